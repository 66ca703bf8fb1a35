"""What a log holds, in a few lines."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from net.core.verify import LogSummary
from tikal_qt.language.plural import counted
from tikal_qt.words.names import with_points
from tikal_qt.words.sentences import printable
from tikal_qt.words.tables import variant_name

translate = QCoreApplication.translate


def summary_words(path: Path, log: LogSummary) -> list[str]:
    """Return the lines on the log at `path`."""
    lines = [printable(path.name)]
    if not log.gid:
        return [*lines, translate("Verify", "No game can be read from this file.")]
    players = [printable(nick) for nick in log.nicks]
    if log.cases:
        lines.append(f"{variant_name(log.variant)} · {', '.join(players)}")
        return [*lines, counted("evidence, %n case(s)", "", log.cases)]
    told = with_points(players, log.scores) if log.scores else ", ".join(players)
    lines.append(f"{variant_name(log.variant)} · {told}")
    if log.winners:
        winners = ", ".join(printable(log.nicks[seat]) for seat in log.winners)
        lines.append(translate("Verify", "Won by {names}").format(names=winners))
    end = (
        translate("Verify", "the end is signed by every player")
        if log.complete
        else translate("Verify", "the end is not in the log")
    )
    lines.append(counted("%n entry(s), {end}", "", log.entries).format(end=end))
    return lines
