"""The rules of Tikal to be read: chapters, pictures of our own, and the rulings."""
