# Die Stärken der Bots: ein Name, und in einem Satz, für wen der Bot ein ehrlicher Gegner ist.

bot-random = Zufall
bot-random-about = Wählt jeden Zug zufällig; für Messungen gedacht.
bot-shepherd = Hirte
bot-shepherd-about = Für deine allererste Partie: Er wählt fast zufällig, am liebsten das, was sich meistens lohnt.
bot-fisher = Fischer
bot-fisher-about = Für deine nächsten Partien: Er nimmt, was im Augenblick am besten aussieht.
bot-merchant = Händler
bot-merchant-about = Für alle, die die Regeln kennen: Er denkt jede Aktion zu Ende und wählt die beste.
bot-strategist = Stratege
bot-strategist-about = Für Erfahrene: Er plant seinen ganzen Zug, bevor er ihn beginnt.
bot-oracle = Orakel
bot-oracle-about = Für Könner: Es sieht voraus, was auf jede seiner Aktionen folgen kann.
bot-olympian = Olympier
bot-olympian-about = Der stärkste Gegner: Er schaut voraus wie das Orakel, bis zu zwei Sekunden für jede Entscheidung.
