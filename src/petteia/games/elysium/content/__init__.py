"""What is printed: the effect grammar, editions and packs."""
