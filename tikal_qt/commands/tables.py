"""`tikal tables`: the tables on this network."""

import argparse
import json

from PySide6.QtCore import QCoreApplication

from net.shell.events import FoundTable
from tikal_qt import __version__
from tikal_qt.commands import finding, options
from tikal_qt.commands.outcome import Exit, say
from tikal_qt.commands.running import stranger
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "list the tables on this network")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal tables`."""
    parser.add_argument(
        "--seconds",
        type=options.whole(1, 600),
        default=4,
        metavar="N",
        help=translate("Cli", "how long to look (default: %(default)s)"),
    )
    options.add_json(parser)
    options.add_interface(parser)


def run(args: argparse.Namespace) -> int:
    """Look and list; finding none is an answer, not a failure."""
    with stranger(args.interface) as client:
        tables = finding.all_tables(client, args.seconds)
    if args.json:
        for table in tables:
            say(json.dumps(_record(table)))
        return Exit.DONE
    for line in _lines(tables, args.seconds):
        say(line)
    return Exit.DONE


def _record(table: FoundTable) -> dict[str, object]:
    return {
        "name": table.name,
        "id": finding.table_id(table),
        "addresses": list(table.addresses),
        "game": table.game,
        "taken": table.taken,
        "seats": table.seats,
        "stage": table.stage,
        "version": table.version,
        "compatible": table.compatible,
    }


def _lines(tables: tuple[FoundTable, ...], seconds: int) -> list[str]:
    if not tables:
        text = translate("Cli", "No table was seen within {seconds} s.")
        return [text.format(seconds=seconds)]
    return [_line(table) for table in tables]


def _line(table: FoundTable) -> str:
    if not table.compatible:
        state = translate("Cli", "another version: {version}")
        if table.version == __version__:
            state = translate("Cli", "changed, though called version {version}")
    elif table.stage == "playing":
        state = translate("Cli", "playing")
    elif table.taken >= table.seats:
        state = translate("Cli", "full")
    else:
        state = translate("Cli", "{taken} of {seats} seats taken")
    shown = state.format(version=printable(table.version), taken=table.taken, seats=table.seats)
    where = table.addresses[0] if table.addresses else "-"
    return f"{printable(table.name)}  {finding.table_id(table)}  {where}  {table.game}  {shown}"
