"""Reviews of the games of tables: made by the bots' processes, shown in words, played on from."""
