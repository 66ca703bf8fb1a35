"""The figures of a hexagon: whatever stands there, each number can be read."""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tikal_qt.games.tikal.board import pieces
from tikal_qt.games.tikal.board.geometry import LEAST_TEXT
from tikal_qt.games.tikal.board.pieces import Token, draw_token, draw_tokens

WIDE, HIGH = 240, 220
LEADER, WORKERS = "leader", "workers"
STANDS = ((), (LEADER,), (WORKERS,), (LEADER, WORKERS))


def hexagon(*figures: tuple[str, ...]) -> tuple[Token, ...]:
    """The tokens of a hexagon by what each seat has there."""
    return tuple(
        Token(seat, leader=kind == LEADER, workers=0 if kind == LEADER else 8)
        for seat, kinds in enumerate(figures)
        for kind in kinds
    )


def painted(paint: Callable[[QPainter], object]) -> QImage:
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(WIDE / 2, HIGH / 2)
    paint(painter)
    painter.end()
    return image


def number_of(image: QImage, middle: QPointF, size: float) -> QImage:
    """The part of `image` that holds the number of a token."""
    half = round(size * 0.2)
    x, y = round(WIDE / 2 + middle.x()), round(HIGH / 2 + middle.y())
    return image.copy(x - half, y - half, 2 * half, 2 * half)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_figure_hides_the_number_of_another(qapp: QApplication, players: int) -> None:
    hidden = []
    for figures in product(STANDS, repeat=players):
        tokens = hexagon(*figures)
        image = painted(partial(draw_tokens, tokens=tokens))
        size = pieces._SIZES.get(len(tokens), 0.0)
        placed = zip(pieces._in_rows(tokens), pieces._ROWS.get(len(tokens), ()), strict=True)
        for token, (x, y) in placed:
            middle = QPointF(x, y)
            alone = painted(
                partial(draw_token, token=token, middle=middle, size=size, least=LEAST_TEXT)
            )
            if not token.leader and number_of(image, middle, size) != number_of(
                alone, middle, size
            ):
                hidden.append(figures)

    assert hidden == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_figure_hides_the_value_of_a_temple(qapp: QApplication, players: int) -> None:
    white = QColor("white").rgb()
    hidden = []
    for figures in product(STANDS, repeat=players):
        tokens = hexagon(*figures)
        image = painted(partial(draw_tokens, tokens=tokens))
        value = image.copy(WIDE // 2 - 20, HIGH // 2 - 37, 40, 28)
        if any(value.pixel(x, y) != white for x in range(40) for y in range(28)):
            hidden.append(figures)

    assert hidden == []


def test_leaders_stand_behind_when_there_are_two_rows() -> None:
    tokens = hexagon((WORKERS,), (WORKERS,), (LEADER, WORKERS))

    assert [token.leader for token in pieces._in_rows(tokens)] == [True, False, False, False]
    assert [token.seat for token in pieces._in_rows(tokens)] == [2, 0, 1, 2]


@pytest.mark.parametrize("workers", [8, 18])
def test_a_number_in_a_triangle_leaves_its_edge_free(qapp: QApplication, workers: int) -> None:
    token = Token(2, leader=False, workers=workers)
    image = painted(lambda painter: draw_token(painter, token, QPointF(0, 0), 100.0))

    slope = 60 / 99  # half as wide as high: from the tip at -55 to the base at 44
    beside = [(round((y + 55) * slope) - 7, y) for y in range(-10, 36)]
    reds = [
        image.pixelColor(WIDE // 2 + side * x, HIGH // 2 + y).red()
        for x, y in beside
        for side in (-1, 1)
    ]
    assert min(reds) > 128  # its yellow, which the ink touches at most
