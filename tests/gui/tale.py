"""Games told by hand, entry by entry, as a table would tell them."""

from engine.game import Draw, Setup
from engine.tikal.game import Tikal
from engine.tikal.position import Position
from net.core.view import EntryView

TIKAL = Tikal()
NAMES = ("Ana", "Bea")


class Tale:
    """A game of two that goes on from `start`."""

    def __init__(self, start: Position) -> None:
        self.start = self.position = start
        self.entries: list[EntryView[Position]] = []

    def act(self, seat: int, *texts: str, cause: str = "") -> None:
        for text in texts:
            self.position = TIKAL.apply(self.position, TIKAL.parse_action(text))
        self._enter("action", seat, texts, (), 0, cause)

    def draw(self, *outcomes: str) -> None:
        purposes = []
        for outcome in outcomes:
            awaited = TIKAL.awaiting(self.position)
            assert isinstance(awaited, Draw)
            purposes.append(awaited.purpose)
            self.position = TIKAL.draw(self.position, outcome)
        self._enter("draw", -1, outcomes, tuple(purposes), 2)

    def _enter(  # one argument for each field of an entry
        self,
        kind: str,
        seat: int,
        texts: tuple[str, ...],
        purposes: tuple[str, ...],
        seeds: int,
        cause: str = "",
    ) -> None:
        height, now = len(self.entries), self.position
        self.entries.append(EntryView(height, kind, seat, texts, purposes, seeds, now, cause))


def fresh(variant: str = "basic") -> Tale:
    """Nothing has happened; Ana (seat 0) begins."""
    return Tale(TIKAL.new(Setup(2, variant, 0)))


def two_turns() -> Tale:
    """Ana gets a worker to her temple in c4, then Bea her leader.

    The steps by place: 1 tile A1 drawn, 2 placed in c4, 3 worker to a5, 4 to b4, 5 to c4, 6 a level
    of c4 uncovered (value 2), 7 end. 8 tile A4 drawn, 9 placed in c5, 10 leader to a5, 11 to b4,
    12 to c4, 13 end. 14 tile A2 drawn for Ana.
    """
    tale = one_turn()
    tale.act(1, "tile c5 0", "place leader a5", "move leader a5 b4", "move leader b4 c4", "end")
    tale.draw("A2")
    return tale


def one_turn() -> Tale:
    """The first eight steps of `two_turns`."""
    tale = fresh()
    tale.draw("A1")
    tale.act(
        0,
        "tile c4 0",
        "place worker a5",
        "move worker a5 b4",
        "move worker b4 c4",
        "uncover c4",
        "end",
    )
    tale.draw("A4")
    return tale
