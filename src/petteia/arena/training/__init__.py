"""Training: weights fitted to self-play games."""
