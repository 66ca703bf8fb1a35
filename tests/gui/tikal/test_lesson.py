"""The ten steps of a first game follow what the person does."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication

from engine.tikal.actions import Action
from engine.tikal.notation import parse_action
from engine.tikal.position import Position
from engine.tikal.rules import apply
from tests.gui.tikal_positions import acting, placing, with_leader, with_tile, with_workers
from tikal_qt.games.tikal.first_game.lesson import Lesson, Step
from tikal_qt.games.tikal.first_game.words import step_words

_FOUR = ["tile a3 0", "place worker a5", "place worker a5", "place leader a5"]


def learnt(
    texts: Sequence[str],
    position: Position,
    *,
    final: Sequence[str] = (),
    mine: bool = True,
    lesson: Lesson | None = None,
) -> tuple[Lesson, Step | None]:
    """Return the lesson of seat 0 and its next step after `texts` were planned at `position`."""
    made = lesson or Lesson()
    plan: list[Action] = []
    made.follow(0, [parse_action(text) for text in final], plan, position, mine=mine)
    for text in texts:
        action = parse_action(text)
        position = apply(position, action)
        plan.append(action)
        made.follow(0, [parse_action(t) for t in final], plan, position, mine=mine)
    return made, made.step(position, mine=mine)


def test_there_are_ten_steps() -> None:
    assert len(Step) == 10


@pytest.mark.parametrize(
    ("texts", "step"),
    [
        ([], Step.TILE),
        (["tile a3 0"], Step.FIGURE),
        (["tile a3 0", "place worker a5"], Step.MORE_FIGURES),
        (_FOUR, Step.MOVE),
        (
            [*_FOUR, "move leader a5 b4"],
            Step.UNDO,
        ),
    ],
)
def test_the_first_turn(texts: list[str], step: Step) -> None:
    assert learnt(texts, placing("A2"))[1] is step


def test_taking_back_is_learnt_by_doing_it() -> None:
    position = acting()
    lesson, _ = learnt(["place worker a5", "place worker a5"], position, final=["tile a3 0"])
    assert Step.UNDO not in lesson.done

    lesson.follow(
        0,
        [parse_action("tile a3 0")],
        [parse_action("place worker a5")],
        apply(position, parse_action("place worker a5")),
        mine=True,
    )
    assert Step.UNDO in lesson.done


def test_a_plan_that_becomes_final_is_not_taken_back() -> None:
    lesson, _ = learnt(["place worker a5"], acting())
    lesson.follow(0, [parse_action("place worker a5")], [], acting(), mine=False)
    lesson.follow(0, [parse_action("place worker a5")], [], acting(), mine=True)

    assert Step.UNDO not in lesson.done


def test_uncovering_is_told_where_it_is_possible() -> None:
    lesson = Lesson()
    lesson.done = {Step.TILE, Step.FIGURE, Step.MORE_FIGURES, Step.MOVE, Step.UNDO}

    assert lesson.step(with_workers(acting(), 0, "a5"), mine=True) is Step.END
    assert lesson.step(with_workers(acting(), 0, "a4"), mine=True) is Step.UNCOVER


def test_while_another_moves_the_person_watches() -> None:
    lesson, step = learnt([], acting(), final=["tile a3 0", "end"], mine=False)
    assert step is Step.WATCH
    assert Step.WATCH not in lesson.done

    lesson.follow(0, [parse_action("end")], [], acting(), mine=True)
    assert Step.WATCH in lesson.done


def test_the_plan_of_another_is_not_the_person_s() -> None:
    lesson, _ = learnt(["place worker a5"], acting(), mine=False)

    assert Step.FIGURE not in lesson.done


def test_being_strongest_and_scoring_end_the_lesson() -> None:
    lesson = Lesson()
    lesson.done = set(Step) - {Step.STRENGTH, Step.SCORE}
    position = with_leader(acting(), 0, "b4")
    assert lesson.step(position, mine=True) is Step.STRENGTH

    lesson.follow(0, [], [], with_leader(acting(), 0, "a4"), mine=True)
    assert lesson.step(position, mine=True) is Step.SCORE

    lesson.follow(0, [], [], position._replace(scores=(3, 0)), mine=True)
    assert lesson.step(position, mine=True) is None


def test_a_step_can_be_skipped() -> None:
    lesson = Lesson()
    lesson.done = {Step.TILE}
    lesson.skip(Step.FIGURE)
    lesson.skip(Step.MORE_FIGURES)

    assert lesson.step(with_workers(acting(), 0, "a5"), mine=True) is Step.MOVE


def test_each_turn_begins_with_a_tile() -> None:
    lesson = Lesson()
    lesson.done = set(Step) - {Step.SCORE}

    assert lesson.step(placing("A2"), mine=True) is Step.TILE


def test_what_leads_to_scoring_depends_on_what_can_be_done(qapp: QApplication) -> None:
    digging = with_workers(with_tile(acting(), "A5", "c4", 0), 0, "c4")

    assert "dig with D" in step_words(Step.SCORE, digging)
    assert "A camp (C)" in step_words(Step.SCORE, acting())
    assert "Until then explore" in step_words(Step.SCORE, acting(ap=0))
    assert "A scoring round" in step_words(Step.SCORE, acting(scoring=(0, 1)))


def test_every_step_has_words(qapp: QApplication) -> None:
    said = [step_words(step, placing("A2")) for step in (*Step, None)]

    assert len(set(said)) == 11
    assert all("{" not in text for text in said)
    assert "a tile: temple 2." in said[0]
    assert "the base camp, a5." in said[1]
