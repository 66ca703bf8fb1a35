"""What is told of each player beside the board."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.game import Setup
from engine.tikal.game import Tikal
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import GONE, Phase, Position
from engine.tikal.scoring import score_sheet, sheet
from tikal_qt.games.tikal.chronicle import Scored
from tikal_qt.games.tikal.player_card import PlayerCard, PlayerState
from tikal_qt.games.tikal.player_facts import player_facts
from tikal_qt.games.tikal.players_panel import PlayersPanel
from tikal_qt.games.tikal.scoring_panel import ScoringPanel
from tikal_qt.games.tikal.treasure_row import TreasureRow
from tikal_qt.language.catalogues import speak
from tikal_qt.language.languages import LANGUAGES
from tikal_qt.theme.colours import LIGHT
from tikal_qt.theme.sheet import sheet as style_of_all


@pytest.fixture
def position() -> Position:
    """Ana acts with 7 AP; she has the temple a4, a camp, a guard and treasures."""
    start = Tikal().new(Setup(2, "basic", 0))
    guards = bytearray(40)
    guards[HEXAGON_OF["b5"]] = 1
    return start._replace(
        phase=Phase.ACT,
        seat=0,
        ap=7,
        workers=((HEXAGON_OF["a4"],), ()),
        supply=(15, 18),
        leaders=(GONE, -1),
        camps=((HEXAGON_OF["b4"],), ()),
        guards=bytes(guards),
        scores=(12, 0),
        found=(bytes([0, 3, 0, 1, 0, 0, 0, 0]), bytes(8)),
    )


def test_the_facts_of_a_player(position: Position) -> None:
    ana, bea = player_facts(position, 0), player_facts(position, 1)

    assert (ana.score, ana.ap, ana.workers, ana.leader_waits) == (12, 7, 15, False)
    assert (ana.camps, ana.guards, ana.treasures) == (1, 1, ((1, 3), (3, 1)))
    assert ana.projected.total == 1 + 1 + 6 + 1
    assert (bea.score, bea.ap, bea.workers, bea.leader_waits) == (0, -1, 18, True)
    assert (bea.camps, bea.guards, bea.treasures) == (2, 2, ())


def test_the_card_shows_them(position: Position, qtbot: QtBot) -> None:
    card = PlayerCard(0)
    qtbot.addWidget(card)
    card.show_player(player_facts(position, 0), PlayerState("Ana", "you", True, ""))
    card.show()

    assert (card.name.text(), card.role.text(), card.score.text()) == ("Ana", "you", "12")
    assert (card.camps.text(), card.guards.text(), card.ap.text()) == ("1", "1", "7 AP")
    assert card.workers.toolTip() == "15 workers still to come"
    assert not card.leader.isVisible()
    assert not card.link.isVisible()
    assert card.projected.text() == "+9 now"
    assert card.projected.toolTip().splitlines() == [
        "Scoring now would give 9:",
        "1  temple a4",
        "1  guarded temple b5",
        "6  triplet: painted bowl",
        "1  shell necklace",
    ]


def test_a_player_who_is_not_to_move_has_no_action_points(position: Position, qtbot: QtBot) -> None:
    card = PlayerCard(1)
    qtbot.addWidget(card)
    card.show_player(player_facts(position, 1), PlayerState("Bea", "computer", False, "Away"))
    card.show()

    assert card.ap.text() == ""
    assert card.leader.isVisible()
    assert card.link.isVisible()


def test_the_time_used_stands_beside_the_role(position: Position, qtbot: QtBot) -> None:
    cards = [PlayerCard(seat) for seat in range(2)]
    for card, role in zip(cards, ("you", "on the network"), strict=True):
        qtbot.addWidget(card)
        card.resize(264, 110)
        card.show_player(player_facts(position, 0), PlayerState("Ana", role, False, ""))
        card.show_time("0:07")
        card.show()

    for card in cards:
        told = card.role.fontMetrics().horizontalAdvance(card.role.text())
        assert 8 <= card.time.x() - card.role.x() - told <= 10


@pytest.mark.parametrize("seat", range(4))
def test_no_figure_or_treasure_is_cut_at_the_edge_of_its_picture(
    position: Position, qtbot: QtBot, seat: int
) -> None:
    card = PlayerCard(seat)
    qtbot.addWidget(card)
    facts = replace(player_facts(position, 1), treasures=tuple((kind, 1) for kind in range(8)))
    card.show_player(facts, PlayerState("Bea", "computer", False, ""))

    for shown in (card.leader, card.workers, *card.treasures.icons):
        image = shown.pixmap().toImage()
        across, down = range(image.width()), range(image.height())
        edge = [(x, y) for x in across for y in (0, down[-1])]
        edge += [(x, y) for x in (0, across[-1]) for y in down]
        seen = [image.pixelColor(x, y) for x, y in edge]
        assert not [colour for colour in seen if colour.alpha() > 200 and colour.lightness() < 120]


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_fits_beside_a_scroll_bar_in_the_least_window(
    position: Position, qapp: QApplication, qtbot: QtBot, code: str
) -> None:
    speak(qapp, code)
    card = PlayerCard(0)
    qtbot.addWidget(card)
    card.show_player(player_facts(position, 1), PlayerState("Bea", "", False, "", follows=True))
    speak(qapp, "en")

    assert card.minimumSizeHint().width() <= 243


def test_three_players_and_what_is_left_are_in_sight_in_the_least_window(qtbot: QtBot) -> None:
    panel = PlayersPanel(("Ana", "Bea", "Cleo"))
    qtbot.addWidget(panel)
    panel.setStyleSheet(style_of_all(LIGHT, 9.0))
    panel.show_players(Tikal().new(Setup(3, "basic", 0)), 0, ("you", "computer", "computer"), ())
    panel.show()

    assert panel.minimumSizeHint().height() <= 442


def test_the_treasures_are_named_with_their_points(qtbot: QtBot) -> None:
    row = TreasureRow()
    qtbot.addWidget(row)
    row.show_treasures(((1, 3), (3, 1)))
    row.show()

    assert [icon.isVisible() for icon in row.icons] == [
        False,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
    ]
    assert row.icons[1].toolTip() == "painted bowl: 3 (6 points)"

    row.show_treasures(())
    assert not any(icon.isVisible() for icon in row.icons)


def test_the_scoring_panel_shows_now_and_every_round_newest_first(
    position: Position, qtbot: QtBot
) -> None:
    panel = ScoringPanel()
    qtbot.addWidget(panel)
    scored = [
        Scored(0, False, sheet(position, 0), 9),
        Scored(0, False, sheet(position, 1), 0),
        Scored(1, True, sheet(position, 1), 4),
    ]
    panel.show_scores(score_sheet(position), scored, ("Ana", "Bea"))

    text = [line.strip() for line in panel.toPlainText().splitlines() if line.strip()]
    assert text[:2] == ["If all scored now", "● Ana +9"]
    assert text.index("Last scoring round") < text.index("Volcano 1")
    assert "■ Bea +0 (now 4)" in text
    assert "● Ana +9 (now 9)" in text
    assert text.count("temple a4") == 2
