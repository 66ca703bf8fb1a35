"""Programs that end in the middle of a game and go on with it from their files."""

import pytest

from net.core import logfile
from net.core.envelope import Envelope
from net.core.errors import RemoteError
from net.core.io import Tick, VoteDrop
from net.core.logfile import FILE_HEADER, Kind
from net.core.messages import Ack, Action, Reveal
from net.core.verify import Exit, verify
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig


def link_again(rig: Rig, seat: int) -> None:
    for other in range(len(rig.sessions)):
        if other != seat:
            rig.link(seat, other)
    rig.wait(2_000)


def test_a_game_goes_on_after_a_crash() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "dare")
    rig.act(1, "gift")
    before = rig.play(2).entries
    rig.crash(2)

    assert rig.play(2).entries == before
    assert rig.view(2).own_seat == 2
    assert [one.nick for one in rig.view(2).seats] == ["Anna", "Bert", "Cleo"]
    link_again(rig, 2)
    rig.act(2, "dare")
    rig.act(0, "take 3")
    rig.act(1, "dare")
    rig.act(2, "take 1")

    assert [rig.play(seat).ended for seat in range(3)] == [True] * 3
    report = verify(rig.logs, GAMES, BUILD)
    assert report.exit is Exit.CLEAN, report.findings


def test_nothing_is_signed_before_the_others_are_heard() -> None:
    rig = Rig(2)
    rig.start()
    rig.crash(0)
    assert rig.play(0).members.listening
    rig.act(0, "take 1")

    assert [(one.code, one.params) for one in rig.refused(0)] == [
        ("game_stopped", (("reason", "epoch"),))
    ]
    link_again(rig, 0)
    assert not rig.play(0).members.listening
    rig.act(0, "take 1")
    assert len(rig.play(1).entries) == 1


def test_what_was_signed_but_not_logged_is_signed_no_other_way() -> None:
    rig = Rig(2)
    rig.start()
    log = rig.logs[0]
    rig.act(0, "take 1")
    rig.crash(0, log=log)
    link_again(rig, 0)
    rig.act(0, "take 3")

    actions = {one.signed for one in rig.sent_of(0, Action)}
    assert len(actions) == 1
    assert [one.texts for one in rig.play(0).entries] == [("take 1",)]
    assert rig.play(0).entries == rig.play(1).entries


def test_an_old_copy_of_both_files_signs_nothing_twice() -> None:
    rig = Rig(3)
    rig.start()
    log, secret = rig.logs[1], rig.secrets[1]
    rig.act(0, "dare")
    rig.act(1, "dare")
    rig.crash(1, log=log, secret=secret)
    link_again(rig, 1)
    rig.act(2, "dare")

    assert rig.play(1).entries == rig.play(0).entries
    assert len(rig.play(1).entries) == 6
    assert _places(rig.sent_of(1, Ack)) == len(rig.sent_of(1, Ack))
    assert _places(rig.sent_of(1, Reveal)) == len(rig.sent_of(1, Reveal))


def _places(envelopes: list[Envelope]) -> int:
    places = set()
    for one in envelopes:
        assert isinstance(one.message, Ack | Reveal)
        places.add((type(one.message), one.message.eid, one.message.height))
    return len(places)


def test_a_lost_side_file_is_replaced_by_fresh_chains() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "dare")
    rig.crash(1, secret=b"")
    link_again(rig, 1)
    rig.wait(4_000)

    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    assert [rig.play(seat).members.active for seat in range(3)] == [(0, 1, 2)] * 3
    rig.act(1, "dare")
    rig.act(2, "gift")
    assert [one.seeds for one in rig.play(1).entries if one.kind == "draw"] == [3, 3, 3]
    assert rig.play(0).entries == rig.play(1).entries


def test_a_side_file_lost_after_a_change_of_epoch_convicts_nobody() -> None:
    rig = Rig(3)
    rig.start()
    rig.isolate(2)
    rig.wait(90_000)
    rig.do(1, VoteDrop(2))
    rig.do(0, VoteDrop(2))
    rig.crash(0, secret=b"")
    rig.link(0, 1)
    rig.wait(6_000)
    rig.act(0, "dare")

    assert [one.kind for one in rig.play(1).entries] == ["action", "draw"]
    assert [rig.play(seat).members.proven for seat in (0, 1)] == [(), ()]
    assert [rig.play(seat).members.active for seat in (0, 1)] == [(0, 1), (0, 1)]


def test_who_never_comes_back_is_lost_for_who_does() -> None:
    rig = Rig(2)
    rig.start()
    rig.isolate(1)
    rig.crash(0)
    rig.wait(89_000)
    assert not rig.play(0).members.may_claim
    rig.wait(1_500)

    assert [one.seat for one in rig.play(0).members.missing] == [1]
    assert rig.play(0).members.may_claim


def test_all_may_go_home_and_play_on_another_day() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "gift")
    for seat in range(3):
        rig.crash(seat)
    rig.now += 86_400_000
    for seat in range(3):
        rig.do(seat, Tick())
    rig.link_all()
    rig.wait(2_000)
    rig.act(1, "dare")
    rig.act(2, "take 1")

    assert [len(rig.play(seat).entries) for seat in range(3)] == [5, 5, 5]
    assert rig.play(0).entries == rig.play(2).entries


@pytest.mark.parametrize(
    ("log", "code"),
    [(b"", "bad_log"), (FILE_HEADER, "bad_log"), (b"nonsense", "bad_log")],
    ids=["nothing", "no game", "no log"],
)
def test_a_log_that_is_none_is_refused(log: bytes, code: str) -> None:
    rig = Rig(2)
    with pytest.raises(RemoteError) as caught:
        rig.crash(0, log=log)
    assert caught.value.code == code


def test_a_side_file_of_another_game_is_refused() -> None:
    rig, other = Rig(2), Rig(3)
    rig.start()
    other.start()
    with pytest.raises(RemoteError) as caught:
        rig.crash(0, secret=other.secrets[0])
    assert (caught.value.code, caught.value.params) == ("bad_secret", (("reason", "other_game"),))


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_a_log_cut_off_anywhere_before_the_end_is_made_whole_again(kept: int) -> None:
    """What the rules derive is logged again; of the last records of seat 1 only `kept` are there.

    They are the DRAW, the ACK of this seat and that of the other.
    """
    rig = Rig(2)
    rig.start()
    rig.act(0, "dare")
    records = logfile.read(rig.logs[1]).records
    draw = max(n for n, one in enumerate(records) if one.kind is Kind.DRAW)
    rig.crash(1, log=rig.logs[1][: records[draw + kept].offset])
    link_again(rig, 1)
    rig.act(1, "take 1")

    report = verify(rig.logs, GAMES, BUILD)
    assert {one.verdict.value for one in report.findings} == {"OK_INCOMPLETE"}
    assert rig.play(1).entries == rig.play(0).entries
    assert len(rig.play(1).entries) == 3
