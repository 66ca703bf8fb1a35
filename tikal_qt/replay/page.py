"""A recorded game, step by step."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.game import Choice, Over
from engine.tikal import rules
from engine.tikal.position import AUCTION
from engine.tikal.scoring import score_sheet
from net.core.verify import Recording
from tikal_qt.board.keys import press_by
from tikal_qt.games.tikal.auction_view import AuctionView
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import Chronicle
from tikal_qt.games.tikal.offers import bids_at
from tikal_qt.games.tikal.players_panel import PlayersPanel
from tikal_qt.games.tikal.scoring_panel import ScoringPanel
from tikal_qt.games.tikal.story import story
from tikal_qt.panels.columns import ThreeColumns
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.bar import ReplayBar
from tikal_qt.replay.caption import Caption
from tikal_qt.replay.export import ExportButton
from tikal_qt.replay.model import ReplayModel
from tikal_qt.replay.stage import Stage
from tikal_qt.theme.parts import button, keep_room, label, row, tabs
from tikal_qt.words.names import told_apart
from tikal_qt.words.sentences import printable
from tikal_qt.words.tables import variant_name

translate = QCoreApplication.translate


class ReplayPage(QWidget):
    """Shows `recording`; digest: of the log as hexadecimal, "" if it has none.

    height: of the entry to begin with, -1 for the start of the game.

    closed(): the person has seen enough. told(text, mood): for a notice.
    """

    closed = Signal()
    told = Signal(str, str)

    def __init__(self, recording: Recording, digest: str = "", height: int = -1) -> None:
        super().__init__()
        self.recording, self.digest = recording, digest
        self.colours = recording.colours
        self.names = told_apart([printable(nick) for nick in recording.nicks])
        self.chronicle = Chronicle(recording.start, self.names)
        lines = self.chronicle.extend(recording.entries)
        self.replay = ReplayModel(self.chronicle.history, self)
        self.board = BoardView()
        self.board.set_story(lambda position, hexagon: story(position, hexagon, self.names))
        self.stage = Stage(self.board, self)
        self.caption = Caption(self.board)
        self.players = PlayersPanel(self.names)
        self.log = LogPanel(follows=False)
        self.log.begin(len(self.names))
        self.log.add(lines, self.names)
        self.scoring = ScoringPanel()
        self.auction = AuctionView(self.names)
        self.bar = ReplayBar(self.replay)
        self.export = ExportButton(self.replay, self.names, digest)
        self.close_button = button(translate("Replay", "Close"))
        press_by(self.close_button, QKeySequence(Qt.Key.Key_Escape), self)
        self._lay_out(recording)
        self._connect()
        self._moved(animated=False)
        if height >= 0:
            self.replay.go(self.chronicle.history.place_of(height))

    def _lay_out(self, recording: Recording) -> None:
        title = translate("Replay", "Replay: {names} · {variant}").format(
            names=", ".join(self.names), variant=variant_name(recording.settings.variant)
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
                translate("Table", "Scoring"): self.scoring,
            }
        )
        body = row(ThreeColumns(self.players, self.board, side))
        body.setContentsMargins(8, 6, 8, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.setSpacing(4)
        layout.addWidget(head)
        layout.addLayout(body, 1)
        if recording.settings.variant == AUCTION:
            keep_room(self.auction)
            room = row(self.auction)
            room.setContentsMargins(8, 0, 8, 0)
            layout.addLayout(room)
        layout.addWidget(self.bar)

    def _connect(self) -> None:
        self.replay.moved.connect(lambda animated: self._moved(animated=animated))
        self.log.line_chosen.connect(lambda line: self.replay.go(self.chronicle.places[line]))
        self.export.told.connect(self.told)
        self.close_button.clicked.connect(self.closed)

    def _moved(self, *, animated: bool) -> None:
        replay, chronicle = self.replay, self.chronicle
        if animated and replay.step is not None:
            self.stage.animate(replay.step, replay.pace_ms)
        else:
            self.stage.show(replay.position, replay.step)
        self.caption.show_lines(chronicle.told_at(replay.place), self.names)
        self.log.mark(chronicle.line_at(replay.place))
        position = replay.position
        if position.variant == AUCTION:
            self.auction.show_auction(position, bids_at(chronicle.history, replay.place))
        awaited = rules.awaiting(position)
        seat = awaited.seat if isinstance(awaited, Choice) else -1
        self.players.show_players(position, seat, [""] * len(self.names), ())
        now = () if isinstance(awaited, Over) else score_sheet(position)
        self.scoring.show_scores(now, chronicle.scored_at(replay.place), self.names)
