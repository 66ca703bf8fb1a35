"""COMMITs for attempts that nobody has voted in: they wait, and fill neither memory nor log."""

from net.core.envelope import seal
from net.core.io import AppendLog, Received
from net.core.keys import Identity
from net.core.messages import Commit
from tests.net.core.rig import Rig

BO = Identity(bytes([2]) * 32)


def test_of_a_hundred_commits_by_one_who_races_one_is_taken_and_64_wait() -> None:
    rig = Rig(3)
    rig.start()
    host = rig.sessions[0]
    game = host._table.game
    assert game is not None
    gid, sid = game.play.roster.gid, game.play.roster.sid
    logged = 0
    for attempt in range(1, 101):
        commit = Commit(sid, gid, attempt, bytes(32), 1, attempt.to_bytes(32), 1024, b"")
        outputs = host.handle(rig.now, Received(rig.keys[1], seal(BO, sid, commit)))
        logged += sum(isinstance(output, AppendLog) for output in outputs)

    assert logged == 1
    assert sorted(game.council.motion.commits) == [1]
    assert len(host._intake._early.all()) == 64
