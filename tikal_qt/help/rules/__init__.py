"""The rules of a game, with pictures, to read in the window."""
