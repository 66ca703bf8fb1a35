"""The pages before a game: the start page in all its states, and the lobby."""

from dataclasses import replace

from PySide6.QtWidgets import QAbstractButton

from net.core.messages import Settings
from net.core.view import ChatLine
from net.shell.events import DiscoveryFailed, Failed, FoundTable, Listening, LocalSeat, TablesFound
from net.shell.unfinished import Share, UnfinishedGame
from tests.net.core.honest_table import Table
from tests.pictures.catalogue import Catalogue
from tests.pictures.scenes import Scene
from tests.present import present
from tikal_qt.requests import HostRequest, JoinRequest

OPENING = Catalogue()

_HERE = "192.168.1."
_VERSION = "0.1.0"
_CLOCKED = Settings("tikal", "auction", 4, -1, 180, 90, "skip")


def _table(name: str, taken: int, seats: int, stage: str, version: str = _VERSION) -> FoundTable:
    place = f"{_HERE}{20 + len(name)}:47001"
    compatible = version == _VERSION
    key = name.encode().ljust(32, b"-")
    return FoundTable(name, key, (place,), "tikal", taken, seats, stage, version, compatible)


TABLES = (
    _table("Bert", 1, 4, "lobby"),
    _table("Christiane-Charlotte", 2, 2, "lobby"),
    _table("Dora", 3, 3, "playing"),
    _table("Emil", 1, 2, "lobby", "9.9.9"),
)


@OPENING.screen()
def start_with_tables(scene: Scene) -> None:
    scene.house.listener(TablesFound(TABLES))
    scene.settle()


@OPENING.screen()
def start_without_tables(scene: Scene) -> None:
    scene.settle()


@OPENING.screen()
def start_without_discovery(scene: Scene) -> None:
    scene.house.listener(DiscoveryFailed("multicast", (("reason", "Permission denied"),)))
    scene.settle()


@OPENING.screen()
def start_with_unfinished_games(scene: Scene) -> None:
    def game(variant: str, players: int, day: int, own: tuple[int, ...]) -> UnfinishedGame:
        table = Table(players)
        settings = replace(table.roster.settings, game="tikal", variant=variant)
        gid = bytes([day]) * 32
        roster = replace(table.roster, settings=settings, gid=gid)
        log = scene.folder / f"{day}.glog"
        played_s = 1_790_000_000.0 - 86_400 * day
        shares = tuple(Share(s, "main", LocalSeat("Anna"), 0, log, played_s) for s in own)
        return UnfinishedGame(roster, gid, _VERSION, shares, {})

    games = (game("basic", 3, 0, (0,)), game("auction", 4, 1, (0,)), game("basic", 2, 9, (0, 1)))
    back = replace(TABLES[2], name="Bert", game_id=games[0].gid.hex()[:16])
    scene.window.pages.start.resume.show_games(games)
    scene.house.listener(TablesFound((TABLES[0], back)))
    scene.settle()


@OPENING.screen()
def start_hosting(scene: Scene) -> None:
    host = scene.window.pages.start.host
    host.players.setValue(4)
    host.here.setValue(3)
    host.variant.setCurrentIndex(1)
    scene.settle()


@OPENING.screen()
def start_with_a_bad_address(scene: Scene) -> None:
    tables = scene.window.pages.start.tables
    tables.address.setText("192.168.1.20")
    scene.press(tables.address_button)


@OPENING.screen()
def start_without_a_name(scene: Scene) -> None:
    start = scene.window.pages.start
    start.name.clear()
    scene.press(start.computer.button)


@OPENING.screen()
def start_joining(scene: Scene) -> None:
    scene.house.listener(TablesFound(TABLES))
    scene.settle()
    scene.press(scene.window.pages.start.tables.join_button)


@OPENING.screen()
def start_after_a_failure(scene: Scene) -> None:
    scene.window.open(JoinRequest("192.168.1.77:47001", (LocalSeat("Anna"),)))
    failures = (("connect_timeout", (("address", "192.168.1.77:47001"),)), ("host_lost", ()))
    for code, params in failures:
        scene.house.listener(Failed(code, params))
        scene.settle()


@OPENING.screen()
def start_menu(scene: Scene) -> None:
    menu = present(scene.window.pages.start.corner.itemAt(0)).widget()
    assert isinstance(menu, QAbstractButton)
    menu.click()
    scene.settle()


@OPENING.screen()
def lobby_as_host(scene: Scene) -> None:
    computer = LocalSeat("Computer 1", "computer", "greedy")
    scene.window.open(HostRequest(_CLOCKED, (LocalSeat("Anna"), computer)))
    scene.house.arrive("Bert")
    scene.house.listener(Listening(0, ("192.168.1.20:47001", "[fd12:3456:789a::20]:47001")))
    scene.house.chat = (ChatLine(2, "Hi Anna! Basic or auction?"), ChatLine(0, "Auction, please."))
    scene.tell()


@OPENING.screen()
def lobby_as_guest(scene: Scene) -> None:
    scene.house.hosting = False
    scene.sit_down(_CLOCKED, ("Anna", "Bert", "Christiane-Charlotte", "Dora"))
    present(scene.house.chairs[1]).ready = True
    scene.house.lost = (2,)
    scene.tell()


@OPENING.screen()
def lobby_ready(scene: Scene) -> None:
    scene.sit_down(replace(_CLOCKED, players=3), ("Anna", "Bert"))
    scene.press(scene.window.pages.lobby.ready)
