"""A seed becomes a table with its weather, faults and perhaps a cheat; running it checks it all."""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.game import Game
from net.core.messages import Settings
from net.core.verify import Exit, Finding, Report, Verdict, Weight, verify
from net.core.view import PlayView, Stage, Trouble
from tests.simulator.cheats import CHEATS, Cheat, Expectation, unpunished
from tests.simulator.gallery import Meddler, Onlooker, draw_visits
from tests.simulator.memory import remembering
from tests.simulator.network import Weather
from tests.simulator.node import BUILD, HARMLESS_REFUSALS, Crash, Node, StandIns
from tests.simulator.player import Manner
from tests.simulator.world import Cut, Partition, Plan, PowerCut, World

WEATHERS = (
    Weather(delay=3, disk=1, notice=20),
    Weather(delay=40, disk=10, notice=500),
    Weather(delay=300, disk=150, notice=8_000),
)
PATIENCE_MS = 900_000
LAST_LOOK_MS = 30_000
LAST_WORDS_MS = 20_000
SETTLING_MS = 5_000
NEVER_MS = -1
FOR_EVER_MS = 10_000_000
FOR_EVER = -1


@dataclass(frozen=True)
class Wanted:
    """What is fixed of a scenario, whatever the seed.

    cheat: a name, "" for none, None to leave it to the seed; so too faults: whether programs
    crash, networks split and players go, and players 0. anew: as in `Manner`.
    """

    game: str = "toy"
    cheat: str | None = None
    players: int = 0
    faults: bool | None = None
    anew: bool = False


@dataclass(frozen=True)
class Scenario:
    """What one run is made of; all of it follows from the seed and what is wanted."""

    seed: int
    settings: Settings
    plan: Plan
    cheat: str
    faults: bool

    @property
    def expectation(self) -> Expectation | None:
        return CHEATS[self.cheat] if self.cheat else None


def draw_scenario(
    seed: int, games: dict[str, Game[Any, Any]], wanted: Wanted | None = None
) -> Scenario:
    wanted = wanted or Wanted()
    rng = Random(f"scenario {seed}")
    players = wanted.players or rng.randint(2, 4)
    cheat = wanted.cheat
    if cheat is None:
        # A choice of its own: another cheat in the list leaves all else of the seed as it is.
        named = Random(f"cheat {seed}").choice(sorted(CHEATS))
        cheat = named if rng.random() < 0.4 else ""
    if cheat:
        players = max(players, CHEATS[cheat].least)
    faults = rng.random() < 0.7 if wanted.faults is None else wanted.faults
    variant = rng.choice(games[wanted.game].variants)
    first = rng.randint(-1, players - 1)
    grace_s = rng.choice((2, 8, 20)) if faults else (20 if cheat else 90)
    clock_s = rng.choice((0, 0, 0, 6)) if faults else 0
    absent = rng.choice(("skip", "skip", "bot", "end")) if faults else "skip"
    settings = Settings(wanted.game, variant, players, first, clock_s, grace_s, absent)
    weather = rng.choice(WEATHERS)
    cuts = tuple(_draw_cut(rng, players, weather) for _ in range(rng.choice((0, 1, 3, 6))))
    # Two guests who can reach each other only through the others.
    if players > 2 and not cheat and rng.random() < 0.2:
        one, two = rng.sample(range(1, players), 2)
        cuts = (Cut(NEVER_MS, one, two, FOR_EVER_MS), *cuts)
    plan = Plan(weather, cuts=cuts)
    if faults:
        plan = _draw_faults(rng, settings, weather, cuts, may_leave=not cheat or players == 4)
    if cheat and CHEATS[cheat].absent:
        plan = _with_absence(plan, settings, Random(f"absence {seed}"))
    span_ms = 60 * weather.delay + 10 * plan.manner.pace_ms
    plan = replace(plan, manner=replace(plan.manner, anew=wanted.anew))
    plan = replace(plan, visits=draw_visits(Random(f"gallery {seed}"), players, span_ms))
    plan = replace(plan, echoes=Random(f"echoes {seed}").choice((0.0, 0.0, 0.0, 0.1)))
    return Scenario(seed, settings, plan, cheat, faults)


def _with_absence(plan: Plan, settings: Settings, rng: Random) -> Plan:
    """Let one program be away for longer than it is waited for, early in the game."""
    away_ms = settings.grace_s * rng.choice((2_000, 4_000))
    away = PowerCut(rng.randint(0, 500), (rng.randrange(settings.players),), (away_ms,))
    return replace(plan, power_cuts=(away, *plan.power_cuts))


def _draw_cut(rng: Random, players: int, weather: Weather) -> Cut:
    one, two = rng.sample(range(players), 2)
    after_ms = rng.randint(0, 40 * weather.delay)
    return Cut(after_ms, one, two, rng.choice((0, 50, 1_000, 6_000)))


def _draw_faults(
    rng: Random, settings: Settings, weather: Weather, cuts: tuple[Cut, ...], *, may_leave: bool
) -> Plan:
    pace_ms = rng.choice((5, 300, 3_000))
    span_ms = 40 * weather.delay + 8 * pace_ms
    grace_ms = settings.grace_s * 1000

    def away_ms() -> int:
        return int(grace_ms * rng.choice((0.1, 0.5, 0.9, 1.1, 1.5, 3)))

    numbers = range(settings.players)
    partitions, crashes, power_cuts = [], [], []
    for _ in range(rng.choice((0, 0, 1, 2))):
        side = tuple(sorted(rng.sample(numbers, rng.randint(1, settings.players - 1))))
        partitions.append(Partition(rng.randint(0, span_ms), side, away_ms()))
    for _ in range(rng.choice((0, 0, 1, 2, 4))):
        mode = rng.choice(("before", "torn", "after"))
        write, node = rng.randint(1, 60), rng.choice(numbers)
        crashes.append(Crash(node, write, mode, away_ms(), loses_secret=rng.random() < 0.1))
    if rng.random() < 0.1:
        everybody = tuple(away_ms() for _ in numbers)
        power_cuts.append(PowerCut(rng.randint(0, span_ms), tuple(numbers), everybody))
    if rng.random() < 0.2 and may_leave:
        leaver = rng.choice(numbers)
        power_cuts.append(PowerCut(rng.randint(0, span_ms), (leaver,), (FOR_EVER,)))
    manner = Manner(pace_ms, dozes=rng.choice((0.0, 0.2)), decides=rng.random() < 0.7)
    return Plan(weather, manner, cuts, tuple(partitions), tuple(crashes), tuple(power_cuts))


class Run:
    """One run of a scenario. Raises AssertionError if anything is not as it must be."""

    def __init__(self, scenario: Scenario, games: dict[str, Game[Any, Any]]) -> None:
        self._scenario = scenario
        self._games = games
        self._stand_ins: StandIns = {name: game.absent_policy for name, game in games.items()}
        rng = Random(f"run {scenario.seed}")
        players = scenario.settings.players
        self._cheat = rng.randrange(players) if scenario.cheat else -1
        self.world = World(rng, games, scenario.settings, scenario.plan, self._cheat)
        self.deeds: Cheat | None = None
        self.caught = False
        if scenario.expectation is not None:
            node = self.world.nodes[self._cheat]
            self.deeds = scenario.expectation.make(node, self.world.honest, rng)
        self._heard = 0
        self._meddlers = [
            Meddler(onlooker, rng) for onlooker in self.world.onlookers if onlooker.visit.meddles
        ]

    def go(self) -> None:
        self.world.begin()
        self.world.run(PATIENCE_MS)
        self.world.run_on(SETTLING_MS)
        # What arrived last may have called for more.
        while not self.world.finished and self.world.clock.now_ms < PATIENCE_MS:
            self.world.run(PATIENCE_MS)
            self.world.run_on(SETTLING_MS)
        self._check_refusals()
        report = self._verify()
        expected = self._scenario.expectation
        if expected is None:
            self._check_clean(report)
        else:
            self._check_cheated(expected, report)
        self._check_truth()
        assert self.world.finished or self._may_stall(), self._stuck()
        since_ms = self.world.clock.now_ms
        self.world.let_all_look_on(LAST_LOOK_MS)
        for onlooker in self.world.onlookers:
            self._check_onlooker(onlooker)
        if not self._scenario.cheat and not self._meddlers and self.world.is_whole(since_ms):
            self._check_talk(since_ms)

    def _check_talk(self, since_ms: int) -> None:
        """Check that everybody hears what those who look on say last, if all links hold."""
        self.world.let_all_talk(LAST_WORDS_MS)
        if not self.world.is_whole(since_ms):
            return
        for onlooker in self.world.onlookers:
            wanted = onlooker.last_words
            for node in (*self.world.nodes, *self.world.onlookers):
                # What he said before he came back may come late, and for the first time.
                heard = [text for text in _heard(node, onlooker) if text in wanted]
                assert heard == wanted, (node.number, heard, wanted)
            self._heard += bool(wanted)

    def _check_onlooker(self, onlooker: Onlooker) -> None:
        """Check that who looks on at an honest seat has seen all of its game, and can verify it."""
        host = self.world.nodes[onlooker.visit.host]
        told = host in self.world.honest and not host.down
        if not told or host.view.play is None or onlooker.view.play is None:
            return
        here, there = onlooker.view.play, host.view.play
        if here.gid != there.gid or self.caught:
            # What a cheat has signed twice may be final one way here and the other way there.
            return
        if there.members.claimed_by:
            # Who leaves while the votes would have an entry settled anew shows it no longer.
            both = min(len(here.entries), len(there.entries))
            assert here.entries[:both] == there.entries[:both]
            return
        assert here.entries == there.entries, (len(here.entries), len(there.entries))
        over = host.view.stage is Stage.OVER
        assert over == (onlooker.view.stage is Stage.OVER), (host.view.stage, onlooker.view.stage)
        report = verify([onlooker.log], self._games, BUILD, stand_ins=self._stand_ins)
        wrong = [finding for finding in report.findings if _is_wrong(finding)]
        assert self._scenario.cheat or (not wrong and (report.exit is Exit.CLEAN or not over)), (
            wrong
        )

    def reached(self) -> Counter[str]:
        """Return what has happened, by name."""
        seen = self.world.truth.reached(self.world.honest)
        seen["dispersed"] += self.world.dispersed
        for node in self.world.honest:
            members = node.view.play.members if node.view.play else None
            seen["forfeit claimed"] += bool(members and members.claimed_by)
            seen["convicted"] += bool(members and members.proven)
        for onlooker in self.world.onlookers:
            seen["looked on"] += 1
            seen["looked on again"] += onlooker.came > 1
            seen["saw the end"] += onlooker.view.stage is Stage.OVER
        seen["heard who looks on"] += self._heard
        seen["said twice"] += self.world.echo.done
        seen["meddled"] += sum(one.done for one in self._meddlers)
        if self.deeds is not None:
            seen[f"with {self._scenario.cheat}"] += 1
            seen[f"did {self._scenario.cheat}"] += self.deeds.done
            seen[f"caught {self._scenario.cheat}"] += self.caught
            seen["stalled"] += not self.world.finished
        return +seen

    @property
    def troubles(self) -> list[Trouble]:
        """What has stopped the game at honest seats, or did before they went on without a cheat.

        Who has crashed before that was on his disk has seen it for nothing.
        """
        known = [node.view.play for node in self.world.honest if node.has_stored_all]
        plays = [play for play in known if play is not None]
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

    def _may_stall(self) -> bool:
        """Say whether the cheat may leave a table that can only go on as a new game."""
        expected = self._scenario.expectation
        told = all(_is_told(node.view.play) for node in self.world.staying)
        return expected is not None and expected.stalls and self.caught and told

    def _stuck(self) -> str:
        return "; ".join(
            f"node {node.number} seat {view.own_seat} {view.stage.value} {view.closed_code} "
            f"down={node.down} gone={node.gone} {view.play and _short(view.play)}"
            for node, view in ((node, node.view) for node in self.world.honest)
        )

    def _check_refusals(self) -> None:
        for node in self.world.honest:
            codes = Counter(one.code for one in node.refusals)
            strange = {
                code: count for code, count in codes.items() if code not in HARMLESS_REFUSALS
            }
            assert not strange, (node.number, strange)

    def _check_truth(self) -> None:
        truth = self.world.truth
        for node in self.world.honest:
            if node.view.play is not None:
                truth.check_draws(node)
        assert not truth.faults, truth.faults

    def _verify(self) -> Report:
        logs = [node.log for node in self.world.honest if node.log]
        return verify(logs, self._games, BUILD, stand_ins=self._stand_ins)

    def _check_clean(self, report: Report) -> None:
        assert not self.troubles, self.troubles
        if self._scenario.faults or self.world.dispersed:
            assert not [one for one in report.findings if _is_wrong(one)], report.findings
        else:
            assert self.over, self._stuck()
            assert report.exit is Exit.CLEAN, report.findings
            assert report.digest, "the logs give different digests"

    def _check_cheated(self, expected: Expectation, report: Report) -> None:
        seat = self._cheat_seat()
        proven = [one for one in report.findings if one.weight is Weight.PROOF]
        assert all(one.seat == seat or _names_nobody(one) for one in proven), (seat, proven)
        proven = [one for one in proven if one.seat == seat]
        # Who alters a message has signed it unaltered as well, and that may come out elsewhere.
        altered = ("equivocation",) if expected.trouble else ()
        for trouble in self.troubles:
            assert trouble.code in (*expected.trouble, *altered), trouble
            assert trouble.seat == seat, trouble
        if self.troubles and expected.verdicts:
            verdicts = {one.verdict.value for one in proven}
            known = (*expected.verdicts, Verdict.EQUIVOCATION.value)
            assert verdicts.intersection(known), (self.troubles, report.findings)

        logs = b"".join(node.log for node in self.world.honest)
        assert self.deeds is not None
        assert not unpunished(self.deeds, expected, logs, proven), report.findings
        self.caught = bool(proven)

    def _cheat_seat(self) -> int:
        key = self.world.nodes[self._cheat].key
        seats = [seat for seat in self.world.honest[0].view.seats if seat.key == key]
        return seats[0].seat if seats else -1


def _heard(node: Node, onlooker: Onlooker) -> list[str]:
    """Return what `node` has heard of `onlooker`."""
    return [line.text for line in node.view.chat if line.key == onlooker.key]


def _short(play: PlayView[Any]) -> str:
    return f"{len(play.entries)} {play.waiting} {play.trouble} {play.members}"


def _is_told(play: PlayView[Any] | None) -> bool:
    """Say whether the player is told that the votes lead nowhere, or may go on as a new game."""
    return play is not None and (play.members.stalled or play.members.may_go_anew)


def _names_nobody(finding: Finding) -> bool:
    """Say whether it is a fork between two epochs, which tells no liar."""
    return finding.verdict is Verdict.FORK and finding.seat is None


def _is_wrong(finding: Finding) -> bool:
    # Who was away when the game went on has a shorter log, perhaps torn when his program ended.
    honest = finding.verdict in (Verdict.TRUNCATED, Verdict.TORN_TAIL)
    return finding.weight is Weight.PROOF or (finding.weight is Weight.DAMAGE and not honest)


def run_seed(seed: int, games: dict[str, Game[Any, Any]], wanted: Wanted | None = None) -> Run:
    """Run what `seed` gives, with what is wanted."""
    with remembering():
        run = Run(draw_scenario(seed, games, wanted), games)
        run.go()
    return run
