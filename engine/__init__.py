"""The rules of the games: pure functions on values, without players, sockets or windows."""
