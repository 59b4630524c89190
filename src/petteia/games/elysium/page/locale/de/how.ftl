### So gewinnst du Elysium, auf einer Seite.

elysium-how-lead = Ihr seid Halbgötter. Versammle Karten in deiner Sphäre und lass sie in dein Elysium übergehen; dort werden sie zu Mythen. Nach fünf Epochen gewinnen die meisten Siegpunkte.

elysium-how-goal = Das Ziel: Mythen
elysium-how-goal-count = Am Ende zählen nur Mythen aus mindestens zwei Karten. Karten, die noch in deiner Sphäre oder einzeln in deinem Elysium liegen, kommen aus dem Spiel.
elysium-how-goal-family = Ein Familienmythos hat Karten einer Familie mit verschiedenen Rängen: 2 Karten 3 SP, alle 3 Karten 6 SP.
elysium-how-goal-level = Ein Mythos eines Ranges hat Karten eines Ranges aus verschiedenen Familien: 2, 3, 4 oder 5 Karten bringen 2, 4, 8 oder 12 SP.
elysium-how-goal-any = Du darfst beliebig viele Mythen beider Arten haben. Eine Karte im Elysium wird nie mehr umgelegt.

elysium-how-turn = Dein Zug: eine nehmen, eine entfernen
elysium-how-turn-caption = Die Karte verlangt die rote Säule und eine beliebige weitere: Rot, Blau und Gelb stehen noch, also darfst du sie nehmen.
elysium-how-turn-take = Eine Epoche hat vier Runden. In deinem Zug nimmst du eine Karte aus der Agora oder eine Aufgabe: zusammen 3 Karten und 1 Aufgabe.
elysium-how-turn-columns = Jede auf der Karte abgebildete Säule muss noch auf deinem Tableau stehen. Schwarz bedeutet „beliebige Farbe“; zwei Symbole verlangen zwei Säulen.
elysium-how-turn-dismiss = Nach jedem Nehmen entfernst du eine Säule beliebiger Farbe.
elysium-how-turn-citizen = Musst du eine Karte nehmen und kannst keine nehmen, erhältst du einen Bürger, eine Karte ohne Effekt.

elysium-how-quests = Die Aufgaben
elysium-how-quests-caption = Von oben nach unten: Nummer, Gold, SP und die Lyra.
elysium-how-quests-column = Eine Aufgabe verlangt die Säule, deren Farbe über ihr steht; zu zweit eine von zwei Farben.
elysium-how-quests-give = Sie bringt Gold und SP, und die Lyra sagt, wie viele Karten in dieser Epoche übergehen dürfen.
elysium-how-quests-order = Wer die niedrigste Nummer hat, ist von nun an zuerst dran: beim Bilden der Mythen und in der nächsten Epoche.
elysium-how-quests-none = Ohne Aufgabe erhältst du eine der übrigen, umgedreht auf die unvollendete Seite, und kommst zuletzt.

elysium-how-powers = Die Effekte deiner Karten
elysium-how-kind-instant = Sofort: in dem Moment, in dem du die Karte nimmst, und nur dann.
elysium-how-kind-permanent = Dauerhaft: immer.
elysium-how-kind-activate = Aktivieren: einmal pro Epoche, in deinem Zug.
elysium-how-kind-trigger = Einmalig: einmal im Spiel, in deinem Zug.
elysium-how-kind-eleusis = Eleusis: wie Aktivieren, aber nur mit einer weiteren Eleusis-Karte in deiner Sphäre.
elysium-how-kind-legend = Mythos: beim Bilden der Mythen.
elysium-how-kind-chronos = Chronos: am Ende, wenn die Karte in einem Mythos aus mindestens 2 Karten liegt.
elysium-how-powers-use = Alle außer Chronos wirken nur, solange die Karte in deiner Sphäre liegt. Nutze in deinem Zug beliebig viele, vor oder nach dem Nehmen.

elysium-how-writing = Nach vier Runden: Mythen bilden
elysium-how-writing-caption = Rang III kostet 3 Gold. Der Mythos ist vollendet und steigt von 3 auf 6 SP.
elysium-how-writing-lyre = In der neuen Zugreihenfolge darfst du Karten von deiner Sphäre in dein Elysium übergehen lassen, höchstens so viele, wie die Lyra zeigt.
elysium-how-writing-cost = Jede kostet so viel Gold, wie ihr Rang angibt: 1, 2 oder 3.
elysium-how-writing-power = Im Elysium hat eine Karte keinen Effekt mehr, ausgenommen Chronos.
elysium-how-writing-citizen = Ein Bürger füllt eine Lücke in einem Mythos aus mindestens 2 Karten, zum Rang der fehlenden Karte. Am Ende kostet er 2 SP.
elysium-how-writing-columns = Dann stehen alle vier Säulen wieder, und die nächste Epoche beginnt.

elysium-how-bonus = Bonusplättchen
elysium-how-bonus-family = Wer als Erster den Mythos einer Familie vollendet, erhält deren 5 SP; der nächste vollendete bringt 2 SP.
elysium-how-bonus-level = Wer als Erster einen Mythos eines Ranges mit 2 Karten hat, erhält das Plättchen dieses Ranges; wer einen längeren bildet, übernimmt es.

elysium-how-scoring = Die Endwertung
elysium-how-scoring-caption = Ein Bürger zählt als Karte seines Mythos und kostet 2 SP.
elysium-how-scoring-leave = Karten in den Sphären und einzelne Karten kommen aus dem Spiel.
elysium-how-scoring-chronos = Chronos-Effekte werden gewertet.
elysium-how-scoring-legends = Mythen zählen nach ihrer Länge.
elysium-how-scoring-bonus = Bonusplättchen zählen, und jeder Bürger in einem Mythos kostet 2 SP.
elysium-how-scoring-prestige = Ist Ares im Spiel: die meisten Ehrenpunkte 16 SP, danach 8, 4 und 2.
elysium-how-scoring-tie = Die höchste Summe gewinnt; bei Gleichstand das meiste Gold.

elysium-how-sum-vp = Im Spiel gesammelt
elysium-how-sum-chronos = Chronos
elysium-how-sum-legends = Mythen
elysium-how-sum-bonus = Bonusplättchen
elysium-how-sum-citizens = Bürger
elysium-how-sum = Siegpunkte

elysium-how-advice = Was gewinnt
elysium-how-advice-gold = Spare Gold für die Übergänge: Was du nicht bezahlen kannst, bleibt in der Sphäre und ist am Ende nichts wert.
elysium-how-advice-early = Nutze einen Effekt einige Epochen lang, dann lass seine Karte übergehen: In der letzten Epoche schafft niemand alle.
elysium-how-advice-columns = Bevor du eine Säule entfernst, sieh nach, was du mit ihr noch nehmen willst.
elysium-how-advice-long = Lange Mythen lohnen sich: Die vierte und die fünfte Karte eines Ranges bringen je 4 SP, und das Plättchen ist sicherer.
elysium-how-advice-lyre = Eine niedrige Nummer kommt zuerst, eine hohe lässt mehr Karten übergehen: Wähle, was du in dieser Epoche brauchst.
elysium-how-advice-last = In der fünften Epoche nimm nur, was noch übergehen kann oder gleich Punkte bringt.
