"""What is read out while nobody looks: turns, draws, plans, refusals."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.tikal.actions import PlaceTile
from engine.tikal.components import TILE_OF, TILES
from engine.tikal.hexes import HEXAGON_OF as AT
from net.core.messages import Settings
from net.core.view import Waiting
from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import GAME, House
from tests.gui.tikal_positions import acting, with_workers
from tests.present import present
from tikal_qt.games.tikal.player_card import PlayerState, card_words
from tikal_qt.games.tikal.player_facts import player_facts
from tikal_qt.games.tikal.stones import tile_words
from tikal_qt.games.tikal.words import tile_name
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest
from tikal_qt.table.page import TablePage

BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 2, 0, 0, 90, "skip")
PEOPLE = (LocalSeat("Ana"), LocalSeat("Bea"))


@pytest.fixture
def opened(
    window: MainWindow, house: House, qapp: QApplication, told: list[str | int]
) -> Callable[..., TablePage]:
    """Lets Ana play against Bea, who is elsewhere."""

    def now(settings: Settings = BASIC) -> TablePage:
        window.open(HostRequest(settings, (LocalSeat("Ana"),)))
        settle(qapp)
        house.arrive("Bea")
        house.begin()
        house.tell()
        settle(qapp)
        return table_of(window)

    return now


def texts(told: list[str | int]) -> list[str]:
    return [text for text in told if isinstance(text, str)]


def first_rotation(table: TablePage, hexagon: int) -> int:
    """Return how the tile in hand would lie in `hexagon` after one click."""
    laid = desk_of(table).model.targets()[hexagon].actions[0]
    assert isinstance(laid, PlaceTile)
    return laid.rotation


def test_the_draw_and_then_the_turn_are_told(
    opened: Callable[..., TablePage], told: list[str | int]
) -> None:
    table = opened()
    tile = present(desk_of(table).model.planned).tile

    assert texts(told) == [
        f"Ana draws the tile {TILES[tile].name}: {tile_name(tile)}",
        tile_words(tile, 0),
        "!" + table.strip.sentence.text(),
    ]
    assert texts(told)[2].startswith("!Ana: place the tile, ")


def test_the_tile_in_hand_is_told_as_it_is_turned(
    opened: Callable[..., TablePage], told: list[str | int], qtbot: QtBot
) -> None:
    table = opened()
    tile = present(desk_of(table).model.planned).tile
    hexagon = min(desk_of(table).model.targets())
    told.clear()
    desk_of(table).board.keyboard.go(hexagon)
    assert texts(told)[-1] == tile_words(tile, first_rotation(table, hexagon))

    qtbot.keyClick(table.game.board, Qt.Key.Key_R)
    assert texts(told)[-1] == tile_words(tile, first_rotation(table, hexagon))


def test_a_planned_step_and_what_is_left_are_told(
    opened: Callable[..., TablePage], told: list[str | int]
) -> None:
    table = opened()
    desk_of(table).model.choose(min(desk_of(table).model.targets()))
    told.clear()
    desk_of(table).model.do(GAME.parse_action("place worker a5"))
    assert texts(told) == ["Planned: brings a worker to a5", "9 action points left"]

    told.clear()
    desk_of(table).model.undo()
    assert texts(told) == ["Taken back", "10 action points left"]


def test_why_a_click_does_nothing_interrupts(
    opened: Callable[..., TablePage], told: list[str | int], qtbot: QtBot
) -> None:
    table = opened()
    told.clear()
    desk_of(table).board.hexagon_clicked.emit(
        AT["a5"], Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )

    assert texts(told) == ["!The hexagon a5 is explored already."]


def test_what_another_does_is_told_once(
    opened: Callable[..., TablePage], told: list[str | int], house: House, qapp: QApplication
) -> None:
    table = opened()
    desk_of(table).model.choose(min(desk_of(table).model.targets()))
    desk_of(table).model.end_turn()
    settle(qapp)
    told.clear()
    place = GAME.format_action(GAME.legal(house.position)[0])
    house.act(1, (place,))
    house.tell()
    settle(qapp)

    where = place.split()[1]
    assert [text for text in texts(told) if where in text] == [f"Bea places the tile in {where}"]


def test_a_lost_player_is_told(
    opened: Callable[..., TablePage], told: list[str | int], house: House, qapp: QApplication
) -> None:
    opened()
    told.clear()
    house.lost, house.waiting = (1,), Waiting("link", (1,), 0)
    house.tell()
    settle(qapp)

    assert texts(told) == ["!The game is paused: waiting for Bea to return."]


def test_f8_reads_the_state_again(
    opened: Callable[..., TablePage], told: list[str | int], qtbot: QtBot
) -> None:
    table = opened()
    table.window().activateWindow()
    told.clear()
    qtbot.keyClick(table.game.board, Qt.Key.Key_F8)

    assert texts(told) == ["!" + table.strip.sentence.text()]


def test_a_bid_is_told_as_it_is_raised(
    opened: Callable[..., TablePage], told: list[str | int], qtbot: QtBot
) -> None:
    table = opened(AUCTION)
    table.window().activateWindow()
    told.clear()
    qtbot.keyClick(table.game.board, Qt.Key.Key_PageUp)
    qtbot.keyClick(table.game.board, Qt.Key.Key_PageUp)
    qtbot.keyClick(table.game.board, Qt.Key.Key_PageDown)

    assert texts(told) == ["2", "3", "2"]
    assert desk_of(table).bidding.amount.value() == 2


def test_who_comes_back_is_not_read_all_of_the_game(
    opened: Callable[..., TablePage],
    told: list[str | int],
    house: House,
    qapp: QApplication,
    window: MainWindow,
) -> None:
    table = opened()
    for _ in range(30):
        text = GAME.format_action(GAME.legal(house.position)[0])
        house.act(house.position.seat, (text,))
    told.clear()
    house.tell()
    settle(qapp)

    told_lines = next(text for text in texts(told) if ". " in text)
    assert len(desk_of(table).chronicle.lines) > 20
    assert told_lines.count(". ") == 7


@pytest.mark.parametrize(
    ("tile", "rotation", "words"),
    [
        ("A1", 0, "temple 1, stones: north 2, north-east 1"),
        ("A1", 2, "temple 1, stones: south-east 2, south 1"),
        ("A1", 4, "temple 1, stones: south-west 2, north-west 1"),
        ("B6", 0, "volcano, no stones"),
    ],
)
def test_a_tile_in_words(tile: str, rotation: int, words: str) -> None:
    assert tile_words(TILE_OF[tile], rotation) == words


def test_a_player_in_words() -> None:
    position = with_workers(acting(ap=7), 0, "a4", "a4", "a5")
    state = PlayerState("Ana", "you", to_move=True, link="")

    assert card_words(player_facts(position, 0), state) == (
        "you; to move; 7 AP; Scoring now would give 1; The leader is still to come;"
        " 15 workers still to come; 2 camps still to pitch; 2 guards still to set"
    )


def test_a_player_who_is_lost_in_words() -> None:
    state = PlayerState("Ben", "on the network", to_move=False, link="Waiting for Ben to return")

    assert card_words(player_facts(acting(), 1), state) == (
        "on the network; Scoring now would give 0; The leader is still to come;"
        " 18 workers still to come; 2 camps still to pitch; 2 guards still to set;"
        " Waiting for Ben to return"
    )
