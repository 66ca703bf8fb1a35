"""A build is known by what it computes."""

import hashlib
from pathlib import Path

import pytest

from net.shell import build as builds
from net.shell.build import make_build, selftest
from tests.toy_game import TOY, Position, ToyGame


class KinderGame(ToyGame):
    """The same game with another rule: a `take` is worth one point more."""

    def apply(self, position: Position, action: str) -> Position:
        after = super().apply(position, action)
        if not action.startswith("take"):
            return after
        scores = list(after.scores)
        scores[position.turn] += 1
        return type(after)(tuple(scores), after.turn, after.left, after.waited, after.pending)


def test_selftest_is_fixed() -> None:
    """The same rules give the same digest; without games it is that of nothing."""
    assert selftest({"toy": TOY}) == selftest({"toy": ToyGame()})
    assert selftest({}) == hashlib.sha256(b"").digest()


def test_selftest_sees_another_rule() -> None:
    """One point more somewhere shows."""
    assert selftest({"toy": TOY}) != selftest({"toy": KinderGame()})


def test_build_depends_on_rules_not_on_the_version_text() -> None:
    """Two versions over the same rules can play with each other."""
    old, new = make_build("1.0.0", {"toy": TOY}), make_build("1.0.1", {"toy": TOY})

    assert (old.app_version, new.app_version) == ("1.0.0", "1.0.1")
    assert old.engine_id == new.engine_id
    assert (len(old.engine_id), len(old.rules_hash), len(old.selftest)) == (32, 32, 32)


def write_tree(root: Path, files: dict[str, bytes]) -> Path:
    for name, data in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return root


def test_tree_hash_sees_rules_and_nothing_else(tmp_path: Path) -> None:
    """Content and names count; line ends and caches do not."""
    plain = write_tree(tmp_path / "a", {"x.py": b"1\n2\n", "sub/y.py": b"3\n"})
    same = write_tree(
        tmp_path / "b",
        {"x.py": b"1\r\n2\r\n", "sub/y.py": b"3\n", "__pycache__/w.py": b"8"},
    )
    renamed = write_tree(tmp_path / "c", {"x.py": b"1\n2\n", "sub/z.py": b"3\n"})

    # "sub/y.py <sha256 of 3\n>\nx.py <sha256 of 1\n2\n>\n"
    rows = (
        f"sub/y.py {hashlib.sha256(b'3' + bytes([10])).hexdigest()}\n"
        f"x.py {hashlib.sha256(bytes([49, 10, 50, 10])).hexdigest()}\n"
    )
    assert builds._tree_hash(plain, ".py") == hashlib.sha256(rows.encode()).digest()
    assert builds._tree_hash(same, ".py") == builds._tree_hash(plain, ".py")
    assert builds._tree_hash(renamed, ".py") != builds._tree_hash(plain, ".py")


def test_missing_sources_are_an_error(tmp_path: Path) -> None:
    """An installation without sources cannot say what it computes."""
    with pytest.raises(RuntimeError, match="lacks the files"):
        builds._tree_hash(tmp_path, ".py")
