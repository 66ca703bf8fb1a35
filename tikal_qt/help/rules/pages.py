"""A chapter of the rules as a page of a text browser."""

from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from tikal_qt.board.seats import NUMBERS, wearing
from tikal_qt.help.rules.blocks import Block, Chapter, Picture, Points, Row, Ruling, Table, Text


class PageWriter:
    """Writes chapters into `browser`, with their pictures."""

    def __init__(self, browser: QTextBrowser) -> None:
        self._browser = browser
        self._pictures = 0

    def write(self, chapter: Chapter) -> None:
        """Show `chapter` from its beginning."""
        self._pictures = 0
        self._browser.clear()
        with wearing(NUMBERS):
            html = "".join(self._block(block) for block in chapter.blocks)
        self._browser.setHtml(f"<h2>{escape(chapter.title)}</h2>{html}")

    def _block(self, block: Block) -> str:
        match block:
            case Text(words):
                return f"<p>{escape(words)}</p>"
            case Points(words):
                return f"<ul>{''.join(f'<li>{escape(point)}</li>' for point in words)}</ul>"
            case Picture(draw, words):
                picture = self._picture(draw(), words)
                return f'<p align="center">{picture}<br/><i>{escape(words)}</i></p>'
            case Ruling(question, answer, reason):
                why = f"<br/><i>{escape(reason)}</i>" if reason else ""
                return f"<p>⚖ <b>{escape(question)}</b><br/>{escape(answer)}{why}</p>"
            case Table():
                return self._table(block)

    def _table(self, table: Table) -> str:
        heads = "".join(f'<th align="left">{escape(head)}</th>' for head in table.heads)
        rows = "".join(self._row(row) for row in table.rows)
        style = 'cellpadding="4" style="margin-top:8px"'
        return f"<table {style}><tr><th></th>{heads}</tr>{rows}</table>"

    def _row(self, row: Row) -> str:
        picture, name = self._picture(row.draw(), ""), f"<b>{escape(row.name)}</b>"
        cells = (picture, name, escape(row.cost), escape(row.words))
        filled = "".join(f'<td valign="middle">{cell}</td>' for cell in cells)
        return f"<tr>{filled}</tr>"

    def _picture(self, pixmap: QPixmap, words: str) -> str:
        self._pictures += 1
        name = f"picture:{self._pictures}"
        self._browser.document().addResource(
            QTextDocument.ResourceType.ImageResource, QUrl(name), pixmap
        )
        size = pixmap.deviceIndependentSize()
        return (
            f'<img src="{name}" width="{round(size.width())}" height="{round(size.height())}"'
            f' alt="{escape(words)}"/>'
        )
