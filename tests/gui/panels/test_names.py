"""Names in lists."""

from PySide6.QtWidgets import QApplication

from tikal_qt.panels.names import seat_html


def test_a_name_in_html_is_escaped_and_carries_the_seats_shape(qapp: QApplication) -> None:
    assert seat_html(2, "<Bea>").endswith("▲</span>&nbsp;<b>&lt;Bea&gt;</b>")
