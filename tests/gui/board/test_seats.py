"""Seats stay apart without colour, and for colour-blind eyes."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from tikal_qt.board.seats import (
    STYLES,
    colour_name,
    colour_of,
    seat_pixmap,
    seat_words,
    shape_name,
    style_of,
    wear,
    wearing,
)

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
PROTAN = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITAN = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))

Triple = tuple[float, float, float]


def linear(colour: QColor) -> Triple:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def lab(rgb: Triple) -> Triple:
    r, g, b = (min(1.0, max(0.0, part)) for part in rgb)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: QColor, eye: tuple[Triple, ...]) -> Triple:
    rgb = linear(colour)
    r, g, b = (sum(m * part for m, part in zip(row, rgb, strict=True)) for row in eye)
    return lab((r, g, b))


@pytest.mark.parametrize(
    ("eye", "least"),
    [(NORMAL, 40), (PROTAN, 25), (DEUTAN, 25), (TRITAN, 25)],
    ids=["normal", "protan", "deutan", "tritan"],
)
def test_colours_differ_for_every_eye(eye: tuple[Triple, ...], least: float) -> None:
    for first, second in combinations(STYLES, 2):
        a, b = seen(first.fill, eye), seen(second.fill, eye)
        assert sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 >= least


def test_text_is_legible_on_each_seats_colour() -> None:
    for style in STYLES:
        light = sorted(
            0.2126 * r + 0.7152 * g + 0.0722 * b
            for r, g, b in (linear(style.fill), linear(style.text))
        )
        assert (light[1] + 0.05) / (light[0] + 0.05) >= 4.0


def test_each_seat_has_a_shape_and_names_of_its_own() -> None:
    assert len({style.shape for style in STYLES}) == 4
    assert [shape_name(seat) for seat in range(4)] == ["circle", "square", "triangle", "diamond"]
    assert [colour_name(seat) for seat in range(4)] == ["Blue", "Red", "Yellow", "White"]


def test_the_pictures_of_seats_show_their_colour(qapp: object) -> None:
    for seat, style in enumerate(STYLES):
        image = seat_pixmap(seat, 40, 2.0).toImage()
        assert (image.width(), image.height()) == (80, 80)
        assert image.pixelColor(40, 40).name() == style.fill.name()
        assert image.pixelColor(1, 1).alpha() == 0


def test_a_seat_wears_the_colour_of_its_number_unless_told_otherwise() -> None:
    assert [colour_of(seat) for seat in range(4)] == [0, 1, 2, 3]
    with wearing((2, 0, -1)):
        assert [colour_of(seat) for seat in range(4)] == [2, 0, 2, 3]
        assert style_of(0) is STYLES[2]
        assert seat_words(1) == "Blue, circle"
    assert seat_words(1) == "Red, square"


def test_what_is_worn_is_shown(qapp: object) -> None:
    wear((3, 1))
    try:
        image = seat_pixmap(0, 40).toImage()
    finally:
        wear((0, 1, 2, 3))

    assert image.pixelColor(20, 20).name() == STYLES[3].fill.name()


def test_what_was_worn_before_is_worn_after_a_failure() -> None:
    with pytest.raises(ValueError, match="no"), wearing((1, 0)):
        raise ValueError("no")

    assert colour_of(0) == 0
