"""What stands behind the window: the rules, the computer players and the node."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from engine.game import Game
from engine.games import GAMES
from engine.players.registry import computer_players, stand_ins
from net.core.messages import Build
from net.shell.build import make_build
from net.shell.events import NodeEvent
from net.shell.node import Node
from net.shell.storage import Profile
from tikal_qt import __version__
from tikal_qt.offered import TIKAL


def games() -> Mapping[str, Game[Any, Any]]:
    """Return every game by its name."""
    return GAMES


@cache
def build() -> Build:
    """Return what is compared with other players' programs."""
    return make_build(__version__, GAMES)


def make_node(
    profile: Profile,
    listener: Callable[[NodeEvent], None],
    *,
    interfaces: Sequence[str] | None,
    seed: bytes | None,
    computer_delay_s: float,
) -> Node:
    """Return the node of `profile`, which tells `listener`.

    interfaces: addresses of the network interfaces to use, None for all. seed: of the computer
    players, None for a fresh one. computer_delay_s: how far apart their segments come.
    """
    return Node(
        profile,
        build(),
        GAMES,
        computer_players(GAMES[TIKAL.name], secrets.token_bytes(16) if seed is None else seed),
        listener,
        interfaces=interfaces,
        bot_delay_s=computer_delay_s,
        stand_ins=stand_ins(),
    )
