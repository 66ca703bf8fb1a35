"""Draws of a game: who reveals when, and what follows from all links."""

import pytest

from net.core.messages import Ack, Reveal
from net.core.secret import read_secret
from net.core.view import Waiting
from tests.net.core.rig import Rig, settings
from tests.toy_game import Position


def revealers(rig: Rig) -> list[int]:
    """The seats in the order in which their reveals were first sent."""
    senders = [
        rig.keys.index(envelope.sender)
        for _, _, envelope in rig.sent
        if isinstance(envelope.message, Reveal)
    ]
    return list(dict.fromkeys(senders))


def test_a_draw_follows_the_action_that_asks_for_it() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(1, "dare")
    rig.act(0, "dare")

    action, draw = rig.play(2).entries
    assert action.kind == "action"
    assert action.position == Position((0, 0, 0), 1, 5, pending=(("luck", 0),))
    assert (draw.height, draw.kind, draw.seat, draw.purposes, draw.seeds) == (
        1,
        "draw",
        -1,
        ("luck",),
        3,
    )
    assert draw.texts[0] in ("0", "2", "5")
    assert draw.position == Position((int(draw.texts[0]), 0, 0), 1, 5)
    assert rig.play(0).entries == rig.play(1).entries == rig.play(2).entries


def test_several_draws_in_a_row_are_one_entry() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "gift")

    draw = rig.play(0).entries[1]
    assert draw.purposes == ("luck", "luck")
    first, second = (int(points) for points in draw.texts)
    assert draw.position == Position((0, first, second), 1, 5)


def test_who_gains_from_a_draw_reveals_first() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "gift")

    assert revealers(rig)[0] == 1
    assert sorted(revealers(rig)) == [0, 1, 2]


def test_without_anybody_who_gains_the_lowest_seat_reveals_first() -> None:
    rig = Rig(3)
    rig.start(settings(3, "rush", -1))

    assert revealers(rig)[0] == 0
    (draw,) = rig.play(0).entries
    assert draw.purposes == ("starter", "length")


def test_others_wait_for_who_gains_from_the_draw() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda _from, _to, message: isinstance(message, Reveal)
    rig.act(0, "gift")

    assert revealers(rig) == [1]
    assert rig.play(0).waiting == Waiting("reveal", (1,), 1_000)
    assert rig.play(1).waiting == Waiting("reveal", (0, 2), 1_000)


def test_nobody_reveals_before_the_action_is_final() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 2 and isinstance(message, Ack)
    rig.act(0, "dare")

    assert rig.sent_of(0, Reveal) == []
    assert rig.sent_of(1, Reveal) == []


def test_no_link_is_told_or_logged_before_its_round() -> None:
    """Nor is the secret that all of them follow from."""
    rig = Rig(3)
    rig.start()
    agreements = [session._table.agreement for session in rig.sessions]
    chains = [agreement.chain for agreement in agreements if agreement is not None]
    roots = [read_secret(secret).root for secret in rig.secrets]
    for turn, body in enumerate(("take 1", "dare", "gift", "take 2", "dare", "take 3")):
        rig.act(turn % 3, body)
        drawn = sum(one.kind == "draw" for one in rig.play(0).entries)
        public = b"".join((*rig.logs, *(one.raw for _, _, one in rig.sent)))
        for chain, root in zip(chains, roots, strict=True):
            told = [number for number, link in enumerate(chain) if link in public]
            assert told == list(range(drawn + 1))
            assert root not in public

    assert drawn == 3


def test_chains_used_up_are_committed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.core.rounds.CHAIN_LINKS", 1)
    rig = Rig(2)
    rig.start()
    rig.act(0, "dare")
    rig.act(1, "dare")

    assert [rig.play(seat).members.number for seat in (0, 1)] == [1, 1]
    assert [rig.play(seat).members.active for seat in (0, 1)] == [(0, 1), (0, 1)]
    assert [one.kind for one in rig.play(0).entries] == ["action", "draw", "action", "draw"]
    assert rig.play(0).entries == rig.play(1).entries
    reveals = [one.message for one in rig.sent_of(0, Reveal)]
    assert [(one.height, one.round) for one in reveals if isinstance(one, Reveal)] == [
        (1, 1),
        (3, 1),
    ]
