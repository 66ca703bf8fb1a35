"""A table without a window: computer players play, and every step is told on stdout."""

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from net.core.io import ClaimForfeit, GoOnAnew, GoOver, Intent
from net.core.view import Stage, TableView, Trouble
from net.shell.events import (
    DiscoveryFailed,
    Failed,
    IntentRefused,
    Listening,
    LogOpened,
    NodeEvent,
    TableChanged,
)
from tikal_qt.commands.absences import BLINK_S, Absences
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.report import Report, nicks
from tikal_qt.commands.running import Client
from tikal_qt.words.failures import failure_text

translate = QCoreApplication.translate

# A seat that computed wrongly may correct itself; after that nothing will change.
_TROUBLE_S = 5.0
_VOTING_S = 60


def follow(
    client: Client, seats: int, report: Report, *, decides: bool = True, anew: bool = False
) -> None:
    """Tell what happens at the table of `client`'s `seats` local seats until the game is over.

    decides: whether they go on without players who stay away; else they wait for ever. anew:
    whether they go on as a new game where too few are left. Raises CommandError when the game
    cannot be brought to its end: the table closes before the start, so many stay away that the
    others may not go on, or this machine fails.
    """
    follower = Follower(seats, report, client.node.intent, decides=decides, anew=anew)
    for event in client.events(float("inf")):
        if event is not None:
            follower.hear(event)
        if follower.over:
            return
        follower.mind_the_clock(time.monotonic())


class Follower:
    """Derives what is new from the snapshots of the first local seat; the others see the same.

    seats: number of local seats. report: where it is told. want: takes what a local seat is to do.
    decides, anew: as in `follow`.
    """

    def __init__(
        self,
        seats: int,
        report: Report,
        want: Callable[[int, Intent], None],
        *,
        decides: bool = True,
        anew: bool = False,
    ) -> None:
        self._report = report
        self._want = want
        self._decides = decides
        self._anew = anew
        self._gid = b""
        self._claimed: set[int] = set()
        self._unfinished = set(range(seats))
        self._view: TableView[Any] | None = None
        self._entries = 0
        self._absences = Absences()
        self._told_away: tuple[int, ...] = ()
        self._stopped_at: float | None = None

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
        """Tell of halts that last, and give up on them in time. now: seconds, monotonic.

        Raises CommandError.
        """
        view = self._view
        if view is None or view.play is None:
            return
        if view.play.trouble is not None and not view.play.members.changing:
            self._mind_trouble(view, view.play.trouble, now)
        else:
            self._stopped_at = None
            self._mind_absences(view, now)

    def _mind_trouble(self, view: TableView[Any], trouble: Trouble, now: float) -> None:
        if self._stopped_at is None:
            self._stopped_at = now
        elif now - self._stopped_at > _TROUBLE_S:
            raise CommandError(_trouble_text(view, trouble))

    def _mind_absences(self, view: TableView[Any], now: float) -> None:
        self._absences.note(_missing(view), now)
        away = self._absences.longer_than(BLINK_S, now)
        if away != self._told_away:
            self._told_away = away
            if away:
                self._report.away(view, away)
            else:
                self._report.back()
        grace = view.settings.grace_s if view.settings is not None else 0
        # Time to vote, and to see whether enough remain.
        patience = 2 * grace + _VOTING_S
        lost = self._absences.longer_than(patience, now)
        if lost and self._decides and not self._waits_for_a_new_game(view):
            text = _given_up(looks_on=view.own_seat < 0)
            raise CommandError(text.format(names=nicks(view, lost), seconds=patience))

    def _waits_for_a_new_game(self, view: TableView[Any]) -> bool:
        """Say whether the others who are here may still want the new game as well."""
        return self._anew and view.play is not None and view.play.members.may_go_anew

    def _hear_view(self, seat: int, view: TableView[Any]) -> None:
        if view.stage is Stage.CLOSED:
            raise CommandError(failure_text(view.closed_code, view.closed_params))
        if seat == 0:
            self._tell_news(view)
        self._claim(seat, view)
        self._go_on_anew(seat, view)
        if view.stage is Stage.OVER and seat in self._unfinished:
            self._unfinished.remove(seat)
            if self.over and self._view is not None:
                self._report.result(self._view)

    def _claim(self, seat: int, view: TableView[Any]) -> None:
        """Let `seat` end the game if the only other player is gone for good."""
        members = view.play.members if view.play is not None else None
        if not self._decides or members is None or seat in self._claimed:
            return
        if members.may_claim and len(members.active) == 2:
            self._claimed.add(seat)
            self._want(seat, ClaimForfeit())

    def _go_on_anew(self, seat: int, view: TableView[Any]) -> None:
        """Let `seat` want a new game where this one cannot go on, or that of others."""
        members = view.play.members if view.play is not None else None
        if not self._anew or members is None:
            return
        if members.may_go_over:
            self._want(seat, GoOver())
        elif members.may_go_anew and view.own_seat not in members.wishing:
            self._want(seat, GoOnAnew())

    def _tell_news(self, view: TableView[Any]) -> None:
        self._view = view
        self._report.table(view)
        if view.play is not None:
            if view.play.gid != self._gid:
                if self._gid:
                    self._report.new_game(view)
                self._gid, self._entries = view.play.gid, 0
            for entry in view.play.entries[self._entries :]:
                self._report.entry(view, entry)
            self._entries = len(view.play.entries)
            self._report.members(view)


def _given_up(*, looks_on: bool) -> str:
    if looks_on:
        return translate(
            "Cli",
            "{names} did not return within {seconds} s. What has been seen of the game is kept in"
            " the log.",
        )
    return translate(
        "Cli",
        "{names} did not return within {seconds} s, and without them too few are left to go on."
        " The log is kept. To go on with the game: tikal resume. To go on without them, as a new"
        " game: tikal resume --new-game",
    )


def _missing(view: TableView[Any]) -> tuple[int, ...]:
    """Return the seats without which the game cannot go on: not linked, or not voting."""
    play = view.play
    if play is None or play.ended:
        return ()
    if play.members.changing:
        return tuple(absence.seat for absence in play.members.missing)
    if play.waiting is None or play.waiting.what != "link":
        return ()
    return play.waiting.seats


def _trouble_text(view: TableView[Any], trouble: Trouble) -> str:
    name = nicks(view, (trouble.seat,)) if trouble.seat >= 0 else ""
    reason = failure_text(trouble.code, (("name", name), ("height", trouble.height)))
    text = translate("Cli", "The game has stopped: {reason} The log is kept.")
    return text.format(reason=reason)
