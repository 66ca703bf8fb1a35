"""Who plays a seat, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from net.core.view import SeatView

translate = QCoreApplication.translate


def role_words(seat: SeatView, own: Sequence[int], passive: Sequence[int] = ()) -> str:
    """Return who plays `seat`, seen from a window with people in the seats `own`.

    passive: the seats that the others have gone on without.
    """
    if seat.seat in passive:
        return translate("Players", "gone: the rules play")
    if seat.seat in own:
        if len(own) == 1:
            return translate("Players", "you")
        return translate("Players", "at this window")
    if seat.kind == "computer":
        return translate("Players", "computer")
    return translate("Players", "on the network")
