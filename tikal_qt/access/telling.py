"""Speaking to screen readers; without one, nothing happens."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Let `text` be read, on behalf of `widget`; urgent: before what is being read now."""
    if not text:
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    manners = QAccessible.AnnouncementPoliteness
    event.setPoliteness(manners.Assertive if urgent else manners.Polite)
    QAccessible.updateAccessibility(event)


def focus_part(widget: QWidget, number: int) -> None:
    """Tell that the keyboard is at part `number` (from 0) of the painted `widget` now."""
    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(number)
    QAccessible.updateAccessibility(event)
