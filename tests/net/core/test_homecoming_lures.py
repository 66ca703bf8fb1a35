"""New games that are shown to a player to lead him away, and evidence of another game."""

from dataclasses import replace

from net.core.envelope import seal, wrap
from net.core.io import PeerUp
from net.core.messages import Ack, Action, Evidence, Parent, Status, SyncReply, SyncRequest
from tests.net.core.homecomers import ALONE_MS, gone_on
from tests.net.core.honest_table import NICKS, Table, identity
from tests.net.core.rig import Rig, settings


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


def lured(rig: Rig, parent: Parent, *, seat: int = 0, unsigned: int = 0) -> tuple[bool, Table]:
    """Let seat 2 show `seat` a game of its own making; say whether that has gone over."""
    table = Table(4, parent=parent)
    frames = tuple(line.frame for line in table.lines)[: 3 - unsigned]
    rig.do(seat, PeerUp(rig.keys[2], NICKS[2]))
    status = Status(table.gid, table.gid, 0, table.gid)
    rig.receive(seat, 2, wrap(b"", status))
    rig.wait(ALONE_MS + 1_000)
    rig.receive(seat, 2, wrap(table.gid, SyncReply(table.gid, 0, frames)))
    return rig.play(seat).gid == table.gid, table


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


def test_two_who_are_here_are_led_to_no_other_game() -> None:
    """Without seat 0 they have no quorum, but can go on as a new game of their own."""
    rig = stood()
    parent = replace(parent_of(rig), seats=(0, 2))
    rig.isolate(2)
    gone, table = lured(rig, parent, seat=1)

    assert not gone
    assert rig.play(1).members.may_go_over
    assert rig.sent_of(1, SyncRequest) == []
    rig.isolate(3)
    rig.wait(ALONE_MS + 1_000)
    assert [one.message for one in rig.sent_of(1, SyncRequest)] == [SyncRequest(table.gid, 0, 256)]


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
