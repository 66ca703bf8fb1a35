"""Which games of a profile can be gone on with, and what is known of them."""

import os
from pathlib import Path

from net.core.logfile import FILE_HEADER
from net.core.messages import Parent
from net.shell.events import LocalSeat
from net.shell.storage import Profile
from net.shell.table_note import TableNote, load_note
from net.shell.unfinished import UnfinishedGame, forget, unfinished_games
from tests.net.core.epoch_table import EpochTable
from tests.net.core.honest_table import LOBBY, Table, file_of, varied
from tests.net.shell.kept import begun, keep
from tests.toy_game import TOY

ANNA = LocalSeat("Anna")
ROBOT = LocalSeat("Bert", "computer", "greedy")


def ended(players: int = 2) -> Table:
    table = Table(players)
    table.play_on(varied)
    return table


def only(profile: Profile) -> UnfinishedGame:
    (game,) = unfinished_games(profile)
    return game


def test_game_that_has_begun_is_found(tmp_path: Path) -> None:
    """Its players, the seats of this profile and those elsewhere are known."""
    with Profile(tmp_path) as profile:
        table = begun()
        keep(profile, table, {"computer-1": 1, "main": 2})
        note = TableNote(
            {"main": ANNA, "computer-1": ROBOT}, {"main": 4711}, {b"k" * 32: ("10.0.0.1:5",)}
        )
        profile.save_table(LOBBY, note.dump())
        game = only(profile)

    assert game.gid == table.gid
    assert game.lobby_id == LOBBY
    assert game.roster.nicks == ("Anna", "Bert", "Cleo")
    assert [(share.slot, share.seat, share.local, share.port) for share in game.shares] == [
        ("main", 2, ANNA, 4711),
        ("computer-1", 1, ROBOT, 0),
    ]
    assert game.others == (0,)
    assert dict(game.addresses) == {b"k" * 32: ("10.0.0.1:5",)}
    assert game.shares[0].log == tmp_path / "logs" / f"{table.gid.hex()[:16]}-main.glog"


def test_without_a_note_the_slot_tells_who_sat_there(tmp_path: Path) -> None:
    """A lost note costs neither the game nor who plays."""
    with Profile(tmp_path) as profile:
        keep(profile, begun(), {"main": 0, "guest-1": 1, "computer-1": 2})
        game = only(profile)

    assert [share.local for share in game.shares] == [
        ANNA,
        LocalSeat("Cleo", "computer"),
        LocalSeat("Bert"),
    ]
    assert game.others == ()


def test_game_without_its_secret_is_offered(tmp_path: Path) -> None:
    """A seat that has lost its side file makes fresh chains."""
    with Profile(tmp_path) as profile:
        table = begun()
        keep(profile, table, {"main": 0}, secrets=False)
        alone = unfinished_games(profile)
        profile.save_table(LOBBY, TableNote({"main": ANNA}, {}, {}).dump())

        assert alone == ()
        assert only(profile).gid == table.gid


def new_game(old: Table, starters: int = 2, line: tuple[bytes, ...] = ()) -> Table:
    """A game of the seats 1 and 2 that goes on with `old`, which so many have agreed to."""
    text = old.game.format_position(old.position).encode()
    state = old.game.position_hash(old.position)
    parent = Parent(old.gid, old.height, old.head, state, text, (1, 2), (), line)
    table = Table(3, parent=parent)
    del table.lines[1 + starters :]
    return table


def test_game_that_was_gone_on_with_is_not_offered(tmp_path: Path) -> None:
    """Who plays the new game plays the old one no more, though its files are all there."""
    with Profile(tmp_path) as profile:
        old = begun()
        new = new_game(old)
        keep(profile, old, {"main": 1})
        keep(profile, new, {"main": 1})

        assert only(profile).gid == new.gid


def test_game_that_was_gone_on_with_by_way_of_another_is_not_offered(tmp_path: Path) -> None:
    """Whoever comes back late goes over to the last of the new games at once."""
    with Profile(tmp_path) as profile:
        old = begun()
        between = new_game(old)
        new = new_game(between, line=(old.gid,))
        keep(profile, old, {"main": 0})
        keep(profile, new, {"main": 0})

        assert only(profile).gid == new.gid


def test_game_is_offered_though_strangers_call_it_the_parent_of_their_own(tmp_path: Path) -> None:
    """They can sit anybody in a game that they go on with, and have him join their table."""
    with Profile(tmp_path) as profile:
        old = begun()
        text = "2,0,0,0/1/5/0/"
        state = TOY.position_hash(TOY.parse_position(text))
        parent = Parent(old.gid, 1, old.head, state, text.encode(), (1, 2), (), ())
        foreign = Table(4, parent=parent)
        keep(profile, old, {"main": 0})
        keep(profile, foreign, {"main": 0})

        assert {game.gid for game in unfinished_games(profile)} == {old.gid, foreign.gid}


def test_game_is_offered_to_one_who_has_only_looked_on_at_the_new_one(tmp_path: Path) -> None:
    with Profile(tmp_path) as profile:
        old = begun()
        new = new_game(old)
        keep(profile, old, {"main": 0})
        path = profile.logs / f"{new.gid.hex()[:16]}-watch-1.glog"
        path.write_bytes(file_of(new.lines, 3))

        assert only(profile).gid == old.gid


def test_game_is_offered_beside_a_new_one_that_may_not_have_begun(tmp_path: Path) -> None:
    """As long as a signature under its start is missing, nobody knows whether it has."""
    with Profile(tmp_path) as profile:
        old = begun()
        new = new_game(old, starters=1)
        keep(profile, old, {"main": 1})
        keep(profile, new, {"main": 1})

        assert {game.gid for game in unfinished_games(profile)} == {old.gid, new.gid}


def test_game_whose_new_one_has_ended_is_not_offered(tmp_path: Path) -> None:
    """With the new game the old one is over as well."""
    with Profile(tmp_path) as profile:
        old = begun()
        new = EpochTable(3, parent=new_game(old).parent)
        new.go_on()
        keep(profile, old, {"main": 1})
        keep(profile, new, {"main": 1}, secrets=False)

        assert unfinished_games(profile) == ()


def test_ended_game_is_not_offered(tmp_path: Path) -> None:
    """With all signatures under the end nothing is left to do; with one less something is."""
    with Profile(tmp_path) as profile:
        table = ended()
        keep(profile, table, {"main": 0})
        assert unfinished_games(profile) == ()

        del table.lines[-1]
        keep(profile, table, {"main": 0})
        assert only(profile).gid == table.gid


def test_forgotten_game_keeps_its_log(tmp_path: Path) -> None:
    """A game that is given up can still be watched."""
    with Profile(tmp_path) as profile:
        keep(profile, begun(), {"main": 0})
        profile.save_table(LOBBY, {"format": 1})
        game = only(profile)

        forget(profile, game)
        forget(profile, game)

        assert unfinished_games(profile) == ()
        assert game.shares[0].log.exists()
        assert profile.load_table(LOBBY) == {"format": 1, "given_up": True}


def test_last_played_comes_first(tmp_path: Path) -> None:
    """The game somebody wants to go on with is most likely the last one."""
    with Profile(tmp_path) as profile:
        old, new = begun(2), begun(3)
        for table, played_s in ((new, 2_000.0), (old, 1_000.0)):
            keep(profile, table, {"main": 0})
            os.utime(profile.logs / f"{table.gid.hex()[:16]}-main.glog", (played_s, played_s))
        games = unfinished_games(profile)

    assert [game.gid for game in games] == [new.gid, old.gid]
    assert [game.played_s for game in games] == [2_000.0, 1_000.0]


def test_other_files_are_passed_over(tmp_path: Path) -> None:
    """Strange, damaged, short and foreign files hide no game and stop nothing."""
    with Profile(tmp_path) as profile:
        table = begun()
        keep(profile, table, {"main": 0})
        whole = file_of(table.lines, 0)

        names = (f"{digit * 16}-main.glog" for digit in "123456789")
        for name, content in zip(
            names,
            [b"", b"GLOG", FILE_HEADER, os.urandom(1000), whole[:60], whole[:-1000:-1]],
            strict=False,
        ):
            (profile.logs / name).write_bytes(content)
        (profile.logs / "notes.txt").write_text("mine", encoding="utf-8")
        (profile.logs / f"{'a' * 16}-main.glog").mkdir()
        os.mkfifo(profile.logs / f"{'c' * 16}-main.glog")
        (profile.logs / f"{'b' * 16}-../x.glog").parent.mkdir()

        assert only(profile).gid == table.gid


def test_torn_log_is_offered(tmp_path: Path) -> None:
    """A log that was cut off in the middle of a write is what a crash leaves."""
    with Profile(tmp_path) as profile:
        table = begun()
        keep(profile, table, {"main": 0})
        path = only(profile).shares[0].log
        path.write_bytes(path.read_bytes()[:-5])

        assert only(profile).gid == table.gid


def test_note_round_trip() -> None:
    """What is noted comes back."""
    note = TableNote(
        {"main": ANNA, "computer-1": ROBOT},
        {"main": 4711, "computer-1": 4712},
        {bytes(range(32)): ("10.0.0.1:5", "[fe80::1]:6")},
    )

    assert load_note(note.dump()) == note


def test_note_drops_what_does_not_fit() -> None:
    """A note somebody has meddled with brings no strange value in."""
    good = TableNote({"main": ANNA}, {"main": 1}, {b"k" * 32: ("10.0.0.1:5",)}).dump()
    seats = {
        "main": good["seats"]["main"],
        "a": 5,
        "b": {"nick": "", "kind": "person", "strategy": None},
        "c": {"nick": "x" * 41, "kind": "person", "strategy": None},
        "d": {"nick": "D", "kind": "cat", "strategy": None},
        "e": {"nick": "E", "kind": "computer", "strategy": 7},
        "f": {},
    }
    addresses = {
        (b"k" * 32).hex(): ["10.0.0.1:5", 7, "nowhere", "10.0.0.1:99999"],
        "zz": ["10.0.0.1:5"],
        "00": ["10.0.0.1:5"],
        (b"m" * 32).hex(): "10.0.0.1:5",
    }

    ports = {"main": 1, "a": 0, "b": 65536, "c": "7", "d": None}
    note = load_note({"format": 1, "seats": seats, "ports": ports, "addresses": addresses})

    assert note == TableNote({"main": ANNA}, {"main": 1}, {b"k" * 32: ("10.0.0.1:5",)})
    assert load_note({}) == load_note({"format": 2, "seats": seats}) == TableNote({}, {}, {})
    assert load_note({"format": 1, "seats": [], "addresses": 3}) == TableNote({}, {}, {})
