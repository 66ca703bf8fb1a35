"""The catalogues of translated texts, installed in the running application."""

import shiboken6
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from resources import read_bytes
from tikal_qt.language.languages import SOURCE

_SPOKEN = "language"

# Not asked of the application: PySide6 readies every kind of object that a search may find.
_INSTALLED: list[QTranslator] = []


class Catalogue(QTranslator):
    """The client's own texts in the language `code`; English has one too, for its plurals."""

    def __init__(self, code: str) -> None:
        super().__init__()
        # Qt reads the bytes where they are, so they live as long as the catalogue.
        self._data = read_bytes(f"translations/tikal_{code}.qm")
        if not self.load(self._data):
            raise ValueError(f"the catalogue of “{code}” is damaged")


def speak(app: QCoreApplication, code: str) -> None:
    """Let `app` speak the language `code` from now on; Qt sends LanguageChange to every widget."""
    for old in _INSTALLED:
        if shiboken6.isValid(old):  # it goes with the application object that it was made for
            app.removeTranslator(old)
    _INSTALLED[:] = (_of_qt(code), Catalogue(code))
    for catalogue in _INSTALLED:
        app.installTranslator(catalogue)
    app.setProperty(_SPOKEN, code)


def spoken(app: QCoreApplication) -> str:
    """Return the code of the language that `app` speaks."""
    return str(app.property(_SPOKEN) or SOURCE)


def _of_qt(code: str) -> QTranslator:
    """Return Qt's own texts, such as those of its dialogs' buttons."""
    catalogue = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    catalogue.load(QLocale(code), "qtbase", "_", folder)
    return catalogue
