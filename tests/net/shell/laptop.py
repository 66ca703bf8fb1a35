"""A client on loopback for tests of whole nodes: a node, its profile and what it has told."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from engine.game import Choice
from net.core.io import Act
from net.core.messages import Build, Settings
from net.core.verify import Exit, verify
from net.core.view import TableView
from net.shell.events import (
    Failed,
    IntentRefused,
    Listening,
    LocalSeat,
    LogOpened,
    NodeEvent,
    TableChanged,
)
from net.shell.node import Node
from net.shell.storage import Profile
from tests.net.shell.rig import BUILD, LOOPBACK
from tests.present import present
from tests.toy_game import TOY, Position

E = TypeVar("E")
LIMIT_S = 240.0


def settings(players: int, variant: str = "plain", first_player: int = 0) -> Settings:
    return Settings("toy", variant, players, first_player, 0, 90, "skip")


def dare(position: Position) -> str:
    return "dare"


def vary(position: Position) -> str:
    """Waits once, then plays every kind of action in turn."""
    if not position.waited:
        return "wait"
    return ("gift", "dare", "take 2")[position.left % 3]


def fail(position: Position) -> str:
    raise ValueError("out of ideas")


STRATEGIES = {"dare": dare, "vary": vary, "fail": fail}


def computer(nick: str, strategy: str = "dare") -> LocalSeat:
    return LocalSeat(nick, "computer", strategy)


def reached(height: int) -> Callable[[TableView[Any]], bool]:
    """Return whether a view has `height` entries or more, as a function of the view."""
    return lambda view: view.play is not None and len(view.play.entries) >= height


class Laptop:
    """events: all that the node told, in order."""

    def __init__(
        self, root: Path, build: Build = BUILD, *, discovery: bool = False, bot_delay_s: float = 0.0
    ) -> None:
        self.profile = Profile(root)
        self.events: list[NodeEvent] = []
        self._news = threading.Condition()
        self.node = Node(
            self.profile,
            build,
            {"toy": TOY},
            STRATEGIES,
            self._hear,
            interfaces=LOOPBACK,
            discovery=discovery,
            bot_delay_s=bot_delay_s,
        )
        self.node.start()

    def _hear(self, event: NodeEvent) -> None:
        with self._news:
            self.events.append(event)
            self._news.notify_all()

    def close(self) -> None:
        self.node.stop()
        self.profile.close()

    def wait(self, kind: type[E], fits: Callable[[E], object] = lambda _: True) -> E:
        """Return the first event of `kind` that fits, told already or yet to come."""
        deadline = time.monotonic() + LIMIT_S
        seen = 0
        with self._news:
            while True:
                for event in self.events[seen:]:
                    if isinstance(event, kind) and fits(event):
                        return event
                seen = len(self.events)
                left = deadline - time.monotonic()
                assert left > 0, f"no such {kind.__name__} in {self.events[-3:]}"
                self._news.wait(left)

    def view(self, fits: Callable[[TableView[Any]], object], seat: int = 0) -> TableView[Any]:
        """Return the first view of local `seat` that fits."""
        return self.wait(TableChanged, lambda told: told.seat == seat and fits(told.view)).view

    def last_view(self, seat: int = 0) -> TableView[Any]:
        """Return the view of local `seat` told last."""
        told = [event for event in self.events if isinstance(event, TableChanged)]
        return [event.view for event in told if event.seat == seat][-1]

    def latest(self, fits: Callable[[TableView[Any]], object], seat: int = 0) -> TableView[Any]:
        """Return the view of local `seat` told last, as soon as it fits."""
        return self.wait(
            TableChanged,
            lambda told: told.view is self.last_view(seat) and fits(told.view),
        ).view

    def act(self, *body: str) -> None:
        """Play a segment as local seat 0 once it is its turn, and wait until it is final."""
        view = self.latest(_is_due)
        assert view.play is not None
        self.node.intent(0, Act(body))
        final = len(view.play.entries) + 1
        self.view(reached(final))

    def stage(self, name: str, seat: int = 0) -> TableView[Any]:
        return self.view(lambda view: view.stage.value == name, seat)

    def failure(self) -> tuple[str, dict[str, int | str]]:
        failed = self.wait(Failed)
        return failed.code, dict(failed.params)

    def refusal(self) -> tuple[str, dict[str, int | str]]:
        refused = self.wait(IntentRefused)
        return refused.code, dict(refused.params)

    def address(self, seat: int = 0) -> str:
        return self.wait(Listening, lambda told: told.seat == seat).addresses[0]

    def logs(self) -> list[bytes]:
        """Return the logs of this laptop's last game, by local seat."""
        told = {event.seat: event for event in self.events if isinstance(event, LogOpened)}
        return [told[seat].path.read_bytes() for seat in sorted(told)]

    def on_loop(self, act: Callable[[], object]) -> None:
        """Do `act` on the network thread and wait until it is done."""
        done = threading.Event()

        def carry_out() -> None:
            act()
            done.set()

        self.node._post(carry_out)
        assert done.wait(LIMIT_S)

    def cut_links(self) -> None:
        """Break every connection of every local seat, as a pulled cable does."""

        def cut() -> None:
            for seat in present(self.node._client).party.seats.values():
                for link in tuple(seat.links._by_peer.values()):
                    if hasattr(link, "_stream"):
                        link._stream.abort()

        self.on_loop(cut)


def _is_due(view: TableView[Any]) -> bool:
    play = view.play
    return play is not None and play.awaiting == Choice(view.own_seat) and not play.pending


@contextmanager
def laptops(
    folder: Path, names: Sequence[str], *, discovery: bool = False, bot_delay_s: float = 0.0
) -> Iterator[list[Laptop]]:
    """Yield a laptop for each name, and close them all."""
    opened: list[Laptop] = []
    try:
        for name in names:
            laptop = Laptop(folder / name, discovery=discovery, bot_delay_s=bot_delay_s)
            opened.append(laptop)
        yield opened
    finally:
        for one in opened:
            one.close()


def check_logs(logs: Sequence[bytes], players: int) -> None:
    """All logs verify, tell one game, and show it played to its end."""
    report = verify(logs, {"toy": TOY}, BUILD)

    assert len(logs) == players
    assert report.exit is Exit.CLEAN
    assert len(report.digest) == 32
    assert all(log.complete for log in report.logs)


def all_logs(tables: Sequence[Laptop]) -> list[bytes]:
    return [log for one in tables for log in one.logs()]
