"""A tile that fits nowhere is set aside (rules, "A turn"): whole games that wall off a1 and a2.

The three volcanoes go to a3, b2 and b1, the only neighbours of a1 and a2, and every other tile
anywhere else, so the last two tiles find two spaces that only a volcano could fill.
"""

from engine.game import Choice, Draw, Over, Setup
from engine.tikal.actions import Action, EndTurn, Pass, PlaceTile
from engine.tikal.chance import drawn
from engine.tikal.components import TILES, Terrain
from engine.tikal.hexes import NAMES
from engine.tikal.notation import format_action
from engine.tikal.opening import new
from engine.tikal.position import NO_TILE, Phase, Position
from engine.tikal.position_text import format_position, parse_position
from engine.tikal.rules import apply, awaiting, legal
from tests.engine.tikal.build import after, moves

WALL = {"B6": "a3", "D5": "b2", "F5": "b1"}
KEPT_FREE = {"a1", "a2", *WALL.values()}
LAST_OF_LETTER = ("B6", "D5", "F5", "G4")


def walled(variant: str, until: int) -> Position:
    """Play a game of two in which nobody spends anything until `until` tiles are left."""
    at = new(Setup(2, variant, 0))
    while True:
        awaited = awaiting(at)
        if isinstance(awaited, Draw):
            if len(at.stack) == until:
                return at
            at = drawn(at, _draw(awaited.choices))
        else:
            assert isinstance(awaited, Choice)
            at = apply(at, _choice(at))


def _draw(choices: tuple[str, ...]) -> str:
    return next((c for c in choices if c not in LAST_OF_LETTER), choices[0])


def _choice(at: Position) -> Action:
    options = legal(at)
    if at.phase is Phase.PLACE_TILE:
        wall = WALL.get(TILES[at.tile].name)
        return next(o for o in options if isinstance(o, PlaceTile) and _suits(o, wall))
    if at.phase is Phase.BID:
        return Pass()
    return EndTurn() if at.phase is Phase.ACT else options[0]


def _suits(action: PlaceTile, wall: str | None) -> bool:
    name = NAMES[action.hexagon]
    return name not in KEPT_FREE if wall is None else name == wall


def test_the_turn_goes_on_with_10_ap_and_the_treasures_stay_in_the_pool() -> None:
    at = walled("basic", until=2)
    assert [TILES[tile].name for tile in at.stack] == ["G3", "G4"]
    seat, before = at.seat, at.board
    at = drawn(at, "G4")
    assert (at.phase, at.seat, at.ap, at.tile) == (Phase.ACT, seat, 10, NO_TILE)
    assert [TILES[tile].name for tile in at.set_aside] == ["G4"]
    assert at.board == before
    assert sum(at.treasures) == 24 - 2
    assert parse_position(format_position(at)) == at


def test_its_drawer_counts_as_the_one_who_placed_the_last_tile() -> None:
    at = drawn(walled("basic", until=2), "G4")
    at = drawn(after(at, "end"), "G3")
    last = at.seat
    assert [TILES[tile].name for tile in at.set_aside] == ["G4", "G3"]
    at = after(at, "end")
    assert at.scoring == (1 - last, last)
    end = awaiting(after(at, "end", "end"))
    assert isinstance(end, Over)
    assert end.winners == (0, 1)


def test_a_tile_that_fits_nowhere_may_be_chosen() -> None:
    at = walled("auction", until=2)
    at = drawn(drawn(at, "G4"), "G3")
    at = after(at, "pass", "pass")
    chooser = at.seat
    assert moves(at) == ["choose G4", "choose G3"]
    at = after(at, "choose G4")
    assert (at.phase, at.seat, at.ap) == (Phase.ACT, chooser, 10)
    at = after(at, "end")
    assert (at.phase, at.seat, at.ap) == (Phase.ACT, 1 - chooser, 10)
    assert [TILES[tile].name for tile in at.set_aside] == ["G4", "G3"]


def test_a_volcano_would_fit_where_nothing_else_does() -> None:
    at = walled("basic", until=2)
    frontier = [NAMES[h] for h in at.board.frontier]
    assert sorted(frontier) == ["a1", "a2"]
    volcano = at._replace(phase=Phase.PLACE_TILE, tile=11)
    assert TILES[11].terrain is Terrain.VOLCANO
    assert [format_action(action) for action in legal(volcano)] == ["tile a1 0", "tile a2 0"]
