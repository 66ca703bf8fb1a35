"""Who plays a seat, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from net.core.view import SeatView

translate = QCoreApplication.translate


def role_words(
    seat: SeatView, own: Sequence[int], passive: Sequence[int] = (), computers: Sequence[int] = ()
) -> str:
    """Return who plays `seat`, seen from a window with people in the seats `own`.

    passive: the seats that the others have gone on without. computers: the seats that computer
    players of this window play; in a game that is gone on with, no seat says what it is.
    """
    if seat.seat in passive:
        return translate("Players", "gone: the rules play")
    if seat.seat in own:
        if len(own) == 1:
            return translate("Players", "you")
        return translate("Players", "at this window")
    if seat.kind == "computer" or seat.seat in computers:
        return translate("Players", "computer")
    return translate("Players", "on the network")
