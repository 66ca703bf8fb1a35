"""One start of a program up to a painted window: `... first_paint bare|tikal|page`.

bare: a window with a word in it. tikal: the first picture of our window. page: the whole start page
in it. Prints the processor time it has taken, in seconds, as JSON, and ends.
"""

import json
import os
import sys
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIZE = (1280, 800)


def done() -> None:
    """Tell, and end at once: what ends a program is not measured."""
    sys.stdout.write(json.dumps({"spent": process_time()}) + "\n")
    sys.stdout.flush()
    os._exit(0)


def bare() -> None:
    """Show a window with a word in it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

    class Window(QMainWindow):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 # Qt names it
            super().paintEvent(event)
            QTimer.singleShot(0, done)

    app = QApplication(sys.argv[:1])
    window = Window()
    window.setCentralWidget(QLabel("Tikal"))
    window.resize(*SIZE)
    window.show()
    app.exec()


def tikal(profile: str) -> None:
    """Do as `tikal --profile PROFILE` does, up to the first picture."""
    from tikal_qt import cli, loading

    # What begins once the window is painted begins no more.
    loading.Loading.start = lambda self: done()  # type: ignore[method-assign]
    cli.main(["--profile", profile])


def page(profile: str) -> None:
    """Do so up to the whole start page."""
    from tikal_qt import cli, later

    later.import_all = done
    cli.main(["--profile", profile])


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    elif sys.argv[1] == "tikal":
        tikal(sys.argv[2])
    else:
        page(sys.argv[2])
