"""`tikal watch`: look on at a game."""

import argparse

from PySide6.QtCore import QCoreApplication

from net.shell.events import FoundTable
from tikal_qt.commands import finding, headless, options
from tikal_qt.commands.outcome import Exit
from tikal_qt.commands.report import Report
from tikal_qt.commands.running import Client, client, stranger
from tikal_qt.commands.seating import usual_name
from tikal_qt.commands.window import open_window
from tikal_qt.requests import WatchRequest

translate = QCoreApplication.translate


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "look on at a game that is played on the network")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal watch`."""
    finding.add_where(parser)
    parser.add_argument("--name", type=options.name, help=translate("Cli", "your name"))
    parser.add_argument(
        "--headless",
        action="store_true",
        help=translate("Cli", "no window: the game is told on stdout"),
    )
    options.add_json(parser)
    options.add_interface(parser)
    parser.set_defaults(seed=None)


def run(args: argparse.Namespace) -> int:
    """Watch a game, in the window or without one."""
    options.check_output(args)
    address = finding.as_address(args.where)
    if args.headless:
        with client(args.profile, args.interface) as running:
            where = address or _find(running, args)
            running.node.watch(where, args.name or translate("Cli", "Onlooker"))
            headless.follow(running, 1, Report(args.json))
        return Exit.DONE
    nick = args.name or usual_name(args)
    if address is not None:
        return open_window(args, WatchRequest(address, nick))
    with stranger(args.interface) as running:
        table = _find(running, args)
    return open_window(args, WatchRequest(table, nick))


def _find(running: Client, args: argparse.Namespace) -> FoundTable:
    return finding.one_table(running, args.where, args.seconds)
