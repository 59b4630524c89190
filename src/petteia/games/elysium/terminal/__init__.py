"""How the game is shown in a terminal."""
