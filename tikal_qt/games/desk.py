"""What a table asks of the game that is played at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from net.core.view import PlayView
from tikal_qt.help.guide import GuideStrip
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.live import LiveReplay


@dataclass(frozen=True, slots=True)
class FinalRow:
    """One summand of everybody's points at the end: its name and the points by seat."""

    name: str
    points: tuple[int, ...]


class GameDesk(Protocol):
    """One game on screen, as `take` and `show` are told.

    Seats are numbers from 0. The names of the players were told when it was made.
    """

    @property
    def committed(self) -> SignalInstance:
        """(texts): canonical action texts that a person here commits as one segment."""

    @property
    def previewed(self) -> SignalInstance:
        """(texts): what a person here plans, to be shown to the others."""

    @property
    def changed(self) -> SignalInstance:
        """What `show` shows, or `sentence`, may differ now."""

    # ---------------------------------------------------------------- its parts

    @property
    def board(self) -> QWidget:
        """The board; it takes the keyboard."""

    @property
    def players(self) -> QWidget:
        """What each player has."""

    @property
    def below(self) -> QWidget:
        """The means of a turn, below the board."""

    @property
    def log(self) -> LogPanel:
        """What has happened."""

    @property
    def scoring(self) -> QWidget:
        """Points as sums."""

    @property
    def recap(self) -> QWidget:
        """What the others did since the last turn of the person here."""

    @property
    def tools(self) -> Sequence[QWidget]:
        """Buttons for the strip over the board."""

    @property
    def replay(self) -> LiveReplay:
        """The past, shown on the same board."""

    def setParent(self, parent: QObject) -> None:
        """Go when `parent` goes."""

    def end_board(self) -> QWidget:
        """Return a board of its own that shows how the game has ended."""

    def guide(self, lesson: Any, seat: int) -> GuideStrip:
        """Return what leads the person in `seat` through `lesson`, which `Rooms.lesson` gave."""

    # ---------------------------------------------------------------- what it is told

    def take(
        self, play: PlayView[Any], own_seat: int, own: Sequence[int], *, controlled: bool
    ) -> None:
        """Take the game as it stands.

        own_seat: through whose eyes it is seen, -1 for an onlooker. own: the seats of people at
        this window. controlled: the seat to move is one of theirs.
        """

    def show(self, roles: Sequence[str], lost: Sequence[int], *, acting: bool) -> None:
        """Show it. roles: by seat, such as "computer". lost: seats whose link is lost.

        acting: people here play, and do not only look on.
        """

    def show_times(self, times: Sequence[str]) -> None:
        """Show the time each player has used, by seat."""

    def watch_from_start(self) -> None:
        """Show the game from its start on, step by step, until the person goes back."""

    def refused(self) -> None:
        """Go on planning: the table did not take what was committed last."""

    # ---------------------------------------------------------------- what it tells

    def sentence(self) -> str:
        """Return whose turn it is, what is awaited and what a click will do."""

    @property
    def scored(self) -> int:
        """How many times somebody has scored so far."""

    @property
    def planned(self) -> tuple[str, ...]:
        """The texts of what is planned and not committed."""

    def plan_again(self, texts: tuple[str, ...]) -> None:
        """Plan `texts`, which were planned at this position before."""

    def draw_as(self, other: "GameDesk") -> None:
        """Show at once what `other`, a desk of the same game, has drawn already."""

    def final_rows(self) -> Sequence[FinalRow]:
        """Return how the points of the ended game came about, the sum last."""
