"""One seat at one table, from the lobby to the end of the game, without I/O.

What the shell does for each output, in the order they come:

- Send: send the frame over the link to that peer; if the link is gone, forget it.
- Connect: dial the addresses in order, again and again, until PeerUp for that peer, a Disconnect
  of it, another Connect for it, or the end of the session. It is asked for again after a loss.
- Disconnect: let what was sent before go out, say BYE with the code, close, and dial no more. No
  PeerDown follows.
- AppendLog: append the bytes to the log of that game and seat, which the first of them creates
  (the bytes hold the file's header), and fsync. WriteSecret: replace the side file of that
  session id and seat as a whole, fsync file and folder. Both: then Stored with the token; one
  Stored may answer several. If the disk fails, end the session and say so; send no Stored.
- ForgetSecret: remove that side file, in turn with what is written.
- Changed: show `view()`. Refused: tell the person whose intent came last.

HELLO, AUTH and BYE are the shell's; every other frame of an authenticated link goes in as
Received. A new link to a peer already linked is a PeerUp; no PeerDown need come before it. Seats
of one machine are linked in process in just the same way. A link silent for 8 s is dead: a
session sends a heartbeat over each every 2 s.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.endpoint import Endpoint
from net.core.forum import Forum
from net.core.intake import Intake
from net.core.intents import Intents
from net.core.io import (
    Changed,
    Input,
    Output,
    PeerDown,
    PeerUp,
    Player,
    Received,
    Stored,
    Tick,
)
from net.core.keys import Identity
from net.core.limits import MAX_ONLOOKERS
from net.core.mesh import Mesh
from net.core.messages import Build, Status
from net.core.recalling import recall
from net.core.snapshot import table_view
from net.core.table import Table
from net.core.view import TableView

STATUS_MS = 2_000


class Session:
    """The whole protocol for one seat at one table. For another table make another session.

    identity: the seat's key. player: how it introduces itself. build: of this program. games: by
    name. entropy: returns so many fresh secret bytes. created: the time as text, for the log.
    stand_ins: by game, how a dropped seat plays on where the table has chosen "bot"; a function of
    the position alone, the same on every client and part of what `build` names.
    Raises LocalError `schema` if a field of `player` does not fit.

    Intents that cannot be carried out give Refused with one of these codes:
    not_now (stage), not_host, unknown_game (game), bad_settings (reason ...), seats_taken
    (players), not_seated, starting, colour_taken; already_pending, game_stopped (reason; `epoch`
    while the seats agree on the next epoch), not_your_turn (seat), illegal and bad_action (index,
    action, reason ...), barrier_inside (index), empty, too_long (limit), too_fast, bad_text;
    not_missing (seat), no_quorum, others_here, not_stuck, no_new_game.

    A table is left (Stage.CLOSED) with one of these codes: left, kicked, host_left, host_lost,
    no_answer, seat_lost, full, taken, started, duplicate, unknown_game, bad_settings, or, when
    somebody cheats while the game is agreed on, bad_proposal, bad_genesis (seat), weak_key (seat),
    duplicate_commit (seat).
    """

    def __init__(
        self,
        identity: Identity,
        player: Player,
        build: Build,
        games: Mapping[str, Game[Any, Any]],
        entropy: Callable[[int], bytes],
        created: str,
        stand_ins: Mapping[str, StandIn] | None = None,
    ) -> None:
        self._endpoint = Endpoint(identity, player, build, games, entropy, created, stand_ins)
        self._table = Table(self._endpoint)
        forum = Forum(self._endpoint, self._table)
        self._intake = Intake(self._endpoint, self._table, forum)
        self._intents = Intents(self._endpoint, self._table, forum, self._intake)
        self._mesh = Mesh(identity.key)
        self._beat_ms = -STATUS_MS
        self._view: TableView[Any] = table_view(self._endpoint, self._table, None)

    @classmethod
    def resume(  # noqa: PLR0913 - the constructor's arguments, and two files
        cls,
        identity: Identity,
        player: Player,
        build: Build,
        games: Mapping[str, Game[Any, Any]],
        entropy: Callable[[int], bytes],
        created: str,
        stand_ins: Mapping[str, StandIn] | None = None,
        *,
        log: bytes,
        secret: bytes | None,
        now_ms: int = 0,
    ) -> "Session":
        """Return the session of a seat that goes on with a game.

        log: what the game's log holds up to its last whole record; what is appended from now on
        follows that. secret: the side file, None if it is lost. now_ms: as in `handle`; from then
        on it is counted how long others are waited for. The other players are to be linked
        again, wherever they are; nothing is signed before they have been heard. Raises LocalError,
        or RemoteError: bad_log (reason), bad_secret, not_seated, other_engine, unknown_game (game),
        or what GENESIS is refused with.
        """
        session = cls(identity, player, build, games, entropy, created, stand_ins)
        session._endpoint.now_ms = now_ms
        recalled = recall(session._endpoint, log, secret)
        session._table.resume(recalled)
        for envelope in recalled.unlogged:
            session._intake.recall(envelope)
        session._view = table_view(session._endpoint, session._table, None)
        return session

    def view(self) -> TableView[Any]:
        """Return the table as this seat sees it."""
        return self._view

    def handle(self, now_ms: int, happened: Input) -> tuple[Output, ...]:
        """Take in what happened at `now_ms`, and return what is to be done, in order."""
        self._endpoint.now_ms = now_ms
        stirred = True
        match happened:
            case PeerUp():
                self._peer_up(happened)
            case PeerDown():
                self._endpoint.link_down(happened.peer)
            case Received():
                stirred = self._intake.receive(happened.peer, happened.frame)
            case Stored():
                self._endpoint.outbox.stored(happened.token)
            case Tick():
                self._heartbeat()
            case _:
                self._intents.follow(happened)
        return self._conclude(stirred=stirred)

    def _conclude(self, *, stirred: bool) -> tuple[Output, ...]:
        self._table.progress()
        while stirred and self._intake.retry():
            self._table.progress()
        endpoint = self._endpoint
        for connect in self._mesh.dial(endpoint.now_ms, self._wanted(), endpoint.peers):
            endpoint.outbox.put(connect)
        members = [key for key in self._table.addresses() if key in endpoint.peers]
        endpoint.outbox.release(members)
        if self._table.game is not None:
            self._table.game.sync.tell_onlookers()
        view = table_view(endpoint, self._table, self._view)
        if view != self._view:
            self._view = view
            endpoint.outbox.put(Changed())
        return endpoint.outbox.take()

    def _wanted(self) -> dict[bytes, tuple[str, ...]]:
        table, endpoint = self._table, self._endpoint
        seated = table.seat_of(endpoint.key) >= 0
        return {
            key: tuple(dict.fromkeys(endpoint.known_addresses.get(key, ()) + addresses))
            for key, addresses in table.addresses().items()
            if table.closed is None and endpoint.may_dial(key) and (seated or key == table.host)
        }

    def _peer_up(self, up: PeerUp) -> None:
        if up.peer != self._endpoint.key:
            self._endpoint.link_up(up.peer, up.nick, up.addresses, looks_on=up.looks_on)
            if len(self._endpoint.onlookers()) > MAX_ONLOOKERS and up.looks_on:
                self._endpoint.hang_up(up.peer, "full")
                return
            self._table.peer_up(up.peer)

    def _heartbeat(self) -> None:
        endpoint = self._endpoint
        if endpoint.now_ms - self._beat_ms < STATUS_MS:
            return
        self._beat_ms = endpoint.now_ms
        endpoint.forget_all_but({self._table.host, *self._table.addresses()})
        game = self._table.game
        for peer in tuple(endpoint.peers):
            told = game is not None and (
                game.sync.shows if endpoint.peers[peer].looks_on else self._table.seat_of(peer) >= 0
            )
            status = game.play.status if game and told else Status(b"", b"", 0, b"")
            endpoint.send(peer, b"", status)
