"""Tables that cannot be opened, found or joined: each has a code of its own."""

import socket
import socketserver
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from net.core import visiting
from net.core.io import SetReady
from net.shell import client
from net.shell.events import Failed, FoundTable, Listening, LocalSeat
from tests.net.shell.laptop import Laptop, computer, laptops, settings
from tests.net.shell.rig import BUILD, free_port
from tests.present import present


@pytest.mark.parametrize(
    ("where", "code", "params"),
    [
        ("", "address_empty", {}),
        ("somewhere", "port_missing", {"text": "somewhere"}),
        ("10.0.0.300:5", "address_bad", {"text": "10.0.0.300:5"}),
        ("127.0.0.1:99999", "port_bad", {"text": "127.0.0.1:99999"}),
        ("nobody.invalid:5", "unknown_host", {"host": "nobody.invalid"}),
    ],
)
def test_bad_address(tmp_path: Path, where: str, code: str, params: dict[str, int | str]) -> None:
    """An address that cannot be dialled is explained, and the node is free for the next try."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.join(where, [LocalSeat("Ana")])
        assert ana.failure() == (code, params)
        ana.node.host(settings(2), [LocalSeat("Ana")])
        ana.stage("lobby")


def test_nobody_there(tmp_path: Path) -> None:
    """Where nobody listens, the address is named."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        where = f"127.0.0.1:{free_port()}"
        ana.node.join(where, [LocalSeat("Ana")])
        assert ana.failure() == ("connect_refused", {"address": where})


def test_somebody_who_hangs_up_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that accepts and closes is tried again, then called a broken link."""
    monkeypatch.setattr(client, "PAUSE_S", 0.01)
    met: list[int] = []

    class Slammer(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            met.append(1)
            self.request.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, bytes([1, 0, 0, 0] + [0] * 4)
            )

    with (
        socketserver.TCPServer(("127.0.0.1", 0), Slammer) as server,
        laptops(tmp_path, ["ana"]) as (ana,),
    ):
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        where = f"127.0.0.1:{server.server_address[1]}"
        ana.node.join(where, [LocalSeat("Ana")])
        try:
            assert ana.failure() == ("lost", {"address": where})
            assert len(met) == 3
        finally:
            server.shutdown()
            thread.join()


def test_further_seat_needs_a_table(tmp_path: Path) -> None:
    """Nobody can be added before there is a table."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.add_seat(computer("Eins"))
        assert ana.failure() == ("no_table", {})


def test_further_seat_of_a_host_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that cannot reach the table any more is not kept; those that sit there are."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(3), [LocalSeat("Ana")])
        where = ana.address()
        bo.node.join(where, [LocalSeat("Bo")])
        bo.view(lambda view: view.own_seat == 1)
        (seat,) = present(ana.node._client).party.seats.values()
        ana.on_loop(seat.contact.shut)
        bo.node.add_seat(computer("Zwei"))
        assert bo.failure() == ("connect_refused", {"address": where})
        bo.on_loop(lambda: None)
        assert list(present(bo.node._client).party.seats) == [0]
        assert bo.last_view().stage.value == "lobby"


def test_found_table_that_has_gone(tmp_path: Path) -> None:
    """A table in the list whose host has left since is called gone."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        where = f"127.0.0.1:{free_port()}"
        table = FoundTable("Bo", bytes(32), (where,), "toy", 1, 2, "lobby", "1.0", True)
        ana.node.join(table, [LocalSeat("Ana")])
        assert ana.failure() == ("table_gone", {"address": where})


def test_found_table_where_another_answers(tmp_path: Path) -> None:
    """A found table is joined only if its host still has the key he was found with."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        bo.node.host(settings(2), [LocalSeat("Bo")])
        where = bo.address()
        table = FoundTable("Bo", bytes(32), (where,), "toy", 1, 2, "lobby", "1.0", True)
        ana.node.join(table, [LocalSeat("Ana")])
        assert ana.failure() == ("other_key", {"address": where})


def test_taken_port(tmp_path: Path) -> None:
    """Hosting on a port in use names the port."""
    with socket.socket() as taken, laptops(tmp_path, ["ana"]) as (ana,):
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ana.node.host(settings(2), [LocalSeat("Ana")], port)
        assert ana.failure() == ("port_taken", {"port": port})


def test_wanted_port(tmp_path: Path) -> None:
    """The host's seat listens where it was told to."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        port = free_port()
        ana.node.host(settings(2), [LocalSeat("Ana")], port)
        assert ana.address() == f"127.0.0.1:{port}"


def test_other_version(tmp_path: Path) -> None:
    """Guest and host of different rules part with both versions told to the guest."""
    other = replace(BUILD, app_version="2.0", engine_id=bytes(32))
    with laptops(tmp_path, ["ana"]) as (ana,):
        bo = Laptop(tmp_path / "bo", other)
        try:
            ana.node.host(settings(2), [LocalSeat("Ana")])
            where = ana.address()
            bo.node.join(where, [LocalSeat("Bo")])
            assert bo.failure() == ("engine", {"theirs": "1.0", "ours": "2.0", "address": where})
            assert not any(isinstance(event, Failed) for event in ana.events)
        finally:
            bo.close()


def test_full_table(tmp_path: Path) -> None:
    """Who comes when all seats are taken is told so."""
    with laptops(tmp_path, ["ana", "bo", "cleo"]) as (ana, bo, cleo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        bo.view(lambda view: view.own_seat == 1)
        cleo.node.join(ana.address(), [LocalSeat("Cleo")])
        assert cleo.stage("closed").closed_code == "full"


def test_started_table(tmp_path: Path) -> None:
    """Who comes during the game is told so."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [computer("Ana"), LocalSeat("Al")])
        ana.view(lambda view: view.own_seat == 1, seat=1)
        ana.node.intent(1, SetReady())
        ana.stage("playing")
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        assert bo.stage("closed").closed_code == "started"


def test_address_of_a_guest_is_not_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who plays but hosts nothing gives no seat."""
    monkeypatch.setattr(visiting, "ANSWER_MS", 500)
    with laptops(tmp_path, ["ana", "bo", "cleo"]) as (ana, bo, cleo):
        ana.node.host(settings(3), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        cleo.node.join(bo.address(), [LocalSeat("Cleo")])
        assert cleo.stage("closed").closed_code == "no_answer"


def test_busy(tmp_path: Path) -> None:
    """Who sits at a table cannot host or join another, and keeps his seat."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        ana.stage("lobby")
        ana.node.host(settings(3), [LocalSeat("Ana")])
        assert ana.failure() == ("busy", {})
        assert len([event for event in ana.events if isinstance(event, Listening)]) == 1


@pytest.mark.parametrize(
    ("seats", "code", "params"),
    [
        ([LocalSeat("Ana"), computer("Eins", "genius")], "unknown_strategy", {"name": "genius"}),
        ([LocalSeat("Ana"), LocalSeat("x" * 41)], "bad_nick", {"nick": "x" * 41}),
        ([LocalSeat("")], "bad_nick", {"nick": ""}),
    ],
)
def test_seats_that_cannot_be(
    tmp_path: Path, seats: list[LocalSeat], code: str, params: dict[str, int | str]
) -> None:
    """A seat that cannot be taken leaves no half-open table behind."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2), seats)
        assert ana.failure() == (code, params)
        ana.node.host(settings(2), [LocalSeat("Ana")])
        ana.stage("lobby")


def test_settings_no_game_can_have(tmp_path: Path) -> None:
    """Settings the game refuses are a refusal of the host's intent; no table stays open."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2, "chess"), [LocalSeat("Ana")])
        code, params = ana.refusal()
        assert (code, params["reason"]) == ("bad_settings", "variant")
        ana.node.host(settings(2), [LocalSeat("Ana")])
        ana.stage("lobby")


def test_damaged_key_of_a_guest_seat(tmp_path: Path) -> None:
    """A damaged identity stops only what needs it, and is kept."""
    path = tmp_path / "ana" / "identities" / "guest-1.key"
    with laptops(tmp_path, ["ana"]) as (ana,):
        path.write_text("damaged", encoding="ascii")
        ana.node.host(settings(2), [LocalSeat("Ana"), LocalSeat("Al")])
        assert ana.failure() == ("key_corrupt", {"path": str(path)})
        assert path.read_text(encoding="ascii") == "damaged"


def test_nobody_cannot_sit_down(tmp_path: Path) -> None:
    """Asking for a table without seats is a mistake of the caller, said at once."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        with pytest.raises(ValueError, match="at least one seat"):
            ana.node.host(settings(2), [])
        with pytest.raises(ValueError, match="at least one seat"):
            ana.node.join("127.0.0.1:5", [])
