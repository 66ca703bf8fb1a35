"""Logs as sessions wrote them, of the toy and of every game there is, tampered with."""

from functools import cache
from random import Random
from typing import Any

import pytest

from engine.game import Game
from engine.games import GAMES
from net.core import logfile
from net.core.envelope import open_
from net.core.genesis import Roster, read_genesis
from net.core.keys import Identity
from net.core.logfile import FILE_HEADER, Kind, Record, read
from net.core.messages import Genesis
from net.core.verify import Exit, Report, Verdict, Weight, verify
from tests.net.core.rewriting import rewritten
from tests.net.core.verdicts import blamed
from tests.simulator.node import BUILD
from tests.simulator.scenario import Wanted, run_seed
from tests.toy_game import TOY

ALL: dict[str, Game[Any, Any]] = {"toy": TOY, **GAMES}
SEED = 11


class Played:
    """A whole game: the logs by client, the authors by key, and the first log's records."""

    def __init__(self, game: str, players: int) -> None:
        world = run_seed(SEED, ALL, Wanted(game, "", players, faults=False)).world
        self.logs = [node.log for node in world.nodes]
        self.authors: dict[bytes, Identity] = {node.key: node.identity for node in world.nodes}
        self.records = read(self.logs[0]).records
        genesis = next(record for record in self.records if record.kind is Kind.GENESIS)
        message = open_(genesis.payload).message
        assert isinstance(message, Genesis)
        self.roster: Roster = read_genesis(message)

    def with_record(self, record: Record, payload: bytes) -> Report:
        """Return the report if `record` held `payload` instead, its checksum right."""
        log = self.logs[0]
        other = logfile.record(record.kind, payload)
        return verify([log[: record.offset] + other + log[record.end :]], ALL, BUILD)


@cache
def played(game: str, players: int) -> Played:
    return Played(game, players)


CASES = pytest.mark.parametrize(
    ("game", "players", "tries"), [("toy", 3, 150), *((name, 2, 12) for name in sorted(GAMES))]
)


@CASES
def test_all_players_logs_are_clean_with_one_digest(game: str, players: int, tries: int) -> None:
    report = verify(played(game, players).logs, ALL, BUILD)

    assert [f.verdict for f in report.findings] == [Verdict.OK_COMPLETE] * players
    assert report.exit is Exit.CLEAN
    assert report.digest != b""


@CASES
def test_a_changed_byte_is_never_clean_and_blames_nobody(
    game: str, players: int, tries: int
) -> None:
    one, rng = played(game, players), Random(SEED)
    proof = [record for record in one.records if record.kind not in (Kind.META, Kind.NOTE)]
    for _ in range(tries):
        record = rng.choice(proof)
        payload = bytearray(record.payload)
        payload[rng.randrange(len(payload))] ^= 1 << rng.randrange(8)
        report = one.with_record(record, bytes(payload))
        assert report.exit in (Exit.INCONCLUSIVE, Exit.UNUSABLE)
        assert blamed(report) == set()


@CASES
def test_a_field_rewritten_by_its_author_blames_him_or_nobody(
    game: str, players: int, tries: int
) -> None:
    one, rng = played(game, players), Random(SEED)
    signed = [
        record
        for record in one.records
        if record.kind in (Kind.ACTION, Kind.ACK, Kind.REVEAL, Kind.END)
    ]
    for _ in range(tries):
        record = rng.choice(signed)
        envelope = open_(record.payload)
        author = envelope.sender
        frame = rng.choice(list(rewritten(envelope, one.authors[author])))
        report = one.with_record(record, frame)
        assert report.exit in (Exit.PROVEN, Exit.INCONCLUSIVE)
        proven = {f.seat for f in report.findings if f.weight is Weight.PROOF}
        assert proven <= {one.roster.seat_of(author)}


@CASES
def test_a_missing_record_is_never_clean_and_blames_nobody(
    game: str, players: int, tries: int
) -> None:
    one, rng = played(game, players), Random(SEED)
    proof = [record for record in one.records if record.kind not in (Kind.META, Kind.NOTE)]
    for record in rng.sample(proof, min(tries, len(proof))):
        log = one.logs[0]
        report = verify([log[: record.offset] + log[record.end :]], ALL, BUILD)
        assert report.exit in (Exit.INCONCLUSIVE, Exit.UNUSABLE)
        assert blamed(report) == set()


@CASES
def test_a_log_cut_anywhere_is_never_clean_and_blames_nobody(
    game: str, players: int, tries: int
) -> None:
    one, rng = played(game, players), Random(SEED)
    for _ in range(tries):
        cut = rng.randrange(len(FILE_HEADER), len(one.logs[0]))
        report = verify([one.logs[0][:cut], one.logs[1]], ALL, BUILD)
        assert report.exit in (Exit.INCONCLUSIVE, Exit.UNUSABLE)
        assert blamed(report) == set()


@pytest.mark.parametrize("seed", range(8))
def test_logs_of_tables_with_crashes_and_drops_blame_nobody_however_they_are_cut(seed: int) -> None:
    world = run_seed(seed, ALL, Wanted(cheat="", players=3, faults=True)).world
    logs = [log for node in world.nodes for log in node.logs.values()]
    rng = Random(seed)
    assert logs
    assert blamed(verify(logs, ALL, BUILD)) == set()
    for _ in range(12):
        log = rng.choice(logs)
        record = rng.choice(read(log).records)
        place = rng.randrange(record.offset, record.end)
        changed = bytes((log[place] ^ 1 << rng.randrange(8),))
        without = log[: record.offset] + log[record.end :]
        for data in (log[:place], without, log[:place] + changed + log[place + 1 :]):
            assert blamed(verify([data], ALL, BUILD)) == set()
            assert blamed(verify([data, *logs], ALL, BUILD)) == set()
