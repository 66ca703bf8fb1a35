"""The log and the sums, told from the entries of hand-made games."""

import pytest

from engine.game import Draw, Setup
from engine.tikal.components import TILE_OF
from engine.tikal.game import Tikal
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import NO_TILE, Phase, Position
from net.core.view import EntryView
from tikal_qt.games.desk import FinalRow
from tikal_qt.games.tikal.chronicle import TikalChronicle
from tikal_qt.games.tikal.final_table import final_rows
from tikal_qt.games.tikal.sums import parts, sheet_words
from tikal_qt.panels.lines import Line, LineKind
from tikal_qt.table.result_words import winner_words

TIKAL = Tikal()
NAMES = ("Ana", "Bea")
ACTION, DRAW, SCORE, NEWS = LineKind.ACTION, LineKind.DRAW, LineKind.SCORE, LineKind.NEWS

VOLCANO = TILE_OF["B6"]


class Tale:
    """A game that goes on from a hand-made position."""

    def __init__(self, position: Position) -> None:
        self.start = self.position = position
        self.entries: list[EntryView[Position]] = []
        self.chronicle = TikalChronicle(position, NAMES)

    def act(self, seat: int, *texts: str, cause: str = "") -> tuple[Line, ...]:
        for text in texts:
            self.position = TIKAL.apply(self.position, TIKAL.parse_action(text))
        return self._enter("action", seat, texts, (), 0, cause)

    def draw(self, *outcomes: str) -> tuple[Line, ...]:
        purposes = []
        for outcome in outcomes:
            awaited = TIKAL.awaiting(self.position)
            assert isinstance(awaited, Draw)
            purposes.append(awaited.purpose)
            self.position = TIKAL.draw(self.position, outcome)
        return self._enter("draw", -1, outcomes, tuple(purposes), 2)

    def _enter(
        self,
        kind: str,
        seat: int,
        texts: tuple[str, ...],
        purposes: tuple[str, ...],
        seeds: int,
        cause: str = "",
    ) -> tuple[Line, ...]:
        height, position = len(self.entries), self.position
        entry = EntryView(height, kind, seat, texts, purposes, seeds, position, cause)
        self.entries.append(entry)
        return self.chronicle.extend(self.entries)


def start(variant: str = "basic", first: int = 0) -> Position:
    return TIKAL.new(Setup(2, variant, first))


def with_worker(position: Position, seat: int, hexagon: str) -> Position:
    """Return the position with one worker of `seat` in `hexagon`."""
    workers = list(position.workers)
    supply = list(position.supply)
    workers[seat] = tuple(sorted((*workers[seat], HEXAGON_OF[hexagon])))
    supply[seat] -= 1
    return position._replace(workers=tuple(workers), supply=tuple(supply))


@pytest.fixture
def scoring_turn() -> Position:
    """Ana, who has the temple a4 (value 1) and two jade masks, ends her scoring turn next."""
    position = with_worker(start(), 0, "a4")
    return position._replace(
        phase=Phase.ACT,
        seat=0,
        ap=10,
        tile=VOLCANO,
        scoring=(0, 1),
        found=(bytes([2, 0, 0, 0, 0, 0, 0, 0]), bytes(8)),
    )


def test_a_drawn_first_player_and_the_first_tile() -> None:
    tale = Tale(start(first=-1))

    assert tale.draw("1", "A1") == (
        Line(0, DRAW, 1, "begins the game, drawn by lot", 0, 2),
        Line(0, DRAW, 1, "draws the tile A1: temple 1", 0, 2),
    )


def test_actions_are_told_with_their_cost_and_unused_points() -> None:
    tale = Tale(start())
    tale.draw("A1")
    place = TIKAL.format_action(TIKAL.legal(tale.position)[0])
    hexagon = place.split()[1]

    assert tale.act(0, place, "place worker a5", "place leader a5", "end") == (
        Line(1, ACTION, 0, f"places the tile in {hexagon}"),
        Line(1, ACTION, 0, "brings a worker to a5", 1),
        Line(1, ACTION, 0, "brings the leader to a5", 1),
        Line(1, ACTION, 0, "ends the turn with 8 AP unused"),
    )


def test_only_new_entries_are_told() -> None:
    tale = Tale(start())
    tale.draw("A1")

    assert tale.chronicle.extend(tale.entries) == ()
    assert len(tale.chronicle.lines) == 1


def test_a_scoring_turn_is_told_as_a_sum(scoring_turn: Position) -> None:
    tale = Tale(scoring_turn)

    told = tale.act(0, "end")

    assert told == (
        Line(0, ACTION, 0, "ends the turn with 10 AP unused"),
        Line(0, SCORE, 0, "scores 4 = 1 (temple a4) + 3 (pair: jade mask): now 4"),
    )
    (scored,) = tale.chronicle.scored
    assert parts(scored.sheet) == ((1, "temple a4"), (3, "pair: jade mask"))
    assert (scored.total, scored.final) == (4, False)


def test_a_scoring_turn_without_points(scoring_turn: Position) -> None:
    tale = Tale(scoring_turn)
    tale.act(0, "end")

    assert tale.act(1, "end")[1] == Line(1, SCORE, 1, "scores 0: now 0")


def test_a_guarded_temple_is_named_so(scoring_turn: Position) -> None:
    guards = bytearray(scoring_turn.guards)
    guards[HEXAGON_OF["b5"]] = 2
    tale = Tale(scoring_turn._replace(guards=bytes(guards)))
    tale.act(0, "end")
    tale.act(1, "end")

    assert sheet_words(tale.chronicle.scored[1].sheet) == "1 = 1 (guarded temple b5)"


def test_a_drawn_volcano_starts_a_scoring_round() -> None:
    position = start()
    stack = tuple(n for n in position.stack if n >= TILE_OF["B1"])
    tale = Tale(position._replace(stack=stack))

    told = tale.draw("B6")

    assert told == (
        Line(0, DRAW, 0, "draws the tile B6: volcano", 0, 2),
        Line(0, NEWS, -1, "The volcano B6 starts a scoring round"),
    )


def test_the_last_scoring_round_is_announced() -> None:
    tale = Tale(start()._replace(phase=Phase.ACT, seat=0, ap=0, stack=()))

    assert tale.act(0, "end") == (
        Line(0, ACTION, 0, "ends the turn"),
        Line(0, NEWS, -1, "The last scoring round begins"),
    )


def test_an_auction_is_told_with_what_was_paid() -> None:
    tale = Tale(start("auction"))

    assert tale.draw("A1", "A2") == (
        Line(0, DRAW, -1, "On offer: A1, temple 1", 0, 2),
        Line(0, DRAW, -1, "On offer: A2, temple 2", 0, 2),
    )
    assert tale.act(0, "bid 3") == (Line(1, ACTION, 0, "bids 3"),)
    assert tale.act(1, "pass") == (
        Line(2, ACTION, 1, "passes"),
        Line(2, NEWS, 0, "pays 3 and takes the turn"),
    )
    assert tale.chronicle.paid == [3, 0]


def test_a_turn_nobody_bids_for_costs_nothing() -> None:
    tale = Tale(start("auction"))
    tale.draw("A1", "A2")
    tale.act(0, "pass")

    assert tale.act(1, "pass")[1] == Line(2, NEWS, 0, "takes the turn for nothing")
    assert tale.chronicle.paid == [0, 0]


def test_the_last_of_a_round_takes_the_last_tile() -> None:
    tale = Tale(start("auction"))
    tale.draw("A1", "A2")
    tale.act(0, "bid 3")
    tale.act(1, "pass")

    assert tale.act(0, "choose A2", "tile c4 0", "end")[-2:] == (
        Line(3, ACTION, 0, "ends the turn with 10 AP unused"),
        Line(3, NEWS, 1, "takes the last tile, A1: temple 1"),
    )
    told = tale.act(1, "tile c5 0", "place leader a5")
    assert [line.kind for line in told] == [ACTION, ACTION]


def test_the_final_table_has_a_row_for_each_scoring_round(scoring_turn: Position) -> None:
    last_tile_placed = scoring_turn._replace(scoring=(), tile=NO_TILE, stack=(), ap=0)
    tale = Tale(last_tile_placed)
    tale.act(0, "end")  # the last round begins with the player after
    tale.act(1, "end")
    tale.act(0, "end")

    assert final_rows(tale.chronicle, tale.position) == (
        FinalRow("Last scoring round", (4, 0)),
        FinalRow("Total", (4, 0)),
    )


def test_a_scoring_round_by_a_volcano_is_numbered() -> None:
    position = start()
    stack = tuple(n for n in position.stack if n >= TILE_OF["B1"])
    tale = Tale(with_worker(position._replace(stack=stack), 1, "b5"))
    tale.draw("B6")
    tale.act(0, "end")
    tale.act(1, "end")

    assert final_rows(tale.chronicle, tale.position) == (
        FinalRow("Volcano 1", (0, 1)),
        FinalRow("Total", (0, 1)),
    )


def test_the_final_table_of_an_auction_begins_with_20_points_and_counts_what_was_paid() -> None:
    tale = Tale(start("auction"))
    tale.draw("A1", "A2")
    tale.act(0, "bid 3")
    tale.act(1, "pass")

    assert final_rows(tale.chronicle, tale.position) == (
        FinalRow("Points to begin with", (20, 20)),
        FinalRow("Paid in auctions", (-3, 0)),
        FinalRow("Total", (17, 20)),
    )


def test_every_line_knows_its_place_in_the_history(scoring_turn: Position) -> None:
    tale = Tale(scoring_turn)
    tale.act(0, "place worker a5", "end")
    tale.act(1, "end")
    told = tale.chronicle

    # One step brings a worker; each end of a turn is told and scored.
    assert told.places == [1, 2, 2, 3, 3]
    assert [told.line_at(place) for place in range(4)] == [-1, 0, 2, 4]
    assert [line.kind for line in told.told_at(2)] == [ACTION, SCORE]
    assert told.told_at(0) == []
    assert [len(told.scored_at(place)) for place in range(4)] == [0, 0, 1, 2]


def test_who_wins() -> None:
    assert winner_words((1,), NAMES) == "Bea wins."
    assert winner_words((0, 1), NAMES) == "The win is shared by Ana, Bea."


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("passive", "(by the rules: the player is away)"),
        ("clock", "(by the rules: the time was over)"),
    ],
)
def test_why_the_rules_played_is_told_once_an_entry(cause: str, told: str) -> None:
    tale = Tale(start())
    tale.draw("A1")
    place = TIKAL.format_action(TIKAL.legal(tale.position)[0])
    hexagon = place.split()[1]

    assert tale.act(0, place, "end", cause=cause) == (
        Line(1, ACTION, 0, f"places the tile in {hexagon} {told}"),
        Line(1, ACTION, 0, "ends the turn with 10 AP unused"),
    )
