# Rozdziały zasad.
rules-section = { $letter ->
    [S] Przygotowanie wspólne
    [I] Przygotowanie graczy
    [D] Kostki
    [T] Tura
    [V] Akcje i efekty
    [F] Faza losu
    [E] Koniec gry
    [H] Gra dwuosobowa: herold
    [A] Tryb solo: bunt Antygony
    [Q] Rozstrzygnięcia
   *[R] Rozstrzygnięcia domowe
}
