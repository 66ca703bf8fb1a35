"""`tikal host`: open a table."""

import argparse

from PySide6.QtCore import QCoreApplication

from engine.game import RANDOM_FIRST_PLAYER
from net.core.messages import Settings
from tikal_qt.commands import headless, options, seating
from tikal_qt.commands.outcome import CommandError, Exit
from tikal_qt.commands.report import Report
from tikal_qt.commands.running import GAME, client
from tikal_qt.commands.window import open_window
from tikal_qt.requests import HostRequest

translate = QCoreApplication.translate


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "open a table that others on the network can join")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal host`."""
    options.add_game(parser)
    parser.add_argument(
        "--first-player",
        type=options.whole(1, GAME.max_players),
        metavar="SEAT",
        help=translate("Cli", "the seat that begins, from 1 (default: it is drawn)"),
    )
    parser.add_argument(
        "--port",
        type=options.whole(0, 65535),
        default=0,
        help=translate("Cli", "where to listen (default: any free port)"),
    )
    parser.add_argument(
        "--grace",
        "--drop-after",
        type=options.whole(0, 86400),
        default=90,
        metavar="SECONDS",
        help=translate(
            "Cli", "how long to wait for a lost player, 0 for not at all (default: %(default)s)"
        ),
    )
    parser.add_argument(
        "--absent",
        choices=("skip", "bot", "end"),
        default="skip",
        help=translate(
            "Cli",
            "then that seat places its tiles and passes (skip), a computer plays on for it (bot),"
            " or the game ends (end) (default: %(default)s)",
        ),
    )
    parser.add_argument(
        "--clock",
        type=options.whole(0, 86400),
        default=0,
        metavar="SECONDS",
        help=translate("Cli", "time for one turn, 0 for as much as wanted (default: %(default)s)"),
    )
    options.add_seats(parser)
    options.add_interface(parser)


def run(args: argparse.Namespace) -> int:
    """Host a table, in the window or without one."""
    options.check_output(args)
    settings = _settings(args)
    seats = seating.computers_only(args) if args.headless else seating.with_person(args)
    seating.check_room(seats, args.players)
    if not args.headless:
        return open_window(args, HostRequest(settings, seats, args.port))
    with client(args.profile, args.interface, seating.seed(args)) as running:
        running.node.host(settings, seats, args.port)
        headless.follow(
            running,
            len(seats),
            Report(args.json),
            decides=not args.keep_waiting,
            anew=args.new_game,
        )
    return Exit.DONE


def _settings(args: argparse.Namespace) -> Settings:
    first = RANDOM_FIRST_PLAYER if args.first_player is None else args.first_player - 1
    if first >= args.players:
        text = translate("Cli", "Seat {seat} cannot begin at a table of {players}.")
        raise CommandError(text.format(seat=first + 1, players=args.players), Exit.USAGE)
    return Settings(
        game=GAME.name,
        variant=args.variant,
        players=args.players,
        first_player=first,
        clock_s=args.clock,
        grace_s=args.grace,
        absent=args.absent,
    )
