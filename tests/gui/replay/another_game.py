"""A game that is not Tikal, as a replay is told of it: the toy of the network's tests."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QLabel

from net.core.view import EntryView
from tests.toy_game import TOY, Position
from tikal_qt.panels.lines import Line, LineKind
from tikal_qt.replay.chronicle import Chronicle
from tikal_qt.replay.history import History, Step

NAMES = ("Ana", "Bea")
START = Position((0, 0), 0, 6)

WAITED = Position((0, 0), 0, 6, waited=True)
TAKEN = Position((2, 0), 1, 5)
DARED = Position((2, 0), 0, 4, pending=(("luck", 1),))
LUCKY = Position((2, 5), 0, 4)

ENTRIES = (
    EntryView(0, "action", 0, ("wait", "take 2"), (), 0, TAKEN),
    EntryView(1, "action", 1, ("dare",), (), 0, DARED, "clock"),
    EntryView(2, "draw", -1, ("5",), ("luck",), 2, LUCKY),
)
"""Ana's turn goes to place 2, Bea's to 3; place 4 is what luck gave her."""


def toy_history() -> History[Position, str]:
    return History(TOY, START, lambda step: step.action not in (None, "wait"), mover)


def mover(position: Position) -> int:
    return position.pending[0][1] if position.pending else position.turn


class ToyChronicle(Chronicle[Position, str]):
    """Tells actions in the game's own words, and of draws nothing."""

    def _tell(self, step: Step[Position, str]) -> None:
        if step.action is not None:
            self.lines.append(Line(step.height, LineKind.ACTION, step.seat, f"does {step.action}"))


def toy_chronicle() -> ToyChronicle:
    return ToyChronicle(toy_history(), NAMES)


class ToyStage:
    """Notes what it is told to show."""

    def __init__(self) -> None:
        self.board = QLabel("board")
        self.shown: list[object] = []

    def clear(self) -> None:
        self.shown.append("cleared")

    def show(self, position: Position, step: Step[Position, str] | None) -> None:
        self.shown.append(position)

    def animate(self, step: Step[Position, str], duration_ms: int) -> None:
        self.shown.append((step.action or step.outcome, duration_ms))

    def picture(self, position: Position, palette: QPalette) -> QImage:
        image = QImage(position.left, 1, QImage.Format.Format_RGB32)
        image.fill(palette.window().color())
        return image


class ToyTurn(QObject):
    touched = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.held = False

    def hold(self, held: bool) -> None:
        self.held = held


class ToyReplay:
    """The parts of a recorded game: labels."""

    below = None

    def __init__(self) -> None:
        self.chronicle = toy_chronicle()
        self.stage = ToyStage()
        self.players = QLabel()
        self.scoring = QLabel()

    def show(self, place: int) -> None:
        position = self.chronicle.history.position_at(place)
        self.players.setText(f"left: {position.left}")
        self.scoring.setText(" ".join(map(str, position.scores)))

    def draw_as(self, other: object) -> None:
        pass
