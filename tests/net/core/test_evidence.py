"""Evidence: everybody gets it, once, and it stops no game its author is out of."""

from dataclasses import replace

from net.core.envelope import wrap
from net.core.io import VoteDrop
from net.core.messages import Evidence, Vote
from tests.net.core.forging import forge
from tests.net.core.rig import Rig


def votes(rig: Rig) -> tuple[bytes, ...]:
    """Three votes of seat 3 for one attempt, each for something else."""
    gid = rig.play(0).gid
    one = Vote(gid, 1, (0,), (), "silence", 0, gid, (), b"", ())
    return tuple(forge(rig, 3, replace(one, drop=(seat,))) for seat in (0, 1, 2))


def test_who_was_cut_off_gets_the_evidence_with_his_next_link() -> None:
    rig = Rig(4)
    rig.start()
    rig.isolate(2)
    for frame in votes(rig)[:2]:
        rig.receive(1, 3, frame)
    assert rig.play(2).members.proven == ()
    rig.link(1, 2)

    (proven,) = rig.play(2).members.proven
    assert (proven.code, proven.seat) == ("equivocation", 3)


def test_more_evidence_against_one_who_is_convicted_is_not_sent() -> None:
    rig = Rig(4)
    rig.start()
    for frame in votes(rig):
        rig.receive(1, 3, frame)

    assert len(rig.sent_of(1, Evidence)) == 1


def test_what_is_proven_later_against_a_passive_seat_stops_nothing() -> None:
    rig = Rig(4)
    rig.start()
    rig.isolate(3)
    rig.wait(90_000)
    first, second, _ = votes(rig)
    rig.do(0, VoteDrop(3))
    assert rig.play(0).members.active == (0, 1, 2)
    rig.link(0, 3)
    rig.receive(0, 3, wrap(rig.play(0).gid, Evidence("EQUIVOCATION", first, second)))

    assert [one.seat for one in rig.play(0).members.proven] == [3]
    assert rig.play(0).trouble is None
    rig.act(0, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [2, 2, 2]
