"""Headings in what the panels beside the board tell."""

from html import escape


def heading_html(text: str) -> str:
    """Return `text` as the heading of what follows, in rich text."""
    return (
        '<p style="margin-top:10px;margin-bottom:2px">'
        f'<span style="font-size:large;font-weight:600">{escape(text)}</span></p>'
    )
