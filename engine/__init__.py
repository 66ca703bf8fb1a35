"""The rules of the games: pure functions on values. Knows nothing of players, sockets or windows."""
