"""The game of Elysium, for two to four players."""
