"""Tikal as a `Game`."""

from typing import cast

from engine.game import Awaiting, Reason, Setup
from engine.positions import Plain, canonical_hash
from engine.tikal import chance, notation, opening, position_text, rules
from engine.tikal.actions import Action
from engine.tikal.position import Position


class Tikal:
    """The rules of Tikal, basic and auction version; see `Game` for the contract."""

    name = "tikal"
    variants: tuple[str, ...] = opening.VARIANTS
    min_players = opening.MIN_PLAYERS
    max_players = opening.MAX_PLAYERS

    def new(self, setup: Setup) -> Position:
        """Return the first position. Raises SetupError."""
        return opening.new(setup)

    def awaiting(self, position: Position) -> Awaiting:
        """Say what the position awaits."""
        return rules.awaiting(position)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Return every action allowed now, in canonical order."""
        return rules.legal(position)

    def why_illegal(self, position: Position, action: Action) -> Reason | None:
        """Return None exactly for the members of `legal(position)`, else the reason."""
        return rules.why_illegal(position, action)

    def apply(self, position: Position, action: Action) -> Position:
        """Return the position after `action`. Raises IllegalActionError."""
        return rules.apply(position, action)

    def draw(self, position: Position, outcome: str) -> Position:
        """Return the position after the awaited draw gave `outcome`. Raises IllegalDrawError."""
        return chance.drawn(position, outcome)

    def absent_policy(self, position: Position) -> Action:
        """Return what is played for an absent player; see `rules.absent_policy`."""
        return rules.absent_policy(position)

    def format_action(self, action: Action) -> str:
        """Return the one text of `action`."""
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        """Return the action of `text`. Raises NotationError."""
        return notation.parse_action(text)

    def format_position(self, position: Position) -> str:
        """Return the one text of `position`."""
        return position_text.format_position(position)

    def parse_position(self, text: str) -> Position:
        """Return the position of `text`. Raises NotationError, also for impossible ones."""
        return position_text.parse_position(text)

    def position_hash(self, position: Position) -> bytes:
        """Return the SHA-256 (32 bytes) over the canonical bytes of `position`."""
        before, board, after = position[:2], position.board, position[3:]
        plain = (self.name, *before, (board.tiles, board.rotations), *after)
        return canonical_hash(cast("Plain", plain))
