"""False votes: what they prove, and that the others go on."""

from dataclasses import replace

from net.core.messages import Ack, LinkRow, Reveal, Vote
from tests.net.core.forging import forge
from tests.net.core.rig import Rig


def test_two_votes_for_one_attempt_convict_their_author() -> None:
    rig = Rig(4)
    rig.start()
    gid = rig.play(0).gid
    one = Vote(gid, 1, (0,), (), "silence", 0, gid, (), b"", ())
    rig.receive(1, 3, forge(rig, 3, one))
    rig.receive(1, 3, forge(rig, 3, replace(one, drop=(2,))))
    rig.wait(20_000)

    assert [one.code for one in rig.play(1).members.proven] == ["equivocation"]
    assert [rig.play(seat).members.active for seat in range(3)] == [(0, 1, 2)] * 3
    rig.act(0, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [2, 2, 2]


def test_a_vote_over_entries_that_are_not_final_convicts_its_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    gid = rig.play(0).gid
    false = Vote(gid, 1, (0,), (), "silence", 1, b"?" * 32, (), b"", ())
    rig.receive(1, 2, forge(rig, 2, false))
    rig.wait(20_000)

    assert [one.code for one in rig.play(0).members.proven] == ["bad_epoch"]
    assert [rig.play(seat).members.active for seat in (0, 1)] == [(0, 1)] * 2
    assert rig.hung_up(1) == []


def test_who_was_away_hears_of_a_false_vote_when_he_is_linked_again() -> None:
    rig = Rig(4)
    rig.start()
    gid = rig.play(0).gid
    rig.isolate(0)
    false = Vote(gid, 1, (3,), (), "silence", 0, gid, (), b"", ())
    rig.receive(1, 3, forge(rig, 3, false))
    rig.link(0, 1)
    rig.wait(20_000)

    assert [one.code for one in rig.play(0).members.proven] == ["bad_epoch"]
    assert rig.play(0).members.active == (0, 1, 2)


def vote_with_a_false_link(rig: Rig, seat: int) -> Vote:
    """Return a vote at the draw after the first entry, with what is no link of `seat`."""
    acks = tuple(rig.sent_of(one, Ack)[0].raw for one in range(3))
    entry = rig.sent_of(0, Ack)[0].message
    assert isinstance(entry, Ack)
    links = (LinkRow(seat, b"?" * 32),)
    return Vote(rig.play(0).gid, 1, (), (), "agreement", 1, entry.entry, acks, b"", links)


def test_a_vote_with_a_false_link_convicts_its_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Reveal)
    rig.act(0, "dare")
    rig.receive(2, 1, forge(rig, 1, vote_with_a_false_link(rig, 1)))
    rig.wait(20_000)

    assert [one.code for one in rig.play(2).members.proven] == ["bad_epoch"]
    assert rig.play(0).members.active == (0, 2)


def test_a_false_link_convicts_its_author_though_the_draw_is_final_meanwhile() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "dare")
    assert [one.kind for one in rig.play(2).entries] == ["action", "draw"]
    rig.receive(2, 1, forge(rig, 1, vote_with_a_false_link(rig, 0)))
    rig.wait(20_000)

    assert [one.code for one in rig.play(2).members.proven] == ["bad_epoch"]
    assert rig.play(0).members.active == (0, 2)
