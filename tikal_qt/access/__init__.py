"""Speaking to screen readers, and showing where the keyboard is."""
