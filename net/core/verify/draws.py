"""One DRAW entry judged: the links against the chains, the outcomes against the links."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from net.core.entries import draw_round
from net.core.messages import DrawEntry
from net.core.transcript import DRAW, Entry, draw_entry, recorded_hash
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
    records = course.here(course.pool.draws)
    revealed = _revealed(course)
    links = _with_recorded(course, revealed, records)
    candidates = [
        _candidate(course, draw, post, records) for draw, post in _possible(course, links, records)
    ]
    for item in records:
        if all(item.message != candidate.message for candidate in candidates):
            _report_mismatch(course, item)
    return Round(candidates, revealed, links)


def _candidate(
    course: Course, draw: DrawEntry, post: Any, records: list[Item[DrawEntry]]
) -> Candidate:
    gid = course.roster.gid
    for item in records:
        if item.message == draw:
            entry = Entry(draw.eid, draw.height, DRAW, recorded_hash(gid, item.envelope))
            return Candidate(entry, draw, post, item.offset)
    return Candidate(draw_entry(gid, draw), draw, post, -1)


def accept_round(course: Course, judged: Round, final: Final) -> None:
    """Take over the links of a round that is final; report what the log lacks of it."""
    course.rounds.close(judged.links)
    height = final.entry.height
    known = {*judged.revealed, *_handed_over(course, judged.links, height)}
    for seat in course.epoch.seats:
        if seat not in known:
            params = (("what", "reveal"), ("of", seat))
            course.found.damage(Verdict.MISSING_ENTRY, height, params=params)


def _handed_over(course: Course, links: Mapping[int, bytes], height: int) -> list[int]:
    """Return the seats whose link stands in a VOTE or COMMIT, which do in place of a REVEAL."""
    pool, eid = course.pool, course.epoch.eid
    votes = [item.message for item in pool.votes]
    rows = [row for vote in votes if (vote.eid, vote.height) == (eid, height) for row in vote.links]
    known = {(row.seat, row.link) for row in rows}
    commits = [item for item in pool.commits if item.message.parent_eid == eid]
    known.update((item.seat, item.message.open_link) for item in commits)
    return [seat for seat, link in links.items() if (seat, link) in known]


def derive_draw(course: Course, links: Mapping[int, bytes]) -> tuple[DrawEntry, Any]:
    """Return the DRAW that the links of all active seats give here, and the position after it.

    The game is at hand.
    """
    assert course.game is not None
    drawn = draw_round(course.game, course.position, course.rounds.value(links))
    return _entry(course, links, drawn.outcomes), drawn.position


def _entry(course: Course, links: Mapping[int, bytes], outcomes: tuple[str, ...]) -> DrawEntry:
    in_order = tuple(links[seat] for seat in course.epoch.seats)
    where = (course.epoch.eid, course.height, course.head, course.rounds.number)
    return DrawEntry(*where, in_order, outcomes)


def _revealed(course: Course) -> dict[int, bytes]:
    links: dict[int, bytes] = {}
    for item in course.here(course.pool.reveals):
        reveal = item.message
        if reveal.round != course.rounds.number:
            reason = "round"
        elif not course.rounds.follows(item.seat, reveal.link):
            reason = "link"
        else:
            links[item.seat] = reveal.link
            continue
        params = (("reason", reason),)
        course.found.prove(Verdict.BAD_REVEAL, item.seat, reveal.height, item.offset, params)
    return links


def _with_recorded(
    course: Course, revealed: dict[int, bytes], records: list[Item[DrawEntry]]
) -> dict[int, bytes]:
    """Return `revealed` with those links of DRAW records that open their chains."""
    links = dict(revealed)
    for item in records:
        for seat, link in zip(course.epoch.seats, item.message.links, strict=False):
            if seat not in links and course.rounds.follows(seat, link):
                links[seat] = link
    return links


def _possible(
    course: Course, links: dict[int, bytes], records: list[Item[DrawEntry]]
) -> list[tuple[DrawEntry, Any]]:
    """Return the DRAW that the links give, with the position after it.

    Without the game any outcomes on record are possible.
    """
    if any(seat not in links for seat in course.epoch.seats):
        return []
    if course.game is not None:
        return [derive_draw(course, links)]
    entries = (_entry(course, links, item.message.outcomes) for item in records)
    return [(entry, None) for entry in entries]


def _report_mismatch(course: Course, item: Item[DrawEntry]) -> None:
    draw = item.message
    if draw.prev != course.head:
        course.found.damage(Verdict.BROKEN_CHAIN, draw.height, item.offset)
        return
    course.found.damage(Verdict.DRAW_MISMATCH, draw.height, item.offset)
    for ack in course.ackers(draw_entry(course.roster.gid, draw)):
        course.found.prove(Verdict.DRAW_MISMATCH, ack.seat, draw.height, ack.offset)
