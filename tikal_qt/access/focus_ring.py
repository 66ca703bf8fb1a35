"""A ring around the part that has the keyboard, for who goes by keyboard."""

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget


class FocusRing(QObject):
    """Follows the focus in every window of `app`; the mouse makes the ring go away."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame = QFocusFrame()
        app.focusChanged.connect(self._follow)

    @property
    def around(self) -> QWidget | None:
        """What the ring is around, None while there is none."""
        return self._frame.widget() if shiboken6.isValid(self._frame) else None

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        if not shiboken6.isValid(self._frame):
            self._frame = QFocusFrame()  # it went away with the page it was on
        by_keys = now is not None and now.window().testAttribute(
            Qt.WidgetAttribute.WA_KeyboardFocusChange
        )
        self._frame.setWidget(now if by_keys else None)  # type: ignore[arg-type]  # None is "nowhere"


def focus_by_keys(widget: QWidget) -> None:
    """Give `widget` the keyboard because a key was pressed that leads there."""
    # Qt notes that for the Tab key alone.
    widget.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
