"""The pages of matches and balance reports."""
