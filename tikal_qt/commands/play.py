"""`tikal play`: the window."""

import argparse

from PySide6.QtCore import QCoreApplication

from tikal_qt.commands.window import open_window


def summary() -> str:
    """Return what the command does."""
    return QCoreApplication.translate("Cli", "open the window (this is what no command does)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: everything is chosen in the window."""


def run(args: argparse.Namespace) -> int:
    """Open the window on its start page."""
    return open_window(args)
