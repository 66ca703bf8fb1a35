"""The tabs beside the board."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTabWidget, QWidget

from tikal_qt.theme.parts import tabs

translate = QCoreApplication.translate


def side_tabs(log: QWidget, scoring: QWidget, chat: QWidget, recap: QWidget) -> QTabWidget:
    """Return the four panels as tabs with their names."""
    made = tabs(
        {
            translate("Table", "Log"): log,
            translate("Table", "Scoring"): scoring,
            translate("Table", "Chat"): chat,
            translate("Table", "Recap"): recap,
        }
    )
    made.setTabToolTip(
        made.indexOf(recap), translate("Table", "What the others did since your last turn")
    )
    return made
