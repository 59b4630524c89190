"""The bots of tables: who plays their moves, in which processes, and in what order."""
