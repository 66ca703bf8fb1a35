"""python-chess at random, and the single operations of its board."""

from random import Random

import chess

from tests.benchmarks.measure import Case, Cases, operation

VERSION = chess.__version__
CHANCE = Random(20261130)
PLIES = 30


def play() -> int:
    """Play one game at random; return its number of decisions."""
    board = chess.Board()
    plies = 0
    while not board.is_game_over():
        board.push(CHANCE.choice(list(board.legal_moves)))
        plies += 1
    return plies


def cases() -> Cases:
    """Return whole games and the operations on a board of the middle game."""
    board = chess.Board()
    for _ in range(PLIES):
        board.push(CHANCE.choice(list(board.legal_moves)))
    move = next(iter(board.legal_moves))

    def push_and_pop() -> None:
        board.push(move)
        board.pop()

    return {
        "2 players": Case(play),
        "legal list": operation(lambda: list(board.legal_moves)),
        "push and pop": operation(push_and_pop),
        "copy": operation(lambda: board.copy(stack=False)),
    }
