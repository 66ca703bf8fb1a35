"""The chapters of the rules."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.tikal.actions import Figure
from tikal_qt.games.tikal.action_icons import action_icon
from tikal_qt.games.tikal.mode_words import mode_name, mode_rule
from tikal_qt.games.tikal.modes import COSTS, Mode
from tikal_qt.games.tikal.rulebook import pictures
from tikal_qt.games.tikal.rulebook.rulings import rulings
from tikal_qt.help.rules.blocks import Book, Chapter, Picture, Points, Row, Table, Text
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_ACTIONS = (
    (Mode.PLACE_FIGURE, Figure.LEADER),
    (Mode.PLACE_FIGURE, Figure.WORKER),
    (Mode.MOVE, Figure.WORKER),
    (Mode.TRANSFER, Figure.WORKER),
    (Mode.UNCOVER, Figure.WORKER),
    (Mode.DIG, Figure.WORKER),
    (Mode.EXCHANGE, Figure.WORKER),
    (Mode.CAMP, Figure.WORKER),
    (Mode.GUARD, Figure.WORKER),
)


def book() -> Book:
    """Return the rules, in the language of now."""
    return Book(translate("Rules", "Rules of Tikal"), _chapters())


def _chapters() -> tuple[Chapter, ...]:
    return (_goal(), _turn(), _moving(), _actions(), _temples(), _scoring(), _auction(), rulings())


def _goal() -> Chapter:
    return Chapter(
        translate("Rules", "What it is about"),
        (
            Text(
                translate(
                    "Rules",
                    "Each player leads an expedition through the jungle: a leader and 18 workers"
                    " explore it tile by tile, uncover temples and dig up treasures. Four times in"
                    " the game everybody scores for the temples held and the treasures found."
                    " Whoever has the most points in the end wins.",
                )
            ),
            Picture(
                pictures.kinds,
                translate(
                    "Rules",
                    "A temple with its value, a jungle, a treasure site with its treasures face"
                    " down, and a volcano. The pebbles on the edges are stones: they are the"
                    " paths.",
                ),
            ),
            Points(
                (
                    translate("Rules", "Temples score their value for whoever is strongest there."),
                    translate("Rules", "Camps stand in jungles, or where all is dug up."),
                    translate(
                        "Rules", "Nobody may enter a volcano; drawing one starts a scoring round."
                    ),
                    translate(
                        "Rules",
                        "Everybody comes from the base camp; at first nobody is on the board.",
                    ),
                )
            ),
        ),
    )


def _turn() -> Chapter:
    return Chapter(
        translate("Rules", "A turn"),
        (
            Text(
                translate(
                    "Rules",
                    "You draw the next tile, place it, and then use up to ten action points (AP),"
                    " in any order. What is not used is lost. Then the next player clockwise is to"
                    " move. Tiles come in the order of their letters, A to G.",
                )
            ),
            Picture(
                pictures.placing,
                translate("Rules", "The marked hexagons are where this temple may be placed."),
            ),
            Points(
                (
                    translate("Rules", "A tile lies beside an explored hexagon and may be turned."),
                    translate(
                        "Rules",
                        "At least one stone must lie on an edge it shares with an explored hexagon"
                        " that is no volcano, on either side, so that somebody can get there."
                        " Volcanoes need no stones.",
                    ),
                    translate(
                        "Rules",
                        "A treasure site gets as many face-down treasures as it shows masks.",
                    ),
                )
            ),
        ),
    )


def _moving() -> Chapter:
    return Chapter(
        translate("Rules", "Ways and camps"),
        (
            Text(
                translate(
                    "Rules",
                    "A step from one hexagon to the next costs one AP for each stone on the two"
                    " edges that meet. Without a stone there is no path. A step is paid in one"
                    " turn; several steps are several moves. Any number of figures may share a"
                    " hexagon.",
                )
            ),
            Picture(
                pictures.moving,
                translate(
                    "Rules",
                    "What each way costs a worker in the base camp: one stone leads to the jungle,"
                    " two to each temple beside it.",
                ),
            ),
            Picture(
                pictures.camp,
                translate(
                    "Rules",
                    "A camp: its owner brings figures in here, and sends them between here, the"
                    " base camp and the other camp for one AP each. Others may pass through, but"
                    " know no secret paths.",
                ),
            ),
        ),
    )


def _actions() -> Chapter:
    return Chapter(
        translate("Rules", "What action points do"),
        (
            Table(
                (
                    translate("Rules", "Action"),
                    translate("Rules", "AP"),
                    translate("Rules", "What it does"),
                ),
                tuple(_row(mode, figure) for mode, figure in _ACTIONS),
            ),
            Text(
                translate(
                    "Rules",
                    "In one turn at most two levels of a temple are uncovered, and at most two"
                    " treasures dug up at a site. Pairs and triplets of treasures cannot be"
                    " exchanged.",
                )
            ),
        ),
    )


def _row(mode: Mode, figure: Figure) -> Row:
    size = px(32)
    cost = COSTS.get(mode)
    return Row(
        partial(action_icon(mode, 0, figure, size).pixmap, size),
        mode_name(mode, figure),
        translate("Rules", "stones") if cost is None else str(cost),
        mode_rule(mode, figure),
    )


def _temples() -> Chapter:
    return Chapter(
        translate("Rules", "Temples and treasures"),
        (
            Picture(
                pictures.majority,
                translate(
                    "Rules",
                    "The leader counts 3, a worker 1. Here blue has 3, red 2: blue holds the temple"
                    " and would score 4. If both had 3, nobody would.",
                ),
            ),
            Picture(
                pictures.guarded,
                translate(
                    "Rules",
                    "A guard holds its temple for the rest of the game: only red scores the 6, and"
                    " it is never uncovered further.",
                ),
            ),
            Picture(
                pictures.treasures,
                translate(
                    "Rules",
                    "There are eight kinds of treasure, three of each. One of a kind scores 1"
                    " point, a pair 3, a triplet 6, in every scoring round anew.",
                ),
            ),
        ),
    )


def _scoring() -> Chapter:
    return Chapter(
        translate("Rules", "Scoring rounds and the end"),
        (
            Text(
                translate(
                    "Rules",
                    "Whoever draws a volcano lays it aside, and a scoring round begins at once:"
                    " from that player on, clockwise, each uses ten AP without placing a tile and"
                    " scores right after. Then the volcano is placed and its drawer has a usual"
                    " turn.",
                )
            ),
            Text(
                translate(
                    "Rules",
                    "There are three volcanoes. After the last tile and its turn there is a last"
                    " scoring round, which begins with the next player. Then the game is over.",
                )
            ),
            Text(
                translate(
                    "Rules",
                    "Beside each player stands what scoring now would give, and the tab “Scoring”"
                    " shows it as a sum of each temple and each set of treasures.",
                )
            ),
        ),
    )


def _auction() -> Chapter:
    return Chapter(
        translate("Rules", "The auction version"),
        (
            Text(
                translate(
                    "Rules",
                    "Everybody begins with 20 points. As many tiles as there are players are laid"
                    " out, and turns are auctioned: the winner pays points, takes one of the tiles,"
                    " places it and uses ten AP.",
                )
            ),
            Points(
                (
                    translate(
                        "Rules",
                        "Whoever has not had a turn in this round bids, clockwise: more than the"
                        " standing bid, or a pass, which is final for this auction.",
                    ),
                    translate(
                        "Rules", "If nobody bids, whoever passed first takes the turn for nothing."
                    ),
                    translate(
                        "Rules", "The last player of a round gets the last tile without an auction."
                    ),
                    translate("Rules", "Whoever chooses a volcano starts a scoring round."),
                    translate(
                        "Rules",
                        "In the last scoring round whoever has the fewest points goes first,"
                        " whoever has the most goes last.",
                    ),
                )
            ),
        ),
    )
