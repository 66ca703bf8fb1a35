"""What is said of a fault of the program itself."""

from PySide6.QtCore import QCoreApplication

from tikal_qt.words.sentences import system_words

translate = QCoreApplication.translate


def crash_words(path: str) -> str:
    """Return that something went wrong, what to do, and where the report is: `path`."""
    told = translate("Crash", "What happened is written in {path}.").format(path=path)
    return f"{_what_to_do()} {told}"


def lost_crash_words(reason: str) -> str:
    """Return the same where the report could not be written."""
    told = translate("Crash", "A report could not be written: {reason}.").format(
        reason=system_words(reason)
    )
    return f"{_what_to_do()} {told}"


def fatal_crash_words(path: str) -> str:
    """Return that the run before has ended by a fault, and where the report is: `path`."""
    return translate(
        "Crash",
        "This program broke down the last time it ran. What happened is written in {path}. Nothing"
        " of a game is lost: an unfinished one waits on this page to be resumed.",
    ).format(path=path)


def _what_to_do() -> str:
    return translate(
        "Crash",
        "This program has made a mistake. Play on; if something does not work any more, close the"
        " window and start again: an unfinished game waits on the start page.",
    )
