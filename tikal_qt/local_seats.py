"""Who sits at this window, also while further seats are still sitting down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from net.shell.events import LocalSeat


class LocalSeats:
    """The seats of this window by their local number. all: those that have one."""

    def __init__(self, seats: Iterable[LocalSeat] = ()) -> None:
        self.all = list(seats)
        # One that is added gets its number when it listens; one that cannot gets none.
        self._sitting_down: list[LocalSeat] = []
        self._newest = -1

    def add(self, seat: LocalSeat) -> None:
        """Take note that `seat` is sitting down."""
        self._sitting_down.append(seat)

    def listens(self, local: int) -> None:
        """Take note that the seat of number `local` listens."""
        if local == len(self.all) and self._sitting_down:
            self.all.append(self._sitting_down.pop(0))
            self._newest = local

    def sees(self, local: int) -> bool:
        """Take note that the seat of number `local` sees the table; say whether there is one."""
        if local == self._newest:
            self._newest = -1
        return local < len(self.all)

    def failed(self) -> None:
        """Forget the seat that could not sit down, if that is what failed."""
        if self._newest < 0 and self._sitting_down:
            self._sitting_down.pop(0)
        self._newest = -1

    def is_person(self, local: int) -> bool:
        """Return whether a person sits in the seat of number `local`."""
        return self.all[local].kind == "person"
