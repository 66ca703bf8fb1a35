"""What the rules of a game are made of."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """Some short statements."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with the words that describe it, also to who does not see it."""

    draw: Callable[[], QPixmap]
    words: str


@dataclass(frozen=True, slots=True)
class Row:
    """One action: its picture, its name, what it costs and what it does."""

    draw: Callable[[], QPixmap]
    name: str
    cost: str
    words: str


@dataclass(frozen=True, slots=True)
class Table:
    """Actions in rows, under the headings of name, cost and rule."""

    heads: tuple[str, str, str]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """Where the published rules are silent or disagree, what is played here and why."""

    question: str
    answer: str
    reason: str = ""


Block = Text | Points | Picture | Table | Ruling


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the rules."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game. title: what they are called."""

    title: str
    chapters: tuple[Chapter, ...]
