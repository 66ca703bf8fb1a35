"""A game that ends because somebody is gone ends there, whatever a cheat still wants to play."""

from dataclasses import replace

import pytest

from net.core import ballots
from net.core.envelope import seal
from net.core.io import VoteDrop
from net.core.keys import Identity
from net.core.ledger import Ledger
from net.core.messages import Ack, Action, Commit, End, Message, Vote
from net.core.motion import Ballot
from net.core.verify import Exit, verify
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings

CLEO = Identity(bytes([3]) * 32)
GRACE_MS = 90_000


def link_anew(rig: Rig) -> None:
    for one, two in ((0, 1), (0, 2), (1, 2)):
        rig.cut(one, two)
        rig.link(one, two)
    rig.wait(4_000)


def test_nothing_is_taken_over_from_where_the_game_is_abandoned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Cleo keeps her END back, and votes for another epoch in which her ACTION is to stand."""
    rig = Rig(4)
    rig.start(replace(settings(4), absent="end"))
    rig.act(0, "take 1")
    rig.act(1, "take 1")
    rig.isolate(3)
    rig.wait(GRACE_MS)
    rig.lost = lambda sender, _to, message: sender == 2 and isinstance(message, End)
    for seat in (0, 1, 2):
        rig.do(seat, VoteDrop(3))
    assert rig.stages() == ["playing", "playing", "over", "playing"]
    game = rig.sessions[2]._table.game
    assert game is not None
    gid, eid, now = game.play.roster.gid, game.play.epoch.eid, game.play.open
    acted = seal(CLEO, gid, Action(eid, 2, now.prev, 2, now.state, ("take 1",), 0))
    honest = ballots.own_vote

    def voted(book: Ledger[object, object], ballot: Ballot) -> Vote:
        vote = honest(book, ballot)
        return replace(vote, locked=acted) if (book.seat, vote.eid) == (2, eid) else vote

    monkeypatch.setattr("net.core.council.own_vote", voted)
    rig.lost = _ends_of_cleo_and_commits
    rig.wait(5_000)
    game.council.cast(Ballot(1, (), (), "agreement"))
    rig.wait(3_000)
    assert [rig.play(seat).members.attempt for seat in range(3)] == [1, 1, 1]
    rig.lost = lambda _from, _to, _message: True
    rig.receive(0, 2, rig.sent_of(2, End)[0].raw)
    assert rig.stages() == ["over", "playing", "over", "playing"]
    early = rig.logs[0]

    rig.lost = lambda _from, _to, message: isinstance(message, Ack)
    link_anew(rig)
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]
    assert rig.stages() == ["over", "over", "over", "playing"]
    assert [len(rig.play(seat).entries) for seat in range(3)] == [2, 2, 2]
    report = verify([early, rig.logs[0], rig.logs[1]], GAMES, BUILD)
    assert report.exit is Exit.CLEAN, report.findings
    assert [log.complete for log in report.logs] == [True] * 3
    assert len({log.digest for log in report.logs}) == 1


def _ends_of_cleo_and_commits(sender: int, _to: int, message: Message) -> bool:
    return isinstance(message, Commit) or (sender == 2 and isinstance(message, End))
