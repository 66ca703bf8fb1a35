"""Who has come to the table while the lobby was shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from net.core.view import TableView


class Arrivals:
    """Remembers the people from elsewhere who have sat at a table, each once."""

    def __init__(self) -> None:
        self._lobby = b""
        self._met: frozenset[bytes] = frozenset()

    def note(self, views: Collection[TableView[Any]]) -> frozenset[bytes]:
        """Return all who have sat there, by key, if one of them has just come; else nobody.

        views: how the seats of this window see it. Who is there at the first look has not come.
        """
        own = {view.own_key for view in views}
        people = frozenset(
            seat.key
            for view in views
            for seat in view.seats
            if seat.key and seat.kind == "person" and seat.key not in own
        )
        lobby = next((view.lobby_id for view in views), b"")
        if lobby != self._lobby:
            self._lobby, self._met = lobby, people
        new = people - self._met
        self._met |= people
        return self._met if new else frozenset()
