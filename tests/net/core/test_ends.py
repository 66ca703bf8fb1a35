"""The end of a game, signed in an epoch that is left just then."""

from net.core.io import VoteDrop
from net.core.messages import Commit, End, EpochOk, Message
from net.core.verify import Exit, Verdict, verify
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings

GRACE_MS = 90_000


def signed_in_two_epochs() -> Rig:
    """Seat 0 is lost with its END on the way; it comes to seat 1 when that has voted already."""
    rig = Rig(4)
    rig.start(settings(4))
    for seat in (0, 1, 2, 3, 0):
        rig.act(seat, "take 1")
    rig.lost = lambda sender, _to, message: sender == 0 and isinstance(message, End)
    rig.act(1, "take 1")
    assert rig.stages() == ["over", "playing", "playing", "playing"]
    end = rig.sent_of(0, End)[0].raw
    rig.isolate(0)
    rig.wait(GRACE_MS)
    rig.lost = _commits
    for seat in (1, 2, 3):
        rig.do(seat, VoteDrop(0))
    rig.lost = lambda _from, _to, _message: True
    rig.receive(1, 2, end)
    return rig


def _commits(_from: int, _to: int, message: Message) -> bool:
    return isinstance(message, Commit)


def test_who_has_seen_the_end_goes_over_with_the_others_and_stays_at_the_end() -> None:
    rig = signed_in_two_epochs()
    assert rig.stages() == ["over", "over", "playing", "playing"]
    rig.lost = lambda _from, _to, message: isinstance(message, EpochOk | End)
    for one, two in ((1, 2), (1, 3), (2, 3)):
        rig.cut(one, two)
        rig.link(one, two)
    rig.wait(4_000)
    assert [rig.play(seat).members.active for seat in (1, 2, 3)] == [(1, 2, 3)] * 3
    assert rig.stages() == ["over", "over", "playing", "playing"]

    rig.lost = lambda _from, _to, _message: False
    for one, two in ((1, 2), (1, 3), (2, 3)):
        rig.cut(one, two)
        rig.link(one, two)
    rig.wait(4_000)
    assert rig.stages() == ["over"] * 4


def test_logs_with_the_end_in_either_epoch_give_one_digest() -> None:
    rig = signed_in_two_epochs()
    rig.lost = lambda _from, _to, _message: False
    early = rig.logs[1]
    for one, two in ((1, 2), (1, 3), (2, 3)):
        rig.cut(one, two)
        rig.link(one, two)
    rig.wait(4_000)
    assert rig.stages() == ["over"] * 4

    report = verify([*rig.logs, early], GAMES, BUILD)
    assert report.exit is Exit.CLEAN, report.findings
    assert [log.complete for log in report.logs] == [True] * 5
    assert len({log.digest for log in report.logs}) == 1
    assert {one.verdict for one in report.findings} <= {
        Verdict.OK_COMPLETE,
        Verdict.OK_WITH_DROPS,
    }


def test_who_has_seen_the_end_votes_with_those_who_have_not() -> None:
    """Seat 1 is at the end; seat 2 needs its vote to leave out seat 3, whose END nobody gets."""
    rig = signed_in_two_epochs()
    rig.lost = lambda _from, _to, message: isinstance(message, End)
    for one, two in ((1, 2), (1, 3), (2, 3)):
        rig.cut(one, two)
        rig.link(one, two)
    rig.isolate(3)
    rig.lost = lambda _from, _to, _message: False
    rig.cut(1, 2)
    rig.link(1, 2)
    rig.wait(GRACE_MS)
    assert rig.stages() == ["over", "over", "playing", "playing"]

    rig.do(2, VoteDrop(3))
    assert [rig.play(seat).members.active for seat in (1, 2)] == [(1, 2)] * 2
    assert rig.stages() == ["over", "over", "over", "playing"]
