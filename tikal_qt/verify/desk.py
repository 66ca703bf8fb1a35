"""Opening logs: asking for the files, and the pages they are shown on."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from tikal_qt.board.seats import wearing
from tikal_qt.games.registry import ROOMS
from tikal_qt.language.renewing import Renewal, RenewingStack
from tikal_qt.later import later
from tikal_qt.words.names import told_apart
from tikal_qt.words.sentences import printable

if TYPE_CHECKING:
    from engine.game import Game
    from net.core.messages import Build
    from net.core.verify import Recording
    from tikal_qt import file_dialog
    from tikal_qt.replay import page as replay_page
    from tikal_qt.verify import log_chooser
    from tikal_qt.verify import page as verify_page
else:
    file_dialog = later("tikal_qt.file_dialog")
    replay_page = later("tikal_qt.replay.page")
    log_chooser = later("tikal_qt.verify.log_chooser")
    verify_page = later("tikal_qt.verify.page")

translate = QCoreApplication.translate


class LogDesk(QObject):
    """Shows logs on `pages` and goes back from there to the page that was shown before.

    games, build: as in `offer.Offer`. folder: where the person's own logs are. left(): that page is
    gone meanwhile; show another. told(text, mood): for a notice.
    """

    left = Signal()
    told = Signal(str, str)

    def __init__(
        self,
        pages: RenewingStack,
        games: "Callable[[], Mapping[str, Game[Any, Any]]]",
        build: "Callable[[], Build]",
        folder: Path,
    ) -> None:
        super().__init__(pages)
        self._pages = pages
        self._games, self._build = games, build
        self._folder = folder
        pages.renewed.connect(self._renewed)
        self._before: QWidget | None = None
        self.verifying: verify_page.VerifyPage | None = None
        self.replaying: replay_page.ReplayPage | None = None
        self.dialog: QtWidgets.QDialog | None = None

    # ---------------------------------------------------------------- opening

    def ask(self) -> None:
        """Ask which log to open, without holding up the window."""
        if self.dialog is None:
            chooser = log_chooser.LogChooser(self._folder, self._pages)
            chooser.chosen.connect(lambda path: self.open([path]))
            chooser.files_asked.connect(self._ask_for_files)
            self._show_dialog(chooser)

    def _ask_for_files(self) -> None:
        title = translate("Verify", "Open logs of a game")
        kinds = translate("Verify", "Logs of games (*.glog);;All files (*)")
        dialog = file_dialog.file_dialog(self._pages, title, str(self._folder), kinds)
        dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda files: self.open([Path(file) for file in files]))
        self._show_dialog(dialog)

    def _show_dialog(self, dialog: QtWidgets.QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def open(self, paths: Sequence[Path]) -> None:
        """Check the logs at `paths`; several are compared with each other."""
        shown = self._pages.currentWidget()
        if shown not in (self.verifying, self.replaying):
            self._before = shown
        self._drop_pages()
        self.verifying = self._make_verifying(paths)
        self._show(self.verifying)

    def _make_verifying(self, paths: Sequence[Path]) -> "verify_page.VerifyPage":
        page = verify_page.VerifyPage(paths, self._games(), self._build())
        page.closed.connect(self.close)
        page.open_asked.connect(self.ask)
        page.replay_asked.connect(self._replay)
        return page

    def _replay(self, recording: "Recording", digest: str, height: int) -> None:
        self._drop(self.replaying)
        self.replaying = self._make_replaying(recording, digest, height)
        self._show(self.replaying)

    def _make_replaying(
        self, recording: "Recording", digest: str, height: int
    ) -> "replay_page.ReplayPage":
        names = told_apart([printable(nick) for nick in recording.nicks])
        with wearing(recording.colours):
            game = ROOMS[recording.settings.game].replay(recording.start, names)
            page = replay_page.ReplayPage(recording, game, digest, height)
        page.closed.connect(self._close_replay)
        page.told.connect(self.told)
        return page

    # ---------------------------------------------------------------- going back

    def close(self) -> None:
        """Go back to the page that was shown before the logs."""
        before, self._before = self._before, None
        self._drop_pages()
        if before is not None and self._pages.indexOf(before) >= 0:
            self._pages.setCurrentWidget(before)
        else:
            self.left.emit()

    def renewals(self) -> dict[QWidget, Renewal]:
        """Return, by each of its pages, what makes that anew and returns it."""
        made: dict[QWidget, Renewal] = {}
        if self.verifying is not None:
            made[self.verifying] = self._renew_verifying
        if self.replaying is not None:
            made[self.replaying] = self._renew_replaying
        return made

    def _renew_verifying(self) -> QWidget:
        assert self.verifying is not None
        self.verifying.stop()
        self.verifying = self._make_verifying(self.verifying.paths)
        self._pages.addWidget(self.verifying)
        return self.verifying

    def _renew_replaying(self) -> QWidget:
        before = self.replaying
        assert before is not None
        page = self._make_replaying(before.recording, before.digest, -1)
        page.replay.go(before.replay.place)
        page.game.draw_as(before.game)
        self._pages.addWidget(page)
        self.replaying = page
        return page

    def _renewed(self, page: QWidget, successor: QWidget) -> None:
        if self._before is page:
            self._before = successor

    def stop(self) -> None:
        """Give up checking, if that goes on."""
        if self.verifying is not None:
            self.verifying.stop()

    def _close_replay(self) -> None:
        if self.verifying is not None:
            self._pages.setCurrentWidget(self.verifying)
        self._drop(self.replaying)
        self.replaying = None

    def _show(self, page: QWidget) -> None:
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)

    def _drop_pages(self) -> None:
        self.stop()
        for page in (self.verifying, self.replaying):
            self._drop(page)
        self.verifying = self.replaying = None

    def _drop(self, page: QWidget | None) -> None:
        if page is not None:
            self._pages.drop(page)


def dropped_files(data: QMimeData) -> list[Path]:
    """Return the files of this machine that are dragged, none if something else is."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
