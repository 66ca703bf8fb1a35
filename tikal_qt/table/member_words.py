"""Who takes part in a game and who is missing, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from net.core.view import Absence, Membership
from tikal_qt.words.failures import failure_text
from tikal_qt.words.names import listed

translate = QCoreApplication.translate


def member_lines(
    members: Membership, names: Sequence[str], own: Sequence[int], now_ms: int
) -> list[str]:
    """Return what is to be said of `members`, one sentence a line; empty while all is well.

    names: by seat. own: the seats of people at this window. now_ms: on the session's clock.
    """
    lines = [
        _proven_line(trouble.seat, trouble.code, trouble.height, names)
        for trouble in members.proven
    ]
    lines += [_absence_line(absence, names, now_ms) for absence in members.missing]
    lines += [_voters_line(absence, names) for absence in members.missing if absence.voters]
    lines += _changing_lines(members)
    lines += _new_game_lines(members, names)
    lines += _passive_lines(members, names, own)
    if members.claimed_by:
        text = translate("Members", "{names} ended the game as the only one who stayed.")
        lines.append(text.format(names=_listed(members.claimed_by, names)))
    elif members.may_claim:
        lines.append(
            translate(
                "Members",
                "All others are gone. You can wait, or end the game; the log will say that you"
                " claimed it.",
            )
        )
    return lines


def epoch_words(members: Membership, names: Sequence[str]) -> str:
    """Return what the badge of the epoch explains."""
    text = translate("Members", "Who takes part has been agreed on anew. Now playing: {names}.")
    lines = [text.format(names=_listed(members.active, names))]
    passive = passive_seats(members, len(names))
    if passive:
        away = translate("Members", "The rules play for {names}.")
        lines.append(away.format(names=_listed(passive, names)))
    return "\n".join(lines)


def new_game_words(members: Membership, own: int) -> str:
    """Return what is told when the game goes on as a new one, with `members`, for seat `own`."""
    if own not in members.active:
        return translate(
            "Members",
            "The others have gone on as a new game, which you see from its beginning. You are taken"
            " back in between two turns; your log of the old game is kept.",
        )
    return translate(
        "Members",
        "You have gone on as a new game. It begins with the position of the old one, which is not"
        " played any more; its log is kept.",
    )


def passive_seats(members: Membership, players: int) -> tuple[int, ...]:
    """Return the seats whose players take no part any more."""
    if not members.active:
        return ()
    return tuple(seat for seat in range(players) if seat not in members.active)


def left_ms(absence: Absence, now_ms: int) -> int:
    """Return for how long the seat is still to be waited for, in milliseconds."""
    return max(0, absence.since_ms + absence.grace_ms - now_ms)


def duration(milliseconds: int) -> str:
    """Return a span as minutes and seconds, "1:05"; what is begun counts whole."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def _listed(seats: Sequence[int], names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seats])


def _absence_line(absence: Absence, names: Sequence[str], now_ms: int) -> str:
    left = left_ms(absence, now_ms)
    name = names[absence.seat]
    if left:
        text = translate("Members", "{name} is missing: {time} left to wait.")
        return text.format(name=name, time=duration(left))
    text = translate("Members", "{name} has been missing for {time}.")
    return text.format(name=name, time=duration(now_ms - absence.since_ms))


def _voters_line(absence: Absence, names: Sequence[str]) -> str:
    text = translate("Members", "Votes to go on without {name}: {voters}.")
    return text.format(name=names[absence.seat], voters=_listed(absence.voters, names))


def _changing_lines(members: Membership) -> list[str]:
    if members.stalled:
        return [
            translate(
                "Members",
                "The players do not come to agree on who takes part. Wait until more of them are"
                " back, vote again, or go on as a new game with those who are here.",
            )
        ]
    if members.changing:
        return [translate("Members", "The players are agreeing on who takes part …")]
    return []


def _new_game_lines(members: Membership, names: Sequence[str]) -> list[str]:
    lines = []
    if members.may_go_anew and not members.stalled:
        lines.append(
            translate(
                "Members",
                "Too few players are here to go on. You can wait for the others, or go on without"
                " them as a new game that begins with this position.",
            )
        )
    if members.wishing:
        text = translate(
            "Members", "For a new game: {names}. It begins once all who are here want it."
        )
        lines.append(text.format(names=_listed(members.wishing, names)))
    if members.elsewhere:
        lines.append(_elsewhere_text(members).format(names=_listed(members.elsewhere, names)))
    if members.behind:
        text = translate("Members", "Back in the old game: {names}.")
        lines.append(text.format(names=_listed(members.behind, names)))
    return lines


def _elsewhere_text(members: Membership) -> str:
    if members.going_over:
        return translate(
            "Members", "Gone on in a new game: {names}. You are brought there in a moment."
        )
    if members.may_go_over:
        return translate(
            "Members", "Gone on in a new game: {names}. You can go over to it, or go on here."
        )
    return translate(
        "Members",
        "Gone on in a new game, without those who were missing: {names}. You can look on from the"
        " start page.",
    )


def _passive_lines(members: Membership, names: Sequence[str], own: Sequence[int]) -> list[str]:
    out = [seat for seat in passive_seats(members, len(names)) if seat in own]
    if not out:
        return []
    text = translate(
        "Members",
        "The others have gone on without {names}. You are taken back between two turns once all"
        " of them are linked.",
    )
    return [text.format(names=_listed(out, names))]


def _proven_line(seat: int, code: str, height: int, names: Sequence[str]) -> str:
    return failure_text(code, (("seat", seat + 1), ("name", names[seat]), ("height", height)))
