### Pokazy: bitwy, dobrobyt, heroldowie, tura Antygony, rundy, punktacja końcowa; oraz koniec gry.

## Każdy pokaz

thebai-show-battle = Bitwa w rzędzie { $row }
thebai-show-prosperity = Dobrobyt: { $name }
thebai-show-herald = Herold kolumny { $column }
thebai-show-antigone = Tura Antygony
thebai-show-round = Co dała runda { $round }
thebai-show-score = Punktacja końcowa
thebai-show-back = Krok wstecz
thebai-show-again = Jeszcze raz
thebai-show-skip = Pomiń
thebai-show-next = Dalej
thebai-show-done = Gotowe
thebai-show-close = Zamknij; można to obejrzeć ponownie
thebai-show-see-again = Obejrzyj ponownie:
thebai-show-enlarge = Pokaż w mieście
thebai-show-enlarge-short = Powiększ
thebai-show-step-of = { $step } z { $of }
thebai-show-happened = zrobione
thebai-show-you = Ty
thebai-show-you-small = ty
thebai-show-vp = { $vp } PZ

## Bitwa

thebai-battle-title = Bitwa przy bramie { $gate }, rząd { $row }
thebai-battle-step = { $step ->
        [attack] Atak
        [totals] Siły
        [points] Punkty
        [loot] Łupy
        [gate] Kafelek bramy
        [pay] Żołd
        [council] Rada
       *[turn-order] Kolejność
    }
thebai-battle-head = { $step ->
        [attack] Siła ataku to { $strength }
        [totals] Liczenie obrońców
        [points] Porównanie z { $strength }
        [loot] Łupy
        [gate] Kto bierze kafelek bramy?
        [pay] Żołd dla hoplitów
        [council] Członkowie rady zajmują miejsca
       *[turn-order] Kolejność graczy
    }
thebai-battle-sub = { $step ->
        [totals] Hoplici w rzędzie { $row } oraz między nim a sąsiednimi rzędami, a także dowódcy.
       *[points] Przewaga daje PZ, każdy brakujący punkt kosztuje 1 PZ, a nieobecność 3 PZ za punkt.
    }
thebai-battle-sum = konflikt { $number }, karta { $modifier }
thebai-battle-strength = Atak { $strength }
thebai-battle-attack = Konflikt { $number } liczy się za { $number }, karta „{ $name }” dodaje { $modifier }: siła { $strength }.
thebai-battle-total = { $name }: { $total }.
thebai-battle-nobody = { $name } nie bierze udziału.
thebai-battle-none = nikogo tam nie ma
thebai-battle-bonus = dodatek
thebai-battle-above = { $points ->
        [0] tyle co atak
       *[other] { $points } ponad atak
    }
thebai-battle-short = do ataku brakuje { $points }
thebai-battle-absent = nieobecność: 3 za punkt
thebai-battle-hers = PZ bez zmian
thebai-battle-points = { $name }: { $distance }, { $vp } PZ.
thebai-battle-reward = Kto walczył, bierze:
thebai-battle-no-loot = W rzędzie { $row } nikt nie walczył, więc nie ma łupów.
thebai-battle-twice = dwa razy
thebai-battle-twice-why = Dwa razy tylko przy przewadze co najmniej 3.
thebai-battle-pay = Żołd
thebai-battle-no-pay = Nie ma hoplity, któremu płaci się żołd.
thebai-gate-you = Bierzesz go.
thebai-gate-taken = { $name } go bierze.
thebai-gate-leaves = Opuszcza grę.
thebai-gate-why = { $why ->
        [highest] „{ $tile }”: największa siła wśród tych, którzy się obronili.
        [ares] „{ $tile }”: równe siły, rozstrzyga Ares.
        [lost] „{ $tile }”: obrona się nie udała.
       *[nobody] „{ $tile }”: nikt się nie obronił.
    }
thebai-gate-worth = Przy punktowaniu zleceń liczy się jako jedno więcej, w najlepszym kolorze.
thebai-order-new = nowa kolejność
thebai-order-stays = bez zmian

## Dobrobyt, herold, runda, punktacja

thebai-prosperity-none = nic
thebai-prosperity-hers = dobrobyt jej nie dotyczy
thebai-herald-head = { $step ->
        [herald] Przybywa herold
        [raised] Wszystkie kostki kolumny idą w górę
       *[marker] Znacznik zajętości
    }
thebai-herald-comes = Wszystkie kostki w kolumnie { $column } idą o poziom w górę. Potem znacznik zajętości trafia na pole kostki obok { $space }.
thebai-raised-none = Nie ma tam żadnej kostki.
thebai-raised = { $kind ->
        [citizen] Kostka ludności
       *[hoplite] Kostka hoplity
    } ({ $name }) na { $at }: { $after ->
        [gone] { $kind ->
            [citizen] awansuje do rady
           *[hoplite] zostaje dowódcą
        }
        [stays] zostaje na { $before }
       *[other] z { $before } na { $after }
    }{ $vp ->
        [0] .
       *[other] , { $vp } PZ.
    }
thebai-marker = { $at } jest zajęte: można przejść za darmo, kostek tu się nie stawia.
thebai-marker-none = Nie ma wolnego pola kostki na znacznik zajętości.
thebai-round-player = Gracz
thebai-round-gain = PZ
thebai-round-total = razem
thebai-round-orders = zlecenia
thebai-round-stones = kamienie
thebai-score-category = Kategoria
thebai-score-part = { $part ->
        [track] Dotychczasowe PZ
        [councillors] Członkowie rady
        [heroes] Bohaterowie i błogosławieństwa
        [estate] Posiadłość
        [city] Kostki w mieście
        [orders] Zlecenia
        [stock] Towary i drachmy
       *[hand] Zlecenia na ręce
    }
thebai-score-total = Razem

## Antygona

thebai-antigone-level = poziom { $level }
thebai-antigone-now = { $vp } PZ, gdyby gra skończyła się teraz
thebai-antigone-if = Gdyby gra skończyła się teraz: ona { $hers }, ty { $yours }
thebai-antigone-turn = Jej tura, karta po karcie
thebai-antigone-next = Jej następna tura
thebai-antigone-left = { $count ->
        [one] pod nią 1 karta
        [few] pod nią { $count } karty
       *[many] pod nią { $count } kart
    }
thebai-antigone-again = Ostatnia tura
thebai-antigone-head = { $step ->
        [archon] Jej archont idzie za heroldem
        [raised] Wszystkie kostki wokół jej archonta idą w górę
       *[new-herald] Nowy herold
    }
thebai-antigone-step = { $part ->
        [first] Pierwsza karta
        [second] Druga karta
        [archon] Archont
       *[herald] Herold
    }
thebai-antigone-card = { $place } · { $state ->
        [done] zrobione
        [now] teraz
        [open] odkryta
        [stays] zostaje odkryta
       *[closed] zakryta
    }
thebai-antigone-closed = Jeszcze zakryta
thebai-antigone-second = odkryje ją w swojej turze
thebai-antigone-third = wskaże herolda jej archontowi i zostanie odkryta
thebai-antigone-points = { $side ->
        [left] lewy herold
       *[right] prawy herold
    }
thebai-antigone-destiny = z przeznaczeniem
thebai-antigone-destiny-is = Przeznaczenie:
thebai-antigone-each = za każdym razem, gdy karta ma ten znak
thebai-antigone-heralds = Heroldowie
thebai-antigone-counting = jednego wskazuje odkryta karta
thebai-antigone-herald = { $side ->
        [left] Lewy: { $space }
       *[right] Prawy: { $space }
    }
thebai-antigone-counts = teraz ważny
thebai-antigone-has = Jej kamienie, zlecenia i kości
thebai-antigone-stones = Jej kamienie
thebai-antigone-die = stos wybiera kostka
thebai-antigone-pile = { $place ->
        [0] 1: lewy
        [1] 2: środkowy
       *[2] 3: prawy
    }
thebai-antigone-count = { $count ->
        [one] 1 kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
thebai-antigone-orders = Zlecenia
thebai-antigone-colour = { $colour ->
        [wine] wino
        [honey] miód
        [olive] oliwka
       *[sea] morze
    } { $count }
thebai-antigone-supply = Zasoby
thebai-antigone-commanders = Pozostali dowódcy
thebai-antigone-altar = Jej znaczniki na ołtarzach
thebai-antigone-dionysos = Dionizos
thebai-antigone-ares = Ares
thebai-antigone-how = Jak podejmuje decyzje
thebai-antigone-no-reward = Jej zlecenia liczą się tylko kolorem i zestawem, nagrody nie dostaje. Nigdy nie bierze ani nie płaci towarów i drachm, a jej kostki nigdy nie są obniżane.
thebai-antigone-impossible = W przeciwnym razie: { $what }

## Koniec gry

thebai-end-rounds = { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
thebai-end-challenge = poziom { $level }
thebai-end-vp = PZ
thebai-end-chart = Punkty zwycięstwa w czasie
thebai-end-axis = koniec rundy
thebai-end-after-round = Runda { $round }
