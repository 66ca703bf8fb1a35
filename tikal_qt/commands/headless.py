"""A table without a window: computer players play, and every step is told on stdout."""

import time
from typing import Any

from PySide6.QtCore import QCoreApplication

from net.core.view import Stage, TableView
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


def follow(client: Client, seats: int, report: Report) -> None:
    """Tell what happens at the table of `client`'s `seats` local seats until the game is over.

    Raises CommandError when it cannot be brought to its end: the table closes before the start,
    somebody stays away longer than the table agreed to wait, or this machine fails.
    """
    follower = _Follower(seats, report)
    for event in client.events(float("inf")):
        if event is not None:
            follower.hear(event)
        if follower.over:
            return
        follower.mind_the_clock(time.monotonic())


class _Follower:
    """Derives what is new from the snapshots of the first local seat; the others see the same."""

    def __init__(self, seats: int, report: Report) -> None:
        self._report = report
        self._unfinished = set(range(seats))
        self._view: TableView[Any] | None = None
        self._shown: object = None
        self._entries = 0
        self._away_since: float | None = None

    @property
    def over(self) -> bool:
        """Whether every local seat has seen the end signed by all."""
        return not self._unfinished

    def hear(self, event: NodeEvent) -> None:
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
        """Note at `now` who is away, and give up after the time the table agreed on."""
        view = self._view
        waiting = view.play.waiting if view is not None and view.play is not None else None
        if view is None or waiting is None or waiting.what != "link" or view.stage is Stage.OVER:
            if self._away_since is not None:
                self._away_since = None
                self._report.back()
            return
        if self._away_since is None:
            self._away_since = now
            self._report.away(view, waiting)
        grace = view.settings.grace_s if view.settings is not None else 0
        if now - self._away_since > grace:
            text = translate("Cli", "{names} did not return within {seconds} s. The log is kept.")
            raise CommandError(text.format(names=nicks(view, waiting.seats), seconds=grace))

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
        shown = (view.stage, view.own_seat, view.missing, view.seats if view.play is None else ())
        if shown != self._shown:
            self._shown = shown
            self._report.table(view)
        if view.play is not None:
            for entry in view.play.entries[self._entries :]:
                self._report.entry(view, entry)
            self._entries = len(view.play.entries)
