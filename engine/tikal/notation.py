"""Actions as text; docs/notation.md describes it.

An action is a verb and its arguments, one space between: "move worker a5 b4". Every argument comes
from a finite list of words, so a text either is the one text of an action or of none.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import product
from typing import Final, NamedTuple

from engine.game import NotationError
from engine.tikal import actions as a
from engine.tikal.auction import MOST_BID
from engine.tikal.components import TILE_OF, TREASURE_KINDS
from engine.tikal.hexes import DIRECTIONS, HEXAGON_OF
from engine.tikal.opening import MAX_PLAYERS
from engine.tikal.reasons import reason

MOST_ACTION_TEXT: Final = 40
"""The most characters of an action's text."""

Words = Mapping[str, int]


def figure_word(figure: a.Figure) -> str:
    """Return "leader" or "worker"."""
    return figure.name.lower()


HEXAGON: Final[Words] = HEXAGON_OF
ROTATION: Final[Words] = {str(rotation): rotation for rotation in range(DIRECTIONS)}
FIGURE: Final[Words] = {figure_word(figure): figure for figure in a.Figure}
SEAT: Final[Words] = {str(seat): seat for seat in range(MAX_PLAYERS)}
KIND: Final[Words] = {str(kind + 1): kind for kind in range(TREASURE_KINDS)}
AMOUNT: Final[Words] = {str(amount): amount for amount in range(1, MOST_BID + 1)}
TILE: Final[Words] = TILE_OF


class _Form(NamedTuple):
    action: type[a.Action]
    arguments: tuple[Words, ...]


_FORMS: Final[Mapping[str, _Form]] = {
    "tile": _Form(a.PlaceTile, (HEXAGON, ROTATION)),
    "place": _Form(a.PlaceFigure, (FIGURE, HEXAGON)),
    "transfer": _Form(a.Transfer, (FIGURE, HEXAGON, HEXAGON)),
    "move": _Form(a.Move, (FIGURE, HEXAGON, HEXAGON)),
    "uncover": _Form(a.Uncover, (HEXAGON,)),
    "dig": _Form(a.Dig, (HEXAGON,)),
    "exchange": _Form(a.Exchange, (KIND, SEAT, KIND)),
    "camp": _Form(a.Camp, (HEXAGON,)),
    "guard": _Form(a.Guard, (HEXAGON,)),
    "end": _Form(a.EndTurn, ()),
    "bid": _Form(a.Bid, (AMOUNT,)),
    "pass": _Form(a.Pass, ()),
    "choose": _Form(a.ChooseTile, (TILE,)),
}
_VERBS: Final = {form.action: verb for verb, form in _FORMS.items()}
_WORD_OF: Final = {
    verb: tuple({value: word for word, value in words.items()} for words in form.arguments)
    for verb, form in _FORMS.items()
}
_NAMES: Final = {
    verb: tuple(field.name for field in fields(form.action)) for verb, form in _FORMS.items()
}


def format_action(action: a.Action) -> str:
    """Return the one text of `action`."""
    verb = _VERBS[type(action)]
    words = (
        word_of[getattr(action, name)]
        for word_of, name in zip(_WORD_OF[verb], _NAMES[verb], strict=True)
    )
    return " ".join((verb, *words))


def parse_action(text: str) -> a.Action:
    """Return the action of `text`. Raises NotationError."""
    if len(text) > MOST_ACTION_TEXT:
        raise NotationError(reason("text_too_long", MOST_ACTION_TEXT))
    verb, *words = text.split(" ")
    form = _FORMS.get(verb)
    if form is None:
        raise NotationError(reason("unknown_action", _shown(verb)))
    if len(words) != len(form.arguments):
        raise NotationError(reason("argument_count", verb, len(form.arguments)))
    values = [known.get(word) for known, word in zip(form.arguments, words, strict=True)]
    if None in values:
        place = values.index(None)
        raise NotationError(reason("bad_argument", _NAMES[verb][place], _shown(words[place])))
    return _made(form, values)


def every_action() -> Iterator[a.Action]:
    """Yield every action the notation can express, each once."""
    for form in _FORMS.values():
        for values in product(*(words.values() for words in form.arguments)):
            yield _made(form, values)


def _made(form: _Form, values: Sequence[int | None]) -> a.Action:
    make: Callable[..., a.Action] = form.action
    return make(*values)


def _shown(word: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in word)
