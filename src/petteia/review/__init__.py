"""What a game teaches: reviews of finished games, explanations of moves, practice, puzzles."""
