"""A recorded game, step by step."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from net.core.verify import Recording
from tikal_qt.board.keys import press_by
from tikal_qt.panels.columns import ThreeColumns
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.bar import ReplayBar
from tikal_qt.replay.caption import Caption
from tikal_qt.replay.export import ExportButton
from tikal_qt.replay.game import GameReplay
from tikal_qt.replay.model import ReplayModel
from tikal_qt.theme.parts import button, label, row, tabs
from tikal_qt.words.tables import variant_name

translate = QCoreApplication.translate


class ReplayPage(QWidget):
    """Shows `recording` by the parts of its `game`, which is at its start.

    digest: of the log as hexadecimal, "" if it has none. height: of the entry to begin with, -1 for
    the start of the game.

    closed(): the person has seen enough. told(text, mood): for a notice.
    """

    closed = Signal()
    told = Signal(str, str)

    def __init__(
        self, recording: Recording, game: GameReplay, digest: str = "", height: int = -1
    ) -> None:
        super().__init__()
        self.recording, self.game, self.digest = recording, game, digest
        self.colours = recording.colours
        chronicle = game.chronicle
        lines = chronicle.extend(recording.entries)
        self.replay = ReplayModel(chronicle.history, self)
        self.caption = Caption(game.stage.board)
        self.log = LogPanel(follows=False)
        self.log.begin(len(chronicle.names))
        self.log.add(lines, chronicle.names)
        self.bar = ReplayBar(self.replay)
        self.export = ExportButton(self.replay, game.stage, chronicle.names, digest)
        self.close_button = button(translate("Replay", "Close"))
        press_by(self.close_button, QKeySequence(Qt.Key.Key_Escape), self)
        self._lay_out()
        self._connect()
        self._moved(animated=False)
        if height >= 0:
            self.replay.go(chronicle.history.place_of(height))

    def _lay_out(self) -> None:
        game = self.game
        title = translate("Replay", "Replay: {names} · {variant}").format(
            names=", ".join(game.chronicle.names),
            variant=variant_name(self.recording.settings.variant),
        )
        head = QFrame()
        head.setProperty("part", "strip")
        line = row(label(title, "heading", wrap=True), self.export, self.close_button)
        line.setStretch(0, 1)
        line.setContentsMargins(14, 8, 10, 8)
        head.setLayout(line)
        side = tabs(
            {
                translate("Table", "Log"): self.log,
                translate("Table", "Scoring"): game.scoring,
            }
        )
        body = row(ThreeColumns(game.players, game.stage.board, side))
        body.setContentsMargins(8, 6, 8, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.setSpacing(4)
        layout.addWidget(head)
        layout.addLayout(body, 1)
        if game.below is not None:
            room = row(game.below)
            room.setContentsMargins(8, 0, 8, 0)
            layout.addLayout(room)
        layout.addWidget(self.bar)

    def _connect(self) -> None:
        places = self.game.chronicle.places
        self.replay.moved.connect(lambda animated: self._moved(animated=animated))
        self.log.line_chosen.connect(lambda line: self.replay.go(places[line]))
        self.export.told.connect(self.told)
        self.close_button.clicked.connect(self.closed)

    def _moved(self, *, animated: bool) -> None:
        replay, game = self.replay, self.game
        if animated and replay.step is not None:
            game.stage.animate(replay.step, replay.pace_ms)
        else:
            game.stage.show(replay.position, replay.step)
        self.caption.show_lines(game.chronicle.told_at(replay.place), game.chronicle.names)
        self.log.mark(game.chronicle.line_at(replay.place))
        game.show(replay.place)
