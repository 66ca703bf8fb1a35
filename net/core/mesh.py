"""Which links a seat wants, and when it dials: the smaller key at once, the other 2 s later."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from net.core.io import Connect

SECOND_DIAL_MS = 2_000


@dataclass(slots=True)
class _Wait:
    since_ms: int
    asked: tuple[str, ...] = ()


class Mesh:
    """The missing links of the seat with key `own`."""

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._waits: dict[bytes, _Wait] = {}

    def dial(
        self, now_ms: int, wanted: Mapping[bytes, tuple[str, ...]], linked: Collection[bytes]
    ) -> tuple[Connect, ...]:
        """Return the dialling due now; wanted: addresses by key, linked: keys of links that are up.

        A link is asked for once, and again when its addresses change or it was lost.
        """
        missing = {
            key: addresses
            for key, addresses in wanted.items()
            if key not in linked and key != self._own
        }
        self._waits = {
            key: self._waits[key] if key in self._waits else _Wait(now_ms) for key in missing
        }
        due: list[Connect] = []
        for key, wait in self._waits.items():
            patient = self._own > key and now_ms - wait.since_ms < SECOND_DIAL_MS
            if missing[key] and not patient and wait.asked != missing[key]:
                wait.asked = missing[key]
                due.append(Connect(key, missing[key]))
        return tuple(due)
