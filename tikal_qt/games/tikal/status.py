"""One sentence that says whose turn it is and what is awaited."""

from collections.abc import Sequence

from tikal_qt.games.tikal.turn import TurnModel


def status_sentence(model: TurnModel, names: Sequence[str]) -> str:
    """Return whose turn it is, what is awaited, the AP left and what a click will do.

    names: of the players by seat.
    """
    raise NotImplementedError
