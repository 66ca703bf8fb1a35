"""The ACTION entries of one height judged: author, place and legality."""

from typing import Any

from net.core.entries import SegmentError, play_segment
from net.core.messages import Action
from net.core.transcript import action_entry
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Candidate, Course

_RULE_VERDICTS = {"not_your_turn": Verdict.WRONG_ACTOR}


def judge_actions(course: Course) -> list[Candidate]:
    """Judge every ACTION at the due height; return those that may stand."""
    judged = [_judge(course, item) for item in course.here(course.pool.actions)]
    return [candidate for candidate in judged if candidate is not None]


def report_needless_draws(course: Course) -> None:
    """Report reveals and draws of this epoch at the due height, where there is nothing to draw."""
    height = course.height
    for item in course.here(course.pool.reveals):
        if not course.may_be_timed_out(item.seat, height):
            course.found.prove(Verdict.EARLY_REVEAL, item.seat, height, item.offset)
    for draw in course.here(course.pool.draws):
        course.found.damage(Verdict.BROKEN_CHAIN, height, draw.offset)


def _judge(course: Course, item: Item[Action]) -> Candidate | None:
    action, found = item.message, course.found
    where = (item.seat, action.height, item.offset)
    if action.prev != course.head:
        found.damage(Verdict.BROKEN_CHAIN, action.height, item.offset)
        return None
    if item.seat not in course.epoch.seats:
        found.prove(Verdict.WRONG_ACTOR, *where, (("reason", "passive"),))
        return None
    entry = action_entry(course.roster.gid, item.envelope)
    if course.game is None:
        return Candidate(entry, action, None, item.offset)
    if action.pre_state != course.state:
        found.prove(Verdict.STATE_MISMATCH, *where, (("message", "Action"),))
        return None
    post = _replay(course, item)
    if post is not None:
        return Candidate(entry, action, post, item.offset)
    for ack in course.ackers(entry):
        found.prove(Verdict.ACK_OF_ILLEGAL, ack.seat, action.height, ack.offset)
    return None


def _replay(course: Course, item: Item[Action]) -> Any:
    action = item.message
    assert course.game is not None
    try:
        return play_segment(course.game, course.position, item.seat, action.body)
    except SegmentError as error:
        verdict = _RULE_VERDICTS.get(error.code, Verdict.ILLEGAL_ACTION)
        params = (("rule", error.code), *error.params)
        course.found.prove(verdict, item.seat, action.height, item.offset, params)
        return None
