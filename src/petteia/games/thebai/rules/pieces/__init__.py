"""The pieces and boards, each with its rules."""
