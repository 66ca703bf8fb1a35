"""A sentence for every reason the engine gives for refusing something."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final[dict[str, object]] = {
    "game_over": QT_TRANSLATE_NOOP("Reasons", "The game is over."),
    "draw_awaited": QT_TRANSLATE_NOOP("Reasons", "A draw comes first."),
    "no_draw_awaited": QT_TRANSLATE_NOOP("Reasons", "Nothing is drawn now."),
    "bid_first": QT_TRANSLATE_NOOP("Reasons", "The bidding comes first: bid or pass."),
    "choose_tile_first": QT_TRANSLATE_NOOP("Reasons", "First choose a tile from the display."),
    "place_tile_first": QT_TRANSLATE_NOOP("Reasons", "First place the tile."),
    "use_ap_or_end_turn": QT_TRANSLATE_NOOP(
        "Reasons", "Now action points are used; that is not possible until the turn has ended."
    ),
    "already_explored": QT_TRANSLATE_NOOP("Reasons", "The hexagon {hexagon} is explored already."),
    "not_beside_explored": QT_TRANSLATE_NOOP(
        "Reasons", "The hexagon {hexagon} does not touch any explored hexagon."
    ),
    "no_stone_to_explored": QT_TRANSLATE_NOOP(
        "Reasons",
        "Turned so, no stone joins {hexagon} to an explored hexagon: nobody could get there.",
    ),
    "rotation_repeats": QT_TRANSLATE_NOOP(
        "Reasons", "Rotation {rotation} shows the same stones as rotation {same_as}; use that one."
    ),
    "too_few_ap": QT_TRANSLATE_NOOP("Reasons", "That takes {needed} AP; left: {left}."),
    "none_in_supply": QT_TRANSLATE_NOOP("Reasons", "There is no {figure} left to bring in."),
    "no_figure_there": QT_TRANSLATE_NOOP(
        "Reasons", "No {figure} of the player to move stands in {hexagon}."
    ),
    "not_own_camp": QT_TRANSLATE_NOOP(
        "Reasons",
        "The hexagon {hexagon} is neither the base camp nor a camp of the player to move.",
    ),
    "same_hexagon": QT_TRANSLATE_NOOP("Reasons", "The figure is in {hexagon} already."),
    "unexplored": QT_TRANSLATE_NOOP("Reasons", "The hexagon {hexagon} is not explored yet."),
    "volcano": QT_TRANSLATE_NOOP(
        "Reasons", "The hexagon {hexagon} is a volcano: nobody may go there."
    ),
    "not_neighbours": QT_TRANSLATE_NOOP(
        "Reasons", "The hexagons {hexagon} and {other} are not neighbours."
    ),
    "no_path": QT_TRANSLATE_NOOP(
        "Reasons", "No stones lie between {hexagon} and {other}: there is no path."
    ),
    "no_temple": QT_TRANSLATE_NOOP("Reasons", "There is no temple in {hexagon}."),
    "temple_guarded": QT_TRANSLATE_NOOP("Reasons", "The temple in {hexagon} is guarded."),
    "temple_at_top": QT_TRANSLATE_NOOP(
        "Reasons", "The temple in {hexagon} is uncovered to its highest level."
    ),
    "no_temple_tile": QT_TRANSLATE_NOOP("Reasons", "No temple tile {level} is left."),
    "no_treasure": QT_TRANSLATE_NOOP("Reasons", "There is no treasure to dig for in {hexagon}."),
    "twice_this_turn": QT_TRANSLATE_NOOP(
        "Reasons", "In {hexagon} that has been done twice in this turn, which is the most."
    ),
    "too_few_figures": QT_TRANSLATE_NOOP(
        "Reasons", "Own figures needed in the hexagon: {needed}; there: {present}."
    ),
    "no_camp_ground": QT_TRANSLATE_NOOP(
        "Reasons",
        "A camp needs jungle, or a treasure site without treasures; {hexagon} is neither.",
    ),
    "treasure_left": QT_TRANSLATE_NOOP(
        "Reasons", "There are still treasures in {hexagon}; a camp needs an empty site."
    ),
    "camp_there": QT_TRANSLATE_NOOP("Reasons", "There is a camp in {hexagon} already."),
    "no_camp_in_supply": QT_TRANSLATE_NOOP("Reasons", "Both camps are pitched already."),
    "no_guard_in_supply": QT_TRANSLATE_NOOP("Reasons", "Both guards are set already."),
    "not_strongest": QT_TRANSLATE_NOOP(
        "Reasons",
        "In {hexagon} the player to move is not stronger than every other player"
        " (the leader counts 3, a worker 1).",
    ),
    "no_such_seat": QT_TRANSLATE_NOOP("Reasons", "There is no {seat} in this game."),
    "own_seat": QT_TRANSLATE_NOOP("Reasons", "An exchange needs another player."),
    "same_kind": QT_TRANSLATE_NOOP("Reasons", "Both treasures are of one kind: {kind}."),
    "treasure_missing": QT_TRANSLATE_NOOP("Reasons", "No {kind} lies in front of {seat}."),
    "treasure_safe": QT_TRANSLATE_NOOP(
        "Reasons", "More than one {kind} lies in front of {seat}: pairs and triplets are safe."
    ),
    "bid_too_low": QT_TRANSLATE_NOOP("Reasons", "The bid must be {least} at least."),
    "bid_too_high": QT_TRANSLATE_NOOP(
        "Reasons", "The bid must be {most} at most: nobody bids more points than he has."
    ),
    "not_on_display": QT_TRANSLATE_NOOP("Reasons", "The tile {tile} is not on display."),
    "players_out_of_range": QT_TRANSLATE_NOOP(
        "Reasons", "The game is for {least} to {most} players."
    ),
    "unknown_variant": QT_TRANSLATE_NOOP("Reasons", "There is no version “{variant}”."),
    "unknown_first_player": QT_TRANSLATE_NOOP("Reasons", "There is no {seat} who could begin."),
    "not_drawable": QT_TRANSLATE_NOOP("Reasons", "“{outcome}” cannot be drawn now."),
    "out_of_reach": QT_TRANSLATE_NOOP(
        "Reasons", "The hexagon {hexagon} cannot be reached with the {left} AP left."
    ),
    "unknown_game": QT_TRANSLATE_NOOP("Reasons", "There is no game “{name}”."),
    "text_too_long": QT_TRANSLATE_NOOP(
        "Reasons", "The text is too long: it may have {most} characters at most."
    ),
    "unknown_action": QT_TRANSLATE_NOOP("Reasons", "“{word}” is no action."),
    "argument_count": QT_TRANSLATE_NOOP(
        "Reasons", "“{action}” takes another number of arguments: {needed}."
    ),
    "bad_argument": QT_TRANSLATE_NOOP("Reasons", "“{word}” is not possible as {argument}."),
    "bad_position_field": QT_TRANSLATE_NOOP(
        "Reasons", "The field “{field}” of the position cannot be read."
    ),
    "impossible_position": QT_TRANSLATE_NOOP(
        "Reasons", "The position cannot come about in a game: {fault}."
    ),
    "not_canonical": QT_TRANSLATE_NOOP(
        "Reasons", "The text is not written the one way it must be."
    ),
}
"""The sentence of each code of `engine.tikal.reasons` and of `engine.games`."""

OWN_SENTENCES: Final[dict[str, object]] = {
    "no_figure_there": QT_TRANSLATE_NOOP("Reasons", "No {figure} of yours stands in {hexagon}."),
    "not_own_camp": QT_TRANSLATE_NOOP(
        "Reasons", "The hexagon {hexagon} is neither the base camp nor a camp of yours."
    ),
    "too_few_figures": QT_TRANSLATE_NOOP(
        "Reasons", "Figures of yours needed in the hexagon: {needed}; there: {present}."
    ),
    "not_strongest": QT_TRANSLATE_NOOP(
        "Reasons",
        "In {hexagon} you are not stronger than every other player (the leader counts 3, a worker"
        " 1).",
    ),
    "bid_too_high": QT_TRANSLATE_NOOP(
        "Reasons", "The bid must be {most} at most: you cannot bid more points than you have."
    ),
}
"""The sentences that say "you" to the player to move."""
