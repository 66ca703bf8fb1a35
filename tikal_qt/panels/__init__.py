"""What stands around the board: players, log, scoring, chat and notices."""
