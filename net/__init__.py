"""One table of peers who do not trust each other. Plays any `engine.game.Game`."""
