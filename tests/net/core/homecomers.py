"""Tables whose others have gone on as a new game, and who comes back to them."""

from net.core.io import GoOnAnew
from net.core.messages import Proposal
from tests.net.core.rig import Rig, settings

GRACE_MS = 90_000
ALONE_MS = 5_000


def gone_on(rig: Rig | None = None) -> Rig:
    """A table of four, by default a new one: two have gone on as a new game after two turns."""
    rig = rig or Rig(4)
    rig.start(settings(4))
    rig.act(0, "take 2")
    rig.act(1, "take 3")
    for seat in (0, 1):
        rig.isolate(seat)
    rig.wait(GRACE_MS)
    for seat in (2, 3):
        rig.do(seat, GoOnAnew())
    return rig


def back(rig: Rig, seat: int) -> None:
    """Link `seat` with those who play the new game, and wait until he has been brought there."""
    for other in (2, 3):
        rig.link(seat, other)
    rig.wait(ALONE_MS + 4_000)


def proposed(rig: Rig) -> Proposal:
    message = rig.sent_of(2, Proposal)[-1].message
    assert isinstance(message, Proposal)
    return message
