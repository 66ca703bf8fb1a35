"""What every game offers to the table, the window and the verifier.

A position is a value. It awaits exactly one of three things: a `Choice` by a seat, a `Draw`
whose outcome somebody outside supplies, or nothing more (`Over`). A game owns no generator of
chance, no clock and no file, so the same inputs give the same positions everywhere.
"""

from dataclasses import dataclass
from typing import Protocol, TypeVar

RANDOM_FIRST_PLAYER = -1

P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a game begins.

    players: number of seats, 2-4. variant: one of `Game.variants`.
    first_player: a seat from 0, or RANDOM_FIRST_PLAYER to have it drawn.
    """

    players: int
    variant: str
    first_player: int = RANDOM_FIRST_PLAYER


@dataclass(frozen=True, slots=True)
class Choice:
    """The position awaits one action of `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The position awaits chance: one of `choices`, each entry equally likely.

    purpose: what is drawn, an identifier such as "tile". choices: labels in canonical order; a
    label that stands twice is twice as likely. beneficiary: the seat that gains from the draw
    and therefore reveals first at a table, or None.
    """

    purpose: str
    choices: tuple[str, ...]
    beneficiary: int | None


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. scores: points by seat. winners: seats that share the win, ascending."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Awaiting = Choice | Draw | Over


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: a stable `code` and its parameters, for translation.

    params: (name, value) pairs in a fixed order for each code.
    """

    code: str
    params: tuple[tuple[str, int | str], ...] = ()


class GameError(ValueError):
    """The base of what an engine refuses; `reason` says why as a code with parameters."""

    def __init__(self, reason: Reason) -> None:
        detail = ", ".join(f"{name}={value}" for name, value in reason.params)
        super().__init__(f"{reason.code} ({detail})" if detail else reason.code)
        self.reason = reason


class SetupError(GameError):
    """The set-up does not fit the game."""


class IllegalActionError(GameError):
    """The action is not allowed in this position."""


class IllegalDrawError(GameError):
    """The outcome is not among the choices of the awaited draw, or no draw is awaited."""


class NotationError(GameError):
    """The text is not an action or a position of this game."""


class Game(Protocol[P, A]):
    """The rules of one game. P is its position type, A its action type; both are values."""

    name: str
    variants: tuple[str, ...]
    min_players: int
    max_players: int

    def new(self, setup: Setup) -> P:
        """Return the first position. Raises SetupError."""

    def awaiting(self, position: P) -> Awaiting:
        """Say what the position awaits."""

    def legal(self, position: P) -> tuple[A, ...]:
        """Return every action allowed now, in canonical order; empty unless a Choice is awaited."""

    def why_illegal(self, position: P, action: A) -> Reason | None:
        """Return None exactly for the members of `legal(position)`, else the reason."""

    def apply(self, position: P, action: A) -> P:
        """Return the position after `action`. Raises IllegalActionError."""

    def draw(self, position: P, outcome: str) -> P:
        """Return the position after the awaited draw gave `outcome`. Raises IllegalDrawError."""

    def absent_policy(self, position: P) -> A:
        """Return the action played for the seat to move while its player is away.

        It never spends anything the player would miss and always moves the game on.
        """

    def format_action(self, action: A) -> str:
        """Return the one canonical text of `action`."""

    def parse_action(self, text: str) -> A:
        """Return the action of the canonical text `text`. Raises NotationError."""

    def format_position(self, position: P) -> str:
        """Return the one canonical text of `position`."""

    def parse_position(self, text: str) -> P:
        """Return the position `text` stands for. Raises NotationError, also for impossible ones."""

    def position_hash(self, position: P) -> bytes:
        """Return the SHA-256 (32 bytes) over the canonical bytes of `position`."""
