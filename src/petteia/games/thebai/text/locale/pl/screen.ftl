### Pytanie na stronie, wiersz pod nim, kroki tury i nadchodzące bitwy.
###
### $n z $total   ile razy pada to samo pytanie

game-name = Thebai
pack-house = Edycja domowa
card-short-vp = { $amount } PZ
card-short-help = kafelek pomocy
card-short-blessing = kafelek błogosławieństwa
card-short-start = start
stage = { $phase ->
        [turns] Runda { $round }
        [fate] Runda { $round } · Los
        [end] Punktacja końcowa
       *[other] Przygotowanie
    }

## Pytania, bez kropki

ask-over = Gra się skończyła
ask-turn-reset = Odnów posiadłość
ask-turn-people = { $stuck ->
        [yes] Dla kostki ludności nie ma wolnego pola: wykonaj zlecenie lub przejdź dalej
       *[no] Użyj kostki ludności
    }
ask-turn-walk = { $home ->
        [yes] Postaw archonta na kamieniu
       *[no] Przesuń archonta lub go zabierz
    }
ask-turn-aid = Użyj kafelka pomocy lub zakończ turę
ask-turn-evening = { $order ->
        [yes] Wykonaj zlecenie lub zakończ turę
       *[no] Zakończ turę
    }
ask-choosing-stone = Wybierz ze swojej posiadłości kamień dla miasta
ask-choosing-order = Wybierz swoje zlecenie początkowe
ask-using = { $what ->
        [citizen] Gdzie używasz kostki ludności na poziomie { $level }?
       *[help] Gdzie używasz kafelka ({ $tile })?
    }
ask-triggering = Uruchom kamień obok { $place }
ask-walking = { $stop ->
        [yes] Idź dalej lub zatrzymaj się tutaj
       *[no] Idź dalej
    }
ask-goods = Weź wybrany towar
ask-orders = Weź zlecenie
ask-giving = Oddaj coś w wymianie
ask-taking = Weź coś za { card-thing }
ask-offered = Zapłać { action-accept.cost } lub zrezygnuj
ask-paying = Zapłać towarem lub drachmą
ask-raising = { $mode ->
        [one] Wybierz { prompt-raising.die }, którą podniesiesz { $left ->
            [one] { $left } raz
           *[many] { $left } razy
        }
       *[other] Podnieś { prompt-raising.die }
    }
ask-mustering = { $supply ->
        [yes] Umieść lub przenieś kostkę hoplity
       *[no] Przenieś kostkę hoplity lub zrezygnuj
    }
ask-deploying = Umieść kostkę hoplity na polu kostki
ask-removing = Usuń kamień ze swojej posiadłości
ask-building = Wybierz kamień, który umieścisz
ask-setting = { $stone }: na którym polu?
ask-rotating = Obróć kamień „{ $stone }” na { $place }
ask-roofing = Uruchom dach kamienia „{ $stone }”
ask-advancing = Przesuń się na ołtarzu
ask-relocating = Przenieś archonta
ask-seating = Połóż kafelek członka rady
ask-ascending = Twoja kostka hoplity na { $place } awansuje: do którego rzędu trafia dowódca?
ask-meeting = Weź bohatera lub żadnego
ask-standing = Postaw figurkę ({ $hero })
ask-retaining = Zapłać za kostkę hoplity na { $place } lub ją zwolnij
ask-counselling = Umieść członka rady na polu monumentu
ask-ordering = Który efekt jest pierwszy?
ask-count = { $question } ({ $n } z { $total })
ask-for = { $question }: { $thing }

## Co robi ktoś inny

doing = { $frame ->
        [turn] { $player } wykonuje turę
        [choosing-stone] { $player } wybiera kamień dla miasta
        [choosing-order] { $player } wybiera zlecenie początkowe
        [using] { $player } używa kostki ludności lub kafelka pomocy
        [triggering] { $player } wybiera kamień do uruchomienia
        [walking] { $player } przesuwa archonta
        [goods] { $player } bierze towary
        [orders] { $player } bierze zlecenia
        [giving] { $player } wymienia
        [taking] { $player } wymienia
        [offered] { $player } może zapłacić za efekt
        [paying] { $player } płaci
        [raising] { $player } podnosi kostki
        [mustering] { $player } umieszcza kostki hoplitów
        [deploying] { $player } umieszcza kostkę hoplity
        [removing] { $player } usuwa kamienie
        [building] { $player } umieszcza kamień
        [setting] { $player } umieszcza kamień
        [rotating] { $player } obraca kamień
        [roofing] { $player } uruchamia dachy
        [advancing] { $player } przesuwa się na ołtarzu
        [relocating] { $player } przenosi archonta
        [seating] { $player } kładzie kafelek członka rady
        [ascending] { $player } ustawia dowódcę
        [meeting] { $player } może wziąć bohatera
        [standing] { $player } stawia figurkę
        [retaining] { $player } płaci żołd
        [counselling] { $player } umieszcza członka rady
       *[ordering] { $player } wybiera następny efekt
    }

## Wiersz pod pytaniem

sub-order-first = Przedtem możesz wykonać zlecenie
sub-reset = Wszystkie kostki ludności wracają z posiadłości{ $level ->
        [none] { "" }
       *[other] , a z nimi nowa na poziomie { $level }
    }; kafelki pomocy na niej opuszczają grę
sub-using = Siła { $strength }: w posiadłości albo w mieście dla jednego kamienia (dla obu: { $strength ->
        [one] { $strength } drachma
        [few] { $strength } drachmy
       *[many] { $strength } drachm
    })
sub-help = Siła { $strength }, na wolnym polu { $row ->
        [red] czerwonego
        [blue] niebieskiego
       *[yellow] żółtego
    } rzędu
sub-walk-out = Uruchamia się tylko kamień, na którym archont się zatrzyma; za zabranie go jest 1 drachma
sub-walking = { $jump ->
        [yes] Możesz jeszcze przejść przez jedno puste pole kostki za 1 drachmę
        [paid] Puste pole kostki w tej turze już przekroczono
       *[poor] Puste pole kostki kosztuje 1 drachmę, a nie masz żadnej
    }
sub-triggered = Najpierw uruchamia się jego efekt
sub-roofs = { $roofs ->
        [0] Bez dachów
        [one] Można uruchomić { $roofs } dach
        [few] Można uruchomić do { $roofs } dachów
       *[many] Można uruchomić do { $roofs } dachów
    }
sub-roofs-left = { $left ->
        [one] Jeszcze { $left } dach
        [few] Jeszcze { $left } dachy
       *[many] Jeszcze { $left } dachów
    }
sub-different = Różne kostki
sub-tracks = { $mode ->
        [one] Wszystkie kroki na jednym torze
        [different] Po jednym kroku na każdym torze
       *[free] Każdy krok na wybranym torze
    }
sub-then = Potem: { $text }
sub-swaps = { $n ->
        [one] Masz { $n } towar lub drachmę
        [few] Masz { $n } towary i drachmy
       *[many] Masz { $n } towarów i drachm
    }
sub-meeting = Masz pierwszego dowódcę w tym rzędzie; bohaterowie: { $n } z 3
sub-retaining = { $drachmas ->
        [one] { $drachmas } drachma
        [few] { $drachmas } drachmy
       *[many] { $drachmas } drachm
    } na { $n ->
        [one] { $n } kostkę hoplity
        [few] { $n } kostki hoplitów
       *[many] { $n } kostek hoplitów
    }
sub-counselling = Najwyżej jedna Twoja kostka na każdym monumencie
sub-commander = Dowódca ma siłę { $strength }
sub-start-stone = Pole pod nim będzie następnym polem akcji Twojej posiadłości

## Kroki

step-no-help = brak kafelka pomocy
step-archon-back = zabrany
step-orders = { $n ->
        [0] { "" }
        [one] { $n } do opłacenia
       *[many] { $n } do opłacenia
    }

## Nadchodzące bitwy

battle-yours = { $there ->
        [yes] Masz { $total } przeciw atakowi o sile { $attack }
       *[no] Nie bierzesz udziału, atak ma siłę { $attack }
    }: { $result ->
        [nothing] bez PZ
        [sure] { $worst } PZ
       *[range] od { $worst } do { $best } PZ
    }
battle-leads = { $player } prowadzi z { $total } przeciw atakowi o sile { $attack }
battle-nobody = Nikogo tam nie ma, atak ma siłę { $attack }

## Krawędzie kamienia

edge-rim = { roof-colour } na skraju miasta
edge-stone = { roof-colour } przy kamieniu „{ $stone }”
edge-match = { $where } pasuje: { $text }
edge-differs = { $where }, naprzeciw { $other }
edge-open = nie ma tam kamienia
edge-used = uruchomiony

## Archont przechodzi

crossing = { $sign ->
        [raise] { $level ->
            [vp] { $player } dostaje 1 PZ
           *[other] { $mine ->
                [yes] podnosi Twoją { die-name.acc } do { $level }
               *[no] podnosi { die-name.acc } ({ $player }) do { $level }
            }
        }
        [ascend] { $mine ->
            [yes] Twoja { die-name } awansuje
           *[no] { die-name } ({ $player }) awansuje
        }
        [lower] { $mine ->
            [yes] obniża Twoją { die-name.acc } do { $level }
           *[no] obniża { die-name.acc } ({ $player }) do { $level }
        }
        [loss] { $mine ->
            [yes] Twoja { die-name } ma poziom 1: tracisz { $loss } PZ
           *[no] { die-name } ({ $player }) ma poziom 1: −{ $loss } PZ
        }
        [pay] puste: 1 drachma
        [good] archont mija figurkę ({ $hero })
       *[none] bez kosztów
    }

## Heroldowie

card-short-else = { $first }, a jeśli nie ma: { $second }
card-short-foot = { $word ->
        [grape] winogrona
        [amphora] amfory
        [bronze] brąz
        [good] wybrane towary
        [drachma] drachmy
        [vp] PZ
        [order] zlecenia
        [swap] wymiany
        [raise] podnoszenie kostek
        [hoplite] kostki hoplitów
        [remove] usuwanie kamieni
        [place] umieszczanie kamieni
        [altar] kroki na ołtarzu
        [relocate] przenoszenie archonta
       *[councillor] kafelki członków rady
    }

## Karty Antygony w kilku słowach

card-short-she-citizen = { $n ->
        [one] { $amount } kostka ludności
        [few] { $amount } kostki ludności
       *[many] { $amount } kostek ludności
    }
card-short-she-hoplite = { $n ->
        [one] { $amount } kostka hoplity
        [few] { $amount } kostki hoplitów
       *[many] { $amount } kostek hoplitów
    }
card-short-she-raise = podnosi { $n ->
        [one] { $amount } kostkę{ card-short-she-raise.kind }
        [few] { $amount } kostki{ card-short-she-raise.kinds }
       *[many] { $amount } kostek{ card-short-she-raise.kinds }
    }
    .kind = { $kind ->
        [citizen] { " " }ludności
        [hoplite] { " " }hoplity
       *[die] { "" }
    }
    .kinds = { $kind ->
        [citizen] { " " }ludności
        [hoplite] { " " }hoplitów
       *[die] { "" }
    }
card-short-she-altar = { $n ->
        [one] { $amount } krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    } { $track ->
        [dionysos] na torze Dionizosa
        [ares] na torze Aresa
       *[none] na torze karty
    }
card-short-she-order = { $n ->
        [one] { $amount } zlecenie
        [few] { $amount } zlecenia
       *[many] { $amount } zleceń
    } ({ $mode ->
        [most] najczęstszy
       *[few] najrzadszy
    } kolor)
card-short-she-build = kamień, { $n ->
        [one] { $amount } dach
        [few] { $amount } dachy
       *[many] { $amount } dachów
    }
card-short-she-sweep = nowa wystawka
card-short-she-vp = { $amount } PZ
card-short-she-per-commanders = { " " }za dowódcę
card-short-she-per-rows-guarded = { " " }za każdy strzeżony rząd
card-short-she-per-strongest-row = { " " }za siłę w najsilniejszym rzędzie
card-short-she-per-gate-tiles = { " " }za kafelek bramy
card-short-she-per-dionysos = { " " }za krok na torze Dionizosa
card-short-she-per-ares = { " " }za krok na torze Aresa
card-short-she-per-altar-lower = { " " }za krok niższego znacznika
card-short-she-per-fulfilled = { " " }za wykonane zlecenie
card-short-she-per-top-colour = { " " }za zlecenie najczęstszego koloru
card-short-she-per-own-stones = { " " }za jej kamień w mieście
card-short-she-per-citizens-city = { " " }za kostkę ludności w mieście
card-short-she-per-dice-city = { " " }za kostkę w mieście
card-short-she-per-strong-city = { " " }za kostkę o sile 3 w mieście
card-short-she-per-rows-with-dice = { " " }za rząd z jej kostką
card-short-she-per-councillors = { " " }za członka rady
