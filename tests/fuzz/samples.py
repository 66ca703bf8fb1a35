"""Well formed inputs, from which those tried are made."""

from functools import cache

from engine.game import Choice, Draw, Over, Setup
from engine.games import GAMES
from net.core.envelope import wrap
from net.core.handshake import make_hello
from net.core.io import VoteDrop
from net.core.keys import Identity
from net.core.messages import Auth, Bye
from tests.net.core.honest_table import BUILD
from tests.net.core.rig import Rig

STEPS = 400
GRACE_MS = 90_000


@cache
def _tables() -> tuple[Rig, ...]:
    """Return tables at which all there is to say was said: a whole game, and one with a loss."""
    whole, lossy = Rig(2), Rig(3)
    whole.start()
    for turn in range(6):
        whole.act(turn % 2, ("dare", "take 2")[turn // 2 % 2])
    lossy.start()
    lossy.act(0, "dare")
    lossy.isolate(1)
    lossy.wait(GRACE_MS)
    lossy.do(0, VoteDrop(1))
    return whole, lossy


def frames() -> list[bytes]:
    """Return a frame of every kind that was sent."""
    kinds = {type(one.message): one.raw for rig in _tables() for _, _, one in rig.sent}
    return list(kinds.values())


def streams() -> list[bytes]:
    """Return small frames behind their lengths, then nothing, too much, or half a frame."""
    small = [frame for frame in frames() if len(frame) < 400][:6]
    whole = b"".join(len(frame).to_bytes(4) + frame for frame in small)
    return [whole, whole + bytes(4), whole + b"\x00\x00\x08\x01", whole[:-1], whole[:2]]


def logs() -> list[bytes]:
    """Return a log of each table."""
    return [rig.logs[0] for rig in _tables()]


def _game() -> tuple[list[str], list[str]]:
    game = GAMES["tikal"]
    position = game.new(Setup(3, game.variants[-1]))
    actions: dict[str, str] = {}
    positions: list[str] = []
    for step in range(STEPS):
        match game.awaiting(position):
            case Choice():
                legal = game.legal(position)
                action = legal[step * 7919 % len(legal)]
                text = game.format_action(action)
                actions[text.partition(" ")[0]] = text
                position = game.apply(position, action)
            case Draw(choices=choices):
                position = game.draw(position, choices[step % len(choices)])
            case Over():
                break
        if step % 40 == 0:
            positions.append(game.format_position(position))
    return list(actions.values()), positions


def actions() -> list[str]:
    """Return an action of each verb that comes up in a game."""
    return _game()[0]


def positions() -> list[str]:
    """Return positions of a game."""
    return _game()[1]


def conversations() -> list[bytes]:
    """Return requests to the engine."""
    new = b'{"cmd":"new","game":"tikal","players":2,"variant":"%s","first_player":0,"id":1}\n'
    rest = b'{"cmd":"legal"}\n{"cmd":"draw","seed":7}\n{"cmd":"undo"}\n{"cmd":"score"}\n'
    variants = [variant.encode() for variant in GAMES["tikal"].variants]
    load = b'{"cmd":"load","game":"tikal","position":"%s"}\n{"cmd":"hash"}\n'
    talks = [new % variant + rest for variant in variants]
    return talks + [load % text.encode() for text in positions()[:3]]


def strangers() -> list[bytes]:
    """Return what a peer sends to open a link, as frames behind their lengths."""
    hello = wrap(b"", make_hello(Identity(b"\x08" * 32), BUILD, b"m" * 32, "Bert", 47002))
    auth, bye = wrap(b"", Auth(b"p" * 64)), wrap(b"", Bye("full", ""))

    def joined(*parts: bytes) -> bytes:
        return b"".join(len(part).to_bytes(2) + part for part in parts)

    return [joined(hello, auth), joined(hello, bye), joined(bye), joined(auth)]
