"""The table while the person at the window is to move."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolTip

from engine.tikal.actions import Figure
from engine.tikal.hexes import NAMES
from engine.tikal.position import Position
from net.shell.events import LocalSeat
from tests.pictures.catalogue import Catalogue
from tests.pictures.party import Party, bids, chooses_tile, names, places_tile, scores
from tests.pictures.scenes import Scene
from tests.present import present
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.requests import HostRequest

TURN = Catalogue()

_MIDDLE = 18
"""So many turns in, there is something of everything on the board."""

_TREASURES = ((1, 0, 2, 0, 1, 0, 0, 0), (0, 1, 0, 1, 0, 0, 0, 3), (0, 0, 0, 0, 0, 1, 0, 0))
"""What each of three players has of each kind, so that there is something to exchange."""


def auction() -> Party:
    """Four who play the auction version."""
    return Party(4, "auction")


def acting(scene: Scene, turns: int = _MIDDLE) -> None:
    """Let the person have placed the tile and have all AP."""
    party = scene.play()
    party.tell_until(places_tile(0), turns)
    scene.tell()
    scene.desk.model.plan_again(party.next_segment[1][:1])
    scene.settle()


def about_to(scene: Scene, deed: str, turns: int = _MIDDLE) -> None:
    """Let the person have planned all that comes before `deed`, see `Party.tell_until_next`."""
    texts = scene.play().tell_until_next(0, deed, turns)
    scene.tell()
    scene.desk.model.plan_again(texts)
    scene.settle()


def farthest(scene: Scene) -> int:
    """Return the target that costs most."""
    targets = scene.desk.model.targets()
    return max(targets, key=lambda hexagon: (len(targets[hexagon].actions), hexagon))


def choose_figure(scene: Scene, figure: Figure = Figure.WORKER) -> None:
    """Choose the figure that can go farthest by clicking where it stands."""
    model = scene.desk.model

    def reach(hexagon: int) -> int:
        model.select(hexagon, figure)
        return max(len(target.actions) for target in model.targets().values())

    fit = [h for h, figures in model.choosable().items() if figure in figures]
    best = max(fit, key=reach)
    model.select(best, figure)
    scene.settle()


@TURN.screen(Party)
def table_placing_a_tile(scene: Scene) -> None:
    scene.play().tell_until(places_tile(0), _MIDDLE)
    scene.tell()
    scene.point_at(max(scene.desk.model.targets()))


@TURN.screen(Party)
def table_at_the_start(scene: Scene) -> None:
    scene.play()
    scene.tell()


@TURN.screen(Party)
def table_acting(scene: Scene) -> None:
    acting(scene)


@TURN.screen(Party)
def table_path_plan(scene: Scene) -> None:
    acting(scene)
    choose_figure(scene)
    scene.point_at(farthest(scene))


@TURN.screen(Party)
def table_long_plan(scene: Scene) -> None:
    acting(scene)
    desk = scene.desk
    choose_figure(scene)
    scene.click(farthest(scene))
    while desk.bar.action_button(Mode.PLACE_FIGURE).isEnabled():
        scene.press(desk.bar.action_button(Mode.PLACE_FIGURE))
        scene.click(min(desk.model.targets()))
    if desk.bar.action_button(Mode.UNCOVER).isEnabled():
        scene.press(desk.bar.action_button(Mode.UNCOVER))


@TURN.screen(auction)
def table_digging(scene: Scene) -> None:
    about_to(scene, "dig")
    scene.press(scene.desk.bar.action_button(Mode.DIG))
    scene.point_at(min(scene.desk.model.targets()))


@TURN.screen(Party)
def table_uncovering(scene: Scene) -> None:
    about_to(scene, "uncover")
    scene.press(scene.desk.bar.action_button(Mode.UNCOVER))


@TURN.screen(auction)
def table_menu_of_a_hexagon(scene: Scene) -> None:
    about_to(scene, "dig")
    scene.press(scene.desk.bar.action_button(Mode.DIG))
    scene.click(min(scene.desk.model.targets()), Qt.MouseButton.RightButton)


@TURN.screen(Party)
def table_exchanging(scene: Scene) -> None:
    party = scene.play()
    party.tell_until(scores(0), _MIDDLE)
    found = tuple(bytes(kinds) for kinds in _TREASURES)
    party.position = party.position._replace(found=found)
    scene.tell()
    scene.press(scene.desk.bar.action_button(Mode.EXCHANGE))


@TURN.screen(Party)
def table_refused_click(scene: Scene) -> None:
    acting(scene)
    choose_figure(scene)
    targets = scene.desk.model.targets()
    free = [h for h in range(len(NAMES)) if present(scene.desk.model.planned).board.tiles[h] >= 0]
    scene.click(next(h for h in reversed(free) if h not in targets))


@TURN.screen(Party)
def table_story_of_a_hexagon(scene: Scene) -> None:
    acting(scene)
    board, position = scene.desk.board, present(scene.desk.model.planned)
    fullest = max(range(len(NAMES)), key=lambda h: (position.temples[h] > 0, _figures(position, h)))
    place = board.viewport().mapToGlobal(board.point_of(fullest) + QPoint(20, 20))
    QToolTip.showText(place, board.tip_of(fullest), board)
    scene.settle()


def _figures(position: Position, hexagon: int) -> int:
    return sum(workers.count(hexagon) for workers in position.workers)


@TURN.screen(Party)
def table_end_of_turn_asked(scene: Scene) -> None:
    acting(scene)
    scene.press(scene.desk.bar.end_turn)


@TURN.screen(Party)
def table_leaving_asked(scene: Scene) -> None:
    acting(scene)
    scene.press(scene.table.strip.leave)


@TURN.screen(Party)
def table_scoring_round(scene: Scene) -> None:
    party = scene.play()
    party.tell_until(scores(0), _MIDDLE)
    scene.tell()
    scene.table.tabs.setCurrentWidget(scene.table.game.scoring)
    scene.settle()


@TURN.screen(auction)
def table_auction(scene: Scene) -> None:
    scene.play().tell_until(bids(0, 2), _MIDDLE)
    scene.tell()


@TURN.screen(auction)
def table_auction_at_the_start(scene: Scene) -> None:
    scene.play()
    scene.tell()


@TURN.screen(auction)
def table_choosing_a_tile(scene: Scene) -> None:
    scene.play().tell_until(chooses_tile(0), _MIDDLE)
    scene.tell()


@TURN.screen(auction)
def table_of_four_acting(scene: Scene) -> None:
    acting(scene, 24)


@TURN.screen(Party)
def table_zoomed(scene: Scene) -> None:
    acting(scene)
    scene.desk.board.zoom_by(2.0)
    scene.settle()


@TURN.screen()
def first_game(scene: Scene) -> None:
    scene.press(scene.window.pages.start.computer.lesson)


@TURN.screen()
def first_game_second_step(scene: Scene) -> None:
    scene.press(scene.window.pages.start.computer.lesson)
    scene.click(max(scene.desk.model.targets()))


@TURN.screen(Party)
def table_of_people_at_one_window(scene: Scene) -> None:
    party = scene.house
    people = tuple(LocalSeat(nick) for nick in names(3))
    scene.window.open(HostRequest(party.settings, people))
    party.begin()
    party.tell_until(places_tile(1), _MIDDLE)
    scene.tell()
