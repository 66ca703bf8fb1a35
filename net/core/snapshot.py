"""How the state of a session becomes what its window sees."""

from typing import Any

from net.core import lobby as tables
from net.core.endpoint import Endpoint
from net.core.messages import Action, Lobby, SeatRow
from net.core.readiness import Readiness
from net.core.roll import roll_call
from net.core.running import RunningGame
from net.core.table import Table
from net.core.view import PlayView, SeatView, Stage, TableView


def table_view(endpoint: Endpoint, table: Table, last: TableView[Any] | None) -> TableView[Any]:
    """Return `table` as it stands; last: the view before, whose parts are used again."""
    role, lobby = table.role, table.lobby
    readiness = role.readiness if role is not None else Readiness(endpoint.key)
    seats = seat_views(endpoint, lobby, readiness) if lobby is not None else ()
    last_play = last.play if last is not None else None
    code, params = table.closed or ("", ())
    return TableView(
        stage=table.stage,
        own_key=endpoint.key,
        own_seat=table.seat_of(endpoint.key),
        lobby_id=lobby.lobby_id if lobby is not None else b"",
        host=table.host,
        settings=lobby.settings if lobby is not None else None,
        seats=seats,
        missing=missing_seats(endpoint, table),
        play=play_view(table.game, last_play) if table.game is not None else None,
        chat=table.talk.lines,
        closed_code=code,
        closed_params=params,
    )


def missing_seats(endpoint: Endpoint, table: Table) -> tuple[int, ...]:
    """Return the seats that hinder the start."""
    if table.stage is Stage.AGREEING and table.agreement is not None:
        return table.agreement.missing
    if table.stage is not Stage.LOBBY or table.lobby is None:
        return ()
    apart = [
        row.seat
        for row in table.lobby.seats
        if row.key and row.key != endpoint.key and row.key not in endpoint.peers
    ]
    return tuple(sorted({*tables.unready_seats(table.lobby), *apart}))


def link_state(endpoint: Endpoint, key: bytes) -> str:
    """Return "self", "up", "down" (it was up before) or "none" for the link to `key`."""
    if key == endpoint.key:
        return "self"
    if key in endpoint.peers:
        return "up"
    return "down" if key in endpoint.lost_ms else "none"


def seat_views(endpoint: Endpoint, lobby: Lobby, readiness: Readiness) -> tuple[SeatView, ...]:
    """Return the seats of the lobby; the own player is ready as soon as he says so."""

    def view(row: SeatRow) -> SeatView:
        ready = row.ready_rev == lobby.rev
        if row.key == endpoint.key and not ready:
            ready = readiness.wished(lobby)
        link = link_state(endpoint, row.key) if row.key else "none"
        return SeatView(row.seat, row.key, row.nick, row.kind, ready, link, row.colour)

    return tuple(view(row) for row in lobby.seats)


def play_view(game: RunningGame, last: PlayView[Any] | None) -> PlayView[Any]:
    """Return the game as it stands; last: the view before, whose entries are used again."""
    play = game.play
    if last is not None and last.gid != play.roster.gid:
        last = None
    entries = last.entries[: len(play.entries)] if last is not None else ()
    entries += tuple(one.view for one in play.entries[len(entries) :])
    now = play.open
    action = now.action.message if now.action is not None else None
    return PlayView(
        gid=play.roster.gid,
        players=len(play.roster.keys),
        start=play.start,
        entries=entries,
        position=now.position,
        awaiting=now.awaited,
        waiting=game.waiting.now(),
        trouble=play.trouble,
        pending=action.body if isinstance(action, Action) else (),
        previews=game.previews.shown(),
        ended=play.ended,
        members=roll_call(game),
        turn_since_ms=game.clock.since_ms,
    )
