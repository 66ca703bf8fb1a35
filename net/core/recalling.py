"""A game gone on with after its program has ended: from the bytes of its log and its side file."""

from dataclasses import dataclass, replace
from typing import Any

from net.core import lobby as tables
from net.core import logfile
from net.core.beacon import CHAIN_LINKS
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope, open_
from net.core.errors import RemoteError
from net.core.genesis import Roster, read_genesis
from net.core.hashing import HASH_BYTES
from net.core.logfile import Damage, Kind, Record
from net.core.messages import Evidence, Genesis, Lobby, Proposal
from net.core.play import Play
from net.core.reception import EarlyMessages, Fate
from net.core.running import RunningGame, is_of_game, open_game
from net.core.scribe import Scribe
from net.core.secret import FORMAT, Secret, Watermark, read_secret


@dataclass(frozen=True, slots=True)
class Recalled:
    """A game as its log and side file have it.

    lobby: its table. start: PROPOSAL, COMMITs and START_ACKs, as frames. unlogged: what this seat
    had signed before the log held it.
    """

    game: RunningGame
    lobby: Lobby
    start: tuple[bytes, ...]
    unlogged: tuple[Envelope, ...]


def recall(endpoint: Endpoint, log: bytes, secret: bytes | None) -> Recalled:
    """Return the game of `log` as it stood; nothing is signed in it before the others are heard.

    log: whole records, but a torn one at the end is passed over. secret: the side file, None if it
    is lost: then a draw this seat has begun cannot be finished by it.
    Raises RemoteError: bad_log (reason), bad_secret, not_seated, other_engine, unknown_game (game).
    """
    reading = logfile.read(log)
    if reading.damage not in (None, Damage.TORN):
        raise RemoteError("bad_log", (("reason", str(reading.damage)),))
    genesis = _genesis(reading.records)
    roster = read_genesis(genesis)
    game_name = roster.settings.game
    if roster.seat_of(endpoint.key) < 0:
        raise RemoteError("not_seated")
    build = endpoint.build
    if (roster.engine_id, roster.rules_hash) != (build.engine_id, build.rules_hash):
        raise RemoteError("other_engine")
    if game_name not in endpoint.games:
        raise RemoteError("unknown_game", (("game", game_name),))
    kept = _secret(endpoint, roster, secret)
    scribe = Scribe(endpoint, roster.gid, replace(kept, signed=Watermark()))
    logged = dict.fromkeys(one.payload for one in reading.records)
    scribe.recall_log(logged)
    play: Play[Any, Any] = Play(endpoint, endpoint.games[game_name], roster, scribe, kept.seat)
    play.listening = True
    game = open_game(endpoint, play)
    agreed = tuple(one.payload for one in reading.records if one.kind is Kind.START_ACK)
    begun = tuple(one.payload for one in reading.records if one.kind is Kind.GENESIS)
    game.sync.start = (*begun, *agreed)
    _replay(game, reading.records)
    scribe.settle(kept.signed)
    unlogged = tuple(open_(frame) for frame in kept.recent if frame not in logged)
    start = (genesis.proposal, *genesis.commits, *agreed)
    return Recalled(game, lobby_of(genesis), start, unlogged)


def _genesis(records: tuple[Record, ...]) -> Genesis:
    frame = next((one.payload for one in records if one.kind is Kind.GENESIS), b"")
    genesis = open_(frame).message if frame else None
    if not isinstance(genesis, Genesis):
        raise RemoteError("bad_log", (("reason", "no_genesis"),))
    return genesis


def _secret(endpoint: Endpoint, roster: Roster, data: bytes | None) -> Secret:
    seat = roster.seat_of(endpoint.key)
    if data is None:
        root = endpoint.entropy(HASH_BYTES)
        return Secret(FORMAT, roster.sid, roster.gid, seat, root, CHAIN_LINKS, Watermark())
    secret = read_secret(data)
    if (secret.sid, secret.seat) != (roster.sid, seat):
        raise RemoteError("bad_secret", (("reason", "other_game"),))
    return secret


def _replay(game: RunningGame, records: tuple[Record, ...]) -> None:
    """Let `game` hear again what its log holds."""
    early = EarlyMessages()
    for record in records:
        if record.kind in (Kind.META, Kind.NOTE, Kind.GENESIS, Kind.START_ACK):
            continue
        envelope = open_(record.payload)
        if isinstance(envelope.message, Evidence):
            game.play.court.hear(envelope.message)
        elif is_of_game(envelope):
            early.add(envelope)
        while any(_hear(game, early, one) for one in early.all()):
            pass


def _hear(game: RunningGame, early: EarlyMessages, envelope: Envelope) -> bool:
    fate = game.judge(envelope)
    if fate is Fate.HOLD:
        game.hold(envelope)
        return False
    early.remove(envelope)
    if fate is Fate.TAKE:
        game.take(envelope)
        game.play.advance()
        while game.passage.advance():
            pass
    return fate is Fate.TAKE


def lobby_of(genesis: Genesis) -> Lobby:
    """Return the table of a game as if it were just announced; nobody's address is known."""
    proposal = open_(genesis.proposal).message
    assert isinstance(proposal, Proposal)
    return tables.lobby_of(proposal)
