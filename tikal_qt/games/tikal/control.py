"""Joins the board, the buttons and the model of a turn."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QToolTip

from engine.tikal import hexes
from engine.tikal.actions import Figure, PlaceTile
from engine.tikal.position import Phase
from tikal_qt.access.focus_ring import focus_by_keys
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.board import BoardView, Ghost, Mark, MarkKind
from tikal_qt.games.tikal.click_words import figures_words, target_words
from tikal_qt.games.tikal.exchange_dialog import ExchangeDialog
from tikal_qt.games.tikal.hexagon_menu import figure_menu, hexagon_menu
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.games.tikal.questions import ask_end_turn
from tikal_qt.games.tikal.story import story
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import reason_words

translate = QCoreApplication.translate


class TurnControl(QObject):
    """Carries clicks to the model and the model's state to the board; asks before a turn ends.

    explained(sentence): why a click did nothing. touched(): the person does something with the
    turn, or clicks the board while it is held. tile_held(): `laid` may differ.
    """

    explained = Signal(str)
    touched = Signal()
    tile_held = Signal()

    def __init__(
        self, view: BoardView, model: TurnModel, bar: ActionBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._bar = bar
        self._model = model
        self._names: tuple[str, ...] = ()
        self._held = False
        self._laid: PlaceTile | None = None
        view.set_offer(self._offer)
        view.hexagon_clicked.connect(self._clicked)
        view.hexagon_hovered.connect(self._show_hint)
        view.rotation_asked.connect(self._turn_tile)
        view.cancel_asked.connect(model.clear_selection)
        bar.chosen.connect(self._follow_keyboard)
        bar.rotation_asked.connect(self._turn_tile)
        bar.end_turn_asked.connect(self._end_turn)
        bar.exchange_asked.connect(self._exchange)
        model.plan_changed.connect(self.refresh)
        model.plan_changed.connect(self._tell_begun)
        model.edited.connect(self.touched)
        model.committed.connect(lambda _texts: self.touched.emit())
        self.set_names(())
        self.refresh()

    def set_names(self, names: Sequence[str]) -> None:
        """Name the players by seat in tooltips and questions."""
        self._names = tuple(names)
        self._view.set_story(lambda position, hexagon: story(position, hexagon, self._names))

    @property
    def held(self) -> bool:
        """Whether somebody else draws on the board."""
        return self._held

    def hold(self, held: bool) -> None:
        """Leave the board to somebody else, or take it back and show what the model holds.

        A click on a held board is told by `touched` and does nothing else: what the person
        clicked at is not what the board shows once it is taken back.
        """
        if held != self._held:
            self._held = held
            self.refresh()

    def _tell_begun(self) -> None:
        if self._model.active and not self._model.idle:
            self.touched.emit()

    @property
    def laid(self) -> PlaceTile | None:
        """Where and how the person here holds the tile over the board, None while it is not."""
        return self._laid

    def refresh(self) -> None:
        """Show on the board what the model holds."""
        planned = self._model.planned
        if planned is None or self._held:
            return
        self._view.show_position(planned, self._model.plan)
        targets = self._model.targets()
        chosen = self._model.aim.chosen
        placing = self._model.aim.mode is Mode.PLACE_TILE
        marks = {
            hexagon: Mark(MarkKind.SPACE) if placing else Mark(MarkKind.TARGET, str(target.cost))
            for hexagon, target in targets.items()
        }
        if chosen is None and self._model.aim.mode in {Mode.MOVE, Mode.TRANSFER}:
            marks |= {hexagon: Mark(MarkKind.SOURCE) for hexagon in self._model.choosable()}
        self._view.set_targets(marks)
        self._view.set_selection(hexes.NOWHERE if chosen is None else chosen[0])
        self._show_hint(self._view.hovered)

    # ------------------------------------------------------------------------- clicks

    def _clicked(
        self, hexagon: int, button: Qt.MouseButton, _modifiers: Qt.KeyboardModifier
    ) -> None:
        if self._held:
            self.touched.emit()
            return
        if not self._model.active:
            return
        if button is Qt.MouseButton.RightButton:
            self._open_menu(hexagon)
        elif not self._model.choose(hexagon):
            self._choose_figure(hexagon)

    def _follow_keyboard(self) -> None:
        """Let who has chosen an action by keyboard go on with it on the board."""
        focused = QApplication.focusWidget()
        if focused is not None and self._bar.isAncestorOf(focused):
            focus_by_keys(self._view)

    def _choose_figure(self, hexagon: int) -> None:
        figures = self._meant(self._model.choosable().get(hexagon, ()))
        chosen = self._model.aim.chosen
        if len(figures) > 1:
            menu = figure_menu(self._model, hexagon, figures, self._view)
            menu.popup(self._view.viewport().mapToGlobal(self._view.point_of(hexagon)))
        elif figures and chosen != (hexagon, figures[0]):
            self._model.select(hexagon, figures[0])
        elif chosen is not None and chosen[0] == hexagon:
            self._model.clear_selection()
        else:
            self._explain(hexagon)

    def _meant(self, figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
        """Return those of `figures` that a click on one of them means: all if beside them."""
        token, planned = self._view.clicked_token, self._model.planned
        if token is None or planned is None or token.seat != planned.seat:
            return figures
        figure = Figure.LEADER if token.leader else Figure.WORKER
        return (figure,) if figure in figures else figures

    def _explain(self, hexagon: int) -> None:
        reason = self._model.why_not_at(hexagon)
        if reason is None:
            self._model.clear_selection()
            return
        text = reason_words(reason, self._names, own=True)
        viewport = self._view.viewport()
        QToolTip.showText(viewport.mapToGlobal(self._view.point_of(hexagon)), text, viewport)
        self.explained.emit(text)

    def _open_menu(self, hexagon: int) -> None:
        menu = hexagon_menu(self._model, hexagon, self._view)
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(self._view.viewport().mapToGlobal(self._view.point_of(hexagon)))

    # ----------------------------------------------------------- what a click would do

    def _show_hint(self, hexagon: int) -> None:
        """Show the tile as it would lie, or the way a figure would take, at `hexagon`.

        While another seat is watched: its tile, wherever that is held.
        """
        if self._held:
            return
        target, planned = self._model.targets().get(hexagon), self._model.planned
        actions = () if target is None else target.actions
        self._view.set_way(actions)
        self._laid = next((action for action in actions if isinstance(action, PlaceTile)), None)
        shown = self._laid or self._model.watched_tile
        if shown is None or planned is None:
            self._view.set_ghost(None)
        else:
            own = shown is self._laid
            self._view.set_ghost(Ghost(shown.hexagon, planned.tile, shown.rotation, own))
        self.tile_held.emit()

    def _offer(self, hexagon: int) -> str:
        """Return what a click on `hexagon` does now, "" if nothing."""
        if self._held:
            return ""
        target = self._model.targets().get(hexagon)
        if target is not None:
            return target_words(target, self._names)
        aim = self._model.aim
        if aim.chosen is None and hexagon in self._model.choosable():
            return figures_words(aim.mode)
        return ""

    def _turn_tile(self, steps: int) -> None:
        self._model.turn_tile(steps, self._view.hovered)

    # ---------------------------------------------------------------------- questions

    def _end_turn(self) -> None:
        planned = self._model.planned
        if planned is None or not self._model.active or planned.phase is not Phase.ACT:
            return
        if planned.ap and self._model.open_modes():
            ask_end_turn(self._model, planned.ap, self._view)
        else:
            self._model.end_turn()

    def _exchange(self) -> None:
        ExchangeDialog(self._model, self._names, self._view).open()
