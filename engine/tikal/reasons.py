"""Every reason Tikal gives for refusing something, with the parameters each carries.

Hexagons stand in parameters by name ("c3"), figures as "leader" or "worker", tiles by name
("B6"), treasure kinds as 1-8; seats count from 0.
"""

from collections.abc import Mapping
from typing import Final

from engine.game import Reason

REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    # The position awaits something else.
    "game_over": (),
    "draw_awaited": (),
    "no_draw_awaited": (),
    "bid_first": (),
    "choose_tile_first": (),
    "place_tile_first": (),
    "use_ap_or_end_turn": (),
    # Placing a tile.
    "already_explored": ("hexagon",),
    "not_beside_explored": ("hexagon",),
    "no_stone_to_explored": ("hexagon",),
    "rotation_repeats": ("rotation", "same_as"),
    # The expedition.
    "too_few_ap": ("needed", "left"),
    "none_in_supply": ("figure",),
    "no_figure_there": ("figure", "hexagon"),
    "not_own_camp": ("hexagon",),
    "same_hexagon": ("hexagon",),
    "unexplored": ("hexagon",),
    "volcano": ("hexagon",),
    "not_neighbours": ("hexagon", "other"),
    "no_path": ("hexagon", "other"),
    "no_temple": ("hexagon",),
    "temple_guarded": ("hexagon",),
    "temple_at_top": ("hexagon",),
    "no_temple_tile": ("level",),
    "no_treasure": ("hexagon",),
    "twice_this_turn": ("hexagon",),
    "too_few_figures": ("needed", "present"),
    "no_camp_ground": ("hexagon",),
    "treasure_left": ("hexagon",),
    "camp_there": ("hexagon",),
    "no_camp_in_supply": (),
    "no_guard_in_supply": (),
    "not_strongest": ("hexagon",),
    # Exchanging treasures.
    "no_such_seat": ("seat",),
    "own_seat": ("seat",),
    "same_kind": ("kind",),
    "treasure_missing": ("seat", "kind"),
    "treasure_safe": ("seat", "kind"),
    # The auction.
    "bid_too_low": ("least",),
    "bid_too_high": ("most",),
    "not_on_display": ("tile",),
    # Set-up and draws.
    "players_out_of_range": ("least", "most"),
    "unknown_variant": ("variant",),
    "unknown_first_player": ("seat",),
    "not_drawable": ("outcome",),
    # Notation.
    "text_too_long": ("most",),
    "unknown_action": ("word",),
    "argument_count": ("action", "needed"),
    "bad_argument": ("argument", "word"),
    "bad_position_field": ("field",),
    "impossible_position": ("fault",),
    "not_canonical": (),
}
"""The names of the parameters of each reason by its code."""


def reason(code: str, *values: int | str) -> Reason:
    """Return the reason `code` with the values of its parameters in order."""
    return Reason(code, tuple(zip(REASONS[code], values, strict=True)))
