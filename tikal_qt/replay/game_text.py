"""A whole game as text; docs/notation.md describes it."""

from collections.abc import Iterator, Sequence
from typing import Any

from tikal_qt.replay.history import History, Step
from tikal_qt.words.sentences import printable


def game_text(history: History[Any, Any], names: Sequence[str]) -> str:
    """Return the game of `history`, from its first position to its newest, a line an entry.

    names: of the players by seat.
    """
    lines = [history.game.format_position(history.start)]
    lines += [f"seat {seat} {printable(name)}" for seat, name in enumerate(names)]
    lines += _entries(history)
    lines.append(f"position {history.game.format_position(history.newest)}")
    return "\n".join(lines) + "\n"


def _entries(history: History[Any, Any]) -> Iterator[str]:
    start, steps = 0, history.steps
    for n in range(1, len(steps) + 1):
        if n == len(steps) or steps[n].height != steps[start].height:
            yield _entry(history, steps[start:n])
            start = n


def _entry(history: History[Any, Any], steps: Sequence[Step[Any, Any]]) -> str:
    who = "draw" if steps[0].action is None else str(steps[0].seat)
    return f"{who} {'; '.join(_words(history, step) for step in steps)}"


def _words(history: History[Any, Any], step: Step[Any, Any]) -> str:
    if step.action is None:
        return f"{step.purpose} {step.outcome}"
    return history.game.format_action(step.action)
