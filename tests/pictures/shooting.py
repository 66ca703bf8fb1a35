"""Takes the pictures of one size, language and look: a process of its own, told by JSON lines.

Written: {"screen": name, "misfits": [...]} for each, as soon as it is taken.
"""

import argparse
import json
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication

from tests.pictures.catalogue import Screen
from tests.pictures.fit import misfits
from tests.pictures.photograph import over, photograph
from tests.pictures.scenes import scene
from tests.pictures.screens.around import AROUND
from tests.pictures.screens.ending import ENDING
from tests.pictures.screens.opening import OPENING
from tests.pictures.screens.others import OTHERS
from tests.pictures.screens.turn import TURN
from tikal_qt.access.focus_ring import FocusRing
from tikal_qt.application import gui_application
from tikal_qt.language.catalogues import speak
from tikal_qt.theme.icon import app_icon
from tikal_qt.theme.look import Look

SCREENS = tuple(s for part in (OPENING, TURN, OTHERS, ENDING, AROUND) for s in part.screens)

_QUICKLY = 80
"""How a picture is packed: in half the usual time, a sixth larger."""


def shoot(screen: Screen, look: Look, size: QSize, file: Path) -> list[str]:
    """Write the picture of `screen` to `file`, and return what does not fit on it."""
    with scene(screen.house(), look, size) as made:
        screen.set_up(made)
        if not photograph(made.window).save(str(file), "PNG", _QUICKLY):
            raise OSError(f"cannot write {file}")
        return [text for shown in (made.window, *over(made.window)) for text in misfits(shown)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures.shooting")
    parser.add_argument("language")
    parser.add_argument("look")
    parser.add_argument("size", help="in device-independent pixels, such as 1366x768")
    parser.add_argument("out", type=Path)
    parser.add_argument("screens", nargs="*")
    args = parser.parse_args()
    app = gui_application()
    app.setWindowIcon(app_icon())
    speak(app, args.language)
    QLocale.setDefault(QLocale(args.language))  # dates are written as the system's language has it
    look = Look(app, args.look)
    FocusRing(app)
    width, height = map(int, args.size.split("x"))
    failed = False
    for screen in SCREENS:
        if args.screens and screen.name not in args.screens:
            continue
        try:
            found = shoot(screen, look, QSize(width, height), args.out / f"{screen.name}.png")
        except Exception:  # noqa: BLE001 - one screen that cannot be made keeps no other from it
            failed = True
            found = [traceback.format_exc()]
        sys.stdout.write(json.dumps({"screen": screen.name, "misfits": found}) + "\n")
        sys.stdout.flush()
    QApplication.processEvents()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
