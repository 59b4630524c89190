"""A second, plain reading of the rules of Thebai, over positions as they are written down.

It takes nothing from the engine but the printed things of the pack, and knows only names.
"""
