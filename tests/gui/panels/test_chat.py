"""Talk at the table: who has said what, and who only looks on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from net.core.keys import fingerprint
from net.core.view import ChatLine
from tikal_qt.board.seats import NUMBERS, wear
from tikal_qt.panels.chat import ChatPanel
from tikal_qt.panels.chat_lines import gone_from

NAMES = ("Ana", "Bea")
EVE, IVY = b"e" * 32, b"i" * 32
HELLO = ChatLine(0, "hello")
HEAR = ChatLine(-1, "hear, hear", "Eve", EVE)


@pytest.fixture
def chat(qtbot: QtBot) -> ChatPanel:
    made = ChatPanel()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was announced to screen readers."""
    heard = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append(event.message())
    )
    return heard


def lines(chat: ChatPanel) -> list[str]:
    return chat.lines.toPlainText().splitlines()


def test_who_looks_on_is_told_from_players_by_a_word(chat: ChatPanel) -> None:
    chat.show_lines((HELLO, HEAR), NAMES)

    assert lines(chat) == ["● Ana: hello", "Onlooker Eve: hear, hear"]


@pytest.mark.parametrize(
    "nick", ["Ana", "ana", " A n a.", "\N{FULLWIDTH LATIN CAPITAL LETTER A}na"]
)
def test_a_name_like_a_players_has_the_words_of_its_key(chat: ChatPanel, nick: str) -> None:
    chat.show_lines((ChatLine(-1, "my turn", nick, EVE),), NAMES)

    assert (
        lines(chat)[0].split() == f"Onlooker {nick} ({' '.join(fingerprint(EVE))}): my turn".split()
    )


def test_players_of_one_name_do_not_hide_that_an_onlooker_has_it_too(chat: ChatPanel) -> None:
    chat.show_lines((ChatLine(-1, "my turn", "Ana", EVE),), ("Ana (1)", "Ana (2)"))

    assert lines(chat) == [f"Onlooker Ana ({' '.join(fingerprint(EVE))}): my turn"]


def test_two_onlookers_of_one_name_are_told_apart(chat: ChatPanel) -> None:
    chat.show_lines((HEAR, ChatLine(-1, "so do I", "Eve", IVY)), NAMES)

    assert lines(chat) == [
        f"Onlooker Eve ({' '.join(fingerprint(EVE))}): hear, hear",
        f"Onlooker Eve ({' '.join(fingerprint(IVY))}): so do I",
    ]


def test_a_name_cannot_write_html_or_turn_the_line_around(chat: ChatPanel) -> None:
    chat.show_lines((ChatLine(-1, "<i>hi</i>", "<b>\N{RIGHT-TO-LEFT OVERRIDE}</b>", EVE),), NAMES)

    assert lines(chat) == ["Onlooker <b>\N{REPLACEMENT CHARACTER}</b>: <i>hi</i>"]


def test_what_onlookers_say_can_be_put_aside(chat: ChatPanel, qtbot: QtBot) -> None:
    chat.show_lines((HELLO,), NAMES)
    assert not chat.onlookers.isVisible()
    said = (HELLO, HEAR, ChatLine(1, "hi"), HEAR)
    chat.show_lines(said, NAMES)
    assert chat.onlookers.isVisible()

    with qtbot.waitSignal(chat.choice_changed):
        qtbot.mouseClick(chat.onlookers, Qt.MouseButton.LeftButton)
    chat.show_lines(said, NAMES)
    assert lines(chat) == ["● Ana: hello", "■ Bea: hi"]
    assert chat.wanted(said) == (HELLO, ChatLine(1, "hi"))

    qtbot.mouseClick(chat.onlookers, Qt.MouseButton.LeftButton)
    chat.show_lines(said, NAMES)
    assert lines(chat) == [
        "● Ana: hello",
        "Onlooker Eve: hear, hear",
        "■ Bea: hi",
        "Onlooker Eve: hear, hear",
    ]


def test_lines_that_are_forgotten_go_and_the_others_stay(chat: ChatPanel) -> None:
    said = tuple(ChatLine(place % 2, str(place)) for place in range(6))
    for now in (said[:4], (*said[:1], *said[2:5]), (*said[2:4], said[5])):
        chat.show_lines(now, NAMES)
        assert [line.rpartition(" ")[2] for line in lines(chat)] == [line.text for line in now]


def talk(letters: str) -> list[ChatLine]:
    """Return what one player says, a letter a line."""
    return [ChatLine(0, letter) for letter in letters]


def test_the_places_of_lines_that_are_gone() -> None:
    assert gone_from(talk("abcd"), talk("abcde")) == []
    assert gone_from(talk("abcd"), talk("bde")) == [0, 2]
    assert gone_from(talk("abcd"), talk("ab")) == [2, 3]
    assert gone_from(talk("abcd"), talk("xyz")) == [0, 1, 2, 3]


def test_all_lines_follow_the_colours(chat: ChatPanel) -> None:
    chat.show_lines((HELLO, HEAR), NAMES)
    wear((2, 1, 0, 3))
    chat.show_lines((HELLO, HEAR), NAMES)
    wear(NUMBERS)

    assert lines(chat) == ["▲ Ana: hello", "Onlooker Eve: hear, hear"]


def test_new_lines_are_read_out(chat: ChatPanel, told: list[str]) -> None:
    chat.show_lines((HELLO,), NAMES)
    assert told == []
    chat.show_lines((HELLO, HEAR, ChatLine(1, "hi")), NAMES)
    chat.show_lines((HELLO, HEAR, ChatLine(1, "hi")), NAMES)

    assert told == ["Onlooker Eve: hear, hear. Bea: hi"]


def test_of_many_lines_at_once_the_last_are_read_out(chat: ChatPanel, told: list[str]) -> None:
    chat.show_lines((), NAMES)
    chat.show_lines(tuple(ChatLine(0, str(number)) for number in range(20)), NAMES)

    assert told == [". ".join(f"Ana: {number}" for number in range(12, 20))]


def test_what_is_put_aside_is_not_read_out(chat: ChatPanel, told: list[str]) -> None:
    chat.show_lines((), NAMES)
    chat.onlookers.setChecked(False)
    told.clear()
    chat.show_lines((HEAR,), NAMES)

    assert told == []
