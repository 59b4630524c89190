# Co pokazują plansze i elementy oprócz efektów: tabele, kolory i dachy.

board-estate-name = Posiadłość
board-columns = na koniec gry liczy się tylko najdalsza w prawo w pełni opróżniona kolumna: { $values }
board-column = kolumna { $column } daje { $vp } PZ
board-new-citizen = nowa kostka ludności przychodzi na poziomie { $none } bez opróżnionych kolumn, { $one } przy 1 opróżnionej kolumnie, { $two } przy 2, { $three } przy 3 lub więcej
board-start = { $seat }. gracz w początkowej kolejności graczy zaczyna z kostkami ludności na poziomach { $levels } i z { $drachmas ->
        [one] { $drachmas } drachmą
       *[other] { $drachmas } drachmami
    }
board-superiority = przewaga w bitwie daje PZ: { $values }, { $top } lub więcej → { $most }
board-commanders = w bitwie dowódcy mają siłę { $strengths }; zawsze stawia się najniższego z pozostałych
board-roofs = dachy od góry zgodnie z ruchem wskazówek zegara: { $roofs }
board-colour = kolor: { order-colour }
order-colour = { $colour ->
        [wine] bordowy
        [honey] miodowy
        [olive] oliwkowy
       *[sea] morski
    }
