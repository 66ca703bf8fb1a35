"""A game taken up here from its beginning, by who looks on or comes back into it."""

from typing import Any

from net.core.beacon import CHAIN_LINKS
from net.core.beginning import Beginning
from net.core.endpoint import Endpoint
from net.core.genesis import Roster
from net.core.hashing import HASH_BYTES
from net.core.ledger import NO_SEAT
from net.core.logfile import FILE_HEADER, Kind, Meta, meta_record, record
from net.core.play import Play
from net.core.recalling import Recalled, lobby_of
from net.core.running import open_game
from net.core.scribe import Scribe
from net.core.secret import FORMAT, Secret, Watermark, write_secret


def open_beginning(endpoint: Endpoint, beginning: Beginning, seat: int) -> Recalled:
    """Return the game of `beginning` for `seat`, with its log begun.

    seat: NO_SEAT for one who looks on; else it gets a side file, and signs nothing before it has
    heard the others. Raises RemoteError `bad_genesis` for a first position that is none.
    """
    roster, build = beginning.roster, endpoint.build
    secret = None if seat == NO_SEAT else _fresh_secret(endpoint, roster, seat)
    scribe = Scribe(endpoint, roster.gid, secret)
    game = endpoint.games[roster.settings.game]
    play: Play[Any, Any] = Play(endpoint, game, roster, scribe, seat)
    play.listening = play.arrived = seat != NO_SEAT
    running = open_game(endpoint, play)
    acks = tuple(one.raw for one in beginning.acks)
    running.sync.start = (beginning.frame, *acks)
    meta = Meta(
        build.app_version, build.engine_id, build.rules_hash, endpoint.key, endpoint.created
    )
    records = [record(Kind.GENESIS, beginning.frame), *(record(Kind.START_ACK, a) for a in acks)]
    if secret is not None:
        # First: without it nobody finds the log of a program that ends in between.
        endpoint.outbox.write_secret(roster.sid, write_secret(secret))
    endpoint.outbox.append_log(roster.gid, FILE_HEADER + meta_record(meta) + b"".join(records))
    genesis = beginning.genesis
    start = (genesis.proposal, *genesis.commits, *acks)
    return Recalled(running, lobby_of(genesis), start, ())


def _fresh_secret(endpoint: Endpoint, roster: Roster, seat: int) -> Secret:
    root = endpoint.entropy(HASH_BYTES)
    return Secret(FORMAT, roster.sid, roster.gid, seat, root, CHAIN_LINKS, Watermark())
