### Was ein Zug bringen würde, in Teilen, die durch Punkte verbunden werden.
###
### $text    ein Effekt in wenigen Worten; $thing, was ihn hat

brings-thing = { $thing }: { $text }
brings-or = { $first }, oder { $second }
brings-then = { $first }, dann { $second }
brings-both = beide für { $price ->
        [one] { $price } Drachme
       *[other] { $price } Drachmen
    }
brings-costs = kostet { $price ->
        [one] { $price } Drachme
       *[other] { $price } Drachmen
    }
brings-nothing = nichts wird ausgelöst
brings-stop = dort anhalten: { $text }
brings-go-on = dort steht ein Archon: deiner muss weiter
brings-drachma = 1 Drachme; im nächsten Zug darf dein Archon auf jeden freien Kadmeiastein
brings-spaces = Stärke { $strength } auf { $spaces }
brings-then-have = danach hast du { $n } { card-thing.noun }
brings-enough = reicht für { $orders }
brings-short-of = reicht nicht mehr für { $orders }
brings-hidden = ein verdeckter Auftrag, den nur du siehst
brings-payable = du kannst ihn jetzt bezahlen
brings-lack = dir fehlt: { $things }
brings-level = Stufe { $level }, Stärke { $strength }
brings-end-vp = am Ende { $vp } SP mehr
brings-path = Ratsmitglied auf dem Pfad: { $vp } SP
brings-commander = Heerführer der Stärke { $strength } für Zeile { $rows }
brings-vp = { $vp } SP
brings-opens = öffnet „{ $thing }“: { $text }
brings-column = Spalte { $column } ist geräumt: am Ende { $vp } SP wert
brings-match = { $n ->
        [0] kein Dach kann passen
        [one] { $n } Dach kann passen
       *[other] bis zu { $n } Dächer können passen
    }
brings-no-match = kein Dach passt
brings-empty = der Stapel ist leer: nichts
brings-now = jetzt { $vp } SP wert
brings-hero-chance = erster Heerführer dieser Zeile: du darfst einen Helden nehmen
brings-rows = zählt in Zeile { $rows }
brings-battle = Kampf der Runde { $round } in Zeile { $row }: { $total } statt { $before } gegen { $attack }
brings-battle-new = Kampf der Runde { $round } in Zeile { $row }: du bist mit { $total } gegen { $attack } dabei
brings-stays = bleibt mit Stärke { $strength }
brings-goes = zurück in deinen Vorrat auf Stufe 1
brings-next = danach: { $player }
brings-fate = danach die Schicksalsphase: { $tile }
brings-row-and = { $first } und { $second }
brings-reset = { $n ->
        [one] { $n } Bevölkerungswürfel kommt zurück
       *[other] { $n } Bevölkerungswürfel kommen zurück
    }
brings-new-citizen = ein neuer Bevölkerungswürfel der Stufe { $level }

## Warum etwas nicht geht: was einem Auftrag fehlt, und Kurzformen

lack-order = Für „{ $order }“ fehlt dir: { $things }
short-order-goods = fehlt: { $things }
short-order-between = nicht jetzt
short-one-order = nächster Zug
short-visited = besucht
short-archon-there = ein Archon
short-crossing-price = braucht 1 Drachme
short-second-crossing = leer
short-estate-stone = bedeckt
short-estate-die = benutzt
short-estate-help = benutzt
short-help-colour = andere Zeile
short-monument-taken = besetzt
short-monument-turmoil = Tumult
short-own-die-there = eigener Würfel dort
short-own-tile-there = eigenes Plättchen dort
short-roof-differs = verschieden
short-roof-open = offen
short-roof-used = benutzt
