"""The rules of Tikal, with pictures, to read in the window."""
