"""The colours of everything around the board: parchment by day, a forest floor by night."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette

from tikal_qt.theme import looks


@dataclass(frozen=True, slots=True)
class Colours:
    """One scheme, as "#rrggbb".

    window: behind everything. card: panels. base: fields and lists. text, muted: on any of the
    three. line: edges. accent, on_accent: the chief button and its text. notice, warning, error:
    backgrounds of banners, all with `text` on them.
    """

    window: str
    card: str
    base: str
    text: str
    muted: str
    line: str
    accent: str
    on_accent: str
    notice: str
    warning: str
    error: str


LIGHT: Final = Colours(
    window="#e9dfc8",
    card="#f6efdf",
    base="#fffcf4",
    text="#2b2317",
    muted="#65563c",
    line="#c9b994",
    accent="#2c6647",
    on_accent="#ffffff",
    notice="#dcead8",
    warning="#f7dfae",
    error="#f4cfc4",
)

DARK: Final = Colours(
    window="#1b1f1a",
    card="#2a3028",
    base="#131610",
    text="#ece5d2",
    muted="#b0a88f",
    line="#464d3f",
    accent="#6cbb8c",
    on_accent="#0c1a12",
    notice="#24402f",
    warning="#4f3d13",
    error="#55261e",
)

CONTRAST: Final = Colours(
    window="#000000",
    card="#000000",
    base="#000000",
    text="#ffffff",
    muted="#ffffff",
    line="#ffffff",
    accent="#ffe94a",
    on_accent="#000000",
    notice="#00330f",
    warning="#3d2f00",
    error="#4d0000",
)
"""For those who need every edge and every text as clear as can be."""

CHOSEN: Final[Mapping[str, Colours]] = {
    looks.LIGHT: LIGHT,
    looks.DARK: DARK,
    looks.CONTRAST: CONTRAST,
}
"""The colours of each of `looks.LOOKS` that names some."""


def mixed(first: str, second: str, share: float) -> str:
    """Return the colour `share` (0-1) of the way from `first` to `second`, as "#rrggbb"."""
    a, b = QColor(first), QColor(second)
    parts = (
        round(x + (y - x) * share)
        for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True)  # type: ignore[index]  # PySide's stub calls the tuple an object
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def palette(colours: Colours) -> QPalette:
    """Return the palette for `colours`, disabled widgets included."""
    role = QPalette.ColorRole
    result = QPalette()
    chosen = {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.base,
        role.AlternateBase: colours.card,
        role.Text: colours.text,
        role.PlaceholderText: colours.muted,
        role.Button: colours.card,
        role.ButtonText: colours.text,
        role.BrightText: colours.on_accent,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent,
        role.Accent: colours.accent,
        role.Link: colours.accent,
        role.LinkVisited: colours.accent,
        role.ToolTipBase: colours.base,
        role.ToolTipText: colours.text,
        role.Light: mixed(colours.card, "#ffffff", 0.35),
        role.Midlight: mixed(colours.card, "#ffffff", 0.15),
        role.Mid: colours.line,
        role.Dark: mixed(colours.line, "#000000", 0.25),
        role.Shadow: mixed(colours.line, "#000000", 0.6),
    }
    for which, colour in chosen.items():
        result.setColor(which, QColor(colour))
    faded = QColor(mixed(colours.text, colours.window, 0.55))
    texts = (role.WindowText, role.Text, role.PlaceholderText, role.ButtonText)
    for which in (*texts, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, which, faded)
    pale = QColor(mixed(colours.base, colours.text, 0.15))
    result.setColor(QPalette.ColorGroup.Disabled, role.Highlight, pale)
    return result
