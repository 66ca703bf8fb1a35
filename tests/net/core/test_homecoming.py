"""Players who were missing when a new game began, and come back into it."""

from net.core.io import ForgetSecret, GoOnAnew, GoOver, VoteDrop
from net.core.messages import Commit, Reinstate, Reveal, SyncReply
from tests.net.core.homecomers import ALONE_MS, GRACE_MS, back, gone_on, proposed
from tests.net.core.rig import Rig, settings


def test_who_comes_back_is_brought_into_the_new_game_and_plays_on() -> None:
    rig = gone_on()
    parent = rig.play(0).gid
    rig.act(2, "take 1")
    back(rig, 0)

    assert rig.play(0).gid == rig.play(2).gid != parent
    assert rig.play(0).start.scores == (2, 3, 0, 0)
    assert rig.play(0).entries == rig.play(2).entries
    assert rig.play(0).members.active == rig.play(3).members.active == (0, 2, 3)
    rig.act(3, "take 1")
    rig.act(0, "take 1")
    played = [(one.seat, one.cause) for one in rig.play(2).entries]
    assert played == [(2, ""), (3, ""), (0, ""), (1, "passive")]


def test_he_takes_part_in_draws_with_a_chain_of_his_own() -> None:
    rig = gone_on()
    back(rig, 0)
    rig.act(2, "dare")

    (draw,) = [one for one in rig.play(0).entries if one.kind == "draw"]
    assert draw.seeds == 3
    commits = [one.message for one in rig.sent_of(0, Commit)]
    assert [one.attempt for one in commits if isinstance(one, Commit)] == [0, 1]
    consents = [rig.sent_of(seat, Reinstate) for seat in (2, 3)]
    assert [len(one) for one in consents] == [1, 1]


def test_his_log_of_the_old_game_stays_as_it_is_and_its_side_file_goes() -> None:
    rig = gone_on()
    before = rig.logs[0]
    back(rig, 0)

    assert rig.earlier[0] == [before]
    assert rig.logs[0] != before
    assert len([one for one in rig.said[0] if isinstance(one, ForgetSecret)]) == 1


def test_he_waits_a_moment_for_others_to_go_on_with_here() -> None:
    rig = gone_on()
    rig.link(0, 2)
    rig.wait(ALONE_MS - 1_000)

    assert rig.play(0).gid != rig.play(2).gid
    assert rig.play(0).members.elsewhere == (2,)
    assert rig.play(0).members.may_go_over
    assert rig.play(0).members.going_over
    assert not rig.play(0).members.may_claim
    assert rig.play(2).members.behind == (0,)
    assert not rig.play(2).members.may_go_over


def test_answers_that_were_lost_come_again() -> None:
    """Meanwhile who is asked believes to have told all, and goes on from there."""
    rig = gone_on()
    rig.lost = lambda _from, to, message: to == 0 and isinstance(message, SyncReply)
    rig.link(0, 2)
    rig.wait(ALONE_MS)
    rig.act(2, "take 1")
    rig.wait(5_000)
    rig.lost = lambda *_any: False
    rig.wait(10_000)

    assert rig.play(0).gid == rig.play(2).gid


def test_answers_that_come_late_are_no_fault_of_who_sends_them() -> None:
    rig = gone_on()
    rig.lost = lambda _from, to, message: to == 0 and isinstance(message, SyncReply)
    rig.link(0, 2)
    rig.wait(ALONE_MS + 4_750)
    rig.lost = lambda *_any: False
    late = [
        one.raw for sender, to, one in rig.sent if isinstance(one.message, SyncReply) and to == 0
    ]
    for frame in late:
        rig.receive(0, 2, frame)
    rig.wait(4_000)

    assert rig.play(0).gid == rig.play(2).gid
    assert len(late) == 1
    assert rig.sessions[0]._endpoint.peers[rig.keys[2]].strikes == 0


def test_all_who_come_back_play_on_together() -> None:
    rig = gone_on()
    back(rig, 0)
    rig.link(1, 0)
    back(rig, 1)

    assert [rig.play(seat).members.active for seat in range(4)] == [(0, 1, 2, 3)] * 4
    assert len({rig.play(seat).gid for seat in range(4)}) == 1


def test_those_who_could_go_on_here_are_asked() -> None:
    rig = gone_on()
    rig.link(0, 1)
    for seat in (0, 1):
        back(rig, seat)
    parent = rig.play(0).gid
    assert rig.play(1).gid == parent != rig.play(2).gid

    assert rig.play(0).members.may_go_over
    assert not rig.play(0).members.going_over
    rig.do(0, GoOver())
    assert rig.play(0).gid == rig.play(2).gid
    rig.wait(ALONE_MS + 4_000)
    assert rig.play(1).gid == rig.play(2).gid


def test_there_must_be_a_new_game_to_go_over_to() -> None:
    rig = Rig(3)
    rig.start()
    rig.do(0, GoOver())

    assert [one.code for one in rig.refused(0)] == ["no_new_game"]


def test_who_is_back_is_resumed_in_the_new_game() -> None:
    rig = gone_on()
    back(rig, 0)
    rig.crash(0)
    back(rig, 0)
    rig.act(2, "dare")
    rig.act(3, "gift")
    rig.act(0, "take 2")

    assert rig.play(0).entries == rig.play(2).entries
    assert [one.seat for one in rig.play(0).entries if one.kind == "action"] == [2, 3, 0, 1]


def test_a_new_game_of_a_new_game_is_found_as_well() -> None:
    rig = gone_on()
    back(rig, 0)
    old, child = rig.play(1).gid, rig.play(2).gid
    rig.isolate(0)
    rig.lost = lambda _from, _to, message: isinstance(message, Commit)
    rig.wait(GRACE_MS)
    rig.do(2, VoteDrop(0))
    rig.do(3, VoteDrop(0))
    rig.wait(300_000)
    rig.lost = lambda *_any: False
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    grandchild = rig.play(2).gid
    assert rig.play(1).gid == old
    back(rig, 1)

    assert rig.play(1).gid == rig.play(3).gid == grandchild not in (old, child)
    assert rig.play(3).members.active == (1, 2, 3)
    (parent,) = proposed(rig).parent
    assert (parent.gid, parent.line) == (child, (old,))


def test_who_missed_an_open_draw_of_the_old_game_misses_it_and_a_full_round() -> None:
    rig = Rig(3)
    rig.start(settings(3))
    rig.lost = lambda _from, _to, message: isinstance(message, Reveal | Commit)
    rig.act(0, "dare")
    rig.isolate(0)
    rig.wait(GRACE_MS)
    for seat in (1, 2):
        rig.do(seat, VoteDrop(0))
    rig.wait(300_000)
    rig.lost = lambda *_any: False
    for seat in (1, 2):
        rig.do(seat, GoOnAnew())
    rig.link(0, 1)
    rig.link(0, 2)
    rig.wait(ALONE_MS + 4_000)
    rig.act(1, "take 1")
    rig.act(2, "take 1")
    rig.wait(4_000)
    assert [one.seat for one in rig.play(0).entries] == [-1, 1, 2, 0]
    assert rig.play(0).members.active == rig.play(1).members.active == (1, 2)
    rig.act(1, "take 1")
    rig.wait(4_000)

    assert rig.play(0).members.active == rig.play(1).members.active == (0, 1, 2)
