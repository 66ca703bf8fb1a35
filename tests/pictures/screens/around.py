"""What opens over every page: help, settings, and faults of the program."""

import sys
from unittest.mock import patch

from net.shell.errors import ProfileError
from tests.pictures.catalogue import Catalogue
from tests.pictures.party import Party
from tests.pictures.scenes import Scene
from tests.pictures.screens.turn import acting
from tests.present import present
from tikal_qt.crash import CrashReports

AROUND = Catalogue()


@AROUND.screen()
def rules(scene: Scene) -> None:
    scene.window.menu.rules.trigger()
    scene.settle()


@AROUND.screen()
def rules_of_actions(scene: Scene) -> None:
    scene.window.menu.rules.trigger()
    reader = present(scene.window.help.rules)
    reader.contents.setCurrentRow(3)
    scene.settle()


@AROUND.screen(Party)
def keys(scene: Scene) -> None:
    acting(scene)
    scene.window.menu.keys.trigger()
    scene.settle()


@AROUND.screen()
def settings(scene: Scene) -> None:
    scene.window.menu.settings.trigger()
    scene.settle()


@AROUND.screen(Party)
def crash_report(scene: Scene) -> None:
    acting(scene)

    def fail() -> None:
        raise ZeroDivisionError

    with patch.object(sys, "excepthook", lambda *_: None), CrashReports(scene.folder) as reports:
        scene.window.watch_for_crashes(reports)
        try:
            fail()
        except ZeroDivisionError as error:
            reports.report(error)
        scene.settle()


@AROUND.screen()
def profile_full(scene: Scene) -> None:
    error = ProfileError(
        "profile_unwritable", path=str(scene.folder), reason="No space left on device"
    )
    scene.window.settings.failed.emit(error.code, error.params)
    scene.settle()
