"""Texts of actions and positions: what they stand for, written the very same way, or refused."""

from tests.fuzz.harness import fuzz, watched

with watched():
    from engine.game import Choice, NotationError
    from engine.games import GAMES
from tests.fuzz.samples import actions, positions

GAME = GAMES["tikal"]
SEEDS = [text.encode() for text in (*actions(), *positions())]


def target(data: bytes) -> None:
    """Read `data` as an action and as a position; a position read can be gone on with."""
    text = data.decode("utf-8", errors="replace")
    try:
        action = GAME.parse_action(text)
    except NotationError:
        pass
    else:
        assert GAME.format_action(action) == text
    try:
        position = GAME.parse_position(text)
    except NotationError:
        return
    assert GAME.format_position(position) == text
    if isinstance(GAME.awaiting(position), Choice):
        for legal in GAME.legal(position)[:3]:
            GAME.position_hash(GAME.apply(position, legal))


if __name__ == "__main__":
    fuzz(target, SEEDS)
