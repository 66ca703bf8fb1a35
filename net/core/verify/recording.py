"""A verified game as its players saw it: every final entry with the position after it."""

from dataclasses import dataclass
from typing import Any

from engine.game import Draw, Game
from net.core.messages import AbsentEntry, DrawEntry, Settings
from net.core.verify.walk import Course, Final
from net.core.view import EntryView


@dataclass(frozen=True, slots=True)
class Recording:
    """A game as far as its log holds.

    nicks, colours: by seat. start: the first position. entries: the final ones, from height 0.
    """

    gid: bytes
    settings: Settings
    nicks: tuple[str, ...]
    colours: tuple[int, ...]
    start: Any
    entries: tuple[EntryView[Any], ...]


def record(course: Course) -> Recording | None:
    """Return what can be replayed of `course`, None if its game is not at hand."""
    game, roster = course.game, course.roster
    if game is None:
        return None
    entries = []
    before = course.start
    for height, final in enumerate(course.finals):
        entries.append(_entry(game, before, height, final))
        before = final.post
    return Recording(
        roster.gid, roster.settings, roster.nicks, roster.colours, course.start, tuple(entries)
    )


def _entry(game: Game[Any, Any], before: Any, height: int, final: Final) -> EntryView[Any]:
    message = final.message
    if isinstance(message, DrawEntry):
        purposes, seeds = _purposes(game, before, message), len(message.links)
        return EntryView(height, "draw", -1, message.outcomes, purposes, seeds, final.post)
    cause = message.cause if isinstance(message, AbsentEntry) else ""
    return EntryView(height, "action", message.seat, message.body, (), 0, final.post, cause)


def _purposes(game: Game[Any, Any], position: Any, draw: DrawEntry) -> tuple[str, ...]:
    purposes = []
    for outcome in draw.outcomes:
        awaited = game.awaiting(position)
        assert isinstance(awaited, Draw), "a final draw was judged by the rules"
        purposes.append(awaited.purpose)
        position = game.draw(position, outcome)
    return tuple(purposes)
