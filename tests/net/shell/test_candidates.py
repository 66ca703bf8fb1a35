"""Names of tables: who is looked at next, and who goes when there are too many."""

from collections.abc import Sequence

from net.shell.candidates import Candidates


def first(names: Sequence[str]) -> str:
    return names[0]


def looked(candidates: Candidates[str], now_s: float, tables: dict[str, str]) -> list[str]:
    """Look at everybody who is due, at once; return the names in order."""
    names = []
    while (candidate := candidates.begin(now_s)) is not None:
        names.append(candidate.name)
        candidates.end(candidate, tables.get(candidate.name), now_s)
    return names


def test_newest_name_comes_first() -> None:
    candidates: Candidates[str] = Candidates(first)
    for name in ("a", "b", "c"):
        candidates.see(name, 0.0)

    assert looked(candidates, 0.0, {"b": "table"}) == ["c", "b", "a"]
    assert candidates.tables() == ["table"]


def test_nobody_is_looked_at_twice_at_a_time() -> None:
    candidates: Candidates[str] = Candidates(first)
    candidates.see("a", 0.0)

    assert candidates.begin(0.0) is not None
    assert candidates.begin(0.0) is None
    assert candidates.rest_s(0.0) is None


def test_table_is_looked_at_every_ten_seconds_before_all_others() -> None:
    """A flood of new names does not keep a table that is gone on the list."""
    candidates: Candidates[str] = Candidates(first)
    candidates.see("table", 0.0)
    looked(candidates, 0.0, {"table": "yes"})
    assert candidates.rest_s(4.0) == 6.0
    for number in range(3):
        candidates.see(f"spam {number}", 9.0)

    assert looked(candidates, 10.0, {}) == ["table", "spam 2", "spam 1", "spam 0"]
    assert candidates.tables() == []


def test_empty_names_are_looked_at_ever_less_often() -> None:
    """After 2, 4, 8, 16 and 30 seconds, and then every 30."""
    candidates: Candidates[str] = Candidates(first)
    candidates.see("a", 0.0)
    pauses = []
    now_s = 0.0
    for _ in range(6):
        looked(candidates, now_s, {})
        rest_s = candidates.rest_s(now_s)
        assert rest_s is not None
        pauses.append(rest_s)
        now_s += rest_s

    assert pauses == [2, 4, 8, 16, 30, 30]


def test_changed_records_are_looked_at_at_once() -> None:
    """Also if they change while they are being looked at."""
    candidates: Candidates[str] = Candidates(first)
    candidates.see("a", 0.0)
    looked(candidates, 0.0, {"a": "one"})
    candidates.see("a", 1.0)
    candidate = candidates.begin(1.0)
    assert candidate is not None
    candidates.see("a", 1.5)
    candidates.end(candidate, "two", 2.0)

    assert candidates.rest_s(2.0) == 0.0
    assert looked(candidates, 2.0, {"a": "three"}) == ["a"]
    assert candidates.tables() == ["three"]


def test_name_that_went_while_looked_at_stays_gone() -> None:
    candidates: Candidates[str] = Candidates(first)
    candidates.see("a", 0.0)
    candidate = candidates.begin(0.0)
    assert candidate is not None
    candidates.forget("a")
    candidates.end(candidate, "table", 1.0)

    assert candidates.tables() == []
    assert candidates.begin(100.0) is None


def test_too_many_names_push_out_one_without_a_table() -> None:
    """The 1025th name takes the place of one that shows nothing, never of a table."""
    candidates: Candidates[str] = Candidates(first)
    candidates.see("table", 0.0)
    looked(candidates, 0.0, {"table": "yes"})
    for number in range(3000):
        candidates.see(f"spam {number}", 0.0)

    assert candidates.tables() == ["yes"]
    assert len(looked(candidates, 1.0, {})) == 1023
