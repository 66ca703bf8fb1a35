"""Data and looks that ship with the client: component tables, icons, translations."""

from importlib.resources import files


def read_text(path: str) -> str:
    """Return the UTF-8 text of the resource at `path`, such as "data/tikal.json".

    Raises FileNotFoundError if the installation lacks it.
    """
    return files(__name__).joinpath(path).read_text(encoding="utf-8")


def url(path: str) -> str:
    """Return where the resource at `path` lies, as style sheets write it."""
    return str(files(__name__).joinpath(path)).replace("\\", "/")


def read_bytes(path: str) -> bytes:
    """Return the bytes of the resource at `path`, such as "icons/tikal.svg".

    Raises FileNotFoundError if the installation lacks it.
    """
    return files(__name__).joinpath(path).read_bytes()
