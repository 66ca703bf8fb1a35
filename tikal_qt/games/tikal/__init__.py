"""Tikal in the window: its board, a turn by mouse, its words."""
