"""A whole game as text; docs/notation.md describes it."""

from collections.abc import Iterator, Sequence

from engine.tikal import notation, position_text
from tikal_qt.games.tikal.history import History, Step
from tikal_qt.words.sentences import printable


def game_text(history: History, names: Sequence[str]) -> str:
    """Return the game of `history`, from its first position to its newest, a line an entry.

    names: of the players by seat.
    """
    lines = [position_text.format_position(history.start)]
    lines += [f"seat {seat} {printable(name)}" for seat, name in enumerate(names)]
    lines += _entries(history.steps)
    newest = history.position_at(len(history.steps))
    lines.append(f"position {position_text.format_position(newest)}")
    return "\n".join(lines) + "\n"


def _entries(steps: Sequence[Step]) -> Iterator[str]:
    start = 0
    for n in range(1, len(steps) + 1):
        if n == len(steps) or steps[n].height != steps[start].height:
            yield _entry(steps[start:n])
            start = n


def _entry(steps: Sequence[Step]) -> str:
    who = "draw" if steps[0].action is None else str(steps[0].seat)
    return f"{who} {'; '.join(_words(step) for step in steps)}"


def _words(step: Step) -> str:
    if step.action is None:
        return f"{step.purpose} {step.outcome}"
    return notation.format_action(step.action)
