"""Unfinished games in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from net.shell.events import FoundTable
from net.shell.notice import game_id
from net.shell.unfinished import UnfinishedGame
from tikal_qt.words.names import listed, told_apart
from tikal_qt.words.sentences import printable
from tikal_qt.words.tables import variant_name

translate = QCoreApplication.translate


def others_words(game: UnfinishedGame) -> str:
    """Return with whom `game` is played."""
    names = told_apart([printable(nick) for nick in game.roster.nicks])
    if not game.others:
        return translate("Resume", "at this computer alone")
    return translate("Resume", "with {names}").format(
        names=listed([names[seat] for seat in game.others])
    )


def game_words(game: UnfinishedGame) -> str:
    """Return what is played, and whether it goes on with an earlier game."""
    return f"{game.roster.settings.game.capitalize()} · {version_words(game)}"


def version_words(game: UnfinishedGame) -> str:
    """Return in which version `game` is played, and whether it goes on with an earlier game."""
    words = variant_name(game.roster.settings.variant)
    if game.roster.parent is None:
        return words
    return translate("Resume", "{game}, in place of an earlier one").format(game=words)


def played_words(game: UnfinishedGame) -> str:
    """Return when `game` was last played, as the person's locale writes it."""
    moment = QDateTime.fromSecsSinceEpoch(int(game.played_s))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def waiting_words(game: UnfinishedGame, tables: Sequence[FoundTable]) -> str:
    """Return whether somebody is at the table of `game` already."""
    names = [printable(table.name) for table in tables if table.game_id == game_id(game.gid)]
    if not names:
        return ""
    return translate("Resume", "{names} is there").format(names=names[0])
