"""Players who were missing when a new game began, and come back into it."""

from dataclasses import replace

from net.core.envelope import seal, wrap
from net.core.io import ClaimForfeit, ForgetSecret, GoOnAnew, GoOver, JoinTable, PeerUp, VoteDrop
from net.core.messages import (
    Ack,
    Action,
    Commit,
    Continue,
    Evidence,
    Parent,
    Proposal,
    Reinstate,
    Reveal,
    Status,
    SyncReply,
    SyncRequest,
)
from net.core.verify import Exit, verify
from tests.net.core.honest_table import BUILD, GAMES, NICKS, Table, identity
from tests.net.core.rig import Rig, settings

GRACE_MS = 90_000
ALONE_MS = 5_000


def gone_on(rig: Rig | None = None) -> Rig:
    """A table of four, by default a new one: two have gone on as a new game after two turns."""
    rig = rig or Rig(4)
    rig.start(settings(4))
    rig.act(0, "take 2")
    rig.act(1, "take 3")
    for seat in (0, 1):
        rig.isolate(seat)
    rig.wait(GRACE_MS)
    for seat in (2, 3):
        rig.do(seat, GoOnAnew())
    return rig


def back(rig: Rig, seat: int) -> None:
    """Link `seat` with those who play the new game, and wait until he has been brought there."""
    for other in (2, 3):
        rig.link(seat, other)
    rig.wait(ALONE_MS + 4_000)


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
    (parent,) = _proposal(rig).parent
    assert (parent.gid, parent.line) == (child, (old,))


def _proposal(rig: Rig) -> Proposal:
    message = rig.sent_of(2, Proposal)[-1].message
    assert isinstance(message, Proposal)
    return message


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


def test_one_who_has_nothing_but_his_key_left_joins_the_new_game() -> None:
    rig = gone_on()
    rig.act(2, "take 1")
    rig.lose_everything(0)
    rig.do(0, JoinTable(rig.keys[2]))
    back(rig, 0)

    assert rig.play(0).gid == rig.play(2).gid
    assert rig.play(0).start.scores == (2, 3, 0, 0)
    assert rig.play(2).members.active == (0, 2, 3)
    rig.act(3, "take 1")
    rig.act(0, "take 1")
    assert [(one.seat, one.cause) for one in rig.play(0).entries][:3] == [(2, ""), (3, ""), (0, "")]


def test_one_who_has_forgotten_what_he_signed_there_signs_nothing_beside_it() -> None:
    """Seat 2 alone has what he did, and cannot tell him: else that would convict him."""
    rig = gone_on()
    back(rig, 0)
    rig.act(2, "take 1")
    rig.act(3, "take 1")
    rig.lost = lambda _from, to, _message: to == 3
    rig.act(0, "take 2")
    rig.lose_everything(0)
    rig.lost = lambda one, two, _message: {one, two} == {0, 2}
    rig.do(0, JoinTable(rig.keys[3]))
    for other in (3, 2):
        rig.link(0, other)
    rig.wait(20_000)
    assert rig.play(0).members.active == (0, 2, 3)
    assert rig.play(0).members.listening

    rig.lost = lambda *_any: False
    rig.link(2, 3)
    for seat in (2, 3):
        rig.do(seat, VoteDrop(0))
    rig.wait(4_000)
    played = [(one.seat, one.cause, one.texts) for one in rig.play(3).entries]
    assert played[2] == (0, "", ("take 2",))
    reports = [verify([rig.logs[seat]], GAMES, BUILD) for seat in (2, 3)]
    assert [report.exit for report in reports] == [Exit.CLEAN, Exit.CLEAN]


def test_one_who_has_forgotten_what_he_signed_there_is_taken_in_anew() -> None:
    rig = gone_on()
    back(rig, 0)
    rig.lose_everything(0)
    rig.do(0, JoinTable(rig.keys[3]))
    for other in (3, 2):
        rig.link(0, other)
    rig.act(2, "take 1")
    rig.wait(12_000)
    for seat in (2, 3):
        rig.do(seat, VoteDrop(0))
    rig.wait(4_000)
    assert [rig.play(seat).members.active for seat in (0, 2, 3)] == [(0, 2, 3)] * 3
    rig.act(3, "take 1")
    rig.act(0, "take 1")

    assert [(one.seat, one.cause) for one in rig.play(0).entries][:3] == [(2, ""), (3, ""), (0, "")]


def test_one_who_has_played_from_the_start_needs_his_log() -> None:
    rig = gone_on()
    rig.lose_everything(3)
    rig.do(3, JoinTable(rig.keys[2]))
    rig.link(3, 2)
    rig.wait(12_000)

    assert rig.view(3).closed_code == "no_answer"


# ------------------------------------------------------------ who cannot come back


def cheated(*, known_to: tuple[int, ...] = (2, 3)) -> Rig:
    """As `gone_on`, but seat 0 has signed two actions for one place."""
    rig = Rig(4)
    rig.start(settings(4))
    rig.act(0, "take 2")
    rig.act(1, "take 3")
    for seat in (0, 1):
        rig.isolate(seat)
    first = rig.sent_of(0, Action)[0].message
    assert isinstance(first, Action)
    second = seal(identity(0), rig.play(2).gid, replace(first, body=("take 3",)))
    rig.lost = lambda _from, to, _message: to not in known_to
    for seat in known_to:
        rig.receive(seat, 5 - seat, second)
    rig.wait(GRACE_MS)
    rig.lost = lambda *_any: False
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    return rig


def test_who_has_been_convicted_cannot_come_back() -> None:
    rig = cheated()
    new = rig.play(2).gid
    back(rig, 0)

    assert _proposal(rig).parent[0].out == (0,)
    assert rig.play(3).gid == new != rig.play(0).gid
    assert rig.play(3).members.active == (2, 3)
    assert not rig.play(0).members.may_go_over
    assert rig.hung_up(0) == rig.hung_up(2) == rig.hung_up(3) == []


def test_one_who_has_not_cheated_can_come_back_beside_him() -> None:
    rig = cheated()
    back(rig, 1)

    assert rig.play(1).members.active == rig.play(2).members.active == (1, 2, 3)


def test_one_alone_keeps_nobody_out() -> None:
    rig = Rig(4)
    rig.start(settings(4))
    for seat in (0, 1):
        rig.isolate(seat)
    rig.wait(GRACE_MS)
    rig.do(2, GoOnAnew())
    wish = rig.sent_of(2, Continue)[-1].message
    assert isinstance(wish, Continue)
    liar = replace(wish, serial=1, out=(0,), nonce=b"n" * 16)
    rig.receive(2, 3, seal(identity(3), rig.play(2).gid, liar))

    (parent,) = _proposal(rig).parent
    assert (parent.seats, parent.out) == ((2, 3), ())


def test_who_has_claimed_the_old_game_has_left_it() -> None:
    rig = Rig(4)
    rig.start(settings(4))
    for seat in (0, 1):
        rig.isolate(seat)
    rig.wait(GRACE_MS)
    rig.do(0, ClaimForfeit())
    rig.do(2, GoOnAnew())
    rig.do(3, GoOnAnew())
    back(rig, 0)

    assert rig.stages()[0] == "over"
    assert rig.play(2).members.active == (2, 3)


# ------------------------------------------------------------ who would lure him away


def parent_of(rig: Rig) -> Parent:
    """Where the game of seat 0 stands, gone on with by the seats 2 and 3."""
    play = rig.play(0)
    last = rig.sent_of(0, Ack)[-1].message
    assert isinstance(last, Ack)
    text = b"2,3,0,0/2/4/0/"
    return Parent(
        play.gid,
        2,
        last.entry,
        Table(4).game.position_hash(play.position),
        text,
        (2, 3),
        (),
        (),
    )


def lured(rig: Rig, parent: Parent, *, unsigned: int = 0) -> tuple[bool, Table]:
    """Let seat 2 show seat 0 a game of its own making; say whether seat 0 has gone over."""
    table = Table(4, parent=parent)
    frames = tuple(line.frame for line in table.lines)[: 3 - unsigned]
    rig.do(0, PeerUp(rig.keys[2], NICKS[2]))
    status = Status(table.gid, table.gid, 0, table.gid)
    rig.receive(0, 2, wrap(b"", status))
    rig.wait(ALONE_MS + 1_000)
    rig.receive(0, 2, wrap(table.gid, SyncReply(table.gid, 0, frames)))
    return rig.play(0).gid == table.gid, table


def stood() -> Rig:
    """A table whose seat 0 is alone after two turns."""
    rig = Rig(4)
    rig.start(settings(4))
    rig.act(0, "take 2")
    rig.act(1, "take 3")
    rig.isolate(0)
    return rig


def test_a_new_game_that_begins_where_this_one_stood_is_gone_over_to() -> None:
    rig = stood()
    gone, table = lured(rig, parent_of(rig))

    assert gone
    assert [one.message for one in rig.sent_of(0, SyncRequest)] == [SyncRequest(table.gid, 0, 256)]


def test_a_new_game_that_says_otherwise_where_this_one_stood_is_not_gone_over_to() -> None:
    for false in (
        {"head": b"h" * 32},
        {"height": 1},
        {"gid": b"g" * 32},
        {"seats": (0, 2, 3)},
        {"out": (0,)},
    ):
        rig = stood()
        gone, _ = lured(rig, replace(parent_of(rig), **false))

        assert not gone, false
        assert not rig.play(0).members.may_go_over
        assert rig.hung_up(0) == []


def test_a_position_that_is_not_that_of_the_old_game_is_not_gone_over_to() -> None:
    rig = stood()
    rich = b"2,3,9,0/2/4/0/"
    table = Table(4)
    state = table.game.position_hash(table.game.parse_position(rich.decode()))
    gone, _ = lured(rig, replace(parent_of(rig), position=rich, state=state))

    assert not gone


def test_a_new_game_that_not_all_its_players_have_signed_is_not_gone_over_to() -> None:
    rig = stood()
    gone, _ = lured(rig, parent_of(rig), unsigned=1)

    assert not gone
    assert rig.play(0).members.may_go_over


def test_a_beginning_nobody_asked_for_is_refused() -> None:
    rig = stood()
    table = Table(4, parent=parent_of(rig))
    frames = tuple(line.frame for line in table.lines)
    rig.do(0, PeerUp(rig.keys[2], NICKS[2]))
    for _ in range(3):
        rig.receive(0, 2, wrap(table.gid, SyncReply(table.gid, 0, frames)))

    assert rig.play(0).gid != table.gid
    assert rig.hung_up(0) == [(2, "protocol")]


def test_a_peer_who_names_one_game_after_the_other_is_asked_now_and_then() -> None:
    rig = stood()
    rig.do(0, PeerUp(rig.keys[2], NICKS[2]))
    for number in range(1, 101):
        gid = bytes([number]) * 32
        rig.receive(0, 2, wrap(b"", Status(gid, gid, 0, gid)))
        rig.wait(250)

    asked = [one.message for one in rig.sent_of(0, SyncRequest)]
    assert len(asked) == 5


def test_evidence_of_the_other_game_is_no_fault_of_who_sends_it() -> None:
    rig = gone_on()
    rig.link(0, 1)
    rig.link(0, 2)
    rig.wait(2_000)
    gid = rig.play(2).gid
    assert rig.play(0).members.elsewhere == (2,)
    for number in range(3):
        acts = [
            seal(identity(3), gid, Action(gid, number, gid, 3, b"s" * 32, (text,), 0))
            for text in ("take 1", "take 2")
        ]
        rig.receive(0, 2, wrap(gid, Evidence("EQUIVOCATION", acts[0], acts[1])))

    assert rig.hung_up(0) == []


def test_games_named_in_turn_do_not_keep_a_player_from_ending_the_old_one() -> None:
    rig = stood()
    rig.do(0, PeerUp(rig.keys[2], NICKS[2]))
    for number in range(1, 251):
        gid = bytes([number]) * 32
        rig.receive(0, 2, wrap(b"", Status(gid, gid, 0, gid)))
        rig.wait(500)

    assert rig.play(0).members.may_go_over
    assert not rig.play(0).members.going_over
    assert rig.play(0).members.may_claim
