# Co ruch innego gracza daje temu graczowi i co zabrał Tobie; każda część to część zdania.

theirs-gold-kept = { $rival } ma na później { $gold ->
    [one] 1 sztukę Złota
    [few] { $gold } sztuki Złota
   *[many] { $gold } sztuk Złota
}
theirs-quest-first = dzięki Misji { $quest } { $rival } zaczyna następną Epokę
theirs-card = { $kind ->
    [instant] kartę { $card } warto później przenieść do Legendy
    [permanent] moc karty { $card } działa od tej chwili
    [legend] karta { $card } pomaga przy tworzeniu Legend
    [chronos] karta { $card } punktuje na koniec gry, w Legendzie
   *[other] karta { $card } daje moc do użycia
}
theirs-card-kept = karta { $card } zostaje w Domenie
theirs-joins = karta { $card } pasuje do Legendy, którą { $rival } ma już rozpoczętą
theirs-legend = { $rival } ma po tej turze Legendy warte o { $vp } PZ więcej
theirs-chronos = { $rival } dostaje z mocy Chronosa o { $vp } PZ więcej
lost-vp = { $n } PZ
lost-gold = { $n ->
    [one] 1 sztukę Złota
    [few] { $n } sztuki Złota
   *[many] { $n } sztuk Złota
}
lost-prestige = { $n } PP
lost-bonus-level = Nagrodę za Poziom { $level } ({ $n } PZ)
lost-bonus-family = Nagrodę za Legendę Rodzinną ({ $family }, { $n } PZ)
lost-card = kartę { $card } z Twojej Domeny
lost-citizen = Obywatela
lost-quest = możliwość wzięcia Misji { $quest }
lost-agora = możliwość wzięcia karty { $card }
lost-agora-joins = możliwość wzięcia karty { $card }, która pasuje do rozpoczętej przez Ciebie Legendy
