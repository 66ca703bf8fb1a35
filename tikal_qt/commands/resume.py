"""`tikal resume`: go on with a game that has begun and not ended."""

import argparse
import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from net.shell.addresses import Address
from net.shell.errors import AddressError
from net.shell.events import LocalSeat
from net.shell.storage import Profile
from net.shell.unfinished import UnfinishedGame, unfinished_games
from tikal_qt.commands import headless, options, seating
from tikal_qt.commands.outcome import CommandError, Exit, say
from tikal_qt.commands.report import Report
from tikal_qt.commands.running import client
from tikal_qt.commands.window import open_window
from tikal_qt.requests import ResumeRequest
from tikal_qt.resume.words import game_words, others_words, played_words
from tikal_qt.words.failures import failure_text

translate = QCoreApplication.translate

_ID_DIGITS = 16


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "go on with a game that was interrupted, or list those there are")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal resume`."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help=translate("Cli", "how the id of the game begins, or “last” (default: list the games)"),
    )
    parser.add_argument(
        "--at",
        action="append",
        default=[],
        metavar="HOST:PORT",
        type=_address,
        help=translate("Cli", "where another player of the game is now; may be repeated"),
    )
    options.add_strategy(parser)
    parser.add_argument(
        "--headless",
        action="store_true",
        help=translate("Cli", "no window: computer players take your seats, progress on stdout"),
    )
    options.add_patience(parser)
    options.add_json(parser)
    options.add_interface(parser)


def _address(text: str) -> str:
    try:
        return str(Address.parse(text))
    except AddressError as error:
        raise argparse.ArgumentTypeError(failure_text(error.code, error.params)) from error


def run(args: argparse.Namespace) -> int:
    """List the unfinished games, or go on with one in the window or without it."""
    games = _games(args.profile)
    if args.game is None:
        for game in games:
            say(json.dumps(_record(game)) if args.json else _line(game))
        if not games and not args.json:
            say(translate("Cli", "There is no unfinished game in this profile."))
        return Exit.DONE
    options.check_output(args)
    game = _chosen(games, args.game)
    if not args.headless:
        return open_window(args, ResumeRequest(game, tuple(args.at)))
    game = _by_computers(game, args)
    with client(args.profile, args.interface, seating.seed(args)) as running:
        running.node.resume(game, args.at)
        report = Report(args.json)
        for number, share in enumerate(game.shares):
            report.log(number, game.gid, str(share.log))
        headless.follow(
            running, len(game.shares), report, decides=not args.keep_waiting, anew=args.new_game
        )
    return Exit.DONE


def _games(root: Path | None) -> tuple[UnfinishedGame, ...]:
    with Profile(root) as profile:
        return unfinished_games(profile)


def _chosen(games: tuple[UnfinishedGame, ...], wanted: str) -> UnfinishedGame:
    if wanted.casefold() == "last" and games:
        return games[0]
    fitting = [game for game in games if game.gid.hex().startswith(wanted.casefold())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        text = translate("Cli", "Several games begin with “{wanted}”: {ids}. Type more of the id.")
        ids = ", ".join(_id(game) for game in fitting)
        raise CommandError(text.format(wanted=wanted, ids=ids), Exit.USAGE)
    text = translate(
        "Cli",
        "There is no unfinished game “{wanted}” in this profile. To see those there are:"
        " tikal resume",
    )
    raise CommandError(text.format(wanted=wanted))


def _by_computers(game: UnfinishedGame, args: argparse.Namespace) -> UnfinishedGame:
    def seat(nick: str) -> LocalSeat:
        return LocalSeat(nick, "computer", args.strategy, decides=not args.keep_waiting)

    shares = tuple(replace(share, local=seat(share.local.nick)) for share in game.shares)
    return replace(game, shares=shares)


def _id(game: UnfinishedGame) -> str:
    return game.gid.hex()[:_ID_DIGITS]


def _line(game: UnfinishedGame) -> str:
    return f"{_id(game)}  {game_words(game)}  {others_words(game)}  {played_words(game)}"


def _record(game: UnfinishedGame) -> dict[str, object]:
    roster = game.roster
    return {
        "game": game.gid.hex(),
        "name": roster.settings.game,
        "variant": roster.settings.variant,
        "players": list(roster.nicks),
        "here": sorted(share.seat for share in game.shares),
        "missing": list(game.others),
        "played": datetime.fromtimestamp(game.played_s, UTC).isoformat(timespec="seconds"),
        "logs": [str(share.log) for share in game.shares],
    }
