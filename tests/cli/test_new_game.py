"""Real processes that go on with a game as a new one, two of four being killed for good."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread

from tests.cli.client import HEADLESS, Running, address_of, host, tikal

HASTE = ("--grace", "1")


def join(profile: Path, where: str, name: str, *arguments: str) -> Running:
    words = ("join", where, *HEADLESS, "--name", name, *arguments)
    return Running("--profile", str(profile), *words)


def killed(table: list[Running]) -> None:
    for one in table:
        one.process.kill()
        one.process.wait(10)


def those_left(folder: Path, stack: ExitStack, *arguments: str) -> list[Running]:
    """Return two of a table of four whose others have been killed after some turns."""
    hosting = stack.enter_context(host(folder / "a", "--players", "4", *HASTE))
    where = address_of(hosting)
    others: list[Running] = []
    for name in ("Bea", "Cyd", "Dot"):
        joined = join(folder / name, where, name, "--new-game", *arguments)
        others.append(stack.enter_context(joined))
        hosting.wait_for("table", seats=_Seated(len(others) + 1))
    for one in others[1:]:
        one.wait_for("entry", height=8)
    killed([hosting, others[0]])
    return others[1:]


@contextmanager
def slowed(table: list[Running]) -> Iterator[None]:
    """Let computers that play a whole game in two seconds take twenty for it."""
    over = Event()

    def hold() -> None:
        while not over.is_set():
            for sign, for_s in ((signal.SIGSTOP, 0.08), (signal.SIGCONT, 0.01)):
                for one in table:
                    one.process.send_signal(sign)
                over.wait(for_s)

    holding = Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()
        for one in table:
            one.process.send_signal(signal.SIGCONT)


def logs_of(folder: Path, *names: str) -> list[str]:
    homes = [folder / name for name in names]
    return [str(path) for home in homes for path in sorted(home.rglob("logs/*.glog"))]


def test_two_of_four_go_on_as_a_new_game_to_its_end(tmp_path: Path) -> None:
    with ExitStack() as stack:
        left = those_left(tmp_path, stack)
        begun = [one.wait_for("new_game") for one in left]
        results = [one.wait_for("result") for one in left]
        ends = [one.finish() for one in left]
        logs = logs_of(tmp_path, "Cyd", "Dot")
        verified = tikal("verify", *logs)
        listed = tikal("--profile", str(tmp_path / "Dot"), "resume", "--json").stdout

    assert begun[0]["gid"] == begun[1]["gid"]
    assert [one["active"] for one in begun] == [[2, 3], [2, 3]]
    assert results[0]["scores"] == results[1]["scores"]
    assert ends == [(0, ""), (0, "")]
    assert len(logs) == 4
    assert verified.returncode == 0, verified.stdout
    assert listed == ""


def test_one_who_was_killed_plays_the_new_game_with_them_to_its_end(tmp_path: Path) -> None:
    with ExitStack() as stack:
        left = those_left(tmp_path, stack, "--strategy", "greedy")
        begun = [one.wait_for("new_game") for one in left]
        words = ("resume", "last", *HEADLESS, "--new-game")
        with slowed(left):
            back = stack.enter_context(Running("--profile", str(tmp_path / "a"), *words))
            brought = back.wait_for("new_game")
            together = [one.wait_for("members", active=[0, 2, 3]) for one in (*left, back)]
        results = [one.wait_for("result") for one in (*left, back)]
        ends = [one.finish() for one in (*left, back)]
        logs = logs_of(tmp_path, "Cyd", "Dot", "a")
        new = [path for path in logs if begun[0]["gid"][:16] in path]
        verified = tikal("verify", *new)
        listed = tikal("--profile", str(tmp_path / "a"), "resume", "--json").stdout

    assert brought["gid"] == begun[0]["gid"]
    assert [one["epoch"] for one in together] == [1, 1, 1]
    assert results[0]["scores"] == results[1]["scores"] == results[2]["scores"]
    assert ends == [(0, "")] * 3
    assert (len(logs), len(new)) == (6, 3)
    assert verified.returncode == 0, verified.stdout
    assert listed == ""


class _Seated:
    """Equal to the seats of a table at which so many are taken."""

    def __init__(self, taken: int) -> None:
        self._taken = taken

    def __eq__(self, seats: object) -> bool:
        return isinstance(seats, list) and sum(bool(row["key"]) for row in seats) == self._taken

    __hash__ = None  # type: ignore[assignment]
