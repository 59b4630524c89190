### Der Elysium-Tisch.

elysium = Elysium
elysium-about = Versammle Helden und erschaffe ihre Mythen.
elysium-temple = Tempel
elysium-agora = Agora
elysium-oracle = Orakel
elysium-oracle-note = Was hier übrig bleibt, rückt in der nächsten Epoche in die Agora · A2
elysium-bonus = Bonusplättchen
elysium-level-bonus = Rangbonus
elysium-family-bonus = Familienbonus
elysium-piles = Stapel
elysium-pile = Zugstapel
elysium-discard = Ablage
elysium-discard-empty = Hier liegt keine Karte.
elysium-board = Tableau
elysium-domain = Sphäre
elysium-elysium = Elysium
elysium-gold = Gold
elysium-vp = Siegpunkte
elysium-pp = Ehrenpunkte
elysium-columns = Säulen
elysium-citizen = Bürger
elysium-citizens = { $count ->
        [one] Bürger
       *[other] { $count } Bürger
    }
elysium-citizen-text = Bleibt verdeckt. Kann eine Lücke in einem Mythos füllen; −2 SP am Ende.

## Wo das Spiel steht
elysium-epoch = Epoche { $epoch } von { $epochs }
elysium-round = · Runde { $round } von { $rounds }
elysium-order = Zugreihenfolge
elysium-disc = Scheibe { $number }
elysium-left = noch { $left } von { $all }
elysium-cards-left = noch { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }
elysium-cards = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
elysium-so-far = { $over ->
        [yes] { $vp } SP
       *[no] bisher { $vp } SP
    }
elysium-taken-by = von { $name } genommen
elysium-taken-by-you = von dir genommen
elysium-next-card = deine nächste Karte
elysium-you = du
elysium-bot = Bot
elysium-online = online
elysium-offline = offline
elysium-open-domain = { $name }: ganze Sphäre zeigen

## Dinge in Worten
elysium-level = Rang { $level }
elysium-card-spoken = { $name }, { $family }, Rang { $level }. Bedingung: { $price }. { $kind } { $mark }: { $text }
elysium-quest-spoken = Aufgabe { $number }: { $gold } Gold, { $vp } SP, { $transfers ->
        [one] 1 Übergang
       *[other] { $transfers } Übergänge
    }
elysium-quest = Aufgabe { $number }
elysium-no-quest = Keine Aufgabe
elysium-incomplete = Unvollendet
elysium-tile = { $vp } SP, noch frei
elysium-tile-taken = { $vp } SP, hat { $name }
elysium-free = frei
elysium-missing = fehlt: { $what }
elysium-missing-any = Platz für eine zweite Karte
elysium-then = dann { $next }
elysium-worth-family = Familie
elysium-worth-family-about = SP eines Familienmythos aus 2 und 3 Karten
elysium-worth-level = Rang
elysium-worth-level-about = SP eines Mythos eines Ranges aus 2, 3, 4 und 5 Karten
elysium-new-legend = Neuer Mythos
elysium-no-legend = { $over ->
        [yes] Hier liegt kein Mythos.
       *[no] Noch leer. In der Phase „Bilden der Mythen“ kommen Karten hierher.
    }
elysium-use = Nutzen
elysium-used = genutzt
elysium-mark-ready = Bereit
elysium-mark-used = Genutzt
elysium-mark-ring = Mit Ring

## Effektarten
elysium-kind-instant = Wirkt sofort, wenn die Karte genommen wird, und nur dann.
elysium-kind-permanent = Wirkt immer, solange die Karte in deiner Sphäre liegt.
elysium-kind-activate = Einmal je Epoche, in deinem eigenen Zug.
elysium-kind-trigger = Einmal in der Partie, in deinem eigenen Zug: Gib den Ring zurück.
elysium-kind-eleusis = Einmal je Epoche, in deinem eigenen Zug, mit einer weiteren Eleusis-Karte in deiner Sphäre.
elysium-kind-legend = Wirkt in der Phase „Bilden der Mythen“.
elysium-kind-chronos = Zählt am Ende, wenn die Karte in einem Mythos mit mindestens 2 Karten liegt. = am besten in einem Familienmythos, ≠ in einem Mythos eines Ranges.

## Was die Dinge sind
elysium-about-level-bonus = { $vp } SP für den längsten Mythos von Rang { $level } mit mindestens 2 Karten. Ein längerer übernimmt sie.
elysium-about-family-bonus = Der erste vollendete Familienmythos ({ $family }) bringt { $first } SP, der zweite { $second } SP.
elysium-about-quest = Beim Bilden der Mythen bringt sie ihr Gold und ihre SP und erlaubt so viele Übergänge. Ihre Zahl bestimmt die Zugreihenfolge der nächsten Epoche.
elysium-about-no-quest = In jeder Epoche nimmst du genau eine Aufgabe.
elysium-about-held-quest = Sie bringt Gold, SP und Übergänge, wenn die Mythen gebildet werden.
elysium-about-disc = Die Scheiben bestimmen die Zugreihenfolge: Nummer { $number }. In jeder Epoche werden sie nach den Aufgaben neu verteilt.
elysium-about-column = Säulen sind die Bedingung für Karten und Aufgaben. Nach jeder Karte oder Aufgabe, die du nimmst, entfernst du eine; in der nächsten Epoche sind alle wieder da.

## Die Frage

## Der Tisch in der Hand
elysium-tab-table = Tisch

elysium-column = { $colour ->
        [red] rote Säule
        [blue] blaue Säule
        [green] grüne Säule
        [yellow] gelbe Säule
       *[any] beliebige Säule
    }
elysium-column-missing = { elysium-column } (fehlt)
elysium-column-gone = { elysium-column } (entfernt)

## The start page and the lobby
elysium-families = Familien
elysium-families-of = { $count } von { $all } sind im Spiel
elysium-families-each = Die Familien einzeln
elysium-families-missing = { $count ->
        [one] Wähle noch eine Familie.
       *[other] Wähle noch { $count } Familien.
    }
elysium-families-too-many = { $count ->
        [one] Eine Familie zu viel.
       *[other] { $count } Familien zu viel.
    }
elysium-set-random = Dem Zufall überlassen
elysium-set-random-about = Fünf Familien werden gezogen, wenn die Partie beginnt.
elysium-set-own = Eigene Auswahl
elysium-set-own-about = wähle unten fünf Familien
elysium-packs = Karten

## Log, replay and end
elysium-log-epoch = { $epoch }. Epoche
elysium-log-round = Runde { $round }
elysium-log-writing = Bilden der Mythen
elysium-log-scoring = Endwertung
elysium-replay-epoch-back = Zurück zum Anfang der Epoche
elysium-replay-epoch-next = Weiter zur nächsten Epoche
elysium-end-epochs = { $epochs ->
        [one] nach einer Epoche
       *[other] nach { $epochs } Epochen
    }
elysium-end-vp = SP
elysium-end-chart = Siegpunkte im Verlauf
elysium-end-after-epoch = Epoche { $epoch }
elysium-end-axis = Ende der Epoche
