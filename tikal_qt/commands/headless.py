"""A table without a window: computer players play, and every step is told on stdout."""

import time
from typing import Any

from PySide6.QtCore import QCoreApplication

from net.core.view import Stage, TableView, Trouble, Waiting
from net.shell.events import (
    DiscoveryFailed,
    Failed,
    IntentRefused,
    Listening,
    LogOpened,
    NodeEvent,
    TableChanged,
)
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.report import Report, nicks
from tikal_qt.commands.running import Client
from tikal_qt.words.failures import failure_text

translate = QCoreApplication.translate

# A link that comes back at once, and players who leave when all is over, are no news.
_BLINK_S = 2.0
# A seat that computed wrongly may correct itself; after that nothing will change.
_TROUBLE_S = 5.0


def follow(client: Client, seats: int, report: Report) -> None:
    """Tell what happens at the table of `client`'s `seats` local seats until the game is over.

    Raises CommandError when it cannot be brought to its end: the table closes before the start,
    somebody stays away longer than the table agreed to wait, or this machine fails.
    """
    follower = Follower(seats, report)
    for event in client.events(float("inf")):
        if event is not None:
            follower.hear(event)
        if follower.over:
            return
        follower.mind_the_clock(time.monotonic())


class Follower:
    """Derives what is new from the snapshots of the first local seat; the others see the same.

    seats: number of local seats. report: where it is told.
    """

    def __init__(self, seats: int, report: Report) -> None:
        self._report = report
        self._unfinished = set(range(seats))
        self._view: TableView[Any] | None = None
        self._entries = 0
        self._halt: Waiting | Trouble | None = None
        self._halted_at = 0.0
        self._told_halt = False

    @property
    def over(self) -> bool:
        """Whether every local seat has seen the end signed by all."""
        return not self._unfinished

    def hear(self, event: NodeEvent) -> None:
        """Tell what `event` brings. Raises CommandError."""
        match event:
            case TableChanged(seat, view):
                self._hear_view(seat, view)
            case Listening(seat, addresses):
                self._report.listening(seat, addresses)
            case LogOpened(seat, gid, path):
                self._report.log(seat, gid, str(path))
            case DiscoveryFailed(code, params):
                self._report.discovery_failed(code, params)
            case Failed(code, params) | IntentRefused(_, code, params):
                raise CommandError(failure_text(code, params))

    def mind_the_clock(self, now: float) -> None:
        """Tell a halt that lasts, and give up on it in time. now: seconds, monotonic.

        Raises CommandError.
        """
        view = self._view
        halt = _halt(view)
        if view is None or halt is None:
            if self._told_halt:
                self._report.back()
            self._halt, self._told_halt = None, False
            return
        if self._halt is None:
            self._halt, self._halted_at = halt, now
        lasted = now - self._halted_at
        if isinstance(halt, Trouble):
            if lasted > _TROUBLE_S:
                raise CommandError(_trouble_text(view, halt))
            return
        if lasted > _BLINK_S and not self._told_halt:
            self._told_halt = True
            self._report.away(view, halt)
        grace = view.settings.grace_s if view.settings is not None else 0
        if lasted > max(grace, _BLINK_S):
            text = translate("Cli", "{names} did not return within {seconds} s. The log is kept.")
            raise CommandError(text.format(names=nicks(view, halt.seats), seconds=grace))

    def _hear_view(self, seat: int, view: TableView[Any]) -> None:
        if view.stage is Stage.CLOSED:
            raise CommandError(failure_text(view.closed_code, view.closed_params))
        if seat == 0:
            self._tell_news(view)
        if view.stage is Stage.OVER and seat in self._unfinished:
            self._unfinished.remove(seat)
            if self.over and self._view is not None:
                self._report.result(self._view)

    def _tell_news(self, view: TableView[Any]) -> None:
        self._view = view
        self._report.table(view)
        if view.play is not None:
            for entry in view.play.entries[self._entries :]:
                self._report.entry(view, entry)
            self._entries = len(view.play.entries)


def _halt(view: TableView[Any] | None) -> Waiting | Trouble | None:
    """Return what keeps a game from going on: something wrong, or seats that are not linked."""
    play = view.play if view is not None else None
    if play is None or play.ended:
        return None
    if play.trouble is not None:
        return play.trouble
    return play.waiting if play.waiting is not None and play.waiting.what == "link" else None


def _trouble_text(view: TableView[Any], trouble: Trouble) -> str:
    name = nicks(view, (trouble.seat,)) if trouble.seat >= 0 else ""
    reason = failure_text(trouble.code, (("name", name), ("height", trouble.height)))
    text = translate("Cli", "The game has stopped: {reason} The log is kept.")
    return text.format(reason=reason)
