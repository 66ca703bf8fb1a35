"""Messages that a seat signs though it should not, and what comes of it."""

from dataclasses import replace
from typing import Any

from net.core.envelope import seal
from net.core.keys import Identity
from net.core.messages import Action, Message
from net.core.verify import Exit, Weight, verify
from net.core.view import Trouble
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig
from tests.toy_game import TOY


def forge(rig: Rig, seat: int, message: Message, ctx: bytes = b"") -> bytes:
    """A frame signed by `seat`, who did not mean it."""
    return seal(Identity(bytes([seat + 1]) * 32), ctx or rig.play(0).gid, message)


def action(rig: Rig, seat: int, *body: str, **changes: Any) -> Action:
    """The action that would be right for `seat` at the start."""
    gid = rig.play(0).gid
    state = TOY.position_hash(rig.play(0).start)
    return replace(Action(gid, 0, gid, seat, state, body, 0), **changes)


def troubles(rig: Rig, but: int = -1) -> list[Trouble | None]:
    """What stops the game at every seat, or did before its author was dropped; not at `but`."""
    plays = [rig.play(seat) for seat in range(len(rig.sessions)) if seat != but]
    return [next(iter(play.members.proven), play.trouble) for play in plays]


def proven(rig: Rig, seats: tuple[int, ...] = (0, 2)) -> set[tuple[str, int | None]]:
    """What the logs of `seats` prove, each by itself, as verdict and seat."""
    found = set()
    for seat in seats:
        report = verify([rig.logs[seat]], GAMES, BUILD)
        assert report.exit is Exit.PROVEN
        found |= {
            (one.verdict.value, one.seat) for one in report.findings if one.weight is Weight.PROOF
        }
    return found
