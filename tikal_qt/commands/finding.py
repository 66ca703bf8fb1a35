"""Finding tables on the network."""

import argparse
import time
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from net.shell.addresses import Address
from net.shell.errors import AddressError
from net.shell.events import DiscoveryFailed, FoundTable, TablesFound
from tikal_qt import __version__
from tikal_qt.commands import options
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.running import Client
from tikal_qt.words.failures import failure_text
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate

ID_DIGITS = 16
_LEAST_ID_DIGITS = 8


def add_where(parser: argparse.ArgumentParser) -> None:
    """Add which table is meant, and how long to look for it."""
    parser.add_argument(
        "where",
        metavar="WHERE",
        help=translate("Cli", "HOST:PORT, or the name or id of a table as `tikal tables` lists it"),
    )
    parser.add_argument(
        "--seconds",
        type=options.whole(1, 600),
        default=15,
        metavar="N",
        help=translate("Cli", "how long to look for a table by its name (default: %(default)s)"),
    )


def table_id(table: FoundTable) -> str:
    """Return the start of the host's key: unlike the name, no other table can have it."""
    return table.key.hex()[:ID_DIGITS]


def as_address(where: str) -> str | None:
    """Return `where` as "host:port", or None if it is rather the name or id of a table.

    Raises AddressError for what is meant as an address but is none.
    """
    try:
        return str(Address.parse(where))
    except AddressError as error:
        numeric = where.replace(".", "").isdigit() and "." in where
        if error.code == "address_empty" or ":" in where or numeric:
            raise
        return None


def all_tables(client: Client, seconds: float) -> tuple[FoundTable, ...]:
    """Return the tables seen on the network within `seconds`. Raises CommandError."""
    client.node.browse()
    found: tuple[FoundTable, ...] = ()
    for event in client.events(time.monotonic() + seconds):
        found = _tables(event, found)
    return found


def one_table(client: Client, where: str, seconds: float) -> FoundTable:
    """Return the table called `where`, or whose id begins so, as soon as it is seen.

    Raises CommandError if there is none within `seconds`, several, or none to play at.
    """
    client.node.browse()
    found: tuple[FoundTable, ...] = ()
    for event in client.events(time.monotonic() + seconds):
        found = _tables(event, found)
        matching = _matching(found, where)
        if matching:
            client.node.stop_browsing()
            return _only(matching, where)
    raise CommandError(_not_found(found, where, seconds))


def _tables(event: object, found: tuple[FoundTable, ...]) -> tuple[FoundTable, ...]:
    if isinstance(event, DiscoveryFailed):
        raise CommandError(failure_text(event.code, event.params))
    return event.tables if isinstance(event, TablesFound) else found


def _matching(tables: Sequence[FoundTable], where: str) -> list[FoundTable]:
    wanted = where.casefold()
    by_id = [
        table
        for table in tables
        if len(wanted) >= _LEAST_ID_DIGITS and table.key.hex().startswith(wanted)
    ]
    return by_id or [table for table in tables if table.name.casefold() == wanted]


def _only(matching: Sequence[FoundTable], where: str) -> FoundTable:
    if len(matching) > 1:
        text = translate("Cli", "Several tables are called “{where}”. Join one by its id: {ids}.")
        ids = ", ".join(table_id(table) for table in matching)
        raise CommandError(text.format(where=printable(where), ids=ids))
    table = matching[0]
    if not table.compatible:
        text = translate(
            "Cli",
            "The table “{where}” is played with version {version}, and this is another one."
            " Install the same version on both computers.",
        )
        if table.version == __version__:
            text = translate(
                "Cli",
                "The table “{where}” is played by another program than this one, though both are"
                " called version {version}. One of the two is changed: install both anew.",
            )
        raise CommandError(text.format(where=printable(where), version=printable(table.version)))
    return table


def _not_found(found: Sequence[FoundTable], where: str, seconds: float) -> str:
    if found:
        seen = translate("Cli", "Seen: {names}.").format(
            names=", ".join(printable(table.name) for table in found)
        )
    else:
        seen = translate("Cli", "No table at all was seen.")
    text = translate(
        "Cli",
        "No table called “{where}” was found within {seconds} s. {seen} Check that it is open on"
        " the same network, or ask its host for the address and join that: tikal join HOST:PORT",
    )
    return text.format(where=printable(where), seconds=round(seconds), seen=seen)
