"""Opening the window from the command line."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tikal_qt.collector import nothing_collected
from tikal_qt.commands.outcome import CommandError, Exit
from tikal_qt.later import Later

if TYPE_CHECKING:
    from tikal_qt.commands import seating
    from tikal_qt.requests import Request
else:
    seating = Later("tikal_qt.commands.seating")

translate = QCoreApplication.translate


def open_window(args: argparse.Namespace, request: "Request | None" = None) -> int:
    """Open the window, on the table of `request` if there is one, and return its exit code.

    Raises CommandError where no window can be shown.
    """
    root: Path | None = args.profile
    try:
        # Only here: commands without a window must work where Qt's window libraries do not.
        with nothing_collected():
            from tikal_qt import app, display  # noqa: PLC0415
    except ImportError as error:
        raise _no_window(str(error)) from error
    if not app.has_display():
        raise _no_window(translate("Cli", "there is no display"))
    refusal = display.refusal()
    if refusal is not None:
        raise _no_window(refusal or translate("Cli", "the display cannot be used"))
    seed = None if request is None or args.seed is None else seating.seed(args)
    interfaces = getattr(args, "interface", None)
    return app.run(root, request, interfaces=interfaces, seed=seed)


def _no_window(reason: str) -> CommandError:
    text = translate(
        "Cli",
        "No window can be opened here: {reason}. To see a whole game without one, run: tikal demo."
        " To let the computer play at a table, run: tikal host --headless, or tikal join WHERE"
        " --headless.",
    )
    return CommandError(text.format(reason=reason.rstrip(".")), Exit.NO_DISPLAY)
