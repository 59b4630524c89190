"""The balance report of the game: watcher, figures, outliers and page."""
