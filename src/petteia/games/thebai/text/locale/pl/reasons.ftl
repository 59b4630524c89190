# Dlaczego czegoś nie wolno; zasada stoi na końcu.

reason-over = Gra jest skończona.
reason-no-action = Nie ma takiej akcji.
reason-not-there = W tej grze nie ma niczego takiego.
reason-first =
    { $frame ->
        [choosing-stone] Najpierw wybierz kamień do miasta.
        [choosing-order] Najpierw weź zlecenie początkowe.
        [using] Najpierw wskaż pole.
        [triggering] Najpierw wybierz kamień, który uruchamiasz.
        [walking] Twój archont jest w drodze: przesuń go dalej albo się zatrzymaj.
        [goods] Najpierw weź towary.
        [orders] Najpierw weź zlecenia.
        [giving] Najpierw wymień albo powiedz „wystarczy”.
        [taking] Najpierw wskaż, co za to bierzesz.
        [offered] Najpierw zdecyduj, czy za to płacisz.
        [paying] Najpierw zapłać.
        [raising] Najpierw podnieś kostki.
        [mustering] Najpierw umieść lub przenieś kostki hoplitów.
        [deploying] Najpierw wskaż pole dla kostki hoplity.
        [removing] Najpierw usuń kamienie albo powiedz „wystarczy”.
        [building] Najpierw wybierz kamień albo powiedz „wystarczy”.
        [setting] Najpierw wskaż pole dla kamienia.
        [rotating] Najpierw wskaż, jak leży kamień.
        [roofing] Najpierw wybierz dachy albo powiedz „wystarczy”.
        [advancing] Najpierw przesuń się na torach ołtarzy.
        [relocating] Najpierw przenieś archonta albo powiedz „wystarczy”.
        [seating] Najpierw połóż kafelek członka rady albo powiedz „wystarczy”.
        [ascending] Najpierw postaw dowódcę.
        [meeting] Najpierw wybierz bohatera albo zrezygnuj.
        [standing] Najpierw postaw figurkę bohatera.
        [retaining] Najpierw zdecyduj o żołdzie swojej kostki hoplity.
        [counselling] Najpierw postaw swoją kostkę ze ścieżki.
       *[ordering] Najpierw wskaż, który efekt jest następny.
    }
reason-begun = Co się zaczęło, trzeba dokończyć.
reason-as-far-as-possible = To wykonuje się, na ile to możliwe; decydujesz tylko, jak.
reason-ascension = Awansu nie można odmówić.
reason-standee = Figurkę trzeba postawić, dopóki jest wolne pole.
reason-path-die = Kostka, dla której jest wolne pole, schodzi ze ścieżki.
reason-order-between = Zlecenie wykonujesz między krokami swojej tury, nie w trakcie efektu.
reason-order-done = Zlecenie „{ $order }” już masz wykonane.
reason-not-in-hand = Zlecenia „{ $order }” nie masz na ręce.
reason-one-order = W tej turze nie możesz już wykonać zlecenia.
reason-order-goods =
    Do zlecenia „{ $order }” brakuje Ci: { $thing ->
        [grape] { $number ->
            [one] { $number } kiść winogron
            [few] { $number } kiście winogron
           *[other] { $number } kiści winogron
        }
        [amphora] { $number ->
            [one] { $number } amfora
            [few] { $number } amfory
           *[other] { $number } amfor
        }
       *[bronze] { $number ->
            [one] { $number } brąz
            [few] { $number } brązy
           *[other] { $number } brązów
        }
    }.
reason-reset-first = Najpierw odnawia się posiadłość: zakończ ten krok.
reason-citizen-over = Krok kostki ludności w tej turze już minął.
reason-no-citizen = Nie masz w zasobach kostki ludności na poziomie { $level }.
reason-no-room = Nie ma wolnego pola dla kostki ludności.
reason-citizen-due = Najpierw użyj kostki ludności.
reason-citizen-first = Na archonta przychodzi kolej dopiero po kostce ludności.
reason-archon-over = Krok archonta w tej turze już minął.
reason-archon-due = Archonta trzeba postawić, przesunąć albo zabrać.
reason-archon-home = Twój archont jest w Twoich zasobach.
reason-archon-in-city = Twój archont jest w mieście: przesuń go albo zabierz.
reason-archon-stays = Archont nie może zostać tam, gdzie stoi.
reason-archon-there = Na { $space } stoi archont: ten kamień nie jest wolny.
reason-no-stone = Na { $space } nie ma kamienia.
reason-visited = Na { $space } Twój archont już był w tym ruchu.
reason-apart = { $space } nie sąsiaduje z Twoim archontem.
reason-second-crossing = Pole { $space } jest puste, a w turze przechodzi się tylko przez jedno puste pole kostki.
reason-crossing-price = Przejście przez puste pole kostki { $space } kosztuje drachmę; nie masz żadnej.
reason-dead-end = Na { $space } stoi archont, a stamtąd Twój nie dojdzie do kamienia, na którym mógłby stanąć.
reason-stop-archon = Tu stoi inny archont: Twój musi iść dalej.
reason-walking = Twój archont już ruszył.
reason-not-moved = Twój archont jeszcze nie ruszył.
reason-help-later = Na kafelek pomocy przychodzi kolej dopiero po archoncie.
reason-help-over = Krok kafelka pomocy już minął.
reason-no-help =
    Nie masz { $colour ->
        [red] czerwonego
        [blue] niebieskiego
       *[yellow] żółtego
    } kafelka pomocy o sile { $strength }.
reason-help-no-space =
    W Twoim { $colour ->
        [red] czerwonym
        [blue] niebieskim
       *[yellow] żółtym
    } rzędzie nie ma wolnego pola dla kafelka pomocy.
reason-help-at-home = Kafelka pomocy używa się w posiadłości.
reason-help-colour =
    Pole „{ $estate }” nie leży w { $colour ->
        [red] czerwonym
        [blue] niebieskim
       *[yellow] żółtym
    } rzędzie, a w nim trzeba użyć tego kafelka pomocy.
reason-estate-stone = Na polu „{ $estate }” leży kamień.
reason-estate-die = Na polu „{ $estate }” leży kostka.
reason-estate-help = Na polu „{ $estate }” leży kafelek pomocy.
reason-choose-die = Najpierw wybierz kostkę ludności albo kafelek pomocy, którego używasz.
reason-only-by-effect = Można to zrobić tylko wtedy, gdy pozwala na to efekt.
reason-only-in-conflict = Do rady wchodzi się w konflikcie albo dzięki efektowi.
reason-only-ascending = Dowódcy i bohaterowie przychodzą, gdy awansuje kostka hoplity.
reason-only-after-battle = Żołd wypłaca się po bitwie.
reason-only-at-start = To wybiera się tylko przed pierwszą rundą.
reason-not-due = Na ten efekt nie przyszła teraz kolej.
reason-start-order-gone = To zlecenie początkowe ktoś już wziął.
reason-space-die = Na { $space } leży kostka.
reason-space-hero = Na { $space } stoi bohater.
reason-space-marker = Na { $space } leży znacznik zajętości.
reason-no-stone-beside = Obok { $space } nie ma kamienia.
reason-both-price =
    Uruchomienie obu kamieni kosztuje { $price ->
        [one] { $price } drachmę
        [few] { $price } drachmy
       *[other] { $price } drachm
    }; nie masz tyle.
reason-space-stone = Na { $space } już leży kamień.
reason-space-apart = Obok { $space } nie ma kamienia.
reason-looks-alike = Tak obrócony kamień wygląda tak samo jak w obrocie, który można wybrać.
reason-roof-used =
    Dach { $edge ->
        [top] u góry
        [right] po prawej
        [bottom] na dole
       *[left] po lewej
    } jest już uruchomiony.
reason-roof-open =
    { $edge ->
        [top] U góry
        [right] Po prawej
        [bottom] Na dole
       *[left] Po lewej
    } nie styka się z nim żaden kamień.
reason-roof-differs =
    { $edge ->
        [top] U góry
        [right] Po prawej
        [bottom] Na dole
       *[left] Po lewej
    } dachy nie pasują: { $roof ->
        [white] biały
        [brown] brązowy
        [ochre] ochrowy
       *[slate] łupkowy
    } i { $other ->
        [white] biały
        [brown] brązowy
        [ochre] ochrowy
       *[slate] łupkowy
    }.
reason-standee-council = Ta figurka idzie na planszę rady.
reason-standee-city = Ta figurka idzie na pole kostki w mieście.
reason-monument-absent = Pola „{ $monument }” nie ma na planszy rady przy tylu graczach.
reason-monument-turmoil = Na polu „{ $monument }” leży kafelek zamętu.
reason-monument-taken = Pole „{ $monument }” jest zajęte.
reason-monument-hero = Na polu „{ $monument }” stoi bohater.
reason-own-die-there = Na monumencie, do którego należy pole „{ $monument }”, masz już kostkę.
reason-own-tile-there = Na monumencie, do którego należy pole „{ $monument }”, masz już kafelek członka rady.
reason-commander-row = Twoja kostka hoplity nie leży w rzędzie { $row }.
reason-hoplite-later = Decydujesz po kolei od lewej; { $space } będzie później.
reason-hoplite-unasked = Na { $space } nie ma za co płacić.
reason-drachma = Drachma nie jest towarem.
reason-deck-empty = Stos zleceń jest pusty.
reason-slot-empty = W tym miejscu wystawki nie ma zlecenia.
reason-has-none =
    Nie masz { $thing ->
        [grape] winogron
        [amphora] amfor
        [bronze] brązu
       *[drachma] drachm
    }.
reason-swap-same = Nie wymienia się rzeczy na taką samą.
reason-raise-place = Tam ten efekt nie podnosi kostek.
reason-raise-kind =
    { $kind ->
        [citizen] Ten efekt podnosi tylko kostki ludności.
       *[hoplite] Ten efekt podnosi tylko kostki hoplitów.
    }
reason-raised = Ta kostka jest już podniesiona; pozostałe muszą być inne.
reason-no-own-die = Na { $space } nie masz kostki.
reason-no-die-on-estate = Na polu „{ $estate }” nie masz kostki.
reason-no-hoplite = Nie masz w zasobach kostki hoplity na poziomie { $level }.
reason-no-own-hoplite = Na { $space } nie masz kostki hoplity.
reason-row-empty =
    W Twoim { $colour ->
        [red] czerwonym
        [blue] niebieskim
       *[yellow] żółtym
    } rzędzie nie ma już kamienia.
reason-hero-gone = { $hero } nie jest wyłożony.
