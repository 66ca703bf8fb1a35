"""Whether Qt can show a window here, found out without the process ending when it cannot."""

import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from tikal_qt.application import gui_application

_NONE = "offscreen"
"""The platform that shows nothing and always works."""


def refusal() -> str | None:
    """Return why Qt cannot use the display, None if it can; the application object is then made.

    Qt ends the whole process where none of the platforms it may use works, so it is given one more
    that does. "" if it does not say why.
    """
    platforms = _platforms()
    if platforms is None or any(name.partition(":")[0] == _NONE for name in platforms):
        gui_application()
        return None
    said: list[str] = []

    def listen(_kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        said.append(message)

    before = qInstallMessageHandler(listen)
    try:
        app = gui_application(("-platform", ";".join((*platforms, _NONE))))
    finally:
        qInstallMessageHandler(before)
    if app.platformName() != _NONE:
        return None
    app.shutdown()
    return said[0] if said else ""


def _platforms() -> tuple[str, ...] | None:
    """Return the platforms that Qt would try, None where there is one that always works."""
    if named := os.environ.get("QT_QPA_PLATFORM"):
        return tuple(named.split(";"))
    if sys.platform in {"win32", "darwin"}:
        return None
    wayland = "WAYLAND_DISPLAY" in os.environ or os.environ.get("XDG_SESSION_TYPE") == "wayland"
    return ("wayland", "xcb") if wayland else ("xcb",)
