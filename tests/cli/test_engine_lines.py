"""`tikal engine`: what a session answers."""

import json
from typing import Any

import pytest

from engine.games import GAMES
from tikal_qt.commands.engine.fields import COMMANDS
from tikal_qt.commands.engine.lines import encode
from tikal_qt.commands.engine.rules import RULES
from tikal_qt.commands.engine.session import Rules, Session, drawn_by_seed

TIKAL = GAMES["tikal"]
A_TILES = ["A1", "A2", "A3", "A4", "A5", "A6"]
TILE_DRAW = {"kind": "draw", "purpose": "tile", "choices": A_TILES, "beneficiary": 0}
NEW: dict[str, Any] = {
    "cmd": "new",
    "game": "tikal",
    "players": 2,
    "variant": "basic",
    "first_player": 0,
}


@pytest.fixture
def session() -> Session:
    """A session whose reasons are in words that no translator changes."""
    words = Rules(TIKAL, RULES["tikal"].sheet, lambda reason: f"no: {reason.code}")
    return Session({"tikal": words})


def said(session: Session, line: bytes | None) -> dict[str, Any]:
    """Return the answer to a line as the other program reads it."""
    answer: dict[str, Any] = json.loads(encode(session.answer(line)))
    return answer


def ask(session: Session, cmd: str, **fields: object) -> dict[str, Any]:
    """Send one request and return its answer."""
    return said(session, json.dumps({"cmd": cmd} | fields).encode())


def begun(session: Session) -> Session:
    assert said(session, json.dumps(NEW).encode())["ok"] is True
    return session


def error_code(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False
    assert answer["error"]["message"]
    code = answer["error"]["code"]
    assert isinstance(code, str)
    return code


def test_new_awaits_the_first_tile(session: Session) -> None:
    answer = said(session, json.dumps(NEW).encode())
    assert answer == {"ok": True, "awaiting": TILE_DRAW}


@pytest.mark.parametrize("fields", [{}, {"first_player": None}])
def test_without_a_first_player_one_is_drawn(session: Session, fields: dict[str, Any]) -> None:
    answer = ask(session, "new", game="tikal", players=3, variant="auction", **fields)
    draw = {
        "kind": "draw",
        "purpose": "first_player",
        "choices": ["0", "1", "2"],
        "beneficiary": None,
    }
    assert draw == answer["awaiting"]


def test_a_turn_is_drawn_listed_applied_and_undone(session: Session) -> None:
    begun(session)
    drawn = ask(session, "draw", outcome="A4")
    choice = {"kind": "choice", "seat": 0}
    assert {"ok": True, "outcome": "A4", "awaiting": choice} == drawn
    legal = ask(session, "legal")["legal"]
    assert "tile c4 5" in legal
    assert {"ok": True, "awaiting": choice} == ask(session, "apply", action="tile c4 5")
    assert "place leader a5" in ask(session, "legal")["legal"]
    assert {"ok": True, "awaiting": choice} == ask(session, "undo")
    assert legal == ask(session, "legal")["legal"]
    assert ask(session, "undo") == {"ok": True, "awaiting": TILE_DRAW}
    assert error_code(ask(session, "undo")) == "nothing_to_undo"


def test_nothing_is_legal_while_a_draw_is_awaited(session: Session) -> None:
    assert ask(begun(session), "legal")["legal"] == []


def test_a_position_is_saved_and_loaded(session: Session) -> None:
    begun(session)
    ask(session, "draw", outcome="A1")
    saved = ask(session, "position")
    digest = ask(session, "hash")["hash"]
    assert saved["game"] == "tikal"
    other = Session(RULES)
    loaded = ask(other, "load", game="tikal", position=saved["position"])
    assert loaded == {"ok": True, "awaiting": {"kind": "choice", "seat": 0}}
    assert digest == ask(other, "hash")["hash"]
    assert len(digest) == 64
    assert error_code(ask(other, "undo")) == "nothing_to_undo"


def test_the_score_names_every_seat(session: Session) -> None:
    begun(session)
    for action in ("tile c4 5", "place leader a5", "move leader a5 b5", "uncover b5"):
        if action.startswith("tile"):
            ask(session, "draw", outcome="A4")
        assert ask(session, "apply", action=action)["ok"] is True, action
    temple = {"hexagon": "b5", "points": 2, "guarded": False}
    assert [
        {"seat": 0, "temples": [temple], "treasures": [], "total": 2},
        {"seat": 1, "temples": [], "treasures": [], "total": 0},
    ] == ask(session, "score")["score"]


def test_a_seed_gives_one_outcome_for_one_position(session: Session) -> None:
    outcomes = []
    for _ in range(2):
        begun(session)
        outcomes.append(ask(session, "draw", seed=7)["outcome"])
        begun(session)
        outcomes.append(ask(session, "draw", seed="7")["outcome"])
    assert outcomes[0] in A_TILES
    assert [outcomes[0]] * 4 == outcomes


def test_seeds_reach_every_outcome() -> None:
    begin = Session(RULES)
    begun(begin)
    position = TIKAL.parse_position(ask(begin, "position")["position"])
    assert set(A_TILES) == {drawn_by_seed(TIKAL, position, seed) for seed in range(60)}


@pytest.mark.parametrize("fields", [{}, {"outcome": "A1", "seed": 1}])
def test_a_draw_wants_an_outcome_or_a_seed(session: Session, fields: dict[str, Any]) -> None:
    assert error_code(ask(begun(session), "draw", **fields)) == "outcome_or_seed"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"outcome": "B1"}, "not_drawable"),
        ({"outcome": ""}, "not_drawable"),
        ({"outcome": "\ud800"}, "not_drawable"),
    ],
)
def test_an_outcome_that_is_no_choice(session: Session, fields: dict[str, Any], code: str) -> None:
    answer = ask(begun(session), "draw", **fields)
    assert code == error_code(answer)
    assert answer["awaiting"] == TILE_DRAW


@pytest.mark.parametrize("fields", [{"outcome": "A1"}, {"seed": 1}])
def test_a_draw_out_of_turn(session: Session, fields: dict[str, Any]) -> None:
    ask(begun(session), "draw", seed=1)
    assert error_code(ask(session, "draw", **fields)) == "no_draw_awaited"


def test_the_reason_of_an_illegal_action_has_code_parameters_and_words(session: Session) -> None:
    ask(begun(session), "draw", outcome="A4")
    ask(session, "apply", action="tile c4 5")
    ask(session, "apply", action="place worker a5")
    answer = ask(session, "apply", action="camp a5")
    assert answer["error"] == {
        "code": "no_camp_ground",
        "params": {"hexagon": "a5"},
        "message": "no: no_camp_ground",
    }
    assert answer["awaiting"] == {"kind": "choice", "seat": 0}


@pytest.mark.parametrize("text", ["", "end turn", "END", "tile z9 0", "é", "\ud800", "x" * 5000])
def test_text_that_is_no_action(session: Session, text: str) -> None:
    answer = ask(begun(session), "apply", action=text)
    assert answer["ok"] is False
    assert answer["awaiting"] == TILE_DRAW


@pytest.mark.parametrize("text", ["", "tikal", "tikal basic", "\ud800", "\x00" * 60, "9" * 6000])
def test_text_that_is_no_position_leaves_the_game_open(session: Session, text: str) -> None:
    begun(session)
    before = ask(session, "hash")["hash"]
    answer = ask(session, "load", game="tikal", position=text)
    assert answer["ok"] is False
    assert before == ask(session, "hash")["hash"]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"players": 1}, "players_out_of_range"),
        ({"players": 5}, "players_out_of_range"),
        ({"variant": "quick"}, "unknown_variant"),
        ({"first_player": 2}, "unknown_first_player"),
        ({"first_player": -1}, "wrong_type"),
        ({"game": "chess"}, "unknown_game"),
        ({"players": "2"}, "wrong_type"),
        ({"players": True}, "wrong_type"),
        ({"players": 2.0}, "wrong_type"),
        ({"variant": None}, "wrong_type"),
        ({"extra": 1}, "unknown_field"),
    ],
)
def test_a_set_up_that_does_not_fit(session: Session, changed: dict[str, Any], code: str) -> None:
    answer = said(session, json.dumps(NEW | changed).encode())
    assert code == error_code(answer)
    assert answer["awaiting"] is None


@pytest.mark.parametrize("field", ["game", "players", "variant"])
def test_a_field_that_is_missing(session: Session, field: str) -> None:
    request = {name: value for name, value in NEW.items() if name != field}
    answer = said(session, json.dumps(request).encode())
    assert error_code(answer) == "missing_field"
    assert {"field": field} == answer["error"]["params"]


@pytest.mark.parametrize("cmd", ["awaiting", "legal", "undo", "position", "hash", "score"])
def test_a_game_is_needed(session: Session, cmd: str) -> None:
    answer = ask(session, cmd)
    assert error_code(answer) == "no_game"
    assert answer["awaiting"] is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (None, "line_too_long"),
        (b"", "not_json"),
        (b"   ", "not_json"),
        (b"{", "not_json"),
        (b"[" * 60_000, "not_json"),
        (b'{"cmd": NaN}', "not_json"),
        (b'{"cmd": ' + b"9" * 60_000 + b"}", "not_json"),
        (b'\xff{"cmd":"legal"}', "not_utf8"),
        (b'\xef\xbb\xbf{"cmd":"legal"}', "not_json"),
        (b"[]", "not_an_object"),
        (b"null", "not_an_object"),
        (b'"legal"', "not_an_object"),
        (b'{"cmd":"legal","cmd":"undo"}', "repeated_field"),
        (b"{}", "missing_field"),
        (b'{"cmd":1}', "wrong_type"),
        (b'{"cmd":["legal"]}', "wrong_type"),
        (b'{"cmd":"quit"}', "unknown_command"),
        (b'{"cmd":"__class__"}', "unknown_command"),
        (b'{"cmd":"legal","id":1.5}', "bad_id"),
        (b'{"cmd":"legal","id":null}', "bad_id"),
        (b'{"cmd":"legal","id":true}', "bad_id"),
        (b'{"cmd":"legal","id":"' + b"x" * 65 + b'"}', "bad_id"),
    ],
)
def test_a_line_that_is_no_request(session: Session, line: bytes | None, code: str) -> None:
    begun(session)
    answer = said(session, line)
    assert code == error_code(answer)
    assert answer["awaiting"] == TILE_DRAW
    assert "id" not in answer


@pytest.mark.parametrize("given", [0, -5, "", "x" * 64, "\ud800"])
def test_the_id_comes_back(session: Session, given: int | str) -> None:
    assert given == ask(begun(session), "legal", id=given)["id"]
    assert given == ask(session, "undo", id=given)["id"]


def test_every_command_is_carried_out() -> None:
    assert list(COMMANDS) == list(Session(RULES)._handlers)


def test_a_whole_game_over_the_lines(session: Session) -> None:
    ask(session, "new", game="tikal", players=2, variant="auction", first_player=1)
    awaited = ask(session, "awaiting")["awaiting"]
    steps = 0
    while awaited["kind"] != "over":
        if awaited["kind"] == "draw":
            answer = ask(session, "draw", seed="whole game")
        else:
            legal = ask(session, "legal")["legal"]
            answer = ask(session, "apply", action=legal[steps * 7 % len(legal)])
        assert answer["ok"] is True
        awaited = answer["awaiting"]
        steps += 1
    assert len(awaited["scores"]) == 2
    assert awaited["winners"] == [
        seat for seat in range(2) if awaited["scores"][seat] == max(awaited["scores"])
    ]
    assert error_code(ask(session, "apply", action="end")) == "game_over"
    for _ in range(steps):
        assert ask(session, "undo")["ok"] is True
    assert error_code(ask(session, "undo")) == "nothing_to_undo"
