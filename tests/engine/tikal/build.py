"""Hand-made positions for the tests, written as text."""

from engine.tikal import position_text
from engine.tikal.actions import Action
from engine.tikal.notation import format_action, parse_action
from engine.tikal.position import Position
from engine.tikal.rules import apply, legal, why_illegal

FRESH = "0;supply;18;-;-;00000000"
"""A seat that has done nothing yet."""

START = "a4=1,b5=1"
"""The board as every game begins."""

GARDEN = "a4=1,b5=1,c3:A1/0=1,c4:A4/0,c5:A5/0=4"
"""The start with a temple in c3, a jungle in c4 and a treasure tile in c5.

Stones: a5 N1 NE1 SE1, a4 N1 NE1 S1, b4 N1 NE1 SE1, b5 NE1 NW1, c3 N2 NE1, c4 N1 NE1 S1,
c5 N2 SE1. Steps: a5-a4 2, a5-b4 1, a5-b5 2, b4-c4 1, b4-c5 1, b5-c5 1, c3-c4 1, c4-c5 3.
"""

GROVE = GARDEN + ",b3:A2/0=2,d3:A3/0=2,d4:A6/0=4"
"""The garden with all tiles of letter A explored."""


def text(
    land: str,
    *seats: str,
    variant: str = "basic",
    phase: str = "act",
    seat: str = "0",
    ap: int = 10,
    tile: str = "-",
    scoring: str = "-",
    aside: str = "-",
    auction: str = "-",
) -> str:
    """Return the text of a position; two fresh seats unless `seats` are given.

    land: what there is to say of each hexagon, in any order.
    """
    land = ",".join(sorted(land.split(",")))
    head = ("tikal", variant, phase, seat, str(ap), tile, scoring, aside, auction)
    return " ".join((*head, land, *(seats or (FRESH, FRESH))))


def position(land: str, *seats: str, **fields: str | int) -> Position:
    """Return a position that a game can bring about; see `text`."""
    return position_text.parse_position(text(land, *seats, **fields))  # type: ignore[arg-type]  # forwarded


def any_position(land: str, *seats: str, **fields: str | int) -> Position:
    """Return a position, also one that no game can bring about; see `text`."""
    return position_text._read(text(land, *seats, **fields))  # type: ignore[arg-type]  # forwarded


def moves(at: Position, *verbs: str) -> list[str]:
    """Return the texts of the legal actions, only those of `verbs` if any are given."""
    texts = [format_action(action) for action in legal(at)]
    return [t for t in texts if not verbs or t.split(" ")[0] in verbs]


def after(at: Position, *texts: str) -> Position:
    """Return the position after the actions of `texts`."""
    for action in map(parse_action, texts):
        at = apply(at, action)
    return at


def refused(at: Position, action_text: str) -> tuple[str, dict[str, int | str]] | None:
    """Return the code and parameters of why the action is illegal, None if it is legal."""
    action: Action = parse_action(action_text)
    reason = why_illegal(at, action)
    return None if reason is None else (reason.code, dict(reason.params))
