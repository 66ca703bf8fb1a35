"""The computer player that knows Tikal. Values are in thousandths of a point throughout."""
