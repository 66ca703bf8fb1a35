"""The log of a whole game verified, and its signatures alone."""

from collections.abc import Sequence
from random import Random

from engine.players.tikal.greedy import greedy
from engine.tikal.game import Tikal
from engine.tikal.position import Position
from net.core.entries import seat_to_move
from net.core.envelope import open_
from net.core.keys import verify as check_signature
from net.core.logfile import Kind, read
from net.core.messages import MAX_ACTIONS, Genesis, Message
from net.core.verify import Exit, verify
from tests.benchmarks.measure import Case, Cases
from tests.net.core.honest_table import BUILD, Table, file_of
from tikal_qt.collector import nothing_collected

VERSION = "here"
GAME = Tikal()
CHANCE = Random(20261130)

Signature = tuple[bytes, bytes, bytes]


def turn(position: Position) -> Sequence[str]:
    """Return what the greedy player plays until the move passes on or chance is awaited."""
    seat = seat_to_move(GAME, position)
    texts: list[str] = []
    while seat_to_move(GAME, position) == seat and len(texts) < MAX_ACTIONS:
        action = greedy(GAME, position, CHANCE.randrange)
        texts.append(GAME.format_action(action))
        position = GAME.apply(position, action)
    return texts


def game_log() -> bytes:
    """Return the log of a game of four."""
    table = Table(4, "basic", game=GAME)
    table.play_on(turn)
    return file_of(table.lines)


def signatures(log: bytes) -> list[Signature]:
    """Return key, signature and signed bytes of every signed message in `log`."""
    found = []
    for record in read(log).records:
        if record.kind is Kind.META:
            continue
        frames = [record.payload]
        message: Message = open_(record.payload).message
        if isinstance(message, Genesis):
            frames = [message.proposal, *message.commits]
        for frame in frames:
            envelope = open_(frame)
            if envelope.message.SIGNED:
                found.append((envelope.sender, frame[-64:], envelope.signed))
    return found


def cases() -> Cases:
    """Return the verification of one log and the checks of its signatures, counted in logs."""
    log = game_log()
    signed = signatures(log)

    def verified() -> int:
        with nothing_collected():  # as `tikal verify` does
            report = verify([log], {GAME.name: GAME}, BUILD)
        assert report.exit is Exit.CLEAN
        return 1

    def signatures_alone() -> int:
        assert all(check_signature(*one) for one in signed)
        return 1

    return {"log of 4 players": Case(verified), "its signatures alone": Case(signatures_alone)}
