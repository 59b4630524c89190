### Co przyniósłby ruch, w częściach łączonych kropkami.
###
### $text    efekt w kilku słowach; $thing, co go ma

brings-thing = { $thing }: { $text }
brings-or = { $first } albo { $second }
brings-then = { $first }, potem { $second }
brings-both = oba za { $price ->
        [one] { $price } drachmę
        [few] { $price } drachmy
       *[many] { $price } drachm
    }
brings-costs = kosztuje { $price ->
        [one] { $price } drachmę
        [few] { $price } drachmy
       *[many] { $price } drachm
    }
brings-nothing = nic się nie uruchamia
brings-stop = zatrzymanie tam: { $text }
brings-go-on = stoi tam archont: Twój musi iść dalej
brings-drachma = 1 drachma; w następnej turze archont może stanąć na dowolnym wolnym kamieniu
brings-spaces = siła { $strength }: { $spaces }
brings-then-have = potem masz: { card-thing }
brings-enough = wystarczy na: { $orders }
brings-short-of = nie wystarczy już na: { $orders }
brings-hidden = zakryte zlecenie, które widzisz tylko Ty
brings-payable = możesz je teraz opłacić
brings-lack = musisz jeszcze zdobyć { $things }
brings-level = poziom { $level }, siła { $strength }
brings-end-vp = na końcu { $vp } PZ więcej
brings-path = członek rady na ścieżce: { $vp } PZ
brings-commander = dowódca o sile { $strength } dla rzędu { $rows }
brings-vp = { $vp } PZ
brings-opens = otwiera „{ $thing }”: { $text }
brings-column = kolumna { $column } jest wolna: na końcu warta { $vp } PZ
brings-match = { $n ->
        [0] żaden dach nie może pasować
        [one] może pasować { $n } dach
        [few] mogą pasować { $n } dachy
       *[many] może pasować { $n } dachów
    }
brings-no-match = żaden dach nie pasuje
brings-empty = stos jest pusty: nic
brings-now = teraz warte { $vp } PZ
brings-hero-chance = pierwszy dowódca w tym rzędzie: możesz wziąć bohatera
brings-rows = liczy się w rzędzie { $rows }
brings-battle = bitwa rundy { $round } w rzędzie { $row }: { $total } zamiast { $before } przeciw { $attack }
brings-battle-new = bitwa rundy { $round } w rzędzie { $row }: bierzesz udział z siłą { $total } przeciw { $attack }
brings-stays = zostaje z siłą { $strength }
brings-goes = wraca do Twoich zasobów na poziomie 1
brings-next = następny gracz: { $player }
brings-fate = potem faza losu: { $tile }
brings-row-and = { $first } i { $second }
brings-reset = { $n ->
        [one] wraca { $n } kostka ludności
        [few] wracają { $n } kostki ludności
       *[many] wraca { $n } kostek ludności
    }
brings-new-citizen = nowa kostka ludności na poziomie { $level }

## Dlaczego czegoś nie można: czego brakuje do zlecenia, i krótkie formy

lack-order = Do zlecenia „{ $order }” musisz jeszcze zdobyć { $things }
short-order-goods = zdobądź { $things }
short-order-between = nie teraz
short-one-order = następna tura
short-visited = odwiedzony
short-archon-there = archont
short-crossing-price = kosztuje 1 drachmę
short-second-crossing = puste
short-estate-stone = zakryte
short-estate-die = użyte
short-estate-help = użyte
short-help-colour = inny rząd
short-monument-taken = zajęte
short-monument-turmoil = tumult
short-own-die-there = jest własna kostka
short-own-tile-there = jest własny kafelek
short-roof-differs = różne
short-roof-open = otwarty
short-roof-used = użyty
