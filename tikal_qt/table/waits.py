"""What holds the game up, in words, once it has done so for a while."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from net.core.view import PlayView
from tikal_qt.words.names import listed

translate = QCoreApplication.translate

PATIENCE_MS = 2000


def wait_sentence(what: str, names: list[str], *, seated: bool = True) -> str:
    """Return who is waited for; what: as in `net.core.view.Waiting`.

    Who is not `seated` does not know whether the others have lost their link as well.
    """
    paused = translate("Table", "The game is paused: waiting for {names} to return.")
    unseen = translate("Table", "No link to {names}: what is played meanwhile is shown later.")
    sentences = {
        "link": paused if seated else unseen,
        "ack": translate("Table", "Waiting for the computer of {names} to confirm."),
        "reveal": translate("Table", "Waiting for the seed of {names}."),
        "end": translate("Table", "Waiting for {names} to sign the result."),
        "epoch": translate("Table", "The players are agreeing on who takes part."),
    }
    return sentences[what].format(names=listed(names))


class Waits(QObject):
    """Watches what a game waits for.

    changed(): `seats` or `what` differ. A lost player shows at once; computers that confirm or
    reveal take milliseconds, so that they are named only when they fail to for `patience_ms`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, patience_ms: int = PATIENCE_MS) -> None:
        super().__init__(parent)
        self.what = ""
        self.seats: tuple[int, ...] = ()
        self._owed: tuple[str, tuple[int, ...]] = ("", ())
        self._timer = QTimer(self, singleShot=True, interval=patience_ms)
        self._timer.timeout.connect(lambda: self._tell(*self._owed))

    def watch(self, play: PlayView[Any]) -> None:
        """Take what `play` waits for now."""
        waiting = play.waiting
        held_up = waiting is not None and waiting.what != "action"
        owed = (waiting.what, waiting.seats) if waiting is not None and held_up else ("", ())
        if owed == self._owed:
            return
        self._owed = owed
        if owed[0] in {"", "link"}:
            self._timer.stop()
            self._tell(*owed)
        else:
            self._timer.start()

    def _tell(self, what: str, seats: tuple[int, ...]) -> None:
        if (what, seats) != (self.what, self.seats):
            self.what, self.seats = what, seats
            self.changed.emit()
