"""What a balance report of the game watches and shows."""
