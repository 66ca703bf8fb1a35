"""What players say who want a new game, and the game that follows from what they say."""

from dataclasses import replace

from net.core.envelope import Envelope
from net.core.genesis import Roster
from net.core.hashing import digest
from net.core.messages import (
    LOBBY_ID_BYTES,
    MAX_LINE,
    PROTO,
    Build,
    Continue,
    Parent,
    Proposal,
    RosterRow,
    Settings,
)

Wishes = tuple[Envelope, ...]
"""CONTINUEs by seat, the lowest first."""


def said(envelope: Envelope) -> Continue:
    """Return the CONTINUE in `envelope`, which must be one."""
    assert isinstance(envelope.message, Continue)
    return envelope.message


def place(envelope: Envelope) -> tuple[object, ...]:
    """Return where the CONTINUE in `envelope` goes on from, and with which seats."""
    wish = said(envelope)
    return wish.height, wish.head, wish.state, wish.seats


def may_be_meant(wish: Continue, author: int, roster: Roster) -> bool:
    """Say whether the seats of `wish` are of the game, in order, and its author among them."""
    others = [seat for seat in roster.seats if seat not in wish.seats]
    in_order = list(wish.seats) == [seat for seat in roster.seats if seat in wish.seats]
    in_order = in_order and list(wish.out) == [seat for seat in others if seat in wish.out]
    return in_order and (not wish.seats or author in wish.seats)


def lobby_id(wishes: Wishes) -> bytes:
    """Return the name of the table at which the game that follows from `wishes` is agreed on."""
    return digest("continue", *(one.signed for one in wishes))[:LOBBY_ID_BYTES]


def new_settings(settings: Settings) -> Settings:
    """Return by what a game is played that goes on with one of `settings`.

    A table that would end without a player has lost one already, so there the rules play on.
    """
    return replace(settings, absent="skip") if settings.absent == "end" else settings


def new_game(wishes: Wishes, roster: Roster, build: Build, text: bytes) -> Proposal:
    """Return the game that follows from equal `wishes`, and from `roster` what they do not say.

    text: the position that it begins with.
    """
    first = said(wishes[0])
    # One alone cannot keep anybody out.
    out = tuple(seat for seat in roster.seats if all(seat in said(one).out for one in wishes))
    line = roster.line[:MAX_LINE]
    rows = zip(roster.seats, roster.keys, roster.nicks, roster.colours, strict=True)
    return Proposal(
        lobby_id(wishes),
        PROTO,
        build.engine_id,
        build.rules_hash,
        new_settings(roster.settings),
        tuple(RosterRow(*row) for row in rows),
        tuple(said(one).nonce for one in wishes),
        (Parent(roster.gid, first.height, first.head, first.state, text, first.seats, out, line),),
    )
