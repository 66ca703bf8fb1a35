"""Codes become sentences that a person can read and act on."""

import re

import pytest

from net.core.verify import Verdict, Weight
from tikal_qt.words import failures, verdicts
from tikal_qt.words.failures import failure_text
from tikal_qt.words.sentences import printable
from tikal_qt.words.verdicts import class_text, verdict_text


def test_parameters_stand_in_the_sentence() -> None:
    text = failure_text("connect_refused", (("address", "192.168.1.20:47001"),))

    assert text == (
        "Nobody listens at 192.168.1.20:47001. Check that the table is open there and that the"
        " port is the one the host is shown."
    )


def test_a_missing_parameter_shows_as_a_question_mark() -> None:
    text = failure_text("port_forbidden")

    assert text == "This system does not allow port ?. Choose one from 1024 to 65535."


def test_an_unknown_code_is_shown_with_its_parameters() -> None:
    text = failure_text("from_the_future", (("why", 7), ("who", "x")))

    assert text == "The other side refused (from_the_future; why: 7, who: x)."


def test_a_refusal_by_the_other_side_says_its_reason() -> None:
    text = failure_text("refused", (("code", "engine"),))

    assert text == (
        "The other client refused: it computes the rules by other code. Install the same version"
        " on both computers."
    )


def test_a_refusal_for_an_unknown_reason_names_it() -> None:
    assert failure_text("refused", (("code", "mood"),)) == "The other side refused (mood)."


def test_what_others_chose_cannot_drive_the_terminal() -> None:
    text = failure_text("version", (("theirs", "9\x1b[2J\u202e"), ("ours", "0.1.0")))

    assert "it runs 9\ufffd[2J\ufffd, this one 0.1.0." in text


def test_long_values_are_cut() -> None:
    assert printable("x" * 300) == "x" * 199 + "…"


@pytest.mark.parametrize(
    "table", [failures.FAILURES, failures.REFUSED, verdicts.VERDICTS, verdicts.CLASSES]
)
def test_every_sentence_has_plain_placeholders(table: dict[str, object]) -> None:
    for code, source in table.items():
        fields = re.findall(r"\{([^}]*)\}", str(source))

        assert all(re.fullmatch("[a-z_]+", name) for name in fields), code


def test_a_verdict_names_offender_entry_and_byte() -> None:
    text = verdict_text("BAD_REVEAL", (("round", 3),), seat=1, nick="Blue", height=4, offset=770)

    assert text == (
        "BAD_REVEAL: A player revealed something else than what was committed to."
        " (seat 2, Blue; entry 4; byte 770; round: 3)"
    )


def test_a_verdict_that_blames_nobody_names_nobody() -> None:
    assert verdict_text("TORN_TAIL", offset=90) == (
        "TORN_TAIL: The last record was cut off while being written. (byte 90)"
    )


def test_a_verdict_of_a_newer_version_keeps_its_name() -> None:
    assert verdict_text("NEW_ONE") == "NEW_ONE: A verdict this version has no words for."


def test_seats_in_the_details_count_from_one() -> None:
    text = verdict_text("UNCERTIFIED", (("what", "entry"), ("missing", "0,2")), height=7)

    assert text == (
        "UNCERTIFIED: An entry was used although not every player has signed it."
        " (entry 7; what: entry, missing: 1, 3)"
    )


def test_every_verdict_of_the_verifier_has_a_sentence() -> None:
    assert set(verdicts.VERDICTS) == set(Verdict)


def test_every_weight_of_the_verifier_has_a_word() -> None:
    assert [class_text(weight) for weight in Weight] == ["proof", "claim", "damage", "in order"]
