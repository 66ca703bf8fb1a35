"""The languages the client speaks, and switching between them."""
