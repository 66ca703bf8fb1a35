"""The verifier's verdicts in words, with proof, claim and damage kept apart."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from net.core.errors import Params
from tikal_qt.words.sentences import details, printable, sentence

CLASSES = {
    "proof": QT_TRANSLATE_NOOP("Verdicts", "proof"),
    "claim": QT_TRANSLATE_NOOP("Verdicts", "claim"),
    "damage": QT_TRANSLATE_NOOP("Verdicts", "damage"),
    "none": QT_TRANSLATE_NOOP("Verdicts", "in order"),
}

VERDICTS = {
    "OK_COMPLETE": QT_TRANSLATE_NOOP(
        "Verdicts", "The game is valid and its end is signed by every player."
    ),
    "OK_INCOMPLETE": QT_TRANSLATE_NOOP(
        "Verdicts", "Valid as far as it goes, but the end of the game is not in this log."
    ),
    "OK_WITH_DROPS": QT_TRANSLATE_NOOP(
        "Verdicts",
        "Valid, but the game went on without a player's choice. That he was silent is what those"
        " who voted say; it cannot be proven.",
    ),
    "OK_FROM_PARENT": QT_TRANSLATE_NOOP(
        "Verdicts",
        "Valid, but it goes on with an earlier game. That this stood so is what the players say; a"
        " log of it shows whether it is true.",
    ),
    "OK_CONTINUED": QT_TRANSLATE_NOOP(
        "Verdicts", "Valid; the players went on with it as a new game, whose log is here as well."
    ),
    "BAD_FORMAT": QT_TRANSLATE_NOOP("Verdicts", "The file is damaged or not a game log."),
    "TORN_TAIL": QT_TRANSLATE_NOOP("Verdicts", "The last record was cut off while being written."),
    "UNSUPPORTED_VERSION": QT_TRANSLATE_NOOP(
        "Verdicts",
        "The log was written by another version, which this one cannot replay. Use that version.",
    ),
    "BAD_GENESIS": QT_TRANSLATE_NOOP(
        "Verdicts", "The agreement at the start of the game is not valid."
    ),
    "WEAK_KEY": QT_TRANSLATE_NOOP("Verdicts", "A seat uses a key that proves nothing."),
    "DUPLICATE_COMMIT": QT_TRANSLATE_NOOP(
        "Verdicts", "A seat committed twice, or copied another seat's commitment."
    ),
    "BAD_SIGNATURE": QT_TRANSLATE_NOOP(
        "Verdicts",
        "A record does not carry its author's signature. Whoever changed the file did this, not"
        " the player named in it.",
    ),
    "WRONG_GAME": QT_TRANSLATE_NOOP("Verdicts", "A record belongs to another game."),
    "BROKEN_CHAIN": QT_TRANSLATE_NOOP("Verdicts", "An entry does not follow from the one before."),
    "MISSING_ENTRY": QT_TRANSLATE_NOOP("Verdicts", "An entry is missing."),
    "REORDERED": QT_TRANSLATE_NOOP("Verdicts", "Entries stand in another order than played."),
    "TRUNCATED": QT_TRANSLATE_NOOP(
        "Verdicts", "The log was cut short: signatures exist for entries after its end."
    ),
    "UNCERTIFIED": QT_TRANSLATE_NOOP(
        "Verdicts", "An entry was used although not every player has signed it."
    ),
    "WRONG_ACTOR": QT_TRANSLATE_NOOP("Verdicts", "A player acted out of turn."),
    "ILLEGAL_ACTION": QT_TRANSLATE_NOOP("Verdicts", "A player signed an action against the rules."),
    "STATE_MISMATCH": QT_TRANSLATE_NOOP(
        "Verdicts", "A player signed another position than the rules give."
    ),
    "ACK_OF_ILLEGAL": QT_TRANSLATE_NOOP(
        "Verdicts", "A player co-signed an action against the rules."
    ),
    "BAD_REVEAL": QT_TRANSLATE_NOOP(
        "Verdicts", "A player revealed something else than what was committed to."
    ),
    "EARLY_REVEAL": QT_TRANSLATE_NOOP(
        "Verdicts", "A player revealed before the action was signed by all."
    ),
    "DRAW_MISMATCH": QT_TRANSLATE_NOOP(
        "Verdicts", "A draw is not the one that the revealed seeds give."
    ),
    "EQUIVOCATION": QT_TRANSLATE_NOOP(
        "Verdicts", "A player signed two different things where only one is allowed."
    ),
    "BAD_EPOCH": QT_TRANSLATE_NOOP(
        "Verdicts",
        "A player signed what the rules forbid when the players at the table changed.",
    ),
    "BAD_PARENT": QT_TRANSLATE_NOOP(
        "Verdicts",
        "A player began a new game from something else than the earlier game had come to.",
    ),
    "UNFAIR_DROP_SUSPECT": QT_TRANSLATE_NOOP(
        "Verdicts",
        "A player was dropped, but the log speaks against the reason that was given.",
    ),
    "FORK": QT_TRANSLATE_NOOP("Verdicts", "The logs hold two different, fully signed histories."),
    "DISPUTED_END": QT_TRANSLATE_NOOP(
        "Verdicts",
        "More than one player claims that the others gave up. Nobody can tell who was there.",
    ),
    "UNPROVEN": QT_TRANSLATE_NOOP("Verdicts", "This evidence does not prove what it says."),
}


MORE_EXACTLY = {
    "BAD_FORMAT no_log": QT_TRANSLATE_NOOP("Verdicts", "This is not a game log."),
    "BAD_FORMAT no_genesis": QT_TRANSLATE_NOOP(
        "Verdicts", "The log does not hold the agreement that begins a game."
    ),
    "BAD_FORMAT size": QT_TRANSLATE_NOOP(
        "Verdicts", "The file is larger than the log of any game."
    ),
    "BAD_FORMAT no_case": QT_TRANSLATE_NOOP("Verdicts", "The evidence file holds no case."),
    "OK_WITH_DROPS new_game": QT_TRANSLATE_NOOP(
        "Verdicts",
        "Valid, but the seats {seats} were not there when the new game began: the rules play for"
        " them until they come back. That they were gone is what those who went on say.",
    ),
    "UNSUPPORTED_VERSION format": QT_TRANSLATE_NOOP(
        "Verdicts",
        "The log was written by a newer version in a format this one does not know. Verify it with"
        " that version.",
    ),
    "UNSUPPORTED_VERSION engine": QT_TRANSLATE_NOOP(
        "Verdicts",
        "The game was played by the rules of another version. Signatures and draws hold as far as"
        " nothing else is said; to check the actions, use the version that wrote the log.",
    ),
    "UNSUPPORTED_VERSION game": QT_TRANSLATE_NOOP(
        "Verdicts", "This version does not know the game that was played: {game}."
    ),
    "WRONG_GAME other_log": QT_TRANSLATE_NOOP(
        "Verdicts", "This log is of another game than the first one."
    ),
}
"""By verdict and reason, where more can be said."""

_SEAT_PARAMS = ("missing", "seats", "voters", "of", "claimed", "first", "second")


def class_text(kind: str) -> str:
    """Return the word for a `net.core.verify.Weight`: "proof", "claim", "damage" or "none"."""
    return sentence("Verdicts", CLASSES, kind, ()) or printable(kind)


def verdict_text(
    name: str,
    params: Params = (),
    *,
    seat: int | None = None,
    nick: str = "",
    height: int | None = None,
    offset: int | None = None,
) -> str:
    """Return one line for a verdict: what it means, whose deed it is, and where it stands.

    name: as in the protocol, such as "BAD_REVEAL". params: the details the verifier gives.
    seat: of the offender from 0, shown from 1; None where nobody is to blame. nick: the
    offender's. height: of the entry from 0. offset: of the record in the file, in bytes.
    """
    meaning = verdict_meaning(name, params)
    extra = verdict_details(name, params, seat=seat, nick=nick, height=height, offset=offset)
    return f"{name}: {meaning}" + (f" ({extra})" if extra else "")


def verdict_meaning(name: str, params: Params = ()) -> str:
    """Return what a verdict means as one or two sentences; arguments as for `verdict_text`."""
    meaning = _exact(name, params) or sentence("Verdicts", VERDICTS, name, params)
    if meaning is None:
        return QCoreApplication.translate("Verdicts", "A verdict this version has no words for.")
    return meaning


def verdict_details(
    name: str,
    params: Params = (),
    *,
    seat: int | None = None,
    nick: str = "",
    height: int | None = None,
    offset: int | None = None,
) -> str:
    """Return whose deed it is, where it stands and what else is known, "" if nothing is.

    Arguments as for `verdict_text`.
    """
    where = _where(seat, nick, height, offset)
    if params and not _exact(name, params):
        where.append(details(_from_one(params)))
    return "; ".join(where)


def _exact(name: str, params: Params) -> str | None:
    reason = dict(params).get("reason", next((key for key, _ in params), ""))
    return sentence("Verdicts", MORE_EXACTLY, f"{name} {reason}", _from_one(params))


def _where(seat: int | None, nick: str, height: int | None, offset: int | None) -> list[str]:
    parts = []
    if seat is not None:
        text = QCoreApplication.translate("Verdicts", "seat {seat}, {nick}")
        parts.append(text.format(seat=seat + 1, nick=printable(nick) or "?"))
    if height is not None:
        parts.append(QCoreApplication.translate("Verdicts", "entry {height}").format(height=height))
    if offset is not None:
        parts.append(QCoreApplication.translate("Verdicts", "byte {offset}").format(offset=offset))
    return parts


def _from_one(params: Params) -> Params:
    """Return `params` with seats counted as people do."""
    return tuple(
        (name, ", ".join(str(int(seat) + 1) for seat in str(value).split(",")))
        if name in _SEAT_PARAMS
        else (name, value)
        for name, value in params
    )
