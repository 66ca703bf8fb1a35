"""Through whose eyes the window sees the table when several people sit at it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Choice
from net.core.view import PlayView, Stage, TableView


@dataclass(frozen=True, slots=True)
class Shown:
    """The local seat whose view is shown; controlled: the game awaits this very person."""

    local: int
    view: TableView[Any]
    play: PlayView[Any]
    controlled: bool

    @property
    def colours(self) -> tuple[int, ...]:
        """Return the colours of the seats."""
        return tuple(seat.colour for seat in self.view.seats)


def is_nowhere(view: TableView[Any]) -> bool:
    """Return whether its seat is at no table."""
    return view.stage in {Stage.IDLE, Stage.JOINING, Stage.CLOSED}


def is_agreed_on(view: TableView[Any]) -> bool:
    """Return whether the table has not begun, its start being settled included."""
    return view.stage in {Stage.LOBBY, Stage.AGREEING}


def is_played(view: TableView[Any]) -> bool:
    """Return whether the game has begun."""
    return view.stage in {Stage.PLAYING, Stage.OVER}


def awaits_own(view: TableView[Any]) -> bool:
    """Return whether the game awaits an action of the seat that sees it so."""
    play = view.play
    return play is not None and not play.pending and play.awaiting == Choice(view.own_seat)


def choose(views: Mapping[int, TableView[Any]], persons: Sequence[int]) -> Shown | None:
    """Return what the window shows, None while no game runs.

    The person to move goes first; else whoever knows most of the game, so that nothing goes
    back when the seats of one window hear of an entry one after the other.
    """
    best: Shown | None = None
    for local in persons or sorted(views):
        view = views[local]
        if view.play is None:
            continue
        here = Shown(local, view, view.play, local in persons and awaits_own(view))
        if best is None or _rank(here) > _rank(best):
            best = here
    return best


def _rank(shown: Shown) -> tuple[int, bool]:
    return len(shown.play.entries), shown.controlled
