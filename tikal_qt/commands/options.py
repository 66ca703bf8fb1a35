"""Arguments that several commands share, and what they mean."""

import argparse
import ipaddress
import unicodedata
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.players.registry import STRATEGIES
from net.core.messages import MAX_NICK
from net.shell.addresses import own_addresses
from tikal_qt.commands.outcome import CommandError, Exit
from tikal_qt.commands.running import GAME

translate = QCoreApplication.translate

_STRATEGIES = tuple(STRATEGIES[GAME.name])


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a converter for argparse that takes whole numbers from `low` to `high`."""

    def convert(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() else low - 1
        if not low <= number <= high:
            wrong = translate("Cli", "“{text}” is not a whole number from {low} to {high}")
            raise argparse.ArgumentTypeError(wrong.format(text=text, low=low, high=high))
        return number

    return convert


def name(text: str) -> str:
    """Return `text` as a player's name. Raises ArgumentTypeError."""
    text = unicodedata.normalize("NFC", text)
    if not 1 <= len(text) <= MAX_NICK or not text.isprintable() or text != text.strip():
        wrong = translate("Cli", "“{text}” is not a name of 1 to {most} printable characters")
        raise argparse.ArgumentTypeError(wrong.format(text=text, most=MAX_NICK))
    return text


def interface(text: str) -> str:
    """Return `text` if it is an address of this machine. Raises ArgumentTypeError."""
    try:
        if own_addresses([text]):
            return str(ipaddress.ip_address(text))
    except ValueError:
        pass
    wrong = translate("Cli", "“{text}” is not the address of a network interface here")
    raise argparse.ArgumentTypeError(wrong.format(text=text))


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add what is played by how many."""
    parser.add_argument(
        "--players",
        type=whole(GAME.min_players, GAME.max_players),
        default=GAME.min_players,
        metavar="N",
        help=translate("Cli", "seats at the table (default: %(default)s)"),
    )
    parser.add_argument(
        "--variant",
        choices=GAME.variants,
        default=GAME.variants[0],
        help=translate("Cli", "version of the rules (default: %(default)s)"),
    )


def add_strategy(parser: argparse.ArgumentParser) -> None:
    """Add how the computer players choose."""
    parser.add_argument(
        "--strategy",
        choices=_STRATEGIES,
        default=_STRATEGIES[0],
        help=translate("Cli", "how the computer players choose (default: %(default)s)"),
    )
    parser.add_argument(
        "--seed", help=translate("Cli", "any text; makes the computer players' choices repeatable")
    )


def add_seats(parser: argparse.ArgumentParser) -> None:
    """Add who sits down from this machine, and whether a window opens."""
    parser.add_argument("--name", type=name, help=translate("Cli", "your name at the table"))
    parser.add_argument(
        "--computers",
        type=whole(0, GAME.max_players),
        metavar="N",
        help=translate("Cli", "computer players from this machine (headless: 1, window: 0)"),
    )
    add_strategy(parser)
    parser.add_argument(
        "--headless",
        action="store_true",
        help=translate("Cli", "no window: computer players alone, progress on stdout"),
    )
    add_patience(parser)
    add_json(parser)


def add_patience(parser: argparse.ArgumentParser) -> None:
    """Add whether a table without a window goes on without players who stay away."""
    parser.add_argument(
        "--new-game",
        action="store_true",
        help=translate(
            "Cli",
            "headless: where too few are left to go on, go on as a new game with those who are"
            " here; go over to one that others have begun",
        ),
    )
    parser.add_argument(
        "--keep-waiting",
        action="store_true",
        help=translate(
            "Cli", "headless: never go on without a lost player (default: as the table agreed)"
        ),
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the choice of output for scripts."""
    parser.add_argument(
        "--json", action="store_true", help=translate("Cli", "print JSON, one value a line")
    )


def check_output(args: argparse.Namespace) -> None:
    """Raise CommandError if `args` ask for JSON where a window would show everything."""
    if args.json and not args.headless:
        text = translate(
            "Cli", "--json tells what happens at a table without a window: add --headless."
        )
        raise CommandError(text, Exit.USAGE)


def add_interface(parser: argparse.ArgumentParser) -> None:
    """Add the network interfaces to use."""
    parser.add_argument(
        "--interface",
        action="append",
        type=interface,
        metavar="ADDRESS",
        help=translate(
            "Cli", "address of a network interface to use; may be repeated (default: all)"
        ),
    )
