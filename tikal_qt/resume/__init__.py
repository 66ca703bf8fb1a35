"""Going on with games that have begun and not ended."""
