"""Where this computer can be reached, in words."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_HERE = ("127.", "::1", "[::1]")


def reach_words(addresses: Collection[str]) -> str:
    """Return what is to be said of `addresses`, with or without ports; "" if they reach others."""
    if not addresses:
        return translate("Start", "It has no address: it is on no network.")
    if all(address.startswith(_HERE) for address in addresses):
        return translate("Start", "On no network: only windows on this computer can join.")
    return ""
