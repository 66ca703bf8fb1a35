"""Who has lost what he signed, has been convicted or has left: how far he comes back."""

from dataclasses import replace

from net.core.envelope import seal
from net.core.io import ClaimForfeit, GoOnAnew, JoinTable, VoteDrop
from net.core.messages import Action, Continue, SyncReply
from net.core.verify import Exit, verify
from tests.net.core.homecomers import GRACE_MS, back, gone_on, proposed
from tests.net.core.honest_table import BUILD, GAMES, identity
from tests.net.core.rig import Rig, settings


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

    assert proposed(rig).parent[0].out == (0,)
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

    (parent,) = proposed(rig).parent
    assert (parent.seats, parent.out) == ((2, 3), ())


def test_who_has_claimed_the_old_game_since_he_asked_for_the_new_one_stays_there() -> None:
    rig = gone_on()
    old = rig.play(0).gid
    rig.lost = lambda _from, to, message: to == 0 and isinstance(message, SyncReply)
    rig.link(0, 2)
    rig.wait(GRACE_MS)
    rig.do(0, ClaimForfeit())
    rig.lost = lambda *_any: False
    late = [one for _, to, one in rig.sent if to == 0 and isinstance(one.message, SyncReply)]
    rig.receive(0, 2, late[0].raw)

    assert (rig.stages()[0], rig.play(0).gid) == ("over", old)
    assert rig.hung_up(0) == []


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
