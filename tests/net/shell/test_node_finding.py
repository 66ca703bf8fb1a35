"""How those who go on with a game find the others again."""

from pathlib import Path

from tests.net.shell.interrupted import SLOWLY_S, begin, forget_places, resume
from tests.net.shell.laptop import laptops


def test_others_are_found_by_a_given_address(tmp_path: Path) -> None:
    """On another network, one known address is enough."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    forget_places(tmp_path)
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        resume(ana)
        resume(bo, [ana.address()])
        ana.stage("over")
        bo.stage("over")


def test_others_are_found_by_an_address_that_is_given_later(tmp_path: Path) -> None:
    """Nobody has noted where the other is; the address is told to who waits already."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    forget_places(tmp_path)
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        resume(ana)
        ana.view(lambda view: view.seats and view.seats[1].link == "down")
        resume(bo)
        ana.node.seek(bo.address())
        ana.stage("over")
        bo.stage("over")


def test_a_bad_address_to_look_at_is_refused(tmp_path: Path) -> None:
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.seek("nowhere:0")

        assert ana.failure() == ("port_bad", {"text": "nowhere:0"})


def test_others_are_found_by_name(tmp_path: Path) -> None:
    """On another network the players of a game find each other by multicast DNS."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    forget_places(tmp_path)
    with laptops(tmp_path, ["ana", "bo"], discovery=True) as (ana, bo):
        resume(ana)
        resume(bo)
        ana.stage("over")
        bo.stage("over")
