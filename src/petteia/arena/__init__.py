"""Many games: simulations, tournaments, balance reports and training."""
