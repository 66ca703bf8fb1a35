"""`tikal join`: sit down at a table."""

import argparse

from PySide6.QtCore import QCoreApplication

from net.shell.events import FoundTable
from tikal_qt.commands import finding, headless, options, seating
from tikal_qt.commands.outcome import Exit
from tikal_qt.commands.report import Report
from tikal_qt.commands.running import Client, client, stranger
from tikal_qt.commands.window import open_window
from tikal_qt.requests import JoinRequest

translate = QCoreApplication.translate


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "sit down at a table on the network")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal join`."""
    finding.add_where(parser)
    options.add_seats(parser)
    options.add_interface(parser)


def run(args: argparse.Namespace) -> int:
    """Join a table, in the window or without one."""
    options.check_output(args)
    address = finding.as_address(args.where)
    if args.headless:
        seats = seating.computers_only(args)
        with client(args.profile, args.interface, seating.seed(args)) as running:
            running.node.join(address or _find(running, args), seats)
            report = Report(args.json)
            headless.follow(
                running, len(seats), report, decides=not args.keep_waiting, anew=args.new_game
            )
        return Exit.DONE
    seats = seating.with_person(args)
    if address is not None:
        return open_window(args, JoinRequest(address, seats))
    with stranger(args.interface) as running:
        table = _find(running, args)
    return open_window(args, JoinRequest(table, seats))


def _find(running: Client, args: argparse.Namespace) -> FoundTable:
    return finding.one_table(running, args.where, args.seconds)
