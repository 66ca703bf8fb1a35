"""`tikal resume` and `tikal watch`: real processes that are killed, come back, and look on."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.cli.client import HEADLESS, LOOPBACK, Running, address_of, host, tikal


def join(profile: Path, where: str) -> Running:
    return Running("--profile", str(profile), "join", where, *HEADLESS)


def resume(profile: Path, *arguments: str) -> Running:
    return Running("--profile", str(profile), "resume", "last", *HEADLESS, *arguments)


def listed(profile: Path) -> list[dict[str, Any]]:
    done = tikal("--profile", str(profile), "resume", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_profile_without_games_says_so(tmp_path: Path) -> None:
    done = tikal("--profile", str(tmp_path), "resume")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "There is no unfinished game in this profile.\n"
    assert listed(tmp_path) == []


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    for wanted in ("last", "00ff"):
        done = tikal("--profile", str(tmp_path), "resume", wanted, "--headless")

        assert done.returncode == 1
        assert done.stderr == (
            f"tikal: There is no unfinished game “{wanted}” in this profile. To see those there"
            " are: tikal resume\n"
        )


def test_a_place_that_is_no_address_is_refused(tmp_path: Path) -> None:
    done = tikal("--profile", str(tmp_path), "resume", "last", "--at", "nowhere")

    assert done.returncode == 2
    assert "“nowhere” names no port." in done.stderr


def test_all_are_killed_and_play_on_another_day(tmp_path: Path) -> None:
    """The listed game is the one that goes on; its logs verify, and then nothing is listed."""
    profiles = [tmp_path / "a", tmp_path / "b"]
    with ExitStack() as stack:
        hosting = stack.enter_context(host(profiles[0], "--players", "2", "--name", "Ada"))
        joining = stack.enter_context(join(profiles[1], address_of(hosting)))
        for one in (hosting, joining):
            one.wait_for("entry", height=3)
        for one in (hosting, joining):
            one.process.kill()
            one.process.wait(10)
        before = [listed(profile) for profile in profiles]
        back = [stack.enter_context(resume(profile)) for profile in profiles]
        written = [one.wait_for("log", seat=0)["path"] for one in back]
        results = [one.wait_for("result") for one in back]
        ends = [one.finish() for one in back]
        logs = [str(game["logs"][0]) for (game,) in before]
        verified = tikal("verify", *logs)

    assert [len(games) for games in before] == [1, 1]
    assert written == logs
    assert before[0][0]["game"] == before[1][0]["game"]
    assert [(games[0]["here"], games[0]["missing"]) for games in before] == [
        ([0], [1]),
        ([1], [0]),
    ]
    assert results[0]["scores"] == results[1]["scores"]
    assert ends == [(0, ""), (0, "")]
    assert verified.returncode == 0, verified.stdout
    assert [listed(profile) for profile in profiles] == [[], []]


def test_a_late_onlooker_is_told_the_whole_game(tmp_path: Path) -> None:
    with ExitStack() as stack:
        hosting = stack.enter_context(host(tmp_path / "a", "--players", "2"))
        where = address_of(hosting)
        joining = stack.enter_context(join(tmp_path / "b", where))
        joining.wait_for("entry", height=3)
        words = ("--profile", str(tmp_path / "c"), "watch", where, "--headless", "--json")
        watching = stack.enter_context(Running(*words, *LOOPBACK))
        playing = watching.wait_for("table", stage="playing")
        first = watching.wait_for("entry")
        log = watching.wait_for("log")["path"]
        results = [one.wait_for("result") for one in (hosting, watching)]
        ends = [one.finish() for one in (hosting, joining, watching)]
        verified = tikal("verify", log)

    assert playing["own_seat"] == -1
    assert first["height"] == 0
    assert results[0] == results[1]
    assert ends == [(0, ""), (0, ""), (0, "")]
    assert verified.returncode == 0, verified.stdout


def test_a_table_that_plays_nothing_yet_cannot_be_watched(tmp_path: Path) -> None:
    with host(tmp_path / "a", "--players", "3") as hosting:
        words = ("--profile", str(tmp_path / "c"), "watch", address_of(hosting), "--headless")
        done = tikal(*words, *LOOPBACK)

    assert done.returncode == 1
    assert done.stderr.startswith("tikal: ")
