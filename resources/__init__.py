"""Data and looks that ship with the client: component tables, icons, translations."""

from pathlib import Path

_HERE = Path(__file__).parent


def read_text(path: str) -> str:
    """Return the UTF-8 text of the resource at `path`, such as "data/tikal.json".

    Raises FileNotFoundError if the installation lacks it.
    """
    return (_HERE / path).read_text(encoding="utf-8")


def url(path: str) -> str:
    """Return where the resource at `path` lies, as style sheets write it."""
    return (_HERE / path).as_posix()


def read_bytes(path: str) -> bytes:
    """Return the bytes of the resource at `path`, such as "icons/tikal.svg".

    Raises FileNotFoundError if the installation lacks it.
    """
    return (_HERE / path).read_bytes()
