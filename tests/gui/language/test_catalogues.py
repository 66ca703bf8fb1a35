"""Every text is translated into every language, and the catalogues are those of the sources."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.gui.language.sources import ROOT, marked, modules
from tests.present import present
from tikal_qt.language.catalogues import speak, spoken
from tikal_qt.language.languages import LANGUAGES, first_spoken, language_for
from tikal_qt.language.plural import counted
from tikal_qt.words.failures import failure_text
from tikal_qt.words.sentences import system_words

FOLDER = ROOT / "resources" / "translations"
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\(\w+\)[sr]|%[sr]")
TRANSLATED = ["es", "da"]


def messages(path: Path) -> list[ET.Element]:
    return list(ET.parse(path).getroot().iter("message"))


def texts(path: Path) -> set[tuple[str, str]]:
    return {
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


def forms(message: ET.Element) -> list[str]:
    translation = present(message.find("translation"))
    plurals = [form.text or "" for form in translation.iter("numerusform")]
    return plurals or [translation.text or ""]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Lets the window speak another language for this test."""
    yield lambda code: speak(qapp, code)
    speak(qapp, "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_left_untranslated(code: str) -> None:
    left = [
        message.findtext("source")
        for message in messages(FOLDER / f"tikal_{code}.ts")
        if present(message.find("translation")).get("type") or not all(forms(message))
    ]

    assert left == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_filled_in_stands_in_every_translation(code: str) -> None:
    wrong = [
        (message.findtext("source"), form)
        for message in messages(FOLDER / f"tikal_{code}.ts")
        for form in forms(message)
        if sorted(PLACEHOLDER.findall(present(message.findtext("source"))))
        != sorted(PLACEHOLDER.findall(form))
    ]

    assert wrong == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_of_the_sources_is_in_the_catalogue(code: str) -> None:
    wanted = {(context, text) for _, tree in modules() for _, context, text in marked(tree)}

    assert wanted == texts(FOLDER / f"tikal_{code}.ts")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_catalogue_is_that_of_the_texts(code: str, tmp_path: Path) -> None:
    compiled = tmp_path / "made.qm"
    release = present(shutil.which("pyside6-lrelease", path=Path(sys.executable).parent))
    done = subprocess.run(
        [release, FOLDER / f"tikal_{code}.ts", "-qm", compiled], capture_output=True, check=False
    )

    assert done.returncode == 0
    assert compiled.read_bytes() == (FOLDER / f"tikal_{code}.qm").read_bytes()


@pytest.mark.parametrize(
    ("code", "undo", "one", "two"),
    [
        ("en", "Undo", "1 worker still to come", "2 workers still to come"),
        ("es", "Deshacer", "1 trabajador por entrar", "2 trabajadores por entrar"),
        ("da", "Fortryd", "1 medlem ikke på brættet endnu", "2 medlemmer ikke på brættet endnu"),
    ],
)
def test_texts_and_plurals_follow_the_language(
    language: Callable[[str], None], qapp: QApplication, code: str, undo: str, one: str, two: str
) -> None:
    language(code)

    assert spoken(qapp) == code
    assert QCoreApplication.translate("Actions", "Undo") == undo
    assert counted("%n worker(s) still to come", "", 1) == one
    assert counted("%n worker(s) still to come", "", 2) == two


@pytest.mark.parametrize(("code", "save"), [("es", "Guardar"), ("da", "Gem"), ("en", "Save")])
def test_qt_speaks_the_same_language(language: Callable[[str], None], code: str, save: str) -> None:
    language(code)

    assert QCoreApplication.translate("QPlatformTheme", "Save") == save


@pytest.mark.parametrize(
    ("code", "said"),
    [("es", "Permiso denegado"), ("da", "Tilladelse nægtet"), ("en", "Permission denied")],
)
def test_why_the_system_refuses_is_said_in_the_same_language(
    language: Callable[[str], None], code: str, said: str
) -> None:
    language(code)

    assert system_words("Permission denied") == said
    assert f"({said})" in failure_text("multicast", (("reason", "Permission denied"),))


def test_a_reason_that_qt_has_no_words_for_stays_as_it_is(language: Callable[[str], None]) -> None:
    language("es")

    assert system_words("Read-only file system") == "Read-only file system"


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["da-Latn-DK", "da-DK", "da"], "da"),
        (["fr-FR", "es_ES"], "es"),
        (["C"], "en"),
        (["fr", "de"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_the_client_speaks(
    wanted: list[str], expected: str
) -> None:
    assert first_spoken(wanted) == expected


def test_what_is_chosen_counts_before_the_system_and_the_variable_before_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TIKAL_LANGUAGE", "")
    assert language_for("da") == "da"

    monkeypatch.setenv("TIKAL_LANGUAGE", "es")
    assert language_for("da") == "es"

    monkeypatch.setenv("TIKAL_LANGUAGE", "xx")
    assert language_for("da") == "da"
