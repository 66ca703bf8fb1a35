"""Honest games whose seats change: valid, and what is only claimed is told as a claim."""

import pytest

from net.core.absence import PASSIVE
from net.core.envelope import wrap
from net.core.logfile import Kind
from net.core.messages import EpochOk
from net.core.verify import Exit, Verdict, Weight
from tests.net.core.epoch_table import TIMED, EpochTable, dropped
from tests.net.core.honest_table import Line, varied
from tests.net.core.verdicts import blamed, check, names


def test_a_game_that_goes_on_without_a_seat_is_valid_by_the_others_word() -> None:
    table = dropped()
    table.go_on()
    report = check(table.lines)
    (finding,) = report.findings

    assert (finding.verdict, finding.weight) == (Verdict.OK_WITH_DROPS, Weight.CLAIM)
    assert finding.params == (("seats", "2"), ("voters", "0,1"), ("reason", "silence"))
    assert (finding.height, finding.seat) == (1, None)
    assert report.logs[0].complete
    assert report.logs[0].entries == table.height
    assert report.exit is Exit.CLEAN


def test_a_change_that_drops_nobody_leaves_the_game_complete() -> None:
    table = EpochTable(3)
    table.play("dare")
    table.draw()
    table.change(reason="reseed")
    table.play_on(varied)
    report = check(table.lines)

    assert names(report) == [Verdict.OK_COMPLETE]
    assert report.exit is Exit.CLEAN


def test_a_seat_that_comes_back_plays_on() -> None:
    table = dropped()
    table.play("take 2")
    table.play_absent()
    table.change(join=(2,), reason="return")
    table.play_on(varied)
    report = check(table.lines)

    assert table.active == (0, 1, 2)
    assert names(report) == [Verdict.OK_WITH_DROPS]
    assert report.logs[0].complete


def test_a_turn_that_timed_out_is_told() -> None:
    table = EpochTable(3, clock_s=TIMED)
    table.time_out()
    table.play_on(varied)
    report = check(table.lines)
    (finding,) = report.findings

    assert finding.verdict is Verdict.OK_WITH_DROPS
    assert finding.params == (("seats", "0"), ("voters", "1,2"), ("reason", "clock"))
    assert report.exit is Exit.CLEAN


def test_a_draw_that_was_open_is_made_anew_with_new_chains() -> None:
    table = EpochTable(3)
    table.play("dare")
    table.round = 1
    links = {seat: table.chains[seat][1] for seat in (0, 1)}
    for seat in (0, 1):
        table.reveal(seat)
    table.change(drop=(2,), links=table.links(0, 1), open_links=links)
    table.go_on()
    report = check(table.lines)

    assert names(report) == [Verdict.OK_WITH_DROPS]
    assert report.exit is Exit.CLEAN


def test_a_link_that_stands_in_a_vote_does_in_place_of_its_reveal() -> None:
    """Seat 2 comes back to a draw whose links the others tell it in their votes."""
    table = EpochTable(3)
    table.play("dare")
    head, certificate = table.head, table.certificate()
    table.draw()
    without = [line for line in table.lines if line.kind is not Kind.REVEAL or line.seat == 2]
    mark = len(table.lines)
    links = table.links(0, 1, 2)
    table.cast((0, 1), table.vote(links=links, height=1, head=head, certificate=certificate))

    bare = check(without)
    assert [f.params for f in bare.findings if f.verdict is Verdict.MISSING_ENTRY] == [
        (("what", "reveal"), ("of", 0)),
        (("what", "reveal"), ("of", 1)),
    ]
    told = check([*without, *table.lines[mark:]])
    assert Verdict.MISSING_ENTRY not in names(told)
    assert blamed(told) == set()


def test_what_the_rules_play_in_an_epoch_not_all_have_gone_over_to_is_no_damage() -> None:
    """Nobody has signed it: seat 0 has written it down, and waits for seat 2 to come along."""
    table = EpochTable(3)
    table.play("take 1")
    table.change(drop=(1,))
    lines = [
        line for line in table.lines if not (line.seat == 2 and isinstance(line.message, EpochOk))
    ]
    absent, _ = table.absent_entry(PASSIVE)
    report = check([*lines, Line(Kind.ABSENT, wrap(table.gid, absent), 1)])

    assert names(report) == [Verdict.OK_INCOMPLETE]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cut_anywhere_such_a_game_blames_nobody(players: int) -> None:
    table = EpochTable(players, clock_s=TIMED)
    table.time_out()
    table.play("dare")
    table.draw()
    table.change(reason="agreement")
    table.play("take 1")
    if players > 2:
        table.change(drop=(players - 1,))
    table.go_on()
    for length in range(1, len(table.lines)):
        report = check(table.lines[:length])
        assert blamed(report) == set()
        assert Verdict.BAD_EPOCH not in names(report)
        assert report.exit is Exit.INCONCLUSIVE, length
    assert check(table.lines).exit is Exit.CLEAN
