# What a puzzle is about: a hint that does not give its solution away.

theme-vp = victory points now
theme-gold = Gold
theme-prestige = Prestige Points
theme-agora = what is within reach in the Agora
theme-quest = the Quest
theme-card = the right card
theme-citizen = Citizens
theme-powers = powers
theme-joins = a Legend begun
theme-fit = cards that go together
theme-legend = Legends
theme-bonus = Bonus tiles
theme-chronos = Chronos powers
theme-rival-vp = a rival’s victory points
theme-rival-gold = a rival’s Gold
theme-rival-agora = what a rival wants to take
theme-rival-quest = a rival’s Quest
theme-rival-card = a rival’s card
