"""What the steps of a first game say."""

from PySide6.QtCore import QCoreApplication

from engine.tikal.components import BASE_CAMP
from engine.tikal.hexes import NAMES
from engine.tikal.position import Position
from tikal_qt.games.tikal.first_game.lesson import Step
from tikal_qt.games.tikal.modes import Mode, open_modes
from tikal_qt.games.tikal.words import tile_name

translate = QCoreApplication.translate


def step_words(step: Step | None, position: Position) -> str:
    """Return what to do in `step`, and why; None: all is learnt."""
    if step is None:
        return translate(
            "FirstGame",
            "That is all there is to it. Play on; the rules are under F2 and all keys under F1.",
        )
    if step is Step.SCORE:
        return _towards_scoring(position)
    tile = tile_name(position.tile) if position.tile >= 0 else ""
    return _sentences()[step].format(tile=tile, camp=NAMES[BASE_CAMP])


def _sentences() -> dict[Step, str]:
    return {
        Step.TILE: translate(
            "FirstGame",
            "You have drawn a tile: {tile}. Click one of the hexagons with a striped edge to place"
            " it there; R turns it. Pebbles are paths: they should lead to your tile.",
        ),
        Step.FIGURE: translate(
            "FirstGame",
            "Now you have ten action points. Bring a worker in: press W or the button “Worker”,"
            " then click the base camp, {camp}. That costs one.",
        ),
        Step.MORE_FIGURES: translate(
            "FirstGame",
            "Bring two more, and one of them may be your leader (L), who counts as much as three"
            " workers.",
        ),
        Step.MOVE: translate(
            "FirstGame",
            "Let a figure go: press M, click the base camp, {camp}, and then a hexagon with a"
            " number. The number is what the way costs: one point a pebble.",
        ),
        Step.UNDO: translate(
            "FirstGame",
            "Nothing is final yet: your plan stands below the board. Press Undo (Ctrl+Z) to take"
            " back the last step. Then do what you like better.",
        ),
        Step.UNCOVER: translate(
            "FirstGame",
            "You have a figure at a temple: uncover a level there with U. It costs two points and"
            " makes the temple worth one more.",
        ),
        Step.END: translate(
            "FirstGame",
            "Use your points as you like. Then end the turn (Ctrl+Return): what is planned becomes"
            " final, and points left are lost.",
        ),
        Step.WATCH: translate(
            "FirstGame",
            "Your opponent moves; each step is shown on the board. The log tells it in words: click"
            " a line to look back. The tab “Recap” sums it up.",
        ),
        Step.STRENGTH: translate(
            "FirstGame",
            "A temple scores for whoever is strongest there. Send figures to one until “+” and a"
            " number stand beside your name: that is what scoring now would give you.",
        ),
    }


def _towards_scoring(position: Position) -> str:
    """Return how to get ready for the scoring round, by what can be done now."""
    modes = open_modes(position)
    if position.scoring:
        return translate(
            "FirstGame",
            "A scoring round: you have ten points and no tile, and score right after. Make sure"
            " that you are strongest at the best temples.",
        )
    if Mode.DIG in modes:
        return translate(
            "FirstGame",
            "You stand where treasures lie: dig with D. One of a kind scores 1, two 3, three 6."
            " When a volcano is drawn, everybody scores.",
        )
    if Mode.CAMP in modes:
        return translate(
            "FirstGame",
            "When a volcano is drawn, everybody scores. A camp (C) far from the base camp brings"
            " your figures there quickly.",
        )
    return translate(
        "FirstGame",
        "When a volcano is drawn, everybody scores. Until then explore, uncover temples and be"
        " stronger there than your opponent.",
    )
