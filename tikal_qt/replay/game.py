"""What a replay asks of the game that it shows."""

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QWidget

from tikal_qt.replay.chronicle import Chronicle
from tikal_qt.replay.history import Step


class Stage(Protocol):
    """Shows places of a game on `board`; nothing can be done there meanwhile."""

    @property
    def board(self) -> QWidget:
        """Where it draws."""

    def clear(self) -> None:
        """Take off the board what belongs to a turn being planned, and stop what moves."""

    def show(self, position: Any, step: Step[Any, Any] | None) -> None:
        """Show `position` at once, and what `step`, which led there, has done."""

    def animate(self, step: Step[Any, Any], duration_ms: int) -> None:
        """Show `step` as a movement that is over within `duration_ms`."""

    def picture(self, position: Any, palette: QPalette) -> QImage:
        """Return the board at `position`, to be kept, as it looks in a window of `palette`."""


class Turn(Protocol):
    """The turn of the person here, which has the board unless the past is shown there."""

    @property
    def touched(self) -> SignalInstance:
        """(): the person does something with it, be it a click on the held board."""

    def hold(self, held: bool) -> None:
        """Leave the board to somebody else, or take it back."""


class GameReplay(Protocol):
    """A recorded game on screen. The names of the players were told when it was made."""

    @property
    def chronicle(self) -> Chronicle[Any, Any]:
        """What happens in it."""

    @property
    def stage(self) -> Stage:
        """Its board."""

    @property
    def players(self) -> QWidget:
        """What each player has."""

    @property
    def scoring(self) -> QWidget:
        """Points as sums."""

    @property
    def below(self) -> QWidget | None:
        """What else there is to see, below the board; None for nothing in this game."""

    def show(self, place: int) -> None:
        """Show around the board how the game stands at `place`."""

    def draw_as(self, other: "GameReplay") -> None:
        """Show at once what `other`, of the same game, has drawn already."""
