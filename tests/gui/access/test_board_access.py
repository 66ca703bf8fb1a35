"""The hexagons of a board as parts a screen reader finds."""

import gc

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.tikal.hexes import HEXAGON_OF as AT
from engine.tikal.hexes import NOWHERE
from tests.gui.tikal_positions import acting, with_leader, with_workers
from tests.present import present
from tikal_qt.games.tikal.board import BoardView, Mark, MarkKind
from tikal_qt.games.tikal.board import accessible as access
from tikal_qt.games.tikal.board.accessible import publish_boards

Text = QAccessible.Text


@pytest.fixture(autouse=True)
def published(qapp: QApplication) -> None:
    publish_boards()


@pytest.fixture
def interface(board: BoardView) -> QAccessibleInterface:
    """The board as a screen reader finds it, with figures on it."""
    position = with_leader(with_workers(acting(), 0, "a4", "a4"), 1, "a4")
    board.show_position(position)
    return QAccessible.queryAccessibleInterface(board)


def test_the_board_is_a_list_of_its_forty_hexagons(interface: QAccessibleInterface) -> None:
    assert interface.role() is QAccessible.Role.List
    assert interface.text(Text.Name) == "Board"
    assert interface.childCount() == 40
    assert interface.child(39).role() is QAccessible.Role.ListItem
    assert interface.child(40) is None
    assert interface.child(-1) is None


def test_a_hexagon_tells_its_story(interface: QAccessibleInterface) -> None:
    assert interface.child(AT["a4"]).text(Text.Name) == (
        "a4: temple of value 1; Ana: workers: 2 (strength 2); Ben: leader (strength 3);"
        " Would score 1 for Ben now; Next level 2; temple tiles of it left: 3;"
        " Paths: a5 for 2 AP"
    )
    assert interface.child(AT["h5"]).text(Text.Name) == "h5: not explored"
    assert interface.child(AT["h5"]).text(Text.Description) == ""


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        (Mark(MarkKind.TARGET, "3"), "h5: not explored; can be chosen for 3 AP"),
        (Mark(MarkKind.SPACE), "h5: not explored; the tile may lie here"),
        (Mark(MarkKind.SOURCE), "h5: not explored; figures to move stand here"),
    ],
)
def test_a_hexagon_tells_what_can_be_done_there(
    interface: QAccessibleInterface, board: BoardView, mark: Mark, said: str
) -> None:
    board.set_targets({AT["h5"]: mark})

    assert interface.child(AT["h5"]).text(Text.Name) == said
    assert interface.child(AT["h5"]).state().selectable
    assert not interface.child(AT["h4"]).state().selectable


def test_what_is_chosen_says_so(interface: QAccessibleInterface, board: BoardView) -> None:
    board.set_selection(AT["h5"])

    assert interface.child(AT["h5"]).text(Text.Name) == "h5: not explored; chosen"
    assert interface.child(AT["h5"]).state().selected
    assert not interface.child(AT["a4"]).state().selected


def test_the_keyboard_is_in_the_hexagon_of_the_cursor(
    interface: QAccessibleInterface, board: BoardView
) -> None:
    board.keyboard.go(AT["b4"])

    assert interface.focusChild() is interface.child(AT["b4"])
    assert interface.child(AT["b4"]).state().focused
    assert not interface.child(AT["a5"]).state().focused


def test_each_hexagon_has_its_place_on_the_screen(
    interface: QAccessibleInterface, board: BoardView
) -> None:
    part = interface.child(AT["c2"])
    middle = part.rect().center()

    offset = board.viewport().mapFromGlobal(middle) - board.point_of(AT["c2"])
    assert offset.manhattanLength() <= 2
    assert interface.childAt(middle.x(), middle.y()) is part
    assert interface.childAt(-5000, -5000) is None
    assert interface.indexOfChild(part) == AT["c2"]
    assert part.parent() is interface
    assert part.childCount() == 0
    assert part.child(0) is None
    assert part.childAt(0, 0) is None
    assert part.window() is board.window().windowHandle()


def test_the_parts_of_a_board_that_is_gone_serve_the_next(qtbot: QtBot, qapp: QApplication) -> None:
    def use_one() -> list[QAccessibleInterface]:
        view = BoardView()
        view.show_position(acting())
        found = QAccessible.queryAccessibleInterface(view)
        parts = [found.child(n) for n in range(found.childCount())]
        shiboken6.delete(view)
        return parts

    first = use_one()
    assert not present(first[0]).isValid()
    assert present(first[0]).text(Text.Name) == ""
    assert present(first[0]).rect().isEmpty()
    kept = len(access._KEPT)
    for _ in range(20):
        use_one()
    gc.collect()

    assert len(access._KEPT) == kept


def test_there_is_no_hexagon_nowhere(board: BoardView) -> None:
    assert board.story_of(NOWHERE) == ""
