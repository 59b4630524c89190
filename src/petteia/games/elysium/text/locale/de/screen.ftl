# Der Tisch auf der Seite: was gefragt wird, was ein Mythos ist, wie eine Partie endete.

game-name = Elysium
pack-house = Hausausgabe
set-brings = { $brings ->
    [oracle] mit dem Orakel
    [prestige] mit Ehrenpunkten
    [both] mit Orakel und Ehrenpunkten
   *[none] ohne Orakel und ohne Ehrenpunkte
}
family-brings = { $brings ->
    [oracle] bringt das Orakel ins Spiel
    [prestige] bringt Ehrenpunkte ins Spiel
    [both] bringt Orakel und Ehrenpunkte ins Spiel
   *[none] { "" }
}

phase-actions = Aktionen
phase-writing = Bilden der Mythen
phase-scoring = Endwertung
phase-over = Ende
stage = Epoche { $epoch } · { $part }
stage-round = Runde { $round }

sub-takes = Zur Wahl: { $cards ->
    [0] { sub-takes.quests }
   *[other] { $quests ->
        [0] { sub-takes.cards }
       *[other] { sub-takes.cards } und { sub-takes.quests }
    }
}
    .cards = { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
    .quests = { $quests ->
            [one] 1 Aufgabe
           *[other] { $quests } Aufgaben
        }
sub-citizen = Keine Karte und keine Aufgabe ist erreichbar; der Bürger kommt vom Zugstapel
sub-powers = { $powers ->
    [one] 1 Effekt ist bereit
   *[other] { $powers } Effekte sind bereit
}
sub-dismissal = Jedes Nehmen kostet eine Säule deiner Wahl
sub-writing = { $left ->
    [0] Kein Übergang mehr
    [one] Noch 1 Übergang
   *[other] Noch { $left } Übergänge
}, { $gold } Gold
sub-placing = Übergang in dein Elysium: { $card }
sub-power = Effekt von { $card }
sub-power-of = { $player }{ $genitive ->
    [sibilant] ’
   *[other] s
} { $card }
sub-left = noch { $left } zu wählen

named-player = { $player }
named-mark = { $card } ({ $player }) markieren
named-swap = Gegen { $card } ({ $player }) tauschen
named-copy = Den Effekt von { $card } ({ $player }) nutzen

short-twin = Doppelt
short-quest-due = 3 Karten genommen
short-oracle-closed = Verschlossen
short-gold = Kostet { $cost } Gold
short-turned = Genutzt
short-legend-used = Genutzt
short-no-ring = Kein Ring
short-eleusis-alone = Allein
short-no-change = Ohne Wirkung
short-cost = Zu teuer
short-legend-full = Vollständig

legend-single = Einzeln
legend-single-note = kein Mythos
legend-level = Rang { $level }
legend-size = { $size } von { $full }

sheet-vp = Im Spiel gesammelt
sheet-chronos = Chronos-Effekte
sheet-chronos-note = in Mythen ab 2 Karten
sheet-families = Familienmythen
sheet-levels = Mythen eines Ranges
sheet-prestige = Ehrenpunkte
sheet-prestige-note = die meisten: { $vp }
sheet-bonuses = Bonusplättchen
sheet-citizens = Bürger in Mythen
sheet-citizens-note = je { $vp }
sheet-total = Summe
sheet-gold = Übriges Gold, entscheidet bei Gleichstand

chart-start = Start
chart-chronos = Chronos
chart-families = Familie
chart-levels = Rang
chart-prestige = Ehre
chart-bonuses = Boni
chart-citizens = Bürger

moment-longest-legend = Längster Mythos
moment-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
moment-epoch = Ertragreichste Epoche
moment-epoch-words = { $vp } SP in Epoche { $epoch }
moment-prestige = Meiste Ehre
moment-prestige-words = { $number } SP
moment-powers = Am häufigsten Effekte genutzt
moment-powers-words = { $number ->
    [one] einmal
    [2] zweimal
   *[other] { $number }-mal
}
moment-lead = Führungswechsel
moment-lead-words = { $times ->
    [0] keiner
    [one] einer
   *[other] { $times }
}

lede = mit { $vp } SP Vorsprung, dank { $category ->
    [vp] der im Spiel gesammelten SP
    [chronos] der Chronos-Effekte
    [families] der Familienmythen
    [levels] der Mythen eines Ranges
    [prestige] der Ehrenpunkte
    [bonuses] der Bonusplättchen
   *[citizens] weniger Bürger in den Mythen
}
lede-gold = gleichauf bei den SP, das Gold entscheidet
lede-shared = ein geteilter Sieg

rules-section = { $letter ->
    [S] Spielmaterial und Spielvorbereitung
    [A] Phase I: Erwachen
    [T] Phase II: Aktionen
    [P] Effekte
    [W] Phase III: Bilden der Mythen
    [L] Mythen
    [N] Phase IV: Ende der Epoche
    [F] Endwertung
    [G] Was für alle Effekte gilt
    [K] Klarstellungen
   *[R] Weitere Klarstellungen
}
