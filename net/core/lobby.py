"""The table before the start, as the value its host announces, and the changes it can undergo.

Every change of settings or seats raises the revision and takes back everybody's readiness, so
READY always names exactly what was accepted.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game import Game, Setup, SetupError
from net.core.errors import LocalError, RemoteError
from net.core.messages import (
    MAX_PLAYERS,
    JoinRequest,
    Lobby,
    Proposal,
    RosterRow,
    SeatRow,
    Settings,
)

HOST_SEAT = 0
NO_SEAT = -1
NO_COLOUR = -1


def open_table(lobby_id: bytes, settings: Settings, host: SeatRow) -> Lobby:
    """Return revision 1 of a table at which only the host sits."""
    others = tuple(_open_row(seat) for seat in range(1, settings.players))
    return Lobby(lobby_id, 1, settings, (host, *others))


def _open_row(seat: int) -> SeatRow:
    return SeatRow(seat, b"", "", "", 0, (), NO_COLOUR)


def host_row(key: bytes, request: JoinRequest) -> SeatRow:
    """Return the row of the host, who needs not ask."""
    return _taken_row(HOST_SEAT, key, request, HOST_SEAT)


def _taken_row(seat: int, key: bytes, request: JoinRequest, colour: int) -> SeatRow:
    return SeatRow(seat, key, request.nick, request.kind, 0, request.addresses, colour)


def seat_of(lobby: Lobby, key: bytes) -> int:
    """Return the seat of `key`, or NO_SEAT."""
    return next((row.seat for row in lobby.seats if key and row.key == key), NO_SEAT)


def open_seats(lobby: Lobby) -> tuple[int, ...]:
    """Return the seats nobody has taken."""
    return tuple(row.seat for row in lobby.seats if not row.key)


def unready_seats(lobby: Lobby) -> tuple[int, ...]:
    """Return the seats that have not accepted this revision, open ones included."""
    return tuple(row.seat for row in lobby.seats if row.ready_rev != lobby.rev)


def seat_for(lobby: Lobby, key: bytes, want: int) -> tuple[str, int]:
    """Return the code of JOIN_REPLY for `key` wanting seat `want` (or any), and the seat."""
    held = seat_of(lobby, key)
    if held != NO_SEAT:
        return ("ok", held) if want in (NO_SEAT, held) else ("duplicate", NO_SEAT)
    free = open_seats(lobby)
    if not free:
        return "full", NO_SEAT
    if want == NO_SEAT:
        return "ok", free[0]
    return ("ok", want) if want in free else ("taken", NO_SEAT)


def take_seat(lobby: Lobby, seat: int, key: bytes, request: JoinRequest) -> Lobby:
    """Return the table with the open `seat` taken by `key`.

    Its colour is that of the seat's number, or the first free one.
    """
    free = free_colours(lobby)
    colour = seat if seat in free else free[0]
    return _with_rows(lobby, {seat: _taken_row(seat, key, request, colour)})


def free_colours(lobby: Lobby) -> tuple[int, ...]:
    """Return the colours no seat has, ascending."""
    taken = [row.colour for row in lobby.seats]
    return tuple(colour for colour in range(MAX_PLAYERS) if colour not in taken)


def choose_colour(lobby: Lobby, seat: int, colour: int) -> Lobby:
    """Return the table with the taken `seat` in `colour`; as it is if it has that already.

    Raises LocalError `colour_taken` if another seat has it.
    """
    row = lobby.seats[seat]
    if row.colour == colour:
        return lobby
    if colour not in free_colours(lobby):
        raise LocalError("colour_taken")
    return _with_rows(lobby, {seat: replace(row, colour=colour)})


def free_seat(lobby: Lobby, seat: int) -> Lobby:
    """Return the table with `seat` open."""
    return _with_rows(lobby, {seat: _open_row(seat)})


def change_settings(lobby: Lobby, settings: Settings) -> Lobby:
    """Return the table under other settings.

    Raises LocalError `seats_taken` if a player sits on a seat that would go.
    """
    gone = lobby.seats[settings.players :]
    if any(row.key for row in gone):
        raise LocalError("seats_taken", (("players", settings.players),))
    added = tuple(_open_row(seat) for seat in range(len(lobby.seats), settings.players))
    kept = lobby.seats[: settings.players] + added
    return _with_rows(replace(lobby, settings=settings, seats=kept), {})


def renew(lobby: Lobby) -> Lobby:
    """Return the same table with nobody ready."""
    return _with_rows(lobby, {})


def _with_rows(lobby: Lobby, rows: Mapping[int, SeatRow]) -> Lobby:
    seats = (rows.get(row.seat, row) for row in lobby.seats)
    unready = tuple(replace(row, ready_rev=0) for row in seats)
    return replace(lobby, rev=lobby.rev + 1, seats=unready)


def mark_ready(lobby: Lobby, seat: int, *, ready: bool) -> Lobby:
    """Return the table with `seat` ready for this revision, or not. The revision stays."""
    rev = lobby.rev if ready else 0
    seats = (replace(row, ready_rev=rev) if row.seat == seat else row for row in lobby.seats)
    return replace(lobby, seats=tuple(seats))


def lobby_of(proposal: Proposal) -> Lobby:
    """Return the table of a game as if it were just announced; nobody's address is known."""
    rows = tuple(
        SeatRow(row.seat, row.key, row.nick, "person", 1, (), row.colour) for row in proposal.seats
    )
    return Lobby(proposal.lobby_id, 1, proposal.settings, rows)


def roster_rows(lobby: Lobby) -> tuple[RosterRow, ...]:
    """Return the seats, all taken, as they will play."""
    return tuple(RosterRow(row.seat, row.key, row.nick, row.colour) for row in lobby.seats)


def check_settings(settings: Settings, games: Mapping[str, Game[Any, Any]]) -> None:
    """Raise LocalError `unknown_game`, or `bad_settings` with the engine's reason."""
    game = games.get(settings.game)
    if game is None:
        raise LocalError("unknown_game", (("game", settings.game),))
    try:
        game.new(Setup(settings.players, settings.variant, settings.first_player))
    except SetupError as error:
        params = (("reason", error.reason.code), *error.reason.params)
        raise LocalError("bad_settings", params) from error


def check_announcement(lobby: Lobby, host: bytes, last: Lobby | None) -> None:
    """Raise RemoteError `bad_lobby` unless `host` may announce `lobby` after `last`."""
    keys = [row.key for row in lobby.seats if row.key]
    colours = [row.colour for row in lobby.seats if row.key]
    fits = (
        tuple(row.seat for row in lobby.seats) == tuple(range(lobby.settings.players))
        and lobby.seats[HOST_SEAT].key == host
        and len(dict.fromkeys(keys)) == len(keys)
        and len(dict.fromkeys(colours)) == len(colours)
        and all(_row_fits(row, lobby.rev) for row in lobby.seats)
        and (last is None or _same_but_ready(lobby, last))
    )
    if not fits:
        raise RemoteError("bad_lobby", (("rev", lobby.rev),))


def _row_fits(row: SeatRow, rev: int) -> bool:
    if row.key:
        whole = bool(row.nick and row.kind) and row.colour != NO_COLOUR
        return whole and row.ready_rev in (0, rev)
    return row == _open_row(row.seat)


def _same_but_ready(lobby: Lobby, last: Lobby) -> bool:
    if lobby.rev != last.rev:
        return True
    plain = tuple(replace(row, ready_rev=0) for row in lobby.seats)
    return (lobby.settings, plain) == (
        last.settings,
        tuple(replace(row, ready_rev=0) for row in last.seats),
    )
