"""`tikal host`, `join` and `tables` between processes, from the first hello to the result."""

import json
import socket
from hashlib import shake_128
from pathlib import Path

import pytest

from tests.cli.client import HEADLESS, LOOPBACK, Running, address_of, host, tikal
from tikal_qt.cli import main

Capture = pytest.CaptureFixture[str]


def join(profile: Path, where: str, *arguments: str) -> Running:
    return Running("--profile", str(profile), "join", where, *HEADLESS, *arguments)


def test_two_clients_play_a_game_and_their_logs_agree(tmp_path: Path, capsys: Capture) -> None:
    with (
        host(tmp_path / "a", "--name", "Ada") as hosting,
        join(tmp_path / "b", address_of(hosting), "--name", "Bert") as joining,
    ):
        results = [each.wait_for("result") for each in (hosting, joining)]
        ends = [each.finish() for each in (hosting, joining)]

    logs = [*tmp_path.glob("*/logs/*.glog")]
    assert ends == [(0, ""), (0, "")]
    assert results[0] == results[1]
    assert results[0]["names"] == ["Ada", "Bert"]
    assert len(logs) == 2
    assert main(["verify", *map(str, logs)]) == 0
    assert "Digest: " in capsys.readouterr().out


def test_entries_are_told_in_order_with_who_did_what(tmp_path: Path) -> None:
    seats = ("--computers", "2", "--variant", "auction", "--first-player", "2")
    with host(tmp_path, *seats) as hosting:
        first = hosting.wait_for("entry")
        second = hosting.wait_for("entry")
        hosting.interrupt()
        code, stderr = hosting.finish()

    assert (first["height"], first["kind"], first["seat"], first["seeds"]) == (0, "draw", -1, 2)
    assert first["purposes"] == ["tile", "tile"]
    assert (second["height"], second["kind"], second["seat"]) == (1, "action", 1)
    assert (code, stderr) == (130, "tikal: Stopped.\n")


def test_a_table_is_listed_and_joined_by_name_and_by_id(tmp_path: Path) -> None:
    with host(tmp_path / "a", "--name", "Café 7", "--players", "3") as hosting:
        address_of(hosting)
        listed = tikal("tables", "--json", "--seconds", "5", *LOOPBACK)
        tables = [json.loads(line) for line in listed.stdout.splitlines()]
        (found,) = [table for table in tables if table["name"] == "Café 7"]
        with join(tmp_path / "b", "café 7", "--name", "Bert") as first:
            taken = first.wait_for("table", stage="lobby")
            with join(tmp_path / "c", found["id"], "--name", "Cleo") as second:
                playing = second.wait_for("table", stage="playing")

    assert (found["taken"], found["seats"], found["stage"]) == (1, 3, "lobby")
    assert (found["game"], found["compatible"]) == ("tikal", True)
    assert taken["host"].startswith(found["id"])
    assert [seat["nick"] for seat in playing["seats"]] == ["Café 7", "Bert", "Cleo"]


def test_a_full_table_says_so(tmp_path: Path) -> None:
    with host(tmp_path / "a", "--players", "3", "--computers", "2") as hosting:
        refused = tikal(
            *("--profile", str(tmp_path / "b"), "join", address_of(hosting)),
            *("--headless", "--computers", "2", *LOOPBACK),
        )

    assert refused.returncode == 1
    assert refused.stderr == "tikal: The table is full. Look for another or open your own.\n"


def test_a_host_that_leaves_closes_the_table_for_the_others(tmp_path: Path) -> None:
    with (
        host(tmp_path / "a", "--players", "3") as hosting,
        join(tmp_path / "b", address_of(hosting)) as joining,
    ):
        joining.wait_for("table", stage="lobby")
        hosting.interrupt()
        code, stderr = joining.finish()

    expected = (
        "tikal: The host has left and the table is closed. Look for another or open your own.\n"
    )
    assert (code, stderr) == (1, expected)


def test_a_host_that_vanishes_closes_the_table_for_the_others(tmp_path: Path) -> None:
    with (
        host(tmp_path / "a", "--players", "3") as hosting,
        join(tmp_path / "b", address_of(hosting)) as joining,
    ):
        joining.wait_for("table", stage="lobby")
        hosting.process.kill()
        code, stderr = joining.finish()

    assert code == 1
    assert stderr.startswith("tikal: The host vanished before the start")


def test_two_of_three_go_on_without_a_player_who_vanishes(tmp_path: Path) -> None:
    with host(tmp_path / "a", "--players", "3", "--grace", "5") as hosting:
        where = address_of(hosting)
        with (
            join(tmp_path / "b", where, "--name", "Bert") as joining,
            join(tmp_path / "c", where, "--name", "Cleo") as vanishing,
        ):
            vanishing.wait_for("entry")
            vanishing.process.kill()
            away = joining.wait_for("away")
            members = joining.wait_for("members")
            results = [each.wait_for("result") for each in (hosting, joining)]
            ends = [each.finish() for each in (hosting, joining)]

    assert len(away["seats"]) == 1
    active = [seat for seat in (0, 1, 2) if seat not in away["seats"]]
    assert (members["epoch"], members["active"]) == (1, active)
    assert results[0] == results[1]
    assert results[0]["reason"] == "played"
    assert ends == [(0, ""), (0, "")]


def test_noise_on_the_port_disturbs_nobody(tmp_path: Path) -> None:
    with host(tmp_path / "a") as hosting:
        where = address_of(hosting)
        name, _, port = where.rpartition(":")
        with socket.create_connection((name, int(port)), 10) as stranger:
            stranger.sendall(shake_128(b"noise").digest(4096))
            answer = stranger.recv(4096)
        with join(tmp_path / "b", where) as joining:
            result = joining.wait_for("result")
            ends = [each.finish() for each in (hosting, joining)]

    assert b"tikal" not in answer
    assert len(result["scores"]) == 2
    assert ends == [(0, ""), (0, "")]


@pytest.mark.parametrize(
    ("where", "complaint"),
    [
        ("127.0.0.1:1", "tikal: Nobody listens at 127.0.0.1:1. "),
        ("127.0.0.1:70000", "tikal: The port in “127.0.0.1:70000” must be a whole number "),
        ("127.0.0.1", "tikal: “127.0.0.1” names no port. "),
        ("127.0.0.1:", "tikal: “127.0.0.1:” names no port. "),
        ("one:two:three", "tikal: “one:two:three” is not an address. "),
        ("", "tikal: No address was given. "),
        ("nobody.invalid:47001", "tikal: No computer called “nobody.invalid” is known here. "),
    ],
)
def test_an_address_that_leads_nowhere_is_explained(
    where: str, complaint: str, tmp_path: Path, capsys: Capture
) -> None:
    code = main(["join", where, "--headless", "--profile", str(tmp_path), *LOOPBACK])

    assert code == 1
    assert capsys.readouterr().err.startswith(complaint)


def test_another_program_on_the_port_is_told_from_a_table(tmp_path: Path, capsys: Capture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        where = f"127.0.0.1:{server.getsockname()[1]}"
        code = main(["join", where, "--headless", "--profile", str(tmp_path), *LOOPBACK])

    assert code == 1
    assert capsys.readouterr().err.startswith(f"tikal: Another program answers at {where}, ")


def test_a_name_that_no_table_has_is_explained(tmp_path: Path, capsys: Capture) -> None:
    where = ("Nobody's table", "--seconds", "1")
    code = main(["join", *where, "--headless", "--profile", str(tmp_path), *LOOPBACK])

    err = capsys.readouterr().err
    assert code == 1
    assert err.startswith("tikal: No table called “Nobody's table” was found within 1 s. ")
    assert err.endswith("ask its host for the address and join that: tikal join HOST:PORT\n")


def test_a_port_in_use_is_named(tmp_path: Path, capsys: Capture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        code = main(
            ["host", "--headless", "--port", str(port), "--profile", str(tmp_path), *LOOPBACK]
        )

    assert code == 1
    assert capsys.readouterr().err.startswith(f"tikal: Port {port} is in use by another program.")
