"""What the players at a table are called, told apart where two have one name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tikal_qt.words.sentences import printable

if TYPE_CHECKING:
    from net.core.view import SeatView, TableView

translate = QCoreApplication.translate


def seat_name(seat: SeatView) -> str:
    """Return the name of the player in `seat`, fit to be shown."""
    if not seat.key:
        return translate("Seats", "Seat {number}").format(number=seat.seat + 1)
    return printable(seat.nick)


def seat_names(view: TableView[object]) -> tuple[str, ...]:
    """Return the names at a table by seat, told apart."""
    return told_apart([seat_name(seat) for seat in view.seats])


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return `names` by seat; namesakes are told apart by their seat's number."""
    return tuple(
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )


def listed(names: list[str]) -> str:
    """Return names as people list them: "Ana", "Ana and Bea", "Ana, Bea and Carlos"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Seats", "{names} and {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def with_points(names: Sequence[str], points: Sequence[int]) -> str:
    """Return each of `names` with its points; a name may end in a number itself."""
    return ", ".join(f"{name}: {score}" for name, score in zip(names, points, strict=True))
