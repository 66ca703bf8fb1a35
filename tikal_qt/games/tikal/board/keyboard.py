"""What keys do on a board that has the keyboard's focus."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QToolTip

from engine.tikal import hexes
from tikal_qt.access.telling import announce, focus_part
from tikal_qt.board.zoom_view import STEP
from tikal_qt.games.tikal.board.canvas import BoardCanvas
from tikal_qt.games.tikal.board.cursor import step
from tikal_qt.games.tikal.board.mark_items import CursorItem

translate = QCoreApplication.translate

_PAUSE_MS: Final = 700
"""How long the cursor rests before the story of its hexagon is shown."""


@dataclass(frozen=True, slots=True)
class BoardKey:
    """Any of `keys`, as QKeySequence writes them, does `deed`.

    words: what that is. once: not again while the key is held down.
    """

    keys: tuple[str, ...]
    words: str
    deed: Callable[[], None]
    once: bool = False

    def fits(self, pressed: QKeySequence) -> bool:
        """Return whether `pressed` is one of the keys."""
        return any(pressed == QKeySequence(key) for key in self.keys)


class BoardKeyboard(QObject):
    """Moves `cursor` over `view` and does what its keys say."""

    def __init__(self, view: BoardCanvas, cursor: CursorItem) -> None:
        super().__init__(view)
        self._view = view
        self._cursor = cursor
        self._rest = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._rest.timeout.connect(self._show_story)
        view.space_tapped.connect(self._choose)

    @property
    def hexagon(self) -> int:
        """Where the cursor is."""
        return self._cursor.hexagon

    def keys(self) -> tuple[BoardKey, ...]:
        """Return what each key does but the arrows."""
        view = self._view
        return (
            BoardKey(
                ("Return", "Enter", "Space"),
                translate("Board", "Choose here"),
                self._choose,
                once=True,
            ),
            BoardKey(("N",), translate("Board", "To the next place to choose"), self._next),
            BoardKey(
                ("Shift+N",), translate("Board", "To the previous place to choose"), self._previous
            ),
            BoardKey(("I",), translate("Board", "Describe the hexagon"), self.tell),
            BoardKey(("Esc",), translate("Board", "Choose nothing"), view.cancel_asked.emit),
            BoardKey(("+",), translate("Board", "Zoom in"), lambda: view.zoom_by(STEP)),
            BoardKey(("-",), translate("Board", "Zoom out"), lambda: view.zoom_by(1 / STEP)),
            BoardKey(("0",), translate("Board", "Show the whole board"), view.fit),
        )

    def words(self) -> list[tuple[str, str]]:
        """Return each key as people read it, with what it does."""
        told = [("↑ ↓ ← →", translate("Board", "Go over the hexagons"))]
        told += [
            (", ".join(_native(key) for key in entry.keys), entry.words) for entry in self.keys()
        ]
        told.append((_native("Menu"), translate("Board", "Show all that can be done here")))
        dragged = translate("Board", "{key} + drag").format(key=_native("Space"))
        told.append((dragged, translate("Board", "Move the board about, when it is shown larger")))
        return told

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; False if it says nothing."""
        moved = step(self._cursor.hexagon, event.key())
        if moved != hexes.NOWHERE and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go(moved)
            return True
        pressed = _pressed(event)
        entry = next((entry for entry in self.keys() if entry.fits(pressed)), None)
        if entry is not None and not (event.isAutoRepeat() and entry.once):
            entry.deed()
        return entry is not None

    # ---------------------------------------------------------------- the cursor

    def show(self) -> None:
        """Show where the cursor is, and tell it."""
        self._cursor.show()
        focus_part(self._view, self._cursor.hexagon)

    def hide(self) -> None:
        """Show no cursor."""
        self._rest.stop()
        self._cursor.hide()

    def put(self, hexagon: int) -> None:
        """Let the keyboard go on from `hexagon`."""
        self._cursor.move_to(hexagon)

    def go(self, hexagon: int) -> None:
        """Move the cursor to `hexagon`."""
        self._cursor.move_to(hexagon)
        self.show()
        self._view.ensureVisible(self._cursor)
        self._view.hover(hexagon)
        self._rest.start()

    def _choose(self) -> None:
        nobody = Qt.KeyboardModifier.NoModifier
        self._view.hexagon_clicked.emit(self._cursor.hexagon, Qt.MouseButton.LeftButton, nobody)

    def _next(self) -> None:
        self._go_along(sorted(self._view.marks), lambda place: place > self._cursor.hexagon)

    def _previous(self) -> None:
        places = sorted(self._view.marks, reverse=True)
        self._go_along(places, lambda place: place < self._cursor.hexagon)

    def _go_along(self, places: list[int], beyond: Callable[[int], bool]) -> None:
        """Go to the first of `places` that is `beyond` here, else around to the first."""
        if places:
            self.go(next((place for place in places if beyond(place)), places[0]))

    # ---------------------------------------------------------------- telling

    def tell(self) -> None:
        """Show and read the story of the cursor's hexagon."""
        self._show_story()
        announce(self._view, self._view.tip_of(self._cursor.hexagon), urgent=True)

    def _show_story(self) -> None:
        view = self._view
        where = view.viewport().mapToGlobal(view.point_of(self._cursor.hexagon))
        QToolTip.showText(where, view.tip_of(self._cursor.hexagon), view)


def _pressed(event: QKeyEvent) -> QKeySequence:
    """Return the key of `event`; how a sign is typed makes no difference."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if not event.text().isalpha() and event.text().isprintable() and event.text().strip():
        held &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(held, Qt.Key(event.key())))


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
