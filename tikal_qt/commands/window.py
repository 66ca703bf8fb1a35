"""Opening the window from the command line."""

import argparse
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tikal_qt.commands import seating
from tikal_qt.commands.outcome import CommandError, Exit
from tikal_qt.session import Request

translate = QCoreApplication.translate


def open_window(args: argparse.Namespace, request: Request | None = None) -> int:
    """Open the window, on the table of `request` if there is one, and return its exit code.

    Raises CommandError where no window can be shown.
    """
    root: Path | None = args.profile
    try:
        # Only here: commands without a window must work where Qt's window libraries do not.
        from tikal_qt import app  # noqa: PLC0415
    except ImportError as error:
        text = translate("Cli", "Qt cannot open windows here: {reason}. {hint}")
        raise CommandError(text.format(reason=error, hint=_hint()), Exit.NO_DISPLAY) from error
    if not app.has_display():
        text = translate("Cli", "There is no display to open a window on. {hint}")
        raise CommandError(text.format(hint=_hint()), Exit.NO_DISPLAY)
    seed = None if request is None or args.seed is None else seating.seed(args)
    interfaces = getattr(args, "interface", None)
    return app.run(root, request, interfaces=interfaces, seed=seed)


def _hint() -> str:
    return translate(
        "Cli",
        "To see a whole game without a window, run: tikal demo. To let the computer play at a"
        " table, run: tikal host --headless, or tikal join WHERE --headless.",
    )
