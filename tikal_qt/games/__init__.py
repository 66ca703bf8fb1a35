"""What only one game shows, one package a game."""
