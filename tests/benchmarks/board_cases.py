"""The board on screen: painting all of it, moving one figure, a step of zoom, and a click."""

import os
from random import Random
from typing import Final

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from engine.game import Choice, Draw, Setup
from engine.players.uniform import uniform
from engine.tikal.position import Phase, Position
from tests.benchmarks.measure import Cases, Settled, operation
from tests.benchmarks.tikal_cases import GAME
from tests.gui.pointing import move_over
from tikal_qt.application import gui_application
from tikal_qt.board.zoom_view import STEP
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.theme.look import Look

VERSION = "here"
SIZE: Final = (900, 700)
"""Of the board in a window of 1366x768, in device-independent pixels."""
DECISIONS: Final = 330
"""So far the game has come whose board is shown: almost every tile lies on it."""
STEPS: Final = 5
CALM: Final = 4
"""After so many rounds of the event loop without anything to sharpen, all is sharp."""


def late_position() -> Position:
    """Return the position of a game of four near its end, played at random."""
    chance = Random(20261130)
    position = GAME.new(Setup(4, "basic"))
    decisions = 0
    while decisions < DECISIONS or position.phase is not Phase.ACT:
        match GAME.awaiting(position):
            case Choice():
                decisions += 1
                position = GAME.apply(position, uniform(GAME, position, chance.randrange))
            case Draw(choices=choices):
                position = GAME.draw(position, chance.choice(choices))
            case _:
                raise AssertionError("the game ended before")
    return position


def moved(position: Position) -> Position:
    """Return `position` with one worker of seat 0 one hexagon further."""
    workers = list(position.workers)
    first, *others = workers[0]
    workers[0] = tuple(sorted((first + 1, *others)))
    return position._replace(workers=tuple(workers))


class Plain(QGraphicsView):
    """The peer: as many hexagons and tokens, plain ones, in Qt's own view."""

    def __init__(self) -> None:
        self._scene = QGraphicsScene(0, 0, *SIZE)
        super().__init__(self._scene)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        for n in range(91):
            x, y = 90.0 * (n % 10), 75.0 * (n // 10)
            self._scene.addRect(x, y, 80, 65, brush=QColor("#7fae52"))
            self._scene.addEllipse(x + 20, y + 20, 25, 25, brush=QColor("#1b62b5"))


def cases() -> Cases:
    """Return what is done to a board late in a game, counted in times done."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = gui_application()
    global LOOK  # noqa: PLW0603 - it dresses the application as long as that lasts
    LOOK = Look(app)
    here = late_position()
    there = moved(here)
    board, plain = BoardView(), Plain()
    for view in (board, plain):
        view.resize(*SIZE)
        view.show()
    board.show_position(here)
    QTest.qWaitForWindowExposed(board)
    turn = iter(range(10**9))

    def move() -> None:
        board.show_position(there if next(turn) % 2 else here)
        _paint(app)

    def zoom() -> None:
        step = next(turn) % (2 * STEPS)
        board.zoom_by(STEP if step < STEPS else 1 / STEP)
        app.sendPostedEvents(None, QEvent.Type.UpdateRequest)

    def zoom_until_sharp() -> None:
        zoom()
        sharpen()

    def sharpen() -> None:
        calm = 0
        while calm < CALM:
            app.processEvents()
            calm = calm + 1 if board.sharp else 0

    def hover() -> None:
        x = 200 + next(turn) * 37 % 500
        move_over(board.viewport(), QPoint(x, 350))
        _paint(app)

    return {
        "full repaint": operation(lambda: board.viewport().repaint()),
        "repaint of a plain scene": operation(lambda: plain.viewport().repaint()),
        "one figure moved": operation(move),
        "a step of zoom": Settled(zoom, sharpen),
        "a step of zoom until it is sharp": operation(zoom_until_sharp),
        "the pointer moved": operation(hover),
    }


def _paint(app: QApplication) -> None:
    """Let everything be painted that is to be."""
    app.sendPostedEvents(None, QEvent.Type.UpdateRequest)
    app.processEvents()


LOOK: Look | None = None
