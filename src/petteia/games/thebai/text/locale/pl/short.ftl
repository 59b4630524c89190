### Efekty w kilku słowach, na plansze, na których jest mało miejsca.
###
### $n, $amount   ile razy i jak się to zapisuje (1/2/3); $effect, $done   inny efekt

card-short-paid = zapłać { $n }: { $effect }
card-short-per = { $done } { $each }
card-short-cap = , najwyżej { $cap }
card-short-raise = podnieś { $mode ->
        [different] { $amount } różne { card-short-raise.many }{ card-short-raise.where }
        [one] jedną { card-short-raise.one }{ card-short-raise.where } { $amount }×
       *[none] { $n ->
            [one] { $amount } { card-short-raise.one }{ card-short-raise.where }
           *[other] { card-short-raise.many }{ card-short-raise.where } { $amount }×
        }
    }
    .one = { $kind ->
        [citizen] kostkę ludności
        [hoplite] kostkę hoplity
       *[die] kostkę
    }
    .many = { $kind ->
        [citizen] kostki ludności
        [hoplite] kostki hoplitów
       *[die] kostki
    }
    .where = { $place ->
        [city] { " " }w mieście
        [supply] { " " }w zasobach
        [estate] { " " }w posiadłości
        [council] { " " }w radzie
       *[none] { "" }
    }
card-short-hoplite = { $n ->
        [one] { $amount } hoplita
        [few] { $amount } hoplici
       *[other] { $amount } hoplitów
    } do miasta
card-short-remove = usuń { $n ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[other] { $amount } kamieni
    }
card-short-place = umieść { $n ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[other] { $amount } kamieni
    }{ $triggered ->
        [yes] , uruchamiając
       *[no] { "" }
    }{ $roofs ->
        [none] { "" }
       *[other] , { $most ->
            [one] { $roofs } dach
           *[other] do { $roofs } dachów
        }
    }
card-short-swap = { $n ->
        [one] { $amount } wymiana
        [few] { $amount } wymiany
       *[other] { $amount } wymian
    }
card-short-altar = { $mode ->
        [different] 1 krok na każdym torze
       *[other] { $amount } { $n ->
            [one] krok
            [few] kroki
           *[other] kroków
        } na { $track ->
            [dionysos] torze Dionizosa
            [ares] torze Aresa
           *[none] { $mode ->
                [one] jednym torze
               *[none] ołtarzach
            }
        }
    }
card-short-relocate = przenieś archonta
card-short-councillor = { $n ->
        [one] { $amount } kafelek członka rady
        [few] { $amount } kafelki członków rady
       *[other] { $amount } kafelków członków rady
    }
card-short-standee = figurka zajmuje miejsce w radzie

## Miary

card-short-per-commanders = za każdego Twojego dowódcę
card-short-per-rows-guarded = za każdy strzeżony rząd
card-short-per-strongest-row = za siłę w najsilniejszym rzędzie
card-short-per-gate-tiles = za każdy Twój kafelek bramy
card-short-per-heroes = za każdego Twojego bohatera
card-short-per-dionysos = za krok na torze Dionizosa
card-short-per-ares = za krok na torze Aresa
card-short-per-altar-lower = za krok niższego znacznika
card-short-per-blessings = za każde błogosławieństwo
card-short-per-fulfilled = za wykonane zlecenie
card-short-per-double-colours = za kolor z 2 zleceniami
card-short-per-top-colour = za zlecenie najczęstszego koloru
card-short-per-stock = za towar lub drachmę
card-short-per-columns-cleared = za opróżnioną kolumnę
card-short-per-rows-cleared = za opróżniony rząd
card-short-per-stones-gone = za kamień, który opuścił posiadłość
card-short-per-own-stones = za Twój kamień w mieście
card-short-per-citizens-city = za kostkę ludności w mieście
card-short-per-dice-city = za kostkę w mieście
card-short-per-strong-city = za kostkę o sile 3 w mieście
card-short-per-strong-citizens = za kostkę ludności o sile 2 lub 3
card-short-per-strong-home = za silną kostkę ludności w domu
card-short-per-rows-with-dice = za rząd z Twoją kostką
card-short-per-councillors = za członka rady

## Efekty stałe

card-short-on-archon-moved = archont przechodzi { $n } lub więcej: { $effect }
card-short-on-fulfilled = każde zlecenie: { $effect }
card-short-on-stand-crossed = archont go mija: { $effect }
card-short-on-end = na koniec: { $effect }
card-short-passive-free-pay = hoplici zostają bez żołdu
card-short-passive-battle = +{ $n } w Twoich bitwach
card-short-passive-second-order = dwa zlecenia na turę
card-short-passive-no-loss = bez strat w bitwach
card-short-passive-stand-strength = liczy się za { $n } w swoim rzędzie
