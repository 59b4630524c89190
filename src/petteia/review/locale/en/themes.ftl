# What an exercise is about, whatever the game.

theme-ahead = what comes after this turn
