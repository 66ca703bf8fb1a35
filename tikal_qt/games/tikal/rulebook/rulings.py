"""What is played where the published rules are silent or disagree."""

from PySide6.QtCore import QCoreApplication

from tikal_qt.help.rules.blocks import Chapter, Ruling, Text

translate = QCoreApplication.translate


def rulings() -> Chapter:
    """Return the chapter of the rulings."""
    told = translate(
        "Rules",
        "Where the published rules are silent or disagree, this is what is played here. Scoring"
        " turns are called turns here as well.",
    )
    return Chapter(translate("Rules", "⚖ Rulings"), (Text(told), *_of_the_game(), *_of_auctions()))


def _of_the_game() -> tuple[Ruling, ...]:
    return (
        Ruling(
            translate("Rules", "Who begins?"),
            translate("Rules", "The table chooses: drawn jointly, or a named seat."),
            translate("Rules", "The rules ask for the oldest player; a program cannot know ages."),
        ),
        Ruling(
            translate("Rules", "A tile fits nowhere, whichever way it is turned."),
            translate(
                "Rules",
                "It is laid aside, with the treasures it would have brought, and the turn goes on"
                " with its ten AP. Its drawer counts as the one who placed it.",
            ),
            translate(
                "Rules",
                "Volcanoes can wall off the last spaces. A volcano itself always fits.",
            ),
        ),
        Ruling(
            translate("Rules", "May an exchange change nothing?"),
            translate("Rules", "No: the two kinds differ."),
            translate("Rules", "It would only burn AP."),
        ),
        Ruling(
            translate("Rules", "Who scores a guarded temple?"),
            translate("Rules", "Its guard's owner alone, whoever is stronger there later."),
            translate(
                "Rules",
                "One source says so; the other, read alone, would let a majority score as well.",
            ),
        ),
        Ruling(
            translate("Rules", "Which way does a scoring round go?"),
            translate("Rules", "Clockwise, as every turn."),
            translate("Rules", "The sources disagree."),
        ),
        Ruling(
            translate("Rules", "Who begins the last scoring round?"),
            translate(
                "Rules",
                "Basic version: the player after the one who placed the last tile. Auction version:"
                " the player with fewest points; tied players go clockwise from the one who placed"
                " the last tile.",
            ),
        ),
        Ruling(
            translate("Rules", "Equal points at the end?"),
            translate("Rules", "The win is shared."),
            translate("Rules", "No source has a tie-break."),
        ),
        Ruling(
            translate("Rules", "What “twice a turn” means in a scoring round"),
            translate(
                "Rules",
                "It counts for each scoring turn and for the usual turn after it separately.",
            ),
            translate("Rules", "They are two turns."),
        ),
        Ruling(
            translate("Rules", "Which figure becomes the guard?"),
            translate("Rules", "A worker if one is there, else the leader."),
            translate("Rules", "It changes nothing in play."),
        ),
        Ruling(
            translate("Rules", "Who may use the secret paths of a camp?"),
            translate(
                "Rules",
                "Any figure of its owner in that hexagon or in the base camp, however it came"
                " there.",
            ),
        ),
    )


def _of_auctions() -> tuple[Ruling, ...]:
    return (
        Ruling(
            translate("Rules", "What may be bid?"),
            translate(
                "Rules",
                "Whole points, at least 1, more than the standing bid and never more than one has.",
            ),
        ),
        Ruling(
            translate("Rules", "What if a player cannot outbid?"),
            translate(
                "Rules",
                "Such a player is asked all the same and passes, and so may be the first who"
                " passed.",
            ),
        ),
        Ruling(
            translate("Rules", "The last player left while nobody has bid"),
            translate(
                "Rules",
                "Is asked too: a bid wins at once, a pass gives the turn to the first who passed.",
            ),
        ),
        Ruling(
            translate("Rules", "May a tile that fits nowhere be chosen?"),
            translate("Rules", "Yes; it is then laid aside."),
        ),
    )
