"""One sentence says whose turn it is, what is awaited and what a click does."""

import pytest

from engine.tikal.actions import Figure, PlaceFigure
from engine.tikal.position import Phase, Position
from tests.gui.tikal_positions import (
    AT,
    NAMES,
    acting,
    bidding,
    placing,
    start,
    with_camp,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.games.tikal.status import status_sentence
from tikal_qt.games.tikal.turn import TurnModel


def sentence(position: Position, controlled: bool = True, mode: Mode | None = None) -> str:
    model = TurnModel()
    model.set_position(position, controlled)
    if mode is not None:
        model.choose_mode(mode)
    return status_sentence(model, NAMES)


def test_before_any_position_nothing_is_said() -> None:
    assert status_sentence(TurnModel(), NAMES) == ""


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (start(), "A tile is being drawn for Ana."),
        (start(3, "auction"), "The tiles for the next auctions are being drawn."),
        (start()._replace(phase=Phase.FIRST_PLAYER), "It is being drawn who begins."),
        (
            acting()._replace(phase=Phase.DRAW_TREASURE),
            "Ana digs: the treasure is being drawn.",
        ),
        (start()._replace(phase=Phase.OVER, seat=-1), "The game is over."),
        (acting(ap=7), "Ana uses action points: 7 left."),
        (acting(ap=7, scoring=(0, 1)), "Ana plays a scoring turn: 7 action points left."),
        (placing("B6"), "Ana places a tile: volcano."),
        (bidding(seat=1), "Ben bids for the next turn or passes."),
        (bidding()._replace(phase=Phase.CHOOSE_TILE), "Ana chooses a tile from the display."),
    ],
)
def test_others_turns_and_draws(position: Position, said: str) -> None:
    assert sentence(position, controlled=False) == said


@pytest.mark.parametrize(
    ("position", "mode", "said"),
    [
        (
            placing("B2"),
            None,
            "Ana: place the tile, temple 3. Click a marked hexagon; the wheel or R turns it.",
        ),
        (bidding(), None, "Ana: bid for the next turn, or pass."),
        (
            bidding()._replace(phase=Phase.CHOOSE_TILE),
            None,
            "Ana: click the tile you take.",
        ),
        (acting(), None, "Ana: 10 action points left. Choose an action."),
        (
            acting(ap=0),
            None,
            "Ana: 0 action points left. Nothing else can be done: end the turn.",
        ),
        (
            with_leader(acting(scoring=(0, 1)), 0, "a5"),
            None,
            (
                "Ana, scoring turn: 10 action points left. Click your figures to move them, or"
                " choose an action."
            ),
        ),
        (
            acting(),
            Mode.PLACE_FIGURE,
            "Ana: 10 action points left. Click where a worker comes in.",
        ),
        (
            with_camp(with_workers(acting(), 0, "a5"), 0, "b4"),
            Mode.TRANSFER,
            "Ana: 10 action points left. Click the camp from which a figure is transferred.",
        ),
        (
            with_workers(with_tile(acting(), "A5", "c4", 0), 0, "c4"),
            Mode.DIG,
            (
                "Ana: 10 action points left. Click where to dig. Digging is final, and so are the"
                " steps before it."
            ),
        ),
        (acting(), Mode.GUARD, "Ana: 10 action points left. Choose an action."),
    ],
)
def test_the_own_turn(position: Position, mode: Mode | None, said: str) -> None:
    assert sentence(position, mode=mode) == said


def test_a_chosen_figure_asks_where_it_goes() -> None:
    model = TurnModel()
    model.set_position(with_leader(acting(), 0, "a5"), True)
    model.select(AT["a5"], Figure.LEADER)

    assert status_sentence(model, NAMES) == (
        "Ana: 10 action points left. Click where the leader goes; the number is the cost."
    )


def test_a_committed_segment_waits_for_the_others() -> None:
    model = TurnModel()
    model.set_position(acting(), True)
    model.do(PlaceFigure(Figure.WORKER, AT["a5"]))
    model.end_turn()

    assert status_sentence(model, NAMES) == "Waiting until every player has confirmed it."
