"""Real processes that go on with a game as a new one, two of four being killed for good."""

from contextlib import ExitStack
from pathlib import Path

from tests.cli.client import HEADLESS, Running, address_of, host, tikal

HASTE = ("--grace", "1")


def join(profile: Path, where: str, name: str, *arguments: str) -> Running:
    words = ("join", where, *HEADLESS, "--name", name, *arguments)
    return Running("--profile", str(profile), *words)


def killed(table: list[Running]) -> None:
    for one in table:
        one.process.kill()
        one.process.wait(10)


def test_two_of_four_go_on_as_a_new_game_to_its_end(tmp_path: Path) -> None:
    with ExitStack() as stack:
        hosting = stack.enter_context(host(tmp_path / "a", "--players", "4", *HASTE))
        where = address_of(hosting)
        others = []
        for name in ("Bea", "Cyd", "Dot"):
            others.append(stack.enter_context(join(tmp_path / name, where, name, "--new-game")))
            hosting.wait_for("table", seats=_Seated(len(others) + 1))
        for one in others[1:]:
            one.wait_for("entry", height=8)
        killed([hosting, others[0]])
        begun = [one.wait_for("new_game") for one in others[1:]]
        results = [one.wait_for("result") for one in others[1:]]
        ends = [one.finish() for one in others[1:]]
        homes = [tmp_path / name for name in ("Cyd", "Dot")]
        logs = [str(path) for home in homes for path in sorted(home.rglob("logs/*.glog"))]
        verified = tikal("verify", *logs)
        listed = tikal("--profile", str(tmp_path / "Dot"), "resume", "--json").stdout

    assert begun[0]["gid"] == begun[1]["gid"]
    assert [one["active"] for one in begun] == [[2, 3], [2, 3]]
    assert results[0]["scores"] == results[1]["scores"]
    assert ends == [(0, ""), (0, "")]
    assert len(logs) == 4
    assert verified.returncode == 0, verified.stdout
    assert listed == ""


class _Seated:
    """Equal to the seats of a table at which so many are taken."""

    def __init__(self, taken: int) -> None:
        self._taken = taken

    def __eq__(self, seats: object) -> bool:
        return isinstance(seats, list) and sum(bool(row["key"]) for row in seats) == self._taken

    __hash__ = None  # type: ignore[assignment]
