"""The table while others move, are missing or speak, and its past."""

from dataclasses import replace

from net.core.view import Absence, ChatLine, Membership, Trouble, Waiting
from net.shell.events import TableChanged
from tests.pictures.catalogue import Catalogue
from tests.pictures.party import Party, places_tile
from tests.pictures.scenes import NOW_MS, Scene
from tests.pictures.screens.turn import acting, auction
from tikal_qt.requests import WatchRequest

OTHERS = Catalogue()

_MIDDLE = 17
_ALL = (0, 1, 2)


def bert_moves(scene: Scene, turns: int = _MIDDLE) -> Party:
    """Let Bert, elsewhere, be to move."""
    party = scene.play()
    party.tell_until(places_tile(1), turns)
    scene.tell()
    return party


@OTHERS.screen(Party)
def table_plan_of_others(scene: Scene) -> None:
    party = bert_moves(scene)
    seat, texts = party.next_segment
    party.previews[seat] = texts[:4]
    scene.tell()


@OTHERS.screen(Party)
def table_following_others(scene: Scene) -> None:
    party = bert_moves(scene)
    party.tell_one()
    party.tell()
    scene.settle()


@OTHERS.screen(Party)
def table_somebody_missing(scene: Scene) -> None:
    party = bert_moves(scene)
    party.lost = (1,)
    party.waiting = Waiting("link", (1,), NOW_MS - 34_000)
    party.members = Membership(0, _ALL, (Absence(1, NOW_MS - 34_000, 90_000, ()),))
    scene.tell()


@OTHERS.screen(Party)
def table_vote(scene: Scene) -> None:
    party = bert_moves(scene)
    party.lost = (1,)
    party.waiting = Waiting("link", (1,), NOW_MS - 105_000)
    party.members = Membership(0, _ALL, (Absence(1, NOW_MS - 105_000, 90_000, (2,)),))
    scene.tell()


@OTHERS.screen(Party)
def table_gone_on_without_one(scene: Scene) -> None:
    party = bert_moves(scene)
    party.lost = (1,)
    party.members = Membership(1, (0, 2))
    scene.tell()


@OTHERS.screen(Party)
def table_all_others_gone(scene: Scene) -> None:
    party = bert_moves(scene)
    party.lost = (1, 2)
    party.waiting = Waiting("link", (1, 2), NOW_MS - 300_000)
    gone = tuple(Absence(seat, NOW_MS - 300_000, 90_000, ()) for seat in (1, 2))
    party.members = Membership(0, _ALL, gone, may_claim=True)
    scene.tell()


@OTHERS.screen(Party)
def table_too_few_to_go_on(scene: Scene) -> None:
    party = bert_moves(scene)
    party.lost = (1,)
    party.waiting = Waiting("link", (1,), NOW_MS - 105_000)
    gone = (Absence(1, NOW_MS - 105_000, 90_000, ()),)
    party.members = Membership(0, _ALL, gone, may_go_anew=True, wishing=(2,))
    scene.tell()


@OTHERS.screen(Party)
def table_in_other_colours(scene: Scene) -> None:
    scene.house.colours = (3, 0, 2, 1)
    acting(scene)


@OTHERS.screen(Party)
def table_clock(scene: Scene) -> None:
    scene.house.settings = replace(scene.house.settings, clock_s=180)
    scene.house.turn_since_ms = NOW_MS - 75_000
    acting(scene)


@OTHERS.screen(Party)
def table_clock_nearly_over(scene: Scene) -> None:
    scene.house.settings = replace(scene.house.settings, clock_s=180)
    scene.house.turn_since_ms = NOW_MS - 165_000
    acting(scene)


@OTHERS.screen(Party)
def table_looking_back(scene: Scene) -> None:
    acting(scene)
    scene.press(scene.table.game.replay.look)
    for _ in range(6):
        scene.press(scene.table.game.replay.bar.buttons["back"])


@OTHERS.screen(auction)
def table_looking_back_at_an_auction(scene: Scene) -> None:
    acting(scene)
    scene.press(scene.table.game.replay.look)
    scene.press(scene.table.game.replay.bar.buttons["previous_turn"])


@OTHERS.screen(Party)
def table_recap(scene: Scene) -> None:
    acting(scene)
    scene.table.tabs.setCurrentWidget(scene.table.game.recap)
    scene.settle()


@OTHERS.screen(Party)
def table_score_sheet(scene: Scene) -> None:
    acting(scene, 24)
    scene.table.tabs.setCurrentWidget(scene.table.game.scoring)
    scene.settle()


@OTHERS.screen(Party)
def table_chat(scene: Scene) -> None:
    acting(scene)
    scene.house.chat = (
        ChatLine(1, "You will regret that guard."),
        ChatLine(0, "We shall see. Whose idea was it to climb all the way up here, anyway?"),
        ChatLine(2, "Coffee?"),
        ChatLine(1, "Yes, please, with milk."),
        ChatLine(-1, "May I have one as well?", "Dora", b"d" * 32),
        ChatLine(-1, "I would have dug in e4.", "Anna", b"n" * 32),
    )
    scene.tell()
    scene.table.tabs.setCurrentWidget(scene.table.chat)
    scene.settle()


@OTHERS.screen(Party)
def table_news_in_the_chat(scene: Scene) -> None:
    acting(scene)
    scene.house.chat = (ChatLine(2, "Coffee?"), ChatLine(1, "Yes, please, with milk."))
    scene.tell()


@OTHERS.screen(Party)
def table_stopped_by_a_cheat(scene: Scene) -> None:
    party = bert_moves(scene)
    party.trouble = Trouble("illegal_action", 1, len(party.entries))
    scene.tell()


@OTHERS.screen(Party)
def table_watched(scene: Scene) -> None:
    party = scene.house
    party.open(party.settings, ())
    for nick in ("Bert", "Cleo", "Dora"):
        party.chairs[party.chairs.index(None)] = None
        party.arrive(nick)
    party.begin()
    party.tell_until(places_tile(1), _MIDDLE)
    scene.window.open(WatchRequest("192.168.1.23:47001", "Anna"))
    party.listener(TableChanged(0, replace(party.view(0), own_key=b"o" * 32, own_seat=-1)))
    scene.settle()
    scene.table.game.replay.watching.finish()
    scene.settle()
