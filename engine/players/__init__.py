"""Computer players: they choose among the legal actions of a position, nothing else."""
