"""Playing once more what was played."""

from typing import Any

from net.core.view import TableView
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession


def again_request(session: TableSession, view: TableView[Any]) -> HostRequest | None:
    """Return what opens a table like that of `view` for those of `session`, the people first.

    None if nobody at this window plays. A table with seats for others stands open to them; one
    without starts at once.
    """
    playing = {local for local, seen in session.views.items() if seen.own_seat >= 0}
    persons = [local for local in session.persons() if local in playing]
    if view.settings is None or not persons:
        return None
    seats = tuple(session.seats[local] for local in (*persons, *sorted(playing - {*persons})))
    alone = len(seats) == view.settings.players
    return HostRequest(view.settings, seats, at_once=alone, announced=not alone)
