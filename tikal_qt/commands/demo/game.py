"""A whole game between processes on this machine, from discovery to the result."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tikal_qt.commands.demo.processes import Event, Players
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.progress import Progress

translate = QCoreApplication.translate

LOOPBACK = "127.0.0.1"
_LINE_EVERY_S = 5.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play. limit_s: how long the whole game may take."""

    players: int
    variant: str
    strategy: str
    seed: str
    limit_s: float


@dataclass(frozen=True, slots=True)
class Played:
    """What came of it.

    names, scores: by seat. position: the final one, in notation. logs: one a player.
    """

    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    position: str
    entries: int
    seconds: float
    logs: tuple[Path, ...]


def play(plan: Plan, folder: Path) -> Played:
    """Let `plan.players` processes with profiles in `folder` play one game.

    Raises CommandError with what happened and the end of the stderr of whoever failed.
    """
    with Players(folder) as players:
        return _Table(plan, players).play()


class _Table:
    def __init__(self, plan: Plan, players: Players) -> None:
        self._plan = plan
        self._players = players
        self._progress = Progress(_LINE_EVERY_S)
        self._started = time.monotonic()
        self._address = ""
        self._findable = True
        self._entries = 0
        self._logs: dict[int, Path] = {}
        self._results: dict[int, Event] = {}
        self._ended: set[int] = set()

    def play(self) -> Played:
        plan = self._plan
        self._start("host", "--players", str(plan.players), "--variant", plan.variant)
        for number, event in self._events():
            self._hear(number, event)
            if len(self._ended) == plan.players:
                break
        self._progress.clear()
        return self._played()

    def _start(self, command: str, *arguments: str) -> None:
        number = len(self._players.all) + 1
        name = translate("Cli", "Demo {number}").format(number=number)
        self._players.start(
            [
                *(command, *arguments, "--headless", "--json", "--name", name),
                *("--strategy", self._plan.strategy, "--seed", f"{self._plan.seed}/{number}"),
                *("--interface", LOOPBACK),
            ]
        )

    def _events(self) -> Iterator[tuple[int, Event | None]]:
        for told in self._players.events():
            if time.monotonic() - self._started > self._plan.limit_s:
                self._progress.clear()
                text = translate("Cli", "The demonstration did not end within {seconds} s.")
                raise CommandError(text.format(seconds=round(self._plan.limit_s)))
            if told is not None:
                yield told

    def _hear(self, number: int, event: Event | None) -> None:
        if event is None:
            self._hear_end(number)
            return
        match event["event"]:
            case "listening" if number == 1:
                self._address = event["addresses"][0]
            case "discovery_failed":
                self._findable = False
            case "table" if number == 1:
                self._hear_table(event)
            case "log":
                self._logs[number] = Path(event["path"])
            case "entry" if number == 1:
                self._entries = event["height"] + 1
            case "result":
                self._results[number] = event
        self._show()

    def _hear_table(self, event: Event) -> None:
        if event["stage"] == "lobby" and len(self._players.all) == 1:
            # Found by the id: the names of two demonstrations at once would be the same.
            where = event["host"] if self._findable else self._address
            for _ in range(1, self._plan.players):
                self._start("join", where)

    def _hear_end(self, number: int) -> None:
        player = self._players.all[number - 1]
        player.end()
        if player.process.returncode or number not in self._results:
            self._progress.clear()
            text = translate("Cli", "Player {number} ended with code {code} before the result.")
            first = text.format(number=number, code=player.process.returncode)
            raise CommandError(f"{first}\n{player.complaint()}".rstrip())
        self._ended.add(number)

    def _show(self) -> None:
        text = translate("Cli", "Players: {players} of {seats}. Entries: {entries}. {seconds} s")
        self._progress.show(
            text.format(
                players=len(self._players.all),
                seats=self._plan.players,
                entries=self._entries,
                seconds=round(time.monotonic() - self._started),
            )
        )

    def _played(self) -> Played:
        results = [self._results[player.number] for player in self._players.all]
        if any(result != results[0] for result in results):
            raise CommandError(translate("Cli", "The players do not agree on the result."))
        return Played(
            names=tuple(results[0]["names"]),
            scores=tuple(results[0]["scores"]),
            winners=tuple(results[0]["winners"]),
            position=results[0]["position"],
            entries=self._entries,
            seconds=time.monotonic() - self._started,
            logs=tuple(self._logs[player.number] for player in self._players.all),
        )
