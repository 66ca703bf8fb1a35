"""The page where the game is played, and the result."""
