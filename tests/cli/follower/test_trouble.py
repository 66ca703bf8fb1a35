"""Games that stop, tables that close and what can not be done."""

from dataclasses import replace

import pytest

from net.core.view import Stage, Trouble, Waiting
from net.shell.events import Failed, IntentRefused, TableChanged
from tests.cli.follower.following import BERT, Capture, follower_of, lobby, playing, told
from tikal_qt.commands.outcome import CommandError


def test_waiting_for_an_action_is_no_halt(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(waiting=Waiting("action", (1,), 0))))
    told(capsys)

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(9999.0)

    assert told(capsys) == []


def test_a_stopped_game_is_explained_once_it_cannot_mend_itself() -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(trouble=Trouble("desync", 1, 12))))

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(105.0)
    with pytest.raises(CommandError) as stopped:
        follower.mind_the_clock(105.1)

    assert str(stopped.value) == (
        "The game has stopped: B\ufffdert computes another position than this client at entry 12."
        " One of the two installations is damaged or changed. The log is kept."
    )


def test_a_closed_table_is_explained() -> None:
    follower = follower_of(1)

    with pytest.raises(CommandError, match=r"^The host has freed your seat\.$"):
        follower.hear(TableChanged(0, replace(lobby(BERT, Stage.CLOSED), closed_code="kicked")))


@pytest.mark.parametrize(
    "event",
    [
        Failed("port_forbidden", (("port", 80),)),
        IntentRefused(0, "port_forbidden", (("port", 80),)),
    ],
)
def test_what_cannot_be_done_is_explained(event: Failed | IntentRefused) -> None:
    with pytest.raises(CommandError, match=r"^This system does not allow port 80"):
        follower_of(1).hear(event)
