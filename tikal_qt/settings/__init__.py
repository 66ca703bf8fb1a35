"""What a person can choose about the window."""
