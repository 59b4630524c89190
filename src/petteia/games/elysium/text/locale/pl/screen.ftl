# Stół na stronie: o co się pyta, czym jest Legenda, jak skończyła się gra.

game-name = Elizjum
pack-house = Edycja domowa
set-brings = { $brings ->
    [oracle] z Wyrocznią
    [prestige] z Punktami Prestiżu
    [both] z Wyrocznią i Punktami Prestiżu
   *[none] bez Wyroczni i bez Punktów Prestiżu
}
family-brings = { $brings ->
    [oracle] wprowadza Wyrocznię
    [prestige] wprowadza Punkty Prestiżu
    [both] wprowadza Wyrocznię i Punkty Prestiżu
   *[none] { "" }
}

phase-actions = Akcje graczy
phase-writing = Tworzenie Legend
phase-scoring = Punktowanie
phase-over = Koniec
stage = Epoka { $epoch } · { $part }
stage-round = Runda { $round }

sub-takes = Do wyboru: { $cards ->
    [0] { sub-takes.quests }
   *[other] { $quests ->
        [0] { sub-takes.cards }
       *[other] { sub-takes.cards } i { sub-takes.quests }
    }
}
    .cards = { $cards ->
            [one] 1 karta
            [few] { $cards } karty
           *[many] { $cards } kart
        }
    .quests = { $quests ->
            [one] 1 Misja
            [few] { $quests } Misje
           *[many] { $quests } Misji
        }
sub-citizen = Nie możesz wziąć karty ani Misji; Obywatela dobierasz ze stosu dobierania
sub-powers = { $powers ->
    [one] 1 moc jest gotowa
    [few] { $powers } moce są gotowe
   *[many] { $powers } mocy jest gotowych
}
sub-dismissal = Każde wzięcie kosztuje jedną dowolną z Twoich Kolumn
sub-writing = { $left ->
    [0] Brak przeniesień
    [one] Zostało 1 przeniesienie
    [few] Zostały { $left } przeniesienia
   *[many] Zostało { $left } przeniesień
}, Złoto: { $gold }
sub-placing = { $card } trafia do Twojego Elizjum
sub-power = Moc karty { $card }
sub-power-of = Karta gracza { $player }: { $card }
sub-left = do wybrania jeszcze { $left }

named-player = { $player }
named-mark = Wskaż kartę { $card } ({ $player })
named-swap = Zamień na kartę { $card } ({ $player })
named-copy = Użyj mocy karty { $card } ({ $player })

short-twin = Już ją masz
short-quest-due = 3 karty wzięte
short-oracle-closed = Zamknięta
short-gold = Koszt: { $cost }
short-turned = Użyta
short-legend-used = Użyta
short-no-ring = Bez Pierścienia
short-eleusis-alone = Sama
short-no-change = Bez skutku
short-cost = Za drogo
short-legend-full = Pełna

legend-single = Pojedyncza
legend-single-note = nie jest Legendą
legend-level = Poziom { $level }
legend-size = { $size } z { $full }

sheet-vp = Zdobyte w grze
sheet-chronos = Moce Chronosa
sheet-chronos-note = w Legendach od 2 kart
sheet-families = Legendy Rodzinne
sheet-levels = Legendy Potęgi
sheet-prestige = Prestiż
sheet-prestige-note = najwięcej: { $vp }
sheet-bonuses = Nagrody
sheet-citizens = Obywatele w Legendach
sheet-citizens-note = po { $vp }
sheet-total = Razem
sheet-gold = Pozostałe Złoto, rozstrzyga remis

chart-start = Start
chart-chronos = Chronos
chart-families = Rodzinne
chart-levels = Poziomy
chart-prestige = Prestiż
chart-bonuses = Nagrody
chart-citizens = Obywatele

moment-longest-legend = Najdłuższa Legenda
moment-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
moment-epoch = Najbogatsza Epoka
moment-epoch-words = { $vp } PZ w Epoce { $epoch }
moment-prestige = Najwięcej Prestiżu
moment-prestige-words = { $number } PZ
moment-powers = Najwięcej użytych mocy
moment-powers-words = { $number ->
    [one] raz
    [2] dwa razy
   *[other] { $number } razy
}
moment-lead = Zmiany prowadzenia
moment-lead-words = { $times ->
    [0] ani jednej
    [one] jedna
    [2] dwie
   *[other] { $times }
}

lede = przewagą { $vp } PZ, dzięki { $category ->
    [vp] PZ zdobytym w grze
    [chronos] mocom Chronosa
    [families] Legendom Rodzinnym
    [levels] Legendom Potęgi
    [prestige] Prestiżowi
    [bonuses] Nagrodom
   *[citizens] mniejszej liczbie Obywateli w Legendach
}
lede-gold = remis w PZ, zdecydowało Złoto
lede-shared = wspólne zwycięstwo

rules-section = { $letter ->
    [S] Elementy i przygotowanie
    [A] Faza I: Przebudzenie
    [T] Faza II: Akcje graczy
    [P] Moce
    [W] Faza III: Tworzenie Legend
    [L] Legendy
    [N] Faza IV: Koniec Epoki
    [F] Punktowanie
    [G] Zasady wspólne wszystkich mocy
    [K] Rozstrzygnięcia
   *[R] Dalsze rozstrzygnięcia
}
