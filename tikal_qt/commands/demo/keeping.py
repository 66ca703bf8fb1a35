"""What is left of a demonstration: its logs, verified, a picture, and the final table."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize

from net.core.keys import fingerprint
from net.core.verify import Exit
from tikal_qt.application import gui_application
from tikal_qt.commands.demo.game import Played
from tikal_qt.commands.logs import verify_logs
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.running import GAME
from tikal_qt.games.registry import ROOMS
from tikal_qt.language.plural import counted
from tikal_qt.words.verdicts import verdict_text

translate = QCoreApplication.translate

PICTURE_SIZE = QSize(1600, 1200)


def keep_logs(played: Played, out: Path) -> tuple[Path, ...]:
    """Copy the logs to the folder `out`, each named by the game and the player's number."""
    kept = []
    for number, log in enumerate(played.logs, 1):
        game = log.stem.partition("-")[0]
        kept.append(Path(shutil.copyfile(log, out / f"{game}-player-{number}.glog")))
    return tuple(kept)


def verified(logs: Sequence[Path]) -> str:
    """Return a line that says the logs are clean and one. Raises CommandError if they are not."""
    report = verify_logs(logs)
    if report.exit is not Exit.CLEAN or not report.digest:
        text = translate("Cli", "The logs do not verify as one clean game:")
        findings = (
            verdict_text(
                finding.verdict,
                finding.params,
                seat=finding.seat,
                height=finding.height,
                offset=finding.offset,
            )
            for finding in report.findings
        )
        raise CommandError("\n".join((text, *findings)))
    text = counted("%n log(s) verified, one digest: {digest} ({words})", "", len(logs))
    return text.format(digest=report.digest.hex(), words=" ".join(fingerprint(report.digest)))


def draw_board(position: str, path: Path) -> None:
    """Draw the board of `position`, in notation, to the PNG file `path`. Raises CommandError."""
    # Whatever is set for windows, such as a display that cannot be reached from here.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        gui_application()
        # The game is played and verified even where Qt's window libraries are missing.
        ROOMS[GAME.name].draw_board(GAME.parse_position(position), PICTURE_SIZE, path)
    except ImportError as error:
        text = translate("Cli", "Qt cannot draw the final board here: {reason}.")
        raise CommandError(text.format(reason=error)) from error


def result_lines(played: Played) -> list[str]:
    """Return the final table, best player first."""
    width = max(len(name) for name in played.names)
    order = sorted(range(len(played.names)), key=lambda seat: -played.scores[seat])
    lines = [
        f"{name:{width}}  {score:4}{mark}"
        for name, score, mark in (
            (
                played.names[seat],
                played.scores[seat],
                "  " + translate("Cli", "wins") if seat in played.winners else "",
            )
            for seat in order
        )
    ]
    text = counted("%n entry(s), {seconds} s", "", played.entries)
    return [*lines, text.format(seconds=round(played.seconds))]
