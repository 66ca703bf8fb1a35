"""One DRAW entry judged: the links against the chains, the outcomes against the links."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from net.core.beacon import CHAIN_LINKS, follows, round_value
from net.core.entries import draw_round
from net.core.messages import DrawEntry
from net.core.transcript import draw_entry
from net.core.verify.pool import Item
from net.core.verify.report import Verdict
from net.core.verify.walk import Candidate, Course, Final


@dataclass(frozen=True, slots=True)
class Round:
    """A round judged. candidates: the DRAW entries that may stand.

    revealed, links: x of the round by seat, from signed REVEALs and from all the log holds.
    """

    candidates: list[Candidate]
    revealed: dict[int, bytes]
    links: dict[int, bytes]


def judge_round(course: Course) -> Round:
    """Judge the links and DRAW records at the due height."""
    records = course.pool.draws.get(course.height, [])
    revealed = _revealed(course)
    links = _with_recorded(course, revealed)
    possible = _possible(course, links)
    for item in records:
        if item.message not in possible:
            _report_mismatch(course, item)
    offsets = {item.message: item.offset for item in records}
    candidates = [
        Candidate(draw_entry(course.roster.gid, draw), draw, post, offsets.get(draw, -1))
        for draw, post in possible.items()
    ]
    return Round(candidates, revealed, links)


def accept_round(course: Course, judged: Round, final: Final) -> None:
    """Take over the links of a round that is final; report what the log lacks of it."""
    seats = course.roster.seats
    course.accept_links([judged.links[seat] for seat in seats])
    height = final.entry.height
    if final.offset < 0:
        course.found.damage(Verdict.MISSING_ENTRY, height, params=(("what", "draw"),))
    for seat in seats:
        if seat not in judged.revealed:
            params = (("what", "reveal"), ("of", seat))
            course.found.damage(Verdict.MISSING_ENTRY, height, params=params)


def _revealed(course: Course) -> dict[int, bytes]:
    links: dict[int, bytes] = {}
    for item in course.pool.reveals.get(course.height, ()):
        reveal = item.message
        if reveal.round != course.round:
            reason = "round"
        elif not _opens(course, item.seat, reveal.link):
            reason = "link"
        else:
            links[item.seat] = reveal.link
            continue
        params = (("reason", reason),)
        course.found.prove(Verdict.BAD_REVEAL, item.seat, reveal.height, item.offset, params)
    return links


def _opens(course: Course, seat: int, link: bytes) -> bool:
    name, before = course.roster.chain(seat), course.links[seat]
    return course.round <= CHAIN_LINKS and follows(name, course.round, link, before)


def _with_recorded(course: Course, revealed: dict[int, bytes]) -> dict[int, bytes]:
    """Return `revealed` with those links of DRAW records that open their chains."""
    links = dict(revealed)
    for item in course.pool.draws.get(course.height, ()):
        for seat, link in zip(course.roster.seats, item.message.links, strict=False):
            if seat not in links and _opens(course, seat, link):
                links[seat] = link
    return links


def _possible(course: Course, links: dict[int, bytes]) -> dict[DrawEntry, Any]:
    """Return the DRAW that the links give, with the position after it.

    Without the game any outcomes on record are possible.
    """
    roster = course.roster
    if len(links) < len(roster.seats):
        return {}
    entry = partial(
        DrawEntry,
        roster.gid,
        course.height,
        course.head,
        course.round,
        tuple(links[seat] for seat in roster.seats),
    )
    if course.game is None:
        records = course.pool.draws.get(course.height, ())
        return {entry(item.message.outcomes): None for item in records}
    value = round_value(roster.gid, roster.gid, course.round, links)
    drawn = draw_round(course.game, course.position, value)
    return {entry(drawn.outcomes): drawn.position}


def _report_mismatch(course: Course, item: Item[DrawEntry]) -> None:
    draw = item.message
    if draw.prev != course.head:
        course.found.damage(Verdict.BROKEN_CHAIN, draw.height, item.offset)
        return
    course.found.damage(Verdict.DRAW_MISMATCH, draw.height, item.offset)
    for ack in course.ackers(draw_entry(course.roster.gid, draw)):
        course.found.prove(Verdict.DRAW_MISMATCH, ack.seat, draw.height, ack.offset)
