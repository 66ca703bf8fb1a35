"""Makes a table known on the network, and finds again those who are lost from its game."""

from collections.abc import Sequence
from dataclasses import replace

from net.core.keys import short_id
from net.core.messages import Build
from net.core.view import Stage
from net.shell.events import FoundTable
from net.shell.lookout import Lookout, Sign
from net.shell.notice import Notice, game_id
from net.shell.party import Party
from net.shell.seat import Seat

SEEK_AFTER_TICKS = 8
"""A link that comes back within 2 s needs no search."""

_OPEN = {Stage.LOBBY: "lobby", Stage.AGREEING: "lobby", Stage.PLAYING: "playing"}
_AWAY = ("down", "none")


class Presence:
    """What `lookout` shows of the seats in `party`, and looks for on their behalf.

    announced: whether a table with nobody but them is shown as well, for who wants to look on.
    """

    def __init__(self, build: Build, party: Party, lookout: Lookout) -> None:
        self._build = build
        self._party = party
        self._lookout = lookout
        self._away_ticks = 0
        self.announced = True

    def view_changed(self, seat: Seat, *, hosting: bool) -> None:
        """Show the table of `seat` as it stands now.

        The host announces its lobby; a game that is played, every client that takes part, so that
        its players find each other wherever they are.
        """
        if seat.view.own_seat < 0:
            return
        first = next(iter(self._party.seats.values()), None)
        if hosting or (seat.view.stage is Stage.PLAYING and seat is first):
            private = not self.announced and self._is_alone(seat)
            self._lookout.show(None if private else self._sign(seat))

    def _is_alone(self, seat: Seat) -> bool:
        """Say whether every seat of the table is of this machine."""
        own = {one.key for one in self._party.seats.values()}
        return all(row.key in own for row in seat.view.seats)

    def tick(self) -> None:
        """Look for players who stay away; called about every 250 ms."""
        self._away_ticks = self._away_ticks + 1 if self._is_someone_away() else 0
        self._lookout.seek(self._away_ticks > SEEK_AFTER_TICKS)

    def seen(self, tables: Sequence[FoundTable]) -> None:
        """Try where players of the game that is played here are said to be.

        They may have gone on as a new game, or be still in the one before.
        """
        for seat in tuple(self._party.seats.values()):
            if seat.view.play is None:
                continue
            keys = {short_id(row.key): row.key for row in seat.view.seats}
            for table in tables:
                for key_id, addresses in table.members:
                    if key_id in keys:
                        seat.hint(keys[key_id], addresses)

    def _is_someone_away(self) -> bool:
        views = (seat.view for seat in self._party.seats.values())
        return any(
            row.link in _AWAY for view in views if view.stage is Stage.PLAYING for row in view.seats
        )

    def _sign(self, seat: Seat) -> Sign | None:
        view = seat.view
        stage = _OPEN.get(view.stage)
        if stage is None or view.settings is None:
            return None
        places = (sum(1 for row in view.seats if row.key), view.settings.players)
        rules = self._build.rules_hash
        notice = Notice.of(view.own_key, view.settings.game, stage, places, rules)
        if view.play is not None:
            members = tuple(
                (short_id(one.key), one.contact.port) for one in self._party.seats.values()
            )
            notice = replace(notice, game_id=game_id(view.play.gid), members=members)
        return Sign(seat.local.nick, seat.contact.port, notice)
