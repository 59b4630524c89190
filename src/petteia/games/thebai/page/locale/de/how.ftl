### So gewinnst du Thebai, auf einer Seite.

thebai-how-lead = Führe ein Haus in Theben durch zehn Runden: Baue, erhöhe deine Würfel, erfülle Aufträge und verteidige die sieben Tore. Die meisten Siegpunkte gewinnen.

thebai-how-round = Eine Runde: alle einmal, dann das Schicksal
thebai-how-round-ten = In jeder von zehn Runden macht jede Person einen Zug. Dann wird das Schicksalsplättchen der Runde abgehandelt.
thebai-how-round-prosperity = Wohlstand nützt allen, die haben, was er verlangt.
thebai-how-round-conflict = Konflikte gibt es in den Runden 3, 5, 7 und 9: Eines der sieben Tore wird angegriffen.

thebai-how-citizen = Dein Zug: zuerst ein Bevölkerungswürfel
thebai-how-citizen-caption = Links zählt die mittlere Zahl, denn der Würfel hat Stärke 2. Rechts wird ein Stein neben dem Würfel ausgelöst, für 2 Drachmen beide.
thebai-how-citizen-estate = Setze einen Bevölkerungswürfel aus deinem Vorrat ein: auf ein freies Feld deines Anwesens, für dessen Aktion mit der Stärke des Würfels …
thebai-how-citizen-city = … oder auf ein freies Würfelfeld der Stadt neben einem Stein. Das löst einen Stein daneben aus, oder beide für so viele Drachmen, wie der Würfel stark ist.
thebai-how-citizen-free = Ein Stein, auf dem ein Archon steht, wird nicht ausgelöst.
thebai-how-citizen-back = Ohne Bevölkerungswürfel im Vorrat kommen alle deine Würfel vom Anwesen zurück, und ein neuer kommt dazu.

thebai-how-walk = Dann dein Archon
thebai-how-walk-caption = Von links über zwei Würfel: Der von B steigt, dein eigener fällt, und der dritte Stein wird ausgelöst.
thebai-how-walk-supply = Aus deinem Vorrat kommt er auf einen beliebigen freien Stein und löst ihn aus.
thebai-how-walk-city = In der Stadt zieht er von Stein zu Stein und löst den aus, auf dem er stehen bleibt. Besetzte Würfelfelder überquert er kostenlos, ein leeres pro Zug für 1 Drachme.
thebai-how-walk-dice = Ein überquerter fremder Würfel wird erhöht, ein eigener verringert.
thebai-how-walk-back = Oder nimm ihn in deinen Vorrat zurück und erhalte 1 Drachme.
thebai-how-walk-help = Danach darfst du ein Hilfsplättchen auf ein freies Feld in der Zeile seiner Farbe auf deinem Anwesen legen.

thebai-how-orders = Aufträge
thebai-how-orders-fulfil = Einmal pro Zug darfst du einen Auftrag von der Hand erfüllen: Zahle seine Waren, nimm seine Belohnung und behalte ihn bis zum Ende.
thebai-how-orders-sets = Am Ende bringen Sets aus 1, 2, 3 oder 4 unterschiedlichen Farben 1, 4, 9 oder 16 SP, Sets aus 3, 4 oder 5 gleichen 3, 7 oder 12. Jeder Auftrag zählt für beides.
thebai-how-orders-hand = Jeder Auftrag, der auf der Hand bleibt, kostet 3 SP.

thebai-how-rise = Erhöhe deine Würfel
thebai-how-rise-path = Auf dem Ratspfad, von oben:
thebai-how-rise-levels = Die Stufen eines Würfels sind 1, 1★, 2, 2★, 3, 3★. Seine Stärke ist die Zahl.
thebai-how-rise-citizen = Ein Bevölkerungswürfel in der Stadt, der über 3★ steigt, wird Ratsmitglied und bringt die SP des obersten freien Feldes auf dem Ratspfad.
thebai-how-rise-council = Nach einem Konflikt und am Ende kommen Ratsmitglieder vom Pfad auf die Monumente. Was neben ihnen steht, zählt am Ende.
thebai-how-rise-hoplite = Ein Hoplitenwürfel in der Stadt, der über 3★ steigt, macht einem Heerführer Platz, der in seiner Zeile bleibt. Wer als Erstes einen in einer Zeile hat, darf einen Helden nehmen.

thebai-how-build = Baue
thebai-how-column = Spalte { $column }
thebai-how-build-place = Um einen Stein einzusetzen, nimm den am weitesten links liegenden einer Zeile deines Anwesens und lege ihn auf ein leeres Feld der Stadt neben einem Stein. Das Feld unter ihm ist dann frei und nutzbar.
thebai-how-build-roofs = Hat die Aktion Dächer, lösen Seiten des neuen Steins aus, die an dieselbe Farbe grenzen.
thebai-how-build-columns = Am Ende zählt die am weitesten rechts liegende Spalte ohne Steine.

thebai-how-battle = Verteidige die Tore
thebai-how-battle-own = Du
thebai-how-battle-attack = Angriff
thebai-how-battle-above = Übermacht
thebai-how-battle-strength = Der Angriff ist die Nummer des Konflikts, 1 bis 4, und die verdeckte Karte der Zeile. Für dich zählen deine Hoplitenwürfel in der Zeile, auch die zwischen ihr und der nächsten, und dein Heerführer.
thebai-how-battle-result = Wer so viel hat wie der Angriff, gewinnt, und was darüber liegt, bringt SP. Mit weniger verlierst du die Differenz, mit niemandem dort 3 SP pro Stärkepunkt des Angriffs.
thebai-how-battle-loot = Wer teilgenommen hat, erhält die Belohnung des Tores, mit Übermacht ab 3 zweimal. Wer am stärksten gewonnen hat, nimmt das Plättchen.
thebai-how-battle-pay = Dann kostet jeder beteiligte Hoplitenwürfel 1 Drachme, oder er kommt auf Stufe 1 in deinen Vorrat zurück.

thebai-how-altar = Der Altar
thebai-how-altar-step = Jedes Feld, das du betrittst, bringt, was darauf steht.
thebai-how-altar-order = Nach einem Konflikt entscheidet Dionysos über die Reihenfolge: Wer am weitesten vorn ist, beginnt.
thebai-how-altar-tie = Ares entscheidet zwischen gleich starken Siegern an einem Tor.

thebai-how-scoring = Die Endwertung
thebai-how-scoring-council = Ratsmitglieder: was neben ihnen steht.
thebai-how-scoring-estate = Anwesen: der Wert der am weitesten rechts liegenden geleerten Spalte.
thebai-how-scoring-city = Stadt: die Stärke aller deiner Würfel dort.
thebai-how-scoring-orders = Aufträge: die Sets, auch mit Torplättchen; −3 SP für jeden auf der Hand.
thebai-how-scoring-stock = 1 SP für je 3 Waren und Drachmen.
thebai-how-scoring-win = Die meisten SP gewinnen.

thebai-how-advice = Was gewinnt
thebai-how-advice-gate = Lass kein bedrohtes Tor leer: Ein schwacher Hoplitenwürfel verliert viel weniger als niemand.
thebai-how-advice-city = Erhöhe Würfel in der Stadt: Nur dort steigen sie auf. Anderswo bringt ein 3★ beim Erhöhen 1 SP.
thebai-how-advice-path = Sei früh auf dem Ratspfad: Die ersten Felder bringen am meisten.
thebai-how-advice-own = Überquere eigene Würfel nur, wenn sie es vertragen: Auf Stufe 1 bleiben sie liegen, und du verlierst 3 SP.
thebai-how-advice-column = Leere ganze Spalten: Sie bringen SP, und neue Bevölkerungswürfel kommen auf höherer Stufe.
thebai-how-advice-orders = Sammle alle vier Farben: Die vierte bringt 7 SP mehr. Übrige Waren sind wenig wert.
thebai-how-advice-herald = Zu zweit und allein erhöht ein Herold vor jedem Schicksal alle Würfel einer Spalte: Sei dabei.
thebai-how-advice-alone = Allein gegen Antigone gewinnst du nur mit mehr SP, als sie hat.
