"""A seat that is back gives the others their whole time, whatever the clock says."""

from dataclasses import replace

from net.core.view import Membership
from tests.net.core.rig import Rig, settings


def members(rig: Rig, seat: int) -> Membership:
    return rig.play(seat).members


def test_nobody_is_given_up_on_the_day_after() -> None:
    """Much time has passed on the machine's clock; of the 30 s that are waited, none has."""
    rig = Rig(2)
    rig.start(replace(settings(), grace_s=30))
    rig.lost = lambda _sender, _receiver, _message: True
    rig.act(0, "take 1")
    rig.now += 86_400_000
    rig.crash(0)
    came_back_ms = rig.now
    rig.wait(250)
    waiting = rig.play(0).waiting

    assert waiting is not None
    assert waiting.seats == (1,)
    assert waiting.since_ms >= came_back_ms
    assert not members(rig, 0).may_claim
    rig.wait(29_500)
    assert not members(rig, 0).may_claim
    rig.wait(1_000)
    assert members(rig, 0).may_claim
