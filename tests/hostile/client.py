"""A seat on loopback that plays a long game and times its own entries."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.game import Choice, Over, Setup
from net.core.io import Act, SetReady
from net.core.messages import Settings
from net.core.view import PlayView, TableView
from net.shell.events import Failed, FoundTable, Listening, LocalSeat, NodeEvent, TableChanged
from net.shell.node import Node
from net.shell.storage import Profile
from tests.net.shell.rig import BUILD, LOOPBACK
from tests.toy_game import Position, ToyGame

LIMIT_S = 240.0
GRACE_S = 90


class LongGame(ToyGame):
    """The toy game over `turns` turns."""

    def __init__(self, turns: int) -> None:
        self._turns = turns

    def new(self, setup: Setup) -> Position:
        return replace(super().new(setup), left=self._turns)


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds from the wish to act until it is final. plain: without a draw. drawn: with one."""

    plain: tuple[float, ...]
    drawn: tuple[float, ...]


class Client:
    """One person at a table on loopback. root: for the profile. turns: of the game."""

    def __init__(self, root: Path, nick: str, turns: int, *, discovery: bool = False) -> None:
        self.nick = nick
        self.view: TableView[Any] | None = None
        self.address = ""
        self.failures: list[Failed] = []
        self.final_at: list[float] = []
        self._news = threading.Condition()
        self._profile = Profile(root)
        self.node = Node(
            self._profile,
            BUILD,
            {"toy": LongGame(turns)},
            {},
            self._hear,
            interfaces=LOOPBACK,
            discovery=discovery,
        )
        self.node.start()

    def close(self) -> None:
        self.node.stop()
        self._profile.close()

    def _hear(self, event: NodeEvent) -> None:
        with self._news:
            match event:
                case TableChanged(view=view):
                    self.view = view
                    final = len(view.play.entries) if view.play is not None else 0
                    self.final_at += [time.monotonic()] * (final - len(self.final_at))
                case Listening(addresses=addresses):
                    self.address = addresses[0]
                case Failed():
                    self.failures.append(event)
            self._news.notify_all()

    def host(self, players: int, grace_s: int = GRACE_S, clock_s: int = 0) -> None:
        """Open a table and wait until it is there."""
        settings = Settings("toy", "plain", players, 0, clock_s, grace_s, "skip")
        self.node.host(settings, [LocalSeat(self.nick, decides=True)])
        self.wait(lambda view: view.stage.value == "lobby")

    def join(self, where: str | FoundTable) -> None:
        """Sit down at a table, accept it whatever happens to it, and wait for the game."""
        self.node.join(where, [LocalSeat(self.nick, decides=True)])
        self.start()

    def start(self) -> None:
        """Accept the table in every form until the game begins."""

        def accepted(view: TableView[Any]) -> bool:
            if view.stage.value == "lobby" and not view.seats[view.own_seat].ready:
                self.node.intent(0, SetReady())
            return view.play is not None

        self.wait(accepted)

    def wait(
        self, fits: Callable[[TableView[Any]], object], limit_s: float = LIMIT_S
    ) -> TableView[Any]:
        """Return the view as soon as it fits."""
        deadline = time.monotonic() + limit_s
        with self._news:
            while self.view is None or not fits(self.view):
                left = deadline - time.monotonic()
                assert left > 0, f"{self.nick} waits in vain: {self._state()}"
                assert not self.failures, f"{self.nick} fails: {self.failures}"
                self._news.wait(left)
            return self.view

    def _state(self) -> str:
        view = self.view
        if view is None:
            return "no table"
        links = [(seat.nick, seat.link) for seat in view.seats]
        if view.play is None:
            return f"{view.stage} {view.closed_code} {links} {view.missing}"
        play = view.play
        return f"{view.stage} {links} {len(play.entries)} {play.waiting} {play.trouble}"

    def play(self, pause_s: float = 0.0, limit_s: float = LIMIT_S) -> Times:
        """Play to the end, resting before each own turn; return how long the own entries took."""
        plain: list[float] = []
        drawn: list[float] = []
        while True:
            view = self.wait(lambda view: view.play is not None and _due(view.play, view), limit_s)
            play = view.play
            assert play is not None
            if play.ended:
                return Times(tuple(plain), tuple(drawn))
            time.sleep(pause_s)
            dare = len(plain) > len(drawn)
            final = len(play.entries) + (2 if dare else 1)
            begun = time.monotonic()
            self.node.intent(0, Act(("dare" if dare else "take 1",)))
            self.wait(_reaching(final), limit_s)
            (drawn if dare else plain).append(self.final_at[final - 1] - begun)


def _reaching(height: int) -> Callable[[TableView[Any]], bool]:
    return lambda view: view.play is not None and len(view.play.entries) >= height


def _due(play: PlayView[Any], view: TableView[Any]) -> bool:
    if isinstance(play.awaiting, Over):
        return play.ended
    return play.awaiting == Choice(view.own_seat) and not play.pending
