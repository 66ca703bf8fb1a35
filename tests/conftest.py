"""Settings every test shares."""

import os

import pytest
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TIKAL_LANGUAGE"] = "en"


@pytest.fixture(scope="session")
def english(qapp: QApplication) -> None:
    """Texts are English, with its plurals."""
    from tikal_qt.language.catalogues import speak

    speak(qapp, "en")
