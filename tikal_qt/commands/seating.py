"""Who sits down from this machine, as the arguments of `tikal host` and `tikal join` say."""

import argparse
import os
import secrets
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from net.core.messages import MAX_NICK
from net.shell.events import LocalSeat
from net.shell.storage import Profile
from tikal_qt.commands.outcome import CommandError, Exit, complain
from tikal_qt.preferences import Preferences
from tikal_qt.words.failures import failure_text

translate = QCoreApplication.translate


def seed(args: argparse.Namespace) -> bytes:
    """Return the seed of the computer players: as given, or a fresh one."""
    # What is no text in this system's encoding is taken as the bytes it is.
    return secrets.token_bytes(16) if args.seed is None else os.fsencode(args.seed)


def computers_only(args: argparse.Namespace) -> tuple[LocalSeat, ...]:
    """Return the seats of a table without a window: computer players, one unless told otherwise.

    Raises CommandError if told that there is none.
    """
    if args.computers == 0:
        text = translate("Cli", "Without a window there must be at least one computer player.")
        raise CommandError(text, Exit.USAGE)
    nick = args.name or translate("Cli", "Computer")
    seats = _computers(nick, args.computers or 1, args.strategy)
    return tuple(replace(seat, decides=not args.keep_waiting) for seat in seats)


def with_person(args: argparse.Namespace) -> tuple[LocalSeat, ...]:
    """Return the seats of a window: its person and the computer players. Raises ProfileError."""
    nick = args.name or usual_name(args)
    computers = _computers(translate("Cli", "Computer"), args.computers or 0, args.strategy)
    return (LocalSeat(nick), *computers)


def check_room(seats: tuple[LocalSeat, ...], players: int) -> None:
    """Raise CommandError if `seats` are more than the table has."""
    if len(seats) > players:
        text = translate("Cli", "{seats} seats of this machine do not fit a table of {players}.")
        raise CommandError(text.format(seats=len(seats), players=players), Exit.USAGE)


def usual_name(args: argparse.Namespace) -> str:
    """Return the name chosen in the profile. Raises ProfileError."""
    with Profile(args.profile) as profile:
        preferences = Preferences(profile)
    if preferences.trouble is not None:
        complain(failure_text(preferences.trouble.code, preferences.trouble.params))
    return preferences.name


def _computers(nick: str, count: int, strategy: str) -> tuple[LocalSeat, ...]:
    # The first is called as asked; the others are told apart by a number.
    numbered = (f"{nick[: MAX_NICK - 2]} {number}" for number in range(2, count + 1))
    return tuple(LocalSeat(each, "computer", strategy) for each in (nick, *numbered)[:count])
