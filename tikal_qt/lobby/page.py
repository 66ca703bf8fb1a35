"""The lobby: who sits where, what will be played, who hinders the start."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from net.core.view import Stage, TableView
from net.shell.events import LocalSeat
from tikal_qt.board.seats import NUMBERS, wearing
from tikal_qt.lobby.guest import ask_for_name
from tikal_qt.lobby.hindrances import hindrances
from tikal_qt.lobby.seat_row import SeatPlace, SeatRow
from tikal_qt.lobby.settings_card import SettingsCard
from tikal_qt.panels.chat import ChatPanel
from tikal_qt.session import TableSession
from tikal_qt.start.computer_card import computer_seat
from tikal_qt.theme.parts import Card, button, label, row, scrolling, set_part
from tikal_qt.words.names import seat_names
from tikal_qt.words.places import reach_words
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate

_STAGES = (Stage.LOBBY, Stage.AGREEING)


class LobbyPage(QWidget):
    """Shows the table of `session` before the start; put what every page has into `corner`.

    left(): the person leaves the table.
    """

    left = Signal()

    def __init__(
        self,
        session: TableSession,
        variants: Sequence[str],
        players: range,
        strategies: Sequence[str],
    ) -> None:
        super().__init__()
        self._session = session
        self._strategies = tuple(strategies)
        self._places: tuple[SeatPlace, ...] = ()
        self._ready = self._answer_due = False
        self.rows: list[SeatRow] = []
        self.title = label("", "title")
        self.seats_card = Card(translate("Lobby", "Seats"))
        self._rows_box = QVBoxLayout()
        self._rows_box.setSpacing(6)
        self.settings = SettingsCard(variants, players)
        self.settings.changed.connect(session.change_settings)
        self.address = label("", wrap=True)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = button(translate("Lobby", "Copy"))
        self.copy.clicked.connect(self._copy_address)
        self.reach = label("", "muted", wrap=True)
        self.address_card = Card(translate("Lobby", "Others join by"))
        told = translate(
            "Lobby",
            "The five words under a name are the fingerprint of that player's key. Read them aloud"
            " to each other: if they are the same on every screen, nobody plays under somebody"
            " else's name.",
        )
        self.fingerprints = label(told, "muted", wrap=True)
        self.waiting = label("", wrap=True)
        self.ready = button("", "chief")
        self.ready.clicked.connect(self._toggle_ready)
        self.leave = button(translate("Lobby", "Leave the table"))
        self.leave.clicked.connect(self.left)
        self.chat = ChatPanel()
        self.chat.said.connect(lambda text: session.say(self._speaker(), text))
        session.view_changed.connect(self._told)
        session.listening.connect(self._told)
        session.refused.connect(self._refused)
        self._lay_out()

    def _lay_out(self) -> None:
        self.seats_card.body.addLayout(self._rows_box)
        self.seats_card.body.addWidget(self.fingerprints)
        self.seats_card.body.addWidget(self.waiting)
        self.seats_card.body.addLayout(row(self.leave, None, self.ready))
        self.address_card.body.addLayout(row(self.address, None, self.copy))
        self.address_card.body.addWidget(self.reach)
        chat_card = Card(translate("Lobby", "Chat"))
        chat_card.body.addWidget(self.chat, 1)
        main = QVBoxLayout()
        main.addWidget(self.seats_card)
        main.addStretch(1)
        side = QVBoxLayout()
        side.setSpacing(12)
        side.addWidget(self.settings)
        side.addWidget(self.address_card)
        side.addWidget(chat_card, 1)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        columns.addWidget(scrolling(main), 3)
        columns.addLayout(side, 2)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 14, 20, 16)
        outer.setSpacing(12)
        self.corner = row()
        outer.addLayout(row(self.title, None, self.corner))
        outer.addLayout(columns, 1)

    # ---------------------------------------------------------------- showing

    def _view(self) -> TableView[object] | None:
        persons = self._session.persons()
        views = self._session.views
        return views.get(persons[0]) if persons else next(iter(views.values()), None)

    @property
    def colours(self) -> tuple[int, ...]:
        """Return the colours of the seats, -1 for an open one."""
        view = self._view()
        return () if view is None else tuple(seat.colour for seat in view.seats)

    def _speaker(self) -> int:
        return next(iter(self._session.persons()), 0)

    def _told(self, _local: int, _news: object) -> None:
        self.refresh()

    def _refused(self, _local: int, _code: str, _params: object) -> None:
        self.refresh()  # what was asked for is not so

    def refresh(self) -> None:
        """Show the table as the session knows it now."""
        view = self._view()
        if view is None or view.settings is None or view.stage not in _STAGES:
            return
        hosting = self._session.hosting()
        host = next((seat for seat in view.seats if seat.key == view.host), None)
        self.title.setText(
            translate("Lobby", "Table of {host}").format(host=printable(host.nick) if host else "")
        )
        self.settings.show_settings(view.settings, editable=hosting and view.stage is Stage.LOBBY)
        self._show_places(view, hosting)
        self._show_start(view)
        addresses = self._session.addresses.get(0, ()) if hosting else ()
        self.address_card.setVisible(bool(addresses))
        self.address.setText("\n".join(addresses))
        self.reach.setText(reach_words(addresses))
        self.reach.setVisible(bool(self.reach.text()))
        with wearing(self.colours):
            self.chat.show_lines(view.chat, seat_names(view))

    def _show_places(self, view: TableView[object], hosting: bool) -> None:
        local_of = {seen.own_key: local for local, seen in self._session.views.items()}
        first = self._speaker()
        taken = self.colours
        free = tuple(colour for colour in NUMBERS if colour not in taken)
        places = []
        for seat in view.seats:
            local = local_of.get(seat.key, -1) if seat.key else -1
            strategy = (self._session.seats[local].strategy or "") if local >= 0 else ""
            places.append(SeatPlace(seat, local, local == first, strategy, hosting, free))
        elsewhere = [place for place in places if place.view.key and place.local < 0]
        self.fingerprints.setVisible(bool(elsewhere))
        if tuple(places) == self._places:
            return
        self._places = tuple(places)
        for old in self.rows:
            self._rows_box.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = [self._make_row(place) for place in places]
        for shown in self.rows:
            self._rows_box.addWidget(shown)

    def _make_row(self, place: SeatPlace) -> SeatRow:
        made = SeatRow(place, self._strategies)
        made.person_asked.connect(self._add_person)
        made.computer_asked.connect(self._add_computer)
        made.free_asked.connect(lambda: self._free(place))
        made.colour_asked.connect(lambda colour: self._session.take_colour(place.local, colour))
        return made

    def _show_start(self, view: TableView[object]) -> None:
        own = [
            seat for seat in view.seats if seat.link == "self" or self._is_local_person(seat.key)
        ]
        self._ready = bool(own) and all(seat.ready for seat in own)
        self._answer_due = False
        self.ready.setText(
            translate("Lobby", "Not ready after all")
            if self._ready
            else translate("Lobby", "Ready")
        )
        set_part(self.ready, "" if self._ready else "chief")
        starting = view.stage is Stage.AGREEING
        self.ready.setEnabled(bool(own) and not starting)
        if starting:
            self.waiting.setText(translate("Lobby", "The table agrees on the game …"))
            return
        lines = [translate("Lobby", "The game starts when every seat is taken and ready.")]
        here = {seen.own_key for seen in self._session.views.values()}
        lines += ["•  " + line for line in hindrances(view, here)]
        self.waiting.setText("\n".join(lines))

    def _is_local_person(self, key: bytes) -> bool:
        return any(self._session.views[local].own_key == key for local in self._session.persons())

    # ---------------------------------------------------------------- doing

    def _toggle_ready(self) -> None:
        # Until the table answers, a second click is not meant. A disabled button would leave the
        # keyboard to the settings.
        if not self._answer_due:
            self._answer_due = True
            self._session.set_ready(not self._ready)

    def _copy_address(self) -> None:
        QGuiApplication.clipboard().setText(self.address.text())

    def _add_person(self) -> None:
        number = 1 + sum(seat.kind == "person" for seat in self._session.seats[1:])
        guest = translate("Lobby", "Guest {number}").format(number=number)
        ask_for_name(self, guest, lambda name: self._session.add_seat(LocalSeat(name)))

    def _add_computer(self, strategy: str) -> None:
        number = 1 + sum(seat.kind == "computer" for seat in self._session.seats)
        self._session.add_seat(computer_seat(number, strategy))

    def _free(self, place: SeatPlace) -> None:
        if place.local >= 0:
            self._session.remove_seat(place.local)
        else:
            self._session.kick(place.view.key)
