"""Changes of epoch in which somebody cannot do his part: the others find an end all the same."""

from dataclasses import replace

import pytest

from net.core.envelope import seal
from net.core.io import Tick, VoteDrop
from net.core.keys import Identity
from net.core.messages import (
    Ack,
    Action,
    Commit,
    EpochOk,
    Message,
    Reinstate,
    Reveal,
    TurnTimeout,
    Vote,
)
from net.core.motion import Ballot
from tests.net.core.forging import forge
from tests.net.core.rig import Rig, settings


def active(rig: Rig) -> list[tuple[int, ...]]:
    return [rig.play(seat).members.active for seat in range(len(rig.sessions))]


def test_who_votes_but_cannot_hand_over_his_link_is_dropped_once_the_others_wish_it() -> None:
    """Seat 2 has lost its side file and votes for fresh chains; the others are at a draw already.

    So all agree to drop nobody, but seat 2 can never send the COMMIT this asks of it.
    """
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, to, message: 2 in (sender, to) and isinstance(message, Ack)
    rig.act(0, "dare")
    rig.crash(2, secret=b"")
    rig.lost = lambda sender, to, message: 2 in (sender, to) and isinstance(message, Ack | Vote)
    rig.link(0, 2)
    rig.link(1, 2)
    rig.wait(2_000)
    assert rig.play(2).members.attempt == 1
    rig.isolate(2)
    rig.lost = lambda _sender, _to, _message: False
    rig.link(0, 2)
    rig.link(1, 2)
    rig.wait(10_000)
    assert [len(rig.play(seat).entries) for seat in range(3)] == [1, 1, 1]
    assert [one.seat for one in rig.play(0).members.missing] == [2]

    rig.do(0, VoteDrop(2))
    rig.do(1, VoteDrop(2))
    rig.wait(100_000)

    assert active(rig)[:2] == [(0, 1)] * 2
    assert [one.kind for one in rig.play(0).entries] == ["action", "draw"]
    rig.act(1, "take 1")
    assert [one.seat for one in rig.play(1).entries[2:]] == [1, 2]


@pytest.mark.parametrize("page_bytes", [49_152, 5_000, 2_500])
def test_who_is_back_goes_over_to_the_epoch_that_lacks_only_his_word(
    monkeypatch: pytest.MonkeyPatch, page_bytes: int
) -> None:
    """Seat 2 crashes after its COMMIT; the others are in the next epoch and wait for it there.

    What they have to tell fits well in a page, fills most of one, or one and a part of another.
    """
    monkeypatch.setattr("net.core.sync.PAGE_BYTES", page_bytes)
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    disk: list[tuple[bytes, bytes]] = []

    def silenced(sender: int, _to: int, message: Message) -> bool:
        if sender == 2 and isinstance(message, EpochOk):
            return True
        if sender == 2 and not rig.sent_of(2, EpochOk):
            disk.append((rig.logs[2], rig.secrets[2]))
        return False

    rig.lost = silenced
    rig.crash(1, secret=b"")
    rig.link(0, 1)
    rig.link(1, 2)
    rig.wait(2_000)
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    assert [one.what for one in (rig.play(seat).waiting for seat in (0, 1)) if one] == ["epoch"] * 2

    log, secret = disk[-1]
    rig.crash(2, log=log, secret=secret)
    assert rig.play(2).members.number == 0
    rig.lost = lambda _sender, _to, _message: False
    rig.link(0, 2)
    rig.link(1, 2)
    rig.wait(10_000)

    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    rig.act(1, "take 2")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [2, 2, 2]


def racing(rig: Rig) -> None:
    """Let seat 0 get votes of seat 2 for forty attempts at once."""
    gid = rig.play(0).gid
    rig.isolate(2)
    rig.link(0, 2)
    rig.lost = lambda sender, to, _message: 2 in (sender, to)
    for attempt in range(1, 41):
        vote = Vote(gid, attempt, (), (), "agreement", 0, gid, (), b"", ())
        rig.receive(0, 2, seal(Identity(b"\x03" * 32), gid, vote))


def test_one_who_races_ahead_with_his_votes_is_held_back_by_those_of_others() -> None:
    rig = Rig(3)
    rig.start()
    racing(rig)

    assert [rig.play(seat).members.attempt for seat in (0, 1)] == [1, 1]
    rig.wait(2_000)
    assert [rig.play(seat).members.attempt for seat in (0, 1)] == [5, 5]
    rig.wait(29_000)
    assert [rig.play(seat).members.attempt for seat in (0, 1)] == [5, 5]
    rig.wait(1_000)
    assert [rig.play(seat).members.attempt for seat in (0, 1)] == [9, 9]


def test_where_no_attempt_is_left_nobody_votes_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.core.deliberation.MAX_ATTEMPT", 4)
    rig = Rig(3)
    rig.start()
    racing(rig)
    rig.wait(60_000)

    assert [rig.play(seat).members.attempt for seat in (0, 1)] == [1, 1]
    assert rig.stages() == ["playing"] * 3


def test_a_draw_taken_over_knows_whose_links_it_was_made_of() -> None:
    """Seats 1 to 3 have revealed; seat 3 goes before it co-signs, and the draw stands."""
    rig = Rig(4)
    rig.start()
    rig.isolate(0)
    rig.wait(90_000)
    rig.do(1, VoteDrop(0))
    rig.lost = lambda sender, _to, message: (
        sender == 3 and isinstance(message, Ack) and message.kind == "D"
    )
    rig.act(1, "dare")
    rig.isolate(3)
    rig.wait(90_000)
    rig.do(1, VoteDrop(3))

    assert active(rig)[1:3] == [(1, 2)] * 2
    assert [(one.kind, one.seeds) for one in rig.play(1).entries] == [
        ("action", 0),
        ("action", 0),
        ("draw", 3),
    ]
    game = rig.sessions[1]._table.game
    assert game is not None
    assert list(game.play.entries[2].open.links) == [1, 2, 3]


def test_who_was_heard_only_through_one_who_is_gone_is_lost_with_him() -> None:
    """Seats 1 and 2 have no link; seat 1 is left alone, and may claim the game."""
    rig = Rig(3)
    rig.start()
    rig.cut(1, 2)
    rig.wait(2_000)
    rig.act(0, "take 1")
    assert rig.play(1).waiting is not None
    assert [one.seat for one in rig.play(1).members.missing] == []
    rig.cut(0, 1)
    assert [one.seat for one in rig.play(1).members.missing] == [0, 2]

    rig.wait(90_000)
    assert rig.play(1).members.may_claim


def test_who_is_linked_to_nobody_any_more_is_missed_by_all_once_one_says_so() -> None:
    """Seat 1 has heard seat 2 through seat 0, whose link to it breaks while seat 2 is to move."""
    rig = Rig(3)
    rig.start()
    rig.cut(1, 2)
    rig.wait(2_000)
    rig.act(0, "take 1")
    rig.act(1, "take 1")
    rig.cut(0, 2)
    rig.wait(90_000)
    assert rig.play(1).members.missing == ()
    rig.do(0, VoteDrop(2))
    assert [one.seat for one in rig.play(1).members.missing] == [2]
    rig.do(1, VoteDrop(2))

    assert active(rig)[:2] == [(0, 1)] * 2


def test_who_has_signed_the_end_claims_nothing_though_its_log_lacks_the_last_entry() -> None:
    rig = Rig(2)
    rig.start()
    for turn in range(5):
        rig.act(turn % 2, "take 1")
    before = rig.logs[1]
    rig.act(1, "take 1")
    assert rig.stages() == ["over", "over"]
    rig.crash(1, log=before)
    rig.wait(100_000)

    assert len(rig.play(1).entries) == 5
    assert [one.seat for one in rig.play(1).members.missing] == [0]
    assert not rig.play(1).members.may_claim


def test_a_turn_out_of_time_is_not_disputed_by_who_acted_too_late() -> None:
    rig = Rig(3)
    rig.start(replace(settings(3), clock_s=60))
    rig.isolate(0)
    rig.wait(59_000)
    rig.act(0, "take 3")
    rig.wait(1_000)
    rig.link(0, 1)
    game = rig.sessions[0]._table.game
    assert game is not None
    assert [one.cause for one in rig.play(0).entries] == ["clock"]
    game.play.frozen = True
    game.play.reopen(0)

    assert game.play.dispute() is None


def test_who_was_dropped_in_an_open_draw_comes_back_after_a_full_round() -> None:
    """Else who withholds his link would miss nothing but the draw he did not like."""
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Reveal)
    rig.act(0, "dare")
    rig.isolate(1)
    rig.wait(90_000)
    rig.do(0, VoteDrop(1))
    rig.lost = lambda _sender, _to, _message: False
    rig.link(0, 1)
    rig.link(1, 2)
    rig.wait(8_000)
    assert [one.seat for one in rig.play(0).entries] == [0, -1, 1]
    assert not rig.sent_of(0, Reinstate)

    rig.act(2, "take 1")
    rig.wait(8_000)
    assert not rig.sent_of(0, Reinstate)

    rig.act(0, "take 1")
    rig.wait(8_000)
    assert [one.seat for one in rig.play(0).entries] == [0, -1, 1, 2, 0, 1]
    assert active(rig) == [(0, 1, 2)] * 3


def churn(rig: Rig) -> None:
    """Let seat 2 vote for an epoch in which all stay."""
    game = rig.sessions[2]._table.game
    assert game is not None
    game.council.cast(Ballot(1, (), (), "reseed"))
    rig.do(2, Tick())


def test_epochs_that_bring_nothing_have_to_wait_longer_and_longer() -> None:
    rig = Rig(3)
    rig.start()
    churn(rig)
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    churn(rig)
    rig.wait(1_750)
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    rig.wait(250)
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]
    churn(rig)
    rig.wait(3_750)
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]
    rig.wait(250)
    assert [rig.play(seat).members.number for seat in range(3)] == [3, 3, 3]

    rig.act(0, "take 1")
    churn(rig)
    assert [rig.play(seat).members.number for seat in range(3)] == [4, 4, 4]


@pytest.mark.parametrize("decides", [False, True])
def test_who_has_the_seats_vote_without_end_is_left_out_after_the_grace(*, decides: bool) -> None:
    """Seat 2 co-signs nothing, and asks for another epoch as soon as it has gone over to one."""
    rig = Rig(3)
    rig.start()
    for seat in (0, 1):
        rig.sessions[seat]._endpoint.decides = decides
    rig.lost = lambda sender, to, _message: 2 in (sender, to)
    rig.act(0, "take 1")
    gid, eid = rig.play(0).gid, rig.play(0).gid
    answered_ms = []
    for number in range(1, 8):
        rig.receive(0, 2, forge(rig, 2, Vote(eid, 1, (), (), "agreement", 0, gid, (), b"", ())))
        asked_ms = rig.now
        while len(rig.sent_of(0, Commit)) <= number:
            rig.wait(250)
        answered_ms.append(rig.now - asked_ms)
        commit = rig.sent_of(0, Commit)[number].message
        assert isinstance(commit, Commit)
        own = replace(commit, seat=2, tip=bytes([number]) * 32)
        rig.receive(0, 2, forge(rig, 2, own, own.sid))
        ok = rig.sent_of(0, EpochOk)[-1].message
        assert isinstance(ok, EpochOk)
        rig.receive(0, 2, forge(rig, 2, ok))
        eid = ok.eid
    assert answered_ms == [0, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000]
    assert active(rig)[:2] == [(0, 1, 2)] * 2
    assert [len(rig.play(seat).entries) for seat in (0, 1)] == [0, 0]

    rig.receive(0, 2, forge(rig, 2, Vote(eid, 1, (), (), "agreement", 0, gid, (), b"", ())))
    rig.wait(89_750)
    assert active(rig)[:2] == [(0, 1, 2)] * 2
    rig.wait(250)
    if not decides:
        assert active(rig)[:2] == [(0, 1, 2)] * 2
        for seat in (0, 1):
            rig.do(seat, VoteDrop(2))
    rig.wait(250)
    assert active(rig)[:2] == [(0, 1)] * 2
    assert [len(rig.play(seat).entries) for seat in (0, 1)] == [1, 1]


def test_who_is_away_follows_through_an_epoch_not_all_have_gone_over_to() -> None:
    """Seat 2 never says EPOCH_OK and is left out of the next epoch; then seat 3 comes back."""
    rig = Rig(4)
    rig.start()
    rig.isolate(3)
    rig.wait(90_000)
    rig.do(0, VoteDrop(3))
    rig.lost = lambda sender, _to, message: sender == 2 and isinstance(message, EpochOk)
    game = rig.sessions[1]._table.game
    assert game is not None
    game.council.cast(Ballot(1, (), (), "reseed"))
    rig.do(1, Tick())
    rig.wait(3_000)
    rig.isolate(2)
    rig.wait(90_000)
    rig.do(0, VoteDrop(2))
    assert active(rig)[:2] == [(0, 1)] * 2
    assert rig.play(0).members.number == 3

    rig.link(0, 3)
    rig.wait(10_000)
    assert rig.play(3).members.number >= 3
    rig.act(0, "take 3")
    assert rig.play(3).entries == rig.play(0).entries


def test_who_has_voted_is_not_left_out_for_a_co_signature_he_may_not_sign_any_more() -> None:
    """Seat 0 is gone; seat 1 has voted on its own while seats 2 and 3 waited for both of them."""
    rig = Rig(4)
    rig.start()
    rig.act(0, "take 1")
    rig.act(1, "take 1")
    rig.isolate(0)
    rig.isolate(1)
    rig.act(2, "take 1")
    rig.do(1, VoteDrop(2))
    for seat in (2, 3):
        rig.sessions[seat]._endpoint.decides = True
    rig.wait(95_000)
    assert [rig.play(seat).members.attempt for seat in range(4)] == [0, 1, 0, 0]

    rig.link(1, 2)
    rig.link(1, 3)
    rig.wait(10_000)

    assert active(rig)[1:] == [(1, 2, 3)] * 3
    assert [len(rig.play(seat).entries) for seat in (1, 2, 3)] == [3, 3, 3]


def test_a_split_over_the_clock_is_settled_at_once_whatever_epochs_came_before() -> None:
    """The next epoch would have to wait 32 s; the turn is out of time after 20."""
    rig = Rig(3)
    rig.start(replace(settings(3), clock_s=20))
    for pause_ms in (0, 2_000, 4_000, 8_000, 16_000):
        churn(rig)
        rig.wait(pause_ms)
    assert [rig.play(seat).members.number for seat in range(3)] == [5, 5, 5]
    rig.lost = lambda _from, to, message: to == 2 and isinstance(message, Action | Ack)
    rig.act(0, "take 3")
    rig.wait(20_000)
    assert len(rig.sent_of(2, TurnTimeout)) == 1
    rig.lost = lambda _from, _to, _message: False
    rig.cut(0, 2)
    rig.link(0, 2)

    assert [rig.play(seat).members.number for seat in range(3)] == [6, 6, 6]
    assert [len(rig.play(seat).entries) for seat in range(3)] == [1, 1, 1]
