"""What people call the choices."""

from PySide6.QtCore import QCoreApplication

from tikal_qt.language.languages import LANGUAGES, language_for
from tikal_qt.preferences import FOLLOW_SYSTEM
from tikal_qt.theme import looks

translate = QCoreApplication.translate


def language_name(code: str) -> str:
    """Return a language's own name for itself; FOLLOW_SYSTEM is named with what it leads to."""
    if code == FOLLOW_SYSTEM:
        text = translate("Settings", "As the system ({language})")
        return text.format(language=LANGUAGES[language_for(FOLLOW_SYSTEM)])
    return LANGUAGES[code]


def look_name(look: str) -> str:
    """Return the name of one of `looks.LOOKS`."""
    return {
        looks.SYSTEM: translate("Settings", "As the system"),
        looks.LIGHT: translate("Settings", "Light"),
        looks.DARK: translate("Settings", "Dark"),
        looks.CONTRAST: translate("Settings", "High contrast"),
    }[look]
