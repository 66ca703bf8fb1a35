"""The rooms of the games that this client knows."""

from engine.game import Reason, Setup
from engine.games import GAMES
from engine.tikal.opening import new
from tikal_qt.games.registry import ROOMS
from tikal_qt.games.tikal.first_game.guide import Guide
from tikal_qt.games.tikal.first_game.lesson import Step


def test_every_game_that_can_be_played_has_rooms() -> None:
    assert list(ROOMS) == list(GAMES)


def test_a_lesson_leads_through_the_game_on_the_desk(qapp: object) -> None:
    rooms = ROOMS["tikal"]
    lesson = rooms.lesson()
    guide = rooms.desk(new(Setup(2, "basic", 0)), ("Ana", "Bea")).guide(lesson, 0)

    assert lesson.done == set()
    lesson.skip(Step.TILE)
    assert isinstance(guide, Guide)


def test_what_the_game_has_no_sentence_for_is_told_by_nothing(qapp: object) -> None:
    rooms = ROOMS["tikal"]

    assert rooms.reason_words(Reason("game_over")) == "The game is over."
    assert rooms.reason_words(Reason("from_tomorrow")) == ""
