"""Which languages there are, and which one a person gets."""

import os
from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QLocale

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "es": "Español", "da": "Dansk"}
"""Each language's code (ISO 639-1) and its own name for itself."""

SOURCE: Final = "en"
"""The language the source texts are written in."""

VARIABLE: Final = "TIKAL_LANGUAGE"
"""The environment variable that overrides what is stored, for one run."""


def language_for(stored: str) -> str:
    """Return the code of the language to speak at the start.

    stored: what the person has chosen before, "" to follow the system. A language that this
    client does not speak counts as not chosen.
    """
    for code in (os.environ.get(VARIABLE, ""), stored):
        if code in LANGUAGES:
            return code
    return first_spoken(QLocale.system().uiLanguages())


def first_spoken(wanted: Iterable[str]) -> str:
    """Return the first language of `wanted`, such as "da-Latn-DK", that the client speaks."""
    for tag in wanted:
        code = tag.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE
