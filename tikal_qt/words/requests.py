"""What is said while a table is being opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tikal_qt.later import later
from tikal_qt.requests import JoinRequest, Request, ResumeRequest, WatchRequest
from tikal_qt.words.sentences import printable

if TYPE_CHECKING:
    from net.shell import events
    from net.shell.events import FoundTable
else:
    events = later("net.shell.events")

translate = QCoreApplication.translate


def busy_words(request: Request) -> str:
    """Return what is being waited for after `request`."""
    if isinstance(request, JoinRequest):
        return translate("Window", "Joining {table} …").format(table=_place(request.where))
    if isinstance(request, WatchRequest):
        return translate("Window", "Going to watch {table} …").format(table=_place(request.where))
    if isinstance(request, ResumeRequest):
        return translate("Window", "Opening the unfinished game …")
    return translate("Window", "Opening the table …")


def _place(where: str | FoundTable) -> str:
    return printable(where.name if isinstance(where, events.FoundTable) else where)
