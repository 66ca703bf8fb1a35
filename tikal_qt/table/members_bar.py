"""What shows who is missing, and asks how to go on."""

import time
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from net.core.epoch import MIN_QUORUM
from net.core.view import Membership
from tikal_qt.table.member_words import epoch_words, left_ms, member_lines
from tikal_qt.theme.parts import button, label, set_mood, set_part
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_BEAT_MS = 500
_NAME_WIDTH = 100
_USUAL_MS = 2_500
"""Who owes a secret for no longer is not told to be missing: messages take their time."""


def session_ms() -> int:
    """Return the time on the clock of sessions: the loop of the network thread uses this one."""
    return int(time.monotonic() * 1000)


class MembersBar(QFrame):
    """Hidden while everybody is here and takes part. As narrow as the column it stands in.

    names: of the players by seat. drop_asked(seat): to go on without that seat. wait_asked(): to
    wait longer. again_asked(): to vote again. anew_asked(): to go on as a new game. over_asked():
    to go over to the new game of others. claim_asked(): to end the game as the only one who stays.
    """

    drop_asked = Signal(int)
    wait_asked = Signal()
    again_asked = Signal()
    anew_asked = Signal()
    over_asked = Signal()
    claim_asked = Signal()

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._members = Membership()
        self._own: tuple[int, ...] = ()
        self.setProperty("part", "banner")
        self.text = label("", wrap=True)
        self.wait = button(translate("Members", "Wait"))
        self.wait.setToolTip(translate("Members", "Give the missing players the same time again"))
        self.wait.clicked.connect(self.wait_asked)
        self.again = button(translate("Members", "Vote again"))
        self.again.clicked.connect(self.again_asked)
        self.anew = button(translate("Members", "Go on as a new game"))
        self.anew.setToolTip(
            translate(
                "Members",
                "It begins with this position. The rules play for those who are missing until they"
                " come back. All who are here must want it.",
            )
        )
        self.anew.clicked.connect(self.anew_asked)
        self.over = button(translate("Members", "Go over to the new game"))
        self.over.clicked.connect(self.over_asked)
        self.claim = button(translate("Members", "End the game"))
        self.claim.clicked.connect(self.claim_asked)
        self._drops = QVBoxLayout()
        self._drops.setSpacing(4)
        self.drops: dict[int, QPushButton] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.setSpacing(4)
        layout.addWidget(self.text)
        layout.addLayout(self._drops)
        for part in (self.wait, self.again, self.anew, self.over, self.claim):
            layout.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        set_mood(self, "warning")
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self._show)
        self.hide()

    def show_members(self, members: Membership, own: Sequence[int], *, ended: bool) -> None:
        """Show `members`. own: the seats of people at this window. ended: the game is over."""
        if ended:
            members = replace(members, missing=(), changing=False, stalled=False, may_claim=False)
            members = replace(members, may_go_anew=False, may_go_over=False, wishing=())
        if (members, tuple(own)) == (self._members, self._own):
            return
        self._members, self._own = members, tuple(own)
        self._offer_drops()
        self._show()
        if members.missing:
            self._beat.start()
        else:
            self._beat.stop()

    def _offer_drops(self) -> None:
        members = self._members
        voting = any(seat in members.active for seat in self._own)
        enough = len(members.active) - 1 >= MIN_QUORUM
        if members.may_go_anew and not members.stalled:
            enough = False  # no vote can be won
        seats = [absence.seat for absence in members.missing if voting and enough]
        for seat in [seat for seat in self.drops if seat not in seats]:
            old = self.drops.pop(seat)
            self._drops.removeWidget(old)
            old.deleteLater()
        for seat in seats:
            if seat not in self.drops:
                self.drops[seat] = self._drop_button(seat)
                self._drops.addWidget(self.drops[seat])
        wished = any(seat in members.wishing for seat in self._own)
        self.wait.setVisible(voting and (bool(members.missing) or wished))
        self.again.setVisible(voting and members.stalled)
        here = bool(self._own) and members.may_go_anew
        self.anew.setVisible(here and not all(seat in members.wishing for seat in self._own))
        self.over.setVisible(bool(self._own) and members.may_go_over)
        self.claim.setVisible(members.may_claim and not members.claimed_by)

    def _drop_button(self, seat: int) -> QPushButton:
        width = px(_NAME_WIDTH)
        name = self.fontMetrics().elidedText(self._names[seat], Qt.TextElideMode.ElideRight, width)
        made = button(translate("Members", "Go on without {name}").format(name=name))
        made.clicked.connect(lambda: self.drop_asked.emit(seat))
        return made

    def _show(self) -> None:
        now_ms = session_ms()
        missing = tuple(
            absence
            for absence in self._members.missing
            if absence.voters or now_ms - absence.since_ms >= _USUAL_MS
        )
        told = replace(self._members, missing=missing)
        lines = member_lines(told, self._names, self._own, now_ms)
        text = "\n".join(lines)
        if text != self.text.text():
            self.text.setText(text)
            self.setAccessibleName(text)
        for absence in self._members.missing:
            offered = self.drops.get(absence.seat)
            if offered is not None:
                over = not left_ms(absence, now_ms)
                offered.setEnabled(over)
                offered.setToolTip(_drop_tip(over))
        self.setVisible(bool(lines))


class EpochBadge(QLabel):
    """How often it was agreed anew who takes part; hidden while that never was. names: by seat."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        set_part(self, "heading")
        self.hide()

    def show_members(self, members: Membership) -> None:
        """Show the epoch of `members`."""
        self.setText(f"↻ {members.number}")
        words = epoch_words(members, self._names)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(members.number > 0)


def _drop_tip(over: bool) -> str:
    if over:
        return translate(
            "Members",
            "The rules will play for that seat. The others are asked as well; the player can come"
            " back later.",
        )
    return translate("Members", "Possible once the time agreed on for waiting is over")
