"""The rules of Tikal as pure functions on positions."""
