"""How fast steps are shown."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

OFF: Final = "off"
NORMAL: Final = "normal"

PACES_MS: Final[Mapping[str, int]] = {OFF: 0, "slow": 1400, NORMAL: 700, "fast": 350}
"""By speed how long a step is shown; 0: not at all."""


def speed_name(speed: str) -> str:
    """Return what people call a speed."""
    return {
        OFF: translate("Replay", "Off"),
        "slow": translate("Replay", "Slow"),
        NORMAL: translate("Replay", "Normal"),
        "fast": translate("Replay", "Fast"),
    }[speed]
