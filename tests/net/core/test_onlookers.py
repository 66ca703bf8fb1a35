"""Who looks on at a game: gets what is final, and no more, and checks it all."""

from net.core.envelope import wrap
from net.core.io import Disconnect, Input, LookOn, PeerUp, Received, SetReady, Tick, VoteDrop
from net.core.logfile import Kind, read
from net.core.messages import Ack, Action, EpochOk, Reinstate, Status, SyncReply, SyncRequest, Vote
from net.core.motion import Ballot
from net.core.verify import Exit, verify
from net.core.view import Stage
from tests.net.core.honest_table import BUILD, GAMES, Table
from tests.net.core.rig import Rig, settings


def seated(players: int, onlookers: int = 1) -> Rig:
    """A rig whose last sessions have no seat; nobody is linked with them."""
    rig = Rig(players + onlookers, linked=False)
    for one in range(players):
        for two in range(one):
            rig.link(one, two)
    rig.open_table(settings(players))
    for seat in range(1, players):
        rig.join(seat)
    return rig


def ready(rig: Rig, players: int) -> None:
    for seat in range(players):
        rig.do(seat, SetReady())


def test_a_late_onlooker_sees_the_whole_game() -> None:
    rig = seated(2)
    ready(rig, 2)
    rig.act(0, "dare")
    rig.act(1, "gift")
    rig.look_on(2)
    rig.wait(2_000)

    assert rig.play(2).entries == rig.play(0).entries
    assert rig.view(2).own_seat == -1
    assert [one.nick for one in rig.view(2).seats] == ["Anna", "Bert"]

    for seat in (0, 1, 0, 1):
        rig.act(seat, "take 1")
    rig.wait(4_000)
    assert rig.play(2).entries == rig.play(0).entries
    assert rig.view(2).stage is Stage.OVER
    report = verify([rig.logs[2]], GAMES, BUILD)
    assert report.exit is Exit.CLEAN, report.findings


def test_nothing_open_is_told_to_an_onlooker() -> None:
    rig = seated(2)
    ready(rig, 2)
    rig.look_on(2)
    rig.wait(2_000)
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Ack | SyncReply)
    before = len(rig.sent)
    rig.act(0, "take 3")
    rig.wait(4_000)

    told = [one for _, to, one in rig.sent[before:] if to == 2]
    assert not [one for one in told if isinstance(one.message, Action | Ack)]
    assert rig.play(2).entries == ()


def test_an_onlooker_follows_a_change_of_epoch() -> None:
    rig = seated(3)
    ready(rig, 3)
    rig.look_on(3)
    rig.wait(2_000)
    for other in (0, 1):
        rig.cut(2, other)
    rig.wait(90_000)
    rig.do(1, VoteDrop(2))
    rig.act(0, "dare")
    rig.act(1, "take 2")
    rig.wait(4_000)

    assert rig.play(3).members.active == (0, 1)
    assert rig.play(3).entries == rig.play(0).entries
    assert [one.cause for one in rig.play(3).entries] == ["", "", "", "passive"]
    assert not rig.sent_of(3, Vote)


def test_an_onlooker_follows_who_was_left_behind_in_an_epoch_between() -> None:
    """Seat 2 goes over without hearing that the others do, who go on from there without it.

    So all it can tell of that epoch is its own EPOCH_OK, and the votes of the others there.
    """
    rig = seated(3)
    ready(rig, 3)
    rig.lost = lambda sender, to, message: 2 in (sender, to) and isinstance(message, EpochOk)
    game = rig.sessions[0]._table.game
    assert game is not None
    game.council.cast(Ballot(1, (), (), "reseed"))
    rig.do(0, Tick())
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    for other in (0, 1):
        rig.cut(2, other)
    rig.lost = lambda _sender, _to, message: isinstance(message, Reinstate)
    rig.wait(90_000)
    rig.do(0, VoteDrop(2))
    rig.act(0, "take 3")
    rig.link(0, 2)
    rig.wait(4_000)
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]

    rig.look_on(3, host=2)
    rig.wait(10_000)

    assert rig.play(3).members.active == (0, 1)
    assert [one.texts for one in rig.play(3).entries] == [("take 3",)]
    report = verify([rig.logs[3]], GAMES, BUILD)
    assert [one.verdict.value for one in report.findings] == ["OK_WITH_DROPS", "OK_INCOMPLETE"]


def test_who_lacks_a_signature_of_the_start_shows_no_game_before_it_has_come() -> None:
    """Seat 1 ends right after it has signed the start, and is back before it hears of the others.

    A game without all START_ACKs is none that who looks on could check.
    """
    rig = seated(2)
    ready(rig, 2)
    starts = [one for one in read(rig.logs[1]).records if one.kind is Kind.START_ACK]
    rig.crash(1, log=rig.logs[1][: starts[0].end])
    rig.look_on(2, host=1)
    rig.do(1, Received(rig.keys[2], wrap(rig.play(0).gid, SyncRequest(rig.play(0).gid, 0, 256))))
    rig.wait(2_000)
    assert rig.view(2).play is None
    assert not rig.sent_of(1, SyncReply)

    rig.link(0, 1)
    rig.wait(4_000)
    assert rig.play(2).gid == rig.play(0).gid
    kept = [one.payload for one in read(rig.logs[2]).records if one.kind is Kind.START_ACK]
    assert set(kept) == {one.payload for one in starts}


def test_an_onlooker_cannot_act() -> None:
    rig = seated(2)
    ready(rig, 2)
    rig.look_on(2)
    rig.wait(2_000)
    rig.act(2, "take 1")

    assert [one.code for one in rig.refused(2)] == ["game_stopped"]


def test_the_ninth_onlooker_finds_no_place() -> None:
    rig = seated(2)
    ready(rig, 2)
    for number in range(9):
        rig.sessions[0].handle(rig.now, PeerUp(bytes([number]) * 32, "Eve", (), looks_on=True))

    assert len(rig.sessions[0]._endpoint.onlookers()) == 8


def test_a_host_who_plays_nothing_is_given_up() -> None:
    rig = Rig(2, linked=False)
    rig.do(1, LookOn(rig.keys[0]))
    rig.wait(10_000)

    assert (rig.view(1).stage, rig.view(1).closed_code) == (Stage.CLOSED, "no_answer")


class Unplayable(Table):
    """A table whose settings no game can be played with."""

    def first(self) -> None:
        return None


def test_a_game_that_cannot_be_played_is_refused() -> None:
    table = Unplayable(2, variant="none")
    host = table.ids[1].key
    rig = Rig(1)
    rig.do(0, LookOn(host))
    session = rig.sessions[0]
    beginning = SyncReply(table.gid, 0, tuple(line.frame for line in table.lines))
    happenings: tuple[Input, ...] = (
        PeerUp(host, "Eve"),
        Received(host, wrap(b"", Status(table.gid, table.gid, 0, table.gid))),
        *[Received(host, wrap(table.gid, beginning))] * 3,
    )
    for happened in happenings:
        outputs = session.handle(rig.now, happened)

    assert Disconnect(host, "protocol") in outputs
    assert session.view().stage is Stage.JOINING
