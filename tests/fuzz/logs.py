"""Files that may be logs: read and verified to a report, whatever they hold."""

from tests.fuzz.harness import fuzz, watched

with watched():
    from net.core.logfile import FILE_HEADER, Kind, read, record
    from net.core.verify import Exit, Report, examine, verify
from tests.fuzz.samples import logs
from tests.net.core.honest_table import BUILD, GAMES

SEEDS = [log[len(FILE_HEADER) :] for log in logs()]


def target(data: bytes) -> None:
    """Verify `data` as a file, and its records with their checksums put right."""
    _verified(data)
    _verified(FILE_HEADER + data)
    _verified(_put_right(data))


def _verified(log: bytes) -> None:
    report = verify([log], GAMES, BUILD)
    assert isinstance(report, Report)
    assert report.exit in Exit
    assert examine([log], GAMES, BUILD).report.exit is report.exit


def _put_right(data: bytes) -> bytes:
    """Return the log whose records `data` holds but for lengths and checksums that are wrong."""
    parts = [FILE_HEADER]
    offset = 0
    while offset + 9 < len(data):
        size = int.from_bytes(data[offset : offset + 4])
        end = offset + 9 + max(1, min(size, len(data) - offset - 9))
        kind = Kind((data[offset + 8] - 1) % len(Kind) + 1)
        parts.append(record(kind, data[offset + 9 : end]))
        offset = end
    log = b"".join(parts)
    assert read(log).damage is None
    return log


if __name__ == "__main__":
    fuzz(target, SEEDS)
