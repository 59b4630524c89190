"""The game of Thebai, for one to four players."""
