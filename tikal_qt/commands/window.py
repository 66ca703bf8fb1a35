"""Opening the window from the command line."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tikal_qt.commands import seating
from tikal_qt.commands.outcome import CommandError, Exit
from tikal_qt.session import Request

translate = QCoreApplication.translate

_PROBE = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
_PROBE_S = 20


def open_window(args: argparse.Namespace, request: Request | None = None) -> int:
    """Open the window, on the table of `request` if there is one, and return its exit code.

    Raises CommandError where no window can be shown.
    """
    root: Path | None = args.profile
    try:
        # Only here: commands without a window must work where Qt's window libraries do not.
        from tikal_qt import app  # noqa: PLC0415
    except ImportError as error:
        raise _no_window(str(error)) from error
    if not app.has_display():
        raise _no_window(translate("Cli", "there is no display"))
    refusal = _display_refusal()
    if refusal is not None:
        raise _no_window(refusal)
    seed = None if request is None or args.seed is None else seating.seed(args)
    interfaces = getattr(args, "interface", None)
    return app.run(root, request, interfaces=interfaces, seed=seed)


def _display_refusal() -> str | None:
    """Return why Qt cannot use the display that there seems to be, or None if it can.

    Qt ends the whole process when it cannot, so another one tries; only X11 and Wayland fail so.
    """
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return None
    try:
        probe = subprocess.run(  # noqa: S603 - our own interpreter and program
            [sys.executable, "-c", _PROBE],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_PROBE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return translate("Cli", "the display does not answer")
    if probe.returncode == 0:
        return None
    complaint = probe.stderr.decode(errors="replace").strip().splitlines()
    return complaint[0] if complaint else translate("Cli", "the display cannot be used")


def _no_window(reason: str) -> CommandError:
    text = translate(
        "Cli",
        "No window can be opened here: {reason}. To see a whole game without one, run: tikal demo."
        " To let the computer play at a table, run: tikal host --headless, or tikal join WHERE"
        " --headless.",
    )
    return CommandError(text.format(reason=reason), Exit.NO_DISPLAY)
