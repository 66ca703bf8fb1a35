"""What screen readers are told: the hexagons of a board, and what happens."""
