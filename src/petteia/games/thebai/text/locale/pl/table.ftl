### Stół w słowach: akcje i pytania (petteia.thebai.words).
###
### $frame   o czym się decyduje; $die citizen lub hoplite; $level, $to poziomy kostki
### $word, $n, $amount   towar lub drachmy, jak w cards.ftl

name-player = Gracz { $seat }
name-antigone = Antygona
die-name = { $die ->
        [citizen] kostka ludności
       *[hoplite] kostka hoplity
    }
    .acc = { $die ->
        [citizen] kostkę ludności
       *[hoplite] kostkę hoplity
    }
roof-colour = { $roof ->
        [W] biały
        [B] brązowy
        [O] ochrowy
       *[S] łupkowy
    }
row-name = { $row ->
        [red] czerwony rząd
        [blue] niebieski rząd
       *[yellow] żółty rząd
    }

## Tura

action-done = { $frame ->
        [turn-reset] Odnów posiadłość
        [turn-people] Nie używaj kostki ludności
        [turn-aid] Nie używaj kafelka pomocy
        [turn-evening] Zakończ turę
        [offered] Nie płać
        [meeting] Nie bierz bohatera
        [mustering] Nie przenoś kostki hoplity
        [relocating] Nie przenoś archonta
        [seating] Nie kładź kafelka członka rady
        [relocating-home] Zostaw archonta w zasobach
       *[other] Wystarczy
    }
action-fulfil = Wykonaj zlecenie: { $order } (zapłać { $price })
action-citizen = Użyj kostki ludności na poziomie { $level }
action-help = Użyj: { $tile }
action-estate = { $space }: { $text }
action-city-use = Miasto { $place }, obok: { $stones }
action-city-idle = Miasto { $place }: żaden kamień obok nie jest wolny, nic się nie uruchamia
action-trigger = Uruchom: { $stone } ({ $place })
action-trigger-both = Uruchom: { $stone } ({ $place }), potem { $other } ({ $beyond }) (za { $cost ->
        [one] { $cost } drachmę
        [few] { $cost } drachmy
       *[many] { $cost } drachm
    })
action-archon = Postaw archonta: { $stone } ({ $place })
action-relocate = Przenieś archonta: { $stone } ({ $place })
action-step = Przesuń archonta: { $stone } ({ $place }){ $crossing ->
        [paid] ; zapłać 1 drachmę
        [own] ; obniż swoją { die-name.acc }
        [own-lowest] ; Twoja { die-name } ma poziom 1, tracisz 3 PZ
        [other] ; podnieś { die-name.acc } ({ $player })
        [other-ascends] ; { die-name } awansuje ({ $player })
       *[free] { "" }
    }
action-stop = Zatrzymaj się i uruchom: { $stone } ({ $place })
action-take-back = Zabierz archonta i weź 1 drachmę
action-start-stone = Do miasta: { $stone } ({ row-name })
action-start-order = Weź zlecenie: { $order } (kosztuje { $price })

## Efekty

action-good = Weź { card-thing }
action-give = Oddaj { card-thing }
action-take = Weź { card-thing }
action-pay = Zapłać { card-thing }
action-order = Weź zlecenie: { $order } (kosztuje { $price })
action-order-deck = Weź zlecenie z wierzchu stosu
action-accept = Zapłać { action-accept.cost }: { $text }
    .cost = { $cost ->
        [one] { $cost } towar lub drachmę
        [few] { $cost } towary lub drachmy
       *[many] { $cost } towarów lub drachm
    }
action-raise-city = Podnieś { die-name.acc } na { $place } ({ action-raise-city.change })
    .change = { $to ->
        [ascends] { $level }, awansuje
        [vp] { $level }, 1 PZ
       *[other] { $level } → { $to }
    }
action-raise-estate = Podnieś kostkę ludności na polu „{ $space }” ({ action-raise-city.change })
action-raise-supply = Podnieś { die-name.acc } w swoich zasobach ({ action-raise-city.change })
action-hoplite = Umieść kostkę hoplity z zasobów (poziom { $level })
action-shift = Przenieś kostkę hoplity z { $place } (poziom { $level }) na inne pole kostki
action-city = Pole kostki { $place }
action-row-removing = Usuń: { $stone } ({ row-name })
action-row-building = Umieść: { $stone } ({ row-name })
action-space = Pole Kadmei { $place }
action-rotate = U góry { $top }, z prawej { $right }, u dołu { $bottom }, z lewej { $left } ({ $matching ->
        [one] pasuje { $matching } krawędź
        [few] pasują { $matching } krawędzie
       *[many] pasuje { $matching } krawędzi
    })
action-roof = { $edge ->
        [top] U góry
        [right] Z prawej
        [bottom] U dołu
       *[left] Z lewej
    }, { $roof }: { $text }
action-track = { $track ->
        [dionysos] Dionizos
       *[ares] Ares
    }, pole { $space }: { $text }
action-monument = { $space }: { $text }
action-commander = Dowódca { $strength } do rzędu { $row }
action-hero = { $hero }: { $text }
action-keep = Zapłać 1 drachmę: kostka hoplity na { $place } zostaje (poziom { $level })
action-dismiss = Nie płać: kostka hoplity z { $place } (poziom { $level }) wraca do Twoich zasobów na poziomie 1
action-which = { $thing }

## Pytania

prompt-over = Gra się skończyła.
prompt-turn-reset = W zasobach nie masz kostki ludności: odnów posiadłość; przedtem możesz wykonać zlecenie.
prompt-turn-people = { $order ->
        [yes] Użyj kostki ludności; przedtem możesz wykonać zlecenie.
       *[no] Użyj kostki ludności.
    }
prompt-turn-walk = { $home ->
        [yes] Postaw archonta na kamieniu.
       *[no] Przesuń archonta lub go zabierz.
    }
prompt-turn-aid = Możesz użyć kafelka pomocy.
prompt-turn-evening = Możesz wykonać zlecenie; inaczej Twoja tura się kończy.
prompt-choosing-stone = Wybierz kamień z drugiej kolumny, który trafi do miasta.
prompt-choosing-order = Wybierz swoje zlecenie początkowe.
prompt-using = { $what ->
        [citizen] Gdzie używasz kostki ludności?
       *[help] Na którym polu akcji używasz kafelka pomocy?
    }
prompt-triggering = Który kamień uruchamiasz?
prompt-walking = Przesunąć archonta dalej czy zatrzymać się tutaj?
prompt-goods = Weź towar (pozostało: { $left }).
prompt-orders = Weź zlecenie (pozostało: { $left }).
prompt-giving = Wymiana: co oddajesz? (pozostało: { $left })
prompt-taking = Wymiana: co bierzesz?
prompt-offered = Czy płacisz { action-accept.cost } za ten efekt? { $text }
prompt-paying = Czym płacisz? (pozostało: { $left })
prompt-raising = { $mode ->
        [one] Którą { prompt-raising.die } podnosisz o { $left ->
            [one] { $left } poziom
            [few] { $left } poziomy
           *[many] { $left } poziomów
        }?
       *[other] Podnieś { prompt-raising.die } (pozostało: { $left }).
    }
    .die = { $die ->
        [citizen] kostkę ludności
        [hoplite] kostkę hoplity
       *[any] kostkę
    }
prompt-mustering = { $supply ->
        [yes] Umieść lub przenieś kostkę hoplity (pozostało: { $left }).
       *[no] Nie masz kostki hoplity do umieszczenia; możesz jedną przenieść (pozostało: { $left }).
    }
prompt-deploying = Gdzie trafia kostka hoplity?
prompt-removing = Usuń kamień: z którego rzędu? (pozostało: { $left })
prompt-building = Umieść kamień: z którego rzędu? (pozostało: { $left })
prompt-setting = Gdzie umieszczasz kamień „{ $stone }”?
prompt-rotating = Jak leży kamień „{ $stone }”?
prompt-roofing = { $stone }: który dach uruchamiasz? (pozostało: { $left })
prompt-advancing = Na którym torze się przesuwasz? (pozostało: { $left })
prompt-relocating = Na który kamień przenosisz archonta?
prompt-seating = Na którym polu monumentu kładziesz kafelek członka rady?
prompt-ascending = Twoja kostka hoplity awansuje: do którego rzędu trafia dowódca?
prompt-meeting = Czy bierzesz bohatera?
prompt-standing = Gdzie staje figurka ({ $hero })?
prompt-retaining = Rząd { $row }: kto zostaje po bitwie?
prompt-counselling = Na które pole monumentu trafia Twój członek rady?
prompt-ordering = Który efekt jest pierwszy?

option-challenge = Jak silna jest Antygona, od 1 do 5.
