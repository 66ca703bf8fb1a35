"""What goes wrong on a LAN once a node is at work: it is told, and play goes on where it can."""

from pathlib import Path

import pytest

from net.core import visiting
from net.core.io import Act, Say, SetReady
from net.shell import discovery, durable
from net.shell.events import DiscoveryFailed, FoundTable, Left, LocalSeat, TablesFound
from tests.net.shell.laptop import computer, laptops, settings
from tests.present import present


def test_host_that_leaves_closes_the_table(tmp_path: Path) -> None:
    """Guests learn at once that the host has gone on purpose."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        bo.stage("lobby")
        ana.node.leave()
        assert bo.stage("closed").closed_code == "host_left"
        assert ana.stage("closed").closed_code == "left"


def test_host_that_vanishes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host whose machine goes silent is waited for, then the table is closed."""
    monkeypatch.setattr(visiting, "LOST_MS", 300)
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        bo.stage("lobby")

        (seat,) = present(ana.node._client).party.seats.values()
        seat._faulty = True  # so that its session does not even dial back
        ana.on_loop(seat.contact.shut)
        ana.cut_links()
        assert bo.stage("closed").closed_code == "host_lost"


def test_full_disk_stops_the_seat_before_it_says_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be written down is not said: the game stops and the reason is told."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [computer("Bo")])
        ana.view(lambda view: view.missing == (0,))
        ana.node.intent(0, SetReady())
        ana.act("take 1")

        def refuse(descriptor: int) -> None:
            raise OSError(28, "No space left on device")

        for one in (ana, bo):
            one.latest(lambda view: view.play and len(view.play.entries) == 3)
        monkeypatch.setattr(durable, "force", refuse)
        ana.node.intent(0, Act(("take 1",)))
        code, params = ana.failure()
        assert (code, params["reason"]) == ("disk", "No space left on device")
        assert len(present(bo.last_view().play).entries) == 3
        monkeypatch.undo()


def test_no_discovery_still_lets_join_by_address(tmp_path: Path) -> None:
    """Looking for tables without multicast DNS says so once; addresses still work."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        bo.node.browse()
        assert bo.wait(DiscoveryFailed).code == "off"
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        bo.stage("lobby")


def test_broken_multicast_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where multicast DNS cannot start, looking and hosting say so and hosting goes on."""

    def refuse(**_options: object) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr(discovery, "AsyncZeroconf", refuse)
    with laptops(tmp_path, ["ana"], discovery=True) as (ana,):
        ana.node.browse()
        told = ana.wait(DiscoveryFailed)
        assert told.code == "multicast"
        ana.node.host(settings(2), [LocalSeat("Ana")])
        ana.stage("lobby")


def test_leaving_at_any_moment(tmp_path: Path) -> None:
    """Leaving twice, or while joining, closes everything and frees the node."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        where = ana.address()
        bo.node.join(where, [LocalSeat("Bo")])
        bo.node.leave()
        bo.node.leave()
        bo.node.join(where, [LocalSeat("Bo")])
        bo.stage("lobby")
        bo.node.leave(6)
        bo.node.leave(7)
        bo.node.host(settings(2), [LocalSeat("Bo")])
        bo.view(lambda view: view.host == view.own_key)
        bo.wait(Left, lambda left: left.number == 7)


def test_fault_in_one_seat_stops_that_seat_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of the program is logged and told; the other seats and the node live on."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2), [LocalSeat("Ana"), LocalSeat("Al")])
        ana.view(lambda view: view.own_seat == 1, seat=1)

        def break_down(now_ms: int, happened: object) -> None:
            raise RuntimeError("a fault")

        session = present(ana.node._client).party.seats[1]._session
        monkeypatch.setattr(session, "handle", break_down)
        assert ana.failure() == ("fault", {})
        ana.node.intent(0, Say("alone"))
        ana.view(lambda view: [line.text for line in view.chat] == ["alone"])
    assert "a fault" in caplog.text


def test_tables_are_found_joined_and_shown_as_playing(tmp_path: Path) -> None:
    """A hosted table appears at others, can be joined from the list, and then shows as playing."""
    with laptops(tmp_path, ["ana", "bo"], discovery=True, bot_delay_s=0.3) as (ana, bo):
        bo.node.browse()
        ana.node.browse()
        ana.node.host(settings(2), [computer("Ana")])
        key = ana.stage("lobby").own_key

        def mine(told: TablesFound) -> list[FoundTable]:
            return [table for table in told.tables if table.key == key]

        table = mine(bo.wait(TablesFound, mine))[0]
        assert (table.name, table.game, table.taken, table.seats) == ("Ana", "toy", 1, 2)
        assert (table.stage, table.version, table.compatible) == ("lobby", "1.0", True)
        assert table.addresses == (ana.address(),)
        bo.node.join(table, [computer("Bo")])
        bo.stage("playing")
        bo.wait(TablesFound, lambda told: [t for t in mine(told) if t.stage == "playing"])
        assert not any(isinstance(event, TablesFound) and mine(event) for event in ana.events)
