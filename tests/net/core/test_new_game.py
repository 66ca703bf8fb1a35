"""A game gone on with as a new one of those who are here, where it cannot go on as it is."""

from dataclasses import replace

from net.core.envelope import seal
from net.core.io import ForgetSecret, GoOnAnew, KeepWaiting, VoteDrop
from net.core.messages import Commit, Continue, Proposal, StartAck, SyncReply
from tests.net.core.honest_table import identity
from tests.net.core.rig import Rig, settings

GRACE_MS = 90_000


def alone(*gone: int, players: int = 4, absent: str = "skip") -> Rig:
    """A table at which some have been gone for the whole grace, after two turns."""
    rig = Rig(players)
    rig.start(replace(settings(players), absent=absent))
    rig.act(0, "take 2")
    rig.act(1, "take 3")
    for seat in gone:
        rig.isolate(seat)
    rig.wait(GRACE_MS)
    return rig


def offered(rig: Rig) -> list[bool]:
    return [rig.play(seat).members.may_go_anew for seat in range(len(rig.sessions))]


def test_two_of_four_without_the_lowest_go_on_as_a_new_game() -> None:
    rig = alone(0, 1)
    parent = rig.play(2).gid
    assert offered(rig) == [False, False, True, True]

    rig.do(2, GoOnAnew())
    assert [rig.play(seat).members.wishing for seat in (2, 3)] == [(2,), (2,)]
    assert rig.play(3).gid == parent
    rig.do(3, GoOnAnew())

    assert rig.play(2).gid == rig.play(3).gid != parent
    assert rig.stages()[2:] == ["playing", "playing"]
    for seat in (2, 3):
        play = rig.play(seat)
        assert play.start == play.position
        assert play.start.scores == (2, 3, 0, 0)
        assert play.entries == ()
        assert play.members.active == (2, 3)
        assert [row.nick for row in rig.view(seat).seats] == ["Anna", "Bert", "Cleo", "Dora"]


def test_the_rules_play_for_those_who_are_not_here_to_the_end() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    rig.act(2, "dare")
    rig.act(3, "gift")

    played = [(one.seat, one.texts, one.cause) for one in rig.play(3).entries if one.seat >= 0]
    assert played == [
        (2, ("dare",), ""),
        (3, ("gift",), ""),
        (0, ("take 1",), "passive"),
        (1, ("take 1",), "passive"),
    ]
    assert [one.seeds for one in rig.play(3).entries if one.kind == "draw"] == [2, 2]
    assert rig.stages()[2:] == ["over", "over"]
    assert rig.play(2).entries == rig.play(3).entries


def test_what_a_new_game_is_made_of() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())

    assert [len(rig.sent_of(seat, Proposal)) for seat in (2, 3)] == [1, 0]
    proposal = rig.sent_of(2, Proposal)[0].message
    assert isinstance(proposal, Proposal)
    (parent,) = proposal.parent
    assert (parent.gid, parent.height, parent.seats) == (rig.play(0).gid, 2, (2, 3))
    assert parent.position == b"2,3,0,0/2/4/0/"
    wishes = [rig.sent_of(seat, Continue)[-1].message for seat in (2, 3)]
    assert proposal.nonces == tuple(wish.nonce for wish in wishes if isinstance(wish, Continue))
    assert [len(rig.sent_of(seat, Commit)) for seat in (2, 3)] == [2, 2]
    assert [len(rig.sent_of(seat, StartAck)) for seat in (2, 3)] == [2, 2]
    forgotten = [one for one in rig.said[2] if isinstance(one, ForgetSecret)]
    assert len(forgotten) == 1
    assert forgotten[0].sid != rig.play(2).gid


def test_those_with_a_majority_are_offered_none() -> None:
    assert offered(alone(3)) == [False] * 4
    assert offered(alone(2, 3)) == [False] * 4


def test_one_alone_is_offered_none() -> None:
    assert offered(alone(1, players=2)) == [False, False]
    assert offered(alone(0, 1, players=3)) == [False] * 3


def test_it_must_be_offered_to_be_wished_for() -> None:
    rig = alone(2, 3)
    rig.do(0, GoOnAnew())

    assert [one.code for one in rig.refused(0)] == ["not_stuck"]


def test_who_waits_takes_the_wish_back() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(2, KeepWaiting())
    rig.do(3, GoOnAnew())

    assert [rig.play(seat).members.wishing for seat in (2, 3)] == [(3,), (3,)]
    assert rig.stages() == ["playing"] * 4
    rig.do(2, GoOnAnew())
    assert rig.play(2).gid != rig.play(0).gid


def test_a_game_that_can_go_on_again_takes_the_wish_back() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.link(0, 2)
    rig.link(0, 3)

    assert rig.play(2).members.wishing == ()
    rig.do(3, GoOnAnew())
    assert rig.play(3).gid == rig.play(0).gid


def test_both_halves_of_a_split_table_go_on() -> None:
    rig = Rig(4)
    rig.start()
    for one in (0, 1):
        for two in (2, 3):
            rig.cut(one, two)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(2))
    rig.do(0, VoteDrop(3))
    rig.do(1, VoteDrop(2))
    rig.do(1, VoteDrop(3))
    rig.wait(4_000)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())

    assert rig.play(0).members.active == (0, 1)
    assert rig.play(2).gid == rig.play(3).gid != rig.play(0).gid
    rig.link(0, 2)
    rig.wait(4_000)
    assert rig.play(0).members.elsewhere == (2,)
    assert rig.play(2).members.behind == (0,)


def test_who_comes_back_to_the_old_game_and_learns_nothing_of_the_new_one_can_end_it() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    rig.lost = lambda _from, _to, message: isinstance(message, SyncReply)
    rig.link(0, 2)
    rig.link(0, 3)
    rig.wait(GRACE_MS + 4_000)

    assert rig.play(0).members.elsewhere == (2, 3)
    assert rig.play(0).members.may_claim
    assert [one.seat for one in rig.play(2).members.missing] == []
    rig.act(2, "take 1")
    assert rig.play(3).entries == rig.play(2).entries
    assert len(rig.play(3).entries) == 1


def test_who_plays_another_game_is_not_here() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    rig.link(0, 1)
    rig.link(0, 2)
    rig.wait(4_000)
    rig.isolate(3)
    rig.wait(GRACE_MS)

    assert rig.play(2).members.behind == (0,)
    assert not rig.play(2).members.may_go_anew


def test_players_whose_votes_lead_nowhere_are_offered_a_new_game() -> None:
    rig = alone(2, players=3)
    rig.lost = lambda _from, _to, message: isinstance(message, Commit)
    rig.do(0, VoteDrop(2))
    rig.do(1, VoteDrop(2))
    assert offered(rig)[:2] == [False, False]
    rig.wait(299_000)
    assert offered(rig)[:2] == [True, True]
    rig.lost = lambda *_any: False
    rig.do(0, GoOnAnew())
    rig.do(1, GoOnAnew())

    assert rig.play(0).gid == rig.play(1).gid != rig.play(2).gid
    assert rig.play(0).members.active == (0, 1)


def test_a_new_game_at_a_table_that_would_end_has_the_rules_play() -> None:
    rig = alone(0, 1, absent="end")
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    settings_now = rig.view(2).settings

    assert settings_now is not None
    assert settings_now.absent == "skip"
    assert rig.stages()[2:] == ["playing", "playing"]


def test_colours_stay() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())

    assert [row.colour for row in rig.view(2).seats] == [0, 1, 2, 3]


def test_a_lost_commit_calls_the_new_game_off_and_it_is_tried_again() -> None:
    rig = alone(0, 1)
    rig.lost = lambda _from, _to, message: isinstance(message, Commit)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    assert rig.play(2).gid == rig.play(0).gid
    rig.lost = lambda *_any: False
    rig.wait(10_000)

    assert rig.play(2).gid == rig.play(3).gid != rig.play(0).gid
    assert len(rig.sent_of(2, Proposal)) == 2


def test_a_host_who_dies_before_the_start_leaves_the_other_where_he_was() -> None:
    rig = alone(0, 1)
    rig.lost = lambda _from, _to, message: isinstance(message, Commit)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    rig.isolate(2)
    rig.wait(12_000)

    assert rig.play(3).gid == rig.play(0).gid
    assert not rig.play(3).members.may_go_anew


def test_who_comes_back_in_the_middle_asks_for_it_anew() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.crash(2)
    rig.link(2, 3)
    rig.wait(GRACE_MS + 12_000)
    assert rig.play(3).members.wishing == ()
    rig.do(3, GoOnAnew())
    rig.do(2, GoOnAnew())

    assert rig.play(2).gid == rig.play(3).gid != rig.play(0).gid


def test_a_new_game_is_resumed_after_a_crash() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    rig.act(2, "dare")
    rig.crash(3)
    rig.link(2, 3)
    rig.wait(4_000)
    rig.act(3, "take 2")

    assert rig.play(3).entries == rig.play(2).entries
    assert rig.stages()[2:] == ["over", "over"]


def test_an_onlooker_sees_the_new_game_from_its_first_position() -> None:
    rig = alone(0, 1)
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    rig.act(2, "take 1")
    rig.crash_to_onlooker(0, 2)
    rig.wait(2_000)

    assert rig.play(0).gid == rig.play(2).gid
    assert rig.play(0).start.scores == (2, 3, 0, 0)
    assert rig.play(0).entries == rig.play(2).entries


def test_one_who_was_dropped_is_asked_as_well() -> None:
    rig = Rig(3)
    rig.start()
    rig.isolate(2)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(2))
    assert rig.play(0).members.active == (0, 1)
    rig.isolate(0)
    rig.link(1, 2)
    rig.wait(GRACE_MS)
    assert rig.play(2).members.active == (0, 1)
    assert offered(rig) == [False, True, False]
    rig.do(1, GoOnAnew())
    assert offered(rig) == [False, True, True]
    rig.do(2, GoOnAnew())

    assert rig.play(1).members.active == rig.play(2).members.active == (1, 2)


def test_a_proposal_that_is_not_what_was_wished_for_is_refused() -> None:
    rig = alone(0, 1)
    rig.do(3, GoOnAnew())
    rig.lost = lambda _from, to, message: to == 3 and isinstance(message, Proposal)
    rig.do(2, GoOnAnew())
    honest = rig.sent_of(2, Proposal)[0].message
    assert isinstance(honest, Proposal)
    (parent,) = honest.parent
    richer = replace(parent, position=b"2,3,9,0/2/4/0/")
    false = replace(honest, parent=(richer,))
    rig.lost = lambda *_any: False
    for _ in range(3):
        frame = seal(identity(2), false.lobby_id, false)
        rig.receive(3, 2, frame)
        false = replace(false, settings=replace(false.settings, grace_s=false.settings.grace_s + 1))

    assert rig.hung_up(3) == [(2, "protocol")]
    assert rig.play(3).gid == rig.play(0).gid


def test_wishes_by_the_hundred_are_not_passed_on() -> None:
    rig = alone(0, 1)
    rig.link(0, 3)
    rig.lost = lambda _from, to, _message: to == 3
    before = len(rig.sent)
    for number in range(500):
        wish = Continue(number + 1, 2, b"h" * 32, b"s" * 32, (), (), b"n" * 16)
        rig.receive(2, 3, seal(identity(3), rig.play(2).gid, wish))

    assert rig.play(2).members.wishing == ()
    rig.link(0, 2)
    passed = [one for _, to, one in rig.sent[before:] if to == 0 and type(one.message) is Continue]
    assert len({one.raw for one in passed}) <= 41


def test_a_wish_for_others_than_the_signer_is_refused() -> None:
    rig = alone(0, 1)
    now = rig.play(2)
    for number, seats in enumerate(((3,), (3, 2), (2, 2))):
        wish = Continue(number + 1, 2, b"h" * 32, b"s" * 32, seats, (), b"n" * 16)
        rig.receive(3, 2, seal(identity(2), now.gid, wish))

    assert rig.hung_up(3) == [(2, "protocol")]
