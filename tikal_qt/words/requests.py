"""What is said while a table is being opened."""

from PySide6.QtCore import QCoreApplication

from net.shell.events import FoundTable
from tikal_qt.session import JoinRequest, Request, ResumeRequest, WatchRequest
from tikal_qt.words.sentences import printable

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
    return printable(where.name if isinstance(where, FoundTable) else where)
