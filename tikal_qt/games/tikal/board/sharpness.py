"""Keeps what the hexagons show as pixels, and draws them bit by bit.

Drawing all of a board takes longer than a frame lasts. Each frame draws what there is time for;
what is left shows its pixels of before, larger or smaller after a step of zoom, or nothing where it
has none yet, and is drawn between the frames that follow.
"""

import math
from collections import OrderedDict
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

_TIME_MS: Final = 6
"""So long things are drawn in a frame, and between two; the rest of 16 ms is for showing them."""
_FRAMES: Final = 3
"""Pixels are kept for so many times what the view shows, and for all that is in view."""
_LEAST_BYTES: Final = 32 * 1024 * 1024
_PIXEL_BYTES: Final = 4


class Drawn(Protocol):
    """Something that can be drawn, and shown again."""

    def boundingRect(self) -> QRectF:  # Qt names it
        """Return what it covers, in its own coordinates."""

    def draw(self, painter: QPainter) -> None:
        """Draw it."""

    def update(self) -> None:
        """Have it shown again."""

    def in_view(self) -> bool:
        """Return whether some of it is to be seen."""


Pixels = tuple[float, QPixmap]
"""A scale, in pixels of the device, and what was drawn at it."""


class Sharpness(QObject):
    """The pixels of the parts of one scene, in one view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: OrderedDict[Drawn, Pixels] = OrderedDict()
        self._bytes = 0
        self._room = _LEAST_BYTES
        self._changed: set[Drawn] = set()
        self._waiting: dict[Drawn, tuple[float, float]] = {}
        self._frame = QElapsedTimer()
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._sharpen)

    @property
    def complete(self) -> bool:
        """Whether nothing waits to be drawn."""
        return not self._waiting

    def suit(self, view: QWidget) -> None:
        """Keep as many pixels as `view` is large enough to need."""
        ratio = view.devicePixelRatioF()
        shown = view.width() * view.height() * ratio * ratio * _PIXEL_BYTES
        self._room = max(_LEAST_BYTES, round(_FRAMES * shown))

    def begin_frame(self) -> None:
        """Let the painting that follows draw for a while; before the first, it draws everything."""
        self._frame.start()

    def change(self, part: Drawn) -> None:
        """Take note that `part` looks different from now on."""
        if part in self._kept:
            self._changed.add(part)

    def pixels_of(self, part: Drawn) -> Pixels | None:
        """Return what is kept of `part` as it looks now, None if nothing is."""
        return None if part in self._changed else self._kept.get(part)

    def adopt(self, part: Drawn, pixels: Pixels) -> None:
        """Show `part` from `pixels`, which were drawn of something that looks the same."""
        self._put(part, *pixels)

    def paint(self, part: Drawn, painter: QPainter) -> None:
        """Show `part` through `painter`, from its pixels if it paints on a widget."""
        device = painter.device()
        if not isinstance(device, QWidget):
            part.draw(painter)  # a picture to be kept
            return
        here = painter.worldTransform()
        ratio = device.devicePixelRatioF()
        wanted = here.m11() * ratio
        missing = part not in self._kept or part in self._changed
        # What a frame left out is shown as a whole once it is drawn: this one may show a piece.
        if missing and part not in self._waiting and self._in_time():
            self._put(part, wanted, _drawn(part, wanted, ratio))
        if part in self._kept:
            self._show(part, painter, wanted, ratio)
        if part not in self._kept or part in self._changed or self._kept[part][0] != wanted:
            self._waiting[part] = (wanted, ratio)
            self._next.start()

    def _in_time(self) -> bool:
        return not self._frame.isValid() or self._frame.elapsed() < _TIME_MS

    def _show(self, part: Drawn, painter: QPainter, wanted: float, ratio: float) -> None:
        """Show the pixels of `part`. wanted: its scale in pixels of the device."""
        self._kept.move_to_end(part)
        scale, pixels = self._kept[part]
        here = painter.worldTransform()
        corner = here.map(part.boundingRect().topLeft())
        # On whole pixels, where nothing is smeared over two of them.
        place = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.setWorldTransform(QTransform())
        if scale == wanted:
            painter.drawPixmap(place, pixels)
        else:
            size = pixels.deviceIndependentSize() * (wanted / scale)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawPixmap(QRectF(place, size), pixels, QRectF(pixels.rect()))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setWorldTransform(here)

    def _put(self, part: Drawn, scale: float, pixels: QPixmap) -> None:
        self._drop(part)
        self._kept[part] = (scale, pixels)
        self._bytes += _size(pixels)
        for other in list(self._kept):
            if self._bytes <= self._room:
                break
            # What is in view would have to be drawn again at once, and take the room of another.
            if other is not part and not other.in_view():
                self._drop(other)

    def _drop(self, part: Drawn) -> None:
        self._changed.discard(part)
        self._waiting.pop(part, None)
        kept = self._kept.pop(part, None)
        if kept is not None:
            self._bytes -= _size(kept[1])

    def _sharpen(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._waiting and clock.elapsed() < _TIME_MS:
            part, (scale, ratio) = next(iter(self._waiting.items()))
            self._put(part, scale, _drawn(part, scale, ratio))
            part.update()
        if self._waiting:
            self._next.start()


def _drawn(part: Drawn, scale: float, ratio: float) -> QPixmap:
    bounds = part.boundingRect()
    pixels = QPixmap(math.ceil(bounds.width() * scale) + 1, math.ceil(bounds.height() * scale) + 1)
    pixels.setDevicePixelRatio(ratio)
    pixels.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixels)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale / ratio, scale / ratio)
    painter.translate(-bounds.topLeft())
    part.draw(painter)
    painter.end()
    return pixels


def _size(pixels: QPixmap) -> int:
    return pixels.width() * pixels.height() * _PIXEL_BYTES
