"""A link of a table that is cut while strangers use up every turn to connect, and heals."""

import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from net.core.io import SetReady
from net.shell.addresses import Address
from net.shell.events import LocalSeat
from tests.net.shell.laptop import computer, laptops, settings

FLOOD = 300
"""So many connections begun are more than there are turns for strangers."""
LIMIT_S = 240.0

_STRANGERS = [f"127.0.0.{number}" for number in range(2, 12)]


@contextmanager
def connecting_to(addresses: Sequence[Address]) -> Iterator[None]:
    """Connect to all `addresses` from ten hosts without end; yields when that is under way."""
    stopped, under_way = threading.Event(), threading.Event()

    def run() -> None:
        begun = 0
        while not stopped.is_set():
            for host in _STRANGERS:
                for address in addresses:
                    _touch(address, host)
                    begun += 1
            if begun >= FLOOD:
                under_way.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert under_way.wait(LIMIT_S)
        yield
    finally:
        stopped.set()
        thread.join()


def _touch(address: Address, host: str) -> None:
    try:
        place = (address.host, address.port)
        socket.create_connection(place, timeout=5, source_address=(host, 0)).close()
    except OSError:
        pass  # turned away at the door


def come_back(folder: Path, *, flooded: bool) -> float:
    """Return the seconds from the cut of the only link to its return; the game is then played out.

    flooded: whether both ends are flooded with connections meanwhile.
    """
    with laptops(folder, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [computer("Bo")])
        ana.view(lambda view: view.missing == (0,))
        ana.node.intent(0, SetReady())
        ana.act("take 1")
        with ExitStack() as flood:
            if flooded:
                places = [Address.parse(one.address()) for one in (ana, bo)]
                flood.enter_context(connecting_to(places))
            begun = time.monotonic()
            bo.cut_links()
            ana.view(lambda view: any(seat.link == "down" for seat in view.seats))
            ana.latest(lambda view: all(seat.link in {"self", "up"} for seat in view.seats))
            healed_s = time.monotonic() - begun
            ana.act("take 1")
            ana.act("take 1")
            ana.stage("over")
            bo.stage("over")
    return healed_s
