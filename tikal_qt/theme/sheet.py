"""The style sheet: what a palette cannot say."""

from resources import url
from tikal_qt.theme.colours import CONTRAST, DARK, Colours, mixed

_SHEET = """
QFrame[part="card"] {{ background: {card}; border: 1px solid {line}; border-radius: 8px; }}
QFrame[part="strip"] {{ background: {card}; border: 0; border-bottom: 1px solid {line}; }}
QFrame[part="banner"] {{ border: 1px solid {line}; border-radius: 6px; }}
QFrame[part="floating"] {{ border: 1px solid {muted}; border-radius: 6px; }}
QFrame[mood="notice"] {{ background: {notice}; }}
QFrame[mood="warning"] {{ background: {warning}; }}
QFrame[mood="error"] {{ background: {error}; }}
QLabel[part="title"] {{ font-size: {title}pt; font-weight: 600; }}
QLabel[part="heading"] {{ font-size: {heading}pt; font-weight: 600; }}
QLabel[part="caption"] {{
    background: {base}; color: {text}; border: 1px solid {line}; border-radius: 9px;
    font-size: {caption}pt;
}}
QLabel[mood] {{ border-radius: 4px; }}
QLabel[part="muted"] {{ color: {muted}; }}
QPushButton[part="chief"] {{
    background: {accent}; color: {on_accent}; border: 1px solid {edge}; border-radius: 5px;
    padding: 6px 16px; font-weight: 600;
}}
QPushButton[part="chief"]:hover {{ background: {hover}; }}
QPushButton[part="chief"]:pressed {{ background: {edge}; }}
QPushButton[part="chief"]:focus {{ border: 2px solid {text}; }}
QPushButton[part="chief"]:disabled {{ background: {card}; color: {muted}; border-color: {line}; }}
QPushButton[part="link"] {{
    border: 0; color: {accent}; background: transparent; text-decoration: underline;
}}
QLineEdit {{ padding: 3px 2px; }}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{ padding: 0; }}
QTabBar::tab {{
    background: {card}; color: {muted}; border: 1px solid {line}; border-bottom: 0;
    border-top-left-radius: 5px; border-top-right-radius: 5px; padding: 5px 5px; margin-right: 1px;
}}
QTabBar::tab:selected {{ background: {base}; color: {text}; }}
QTabBar::tab:hover {{ color: {text}; }}
QTreeView::item {{ padding: 0 8px; }}
QListWidget::item {{ padding: 4px 6px; }}
QHeaderView::section {{
    background: {card}; color: {muted}; border: 0; border-bottom: 1px solid {line};
    padding: 4px 10px;
}}
QToolTip {{ background: {base}; color: {text}; border: 1px solid {line}; padding: 3px; }}
"""


_CLEAR_EDGES = """
QPushButton, QToolButton, QComboBox {{
    background: {base}; color: {text}; border: 1px solid {line}; border-radius: 4px;
    padding: 4px 10px;
}}
QToolButton {{ padding: 3px; }}
QToolButton[popupMode="1"] {{ padding: 4px 28px 4px 10px; }}
QToolButton::menu-button {{
    border: 1px solid {line}; border-top-right-radius: 4px; border-bottom-right-radius: 4px;
    width: 18px;
}}
QToolButton::menu-arrow, QPushButton::menu-indicator {{
    image: url({down}); width: 9px; height: 9px;
}}
QPushButton::menu-indicator {{ subcontrol-position: center right; right: 3px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    width: 18px; border: 0; border-left: 1px solid {line};
}}
QAbstractSpinBox::up-arrow {{ image: url({up}); width: 9px; height: 9px; }}
QAbstractSpinBox::down-arrow, QComboBox::down-arrow {{
    image: url({down}); width: 9px; height: 9px;
}}
QComboBox {{ padding: 4px 0 4px 6px; }}
QComboBox::drop-down {{ width: 20px; border: 0; }}
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::down-arrow:off,
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::down-arrow:disabled,
QComboBox::down-arrow:disabled, QPushButton::menu-indicator:disabled {{ image: none; }}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled {{
    color: {faded}; border: 1px dashed {faded};
}}
QPushButton:pressed, QPushButton:checked, QToolButton:pressed, QToolButton:checked {{
    background: {accent}; color: {on_accent};
}}
QLineEdit, QTextBrowser, QTreeView, QListView, QAbstractSpinBox {{
    border: 1px solid {line};
}}
QLineEdit:focus, QAbstractSpinBox:focus {{ border: 1px solid {accent}; }}
QLineEdit:disabled, QAbstractSpinBox:disabled {{ border: 1px dashed {faded}; }}
QAbstractSpinBox::up-button:disabled, QAbstractSpinBox::down-button:disabled {{ border: 0; }}
QAbstractSpinBox QLineEdit {{ border: 0; }}
QCheckBox::indicator:disabled {{ border: 1px dashed {faded}; }}
QComboBox QAbstractItemView {{ border: 1px solid {line}; }}
QListWidget::item:focus:!selected {{ border: 1px solid {accent}; padding: 3px 5px; }}
QPushButton:default:enabled {{ border: 2px solid {line}; padding: 3px 9px; }}
QPushButton[part="chief"]:disabled {{ color: {faded}; }}
QPushButton[part="link"] {{ padding: 0; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QTabBar::tab:selected, QTabBar::tab:selected:hover {{ background: {accent}; color: {on_accent}; }}
QSplitter::handle {{
    background: qlineargradient(x1: 0, x2: 1, stop: 0.25 {window}, stop: 0.26 {line},
        stop: 0.5 {line}, stop: 0.51 {window});
}}
QScrollBar {{ background: {base}; border: 1px solid {line}; }}
QScrollBar:vertical {{ width: 14px; }}
QScrollBar:horizontal {{ height: 14px; }}
QScrollBar::handle {{ background: {text}; margin: 2px; min-width: 24px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: {base}; }}
QSlider::groove:horizontal {{ background: {base}; border: 1px solid {line}; height: 4px; }}
QSlider::sub-page:horizontal {{ background: {accent}; margin: 1px; }}
QSlider::handle:horizontal {{
    background: {text}; border-radius: 3px; width: 12px; margin: -6px 0;
}}
"""
"""Fusion draws edges a little darker than the ground, which shows on black nothing at all."""


_CLEAR_BOXES = """
QCheckBox::indicator {{
    border: 1px solid {muted}; border-radius: 3px; background: {base}; width: 14px; height: 14px;
}}
QCheckBox::indicator:disabled {{ border-color: {line}; }}
QMenu {{ border: 1px solid {muted}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 2px 4px; }}
QCheckBox::indicator:checked {{ background: {accent}; image: url({tick}); }}
"""
"""For the same reason, on every dark ground."""


def sheet(colours: Colours, points: float) -> str:
    """Return the style sheet for what the palette alone cannot say.

    points: the size of the system's font, which headings grow with.
    """
    source = _SHEET
    if colours in (DARK, CONTRAST):
        source += _CLEAR_BOXES
    if colours is CONTRAST:
        source += _CLEAR_EDGES
    return source.format(
        title=round(points * 2, 1),
        heading=round(points * 1.25, 1),
        caption=round(points * 1.15, 1),
        **{name: getattr(colours, name) for name in Colours.__slots__},
        edge=mixed(colours.accent, "#000000", 0.3),
        up=url("icons/arrow-up.svg"),
        down=url("icons/arrow-down.svg"),
        tick=url("icons/tick.svg"),
        faded=mixed(colours.text, colours.window, 0.4),
        hover=mixed(colours.accent, colours.on_accent, 0.12),
    )
