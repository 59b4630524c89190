### Tekst mocy karty, tworzony z jej efektu (petteia.elysium.cardtext).
###
### $who   o kim mowa: you, rivals, rival, actor, most, most-rivals, they
### $form  main, after (po zdaniu podrzędnym), bare (bez podmiotu),
###        either i choice (pierwsza i dalsze gałęzie wyboru), cost (przed dwukropkiem)
###        plus (dalsza korzyść, bez czasownika)
### $per, $cap  „za każdą…” i „najwyżej…” z początkową spacją lub przecinkiem, albo nic
### Atrybuty wiadomości (.token, .not…) to części wspólne dla wiadomości w tym języku.

## Łączenie

card-comma = { $first }, { $second }
card-and = { $first } i { $second }
card-or = { $first } lub { $second }
card-series-comma = { $first }. { $sentence }
card-series-and = { $first }. { $sentence }
card-plus = { $first }, a { $second }
card-next = { $pause ->
        [then] { $first }. Następnie { $second }
       *[other] { $first }. { $sentence }
    }
card-cost = { $cost }: { $rest }
card-if = jeśli { $test }, { $clause }
card-on = za każdym razem, gdy { $event }, { $clause }
card-on-if = za każdym razem, gdy { $event } i { $test }, { $clause }
card-shared = { $per } { $clauses }
card-shared-and = { $first }, a { $second }

## Kto

card-who = { $case ->
        [gen] { $who ->
           *[you] Twojego
            [rivals] każdego innego gracza
            [rival] wybranego przez Ciebie innego gracza
            [actor] tego gracza
            [most] gracza posiadającego najwięcej { card-amount.token }
            [most-rivals] tego z pozostałych graczy, który ma najwięcej { card-amount.token },
            [they] tego gracza
        }
       *[nom] { $who ->
           *[you] Ty
            [rivals] każdy inny gracz
            [rival] wybrany przez Ciebie inny gracz
            [actor] ten gracz
            [most] gracz posiadający najwięcej { card-amount.token }
            [most-rivals] ten z pozostałych graczy, który ma najwięcej { card-amount.token },
            [they] ten gracz
        }
    }
card-who-having = { $case ->
        [gen] każdego innego gracza
       *[nom] każdy inny gracz
    }, { $what ->
        [transfers] do którego Elizjum { card-test-have.not }przeniesiono w tej fazie { $amount },
       *[other] który { card-test-have.not }ma { $amount },
    }
card-head = { $who ->
        [you] { $verb }
        [they] { $verb }
       *[other] { $form ->
            [bare] { $verb }
           *[main] { $subject } { $verb }
        }
    }
card-aside-to = { $text } ({ $to ->
        [you] dla Ciebie
       *[rival] dla wybranego przez Ciebie innego gracza
    })

## Liczby i karty

card-amount = { $token ->
        [gold] { $n ->
            [one] { $n } sztukę Złota
            [few] { $n } sztuki Złota
           *[many] { $n } sztuk Złota
        }
       *[other] { $n } { card-amount.token }
    }
    .token = { $token ->
            [gold] Złota
            [vp] PZ
           *[pp] PP
        }
card-some-cards = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
card-noun = { $citizen ->
        [yes] { $case ->
            [gen] Obywateli
           *[acc] { $count ->
                [one] Obywatela
               *[many] Obywateli
            }
        }
       *[no] { $case ->
            [gen] kart
           *[acc] { $count ->
                [one] kartę
                [few] karty
               *[many] kart
            }
        }
    }{ card-noun.back }
    .back = { $family ->
            [none] { $kind ->
                [eleusis] { " " }Eleusis
               *[other] { "" }
            }
            [Apollo] { " " }Apolla
            [Apollon] { " " }Apollona
            [Ares] { " " }Aresa
            [Atena] { " " }Ateny
            [Dionizos] { " " }Dionizosa
            [Hades] { " " }Hadesa
            [Hefajstos] { " " }Hefajstosa
            [Hermes] { " " }Hermesa
            [Posejdon] { " " }Posejdona
            [Zeus] { " " }Zeusa
           *[other] { " " }z Rodziny { $family }
        }{ $level ->
            [none] { "" }
           *[other] { " " }Poziomu { $level }
        }{ $kind ->
            [none] { "" }
            [eleusis] { $family ->
                [none] { "" }
               *[other] { " " }z mocą Eleusis
            }
            [instant] { " " }z mocą natychmiastową
            [permanent] { " " }z mocą stałą
            [activate] { " " }z mocą aktywowaną
            [trigger] { " " }z mocą jednorazową
            [legend] { " " }z mocą Legendy
            [chronos-same] { " " }z mocą Chronosa (=)
            [chronos-different] { " " }z mocą Chronosa (≠)
           *[chronos] { " " }z mocą Chronosa
        }
card-one = { $citizen ->
        [yes] Obywatela
       *[no] { $case ->
            [gen] karty
           *[acc] kartę
        }
    }{ card-noun.back }

## Miejsca

card-zone = { $zone ->
        [domain] { $whose ->
            [yours] w Twojej Domenie
           *[you] w swojej Domenie
        }
        [elysium] { $scoring ->
            [yes] { $whose ->
                [yours] w Twoich Legendach
               *[you] w swoich Legendach
            }
           *[no] { $whose ->
                [yours] w Twoim Elizjum
               *[you] w swoim Elizjum
            }
        }
        [legend] w Legendzie tej karty
        [it] w niej
        [agora] w Agorze
        [oracle] w Wyroczni
       *[discard] na stosie kart odrzuconych
    }
card-both = zarówno { $first }, jak i { $second }
card-place = { $zone ->
        [legend] Legenda tej karty
        [domain] Twoja Domena
        [elysium] { $scoring ->
            [yes] Twoje Legendy
           *[no] Twoje Elizjum
        }
        [agora] Agora
        [oracle] Wyrocznia
       *[discard] stos kart odrzuconych
    }

## Liczenie

card-noun-families = { $bound ->
        [none] { card-noun-families.common-gen }Rodzin
        [range] { card-noun-families.many } Rodzin
       *[other] { $count ->
            [one] { $shared ->
                [yes] wspólną Rodzinę
               *[no] Rodzinę
            }
            [few] { card-noun-families.few } Rodziny
           *[many] { card-noun-families.many } Rodzin
        }
    }
    .common-gen = { $shared ->
            [yes] wspólnych{ " " }
           *[no] { "" }
        }
    .few = { $shared ->
            [yes] wspólne
           *[no] różne
        }
    .many = { $shared ->
            [yes] wspólnych
           *[no] różnych
        }
card-noun-levels = { $bound ->
        [all] { $shared ->
            [yes] Poziomy wspólne
           *[no] Poziomy
        }
        [none] { card-noun-families.common-gen }Poziomów
        [range] { card-noun-families.many } Poziomów
       *[other] { $count ->
            [one] { $shared ->
                [yes] wspólny Poziom
               *[no] Poziom
            }
            [few] { card-noun-families.few } Poziomy
           *[many] { card-noun-families.many } Poziomów
        }
    }
card-noun-legends = { $case ->
        [gen] { card-noun-legends.many }
       *[acc] { $count ->
            [one] { card-noun-legends.one }
            [few] { card-noun-legends.few }
           *[many] { card-noun-legends.many }
        }
    }
    .one = { $type ->
            [family] { $size ->
                [3] ukończoną Legendę Rodzinną
               *[other] Legendę Rodzinną złożoną { card-noun-legends.size }
            }
            [level] { $size ->
                [5] ukończoną Legendę Potęgi
               *[other] Legendę Potęgi złożoną { card-noun-legends.size }
            }
           *[any] Legendę złożoną { card-noun-legends.size }
        }
    .few = { $type ->
            [family] { $size ->
                [3] ukończone Legendy Rodzinne
               *[other] Legendy Rodzinne złożone { card-noun-legends.size }
            }
            [level] { $size ->
                [5] ukończone Legendy Potęgi
               *[other] Legendy Potęgi złożone { card-noun-legends.size }
            }
           *[any] Legendy złożone { card-noun-legends.size }
        }
    .many = { $type ->
            [family] { $size ->
                [3] ukończonych Legend Rodzinnych
               *[other] Legend Rodzinnych złożonych { card-noun-legends.size }
            }
            [level] { $size ->
                [5] ukończonych Legend Potęgi
               *[other] Legend Potęgi złożonych { card-noun-legends.size }
            }
           *[any] Legend złożonych { card-noun-legends.size }
        }
    .size = z co najmniej { $size } kart
card-noun-bonuses = { $case ->
        [gen] żetonów Nagrody
       *[acc] { $count ->
            [one] żeton Nagrody
            [few] żetony Nagrody
           *[many] żetonów Nagrody
        }
    }
card-noun-tokens = { $token ->
        [gold] { $bound ->
            [none] Złota
            [range] sztuk Złota
           *[other] { $count ->
                [one] sztukę Złota
                [few] sztuki Złota
               *[many] sztuk Złota
            }
        }
       *[other] { card-amount.token }
    }
card-quantity = { $bound ->
        [none] { "" }
        [min] co najmniej { $low }
        [max] najwyżej { $high }
        [exact] dokładnie { $low }
        [all] wszystkie { $low }
       *[range] od { $low } do { $high }
    }
card-tally = { $bound ->
        [none] { $noun }
       *[other] { $quantity } { $noun }
    }
card-tally-where = { card-tally } { $where }

card-per-cards = { card-per-cards.each } { $noun } { $where }
    .each = { $each ->
            [1] { $citizen ->
                [yes] { " " }za każdego
               *[no] { " " }za każdą
            }
           *[other] { $citizen ->
                [yes] { " " }za każdych { $each }
               *[no] { " " }za każde { $each }
            }
        }
card-per-families = { $each ->
        [1] { " " }za każdą Rodzinę obecną
        [few] { " " }za każde { $each } Rodziny obecne
       *[many] { " " }za każde { $each } Rodzin obecnych
    } { $where }
card-per-levels = { $each ->
        [1] { " " }za każdy Poziom obecny
        [few] { " " }za każde { $each } Poziomy obecne
       *[many] { " " }za każde { $each } Poziomów obecnych
    } { $where }
card-per-legends = { $each ->
        [1] { $whose ->
            [yours] { " " }za każdą Twoją { card-noun-legends.one }
           *[you] { " " }za każdą swoją { card-noun-legends.one }
        }
        [few] { $whose ->
            [yours] { " " }za każde { $each } Twoje { card-noun-legends.few }
           *[you] { " " }za każde { $each } swoje { card-noun-legends.few }
        }
       *[many] { $whose ->
            [yours] { " " }za każde { $each } Twoich { card-noun-legends.many }
           *[you] { " " }za każde { $each } swoich { card-noun-legends.many }
        }
    }
card-per-bonuses = { $each ->
        [1] { " " }za każdy { $whose ->
            [yours] Twój
            [self] swój
           *[you] posiadany
        } żeton Nagrody
        [few] { " " }za każde { $each } { card-per-tokens.held } żetony Nagrody
       *[many] { " " }za każde { $each } { card-per-tokens.held-gen } żetonów Nagrody
    }
card-per-transfers = { card-per-cards.each } { $noun } { $citizen ->
        [yes] { $each ->
            [1] przeniesionego
           *[other] przeniesionych
        }
       *[no] { $each ->
            [1] przeniesioną
            [few] przeniesione
           *[many] przeniesionych
        }
    } w tej fazie do { $whose ->
        [yours] Twojego
       *[you] swojego
    } Elizjum
card-per-tokens = { $token ->
        [gold] { $each ->
            [1] { " " }za każdą { $whose ->
                [yours] Twoją
                [self] swoją
               *[you] posiadaną
            } sztukę Złota
            [few] { " " }za każde { $each } { card-per-tokens.held } sztuki Złota
           *[many] { " " }za każde { $each } { card-per-tokens.held-gen } sztuk Złota
        }
       *[other] { $each ->
            [1] { " " }za każdy { $whose ->
                [yours] Twój
                [self] swój
               *[you] posiadany
            } { card-amount.token }
            [few] { " " }za każde { $each } { card-per-tokens.held } { card-amount.token }
           *[many] { " " }za każde { $each } { card-per-tokens.held-gen } { card-amount.token }
        }
    }
    .held = { $whose ->
            [yours] Twoje
            [self] swoje
           *[you] posiadane
        }
    .held-gen = { $whose ->
            [yours] Twoich
            [self] swoich
           *[you] posiadanych
        }
card-cap = { $more ->
        [yes] { " " }(dodatkowo najwyżej { $most })
       *[no] , najwyżej { $most }
    }
card-times = { $count ->
        [1] raz
       *[other] { $count } razy
    }

## Warunki

card-test-column = wciąż masz { $column ->
        [R] czerwoną
        [B] niebieską
        [G] zieloną
       *[Y] żółtą
    } Kolumnę
card-test-most = { $tie ->
        [yes] { $token ->
            [gold] masz Złoto i żaden inny gracz nie ma go więcej
           *[other] masz { card-amount.token } i żaden inny gracz nie ma ich więcej
        }
       *[no] masz więcej { card-amount.token } niż każdy inny gracz
    }
card-test-have = { $who ->
        [you] { card-test-have.not }masz
        [they] { card-test-have.not }ma
       *[other] { $subject } { card-test-have.not }ma
    } { $amount }
    .not = { $bound ->
            [none] nie{ " " }
           *[other] { "" }
        }
card-test-transfers = w tej fazie { card-test-have.not }przeniesiono do { $who ->
        [you] Twojego Elizjum
       *[other] Elizjum { $owner }
    } { $amount }
card-test-hold = { $place } { card-test-have.not }zawiera { $amount }
card-test-share = { $place } i { $also } { card-test-have.not }mają { $amount }

## Zdarzenia

card-event-take = { $by ->
        [rivals] inny gracz bierze
       *[you] bierzesz
    } { $card }{ card-event-take.from }{ card-event-take.phase }
    .from = { $source ->
            [none] { "" }
            [agora] { " " }z Agory
            [oracle] { " " }z Wyroczni
            [pile] { " " }ze stosu dobierania
           *[discard] { " " }ze stosu kart odrzuconych
        }
    .phase = { $phase ->
            [0] { "" }
            [2] { " " }w fazie „{ phase-actions }”
           *[3] { " " }w fazie „{ phase-writing }”
        }
card-event-transfer = { $by ->
        [rivals] inny gracz przenosi
       *[you] przenosisz
    } { $card }{ card-event-take.from }{ card-event-take.phase }
card-event-quest = { $by ->
        [rivals] inny gracz bierze
       *[you] bierzesz
    } Misję{ card-event-take.from }{ card-event-take.phase }
card-event-use = { $by ->
        [rivals] inny gracz używa
       *[you] używasz
    } mocy aktywowanej, jednorazowej lub mocy Eleusis swojej karty{ card-event-take.from }{ card-event-take.phase }

## Złoto i punkty

card-gain-verb = { $who ->
        [you] { $form ->
            [either] otrzymaj
            [choice] otrzymaj
           *[main] otrzymujesz
        }
       *[other] otrzymuje
    }
card-gain = { $head } { $more ->
        [yes] dodatkowo{ " " }
       *[no] { "" }
    }{ $what }{ $per }{ $cap }
card-gain-plus = { $more ->
        [yes] dodatkowo
       *[no] ponadto
    } { $what }{ $per }{ $cap }
card-lose-verb = { $who ->
        [you] { $form ->
            [either] strać
            [choice] strać
           *[main] tracisz
        }
       *[other] traci
    }
card-lose = { $head } { $what }{ $per }{ $cap }
card-give-verb = { $who ->
        [you] { $form ->
            [either] oddaj
            [choice] oddaj
            [cost] oddaj
           *[main] oddajesz
        }
       *[other] oddaje
    }
card-give = { $head } { $to ->
        [you] { $who ->
            [you] sobie { $what }
           *[other] Ci { $what }
        }
        [rival] wybranemu graczowi { $what }
       *[none] { $what }
    }{ $per }{ $cap }
card-pay-verb = { $who ->
        [you] zapłać
       *[other] płaci
    }
card-pay = { $head } { $to ->
        [you] { $who ->
            [you] sobie { $what }
           *[other] Ci { $what }
        }
        [rival] wybranemu graczowi { $what }
       *[none] { $what }
    }{ $per }{ $cap }
card-pay-cards-verb = { $to ->
        [none] { $form ->
            [cost] odrzuć
           *[main] { card-pay-verb }
        }
       *[other] { card-give-verb }
    }
card-pay-cards = { $head } { $to ->
        [none] { $form ->
            [cost] { card-some-cards }
           *[main] { $count ->
                [one] { $count } kartą
               *[many] { $count } kartami
            }
        }
       *[other] { $count ->
            [one] { $count } kartę Rodziny
            [few] { $count } karty Rodzin
           *[many] { $count } kart Rodzin
        }
    } { $source ->
        [oracle] z Wyroczni
       *[domain] ze swojej Domeny
    }{ $to ->
        [you] { $who ->
            [you] { " " }sobie
           *[other] { " " }Tobie
        }
        [rival] { " " }wybranemu graczowi
       *[none] { "" }
    }{ $per }{ $cap }
card-match = { $head } tyle { $token ->
        [gold] sztuk Złota
       *[pp] PP
    }, ile brakuje { $who ->
        [you] Ci
       *[other] mu
    } do gracza posiadającego ich najwięcej, ale najwyżej { $most }{ $per }{ $cap }

## Karty

card-transfer-verb = { $who ->
        [you] { $form ->
            [either] przenieś
            [choice] przenieś
           *[main] możesz przenieść
        }
       *[other] może przenieść
    }
card-transfer = { $head } { $count ->
        [1] { $count }
       *[other] najwyżej { $count }
    }{ $more ->
        [yes] { $citizen ->
            [yes] { $count ->
                [1] { " " }dodatkowego
               *[other] { " " }dodatkowych
            }
           *[no] { $count ->
                [1] { " " }dodatkową
                [few] { " " }dodatkowe
               *[many] { " " }dodatkowych
            }
        }
       *[no] { "" }
    } { $noun }{ $source ->
        [oracle] { " " }prosto z Wyroczni
       *[domain] { "" }
    }{ $per }{ $cap }{ $price ->
        [none] { "" }
        [less] , płacąc { card-transfer.apiece }o { $gold } mniej
        [plus] , płacąc { card-transfer.apiece }o { $gold } więcej
       *[free] { $several ->
            [yes] , wszystkie za darmo
           *[no] { " " }za darmo
        }
    }
    .apiece = { $several ->
            [yes] { $citizen ->
                [yes] za każdego{ " " }
               *[no] za każdą{ " " }
            }
           *[no] { "" }
        }
card-discard-verb = { $who ->
        [you] odrzuć
       *[other] odrzuca
    }
card-discard = { $head } { $source ->
        [oracle] { card-some-cards } z Wyroczni
       *[domain] { $who ->
            [you] { card-some-cards } ze swojej Domeny
           *[other] { $count ->
                [one] { $count } wybraną przez siebie kartę
                [few] { $count } wybrane przez siebie karty
               *[many] { $count } wybranych przez siebie kart
            }
        }
    }{ $per }{ $cap }
card-pick-verb = wybierz
card-pick = { $source ->
        [oracle] w Wyroczni
       *[domain] { $victim ->
            [you] w swojej Domenie
           *[other] w Domenie { $owner }
        }
    } wybierz { $pick ->
        [few] { $pick } karty
       *[many] { $pick } kart
    }; { $victim ->
        [you] odrzuć
       *[other] { $source ->
            [oracle] { $player } odrzuca
           *[domain] gracz ten odrzuca
        }
    } { $count } z nich{ $per }{ $cap }
card-draw-verb = { $who ->
        [you] dobierz
       *[other] dobiera
    }
card-draw = { $head } { $count } { $noun } i { $who ->
        [you] połóż
       *[other] kładzie
    } { $count ->
        [one] ją odkrytą
       *[many] je odkryte
    } w swojej Domenie{ $per }{ $cap }
card-take-verb = { $who ->
        [you] weź
       *[other] bierze
    }
card-take = { $head } { $count } { $noun } { $origin } do swojej Domeny{ $per }{ $cap }
card-from = { $source ->
        [pile] ze stosu dobierania
        [oracle] z Wyroczni
       *[discard] ze stosu kart odrzuconych
    }
card-enrol-verb = { card-take-verb }
card-enrol = { $head } { $plain ->
        [yes] { $count ->
            [one] { $count } Obywatela do swojej Domeny
           *[many] { $count } Obywateli do swojej Domeny
        }
       *[no] { $count } { $noun } { $origin } do swojej Domeny, { $count ->
            [one] zakrytą, jako Obywatela
            [few] zakryte, jako Obywateli
           *[many] zakrytych, jako Obywateli
        }
    }{ $per }{ $cap }
card-foretell-verb = { $who ->
        [you] dodaj
       *[other] dodaje
    }
card-foretell = { $head } { $count } { $noun } { $origin } do Wyroczni{ $citizen ->
        [yes] { " " }rewersem ku górze
       *[no] { "" }
    }{ $per }{ $cap }
card-exchange-verb = { $who ->
        [you] { $form ->
            [either] zamień
            [choice] zamień
           *[main] możesz zamienić
        }
       *[other] może zamienić
    }
card-exchange = { $head } kartę Rodziny ze swojej Domeny na kartę { $same ->
        [level] tego samego Poziomu{ " " }
       *[none] { "" }
    }{ $partner ->
        [rivals] z Domeny innego gracza
        [agora] z Agory
       *[oracle] z Wyroczni
    }{ $per }{ $cap }
card-use-verb = { $who ->
        [you] użyj
       *[other] używa
    }
card-use = { $head } mocy { $power ->
        [instant] natychmiastowej
        [activate] aktywowanej
        [trigger] jednorazowej
        [eleusis] Eleusis
        [legend] Legendy
       *[chronos] Chronosa
    } { $power ->
        [chronos] { $of ->
            [rivals] jednej z { $noun } w Legendach innego gracza
           *[all] innej { $card } w Legendach dowolnego gracza
        }, jak gdyby była to moc tej karty
        [trigger] { card-use.domain } (nawet bez Pierścienia mocy)
       *[other] { card-use.domain }
    }{ $per }{ $cap }
    .domain = { $of ->
            [rivals] jednej z { $noun } w Domenie innego gracza
           *[all] innej { $card } w dowolnej Domenie
        }
card-ready-turned-verb = { $who ->
        [you] przywróć
       *[other] przywraca
    }
card-ready-turned = { $head } do pionu inną obróconą kartę w swojej Domenie{ $per }{ $cap }
card-ready-ring-verb = { $who ->
        [you] połóż
       *[other] kładzie
    }
card-ready-ring = { $head } Pierścień mocy na innej karcie z mocą jednorazową w swojej Domenie, na której go nie ma{ $per }{ $cap }

## Wybór

card-choice-of = { $options }
card-choice-tail = { $who ->
        [you] { $text }
       *[other] { $text } (według własnego wyboru)
    }
card-either = albo { $options }
card-either-or = { $first }, albo { $second }
card-else = { $first } albo { $second }
card-choose-verb = { $who ->
        [you] wybierz
       *[other] wybiera
    }
card-choose = { $head } jedno{ $per }{ $cap }{ $nested ->
        [yes] { " " }[{ $options }]
       *[no] : { $options }
    }
card-option = ({ $label }) { $text }
card-option-next = { $first }; { $second }
card-branch-next = { $first }; następnie { $second }

## Zasady stałe

card-discount-verb = { $who ->
        [you] płacisz
       *[other] płaci
    }
card-discount = { $head } o { $gold } mniej za każde przeniesienie{ $any ->
        [yes] { "" }
       *[no] { " " }{ $card }
    }{ $per }{ $cap }
card-guard-verb = { $who ->
        [you] ignorujesz
       *[other] ignoruje
    }
card-guard = { $head } moce innych graczy, które nakazują coś stracić, oddać, odrzucić lub zamienić{ $per }{ $cap }
card-source-verb = { $who ->
        [you] możesz
       *[other] może
    }
card-source = { $head } brać karty z Wyroczni tak, jakby leżały w Agorze{ $per }{ $cap }
