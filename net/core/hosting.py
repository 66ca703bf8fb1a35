"""The host's side of the lobby: seats players, collects READY, proposes the game."""

from contextlib import suppress
from dataclasses import replace

from net.core import lobby as tables
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.errors import LocalError
from net.core.genesis import settings_hash
from net.core.lobby import HOST_SEAT, NO_SEAT
from net.core.messages import (
    LOBBY_ID_BYTES,
    MAX_ADDRESSES,
    NONCE_BYTES,
    PROTO,
    ChooseColour,
    JoinReply,
    JoinRequest,
    KickSeat,
    LeaveTable,
    Lobby,
    Message,
    Proposal,
    Ready,
    Settings,
)
from net.core.readiness import Readiness
from net.core.reception import Fate

LOST_MS = 10_000


class Host:
    """A table this seat hosts.

    Raises LocalError for settings no game can be played with. lobby: as last announced. started:
    the table plays or is bound to, so nobody can come or go.
    """

    def __init__(self, endpoint: Endpoint, settings: Settings) -> None:
        tables.check_settings(settings, endpoint.games)
        self._endpoint = endpoint
        lobby_id = endpoint.entropy(LOBBY_ID_BYTES)
        own = tables.host_row(endpoint.key, endpoint.introduction)
        self.lobby: Lobby = tables.open_table(lobby_id, settings, own)
        self.readiness = Readiness(endpoint.key)
        self.started = False
        self._proposed_rev = 0
        self._nonces: dict[int, bytes] = {}
        self._announce()

    def _announce(self) -> None:
        for peer in tuple(self._endpoint.peers):
            self._endpoint.send(peer, self.lobby.lobby_id, self.lobby)

    def _change(self, lobby: Lobby) -> None:
        if lobby.rev != self.lobby.rev:
            self._nonces.clear()
        self.lobby = lobby
        self._announce()

    def peer_up(self, peer: bytes) -> None:
        """Show the table to a new link."""
        self._endpoint.send(peer, self.lobby.lobby_id, self.lobby)

    def change_settings(self, settings: Settings) -> None:
        """Play by other settings. Raises LocalError."""
        tables.check_settings(settings, self._endpoint.games)
        self._change(tables.change_settings(self.lobby, settings))

    def set_ready(self, ready: bool) -> None:
        """Accept the table as it stands, or take that back."""
        if ready:
            nonce = self._endpoint.entropy(NONCE_BYTES)
            self.readiness.wish(self.lobby, nonce, self._endpoint.now_ms)
        else:
            self.readiness.withdraw()
            self._set_ready(HOST_SEAT, b"")

    def _set_ready(self, seat: int, nonce: bytes) -> None:
        if self._proposed_rev == self.lobby.rev:
            self._change(tables.renew(self.lobby))
            return
        if nonce:
            self._nonces[seat] = nonce
        else:
            self._nonces.pop(seat, None)
        self._change(tables.mark_ready(self.lobby, seat, ready=bool(nonce)))

    def choose_colour(self, colour: int) -> None:
        """Play in `colour`. Raises LocalError `colour_taken`."""
        self._paint(HOST_SEAT, colour)

    def _paint(self, seat: int, colour: int) -> None:
        painted = tables.choose_colour(self.lobby, seat, colour)
        if painted != self.lobby:
            self._change(painted)

    def kick(self, key: bytes) -> None:
        """Free the seat of `key`. Raises LocalError `not_seated`."""
        seat = tables.seat_of(self.lobby, key)
        if seat in (NO_SEAT, HOST_SEAT):
            raise LocalError("not_seated")
        kick = KickSeat(self.lobby.lobby_id, key, "")
        self._endpoint.send(key, self.lobby.lobby_id, kick)
        self._endpoint.hang_up(key, "kicked")
        self._change(tables.free_seat(self.lobby, seat))

    def leave(self) -> None:
        """Close the table for everybody."""
        for peer in tuple(self._endpoint.peers):
            self._endpoint.send(peer, self.lobby.lobby_id, LeaveTable(self.lobby.lobby_id))

    def review(self) -> None:
        """Do what is due: free the seats of the lost, count this seat as ready."""
        if self.started:
            return
        for row in self.lobby.seats:
            lost_ms = self._endpoint.lost_ms.get(row.key)
            if lost_ms is not None and self._endpoint.now_ms - lost_ms >= LOST_MS:
                self._change(tables.free_seat(self.lobby, row.seat))
        if self.readiness.due(self.lobby, self._endpoint.peers, self._endpoint.now_ms):
            self.readiness.sent_rev = self.lobby.rev
            self._set_ready(HOST_SEAT, self.readiness.nonce)

    def receive(self, envelope: Envelope) -> Fate:
        """Take in a message of the lobby from a link of its author."""
        message = envelope.message
        key = envelope.sender
        if envelope.ctx != self.lobby.lobby_id:
            return Fate.DROP
        if not self._in_time(key, message):
            return Fate.DROP
        if isinstance(message, JoinRequest):
            self._join(key, message)
        elif self.started or tables.seat_of(self.lobby, key) == NO_SEAT:
            return Fate.DROP
        elif isinstance(message, Ready):
            return self._ready(key, message)
        elif isinstance(message, ChooseColour):
            # Who asks second sees in the table that another was first.
            with suppress(LocalError):
                self._paint(tables.seat_of(self.lobby, key), message.colour)
        elif isinstance(message, LeaveTable):
            self._change(tables.free_seat(self.lobby, tables.seat_of(self.lobby, key)))
        else:
            return Fate.REFUSE
        return Fate.TAKE

    def _in_time(self, key: bytes, message: Message) -> bool:
        """Say whether what makes the table change has not come too often over this link."""
        peer = self._endpoint.peers[key]
        match message:
            case JoinRequest():
                return peer.joins.take(self._endpoint.now_ms)
            case Ready() | ChooseColour():
                return peer.readies.take(self._endpoint.now_ms)
        return True

    def _join(self, key: bytes, request: JoinRequest) -> None:
        code, seat = ("started", NO_SEAT)
        if not self.started:
            code, seat = tables.seat_for(self.lobby, key, request.want)
        reply = JoinReply(self.lobby.lobby_id, key, code, seat)
        self._endpoint.send(key, self.lobby.lobby_id, reply)
        if code == "ok" and tables.seat_of(self.lobby, key) == NO_SEAT:
            known = dict.fromkeys(self._endpoint.peers[key].addresses + request.addresses)
            request = replace(request, addresses=tuple(known)[:MAX_ADDRESSES])
            self._change(tables.take_seat(self.lobby, seat, key, request))

    def _ready(self, key: bytes, ready: Ready) -> Fate:
        seat = tables.seat_of(self.lobby, key)
        known = self._nonces.get(seat, b"")
        if ready.rev == 0:
            if known:
                self._set_ready(seat, b"")
            return Fate.TAKE
        if ready.rev != self.lobby.rev:
            return Fate.DROP
        if ready.settings_hash != settings_hash(self.lobby.settings):
            return Fate.REFUSE
        if ready.nonce != known:
            self._set_ready(seat, ready.nonce)
        return Fate.TAKE

    def propose(self) -> Proposal | None:
        """Return the game to play once everybody has accepted the table as it stands."""
        if self._proposed_rev == self.lobby.rev or tables.unready_seats(self.lobby):
            return None
        self._proposed_rev = self.lobby.rev
        build = self._endpoint.build
        return Proposal(
            self.lobby.lobby_id,
            PROTO,
            build.engine_id,
            build.rules_hash,
            self.lobby.settings,
            tables.roster_rows(self.lobby),
            tuple(self._nonces[row.seat] for row in self.lobby.seats),
            (),
        )
