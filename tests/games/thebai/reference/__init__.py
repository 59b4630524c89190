"""A simple reference implementation of the rules of Thebai, on positions as JSON.

It shares only the data of the pack with the engine, and names everything by key.
"""
