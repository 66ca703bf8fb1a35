"""The looks a person can choose."""

from typing import Final

SYSTEM: Final = "system"
LIGHT: Final = "light"
DARK: Final = "dark"
CONTRAST: Final = "contrast"

LOOKS: Final = (SYSTEM, LIGHT, DARK, CONTRAST)
"""SYSTEM follows what the system prefers; CONTRAST makes every edge and text clear."""
