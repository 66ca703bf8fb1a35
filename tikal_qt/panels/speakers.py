"""Who has said a line of chat, so that nobody who looks on is taken for somebody else."""

from collections.abc import Sequence
from html import escape
from unicodedata import normalize

from PySide6.QtCore import QCoreApplication

from net.core.keys import fingerprint
from net.core.view import ChatLine
from tikal_qt.panels.names import seat_html
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


class Speakers:
    """Writes who has said the lines of `chat`. players: their names by seat, told apart."""

    def __init__(self, chat: Sequence[ChatLine], players: Sequence[str]) -> None:
        self._players = players
        self._keys: dict[str, set[bytes]] = {}
        for name in (*players, *_untold(players)):
            self._keys.setdefault(_sound(name), set()).add(b"")
        for line in chat:
            if line.key:
                self._keys.setdefault(_sound(line.nick), set()).add(line.key)

    def html(self, line: ChatLine) -> str:
        """Return who has said `line`, as HTML."""
        if not line.key:
            return seat_html(line.seat, self._players[line.seat])
        return f"<i>{_as_onlooker(f'<b>{escape(self._name(line))}</b>')}</i>"

    def words(self, line: ChatLine) -> str:
        """Return who has said `line`, to be read out."""
        return self._players[line.seat] if not line.key else _as_onlooker(self._name(line))

    def _name(self, line: ChatLine) -> str:
        """Return the name of who looks on; if it is like another's, with the words of his key."""
        name = printable(line.nick)
        if len(self._keys[_sound(line.nick)]) == 1:
            return name
        return f"{name} ({' '.join(fingerprint(line.key))})"


def _as_onlooker(name: str) -> str:
    return translate("Chat", "Onlooker {name}").format(name=name)


def _untold(players: Sequence[str]) -> list[str]:
    """Return the names without what tells namesakes apart."""
    return [name.removesuffix(f" ({seat})") for seat, name in enumerate(players, 1)]


def _sound(name: str) -> str:
    """Return what is alike in names that people take for the same."""
    return "".join(char for char in normalize("NFKC", name).casefold() if char.isalnum())
