"""A seed becomes a table with its weather and perhaps a cheat; running it checks all it must."""

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game
from net.core.messages import Settings
from net.core.verify import Exit, Report, Weight, verify
from net.core.view import Stage, Trouble
from tests.simulator.cheats import CHEATS, Expectation
from tests.simulator.network import Weather
from tests.simulator.node import BUILD, HARMLESS_REFUSALS
from tests.simulator.world import Cut, World

WEATHERS = (
    Weather(delay=3, disk=1, notice=20),
    Weather(delay=40, disk=10, notice=500),
    Weather(delay=300, disk=150, notice=8_000),
)
PATIENCE_MS = 600_000
NEVER_MS = -1
FOR_EVER_MS = 10_000_000
STALLED_MS = 60_000


@dataclass(frozen=True)
class Scenario:
    """What one run is made of; all of it follows from the seed unless it is given."""

    seed: int
    settings: Settings
    weather: Weather
    cuts: tuple[Cut, ...]
    cheat: str

    @property
    def expectation(self) -> Expectation | None:
        return CHEATS[self.cheat] if self.cheat else None


def draw_scenario(
    seed: int,
    games: dict[str, Game[Any, Any]],
    game: str = "toy",
    cheat: str | None = None,
    players: int = 0,
) -> Scenario:
    rng = Random(f"scenario {seed}")
    players = players or rng.randint(2, 4)
    if cheat is None:
        cheat = rng.choice(sorted(CHEATS)) if rng.random() < 0.4 else ""
    if cheat:
        players = max(players, CHEATS[cheat].least)
    variant = rng.choice(games[game].variants)
    first = rng.randint(-1, players - 1)
    settings = Settings(game, variant, players, first, 0, 90, "skip")
    weather = rng.choice(WEATHERS)
    cuts = tuple(_draw_cut(rng, players, weather) for _ in range(rng.choice((0, 1, 3, 6))))
    # Two guests who can reach each other only through the others.
    if players > 2 and not cheat and rng.random() < 0.2:
        cuts = (Cut(NEVER_MS, *rng.sample(range(1, players), 2), FOR_EVER_MS), *cuts)
    return Scenario(seed, settings, weather, cuts, cheat)


def _draw_cut(rng: Random, players: int, weather: Weather) -> Cut:
    one, two = rng.sample(range(players), 2)
    after_ms = rng.randint(0, 40 * weather.delay)
    return Cut(after_ms, one, two, rng.choice((0, 50, 1_000, 6_000)))


class Run:
    """One run of a scenario. Raises AssertionError if anything is not as it must be."""

    def __init__(self, scenario: Scenario, games: dict[str, Game[Any, Any]]) -> None:
        self._scenario = scenario
        self._games = games
        rng = Random(f"run {scenario.seed}")
        players = scenario.settings.players
        self._cheat = rng.randrange(players) if scenario.cheat else -1
        self.world = World(
            rng, games, scenario.settings, scenario.weather, scenario.cuts, self._cheat
        )
        if scenario.expectation is not None:
            node = self.world.nodes[self._cheat]
            others = [other.key for other in self.world.honest]
            scenario.expectation.make(node, others, rng)

    def go(self) -> None:
        expected = self._scenario.expectation
        goes_on = expected is None or expected.finishes
        self.world.begin()
        self.world.run(PATIENCE_MS if goes_on else STALLED_MS)
        self.world.run_on(5_000)
        self._check_refusals()
        self._check_agreement()
        if goes_on:
            assert self.world.finished, self._stuck()
        report = self._verify()
        if expected is None:
            self._check_clean(report)
        else:
            self._check_cheated(expected, report)

    @property
    def troubles(self) -> list[Trouble]:
        """What has stopped the game at honest seats, or did before they went on without a cheat."""
        plays = [node.view.play for node in self.world.honest if node.view.play is not None]
        proven = [trouble for play in plays for trouble in play.members.proven]
        return proven + [play.trouble for play in plays if play.trouble is not None]

    @property
    def over(self) -> bool:
        """Whether all honest seats have played the game to its end."""
        return all(node.view.stage is Stage.OVER for node in self.world.honest)

    @property
    def stopped_by(self) -> list[str]:
        """Codes of what has stopped the game, or closed the table, at honest seats."""
        closed = [node.view.closed_code for node in self.world.honest]
        return [code for code in closed if code] + [trouble.code for trouble in self.troubles]

    def _stuck(self) -> str:
        views = [node.view for node in self.world.honest]
        return "; ".join(
            f"seat {view.own_seat} {view.stage.value} {view.missing} {view.closed_code} "
            f"{view.play and (len(view.play.entries), view.play.waiting, view.play.trouble)}"
            for view in views
        )

    def _check_refusals(self) -> None:
        for node in self.world.honest:
            strange = [one for one in node.refusals if one.code not in HARMLESS_REFUSALS]
            assert not strange, (node.number, strange)

    def _check_agreement(self) -> None:
        plays = [node.view.play for node in self.world.honest if node.view.play is not None]
        for play in plays:
            for one, two in zip(play.entries, plays[0].entries, strict=False):
                assert one == two, f"two histories at height {one.height}"

    def _verify(self) -> Report:
        logs = [node.log for node in self.world.honest if node.log]
        return verify(logs, self._games, BUILD)

    def _check_clean(self, report: Report) -> None:
        assert self.over, self._stuck()
        assert report.exit is Exit.CLEAN, report.findings
        assert report.digest, "the logs give different digests"

    def _check_cheated(self, expected: Expectation, report: Report) -> None:
        proven = [one for one in report.findings if one.weight is Weight.PROOF]
        seat = self._cheat_seat()
        assert all(one.seat == seat for one in proven), (seat, proven)
        for trouble in self.troubles:
            assert trouble.code in expected.trouble, trouble
            assert trouble.seat == seat, trouble
        if self.troubles and expected.verdicts:
            verdicts = {one.verdict.value for one in proven}
            assert verdicts.intersection(expected.verdicts), (self.troubles, report.findings)

    def _cheat_seat(self) -> int:
        key = self.world.nodes[self._cheat].key
        seats = [seat for seat in self.world.honest[0].view.seats if seat.key == key]
        return seats[0].seat if seats else -1


def run_seed(
    seed: int,
    games: dict[str, Game[Any, Any]],
    game: str = "toy",
    cheat: str | None = None,
    players: int = 0,
) -> Run:
    """Run what `seed` gives, with what is given beside it fixed."""
    run = Run(draw_scenario(seed, games, game, cheat, players), games)
    run.go()
    return run
