"""The games to go on with, as the start page shows them."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from net.core.genesis import Roster
from net.core.messages import Parent, Settings
from net.shell.events import FoundTable, LocalSeat
from net.shell.unfinished import Share, UnfinishedGame
from tests.net.core.honest_table import Table
from tests.present import present
from tikal_qt.resume.card import ResumeCard


@pytest.fixture
def game(tmp_path: Path) -> UnfinishedGame:
    """Anna plays here, Bert and Cleo elsewhere."""
    settings = Settings("tikal", "auction", 3, 0, 0, 90, "skip")
    roster: Roster = replace(Table(3).roster, settings=settings)
    share = Share(0, "main", LocalSeat("Anna"), 0, tmp_path / "log", 1_700_000_000.0)
    return UnfinishedGame(roster, b"l" * 16, "1.0", (share,), {})


@pytest.fixture
def card(qtbot: QtBot) -> ResumeCard:
    made = ResumeCard()
    qtbot.addWidget(made)
    return made


def rows(card: ResumeCard) -> list[list[str]]:
    tree = card.list
    return [
        [present(tree.topLevelItem(row)).text(column) for column in (0, 1, 3)]
        for row in range(tree.topLevelItemCount())
    ]


def test_there_is_no_card_without_a_game(card: ResumeCard, game: UnfinishedGame) -> None:
    card.show_games(())
    hidden = card.isHidden()
    card.show_games((game,))

    assert (hidden, card.isHidden()) == (True, False)


def test_a_game_tells_with_whom_it_is_played(card: ResumeCard, game: UnfinishedGame) -> None:
    card.show_games((game,))

    assert rows(card) == [["Auction version", "with Bert and Cleo", ""]]


def test_a_game_that_goes_on_with_an_earlier_one_says_so(
    card: ResumeCard, game: UnfinishedGame
) -> None:
    parent = Parent(b"g" * 32, 4, b"h" * 32, b"s" * 32, b"2,3,0/2/4/0/", (0, 1), (), ())
    card.show_games((replace(game, roster=replace(game.roster, parent=parent)),))

    assert rows(card)[0][0] == "Auction version, in place of an earlier one"


def test_what_is_played_is_not_cut(card: ResumeCard, game: UnfinishedGame) -> None:
    card.show_games((game,))
    card.resize(900, 300)
    card.show()
    text = present(card.list.topLevelItem(0)).text(0)

    assert card.list.columnWidth(0) > card.list.fontMetrics().horizontalAdvance(text)


def test_a_game_of_this_computer_alone_says_so(card: ResumeCard, game: UnfinishedGame) -> None:
    alone = replace(game, shares=tuple(replace(game.shares[0], seat=seat) for seat in range(3)))
    card.show_games((alone,))

    assert rows(card)[0][1] == "at this computer alone"


def test_who_is_back_already_is_named(card: ResumeCard, game: UnfinishedGame) -> None:
    back = FoundTable(
        "Bert",
        b"b" * 32,
        ("10.0.0.2:5",),
        "tikal",
        3,
        3,
        "playing",
        "1.0",
        True,
        game.gid.hex()[:16],
    )
    card.show_games((game,))
    card.show_tables((back, replace(back, name="Eve", game_id="0" * 16)))

    assert rows(card)[0][2] == "Bert is there"


def test_the_selected_game_is_resumed_or_given_up(
    card: ResumeCard, game: UnfinishedGame, qtbot: QtBot
) -> None:
    other = replace(game, roster=replace(game.roster, gid=b"o" * 32, nicks=("Anna", "Dora", "Eve")))
    card.show_games((other, game))
    card.show()
    asked = []
    card.resume_asked.connect(lambda one: asked.append(("resume", one.gid)))
    card.forget_asked.connect(lambda one: asked.append(("forget", one.gid)))
    card.list.setCurrentItem(present(card.list.topLevelItem(1)))
    qtbot.mouseClick(card.resume, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(card.forget, Qt.MouseButton.LeftButton)

    assert asked == [("resume", game.gid), ("forget", game.gid)]


def test_the_selected_game_stays_selected_when_the_list_changes(
    card: ResumeCard, game: UnfinishedGame
) -> None:
    other = replace(game, roster=replace(game.roster, gid=b"o" * 32))
    card.show_games((other, game))
    card.list.setCurrentItem(present(card.list.topLevelItem(1)))
    card.show_tables(())
    kept = card._selected()
    card.show_games((other,))
    left = card._selected()

    assert kept is not None
    assert kept.gid == game.gid
    assert left is not None
    assert left.gid == b"o" * 32
