### Die Tafeln von Thebai: Anwesen, Aufträge, Altar, Rat, Gegner, kommende Kämpfe, Material vergrößert.

thebai-you = du
thebai-now = jetzt
thebai-fold = Einklappen
thebai-points = Siegpunkte
thebai-vp-short = { $vp } SP
thebai-vp-words = { $vp } Siegpunkte; { $score }, wenn das Spiel jetzt endete

## Waren
thebai-good = { $good ->
        [grape] Traube
        [amphora] Amphore
        [bronze] Bronze
       *[drachma] Drachme
    }
thebai-goods = { $count } { $good ->
        [grape] { $count ->
            [one] Traube
           *[other] Trauben
        }
        [amphora] { $count ->
            [one] Amphore
           *[other] Amphoren
        }
        [bronze] Bronze
       *[drachma] { $count ->
            [one] Drachme
           *[other] Drachmen
        }
    }
thebai-have = du hast { $count }
thebai-goods-have = { thebai-good }; { thebai-have }

## Vorrat und Anwesen
thebai-supply-dice = { $count } { $kind ->
        [citizen] Bevölkerungswürfel
       *[hoplite] Hoplitenwürfel
    } der Stufe { $level } im Vorrat
thebai-archon-home = Der Archon ist im Vorrat
thebai-commanders-left = { $count ->
        [0] Kein Heerführer mehr übrig
        [one] Noch ein Heerführer: Stärke { $strengths }
       *[other] Heerführer übrig: Stärken { $strengths }
    }
thebai-tiles-left = { $count ->
        [0] Kein Ratsmitglied-Plättchen mehr übrig
        [one] Noch 1 Ratsmitglied-Plättchen
       *[other] Noch { $count } Ratsmitglied-Plättchen
    }
thebai-reserve = { $count ->
        [0] Kein Bevölkerungswürfel mehr im allgemeinen Vorrat
        [one] 1 Bevölkerungswürfel im allgemeinen Vorrat; ein Zurücksetzen bringt einen
       *[other] { $count } Bevölkerungswürfel im allgemeinen Vorrat; ein Zurücksetzen bringt einen
    }
thebai-estate-of = Anwesen von { $name }
thebai-estate-row = { $row ->
        [red] Rote Zeile
        [blue] Blaue Zeile
       *[yellow] Gelbe Zeile
    }
thebai-estate-under = Darunter liegt „{ $name }“
thebai-estate-die = Hier liegt ein Bevölkerungswürfel der Stufe { $level }
thebai-estate-help = Hier liegt ein Hilfsplättchen
thebai-columns = Am Ende zählt nur die am weitesten rechts liegende geleerte Spalte; die Spalten 2 bis 5 bringen { $values } SP
thebai-columns-now = { $columns ->
        [0] Keine Spalte ist geleert
        [one] 1 Spalte ist geleert: { $vp } SP
       *[other] { $columns } Spalten sind geleert: { $vp } SP
    }

## Aufträge
thebai-orders = Aufträge
thebai-your-orders = Deine Aufträge
thebai-orders-in-hand = { $count } auf der Hand
thebai-orders-count = { $count ->
        [one] 1 Auftrag
       *[other] { $count } Aufträge
    }
thebai-fulfilled = erfüllt
thebai-fulfilled-none = –
thebai-fulfilled-colour = { $count } erfüllt, { $colour ->
        [wine] weinrot
        [honey] honiggelb
        [olive] olivgrün
       *[sea] meerblau
    }: { $orders }
thebai-can-pay = Du kannst ihn bezahlen
thebai-order-lacks = es fehlt: { $goods }
thebai-order-secret = Nur wer ihn hat, kennt ihn
thebai-display = Auslage
thebai-display-note = Aufträge zum Nehmen
thebai-display-empty = leer
thebai-deck-name = Oberster vom Stapel
thebai-deck = { $count ->
        [0] Der Stapel ist leer
        [one] Noch 1 verdeckter Auftrag
       *[other] Noch { $count } verdeckte Aufträge
    }

## Altar
thebai-altar = Altar
thebai-track = { $track ->
        [dionysos] Dionysos
       *[ares] Ares
    }
thebai-track-note = { $track ->
        [dionysos] bestimmt die Spielreihenfolge
       *[ares] entscheidet bei Gleichstand ums Torplättchen
    }
thebai-stack-left = noch { $count }
thebai-stack-empty = keins mehr da
thebai-markers = Hier: { $names }

## Rat
thebai-council = Rat
thebai-council-now = „jetzt“: wenn das Spiel heute endete
thebai-council-worth = Jetzt am Spielende brächte es dir { $vp } SP
thebai-council-held = { $piece ->
        [turmoil] Durch Tumult geschlossen
        [die] Besetzt von { $name }
        [tile] Besetzt von { $name } mit einem Ratsmitglied-Plättchen
        [hero] Besetzt von { $name } mit einem Helden
       *[other] Frei
    }
thebai-closed = zu
thebai-path = Pfad
thebai-path-space = Ein Bevölkerungswürfel, der auf dieses Feld aufsteigt, bringt { $vp } SP
thebai-path-wait = Es warten: { $names }
thebai-path-next = nächster { $vp } SP
thebai-path-note = ein Würfel je Monument
thebai-seats = Sitze
thebai-seats-of = { $name }: { $count ->
        [one] 1 Sitz
       *[other] { $count } Sitze
    }
thebai-monument-free = { $count } frei
thebai-councillors = { $count ->
        [one] 1 Ratsmitglied
       *[other] { $count } Ratsmitglieder
    }

## Gegner
thebai-rivals = Gegner
thebai-rival-board = Tafel eines Gegners
thebai-open-rival = Die ganze Tafel von { $name } zeigen
thebai-bot = Bot { $level }
thebai-online = online
thebai-offline = offline

## Kommende Kämpfe
thebai-battles = Kommende Kämpfe
thebai-battles-later = Spätere Kämpfe ({ $count })
thebai-ahead-when = { $when ->
        [now] Zeile { $row }, diese Runde.
       *[later] Zeile { $row }, Runde { $round }.
    }
thebai-ahead-attack = Stärke des Angriffs: { $low }–{ $high }
thebai-ahead-player = Person
thebai-ahead-total = Stärke
thebai-ahead-range = SP von … bis
thebai-ahead-absent = nicht dabei
thebai-ahead-vp = { $same ->
        [true] { $best }
       *[false] { $worst } … { $best }
    }

## Material vergrößert
thebai-copies = Im Spiel gibt es { $count } davon.
thebai-kind = { $kind ->
        [stone] Kadmeiastein
        [order] Auftrag
        [hero] Held
        [estate-space] Anwesen
        [estate-board] Anwesen
        [council-space] Rat
        [monument] Monument
        [path-space] Ratspfad
        [altar-space] Altar
        [blessing] Segensplättchen
        [help-tile] Hilfsplättchen
        [gate-tile] Torplättchen
        [conflict] Schicksal: Konflikt
        [prosperity] Schicksal: Wohlstand
        [attack] Angriffskarte
        [herald] Herold
        [basic-action] Antigone: Aktionskarte
        [special-action] Antigone: Spezial-Aktionskarte
        [destiny] Antigone: Bestimmung
        [challenge] Herausforderung
        [roof] Dach
        [antigone-roof] Antigone: Dach
        [turmoil] Tumultkarte
       *[piece] Spielmaterial
    }
thebai-kind-help = { $kind ->
        [stone] Ein Kadmeiastein wird ausgelöst, wenn ein Archon auf ihm anhält oder ein Bevölkerungswürfel daneben eingesetzt wird.
        [order] Einmal im Zug darfst du die Waren eines Auftrags auf deiner Hand zahlen, seine Belohnung nehmen und ihn unter dein Anwesen schieben. Am Ende zählen Sets von Farben; jeder Auftrag auf der Hand kostet 3 SP.
        [hero] Wer als Erstes einen Heerführer in einer Zeile hat, darf einen Helden nehmen; niemand hat mehr als drei.
        [estate-space] Setze einen Bevölkerungswürfel oder ein Hilfsplättchen in der Farbe der Zeile auf ein freies Feld: Führe die Aktion mit dieser Stärke aus. Drei Zahlen gelten für Stärke 1, 2 und 3.
        [estate-board] Steine verlassen eine Zeile von links und geben die Felder unter sich frei.
        [council-space] Wer hier ein Ratsmitglied hat, wertet dies am Spielende.
        [monument] Auf jedem Monument darf höchstens ein eigener Würfel sitzen.
        [path-space] Hier warten aufgestiegene Bevölkerungswürfel, bis der Rat tagt.
        [altar-space] Jedes Feld, das dein Marker betritt, bringt seine Belohnung.
        [blessing] Ein Segensplättchen behältst du bis zum Spielende.
        [help-tile] Nach dem Archon darfst du ein Hilfsplättchen auf ein freies Feld seiner Zeile legen. Beim nächsten Zurücksetzen verlässt es das Spiel.
        [gate-tile] Alle im Kampf nehmen seine Belohnung; wer am stärksten gewinnt, nimmt das Plättchen, das am Ende als Auftrag beliebiger Farbe zählt.
        [conflict] Am Ende der Runde wird in dieser Zeile gekämpft.
        [prosperity] Am Ende der Runde führen das alle aus.
        [attack] Die Stärke des Angriffs ist die Nummer des Konflikts plus diesen Wert.
        [herald] Herolde erhöhen Würfel und legen Besetztmarker, bevor das Schicksal folgt.
        [basic-action] Antigone führt in ihrem Zug zwei Aktionskarten aus; die dritte bleibt offen liegen.
        [special-action] Vier der neun Spezialkarten sind in Antigones Stapel.
        [destiny] Sie wird ausgeführt, sooft eine Aktionskarte das Zeichen der Bestimmung zeigt.
        [challenge] Sie bestimmt, wie schwer das Spiel gegen Antigone ist.
        [roof] Wird ein Stein eingesetzt, dürfen Kanten ausgelöst werden, die dieselbe Farbe berühren.
        [antigone-roof] Was ein passendes Dach Antigone bringt.
        [turmoil] Sie schließt zu Beginn Ratsfelder und bestimmt, wo Antigones Ratsmitglieder sitzen.
        [citizen-die] Ein Bevölkerungswürfel arbeitet auf dem Anwesen oder in der Stadt. Über 3★ hinaus erhöht, steigt er aus der Stadt in den Rat auf.
        [hoplite-die] Ein Hoplitenwürfel kämpft in den Zeilen, an denen er liegt. Über 3★ hinaus erhöht, wird er in der Stadt zum Heerführer.
        [archon] In jedem Zug geht dein Archon über Kadmeiasteine und löst den aus, auf dem er anhält.
        [commander] Ein Heerführer bleibt in seiner Zeile und verstärkt dich dort in jedem Kampf.
        [councillor-tile] Es nimmt wie ein Würfel einen Platz auf einem Monument ein.
        [altar-marker] Er zeigt, wie weit jemand auf einer Leiste des Altars ist.
        [attack-marker] Er liegt bei der Zeile des nächsten Konflikts.
        [turmoil-tile] Es schließt ein Feld des Rats.
        [occupied-marker] Er darf frei überquert werden, nimmt aber weder Würfel noch Helden auf.
       *[piece] Spielmaterial; was es tut, sagen die Regeln.
    }
