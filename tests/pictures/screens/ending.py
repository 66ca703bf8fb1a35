"""The end of a game, opened logs and their replay."""

from collections.abc import Sequence
from pathlib import Path

from engine.tikal.position import Phase
from net.core.envelope import seal
from net.core.logfile import Kind
from net.core.messages import Action
from net.core.view import Membership
from net.shell.events import LogOpened
from tests.net.core.honest_table import Line, Table, file_of
from tests.pictures.catalogue import Catalogue
from tests.pictures.party import Party, by_log, logged
from tests.pictures.scenes import Scene
from tests.present import present
from tikal_qt.verify.log_chooser import LogChooser

ENDING = Catalogue()

_CHEATED_AT = 40


def _write(scene: Scene, name: str, data: bytes) -> Path:
    path = scene.profile.logs / name
    path.write_bytes(data)
    return path


def _logged_party() -> Party:
    return Party(script=by_log(logged(3, "basic")))


def _logged_auction() -> Party:
    return Party(4, "auction", by_log(logged(4, "auction")))


def _over(scene: Scene, players: int, variant: str) -> None:
    """Let the game end, with its log at this window."""
    path = _write(scene, "0f3c9a4b7d21e658-main.glog", file_of(logged(players, variant).lines))
    party = scene.play()
    scene.house.listener(LogOpened(0, b"", path))
    party.tell_all()
    scene.tell()
    verification = present(present(scene.window.pages.result).verification)
    scene.wait_until(lambda: verification.report is not None)


@ENDING.screen(_logged_party)
def game_over(scene: Scene) -> None:
    _over(scene, 3, "basic")


@ENDING.screen(_logged_auction)
def game_over_of_four(scene: Scene) -> None:
    _over(scene, 4, "auction")


@ENDING.screen(_logged_party)
def game_over_at_the_board(scene: Scene) -> None:
    _over(scene, 3, "basic")
    scene.press(present(scene.window.pages.result).board_button)


@ENDING.screen(Party)
def game_claimed(scene: Scene) -> None:
    party = scene.play()
    party.tell_until(lambda at: True, 20)
    party.members = Membership(0, (0, 1, 2), claimed_by=(0,))
    party.stage = type(party.stage).OVER
    scene.tell()


# -------------------------------------------------------------------------------- logs


def _open(scene: Scene, *paths: Path) -> None:
    desk = scene.window.pages.logs
    desk.open(paths)
    scene.wait_until(lambda: not present(desk.verifying).progress.isVisible())


def _cheated() -> bytes:
    """Return the log of a game in which somebody signs to end the turn before placing a tile."""
    whole = logged(3, "basic")
    table = Table(3, "basic", 0, game=whole.game)
    script = [line for line in whole.lines if line.kind in (Kind.ACTION, Kind.DRAW)]
    for line in script:
        _repeat(table, line)
        if table.position.phase is Phase.PLACE_TILE and line.height > _CHEATED_AT:
            return file_of([*table.lines, _false_end(table)])
    raise AssertionError("the game is too short")


def _repeat(table: Table, line: Line) -> None:
    if line.kind is Kind.DRAW:
        table.draw()
    else:
        action = line.message
        assert isinstance(action, Action)
        table.play(*action.body)


def _false_end(table: Table) -> Line:
    action = table.action("end")
    frame = seal(table.ids[action.seat], table.gid, action)
    return Line(Kind.ACTION, frame, table.height, action.seat)


@ENDING.screen()
def log_clean(scene: Scene) -> None:
    _open(scene, _write(scene, "0f3c9a4b7d21e658-main.glog", file_of(logged(3, "basic").lines)))


@ENDING.screen()
def log_convicted(scene: Scene) -> None:
    _open(scene, _write(scene, "0f3c9a4b7d21e658-main.glog", _cheated()))


@ENDING.screen()
def log_damaged(scene: Scene) -> None:
    whole = file_of(logged(3, "basic").lines)
    middle = len(whole) // 2
    damaged = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    _open(scene, _write(scene, "0f3c9a4b7d21e658-main.glog", damaged))


@ENDING.screen()
def log_unreadable(scene: Scene) -> None:
    _open(scene, scene.folder / "gone.glog")


@ENDING.screen()
def log_of_something_else(scene: Scene) -> None:
    _open(scene, _write(scene, "holiday.glog", bytes(range(256)) * 16))


@ENDING.screen()
def logs_compared(scene: Scene) -> None:
    lines = logged(3, "basic").lines
    files: Sequence[bytes] = (file_of(lines, 0), file_of(lines[: len(lines) // 2], 1))
    paths = [_write(scene, f"log-of-{n}.glog", data) for n, data in enumerate(files, start=1)]
    _open(scene, *paths)


def _chooser(scene: Scene) -> LogChooser:
    dialog = scene.window.pages.logs.dialog
    assert isinstance(dialog, LogChooser)
    return dialog


@ENDING.screen()
def log_dialog(scene: Scene) -> None:
    _write(scene, "0f3c9a4b7d21e658-main.glog", file_of(logged(3, "basic").lines))
    scene.press(scene.window.pages.start.log.open)
    listed = _chooser(scene).list
    scene.wait_until(lambda: listed.topLevelItemCount() > 0)


@ENDING.screen()
def log_dialog_of_files(scene: Scene) -> None:
    scene.press(scene.window.pages.start.log.open)
    scene.press(_chooser(scene).other)


def _replay(scene: Scene, players: int, variant: str, share: float) -> None:
    log = file_of(logged(players, variant).lines)
    _open(scene, _write(scene, "0f3c9a4b7d21e658-main.glog", log))
    scene.press(present(scene.window.pages.logs.verifying).replay)
    replay = present(scene.window.pages.logs.replaying).replay
    replay.go(round(replay.last * share))
    scene.settle()


@ENDING.screen()
def replay(scene: Scene) -> None:
    _replay(scene, 3, "basic", 0.6)


@ENDING.screen()
def replay_of_an_auction(scene: Scene) -> None:
    _replay(scene, 4, "auction", 0.5)
