"""The few widgets every page is made of."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from tikal_qt.theme.scale import px

Field = TypeVar("Field", bound=QWidget)

_GAP = 4


def _as_part(widget: QWidget, part: str) -> None:
    widget.setProperty("part", part)


class Card(QFrame):
    """A panel on parchment with an optional heading; fill it through `body`."""

    def __init__(self, heading: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _as_part(self, "card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(14, 10, 14, 12)
        self.body.setSpacing(8)
        if heading:
            self.body.addWidget(label(heading, "heading"))


class ElidedLabel(QLabel):
    """One line that ends in an ellipsis where room is short; the tool tip holds the whole."""

    def __init__(self, part: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        if part:
            _as_part(self, part)

    def setText(self, text: str) -> None:
        """Show `text`."""
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        """Return room for a few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.rect(),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            self.palette(),
            self.isEnabled(),
            text,
            self.foregroundRole(),
        )


class TwoLines(QLabel):
    """A heading as high as two lines whatever it says, so that what is beside it stays.

    The tool tip holds all of a longer text.
    """

    def __init__(self) -> None:
        super().__init__()
        _as_part(self, "heading")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        """Show `text`."""
        super().setText(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        """Return the usual width, and the height of two lines."""
        return QSize(super().sizeHint().width(), self._high())

    def minimumSizeHint(self) -> QSize:
        """Return the width of a word, and the height of two lines."""
        return QSize(super().minimumSizeHint().width(), self._high())

    def heightForWidth(self, _width: int) -> int:
        """Return the height of two lines."""
        return self._high()

    def _high(self) -> int:
        self.ensurePolished()  # the style sheet says how large a heading is
        return 2 * self.fontMetrics().lineSpacing()


def label(text: str, part: str = "", *, wrap: bool = False) -> QLabel:
    """Return a plain-text label; part: "title", "heading", "muted" or none."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    if part:
        _as_part(result, part)
    return result


def button(text: str, part: str = "", *, tip: str = "") -> QPushButton:
    """Return a button that Enter does not press by accident; part: "chief", "link" or none."""
    result = QPushButton(text)
    result.setAutoDefault(False)
    if part:
        _as_part(result, part)
    result.setToolTip(tip)
    return result


def row(*parts: QWidget | QBoxLayout | None) -> QHBoxLayout:
    """Return `parts` side by side; None is a gap that grows."""
    result = QHBoxLayout()
    result.setSpacing(8)
    for part in parts:
        if part is None:
            result.addStretch(1)
        elif isinstance(part, QWidget):
            result.addWidget(part)
        else:
            result.addLayout(part)
    return result


def set_mood(frame: QFrame, mood: str) -> None:
    """Colour `frame` by mood: "notice", "warning" or "error"."""
    _restyle(frame, "mood", mood)


def set_part(widget: QWidget, part: str) -> None:
    """Let `widget` look like `part` from now on; "" for none."""
    _restyle(widget, "part", part)


def _restyle(widget: QWidget, name: str, value: str) -> None:
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def keep_room(widget: QWidget) -> None:
    """Let `widget` take up as much room while hidden, so that what is beside it stays."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


def roomy(field: Field) -> Field:
    """Return `field` with room above and below its text, so that it is easy to hit."""
    field.setMinimumHeight(field.fontMetrics().height() + 12)
    return field


def tabs(pages: Mapping[str, QWidget]) -> QTabWidget:
    """Return `pages` by their titles as tabs, which get narrower instead of out of sight."""
    result = QTabWidget()
    result.setDocumentMode(True)
    result.setUsesScrollButtons(False)
    result.setElideMode(Qt.TextElideMode.ElideRight)
    for title, page in pages.items():
        result.addTab(page, title)
    return result


def rows_of(name: str, titles: Sequence[str]) -> QTreeWidget:
    """Return a list of rows to choose from, with `titles` over its columns."""
    result = QTreeWidget()
    result.setRootIsDecorated(False)
    result.setUniformRowHeights(True)
    result.setAllColumnsShowFocus(True)
    result.setAccessibleName(name)
    result.setHeaderLabels(list(titles))
    result.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return result


class _Column(QWidget):
    """What is in a scrolling area: it takes less than it would like to before it scrolls."""

    def __init__(self, column: QLayout) -> None:
        super().__init__()
        self._column = column
        self.setLayout(column)

    def heightForWidth(self, width: int) -> int:
        """Return the least height at `width`."""
        return self._column.minimumHeightForWidth(width)

    def keep_off(self, _least: int, most: int) -> None:
        """Leave a gap to the scroll bar, which is there while it goes to `most` above 0."""
        self._column.setContentsMargins(0, 0, px(_GAP) if most > 0 else 0, 0)


def scrolling(column: QLayout) -> QScrollArea:
    """Return `column` in an area that scrolls where room is short."""
    content = _Column(column)
    column.setContentsMargins(0, 0, 0, 0)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the fields in it
    # The page's own ground shows through. Asked for Qt's own viewport, PySide6 would ready every
    # kind of widget that it may be.
    area.setViewport(QWidget())
    area.setWidget(content)
    area.verticalScrollBar().rangeChanged.connect(content.keep_off)
    content.setAutoFillBackground(False)
    return area
