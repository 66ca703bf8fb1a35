"""Computer players: what they send, and when."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from engine.game import Choice
from net.core.io import Act, Intent, SetReady
from net.core.view import EntryView, PlayView, SeatView, Stage, TableView
from net.shell import computer
from net.shell.computer import Computer, choose_segment
from tests.net.shell.laptop import dare, fail, settings, vary
from tests.net.shell.rig import run, until
from tests.toy_game import TOY, Position, ToyGame

Work = Callable[[Computer, list[Intent]], Coroutine[None, None, None]]
Strategy = Callable[[Position], str]

START = Position((0, 0), 0, 6)


class EndlessGame(ToyGame):
    """A game in which waiting keeps the turn as often as one likes."""

    def apply(self, position: Position, action: str) -> Position:
        after = super().apply(position, action)
        return replace(after, waited=False)


class WordyGame(EndlessGame):
    """The same with a word of 200 letters for waiting."""

    def parse_action(self, text: str) -> str:
        return super().parse_action(text.strip("."))


def test_segment_ends_with_the_turn() -> None:
    """A segment holds the actions of the own seat up to the one that hands over."""
    assert choose_segment(TOY, vary, START, 0) == ("wait", "gift")
    assert choose_segment(TOY, dare, START, 0) == ("dare",)


def test_segment_fits_a_message() -> None:
    """At most 32 actions and 2048 bytes are sent at once."""
    assert choose_segment(EndlessGame(), lambda _: "wait", START, 0) == ("wait",) * 32
    long = "wait" + "." * 196
    assert choose_segment(WordyGame(), lambda _: long, START, 0) == (long,) * 10


@pytest.mark.parametrize("strategy", [fail, lambda _: "cheat", lambda _: "take 9", lambda _: None])
def test_bad_strategy_plays_as_if_absent(strategy: Callable[[Position], str]) -> None:
    """Whatever a strategy does wrong, a legal action is sent."""
    assert choose_segment(TOY, strategy, START, 0) == ("take 1",)


def seat(number: int, *, ready: bool = False) -> SeatView:
    return SeatView(number, bytes([number + 1]) * 32, f"p{number}", "computer", ready, "up")


LOBBY: TableView[Position] = TableView(
    stage=Stage.LOBBY,
    own_key=bytes([2]) * 32,
    own_seat=1,
    lobby_id=bytes(16),
    host=bytes([1]) * 32,
    settings=settings(2),
    seats=(seat(0), seat(1)),
    missing=(0, 1),
    play=None,
)


def playing(
    position: Position, height: int = 0, pending: tuple[str, ...] = ()
) -> TableView[Position]:
    entry = EntryView(0, "action", 0, ("wait",), (), 0, START)
    play = PlayView(
        gid=bytes(32),
        players=2,
        start=START,
        entries=(entry,) * height,
        position=position,
        awaiting=TOY.awaiting(position),
        waiting=None,
        trouble=None,
        pending=pending,
        previews=((), ()),
        ended=False,
    )
    return replace(LOBBY, stage=Stage.PLAYING, play=play)


def with_computer(work: Work, strategy: Strategy = dare, delay_s: float = 0.0) -> None:
    async def whole() -> None:
        wants: list[Intent] = []
        with ThreadPoolExecutor(1) as minds:
            one = Computer({"toy": TOY}, strategy, minds, delay_s, wants.append)
            await work(one, wants)
            one.close()

    run(whole())


def test_accepts_each_table_once() -> None:
    """A table is accepted when it is new, when it changes and when readiness lapsed."""

    async def work(one: Computer, wants: list[Intent]) -> None:
        one.consider(replace(LOBBY, own_seat=-1))
        assert wants == []
        one.consider(LOBBY)
        one.consider(LOBBY)
        assert wants == [SetReady()]
        one.consider(replace(LOBBY, settings=settings(2, "rush")))
        assert wants == [SetReady()] * 2
        one.consider(replace(LOBBY, seats=(seat(0), seat(1, ready=True))))
        assert wants == [SetReady()] * 2
        one.consider(LOBBY)
        assert wants == [SetReady()] * 3

    with_computer(work)


def test_moves_once_when_its_seat_is_to_move() -> None:
    """Nothing is done for others, nor twice at one height, nor while something is pending."""

    async def work(one: Computer, wants: list[Intent]) -> None:
        mine = replace(START, turn=1)
        assert TOY.awaiting(mine) == Choice(1)
        one.consider(playing(START))
        one.consider(playing(mine, 1, pending=("dare",)))
        one.consider(playing(mine, 1))
        one.consider(playing(mine, 1))
        await until(lambda: wants)
        await asyncio.sleep(0.05)
        assert wants == [Act(("dare",))]
        one.consider(playing(mine, 3))
        await until(lambda: len(wants) == 2)

    with_computer(work)


def test_tries_again_after_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be done now is tried again in a while."""
    monkeypatch.setattr(computer, "AGAIN_S", 0.05)

    async def work(one: Computer, wants: list[Intent]) -> None:
        one.consider(playing(replace(START, turn=1), 1))
        await until(lambda: len(wants) == 1)
        one.refused()
        one.refused()
        await until(lambda: len(wants) == 2)
        assert wants == [Act(("dare",))] * 2

    with_computer(work)


def test_closed_computer_does_nothing() -> None:
    """A thought under way when the seat is left is not acted upon."""

    async def work(one: Computer, wants: list[Intent]) -> None:
        one.consider(playing(replace(START, turn=1), 1))
        one.close()
        await asyncio.sleep(0.1)
        assert wants == []

    with_computer(work, delay_s=0.05)
