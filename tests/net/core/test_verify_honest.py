"""Honest logs: clean, one digest, and never more than they hold."""

import hashlib
from dataclasses import replace

import pytest

from net.core import logfile
from net.core.logfile import FILE_HEADER, Kind
from net.core.messages import Build
from net.core.verify import Exit, LogSummary, Verdict, Weight, verify
from tests.net.core.honest_table import BUILD, GAMES, Line, Table, file_of, identity, whole_game
from tests.net.core.verdicts import blamed, check, names

GAME = whole_game(3)


def u32(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


@pytest.mark.parametrize("variant", ["plain", "rush"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_clean_from_every_seat(players: int, variant: str) -> None:
    table = whole_game(players, variant, first_player=-1)
    logs = [file_of(table.lines, seat) for seat in range(players)]
    report = verify(logs, GAMES, BUILD)

    assert names(report) == [Verdict.OK_COMPLETE] * players
    assert report.exit is Exit.CLEAN
    assert report.digest == report.logs[0].digest != b""
    assert [log.entries for log in report.logs] == [table.height] * players


def test_the_summary_says_what_was_played() -> None:
    table = Table(2)
    for body in ("take 3", "take 1", "take 3", "take 2", "take 1", "take 2"):
        table.play(body)
    table.end()
    report = check(table.lines)

    assert report.logs == (
        LogSummary(
            gid=table.gid,
            game="toy",
            variant="plain",
            nicks=("Anna", "Bert"),
            keys=(identity(0).key, identity(1).key),
            entries=6,
            complete=True,
            digest=report.digest,
            scores=(7, 5),
            winners=(0,),
        ),
    )


def test_the_digest_is_over_the_game_the_entries_and_the_end() -> None:
    table = Table(2)
    report = check(table.lines)
    table.play("take 1")
    one = check(table.lines)

    bare = hashlib.sha256(u32(b"game") + u32(table.gid) + u32(b"")).digest()
    state = hashlib.sha256(b"1,0/1/5/0/").digest()
    entry = u32(b"A") + u32(table.head) + u32(state)
    with_entry = hashlib.sha256(u32(b"game") + u32(table.gid) + entry + u32(b"")).digest()
    assert report.digest == bare
    assert one.digest == with_entry


def test_the_order_of_co_signatures_and_reveals_does_not_matter() -> None:
    lines = list(GAME.lines)
    for place in range(1, len(lines)):
        pair = (lines[place - 1], lines[place])
        same = pair[0].height == pair[1].height
        if same and {line.kind for line in pair} <= {Kind.ACK, Kind.REVEAL, Kind.END}:
            lines[place - 1], lines[place] = lines[place], lines[place - 1]
    report = check(GAME.lines, lines)

    assert report.exit is Exit.CLEAN
    assert report.digest == check(GAME.lines).digest


def test_a_record_twice_changes_nothing() -> None:
    for place, line in enumerate(GAME.lines):
        report = check([*GAME.lines[:place], line, *GAME.lines[place:]])
        assert names(report) == [Verdict.OK_COMPLETE]


def test_notes_and_meta_are_ignored() -> None:
    noted = [*GAME.lines[:9], Line(Kind.NOTE, b"\x00"), *GAME.lines[9:]]
    without_meta = FILE_HEADER + b"".join(
        logfile.record(line.kind, line.frame) for line in GAME.lines
    )

    assert names(check(noted)) == [Verdict.OK_COMPLETE]
    assert names(verify([without_meta], GAMES, BUILD)) == [Verdict.OK_COMPLETE]


def test_another_signature_under_the_same_text_keeps_the_digest() -> None:
    """A cheat can sign one text in many ways; here he signs with another nonce (RFC 8032)."""
    place = next(n for n, line in enumerate(GAME.lines) if line.kind is Kind.ACTION)
    line = GAME.lines[place]
    again = resign(line)
    other = [*GAME.lines[:place], replace(line, frame=again), *GAME.lines[place + 1 :]]
    report = check(GAME.lines, other)

    assert again != line.frame
    assert report.exit is Exit.CLEAN
    assert report.digest != b""


def resign(line: Line) -> bytes:
    from net.core.codec import pack, unpack
    from net.core.envelope import open_

    raw = unpack(line.frame)
    assert isinstance(raw, tuple)
    signed = open_(line.frame).signed
    order = 2**252 + 27742317777372353535851937790883648493
    seed = bytes([line.seat + 1]) * 32
    secret = int.from_bytes(hashlib.sha512(seed).digest()[:32], "little")
    secret = secret & ((1 << 254) - 8) | 1 << 254
    # The nonce of another text: its R is known from that signature, its r from the seed.
    prefix = hashlib.sha512(seed).digest()[32:]
    nonce = int.from_bytes(hashlib.sha512(prefix + b"other").digest(), "little") % order
    point = identity(line.seat).sign(b"other")[:32]
    challenge = hashlib.sha512(point + identity(line.seat).key + signed).digest()
    scalar = (nonce + int.from_bytes(challenge, "little") * secret) % order
    return pack((*raw[:5], point + scalar.to_bytes(32, "little")))


def test_a_log_cut_between_records_is_incomplete_and_nobody_is_blamed() -> None:
    for length in range(1, len(GAME.lines)):
        report = check(GAME.lines[:length])
        assert names(report) == [Verdict.OK_INCOMPLETE]
        assert report.exit is Exit.INCONCLUSIVE
        assert not report.logs[0].complete


def test_a_log_cut_inside_a_record_has_a_torn_tail() -> None:
    data = file_of(GAME.lines)
    for cut in range(1, 150):
        report = verify([data[:-cut]], GAMES, BUILD)
        assert names(report)[0] is Verdict.TORN_TAIL
        assert blamed(report) == set()
        assert report.exit is Exit.INCONCLUSIVE


def test_progress_is_told_after_each_entry() -> None:
    told: list[tuple[int, int]] = []
    data = file_of(GAME.lines)
    verify([data, data], GAMES, BUILD, lambda log, entries: told.append((log, entries)))

    taken_in = [0] * len(GAME.lines)
    final = list(range(1, GAME.height + 1))
    assert told == [(log, n) for log in (0, 1) for n in (*taken_in, *final)]


@pytest.mark.parametrize(
    ("build", "games"),
    [
        (Build("2.0", b"E" * 32, b"r" * 32, b"s" * 32), GAMES),
        (Build("2.0", b"e" * 32, b"R" * 32, b"s" * 32), GAMES),
        (BUILD, {}),
    ],
)
def test_a_game_of_another_version_is_checked_without_its_rules(
    build: Build, games: dict[str, object]
) -> None:
    report = verify([file_of(GAME.lines)], games, build)  # type: ignore[arg-type]  # or none

    assert names(report) == [Verdict.UNSUPPORTED_VERSION]
    assert report.exit is Exit.INCONCLUSIVE
    assert report.logs[0].entries == GAME.height
    assert report.logs[0].complete
    assert report.digest == check(GAME.lines).digest


def test_a_log_from_the_future_is_unusable() -> None:
    report = verify([b"GLOG\r\n\x1a\n\x00\x02rest"], GAMES, BUILD)

    assert names(report) == [Verdict.UNSUPPORTED_VERSION]
    assert report.exit is Exit.UNUSABLE


@pytest.mark.parametrize("data", [b"", b"PNG", FILE_HEADER, file_of([]), file_of(GAME.lines[1:])])
def test_what_is_no_log_of_a_game_is_unusable(data: bytes) -> None:
    report = verify([data], GAMES, BUILD)

    assert names(report) == [Verdict.BAD_FORMAT]
    assert report.exit is Exit.UNUSABLE
    assert report.logs == (LogSummary(),)


def test_no_logs_are_unusable() -> None:
    assert verify([], GAMES, BUILD).exit is Exit.UNUSABLE


def test_every_clean_finding_blames_nobody() -> None:
    (finding,) = check(GAME.lines).findings

    assert (finding.weight, finding.seat, finding.height) == (Weight.NONE, None, None)
