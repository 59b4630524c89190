"""The migrations, by revision."""
