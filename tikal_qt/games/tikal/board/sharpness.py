"""Keeps what the hexagons show as pixels, and draws them anew bit by bit after a change of scale.

Drawing all of a board takes longer than a frame lasts. After a step of zoom the pixels of before
are shown larger or smaller at once; between the frames that follow, as many hexagons are drawn
sharply as there is time for, until all are.
"""

import math
from collections import OrderedDict
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

_TIME_MS: Final = 6
"""So long things are drawn sharply between two frames; the rest of 16 ms is for showing them."""
_FRAMES: Final = 3
"""Pixels are kept for so many times what the view shows."""
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


class Sharpness(QObject):
    """The pixels of the parts of one scene, in one view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: OrderedDict[Drawn, tuple[float, QPixmap]] = OrderedDict()
        self._bytes = 0
        self._room = _LEAST_BYTES
        self._blurred: dict[Drawn, tuple[float, float]] = {}
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._sharpen)

    @property
    def complete(self) -> bool:
        """Whether nothing waits to be drawn sharply."""
        return not self._blurred

    def suit(self, view: QWidget) -> None:
        """Keep as many pixels as `view` is large enough to need."""
        ratio = view.devicePixelRatioF()
        shown = view.width() * view.height() * ratio * ratio * _PIXEL_BYTES
        self._room = max(_LEAST_BYTES, round(_FRAMES * shown))

    def forget(self, part: Drawn) -> None:
        """Take note that `part` looks different from now on."""
        kept = self._kept.pop(part, None)
        if kept is not None:
            self._bytes -= _size(kept[1])

    def paint(self, part: Drawn, painter: QPainter) -> None:
        """Show `part` through `painter`, from its pixels if it paints on a widget."""
        device = painter.device()
        if not isinstance(device, QWidget):
            part.draw(painter)  # a picture to be kept
            return
        here = painter.worldTransform()
        ratio = device.devicePixelRatioF()
        wanted = here.m11() * ratio
        scale, pixels = self._pixels(part, wanted, ratio)
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
            self._blurred[part] = (wanted, ratio)
            self._next.start()
        painter.setWorldTransform(here)

    def _pixels(self, part: Drawn, scale: float, ratio: float) -> tuple[float, QPixmap]:
        """Return pixels of `part` and their scale, which is `scale` if it had none.

        scale: in pixels of the device. ratio: of these to the view's own.
        """
        if part not in self._kept:
            self._keep(part, scale, ratio)
        self._kept.move_to_end(part)
        return self._kept[part]

    def _keep(self, part: Drawn, scale: float, ratio: float) -> None:
        self.forget(part)
        pixels = _drawn(part, scale, ratio)
        self._kept[part] = (scale, pixels)
        self._bytes += _size(pixels)
        while self._bytes > self._room and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))

    def _sharpen(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._blurred and clock.elapsed() < _TIME_MS:
            part, (scale, ratio) = self._blurred.popitem()
            self._keep(part, scale, ratio)
            part.update()
        if self._blurred:
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
