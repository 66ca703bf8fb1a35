"""A few of the pictures, in each language: they can be taken, and everything fits on them."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.pictures.__main__ import LANGUAGES, ROOT

SCREENS = ("start-with-unfinished-games", "table-path-plan")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(language: str, tmp_path: Path) -> None:
    asked = ["--language", language, "--look", "light", "--size", "1366x768"]
    command = [sys.executable, "-m", "tests.pictures", *asked, "--out", str(tmp_path), *SCREENS]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    folder = tmp_path / "1366x768" / f"{language}-light"
    sizes = {path.stem: QImage(str(path)).size().toTuple() for path in folder.iterdir()}

    assert ran.stdout.splitlines()[-1] == "0 misfits", ran.stdout + ran.stderr
    assert ran.returncode == 0
    assert sizes == dict.fromkeys(SCREENS, (1366, 768))
