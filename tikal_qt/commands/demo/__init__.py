"""`tikal demo`: a whole game between processes on this machine, verified and pictured."""

import argparse
import secrets
import shutil
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tikal_qt.commands import options
from tikal_qt.commands.demo.game import Plan, Played, play
from tikal_qt.commands.demo.keeping import draw_board, keep_logs, result_lines, verified
from tikal_qt.commands.outcome import CommandError, Exit, say

translate = QCoreApplication.translate

_LIMIT_S = 300.0


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "let computer players play a whole game here, then verify it")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal demo`."""
    options.add_game(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("tikal-demo"),
        metavar="DIR",
        help=translate("Cli", "where the logs and the picture go (default: %(default)s)"),
    )
    options.add_strategy(parser)


def run(args: argparse.Namespace) -> int:
    """Play, keep the logs, verify them, draw the final board, print the result."""
    out: Path = args.out.absolute()
    out.mkdir(parents=True, exist_ok=True)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    plan = Plan(args.players, args.variant, args.strategy, seed, _LIMIT_S)
    played, logs = _play(plan, out)
    for line in result_lines(played):
        say(line)
    say(verified(logs))
    picture = out / f"{logs[0].stem.partition('-')[0]}.png"
    draw_board(played.position, picture)
    text = translate("Cli", "Logs and a picture of the final board: {out}")
    say(text.format(out=out))
    return Exit.DONE


def _play(plan: Plan, out: Path) -> tuple[Played, tuple[Path, ...]]:
    folder = Path(tempfile.mkdtemp(prefix="tikal-demo-"))
    try:
        played = play(plan, folder)
        logs = keep_logs(played, out)
    except CommandError as error:
        text = translate("Cli", "What the players wrote is in {folder}.").format(folder=folder)
        raise CommandError(f"{error}\n{text}") from error
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    shutil.rmtree(folder)
    return played, logs
