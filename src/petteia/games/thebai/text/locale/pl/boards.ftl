# Co pokazują plansze i elementy oprócz efektów: tabele, kolory i dachy.

board-estate-name = Posiadłość
board-columns = na koniec gry kolumny od 2 do 5, w pełni opróżnione aż dotąd, są warte { $values } PZ
board-new-citizen = nowa kostka ludności przychodzi na poziomie { $levels } przy 0, 1, 2 oraz 3 lub więcej opróżnionych kolumnach
board-start = { $seat }. gracz w początkowej kolejności graczy zaczyna z kostkami ludności na poziomach { $levels } i { $drachmas ->
        [one] { $drachmas } drachmą
       *[other] { $drachmas } drachmami
    }
board-superiority = w bitwie przewaga 0, 1, 2 i tak dalej jest warta { $values } PZ, ostatnia wartość także powyżej
board-commanders = w bitwie dowódcy liczą się za { $strengths }; pierwszy wchodzi najniższy z pozostałych
board-roofs = dachy od góry zgodnie z ruchem wskazówek zegara: { $roofs }
board-colour = kolor: { order-colour }
order-colour = { $colour ->
        [wine] winny
        [honey] miodowy
        [olive] oliwkowy
       *[sea] morski
    }
