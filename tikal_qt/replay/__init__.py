"""Looking back: a game step by step, live or from a log, and others' turns as they are made."""
