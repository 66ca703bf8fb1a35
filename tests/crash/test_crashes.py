"""Clients that are killed in the middle of a game go on with it from their files."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.crash.campaign import outcomes, sample
from tests.crash.mortal import AFTER, BEFORE, TORN
from tests.crash.scenario import NEVER_BEGAN, WENT_ON, Client, Crash, check, run


@pytest.mark.parametrize(
    ("crash", "expected"),
    [
        # The first write of a seat is its side file, the second its log with its START_ACK.
        (Crash(2, 0, 1, AFTER), NEVER_BEGAN),
        (Crash(2, 1, 2, TORN), NEVER_BEGAN),
        (Crash(2, 1, 2, AFTER), WENT_ON),
        (Crash(2, 0, 9, BEFORE), WENT_ON),
        (Crash(3, 2, 12, TORN), WENT_ON),
    ],
    ids=str,
)
def test_a_crash_at_this_point(tmp_path: Path, crash: Crash, expected: str) -> None:
    assert run(tmp_path, crash) == expected


def test_crashes_by_seed() -> None:
    failed = [(crash, told) for crash, told in outcomes(sample(7, 4)) if "FAILED" in told]

    assert failed == []


def test_all_machines_fail_at_once_and_come_back(tmp_path: Path) -> None:
    """Nobody is left who knows more than the files say."""
    with ExitStack() as stack:
        host = stack.enter_context(Client(tmp_path / "0", "host", "3"))
        address = host.wait("listening")
        guests = [
            stack.enter_context(Client(tmp_path / str(seat), "join", address)) for seat in (1, 2)
        ]
        clients = [host, *guests]
        for client in clients:
            client.wait("entries", least=2)
        for client in clients:
            client.kill()
        back = [stack.enter_context(Client(client.root, "resume")) for client in clients]

        check(back)
