"""Opened logs: the verdict in words, its evidence, and the way to the replay."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from net.core.keys import fingerprint
from net.core.messages import Build
from net.core.verify import Recording, verify
from tests.gui.verify import tikal_logs
from tests.gui.verify.tikal_logs import BUILD, GAMES
from tikal_qt.verify.page import VerifyPage

LEFT = Qt.MouseButton.LeftButton
OTHER = Build("2.0", b"E" * 32, b"R" * 32, b"s" * 32)


class Opened:
    """A page on files with these contents, checked."""

    def __init__(self, qtbot: QtBot, folder: Path, *logs: bytes, build: Build = BUILD) -> None:
        paths = [folder / f"log-{n}.glog" for n in range(len(logs))]
        for path, data in zip(paths, logs, strict=True):
            path.write_bytes(data)
        self.page = VerifyPage(paths, GAMES, build)
        qtbot.addWidget(self.page, before_close_func=lambda page: page.stop())
        self.page.resize(1366, 740)
        self.page.show()
        qtbot.waitUntil(lambda: self.page.evidence is not None, timeout=30_000)

    @property
    def verdict(self) -> str:
        return self.page.verdict.text()

    @property
    def mood(self) -> object:
        return self.page.card.property("mood")

    @property
    def found(self) -> list[str]:
        assert self.page.evidence is not None
        return self.page.evidence.texts

    @property
    def codes(self) -> list[str]:
        """The first lines of the tooltips of the findings."""
        assert self.page.evidence is not None
        shown = self.page.evidence.findChildren(QLabel)
        tips = (label.toolTip() for label in shown)
        return list(dict.fromkeys(tip.splitlines()[0] for tip in tips if tip))

    def labels(self) -> list[str]:
        return [label.text() for label in self.page.findChildren(QLabel)]


def test_a_clean_log(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.played())

    assert opened.verdict == "✓ Verified: the game was played by the rules to its end."
    assert opened.mood == "notice"
    assert opened.page.hint.text().startswith("Compare the digest with the other players")
    assert opened.found == ["The game is valid and its end is signed by every player."]
    assert opened.codes == ["Verdict: OK_COMPLETE"]
    assert not any("OK_COMPLETE" in text for text in opened.labels())
    assert "In order" in opened.labels()
    assert "Basic version · Anna: 0, Bert: 0" in opened.labels()
    assert "Won by Anna, Bert" in opened.labels()
    assert not opened.page.progress.isVisible()
    assert not opened.page.cancel.isVisible()


def test_the_digest_is_shown_in_words_and_copied(qtbot: QtBot, tmp_path: Path) -> None:
    digest = verify([tikal_logs.played()], GAMES, BUILD).digest
    opened = Opened(qtbot, tmp_path, tikal_logs.played(0), tikal_logs.played(1))

    words = " ".join(fingerprint(digest))
    assert f"Digest: {words} ({digest.hex()})" in opened.labels()
    QTest.mouseClick(opened.page.copy, LEFT)
    assert QGuiApplication.clipboard().text() == digest.hex()


def test_an_unfinished_game(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.stopped())

    assert opened.verdict == ("Valid as far as it goes, but the end of the game is not in the log.")
    assert opened.mood == "warning"
    assert opened.page.replay.isVisible()


def test_a_proven_cheat_is_named_with_its_evidence(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.cheated())

    assert opened.verdict == "It is proven: Anna broke the rules."
    assert opened.mood == "error"
    assert "Proof: signatures that anybody can check" in opened.labels()
    (found,) = opened.found
    meaning, details = found.splitlines()
    assert meaning == "A player signed an action against the rules. First place the tile."
    assert re.fullmatch(r"seat 1, Anna; entry 1; byte \d+", details)
    (shown,) = [each for each in opened.page.findChildren(QLabel) if each.text() == details]
    assert shown.toolTip().splitlines() == [
        "Verdict: ILLEGAL_ACTION",
        "rule: illegal, index: 0, action: end, reason: place_tile_first",
    ]


def test_a_changed_file_convicts_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.signed_falsely())

    assert opened.verdict == "The log is damaged or was changed; no player is convicted."
    assert opened.mood == "warning"
    assert opened.codes[0] == "Verdict: BAD_SIGNATURE"
    assert not any("BAD_SIGNATURE" in text for text in opened.labels())
    assert not any("Anna" in text or "Bert" in text for text in opened.found)
    assert "Damage: whoever had the file may have done this; it blames no player" in opened.labels()


def test_a_torn_file_says_who_may_have_the_rest(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.cut())

    assert opened.verdict == "The log is damaged or was changed; no player is convicted."
    assert opened.page.hint.text() == ("Another player's log of the same game may hold the rest.")
    assert opened.page.replay.isVisible()


def test_rules_of_another_version(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.played(), build=OTHER)

    assert opened.verdict == "This version cannot check the rules of this game."
    assert not opened.page.replay.isVisible()


@pytest.mark.parametrize(
    ("data", "verdict"),
    [
        (bytes(range(256)) * 16, "This file is not the log of a game."),
        (b"", "This file is not the log of a game."),
        (tikal_logs.played()[:40], "The file is damaged: no game can be read from it."),
        (tikal_logs.newer(), "The log was written by a newer version of the program."),
    ],
    ids=["noise", "empty", "beginning", "newer"],
)
def test_what_is_no_log_is_said_in_one_sentence(
    qtbot: QtBot, tmp_path: Path, data: bytes, verdict: str
) -> None:
    opened = Opened(qtbot, tmp_path, data)

    assert opened.verdict == verdict
    assert opened.mood == "error"
    assert not opened.page.replay.isVisible()
    assert "No game can be read from this file." in opened.labels()


def test_a_file_that_is_gone(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "gone.glog"
    page = VerifyPage([path], GAMES, BUILD)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: page.verdict.text() != "Checking …", timeout=30_000)

    assert page.verdict.text() == f"{path} cannot be read: No such file or directory."
    assert page.card.property("mood") == "error"
    assert not page.progress.isVisible()


def test_several_logs_of_one_game_are_compared(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.played(0), tikal_logs.stopped())

    assert "The logs have no digest in common." in opened.labels()
    assert any(text.startswith("log-1.glog: The log was cut short") for text in opened.found)
    assert "Verdict: TRUNCATED" in opened.codes


def test_one_that_is_no_log_among_several(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.played(), b"noise")

    assert opened.verdict == "Not every file is the log of a game that can be checked."
    assert opened.page.replay.isVisible()


def test_to_the_replay_with_the_digest(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.played())
    digest = verify([tikal_logs.played()], GAMES, BUILD).digest
    with qtbot.waitSignal(opened.page.replay_asked) as asked:
        QTest.mouseClick(opened.page.replay, LEFT)

    recording, shown, height = asked.args
    assert isinstance(recording, Recording)
    assert recording.nicks == ("Anna", "Bert")
    assert (shown, height) == (digest.hex(), -1)


def test_from_a_finding_to_its_place(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path, tikal_logs.cheated())
    (show,) = [b for b in opened.page.findChildren(QPushButton) if b.text() == "Show"]
    with qtbot.waitSignal(opened.page.replay_asked) as asked:
        QTest.mouseClick(show, LEFT)

    assert asked.args[2] == 1


def test_the_way_back_stays_in_place_where_nothing_can_be_watched(
    qtbot: QtBot, tmp_path: Path
) -> None:
    watched = Opened(qtbot, tmp_path, tikal_logs.played())
    other = Opened(qtbot, tmp_path, b"not a log at all")

    assert watched.page.replay.isVisible()
    assert not other.page.replay.isVisible()
    assert watched.page.back.geometry() == other.page.back.geometry()
    assert watched.page.other.geometry() == other.page.other.geometry()


def test_leaving_and_opening_another(qtbot: QtBot, tmp_path: Path) -> None:
    page = Opened(qtbot, tmp_path, tikal_logs.stopped()).page
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(page.back, LEFT)
    with qtbot.waitSignal(page.open_asked):
        QTest.mouseClick(page.other, LEFT)
