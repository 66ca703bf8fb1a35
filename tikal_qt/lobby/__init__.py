"""The page where a table gathers until everybody is ready."""
