"""The menu of the window: what can be asked for on every page."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tikal_qt.board.keys import press_by

translate = QCoreApplication.translate


class WindowMenu(QMenu):
    """The actions of `window`; their keys work whether or not the menu is open.

    settings, rules, first_game, keys: the actions.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.first_game = self._action("")
        self.rules = self._action("F2")
        self.keys = self._action("F1", "?")
        self.addSeparator()
        self.settings = self._action("Ctrl+,")
        window.addActions(self.actions())
        self._name()

    def _action(self, *keys: str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys if key])
        self.addAction(action)
        return action

    def _name(self) -> None:
        self.setTitle(translate("Menu", "Menu"))
        self.first_game.setText(translate("Menu", "&First game, step by step"))
        self.rules.setText(translate("Menu", "&Rules of the game"))
        self.keys.setText(translate("Menu", "&Keys"))
        self.settings.setText(translate("Menu", "&Settings …"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the language that is spoken now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name()


class MenuButton(QPushButton):
    """Opens `menu` from a page."""

    def __init__(self, menu: WindowMenu) -> None:
        super().__init__(translate("Menu", "☰ Menu"))
        self._menu = menu
        self.setAutoDefault(False)
        self.setAccessibleName(translate("Menu", "Menu"))
        self.setToolTip(translate("Menu", "Settings, rules and keys"))
        self.clicked.connect(self._open)
        press_by(self, QKeySequence("F10"), self)

    def _open(self) -> None:
        """Show the menu below the button, its right edge where the button's is."""
        right = self.mapToGlobal(self.rect().bottomRight())
        self._menu.popup(QPoint(right.x() - self._menu.sizeHint().width(), right.y()))
