"""What the others did since the person's last turn."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QWidget

from tikal_qt.games.tikal.changes import TempleChange
from tikal_qt.games.tikal.recap import Recap, TurnRecap
from tikal_qt.games.tikal.recap_words import (
    cause_words,
    deed_words,
    strength_words,
    temple_words,
    treasures_words,
    worth_words,
)
from tikal_qt.panels.headings import heading_html
from tikal_qt.panels.names import seat_html

translate = QCoreApplication.translate


class RecapPanel(QTextBrowser):
    """Says player by player what was done, what it changed, and what each would score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setAccessibleName(translate("Recap", "Since your last turn"))
        self._shown = ""

    def show_recap(self, recap: Recap, names: Sequence[str]) -> None:
        """Show `recap`; names: of the players by seat."""
        html = [heading_html(translate("Recap", "Since your last turn"))]
        html += [_turn(turn, names) for turn in recap.turns]
        if not recap.turns:
            html.append(_line(translate("Recap", "Nobody has had a turn.")))
        html.append(heading_html(translate("Recap", "If all scored now")))
        for seat, (then, now) in enumerate(zip(recap.then, recap.now, strict=True)):
            words = escape(worth_words(then, now))
            html.append(_block(f"{seat_html(seat, names[seat])} {words}"))
        text = "".join(html)
        if text != self._shown:
            self._shown = text
            self.setHtml(text)


def _turn(turn: TurnRecap, names: Sequence[str]) -> str:
    head = seat_html(turn.seat, names[turn.seat])
    if turn.scored is not None:
        told = translate("Recap", "scored {points}").format(points=turn.scored)
        head += f" <b>{escape(told)}</b>"
    done = "; ".join(deed_words(deed, names) for deed in turn.deeds)
    rows = [_block(head, above=8), _line(done or translate("Recap", "did nothing"))]
    if turn.cause:
        rows.append(_line(cause_words(turn.cause)))
    rows += [_change(_temple(change, names)) for change in turn.temples]
    rows += [_change(escape(treasures_words(*change, names))) for change in turn.treasures]
    return "".join(rows)


def _temple(change: TempleChange, names: Sequence[str]) -> str:
    what, strengths = escape(temple_words(change, names)), strength_words(change, names)
    if change.then.holder != change.now.holder:
        what = f"<b>{what}</b>"
    whole = escape(strengths).replace(" ", "&nbsp;").replace(",&nbsp;", ", ")
    return what + (f" <i>·&nbsp;{whole}</i>" if strengths else "")


def _line(text: str) -> str:
    return _block(escape(text), indent=16)


def _change(html: str) -> str:
    return _block(f"→ {html}", indent=32, hanging=16)


def _block(html: str, *, above: int = 2, indent: int = 0, hanging: int = 0) -> str:
    margins = f"margin-top:{above}px;margin-bottom:0;margin-left:{indent}px"
    style = f"{margins};text-indent:{-hanging}px"
    return f'<p style="{style}">{html}</p>'
