### The Elysium table.
