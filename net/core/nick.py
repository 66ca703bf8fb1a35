"""How players may be called."""

MAX_NICK = 40
"""A name has at most so many characters."""
