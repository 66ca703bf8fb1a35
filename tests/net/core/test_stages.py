"""Each step between two stages of a table is taken, and no other."""

from dataclasses import replace

from net.core.io import Leave, SetReady
from net.core.messages import Commit
from net.core.view import Stage
from tests.net.core.forging import forge
from tests.net.core.rig import Rig, settings
from tests.stages import STEPS, leads


def played_while_one_looks_on() -> Rig:
    """Two play to the end and leave; one looks on, and leaves before it."""
    rig = Rig(3, linked=False)
    rig.link(0, 1)
    rig.open_table(settings(2))
    rig.join(1)
    for seat in (0, 1):
        rig.do(seat, SetReady())
    rig.look_on(2)
    rig.wait(2_000)
    rig.do(2, Leave())
    for seat in (0, 1, 0, 1, 0, 1):
        rig.act(seat, "take 1")
    rig.do(0, Leave())
    return rig


def agreed_in_vain() -> Rig:
    """A guest takes his readiness back while all agree; at the next try one commits twice."""
    rig = Rig(2)
    rig.asleep = {0, 1}
    rig.start()
    rig.do(1, SetReady(ready=False))
    rig.wake(0)
    rig.wake(1)
    rig.asleep = {0}
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    commit = rig.sent_of(1, Commit)[-1].message
    assert isinstance(commit, Commit)
    second = forge(rig, 1, replace(commit, tip=b"x" * 32), commit.sid)
    rig.receive(0, 1, second)
    return rig


def kicked_or_refused() -> Rig:
    """Who is late finds the table full; the guest loses it with its host."""
    rig = Rig(3)
    rig.open_table(settings(2))
    rig.join(1)
    rig.join(2)
    rig.do(0, Leave())
    return rig


def test_each_step_is_taken() -> None:
    games = (played_while_one_looks_on(), agreed_in_vain(), kicked_or_refused())

    assert set().union(*(game.steps for game in games)) == set(STEPS)


def test_nothing_leads_out_of_a_closed_table_or_back_from_the_end() -> None:
    assert not any(leads(Stage.CLOSED, stage) for stage in Stage if stage is not Stage.CLOSED)
    assert not leads(Stage.OVER, Stage.PLAYING)
    assert not leads(Stage.PLAYING, Stage.LOBBY)
    assert leads(Stage.IDLE, Stage.PLAYING)
