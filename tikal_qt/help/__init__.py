"""What explains the client: its keys, the rules, and a first game step by step."""
