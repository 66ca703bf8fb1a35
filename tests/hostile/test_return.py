"""Who sits at the table gets back to it while strangers use up every turn to connect."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from net.shell.addresses import Address
from tests.net.shell.laptop import Laptop, computer, laptops, settings

STRANGERS = [f"127.0.0.{number}" for number in range(2, 12)]


@contextmanager
def connecting_to(addresses: list[Address]) -> Iterator[list[int]]:
    """Connect to all `addresses` from all STRANGERS without end; yields how often, at [0]."""
    stopped = threading.Event()
    count = [0]

    def run() -> None:
        while not stopped.is_set():
            for address in addresses:
                for host in STRANGERS:
                    with socket.create_connection(
                        (address.host, address.port), timeout=5, source_address=(host, 0)
                    ):
                        count[0] += 1

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield count
    finally:
        stopped.set()
        thread.join()


def linked(one: Laptop) -> bool:
    return all(seat.link in {"self", "up"} for seat in one.last_view().seats)


def test_cut_link_heals_in_a_flood_of_connections(tmp_path: Path) -> None:
    """Both ends are flooded from ten hosts, yet meet again within seconds, and play to the end."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=0.3) as (ana, bo):
        ana.node.host(settings(2), [computer("Ana")])
        bo.node.join(ana.address(), [computer("Bo")])
        ana.view(lambda view: view.play and len(view.play.entries) >= 1)
        places = [Address.parse(one.address()) for one in (ana, bo)]
        with connecting_to(places) as count:
            ana.view(lambda view: view.play and len(view.play.entries) >= 3)
            bo.cut_links()
            ana.view(lambda view: any(seat.link == "down" for seat in view.seats))
            begun = time.monotonic()
            while not linked(ana):
                time.sleep(0.01)
            assert time.monotonic() - begun < 3
            assert ana.node._client._machine.gate._friends == {"127.0.0.1"}
            ana.stage("over")
            bo.stage("over")
        assert count[0] > 300
