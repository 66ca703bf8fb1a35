"""The rules beside the game: chapters to choose from, and the page of one."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QListWidget, QSplitter, QWidget

from tikal_qt.help.reader import Reader
from tikal_qt.help.rules.blocks import Book, Chapter
from tikal_qt.help.rules.pages import PageWriter
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_ROOM = 16


class RulesReader(Reader):
    """Shows the rules that `book` returns in the language of now.

    contents: the chapters to choose from.
    """

    def __init__(self, book: Callable[[], Book], parent: QWidget) -> None:
        super().__init__(parent)
        self._book = book
        self._chapters: tuple[Chapter, ...] = ()
        self._writer = PageWriter(self.text)
        self.contents = QListWidget()
        self.contents.currentRowChanged.connect(self._turn_to)
        splitter = QSplitter()
        splitter.addWidget(self.contents)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        self._layout.insertWidget(0, splitter, 1)
        self.contents.setFocus()
        self.write()

    def write(self) -> None:
        """Write contents and page, in the language of now."""
        book = self._book()
        self._chapters = book.chapters
        self.setWindowTitle(book.title)
        self.contents.setAccessibleName(translate("Rules", "Chapters"))
        row = max(0, self.contents.currentRow())
        blocker = QSignalBlocker(self.contents)
        self.contents.clear()
        self.contents.addItems([chapter.title for chapter in self._chapters])
        self.contents.setCurrentRow(row)
        blocker.unblock()
        self.contents.setMinimumWidth(self.contents.sizeHintForColumn(0) + px(_ROOM))
        self._turn_to(row)

    def _turn_to(self, row: int) -> None:
        chapter = self._chapters[row]
        self.text.setAccessibleName(chapter.title)
        self._writer.write(chapter)
