"""A game that goes on with another as a new one, before the verifier."""

import hashlib
from dataclasses import replace

from net.core.envelope import seal
from net.core.io import GoOnAnew
from net.core.logfile import Kind
from net.core.messages import Action, End, Parent
from net.core.verify import Exit, Report, Verdict, Weight, examine, verify
from tests.net.core.epoch_table import EpochTable
from tests.net.core.honest_table import BUILD, GAMES, Line, file_of, identity
from tests.net.core.rig import Rig, settings


def parent_game() -> EpochTable:
    """Three players; two turns are final."""
    table = EpochTable(3)
    table.play("take 2")
    table.play("take 3")
    return table


def standing(table: EpochTable, seats: tuple[int, ...] = (1, 2)) -> Parent:
    text = table.game.format_position(table.position).encode()
    state = table.game.position_hash(table.position)
    return Parent(table.gid, table.height, table.head, state, text, seats, (), ())


def new_game(parent: Parent, players: int = 3) -> EpochTable:
    return EpochTable(players, parent=parent)


def check(*logs: list[Line]) -> Report:
    return verify([file_of(lines, 1) for lines in logs], GAMES, BUILD)


def told(report: Report) -> list[tuple[Verdict, int, int | None]]:
    return [(one.verdict, one.log, one.seat) for one in report.findings]


def test_alone_it_rests_on_what_its_players_say() -> None:
    old = parent_game()
    new = new_game(standing(old))
    new.go_on()
    report = check(new.lines)

    assert told(report) == [(Verdict.OK_FROM_PARENT, 0, None), (Verdict.OK_WITH_DROPS, 0, None)]
    assert dict(report.findings[0].params) == {"parent": old.gid.hex(), "entries": 2}
    assert dict(report.findings[1].params) == {
        "seats": "0",
        "voters": "1,2",
        "reason": "new_game",
    }
    assert [one.weight for one in report.findings] == [Weight.CLAIM] * 2
    assert report.exit is Exit.CLEAN
    assert report.logs[0].parent == old.gid


def test_with_its_parent_it_is_seen_to_begin_where_that_stood() -> None:
    old = parent_game()
    new = new_game(standing(old))
    new.go_on()
    report = check(old.lines, new.lines)

    assert told(report) == [(Verdict.OK_CONTINUED, 0, None), (Verdict.OK_WITH_DROPS, 1, None)]
    assert [log.continued for log in report.logs] == [True, False]
    assert report.exit is Exit.CLEAN


def test_a_parent_that_is_not_gone_on_with_is_not_complete() -> None:
    old = parent_game()
    report = check(old.lines)

    assert told(report) == [(Verdict.OK_INCOMPLETE, 0, None)]
    assert report.exit is Exit.INCONCLUSIVE


def test_a_log_of_the_parent_that_ends_before_shows_nothing() -> None:
    old, short = parent_game(), EpochTable(3)
    short.play("take 2")
    assert short.gid == old.gid
    new = new_game(standing(old))
    new.go_on()
    report = check(short.lines, new.lines)

    assert told(report) == [
        (Verdict.OK_INCOMPLETE, 0, None),
        (Verdict.OK_FROM_PARENT, 1, None),
        (Verdict.OK_WITH_DROPS, 1, None),
    ]


def test_logs_of_a_game_and_of_two_that_go_on_with_it_belong_together() -> None:
    old = parent_game()
    one, two = new_game(standing(old)), new_game(standing(old, (0, 2)))
    one.go_on()
    two.go_on()
    report = check(one.lines, two.lines, old.lines)

    assert told(report) == [
        (Verdict.OK_WITH_DROPS, 0, None),
        (Verdict.OK_WITH_DROPS, 1, None),
        (Verdict.OK_CONTINUED, 2, None),
    ]
    assert report.exit is Exit.CLEAN


def test_a_log_of_another_line_does_not_belong_there() -> None:
    old = parent_game()
    new = new_game(standing(old))
    new.go_on()
    other = EpochTable(2)
    other.go_on()
    report = check(old.lines, other.lines, new.lines)

    assert (Verdict.WRONG_GAME, 1, None) in told(report)


def test_a_position_that_the_parent_never_had_convicts_who_began_with_it() -> None:
    old = parent_game()
    rich = replace(old.position, scores=(2, 3, 9))
    state = old.game.position_hash(rich)
    text = old.game.format_position(rich).encode()
    new = new_game(replace(standing(old), state=state, position=text))
    new.go_on()
    report = check(old.lines, new.lines)

    false = [(Verdict.BAD_PARENT, 1, seat) for seat in (1, 2)]
    assert [one for one in told(report) if one[0] is Verdict.BAD_PARENT] == false
    assert {dict(one.params)["reason"] for one in report.findings if one.seat} == {"state"}
    assert report.exit is Exit.PROVEN


def test_another_history_of_the_parent_convicts_who_began_with_it() -> None:
    old = parent_game()
    new = new_game(replace(standing(old), head=b"h" * 32))
    new.go_on()
    report = check(old.lines, new.lines)

    assert [one for one in told(report) if one[0] is Verdict.BAD_PARENT] == [
        (Verdict.BAD_PARENT, 1, 1),
        (Verdict.BAD_PARENT, 1, 2),
    ]


def test_an_earlier_place_of_the_parent_is_no_lie() -> None:
    old = parent_game()
    before = standing(old)
    old.play("take 1")
    new = new_game(before)
    new.go_on()

    assert told(check(old.lines, new.lines)) == [
        (Verdict.OK_CONTINUED, 0, None),
        (Verdict.OK_WITH_DROPS, 1, None),
    ]


def test_who_had_been_dropped_is_not_convicted_of_another_history() -> None:
    old = parent_game()
    old.change(drop=(2,))
    old.play_absent()
    new = new_game(replace(standing(old, (1, 2)), head=b"h" * 32))
    new.go_on()

    convicted = [one for one in told(check(old.lines, new.lines)) if one[0] is Verdict.BAD_PARENT]
    assert convicted == [(Verdict.BAD_PARENT, 1, 1)]


def test_other_players_than_the_parents_convict_who_began_with_them() -> None:
    old = EpochTable(2)
    old.play("take 2")
    text = b"2,0,0/1/5/0/"
    position = old.game.parse_position(text.decode())
    state = old.game.position_hash(position)
    new = new_game(Parent(old.gid, 1, old.head, state, text, (1, 2), (), ()))
    new.go_on()
    report = check(old.lines, new.lines)

    assert [one for one in told(report) if one[0] is Verdict.BAD_PARENT] == [
        (Verdict.BAD_PARENT, 1, 1),
        (Verdict.BAD_PARENT, 1, 2),
    ]


def test_games_before_that_the_parent_does_not_name_convict_who_began_with_them() -> None:
    old = parent_game()
    new = new_game(replace(standing(old), line=(b"g" * 32,)))
    new.go_on()
    report = check(old.lines, new.lines)

    assert [one for one in told(report) if one[0] is Verdict.BAD_PARENT] == [
        (Verdict.BAD_PARENT, 1, 1),
        (Verdict.BAD_PARENT, 1, 2),
    ]
    assert {dict(one.params)["reason"] for one in report.findings if one.seat} == {"line"}


def test_who_was_away_comes_back_with_the_consent_of_all() -> None:
    old = parent_game()
    new = new_game(standing(old))
    new.play("take 1")
    new.change(join=(0,), reason="return")
    new.go_on()
    report = check(old.lines, new.lines)

    assert told(report) == [(Verdict.OK_CONTINUED, 0, None), (Verdict.OK_WITH_DROPS, 1, None)]
    assert report.exit is Exit.CLEAN


def test_votes_to_have_back_who_cannot_come_back_convict() -> None:
    old = parent_game()
    new = new_game(replace(standing(old), out=(0,)))
    new.play("take 1")
    new.change(join=(0,), reason="return")
    report = check(new.lines)

    convicted = [(one.verdict, one.seat) for one in report.findings if one.weight is Weight.PROOF]
    assert convicted == [(Verdict.BAD_EPOCH, 1), (Verdict.BAD_EPOCH, 2)]


def test_one_kept_out_for_nothing_that_the_parent_shows_is_told_of() -> None:
    old = parent_game()
    new = new_game(replace(standing(old), out=(0,)))
    new.go_on()
    report = check(old.lines, new.lines)

    (finding,) = [one for one in report.findings if one.log == 1]
    assert (finding.verdict, finding.weight) == (Verdict.UNFAIR_DROP_SUSPECT, Weight.CLAIM)
    assert dict(finding.params) == {"seats": "0", "voters": "1,2", "reason": "out"}


def test_one_kept_out_for_what_the_parent_shows_is_not() -> None:
    old = parent_game()
    first = next(line for line in old.lines if line.kind is Kind.ACTION)
    action = first.message
    assert isinstance(action, Action)
    second = seal(identity(0), old.gid, replace(action, body=("take 3",)))
    parent = replace(standing(old), out=(0,))
    claimed = parent_game()
    claim = End(old.eid, 2, old.head, old.game.position_hash(old.position), (0, 0, 0), "forfeit")
    claimed.sign(Kind.END, 0, claim, 2)
    new = new_game(parent)
    new.go_on()
    for lines in ([*old.lines, Line(Kind.ACTION, second, 0)], claimed.lines):
        report = check(lines, new.lines)

        assert Verdict.UNFAIR_DROP_SUSPECT not in [one.verdict for one in report.findings]


def test_a_position_that_is_none_convicts_the_host() -> None:
    old = parent_game()
    two_scores = b"2,3/0/4/0/"
    state = hashlib.sha256(two_scores).digest()
    for text, named in ((b"nonsense", b"s" * 32), (two_scores, state), (b"\xff", b"s" * 32)):
        table = Blind(3, parent=replace(standing(old), position=text, state=named))
        report = check(table.lines)

        convicted = [one for one in report.findings if one.weight is Weight.PROOF]
        assert [(one.verdict, one.seat) for one in convicted] == [(Verdict.BAD_GENESIS, 1)], text
        assert dict(convicted[0].params) == {"reason": "position"}


def test_a_position_beside_the_hash_of_another_convicts_the_host() -> None:
    old = parent_game()
    table = Blind(3, parent=replace(standing(old), state=b"s" * 32))

    assert (Verdict.BAD_GENESIS, 0, 1) in told(check(table.lines))


class Blind(EpochTable):
    """A table that signs the start of a game nobody can begin."""

    def first(self) -> None:
        return None


def gone_on_in_a_draw() -> Rig:
    """Two of four have gone on as a new game while a draw was open."""
    rig = Rig(4)
    rig.start(settings(4))
    rig.act(0, "dare")
    rig.isolate(0)
    rig.isolate(1)
    rig.wait(90_000)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    return rig


def test_what_real_sessions_write_verifies_together() -> None:
    rig = gone_on_in_a_draw()
    rig.act(2, "gift")
    rig.act(3, "take 2")
    files = [*(rig.earlier[seat][0] for seat in (2, 3)), rig.logs[2], rig.logs[3], rig.logs[0]]
    report = verify(files, GAMES, BUILD)

    assert told(report) == [
        (Verdict.OK_CONTINUED, 0, None),
        (Verdict.OK_CONTINUED, 1, None),
        (Verdict.OK_WITH_DROPS, 2, None),
        (Verdict.OK_WITH_DROPS, 3, None),
        (Verdict.OK_CONTINUED, 4, None),
    ]
    assert report.exit is Exit.CLEAN
    assert report.logs[2].digest == report.logs[3].digest


def test_what_one_who_came_back_writes_verifies_together() -> None:
    rig = gone_on_in_a_draw()
    rig.link(0, 2)
    rig.link(0, 3)
    rig.wait(9_000)
    for seat, action in ((2, "gift"), (3, "take 2"), (0, "dare")):
        rig.act(seat, action)
    files = [rig.earlier[0][0], rig.logs[0], rig.logs[2]]
    report = verify(files, GAMES, BUILD)

    assert told(report) == [
        (Verdict.OK_CONTINUED, 0, None),
        (Verdict.OK_WITH_DROPS, 1, None),
        (Verdict.OK_WITH_DROPS, 2, None),
    ]
    assert report.exit is Exit.CLEAN
    assert report.logs[1].digest == report.logs[2].digest
    assert report.logs[1].complete


def test_evidence_from_a_new_game_stands_alone() -> None:
    old = parent_game()
    new = new_game(standing(old))
    new.go_on()
    first = next(line for line in new.lines if line.kind is Kind.ACTION)
    action = first.message
    assert isinstance(action, Action)
    false = replace(action, body=("take 9",))
    lines = [line for line in new.lines if line.height < first.height]
    lines.append(Line(Kind.ACTION, seal(identity(action.seat), new.gid, false), first.height))
    examination = examine([file_of(lines, 1)], GAMES, BUILD, with_evidence=True)
    alone = verify([examination.evidence], GAMES, BUILD)

    assert (alone.findings[0].verdict, alone.findings[0].seat) == (
        Verdict.ILLEGAL_ACTION,
        action.seat,
    )
    assert alone.exit is Exit.PROVEN
