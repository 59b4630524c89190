"""Turn notices: who wants to be told of their turn, when they are, and how it is sent."""
