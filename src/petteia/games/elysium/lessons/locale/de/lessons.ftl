# Die geführte erste Partie. Ein Text mit -otherwise ist für alle, die ihren eigenen Weg gegangen sind.

first-title = Deine erste Epoche
first-about = Karten nehmen, eine Aufgabe wählen und den ersten Mythos schreiben, Schritt für Schritt.

first-welcome = Willkommen unter den Halbgöttern! In fünf Epochen versammelst du Helden und schreibst ihre Mythen. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.
first-agora = Das ist die Agora. In jeder Epoche nimmst du von hier drei Karten und aus dem Tempel eine Aufgabe, eines pro Zug, in beliebiger Reihenfolge.
first-domain = Genommene Karten liegen in deiner Sphäre. Nur hier wirken ihre Effekte.
first-elysium = Hier ist dein Elysium, noch ganz leer. Am Ende zählt die Sphäre nichts: Nur Mythen aus mindestens zwei Karten im Elysium bringen Punkte.
first-columns = Das sind deine vier Säulen. Um eine Karte zu nehmen, müssen die Säulen, die sie zeigt, noch stehen; Schwarz bedeutet eine beliebige Farbe.
first-ganymede = Nimm Ganymed: Deine gelbe Säule steht. Sein Effekt ist dauerhaft, also bringt dir von nun an jede Aufgabe, die du nimmst, 2 SP.
first-dismiss = Jedes Nehmen kostet eine Säule, egal welcher Farbe. Entferne die rote: Die anderen brauchst du noch.
first-dismiss-otherwise = Jedes Nehmen kostet eine Säule, egal welcher Farbe. Behalte die, welche die nächsten Karten verlangen.
first-rival-quest = Leda hat Aufgabe 1 genommen. Jeder nimmt in einer Epoche genau eine Aufgabe, also ist die 2 deine, wann immer du willst.
first-olive-tree = Der Ölbaum verlangt deine grüne Säule, und die steht. Nimm ihn.
first-dismiss-yellow = Jetzt kann die gelbe Säule gehen. Behalte Grün für die Aufgabe und Blau für deine letzte Karte.
first-power = Auf dem Ölbaum steht „Aktivieren“: einmal pro Epoche, in deinem eigenen Zug, vor oder nach dem Nehmen. Nutze ihn für 2 SP!
first-quest = Nimm Aufgabe 2: Eine der beiden Farben darüber genügt. Sie bringt 2 Gold, und ihre Lyra steht für drei Übergänge. Ganymed gibt 2 SP dazu.
first-quest-otherwise = Vergiss die Aufgabe nicht: Eine der Farben darüber muss noch stehen. Sie bringt Gold und SP, und ihre Lyra zeigt, wie viele Karten ins Elysium übergehen dürfen.
first-dismiss-green = Entferne die grüne Säule: Deine letzte Karte verlangt die blaue.
first-citizen = Zu Ledas Säulen passte keine Karte mehr, also musste sie einen Bürger nehmen, verdeckt. Das kann auch dir passieren.
first-citizen-otherwise = Wenn nichts zu deinen Säulen passt, musst du einen Bürger nehmen: eine verdeckte Karte, die nur eine Lücke in einem Mythos füllen kann.
first-laestrygonians = Nimm die Lästrygonen. Ihr Effekt ist ein Sofort-Effekt, er geschieht gleich: Leda muss etwas hergeben. Die letzte Säule geht danach von selbst.
first-writing = Nun wird geschrieben! Die niedrigste Aufgabe kommt zuerst, also hat Leda jetzt Scheibe 1 und hat schon geschrieben. Deine Aufgabe hat dir 2 Gold gebracht.
first-writing-otherwise = Nun wird geschrieben! Die niedrigste Aufgabe hat Scheibe 1 erhalten, und jede Aufgabe hat ihr Gold und ihre SP gebracht.
first-first-card = Lass Ganymed ins Elysium übergehen. Das kostet so viel Gold wie sein Rang: 1. Sein Effekt endet, aber ein Mythos beginnt.
first-first-card-otherwise = Du darfst Karten ins Elysium übergehen lassen. Jede kostet so viel Gold wie ihr Rang, und ihr Effekt endet.
first-legends = Ein Mythos hat einen Rang und lauter verschiedene Familien, oder eine Familie und lauter verschiedene Ränge. Die zweite Karte entscheidet.
first-second-card = Auch der Ölbaum hat Rang I, gehört aber zu einer anderen Familie. Lass ihn übergehen.
first-join = Lege ihn zu Ganymed. Zwei Karten mit Rang I sind ein Mythos eines Ranges.
first-join-otherwise = Wähle den Mythos, zu dem die Karte kommt, oder beginne einen neuen.
first-level-bonus = Deiner ist der erste Mythos mit Rang I, also hast du den Rangbonus und seine 3 SP, bis jemand einen längeren schreibt.
first-third-card = Ein Übergang bleibt dir. Die Lästrygonen haben Rang I und gehören zu einer dritten Familie: Lass sie übergehen.
first-join-again = Lege sie zu den anderen beiden. Drei Karten sind am Ende 4 SP wert, fünf wären 12 wert.
first-next-epoch = Eine neue Epoche: Die Aufgaben liegen wieder unter dem Giebel, deine Säulen stehen, und in der Agora liegen neue Karten.
first-aims = Es gibt noch mehr Punkte: Wer als Erster den Mythos einer Familie vollendet, nimmt ihr Bonusplättchen, und Karten mit Sanduhr (Chronos) zählen am Ende, wenn sie Teil eines Mythos sind.
first-farewell = Mehr brauchst du nicht. Leda spielt weiter sanft, und alles, worauf du zeigst, erklärt sich selbst. Viel Spaß!
