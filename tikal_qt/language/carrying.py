"""Pages are made anew when their language or size changes; what was typed and chosen stays."""

from typing import TypeVar

from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QSplitter,
    QTabWidget,
    QWidget,
)

_Part = TypeVar("_Part", bound=QWidget)


def carry(old: QWidget, new: QWidget) -> None:
    """Give `new`, made by the same code as `old`, what the person has entered in `old`."""
    for spin_from, spin_to in _pairs(QSpinBox, old, new):
        spin_to.setValue(spin_from.value())
    for box_from, box_to in _pairs(QComboBox, old, new):
        box_to.setCurrentIndex(box_from.currentIndex())
    for field_from, field_to in _pairs(QLineEdit, old, new):
        own = not isinstance(field_to.parent(), QAbstractSpinBox | QComboBox)
        if own and field_from.isModified():
            field_to.setText(field_from.text())
            field_to.setModified(True)
    for tabs_from, tabs_to in _pairs(QTabWidget, old, new):
        tabs_to.setCurrentIndex(tabs_from.currentIndex())
    for splitter_from, splitter_to in _pairs(QSplitter, old, new):
        splitter_to.setSizes(splitter_from.sizes())
    _carry_focus(old, new)


def _carry_focus(old: QWidget, new: QWidget) -> None:
    focused = old.focusWidget()
    if focused is None:
        return
    for widget_from, widget_to in _pairs(type(focused), old, new):
        if widget_from is focused:
            widget_to.setFocus()


def _pairs(kind: type[_Part], old: QWidget, new: QWidget) -> list[tuple[_Part, _Part]]:
    """Return the parts of a kind that stand for each other; none if there are not as many."""
    before, after = old.findChildren(kind), new.findChildren(kind)
    if len(before) != len(after):
        return []
    return list(zip(before, after, strict=True))
