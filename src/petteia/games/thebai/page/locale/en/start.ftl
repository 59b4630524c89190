### The start page and the lobby of Thebai.

thebai-how = How do you play?
thebai-way-together = Together
thebai-way-together-about = 2 to 4 players: friends, bots, or both
thebai-way-alone = Alone
thebai-way-alone-about = Against Antigone, who plays by her cards
thebai-together-about = Everybody builds one city; who builds where decides who profits from it.
thebai-challenges = Challenge
thebai-alone-summary = Against Antigone, challenge { $level }: { $name }
thebai-packs = Edition
