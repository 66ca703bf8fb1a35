"""The table of a session: lobby, then agreement, then game; which of them a message is for."""

from dataclasses import replace
from typing import Any

from net.core import lobby as tables
from net.core.agreement import Agreement
from net.core.arriving import open_beginning
from net.core.beginning import Beginning
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.errors import Params, RemoteError
from net.core.hosting import Host
from net.core.logfile import Kind
from net.core.messages import (
    Lobby,
)
from net.core.play import Play
from net.core.recalling import Recalled
from net.core.reception import Fate
from net.core.running import RunningGame, open_game
from net.core.scribe import Scribe
from net.core.talk import Talk
from net.core.view import Stage
from net.core.visiting import Guest
from net.core.watching import Onlooker


class Table:
    """What one seat knows of its table.

    role: host or guest, None before a table is chosen. agreement: from PROPOSAL on; kept during
    the game. game: from the last START_ACK on. closed: code and parameters once it is over here.
    """

    def __init__(self, endpoint: Endpoint) -> None:
        self._endpoint = endpoint
        self._agreed_rev = 0
        self._recalled: Lobby | None = None
        self._recalled_start: tuple[bytes, ...] = ()
        self.onlooker: Onlooker | None = None
        self._returner: Onlooker | None = None
        self.role: Host | Guest | None = None
        self.agreement: Agreement | None = None
        self.game: RunningGame | None = None
        self.talk = Talk(endpoint.entropy)
        self.closed: tuple[str, Params] | None = None

    @property
    def stage(self) -> Stage:
        """Return where the table stands."""
        if self.closed is not None:
            return Stage.CLOSED
        if self.game is not None:
            return Stage.OVER if self.game.play.ended else Stage.PLAYING
        if self.agreement is not None:
            return Stage.AGREEING
        if self.onlooker is not None:
            return Stage.JOINING
        if isinstance(self.role, Guest):
            return Stage.LOBBY if self.role.seated else Stage.JOINING
        return Stage.IDLE if self.role is None else Stage.LOBBY

    @property
    def lobby(self) -> Lobby | None:
        """Return the table as last announced; it stays as it is during the game."""
        return self._recalled if self.role is None else self.role.lobby

    @property
    def host(self) -> bytes:
        """Return the key of the host, empty before a table is chosen."""
        if self.onlooker is not None:
            return self.onlooker.host
        if self.role is None:
            return b"" if self._recalled is None else self._recalled.seats[0].key
        return self.role.host if isinstance(self.role, Guest) else self._endpoint.key

    @property
    def context(self) -> bytes:
        """Return what new chat names: the lobby, or the game once it runs."""
        if self.game is not None:
            return self.game.play.roster.gid
        return b"" if self.lobby is None else self.lobby.lobby_id

    def seat_of(self, key: bytes) -> int:
        """Return the seat of `key` at this table, or -1."""
        return -1 if self.lobby is None else tables.seat_of(self.lobby, key)

    def addresses(self) -> dict[bytes, tuple[str, ...]]:
        """Return where the players at this table listen, by key."""
        rows = () if self.lobby is None else self.lobby.seats
        return {row.key: row.addresses for row in rows if row.key}

    def close(self, code: str, params: Params = ()) -> None:
        """End all of it for this seat."""
        if self.closed is None:
            self.closed = (code, params)
            for peer in tuple(self._endpoint.peers):
                self._endpoint.hang_up(peer, "left")

    def join(self, host: bytes, want: int) -> None:
        """Become a guest at the table of `host`."""
        self.role = Guest(self._endpoint, host, want)
        self._returner = Onlooker(self._endpoint, host, returns=True)
        peer = self._endpoint.peers.get(host)
        if peer is not None and peer.offer is not None:
            self.role.receive(peer.offer)

    @property
    def newcomer(self) -> Onlooker | None:
        """Return who waits for a game that is played already, None if nobody does."""
        if self.game is not None:
            return None
        asks = isinstance(self.role, Guest) and not self.role.seated
        return self._returner if asks else self.onlooker

    def begin(self, newcomer: Onlooker) -> None:
        """Take up the game that `newcomer` has waited for."""
        assert newcomer.game is not None
        self.resume(newcomer.game)
        if newcomer.returns:
            self.role = None

    def look_on(self, host: bytes) -> None:
        """Follow the game at the table of `host`."""
        self.onlooker = Onlooker(self._endpoint, host)

    def resume(self, recalled: Recalled) -> None:
        """Go on with a game."""
        self._recalled = recalled.lobby
        self._recalled_start = recalled.start
        self.game = recalled.game

    # ------------------------------------------------------------ links

    def peer_up(self, peer: bytes) -> None:
        """Bring a new link level."""
        if self.closed is not None:
            self._endpoint.hang_up(peer, "left")
            return
        if self.role is not None:
            self.role.peer_up(peer)
        if self.seat_of(peer) < 0:
            return
        if self._may_lack_the_start(peer):
            for frame in self._beginning():
                if not self._endpoint.outbox.holds(frame):
                    self._endpoint.send_frame(peer, frame)
        if self.game is not None:
            self._bring_level(peer, self.game)

    def _bring_level(self, peer: bytes, game: RunningGame) -> None:
        game.sync.peer_up(peer)
        plan = game.previews.link_up(peer)
        if plan is not None:
            self._endpoint.send(peer, plan.gid, plan)
        for envelope in game.succession.frames():
            if not self._endpoint.outbox.holds(envelope.raw):
                self._endpoint.send_frame(peer, envelope.raw)

    def _may_lack_the_start(self, peer: bytes) -> bool:
        # Without it nobody signs an entry; but the others may have gone on without him, and his
        # turns be timed out.
        if self.game is None:
            return True
        play = self.game.play
        signers = (one.sender for entry in play.entries for one in entry.envelopes)
        return peer not in signers or self.seat_of(peer) not in play.epoch.seats

    def _beginning(self) -> tuple[bytes, ...]:
        if self.agreement is None:
            return self._recalled_start
        return tuple(one.raw for one in self.agreement.envelopes)

    # ------------------------------------------------------------ messages of one link

    def receive(self, envelope: Envelope) -> Fate:
        """Take in a message of the lobby from a link of its author."""
        if self.closed is not None:
            return Fate.DROP
        if self.role is not None:
            return self.role.receive(envelope)
        # The table may be chosen only after its host has shown it.
        if isinstance(envelope.message, Lobby):
            self._endpoint.peers[envelope.sender].offer = envelope
        return Fate.DROP

    def add_start(self, start: Envelope) -> None:
        """Add a START_ACK that the log of a game gone on with does not hold."""
        assert self.game is not None
        self._recalled_start += (start.raw,)
        self.game.sync.start += (start.raw,)
        self.game.play.scribe.record(Kind.START_ACK, start.raw)
        self.game.play.scribe.flush()

    # ------------------------------------------------------------ moving on

    def progress(self) -> None:
        """Make the transitions that are due."""
        if self.closed is not None:
            return
        if self.onlooker is not None:
            self.onlooker.review()
            if self.onlooker.closed is not None:
                self.close(*self.onlooker.closed)
        if self.role is not None:
            self._arrange(self.role)
        if self.game is not None:
            self.game.progress()
            successor = self.game.succession.agreement
            if successor is not None and successor.complete:
                self._go_on_anew(self.game, successor)

    def _arrange(self, role: Host | Guest) -> None:
        role.review()
        if isinstance(role, Guest) and role.closed is not None:
            self.close(*role.closed)
        elif self.game is None and self.agreement is not None:
            self._follow_agreement(self.agreement, role)
        elif self.game is None and isinstance(role, Host):
            self._propose(role)

    def _propose(self, host: Host) -> None:
        proposal = host.propose()
        if proposal is not None:
            envelope = self._endpoint.sign(proposal.lobby_id, proposal)
            self._endpoint.outbox.publish(envelope.raw)
            self.agree(envelope)

    def agree(self, proposal: Envelope) -> None:
        """Agree on the game in `proposal`, which this seat has accepted."""
        assert self.lobby is not None
        self._agreed_rev = self.lobby.rev
        self.agreement = Agreement(self._endpoint, proposal)

    def _follow_agreement(self, agreement: Agreement, role: Host | Guest) -> None:
        role.started = agreement.bound
        assert role.lobby is not None
        if agreement.failure is not None:
            self.close(*agreement.failure)
        elif not agreement.bound and role.lobby.rev != self._agreed_rev:
            self._endpoint.outbox.forget_secret(agreement.sid)
            self.agreement = None
        elif agreement.complete:
            self._start(agreement)

    def _go_on_anew(self, game: RunningGame, agreement: Agreement) -> None:
        """Leave `game` for the one that goes on with it."""
        lobby = self._as_before(tables.lobby_of(agreement.proposal))
        self.agreement, self.role = agreement, None
        self._start(agreement)
        self._settle(lobby, game)

    def go_over(self, beginning: Beginning) -> bool:
        """Leave the game for the one of `beginning`, if that can be played; say whether it can."""
        old = self.game
        assert old is not None
        try:
            recalled = open_beginning(self._endpoint, beginning, old.play.seat)
        except RemoteError:
            return False
        lobby = self._as_before(recalled.lobby)
        self.agreement, self.role = None, None
        self.resume(recalled)
        self._settle(lobby, old)
        return True

    def _as_before(self, lobby: Lobby) -> Lobby:
        """Return `lobby`, a new one, with what is known of the same players at this table."""
        known = {} if self.lobby is None else {row.key: row for row in self.lobby.seats}
        rows = (replace(known.get(row.key, row), ready_rev=row.ready_rev) for row in lobby.seats)
        return replace(lobby, seats=tuple(rows))

    def _settle(self, lobby: Lobby, old: RunningGame) -> None:
        """Be at the table `lobby` of a game that goes on with `old`."""
        self._recalled = lobby
        self._endpoint.outbox.forget_secret(old.play.roster.sid)
        for peer in self._endpoint.peers:
            # Who has gone over first was lost from the old game, not from this one.
            self._endpoint.lost_ms.pop(peer, None)

    def _start(self, agreement: Agreement) -> None:
        assert agreement.roster is not None
        endpoint = self._endpoint
        game = endpoint.games[agreement.roster.settings.game]
        roster, secret = agreement.roster, agreement.secret
        scribe = Scribe(endpoint, roster.gid, secret)
        play: Play[Any, Any] = Play(endpoint, game, roster, scribe, secret.seat)
        self.game = open_game(endpoint, play)
        self.game.sync.start = agreement.start
