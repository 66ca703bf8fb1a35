"""Choosing a table among those seen."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from net.shell.errors import AddressError
from net.shell.events import DiscoveryFailed, FoundTable, NodeEvent, TablesFound
from tikal_qt import __version__
from tikal_qt.commands.finding import all_tables, as_address, one_table
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.running import Client

ADA = FoundTable(
    "Ada", b"\xaa" * 32, ("192.168.1.20:47001",), "tikal", 1, 4, "lobby", "0.1.0", True
)
BERT = FoundTable(
    "Bert", b"\xbe" * 32, ("192.168.1.21:47001",), "tikal", 1, 2, "lobby", "0.1.0", True
)
OTHER_ADA = FoundTable(
    "ada", b"\xad" * 32, ("192.168.1.22:47001",), "tikal", 1, 2, "lobby", "0.1.0", True
)
NEWER = FoundTable(
    "Newer", b"\x0e" * 32, ("192.168.1.23:47001",), "tikal", 1, 2, "lobby", "2.0", False
)


class Network:
    """Stands for a client on a network where these lists of tables are seen, one after another."""

    def __init__(self, *events: NodeEvent) -> None:
        self.node = self
        self.browsing = False
        self._events = events

    def browse(self) -> None:
        self.browsing = True

    def stop_browsing(self) -> None:
        self.browsing = False

    def events(self, _until: float) -> Iterator[NodeEvent | None]:
        yield from (None, *self._events)


def one(network: Network, wanted: str, limit_s: float) -> FoundTable:
    return one_table(cast("Client", network), wanted, limit_s)


def test_a_table_is_found_by_its_name_in_any_case() -> None:
    network = Network(TablesFound((BERT,)), TablesFound((ADA, BERT)))

    assert one(network, "ADA", 5) == ADA
    assert not network.browsing


def test_a_table_is_found_by_the_start_of_its_id() -> None:
    assert one(Network(TablesFound((ADA, BERT))), "BEBEBEBE", 5) == BERT


def test_an_id_too_short_to_be_safe_is_taken_for_a_name() -> None:
    with pytest.raises(CommandError, match="No table called “bebe” was found within 5 s"):
        one(Network(TablesFound((ADA, BERT))), "bebe", 5)


def test_namesakes_are_told_apart_by_id() -> None:
    with pytest.raises(CommandError) as refused:
        one(Network(TablesFound((ADA, OTHER_ADA))), "Ada", 5)

    assert str(refused.value) == (
        "Several tables are called “Ada”. Join one by its id: aaaaaaaaaaaaaaaa, adadadadadadadad."
    )


def test_a_table_of_another_version_is_refused_with_its_version() -> None:
    with pytest.raises(CommandError, match=r"is played with version 2\.0, and this is another one"):
        one(Network(TablesFound((NEWER,))), "Newer", 5)


def test_a_changed_program_of_the_same_version_is_called_so() -> None:
    changed = replace(NEWER, version=__version__)

    with pytest.raises(CommandError) as refused:
        one(Network(TablesFound((changed,))), "Newer", 5)

    assert str(refused.value) == (
        "The table “Newer” is played by another program than this one, though both are called"
        f" version {__version__}. One of the two is changed: install both anew."
    )


def test_when_nothing_fits_what_was_seen_is_named() -> None:
    with pytest.raises(CommandError, match=r"within 5 s\. Seen: Ada, Bert\. Check that it is open"):
        one(Network(TablesFound((ADA, BERT))), "Cleo", 5)


def test_no_multicast_is_explained() -> None:
    network = Network(DiscoveryFailed("multicast", (("reason", "no network"),)))

    with pytest.raises(CommandError, match=r"on this network \(no network\). Joining by address"):
        one(network, "Ada", 5)


def test_the_last_list_is_the_one_that_counts() -> None:
    network = Network(TablesFound((ADA, BERT)), TablesFound((BERT,)))

    assert all_tables(cast("Client", network), 5) == (BERT,)


@pytest.mark.parametrize(
    ("where", "address"),
    [
        ("192.168.1.20:47001", "192.168.1.20:47001"),
        ("[fe80::1]:47001", "[fe80::1]:47001"),
        ("laptop:47001", "laptop:47001"),
        ("Ada's table", None),
        ("laptop", None),
        ("7", None),
    ],
)
def test_an_address_is_told_from_a_name(where: str, address: str | None) -> None:
    assert as_address(where) == address


@pytest.mark.parametrize(
    ("where", "code"),
    [
        ("", "address_empty"),
        ("192.168.1.20", "port_missing"),
        ("laptop:port", "port_bad"),
        ("a b:47001", "address_bad"),
    ],
)
def test_what_is_meant_as_an_address_is_checked(where: str, code: str) -> None:
    with pytest.raises(AddressError) as refused:
        as_address(where)

    assert refused.value.code == code
