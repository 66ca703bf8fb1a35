"""Any log opened: checked by the verifier everybody has, its verdict in words, then replayed."""
