"""Talk between nodes over TLS on loopback: of players, of who looks on, after a crash."""

from pathlib import Path

from net.core.io import Say, SetReady
from net.core.logfile import Kind, read
from net.shell.events import LocalSeat
from net.shell.unfinished import unfinished_games
from tests.net.shell.laptop import Laptop, laptops, settings


def begin(ana: Laptop, bo: Laptop) -> None:
    ana.node.host(settings(2), [LocalSeat("Ana")])
    bo.node.join(ana.address(), [LocalSeat("Bo")])
    bo.view(lambda view: view.own_seat == 1)
    for one in (ana, bo):
        one.node.intent(0, SetReady())
    for one in (ana, bo):
        one.stage("playing")


def hears(laptop: Laptop, *lines: tuple[int, str, str]) -> None:
    """Wait until `laptop` has heard `lines`: seat, name of who looks on, text."""
    laptop.latest(
        lambda view: tuple((line.seat, line.nick, line.text) for line in view.chat) == lines
    )


def test_who_looks_on_talks_with_everybody(tmp_path: Path) -> None:
    with laptops(tmp_path, ["ana", "bo", "eve", "ivy"]) as (ana, bo, eve, ivy):
        begin(ana, bo)
        eve.node.watch(ana.address(), "Eve")
        ivy.node.watch(bo.address(), "Ivy")
        for one in (eve, ivy):
            one.stage("playing")
        eve.node.intent(0, Say("hello"))
        for one in (ana, bo, eve, ivy):
            hears(one, (-1, "Eve", "hello"))
        bo.node.intent(0, Say("hi Eve"))
        for one in (ana, bo, eve, ivy):
            hears(one, (-1, "Eve", "hello"), (1, "", "hi Eve"))
        ivy.node.intent(0, Say("hi"))
        for one in (ana, bo, eve, ivy):
            hears(one, (-1, "Eve", "hello"), (1, "", "hi Eve"), (-1, "Ivy", "hi"))
        key = eve.last_view().own_key

        assert [line.key for line in ana.last_view().chat] == [key, b"", ivy.last_view().own_key]
        notes = [one.payload for one in read(ana.logs()[0]).records if one.kind is Kind.NOTE]
        assert len(notes) == 1
        assert b"Bo: hi Eve" in notes[0]


def test_who_is_back_after_a_crash_is_heard_at_once(tmp_path: Path) -> None:
    with laptops(tmp_path, ["ana"]) as (ana,):
        with laptops(tmp_path, ["bo"]) as (bo,):
            begin(ana, bo)
            for text in ("one", "two", "three"):
                bo.node.intent(0, Say(text))
            hears(ana, (1, "", "one"), (1, "", "two"), (1, "", "three"))
        with laptops(tmp_path, ["bo"]) as (bo,):
            bo.node.resume(unfinished_games(bo.profile)[0])
            bo.latest(lambda view: view.seats and view.seats[0].link == "up")
            bo.node.intent(0, Say("four"))
            hears(ana, (1, "", "one"), (1, "", "two"), (1, "", "three"), (1, "", "four"))
