"""One player of Tikal beside the board."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tikal_qt.board.halo import with_halo
from tikal_qt.board.seats import seat_pixmap, seat_words, style_of
from tikal_qt.games.tikal.board.pieces import Token, draw_camp, draw_guard, draw_token
from tikal_qt.games.tikal.player_facts import PlayerFacts
from tikal_qt.games.tikal.sums import parts
from tikal_qt.games.tikal.treasure_row import TreasureRow, treasures_words
from tikal_qt.language.plural import counted
from tikal_qt.theme.parts import ElidedLabel, label, row
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_TOKEN = 28
_ICON = 28
_HALO = 0.8


@dataclass(frozen=True, slots=True)
class PlayerState:
    """What the card says of the player beyond the position.

    name: of the player. role: such as "you" or "computer". to_move: whether the game awaits
    this player. link: a sentence on a lost link, "" while there is none. follows: the turn after
    the one that is on is this player's.
    """

    name: str
    role: str
    to_move: bool
    link: str
    follows: bool = False


class PlayerCard(QWidget):
    """Name, points, pieces to come and treasures of the player in `seat`."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._to_move = False
        self.name = ElidedLabel("heading")
        self.role = ElidedLabel("muted")
        self.time = label("", "muted")
        self.time.hide()
        self.score = label("", "title")
        self.projected = label("", "muted")
        self.ap = label("", "heading")
        self.following = label(translate("Players", "next"), "muted")
        self.following.setToolTip(translate("Players", "The turn after this one"))
        self.leader, self.workers = QLabel(), QLabel()
        self.camps, self.guards = label(""), label("")
        self.treasures = TreasureRow()
        self.link = label("", wrap=True)
        self.link.setStyleSheet("font-weight: 600")
        self._shown: tuple[PlayerFacts, PlayerState] | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        token = QLabel()
        token.setPixmap(seat_pixmap(self._seat, px(_TOKEN), self.devicePixelRatioF()))
        token.setToolTip(seat_words(self._seat))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addLayout(row(self.role, self.time, None))
        points = QVBoxLayout()
        points.setSpacing(0)
        points.addWidget(self.score, 0, Qt.AlignmentFlag.AlignRight)
        points.addWidget(self.projected, 0, Qt.AlignmentFlag.AlignRight)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(token, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(names, 1)
        head.addLayout(points)
        pieces = QHBoxLayout()
        pieces.setSpacing(4)
        for part in (self.leader, self.workers):
            pieces.addWidget(part)
        for count, draw in ((self.camps, _draw_camp), (self.guards, _draw_guard)):
            icon = QLabel()
            icon.setPixmap(self._piece(draw))
            pieces.addSpacing(1)
            pieces.addWidget(icon)
            pieces.addWidget(count)
        pieces.addStretch(1)
        pieces.addWidget(self.ap)
        pieces.addWidget(self.following)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 4, 8, 5)
        layout.setSpacing(2)
        layout.addLayout(head)
        layout.addLayout(pieces)
        layout.addWidget(self.treasures)
        layout.addWidget(self.link)

    def show_player(self, facts: PlayerFacts, state: PlayerState) -> None:
        """Show the player as `facts` and `state` say."""
        if (facts, state) == self._shown:
            return
        self._shown = (facts, state)
        self._to_move = state.to_move
        self.name.setText(state.name)
        self.name.setToolTip(state.name)
        self.role.setText(state.role)
        self.score.setText(str(facts.score))
        self._show_projected(facts)
        self._show_pieces(facts)
        self._show_turn(facts, state)
        self.treasures.show_treasures(facts.treasures)
        self.link.setText(state.link)
        self.link.setVisible(bool(state.link))
        self.setAccessibleName(
            counted("{name}: %n point(s)", "", facts.score).format(name=state.name)
        )
        self.setAccessibleDescription(card_words(facts, state))
        self.update()

    def show_time(self, time: str) -> None:
        """Show how much time the player has used: `time`."""
        self.time.setText(time)
        self.time.setToolTip(translate("Players", "Time used for turns so far"))
        self.time.show()

    def _show_turn(self, facts: PlayerFacts, state: PlayerState) -> None:
        acts = facts.ap >= 0
        self.ap.setText(translate("Players", "{ap} AP").format(ap=facts.ap) if acts else "")
        follows = state.follows and not acts and not state.to_move
        self.following.setVisible(follows)

    def _show_projected(self, facts: PlayerFacts) -> None:
        gain = facts.projected.total
        text = translate("Players", "+{points} now").format(points=gain)
        self.projected.setText("" if facts.over else text)
        lines = [f"{points}  {what}" for points, what in parts(facts.projected)]
        head = translate("Players", "Scoring now would give {points}:").format(points=gain)
        self.projected.setToolTip("\n".join([head, *lines]))

    def _show_pieces(self, facts: PlayerFacts) -> None:
        self.leader.setVisible(facts.leader_waits)
        self.leader.setPixmap(self._piece(_draw_leader))
        self.leader.setToolTip(translate("Players", "The leader is still to come"))
        self.workers.setPixmap(
            self._piece(lambda painter, seat: _draw_workers(painter, seat, facts.workers))
        )
        self.workers.setToolTip(counted("%n worker(s) still to come", "", facts.workers))
        for count, number, tip in (
            (self.camps, facts.camps, counted("%n camp(s) still to pitch", "", facts.camps)),
            (self.guards, facts.guards, counted("%n guard(s) still to set", "", facts.guards)),
        ):
            count.setText(str(number))
            count.setToolTip(tip)

    def _piece(self, draw: Callable[[QPainter, int], None]) -> QPixmap:
        ratio = self.devicePixelRatioF()
        side = px(_ICON)
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(side / _ICON, side / _ICON)
        draw(painter, self._seat)
        painter.end()
        return with_halo(pixmap, _HALO)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card's ground; a thick frame in the seat's colour says whose turn it is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = palette.color(
            QPalette.ColorRole.Base if self._to_move else QPalette.ColorRole.AlternateBase
        )
        line = palette.color(
            QPalette.ColorRole.WindowText if self._to_move else QPalette.ColorRole.Mid
        )
        painter.setPen(QPen(line, 3 if self._to_move else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))  # for white by day
        painter.setBrush(QColor(style_of(self._seat).fill))
        stripe = box.adjusted(3, 8, 0, -8)
        stripe.setWidth(5)
        painter.drawRoundedRect(stripe, 2.5, 2.5)


def card_words(facts: PlayerFacts, state: PlayerState) -> str:
    """Return all that the card shows but name and points, in words."""
    parts = [state.role]
    if state.to_move:
        parts.append(translate("Players", "to move"))
    elif state.follows:
        parts.append(translate("Players", "next"))
    if facts.ap >= 0:
        parts.append(translate("Players", "{ap} AP").format(ap=facts.ap))
    if not facts.over:
        text = translate("Players", "Scoring now would give {points}")
        parts.append(text.format(points=facts.projected.total))
    if facts.leader_waits:
        parts.append(translate("Players", "The leader is still to come"))
    parts.append(counted("%n worker(s) still to come", "", facts.workers))
    parts.append(counted("%n camp(s) still to pitch", "", facts.camps))
    parts.append(counted("%n guard(s) still to set", "", facts.guards))
    parts += [treasures_words(kind, count) for kind, count in facts.treasures]
    return "; ".join([*parts, state.link] if state.link else parts)


def _draw_leader(painter: QPainter, seat: int) -> None:
    draw_token(painter, Token(seat, leader=True), QPointF(_ICON / 2, _ICON * 0.51), _ICON * 0.55)


def _draw_workers(painter: QPainter, seat: int, count: int) -> None:
    token = Token(seat, leader=False, workers=count)
    draw_token(painter, token, QPointF(_ICON / 2, _ICON * 0.5), _ICON * 0.73)


def _draw_camp(painter: QPainter, seat: int) -> None:
    painter.translate(_ICON / 2, _ICON * 0.86)
    painter.scale(_ICON / 92, _ICON / 92)
    draw_camp(painter, seat)


def _draw_guard(painter: QPainter, seat: int) -> None:
    painter.translate(_ICON / 2, _ICON * 0.76)
    painter.scale(_ICON / 66, _ICON / 66)
    draw_guard(painter, seat, 0)
