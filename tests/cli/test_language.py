"""The command line speaks the person's language."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.client import ROOT, environment, tikal


@pytest.mark.parametrize(
    ("code", "usage", "epilog"),
    [
        ("en", "usage: tikal", "Without a command, the window opens."),
        ("es", "uso: tikal", "Sin orden se abre la ventana."),
        ("da", "brug: tikal", "Uden kommando åbnes vinduet."),
    ],
)
def test_help_is_in_the_language_of_the_variable(code: str, usage: str, epilog: str) -> None:
    ran = tikal("--help", env=environment(TIKAL_LANGUAGE=code))

    assert ran.stdout.startswith(usage)
    assert epilog in " ".join(ran.stdout.split())


def test_wrong_usage_is_explained_in_the_language(tmp_path: Path) -> None:
    ran = tikal("verify", env=environment(TIKAL_LANGUAGE="es"))

    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1] == (
        "tikal verify: error: faltan estos argumentos obligatorios: LOG"
    )


def test_the_language_of_the_profile_counts(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "da"}), encoding="utf-8")
    missing = str(tmp_path / "x.glog")

    ran = tikal("--profile", str(tmp_path), "verify", missing, env=environment(TIKAL_LANGUAGE=None))

    assert ran.stderr == f"tikal: {missing}: den fil findes ikke.\n"
    assert {path.name for path in tmp_path.iterdir()} == {"settings.json"}


def test_a_damaged_profile_does_not_hinder_speaking(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff{")

    ran = tikal(
        "--profile", str(tmp_path), "--help", env=environment(TIKAL_LANGUAGE=None, LANG="C")
    )

    assert (ran.returncode, ran.stderr) == (0, "")


_HANDING_ON = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLabel
from tikal_qt.application import gui_application, speaking

with speaking("da"):
    print(QCoreApplication.translate("Actions", "Undo"))
    app = gui_application()
    assert gui_application() is app
    assert isinstance(app, QApplication)
    print(QLabel(QCoreApplication.translate("Actions", "Undo")).text())
print(QCoreApplication.instance() is app)
"""


def test_an_application_without_windows_makes_way_and_hands_on_its_language() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _HANDING_ON],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(PYTHONIOENCODING="utf-8"),
        timeout=60,
        check=False,
    )

    assert (ran.stdout.split(), ran.stderr) == (["Fortryd", "Fortryd", "True"], "")
