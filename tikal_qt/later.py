"""Modules that are imported when something of them is first asked for: the window shows sooner.

A module that only later clicks need is named here instead of imported:

    if TYPE_CHECKING:
        from tikal_qt.lobby import page as lobby_page
    else:
        lobby_page = later("tikal_qt.lobby.page")
"""

from importlib import import_module
from typing import Any, Final

_NAMED: Final[list[str]] = []


class Later:
    """Stands in for the module `name`."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(import_module(self._name), attribute)


def later(name: str) -> Later:
    """Return what stands in for the module `name`, which need not be imported yet."""
    _NAMED.append(name)
    return Later(name)


def import_all() -> None:
    """Import every module that is named so, and those that these name in turn."""
    for name in _NAMED:  # which grows meanwhile
        import_module(name)
