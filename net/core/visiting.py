"""A guest's side of the lobby: asks for a seat, follows the host's announcements, says READY."""

from net.core import lobby as tables
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.errors import LocalError, Params, RemoteError
from net.core.genesis import settings_hash
from net.core.hosting import LOST_MS
from net.core.lobby import NO_SEAT
from net.core.messages import (
    NONCE_BYTES,
    PROTO,
    ChooseColour,
    JoinReply,
    JoinRequest,
    KickSeat,
    LeaveTable,
    Lobby,
    Proposal,
    Ready,
)
from net.core.readiness import Readiness
from net.core.reception import Fate

ANSWER_MS = 10_000


class Guest:
    """A seat, or the wish for one, at the table of `host` (its key).

    want: a seat or NO_SEAT for any. lobby: as last announced, None before. seated: the host has
    given a seat. started: bound to play. closed: code and parameters once the table is left.
    """

    def __init__(self, endpoint: Endpoint, host: bytes, want: int) -> None:
        self._endpoint = endpoint
        self._want = want
        self._since_ms = endpoint.now_ms
        self._asked = False
        self.host = host
        self.lobby: Lobby | None = None
        self.seated = False
        self.started = False
        self.readiness = Readiness(endpoint.key)
        self.closed: tuple[str, Params] | None = None

    def _close(self, code: str, params: Params = ()) -> None:
        if self.closed is None:
            self.closed = (code, params)

    def peer_up(self, peer: bytes) -> None:
        """Tell a host who is back again what he may not have got."""
        if peer != self.host or self.started:
            return
        self._asked = False
        if self.lobby is not None and self.seated:
            sent = self.readiness.sent_rev == self.lobby.rev
            nonce = self.readiness.nonce if sent else self._endpoint.entropy(NONCE_BYTES)
            self._say_ready(self.lobby, self.lobby.rev if sent else 0, nonce)

    def set_ready(self, ready: bool) -> None:
        """Accept the table as it stands, or take that back."""
        assert self.lobby is not None
        if ready:
            nonce = self._endpoint.entropy(NONCE_BYTES)
            self.readiness.wish(self.lobby, nonce, self._endpoint.now_ms)
        else:
            self.readiness.withdraw()
            self._say_ready(self.lobby, 0, self._endpoint.entropy(NONCE_BYTES))

    def _say_ready(self, lobby: Lobby, rev: int, nonce: bytes) -> None:
        ready = Ready(lobby.lobby_id, rev, settings_hash(lobby.settings), nonce)
        self._endpoint.send(self.host, lobby.lobby_id, ready)

    def choose_colour(self, colour: int) -> None:
        """Ask to play in `colour`. Raises LocalError `colour_taken`."""
        assert self.lobby is not None
        seat = tables.seat_of(self.lobby, self._endpoint.key)
        if seat == NO_SEAT:
            raise LocalError("not_seated")
        if tables.choose_colour(self.lobby, seat, colour) != self.lobby:
            wish = ChooseColour(self.lobby.lobby_id, colour)
            self._endpoint.send(self.host, self.lobby.lobby_id, wish)

    def leave(self) -> None:
        """Give the seat back."""
        if self.lobby is not None:
            leave = LeaveTable(self.lobby.lobby_id)
            self._endpoint.send(self.host, self.lobby.lobby_id, leave)

    def review(self) -> None:
        """Do what is due: ask for the seat, say READY, give up a host who is lost."""
        if self.started:
            return
        now_ms = self._endpoint.now_ms
        lost_ms = self._endpoint.lost_ms.get(self.host)
        if lost_ms is not None and now_ms - lost_ms >= LOST_MS:
            self._close("host_lost")
        elif not self.seated and now_ms - self._since_ms >= ANSWER_MS:
            self._close("no_answer")
        elif self.lobby is not None:
            self._speak(self.lobby)

    def _speak(self, lobby: Lobby) -> None:
        endpoint = self._endpoint
        if not self.seated and not self._asked:
            self._asked = True
            own = endpoint.introduction
            request = JoinRequest(lobby.lobby_id, self._want, own.nick, own.kind, own.addresses)
            endpoint.send(self.host, lobby.lobby_id, request)
        elif self.readiness.due(lobby, endpoint.peers, endpoint.now_ms):
            self.readiness.sent_rev = lobby.rev
            self._say_ready(lobby, lobby.rev, self.readiness.nonce)

    def receive(self, envelope: Envelope) -> Fate:
        """Take in a message of the lobby from a link of its author."""
        message = envelope.message
        if envelope.sender != self.host or self.closed:
            return Fate.DROP
        if isinstance(message, Lobby):
            return self._announced(message)
        if self.lobby is None or envelope.ctx != self.lobby.lobby_id:
            return Fate.DROP
        if isinstance(message, JoinReply) and message.key == self._endpoint.key:
            self._answered(message)
        elif isinstance(message, KickSeat) and message.key == self._endpoint.key:
            if not self.started:
                self._close("kicked")
        elif isinstance(message, LeaveTable):
            if not self.started:
                self._close("host_left")
        else:
            return Fate.REFUSE
        return Fate.TAKE

    def _announced(self, lobby: Lobby) -> Fate:
        last = self.lobby
        if self.started or (last is not None and self._is_old(lobby, last)):
            return Fate.DROP
        try:
            tables.check_announcement(lobby, self.host, last)
        except RemoteError:
            return Fate.REFUSE
        if last is not None and lobby.lobby_id != last.lobby_id:
            self._close("host_left")
            return Fate.TAKE
        try:
            tables.check_settings(lobby.settings, self._endpoint.games)
        except LocalError as error:
            self._close(error.code, error.params)
        if self.seated and tables.seat_of(lobby, self._endpoint.key) == NO_SEAT:
            self._close("seat_lost")
        self.lobby = lobby
        return Fate.TAKE

    def _is_old(self, lobby: Lobby, last: Lobby) -> bool:
        return lobby.lobby_id == last.lobby_id and lobby.rev < last.rev

    def _answered(self, reply: JoinReply) -> None:
        if reply.code == "ok":
            self.seated = True
        elif not self.seated:
            self._close(reply.code)

    def judge_proposal(self, envelope: Envelope) -> Fate:
        """Say whether PROPOSAL is the game this seat has accepted; a false one closes the table."""
        proposal = envelope.message
        lobby = self.lobby
        if not isinstance(proposal, Proposal) or envelope.sender != self.host:
            return Fate.REFUSE
        if self.started or lobby is None:
            return Fate.DROP
        seat = tables.seat_of(lobby, self._endpoint.key)
        nonces = proposal.nonces
        accepted = (
            proposal.lobby_id == lobby.lobby_id
            and self.readiness.sent_rev == lobby.rev
            and 0 <= seat < len(nonces)
            and nonces[seat] == self.readiness.nonce
        )
        if not accepted:
            return Fate.DROP
        if proposal != self._expected(lobby, nonces):
            self._close("bad_proposal")
            return Fate.DROP
        return Fate.TAKE

    def _expected(self, lobby: Lobby, nonces: tuple[bytes, ...]) -> Proposal:
        build = self._endpoint.build
        return Proposal(
            lobby.lobby_id,
            PROTO,
            build.engine_id,
            build.rules_hash,
            lobby.settings,
            tables.roster_rows(lobby),
            nonces,
            (),
        )
