"""The sentences of a session's own codes: refused intents, closed tables, stopped games.

Codes and parameters: `net.core.session` and `net.core.view.Trouble`.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

REFUSED_INTENTS = {
    "not_now": QT_TRANSLATE_NOOP("Failures", "That is not possible at this stage of the table."),
    "not_host": QT_TRANSLATE_NOOP("Failures", "Only the host of the table can do that."),
    "unknown_game": QT_TRANSLATE_NOOP(
        "Failures", "The table plays a game that this version does not know: {game}."
    ),
    "bad_settings": QT_TRANSLATE_NOOP(
        "Failures", "The table's settings do not fit the game ({reason})."
    ),
    "seats_taken": QT_TRANSLATE_NOOP(
        "Failures",
        "Somebody sits where a table of {players} has no seat. Free that seat first.",
    ),
    "not_seated": QT_TRANSLATE_NOOP("Failures", "That player does not sit at this table."),
    "starting": QT_TRANSLATE_NOOP("Failures", "The game is starting; nothing can be changed now."),
    "already_pending": QT_TRANSLATE_NOOP(
        "Failures", "Your last actions are still on their way to the others. Wait a moment."
    ),
    "game_stopped": QT_TRANSLATE_NOOP(
        "Failures", "The game stands still, so nothing can be played now."
    ),
    "not_your_turn": QT_TRANSLATE_NOOP("Failures", "It is not your turn."),
    "illegal": QT_TRANSLATE_NOOP(
        "Failures", "The action {action} is against the rules here ({reason})."
    ),
    "bad_action": QT_TRANSLATE_NOOP("Failures", "“{action}” is not an action of this game."),
    "barrier_inside": QT_TRANSLATE_NOOP(
        "Failures", "Actions were planned beyond one that cannot be undone. Plan them again."
    ),
    "empty": QT_TRANSLATE_NOOP("Failures", "There is nothing to send."),
    "too_long": QT_TRANSLATE_NOOP("Failures", "That is too long; at most {limit} are allowed."),
    "too_fast": QT_TRANSLATE_NOOP("Failures", "Too many messages at once. Wait a moment."),
    "bad_text": QT_TRANSLATE_NOOP("Failures", "The text holds characters that cannot be sent."),
    "not_missing": QT_TRANSLATE_NOOP(
        "Failures", "That player is here; the others cannot go on without somebody who is."
    ),
    "no_quorum": QT_TRANSLATE_NOOP(
        "Failures",
        "Too few players are left to go on: it takes more than half of them, or half with the"
        " first seat, and two at least. Wait until others are back.",
    ),
    "not_stuck": QT_TRANSLATE_NOOP(
        "Failures", "The game can go on as it is, or nobody else is here for a new one."
    ),
    "no_new_game": QT_TRANSLATE_NOOP(
        "Failures", "The others play no new game that you could go over to."
    ),
    "colour_taken": QT_TRANSLATE_NOOP("Failures", "Another player has that colour already."),
    "others_here": QT_TRANSLATE_NOOP(
        "Failures", "Others are still in the game, so nobody can end it alone."
    ),
}

CLOSED_TABLES = {
    "left": QT_TRANSLATE_NOOP("Failures", "You have left the table."),
    "kicked": QT_TRANSLATE_NOOP("Failures", "The host has freed your seat."),
    "host_left": QT_TRANSLATE_NOOP(
        "Failures", "The host has left and the table is closed. Look for another or open your own."
    ),
    "host_lost": QT_TRANSLATE_NOOP(
        "Failures",
        "The host vanished before the start, so the table is closed. Look for another or open"
        " your own.",
    ),
    "no_answer": QT_TRANSLATE_NOOP(
        "Failures", "The host did not answer whether there is a seat. Try again."
    ),
    "seat_lost": QT_TRANSLATE_NOOP("Failures", "The host no longer lists your seat. Join again."),
    "full": QT_TRANSLATE_NOOP("Failures", "The table is full. Look for another or open your own."),
    "taken": QT_TRANSLATE_NOOP("Failures", "That seat is taken. Ask for another."),
    "started": QT_TRANSLATE_NOOP(
        "Failures", "The game at that table has begun. Look for another or open your own."
    ),
    "duplicate": QT_TRANSLATE_NOOP("Failures", "This identity sits at the table already."),
    "bad_proposal": QT_TRANSLATE_NOOP(
        "Failures",
        "The host wanted to start another game than the one agreed on. The table was left.",
    ),
    "bad_genesis": QT_TRANSLATE_NOOP(
        "Failures", "A player sent a false agreement at the start. The table was left."
    ),
    "duplicate_commit": QT_TRANSLATE_NOOP(
        "Failures", "A player committed to draws twice, or copied another's commitment."
    ),
    "other_game": QT_TRANSLATE_NOOP(
        "Failures", "The players did not agree on one and the same game. The table was left."
    ),
}

STOPPED_GAMES = {
    "equivocation": QT_TRANSLATE_NOOP(
        "Failures", "{name} signed two different things at entry {height}; the log proves it."
    ),
    "illegal_action": QT_TRANSLATE_NOOP(
        "Failures", "{name} signed an action against the rules at entry {height}."
    ),
    "wrong_actor": QT_TRANSLATE_NOOP("Failures", "{name} acted out of turn at entry {height}."),
    "state_mismatch": QT_TRANSLATE_NOOP(
        "Failures", "{name} signed a false position at entry {height}."
    ),
    "broken_chain": QT_TRANSLATE_NOOP(
        "Failures", "{name} signed an action that does not follow from entry {height}."
    ),
    "bad_reveal": QT_TRANSLATE_NOOP(
        "Failures", "{name} did not reveal at entry {height} what was committed to."
    ),
    "desync": QT_TRANSLATE_NOOP(
        "Failures",
        "{name} computes another position than this client at entry {height}. One of the two"
        " installations is damaged or changed.",
    ),
    "entry_mismatch": QT_TRANSLATE_NOOP(
        "Failures", "{name} has signed another entry {height} than the one seen here."
    ),
}

TABLE_FAILURES = REFUSED_INTENTS | CLOSED_TABLES | STOPPED_GAMES
