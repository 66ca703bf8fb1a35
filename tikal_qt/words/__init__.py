"""Codes with parameters put into the person's language, for the window and the command line."""
