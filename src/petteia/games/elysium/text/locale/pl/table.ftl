# Stół w słowach: akcje, pytania, odmowy.

name-citizen = Obywatel
colour-name = { $colour ->
    [R] czerwona
    [B] niebieska
    [G] zielona
    [K] dowolna
   *[Y] żółta
}

kind-instant = Natychmiastowa
kind-permanent = Stała
kind-activate = Aktywowana
kind-trigger = Jednorazowa
kind-eleusis = Eleusis
kind-legend = Legenda
kind-chronos = Chronos

action-end-turn = Zakończ turę
action-take = Weź: { $card }
action-take-oracle = Weź z Wyroczni: { $card }
action-take-quest = Weź Misję { $quest } (Złoto: { $gold }, PZ: { $vp }, { $transfers ->
    [one] 1 przeniesienie
    [few] { $transfers } przeniesienia
    [many] { $transfers } przeniesień
   *[other] { $transfers } przeniesienia
})
action-take-citizen = Weź Obywatela
action-power = Użyj mocy: { $card }
action-dismiss = Usuń { $colour ->
    [R] czerwoną
    [B] niebieską
    [G] zieloną
   *[Y] żółtą
} Kolumnę
action-transfer = Przenieś: { $card } (Złoto: { $cost })
action-transfer-citizen = Przenieś Obywatela
action-place-new = { $card }: zacznij nową Legendę
action-place = { $card }: dołącz do Legendy ({ $legend })
action-place-citizen = Obywatel: dołącz do Legendy ({ $legend }), Złoto: { $cost }
action-stop = Zakończ tutaj
action-done = Nie przenoś więcej kart
action-branch = { $text }
action-player = Gracz { $player }
action-pay = Zapłać kartą: { $card }
action-discard = Odrzuć: { $card }
action-mark = Wskaż kartę gracza { $player }: { $card }
action-bring = Weź: { $card }
action-offer = Oddaj w zamian: { $card }
action-swap = Zamień na kartę gracza { $player }: { $card }
action-swap-agora = Zamień na kartę z Agory: { $card }
action-swap-oracle = Zamień na kartę z Wyroczni: { $card }
action-copy = Użyj mocy karty gracza { $player }: { $card }
action-ready = Przygotuj kartę: { $card }

prompt-turn-before = { $open ->
    [cards] Weź kartę
    [quests] Weź Misję
    [citizen] Weź Obywatela
   *[both] Weź kartę lub Misję
}
prompt-turn-after = Użyj mocy lub zakończ turę
prompt-dismissal = Usuń jedną ze swoich Kolumn
prompt-writing = { $open ->
    [transfers] Przenieś karty do swojego Elizjum
    [powers] Użyj mocy lub zakończ tworzenie Legend
   *[both] Przenieś karty do swojego Elizjum lub użyj mocy
}
prompt-transferring = Wybierz kartę do przeniesienia
prompt-placing = Wybierz Legendę, do której dołączy karta
prompt-choosing = Wybierz, co robi moc
prompt-naming = Wybierz gracza
prompt-paying = Wybierz kartę, którą zapłacisz
prompt-giving = Wybierz odbiorcę
prompt-discarding = Wybierz kartę do odrzucenia
prompt-marking = Wskaż kartę; jej właściciel odrzuci jedną ze wskazanych
prompt-bringing = Wybierz kartę, którą weźmiesz
prompt-swapping = Wybierz swoją kartę do zamiany
prompt-swapping-for = Wybierz kartę, którą chcesz za nią otrzymać
prompt-copying = Wybierz moc, której użyjesz
prompt-readying = Wybierz kartę do przygotowania
prompt-echoing = Wybierz moc Chronosa, którą skopiujesz
prompt-over = Gra się skończyła
prompt-waiting = Teraz gra { $player }
prompt-deciding = Decyduje { $player }

reason-over = Gra się skończyła.
reason-no-action = Nie ma takiej akcji.
reason-already-taken = W tej turze karta lub Misja została już wzięta.
reason-take-first = Najpierw musisz wziąć kartę lub Misję.
reason-take-in-phase-two = Karty i Misje bierze się w fazie „{ phase-actions }”.
reason-transfer-in-phase-three = Lira pozwala przenosić karty w fazie „{ phase-writing }”; w Twojej turze pozwala na to tylko moc karty.
reason-dismiss-after-take = Kolumnę usuwa się dopiero po wzięciu karty lub Misji.
reason-not-in-turn = Nie można tego zrobić w swojej turze.
reason-not-in-writing = Nie można tego zrobić podczas tworzenia Legend.
reason-not-in-agora = Tej karty nie ma w Agorze.
reason-quest-due = W tej Epoce masz już swoje 3 karty; weź Misję.
reason-twin = Karta { $card } jest już w Twojej Domenie; nie mogą w niej być dwie identyczne karty.
reason-column = Do karty { $card } potrzebna jest { $colour ->
    [R] czerwona
    [B] niebieska
    [G] zielona
   *[Y] żółta
} Kolumna.
reason-another-column = Do karty { $card } potrzebna jest jeszcze jedna Kolumna.
reason-no-oracle = Wyrocznia nie jest w grze.
reason-not-at-oracle = Tej karty nie ma w Wyroczni.
reason-oracle-closed = Z Wyroczni możesz brać tylko wtedy, gdy pozwala na to karta z Twojej Domeny.
reason-has-quest = Masz już Misję { $quest }.
reason-quest-gone = Tej Misji nie ma pod Frontonem.
reason-quest-column = Do Misji { $quest } potrzebna jest { $colour ->
    [R] czerwona
    [B] niebieska
    [G] zielona
   *[Y] żółta
} Kolumna.
reason-quest-columns = Do Misji { $quest } potrzebna jest { $colour ->
    [R] czerwona
    [B] niebieska
    [G] zielona
   *[Y] żółta
} lub { $other ->
    [R] czerwona
    [B] niebieska
    [G] zielona
   *[Y] żółta
} Kolumna.
reason-card-before-citizen = Nie możesz wziąć Obywatela, dopóki możesz wziąć kartę Rodziny.
reason-quest-before-citizen = Nie możesz wziąć Obywatela, dopóki możesz wziąć Misję.
reason-not-in-domain = Tej karty nie ma w Twojej Domenie.
reason-instant = Karta { $card } działa tylko w chwili, gdy ją bierzesz.
reason-permanent = Moc karty { $card } działa stale; nie trzeba jej używać.
reason-legend-power = Mocy karty { $card } używa się w fazie „{ phase-writing }”.
reason-chronos = Karta { $card } punktuje na koniec gry, w Legendzie.
reason-only-legend-powers = W fazie „{ phase-writing }” można używać tylko mocy Legendy, a nie mocy karty { $card }.
reason-legend-used = Moc karty { $card } została już użyta w tej fazie.
reason-no-ring = Na karcie { $card } nie ma już Pierścienia mocy.
reason-turned = Karta { $card } jest obrócona; zostanie wyprostowana na koniec Epoki.
reason-eleusis-alone = Karta { $card } wymaga innej karty Eleusis w Twojej Domenie.
reason-cost = Nie możesz zapłacić kosztu mocy karty { $card }.
reason-no-change = Moc karty { $card } niczego by teraz nie zmieniła.
reason-lyre-used = Twoja Misja nie pozwala na więcej przeniesień.
reason-nothing-to-transfer = Tej karty nie można stąd przenieść.
reason-power-not-for-card = Ta moc nie pozwala przenieść karty { $card }.
reason-gold = Przeniesienie karty { $card } kosztuje { $cost ->
    [one] 1 sztukę Złota
    [few] { $cost } sztuki Złota
   *[many] { $cost } sztuk Złota
}.
reason-no-citizen = W Twojej Domenie nie ma Obywatela.
reason-citizen-needs-legend = Obywatel może dołączyć tylko do Legendy liczącej co najmniej 2 karty.
reason-no-legend = Nie ma takiej Legendy.
reason-same-legend = Ta Legenda składa się z takich samych kart jak wcześniejsza: wybierz tamtą.
reason-legend-full = Ta Legenda jest ukończona.
reason-family-legend = Karta { $card } nie pasuje: w Legendzie Rodzinnej są karty jednej Rodziny, każdy Poziom tylko raz.
reason-level-legend = Karta { $card } nie pasuje: w Legendzie Potęgi są karty jednego Poziomu, każda Rodzina tylko raz.
reason-second-card = Karta { $card } nie pasuje: dwie karty Legendy łączy albo Rodzina, albo Poziom, a nie jedno i drugie.
reason-choose-branch = Najpierw wybierz jedną z możliwości, które daje moc.
reason-name-player = Najpierw wybierz jednego z proponowanych graczy.
reason-pay-card = Najpierw wybierz kartę, którą możesz zapłacić.
reason-name-receiver = Najpierw wybierz gracza, który może otrzymać kartę.
reason-discard = Najpierw wybierz kartę do odrzucenia.
reason-mark = Najpierw wskaż jedną z proponowanych kart.
reason-bring = Najpierw wybierz kartę, którą możesz wziąć.
reason-exchange = Najpierw wybierz kartę do zamiany.
reason-copy = Najpierw wybierz moc, której możesz użyć.
reason-ready = Najpierw wybierz kartę, którą można przygotować.
reason-place-first = Najpierw wybierz Legendę dla przenoszonej karty.
reason-transfer-first = Najpierw wybierz kartę do przeniesienia.
reason-dismiss-first = Najpierw usuń Kolumnę.
reason-column-gone = Ta Kolumna nie stoi już na Twojej planszy.
reason-not-for-nothing = Nie możesz tu zakończyć: moc zostałaby użyta na próżno.

option-families = Pięć Rodzin oddzielonych przecinkami, nazwa zestawu albo random.
