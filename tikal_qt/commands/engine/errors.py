"""What a session refuses by itself; the rules have reasons of their own."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tikal_qt.words.sentences import sentence

Params = tuple[tuple[str, int | str], ...]

SENTENCES: Final = {
    "line_too_long": QT_TRANSLATE_NOOP(
        "EngineLines", "The line is longer than {most} bytes. It was skipped."
    ),
    "not_utf8": QT_TRANSLATE_NOOP("EngineLines", "The line is not UTF-8 from byte {byte} on."),
    "not_json": QT_TRANSLATE_NOOP("EngineLines", "The line is not JSON. Write one object a line."),
    "not_an_object": QT_TRANSLATE_NOOP(
        "EngineLines", 'The line is JSON, but not an object such as {{"cmd": "awaiting"}}.'
    ),
    "repeated_field": QT_TRANSLATE_NOOP("EngineLines", "A field stands twice in an object."),
    "bad_id": QT_TRANSLATE_NOOP(
        "EngineLines", "“id” must be a whole number or a text of at most {most} characters."
    ),
    "missing_field": QT_TRANSLATE_NOOP("EngineLines", "The field “{field}” is missing."),
    "unknown_field": QT_TRANSLATE_NOOP("EngineLines", "“{cmd}” takes no field “{field}”."),
    "wrong_type": QT_TRANSLATE_NOOP("EngineLines", "The field “{field}” must be: {expected}."),
    "unknown_command": QT_TRANSLATE_NOOP(
        "EngineLines", "There is no command “{cmd}”. There are: {commands}."
    ),
    "unknown_game": QT_TRANSLATE_NOOP(
        "EngineLines", "There is no game “{game}”. There are: {games}."
    ),
    "no_game": QT_TRANSLATE_NOOP("EngineLines", "No game is open. Begin with “new” or “load”."),
    "nothing_to_undo": QT_TRANSLATE_NOOP(
        "EngineLines", "This is the position the game was begun or loaded with."
    ),
    "outcome_or_seed": QT_TRANSLATE_NOOP(
        "EngineLines", "A draw takes either an “outcome” or a “seed”."
    ),
}


class RequestError(Exception):
    """A request cannot be carried out.

    code: of SENTENCES, or a reason of the rules. message: for the person who reads it.
    """

    def __init__(self, code: str, params: Params, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.params = params
        self.message = message


def refuse(code: str, **params: int | str) -> RequestError:
    """Return the refusal with a `code` of SENTENCES and the parameters its sentence names."""
    pairs = tuple(params.items())
    return RequestError(code, pairs, sentence("EngineLines", SENTENCES, code, pairs) or code)
