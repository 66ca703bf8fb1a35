"""What a verified log gives to be replayed."""

from net.core.messages import Build
from net.core.verify import Exit, examine
from net.core.view import EntryView
from tests.net.core.honest_table import BUILD, GAMES, Table, file_of
from tests.toy_game import Position


def short_game() -> Table:
    """Anna takes 3, Bert dares, and the draw gives what it gives."""
    table = Table(2)
    table.play("wait", "take 3")
    table.play("dare")
    table.draw()
    return table


def test_every_final_entry_comes_with_its_position() -> None:
    table = short_game()
    (recording,) = examine([file_of(table.lines)], GAMES, BUILD).recordings

    assert recording is not None
    assert recording.gid == table.gid
    assert recording.settings == table.settings
    assert recording.nicks == ("Anna", "Bert")
    assert recording.start == Position((0, 0), 0, 6)
    first, second, third = recording.entries
    assert first == EntryView(0, "action", 0, ("wait", "take 3"), (), 0, Position((3, 0), 1, 5))
    assert (second.height, second.kind, second.seat, second.texts) == (1, "action", 1, ("dare",))
    assert (third.height, third.kind, third.seat) == (2, "draw", -1)
    assert (third.purposes, third.seeds) == (("luck",), 2)
    assert third.texts[0] in {"0", "2", "5"}
    assert third.position == table.position


def test_what_is_not_final_is_not_recorded() -> None:
    table = short_game()
    last_ack = file_of(table.lines[:-1])
    (recording,) = examine([last_ack], GAMES, BUILD).recordings

    assert recording is not None
    assert [entry.height for entry in recording.entries] == [0, 1]


def test_a_log_that_is_none_or_of_other_rules_has_no_recording() -> None:
    log = file_of(short_game().lines)
    other = Build("2.0", b"E" * 32, b"r" * 32, b"s" * 32)

    assert examine([log], GAMES, other).recordings == (None,)
    noise = examine([b"noise", log], GAMES, BUILD)
    assert noise.recordings[0] is None
    assert noise.recordings[1] is not None
    assert noise.report.exit is Exit.UNUSABLE
