"""Who hinders the start of a table, in words."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from net.core.view import TableView
from tikal_qt.words.names import seat_names

translate = QCoreApplication.translate


def hindrances(view: TableView[object], here: Collection[bytes]) -> tuple[str, ...]:
    """Return one sentence for each seat the start waits for.

    here: the keys of all who sit at this window.
    """
    return tuple(_hindrance(view, seat, here) for seat in view.missing)


def _hindrance(view: TableView[object], number: int, here: Collection[bytes]) -> str:
    seat = view.seats[number]
    name = seat_names(view)[number]
    if not seat.key:
        return translate("Lobby", "{seat} is open: somebody must sit down there.").format(seat=name)
    if seat.link in {"down", "none"}:
        return translate("Lobby", "{name} cannot be reached from here yet.").format(name=name)
    if seat.key in here and not seat.ready:
        return translate("Lobby", "{name} (at this window) is not ready.").format(name=name)
    if not seat.ready:
        return translate("Lobby", "{name} is not ready.").format(name=name)
    return translate("Lobby", "{name} is still connecting to the others.").format(name=name)
