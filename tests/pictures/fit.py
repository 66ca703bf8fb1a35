"""Finds what does not fit on a window: texts that are cut, and widgets over or beside others."""

from collections.abc import Iterator
from itertools import combinations, product

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QFileDialog,
    QFocusFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizeGrip,
    QSplitterHandle,
    QStackedWidget,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionTab,
    QTabBar,
    QTextEdit,
    QToolButton,
    QTreeWidget,
    QWidget,
)

from tikal_qt.panels.banner import Banner
from tikal_qt.replay.caption import Caption
from tikal_qt.theme.parts import ElidedLabel

_FIELD_EDGE = 4
_HEADER_EDGE = 8
_CELL_EDGE = 8


def misfits(window: QWidget) -> list[str]:
    """Return what does not fit on `window`, a sentence each; what Qt lays out counts as fitting."""
    found: list[str] = []
    if isinstance(window, QFileDialog):
        return found
    for widget in (window, *window.findChildren(QWidget)):
        here = widget.window() is window and widget.isVisibleTo(window)
        if here and not widget.visibleRegion().isNull():
            found += [f"{_name(widget)}: {what}" for what in _of(widget)]
    return found


def _of(widget: QWidget) -> Iterator[str]:
    yield from _cut(widget)
    if not isinstance(widget, QAbstractScrollArea | QStackedWidget | QComboBox) and not _scrolls(
        widget
    ):
        yield from _strays(widget)


def _name(widget: QWidget) -> str:
    text = widget.property("text") or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} “{text}”" if text else type(widget).__name__


# ------------------------------------------------------------------------------- texts


def _cut(widget: QWidget) -> Iterator[str]:
    match widget:
        case ElidedLabel():
            yield from _too_wide(widget, widget.text(), widget.width())
        case QLabel():
            yield from _cut_label(widget)
        case QAbstractButton():
            yield from _cut_button(widget)
        case QComboBox():
            yield from _too_wide(widget, widget.currentText(), _edit_room(widget))
        case QLineEdit():
            shown = widget.text() or widget.placeholderText()
            yield from _too_wide(widget, shown, widget.contentsRect().width() - _FIELD_EDGE)
        case _:
            yield from _cut_in_area(widget)


def _cut_in_area(widget: QWidget) -> Iterator[str]:
    match widget:
        case QTabBar():
            yield from _cut_tabs(widget)
        case QHeaderView():
            yield from _cut_sections(widget)
        case QTreeWidget():
            yield from _hidden_width(widget)
            yield from _cut_cells(widget)
        case QScrollArea() | QTextEdit() | QAbstractItemView():
            yield from _hidden_width(widget)


def _cut_label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height():
            yield f"{label.height()} px high, {needed} px of text"
        return
    hint = label.sizeHint()
    if hint.width() > label.width() or hint.height() > label.height():
        yield f"has {label.width()}x{label.height()} px, needs {hint.width()}x{hint.height()}"


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    text = button.text().replace("&", "")
    if not text:
        return
    hint = button.minimumSizeHint()
    if isinstance(button, QToolButton):
        hint.setWidth(button.fontMetrics().horizontalAdvance(text))
    if hint.width() > button.width() or hint.height() > button.height():
        yield f"has {button.width()}x{button.height()} px, needs {hint.width()}x{hint.height()}"


def _hidden_width(area: QAbstractScrollArea) -> Iterator[str]:
    hidden = area.horizontalScrollBar().maximum()
    if hidden > 0:
        yield f"{hidden} px of its width are out of sight"


def _cut_cells(tree: QTreeWidget) -> Iterator[str]:
    for row, column in product(range(tree.topLevelItemCount()), range(tree.columnCount())):
        item = tree.topLevelItem(row)
        assert item is not None
        if item.text(column) == item.toolTip(column):
            continue  # it may end in an ellipsis in a narrow window
        yield from _too_wide(tree, item.text(column), tree.columnWidth(column) - _CELL_EDGE)


def _edit_room(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(control, option, part, box).width()


def _cut_tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        option = QStyleOptionTab()
        bar.initStyleOption(option, tab)
        if option.text != bar.tabText(tab):
            yield f"“{bar.tabText(tab)}” is shown as “{option.text}”"


def _cut_sections(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for section in range(header.count()):
        text = str(model.headerData(section, header.orientation()) or "")
        yield from _too_wide(header, text, header.sectionSize(section) - _HEADER_EDGE)


def _too_wide(widget: QWidget, text: str, room: int) -> Iterator[str]:
    wide = widget.fontMetrics().horizontalAdvance(text)
    if wide > room:
        yield f"“{text}” is {wide} px wide and has {room}"


# ------------------------------------------------------------------------------ widgets


def _strays(parent: QWidget) -> Iterator[str]:
    """Yield what children of `parent` lie beyond its edge, or over each other."""
    children = [
        child
        for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if child.isVisibleTo(parent) and not child.isWindow() and not _floats(child)
    ]
    for child in children:
        if not parent.rect().contains(child.geometry()):
            yield f"{_name(child)} goes beyond its edge"
    for first, second in combinations(children, 2):
        shared = first.geometry().intersected(second.geometry())
        if not shared.isEmpty():
            yield f"{_name(first)} and {_name(second)} share {_area(shared)}"


def _floats(widget: QWidget) -> bool:
    """Say whether `widget` is meant to lie over others."""
    return isinstance(widget, QSplitterHandle | Banner | Caption | QFocusFrame | QSizeGrip)


def _scrolls(widget: QWidget) -> bool:
    """Say whether `widget` is what others are moved behind."""
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def _area(rect: QRect) -> str:
    corner: QPoint = rect.topLeft()
    return f"{rect.width()}x{rect.height()} px at ({corner.x()}, {corner.y()})"
