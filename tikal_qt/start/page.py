"""The start page: who I am, which tables there are, and how to open one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from net.core.nick import MAX_NICK
from tikal_qt import __version__
from tikal_qt.later import later
from tikal_qt.preferences import fit_name
from tikal_qt.requests import HostRequest, JoinRequest, ResumeRequest, WatchRequest
from tikal_qt.resume.card import ResumeCard
from tikal_qt.start.computer_card import ComputerCard
from tikal_qt.start.host_card import HostCard
from tikal_qt.start.log_card import LogCard
from tikal_qt.start.tables_card import TablesCard
from tikal_qt.theme.icon import app_pixmap
from tikal_qt.theme.parts import Card, button, label, roomy, row, scrolling
from tikal_qt.theme.scale import px
from tikal_qt.words.places import reach_words

if TYPE_CHECKING:
    from net.shell import events
    from net.shell.events import FoundTable
else:
    events = later("net.shell.events")

translate = QCoreApplication.translate

_ICON = 56


class StartPage(QWidget):
    """What a person sees first; put what every page has into `corner`.

    asked(request): a HostRequest or JoinRequest with this person's name in it.
    name_chosen(name): the person goes by that name from now on.
    cancelled(): the person does not want to wait for the table any longer.
    log_asked(): a log is to be opened. forget_asked(game): an unfinished game is given up.
    """

    asked = Signal(object)
    name_chosen = Signal(str)
    cancelled = Signal()
    log_asked = Signal()
    forget_asked = Signal(object)

    def __init__(
        self,
        name: str,
        game: str,
        variants: Sequence[str],
        players: range,
        strategies: Sequence[str],
    ) -> None:
        """players: how many can play."""
        super().__init__()
        self.name = roomy(QLineEdit(name))
        self.name.setMaxLength(MAX_NICK)
        self.name.setMinimumWidth(px(220))
        self.name.setAccessibleName(translate("Start", "Your name"))
        self.name_error = label(translate("Start", "Please enter a name first."))
        self.name_error.hide()
        self.resume = ResumeCard()
        self.tables = TablesCard()
        self.computer = ComputerCard(game, variants, players[-1], strategies)
        self.host = HostCard(game, variants, players)
        self.log = LogCard()
        self._subtitle = label(
            translate("Start", "For friends on one network · version {version}").format(
                version=__version__
            ),
            "muted",
        )
        self.busy_label = label("")
        self.cancel = button(translate("Start", "Cancel"))
        self.addresses: tuple[str, ...] = ()
        self._lay_out()
        self._connect()
        self.set_busy("")

    def _lay_out(self) -> None:
        cards = QVBoxLayout()
        cards.setSpacing(12)
        for card in (self.computer, self.host):
            cards.addWidget(card)
        cards.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        found = QVBoxLayout()
        found.setSpacing(12)
        found.addWidget(self.resume)
        found.addWidget(self.tables, 1)
        below = row(self.log, self._addresses_card())
        below.setSpacing(12)
        for place in range(below.count()):
            below.setStretch(place, 1)
        found.addLayout(below)
        columns.addWidget(scrolling(found), 8)
        columns.addWidget(scrolling(cards), 5)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 14, 20, 16)
        outer.setSpacing(12)
        outer.addLayout(self._header())
        outer.addLayout(columns, 1)

    def _header(self) -> QHBoxLayout:
        icon = QLabel()
        icon.setPixmap(app_pixmap(px(_ICON)))
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(label("Tikal", "title"))
        titles.addWidget(self._subtitle)
        titles.addLayout(row(self.busy_label, self.cancel, None))
        caption = label(translate("Start", "Your name"))
        caption.setBuddy(self.name)
        self.corner = row()
        return row(icon, titles, None, self.name_error, caption, self.name, self.corner)

    def _addresses_card(self) -> Card:
        card = Card(translate("Start", "This computer"))
        self._own = text = label("", wrap=True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = copy = button(
            translate("Start", "Copy"), tip=translate("Start", "Copy the addresses as text")
        )
        copy.setEnabled(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(", ".join(self.addresses)))
        line = row(text, copy)
        line.setStretch(0, 1)
        card.body.addLayout(line)
        card.body.addWidget(
            label(
                translate("Start", "A table you host shows its full address, with the port."),
                "muted",
                wrap=True,
            )
        )
        card.body.addStretch(1)
        return card

    def _connect(self) -> None:
        self.resume.resume_asked.connect(lambda game: self.asked.emit(ResumeRequest(game)))
        self.resume.forget_asked.connect(self.forget_asked)
        self.tables.join_asked.connect(self._join)
        self.tables.watch_asked.connect(self._watch)
        self.host.host_asked.connect(self._host)
        self.computer.play_asked.connect(self._host)
        self.name.editingFinished.connect(self._take_name)
        self.name.textEdited.connect(lambda _text: self.name_error.hide())
        self.log.open_asked.connect(self.log_asked)
        self.cancel.clicked.connect(self.cancelled)

    # ---------------------------------------------------------------- state

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Show `addresses` as those of this machine, without ports."""
        self.addresses = tuple(addresses)
        lines = (", ".join(self.addresses), reach_words(self.addresses))
        self._own.setText("\n".join(line for line in lines if line))
        self.copy.setEnabled(bool(self.addresses))
        self.tables.show_searched(self.addresses)

    def set_busy(self, what: str) -> None:
        """Say what is being waited for and offer nothing but to cancel it; "" ends that."""
        self.busy_label.setText(what)
        for part in (self.busy_label, self.cancel):
            part.setVisible(bool(what))
        self._subtitle.setVisible(not what)
        for card in (self.resume, self.tables, self.computer, self.host):
            card.setEnabled(not what)

    # ---------------------------------------------------------------- asking

    def _take_name(self) -> str:
        name = fit_name(self.name.text())
        self.name_error.setVisible(not name)
        if not name:
            self.name.setFocus()
            return ""
        self.name.setText(name)
        self.name_chosen.emit(name)
        return name

    def _join(self, where: str | FoundTable) -> None:
        if name := self._take_name():
            self.asked.emit(JoinRequest(where, (events.LocalSeat(name),)))

    def _watch(self, where: str | FoundTable) -> None:
        if name := self._take_name():
            self.asked.emit(WatchRequest(where, name))

    def _host(self, request: HostRequest) -> None:
        if name := self._take_name():
            self.asked.emit(replace(request, seats=(events.LocalSeat(name), *request.seats)))
