"""Verification of game logs: whoever has the files can check a game, and convict who cheated.

Nothing but the bytes of the logs and the rules of the games goes in. A seat is named only by
what its own signature proves; whatever anybody could have done to a file blames nobody.
"""

from net.core.verify.recording import Recording
from net.core.verify.report import Exit, Finding, LogSummary, Report, Verdict, Weight
from net.core.verify.verifier import Examination, examine, verify

__all__ = [
    "Examination",
    "Exit",
    "Finding",
    "LogSummary",
    "Recording",
    "Report",
    "Verdict",
    "Weight",
    "examine",
    "verify",
]
