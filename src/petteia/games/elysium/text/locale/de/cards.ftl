### Der Text eines Karteneffekts, aus dem Effekt erzeugt (petteia.elysium.cardtext).
###
### $who   von wem der Satz handelt: you, rivals, rival, actor, most, most-rivals, they
### $form  main, after (hinter einem vorangestellten Nebensatz), bare (ohne Subjekt),
###        either und choice (erster und weitere Zweige einer Wahl), cost (vor dem Doppelpunkt)
###        plus (ein weiterer Gewinn, ohne Verb)
### $per, $cap  „für jede …“ und „höchstens …“ mit führendem Leerzeichen oder Komma, oder leer
### Die Attribute einer Nachricht (.token, .own …) sind Teile, die Nachrichten dieser Sprache teilen.

## Verbinden

card-comma = { $first }, { $second }
card-and = { $first } und { $second }
card-or = { $first } oder { $second }
card-series-comma = { $first }, { $second }
card-series-and = { $first } und { $second }
card-plus = { $first } und { $second }
card-next = { $pause ->
        [then] { $first }. Danach { $second }
       *[other] { $first }. { $sentence }
    }
card-cost = { $cost }: { $sentence }
card-if = wenn { $test }, { $clause }
card-on = jedes Mal, wenn { $event }, { $clause }
card-on-if = jedes Mal, wenn { $event } und { $test }, { $clause }
card-shared = { $per } { $clauses }
card-shared-and = { $first } und { $second }

## Wer

card-who = { $case ->
        [gen] { $who ->
           *[you] deiner
            [rivals] jedes Mitspielers
            [rival] eines Mitspielers deiner Wahl
            [actor] dieses Spielers
            [most] des Spielers { card-who.with-most }
            [most-rivals] des Mitspielers { card-who.with-most }
            [they] dieses Spielers
        }
       *[nom] { $who ->
           *[you] du
            [rivals] jeder Mitspieler
            [rival] ein Mitspieler deiner Wahl
            [actor] dieser Spieler
            [most] der Spieler { card-who.with-most }
            [most-rivals] der Mitspieler { card-who.with-most }
            [they] er
        }
    }
    .with-most = { $token ->
            [gold] mit dem meisten Gold
            [vp] mit den meisten SP
           *[pp] mit den meisten EP
        }
card-who-having = { $case ->
        [gen] jedes Mitspielers
       *[nom] jeder Mitspieler
    }, { $what ->
        [transfers] in dessen Elysium in dieser Phase { $amount } übergegangen { card-test-transfers.are },
       *[other] der { $amount } hat,
    }
card-head = { $form ->
        [bare] { $verb }
        [cost] { $verb }
        [after] { $verb } { $subject }
        [either] { $verb } { $subject }
       *[main] { $subject } { $verb }
    }
card-aside-to = { $text } ({ $to ->
        [you] an dich
       *[rival] an einen Mitspieler deiner Wahl
    })

## Mengen und Karten

card-amount = { $n } { card-amount.token }
    .token = { $token ->
            [gold] Gold
            [vp] SP
           *[pp] EP
        }
card-some-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
card-noun = { $citizen ->
        [yes] Bürger
       *[no] { card-noun.family }
    }{ card-noun.back }
    .word = { $count ->
            [one] Karte
           *[other] Karten
        }
    .family = { $family ->
            [none] { card-noun.kind }
            [Apollo] Apollo-{ card-noun.word }
            [Apollon] Apollon-{ card-noun.word }
            [Ares] Ares-{ card-noun.word }
            [Athene] Athene-{ card-noun.word }
            [Dionysos] Dionysos-{ card-noun.word }
            [Hades] Hades-{ card-noun.word }
            [Hephaistos] Hephaistos-{ card-noun.word }
            [Hermes] Hermes-{ card-noun.word }
            [Poseidon] Poseidon-{ card-noun.word }
            [Zeus] Zeus-{ card-noun.word }
           *[other] { card-noun.word } der Familie { $family }
        }
    .kind = { $kind ->
            [eleusis] Eleusis-{ card-noun.word }
           *[other] { card-noun.word }
        }
    .back = { $level ->
            [none] { "" }
           *[other] { " " }von Rang { $level }
        }{ $kind ->
            [none] { "" }
            [eleusis] { $family ->
                [none] { "" }
               *[other] { " " }mit Eleusis-Effekt
            }
            [instant] { " " }mit Sofort-Effekt
            [permanent] { " " }mit dauerhaftem Effekt
            [activate] { " " }mit Aktivieren-Effekt
            [trigger] { " " }mit einmaligem Effekt
            [legend] { " " }mit Mythos-Effekt
            [chronos-same] { " " }mit Chronos-Effekt (=)
            [chronos-different] { " " }mit Chronos-Effekt (≠)
           *[chronos] { " " }mit Chronos-Effekt
        }
card-one = { $case ->
        [gen] { $citizen ->
            [yes] eines Bürgers{ card-noun.back }
           *[no] einer { card-noun }
        }
       *[acc] { $citizen ->
            [yes] einen { card-noun }
           *[no] eine { card-noun }
        }
    }

## Orte

card-zone = { $zone ->
        [domain] { $whose ->
            [self] in seiner Sphäre
           *[you] in deiner Sphäre
        }
        [elysium] { $scoring ->
            [yes] { $whose ->
                [self] in seinen Mythen
               *[you] in deinen Mythen
            }
           *[no] { $whose ->
                [self] in seinem Elysium
               *[you] in deinem Elysium
            }
        }
        [legend] im Mythos dieser Karte
        [it] darin
        [agora] in der Agora
        [oracle] beim Orakel
       *[discard] im Ablagestapel
    }
card-both = sowohl { $first } als auch { $second }
card-place = { $zone ->
        [legend] der Mythos dieser Karte
        [domain] deine Sphäre
        [elysium] { $scoring ->
            [yes] deine Mythen
           *[no] dein Elysium
        }
        [agora] die Agora
        [oracle] das Orakel
       *[discard] der Ablagestapel
    }

## Zählungen

card-noun-families = { $count ->
        [0] Familien
        [one] Familie
       *[other] unterschiedliche Familien
    }
card-noun-levels = { $bound ->
        [all] Ränge
       *[other] { $count ->
            [0] Ränge
            [one] Rang
           *[other] unterschiedliche Ränge
        }
    }
card-noun-legends = { $count ->
        [one] { $type ->
            [family] { $size ->
                [3] vollendeten Familienmythos
               *[other] Familienmythos { card-noun-legends.size }
            }
            [level] { $size ->
                [5] vollendeten Mythos eines Ranges
               *[other] Mythos eines Ranges { card-noun-legends.size }
            }
           *[any] Mythos { card-noun-legends.size }
        }
       *[other] { $type ->
            [family] { $size ->
                [3] vollendete Familienmythen
               *[other] Familienmythen { card-noun-legends.size }
            }
            [level] { $size ->
                [5] vollendete Mythen eines Ranges
               *[other] Mythen eines Ranges { card-noun-legends.size }
            }
           *[any] Mythen { card-noun-legends.size }
        }
    }
    .size = mit mindestens { $size } Karten
card-noun-bonuses = Bonusplättchen
card-noun-tokens = { card-amount.token }
card-quantity = { $bound ->
        [none] { $token ->
            [gold] kein
           *[other] keine
        }
        [min] mindestens { $low }
        [max] höchstens { $high }
        [exact] genau { $low }
        [all] alle { $low }
       *[range] { $low } bis { $high }
    }
card-tally = { $quantity } { $noun }
card-tally-where = { $quantity } { $noun } { $where }

card-per-cards = { $each ->
        [1] { " " }für { card-per-cards.every } { $noun } { $where }
       *[other] { " " }für je { $each } { $noun } { $where }
    }
    .every = { $citizen ->
            [yes] jeden
           *[no] jede
        }
card-per-families = { $each ->
        [1] { " " }für jede { $where } vertretene Familie
       *[other] { " " }für je { $each } { $where } vertretene Familien
    }
card-per-levels = { $each ->
        [1] { " " }für jeden { $where } vertretenen Rang
       *[other] { " " }für je { $each } { $where } vertretene Ränge
    }
card-per-legends = { $each ->
        [1] { " " }für jeden { card-per-legends.own }
       *[other] { " " }für je { $each } { card-per-legends.own }
    }
    .own = { $whose ->
            [self] seiner
           *[you] deiner
        } { $type ->
            [family] { $size ->
                [3] vollendeten Familienmythen
               *[other] Familienmythen { card-noun-legends.size }
            }
            [level] { $size ->
                [5] vollendeten Mythen eines Ranges
               *[other] Mythen eines Ranges { card-noun-legends.size }
            }
           *[any] Mythen { card-noun-legends.size }
        }
card-per-bonuses = { $each ->
        [1] { " " }für jedes { card-per-tokens.their } Bonusplättchen
       *[other] { " " }für je { $each } { card-per-tokens.their } Bonusplättchen
    }
card-per-transfers = { $each ->
        [1] { $citizen ->
            [yes] { " " }für jeden { card-per-transfers.into } übergegangenen { $noun }
           *[no] { " " }für jede { card-per-transfers.into } übergegangene { $noun }
        }
       *[other] { " " }für je { $each } { card-per-transfers.into } übergegangene { $noun }
    }
    .into = in dieser Phase in { $whose ->
            [self] sein
           *[you] dein
        } Elysium
card-per-tokens = { $token ->
        [gold] { $each ->
            [1] { " " }für jedes Gold in { card-per-tokens.possession }
           *[other] { " " }für je { $each } Gold in { card-per-tokens.possession }
        }
       *[other] { $each ->
            [1] { " " }für jeden { card-per-tokens.their } { card-amount.token }
           *[other] { " " }für je { $each } { card-per-tokens.their } { card-amount.token }
        }
    }
    .their = { $whose ->
            [self] seiner
           *[you] deiner
        }
    .possession = { $whose ->
            [self] seinem Besitz
           *[you] deinem Besitz
        }
card-cap = { $more ->
        [yes] { " " }(zusätzlich höchstens { $most })
       *[no] , höchstens { $most }
    }
card-times = { $count }-mal

## Bedingungen

card-test-column = deine { $column ->
        [R] rote
        [B] blaue
        [G] grüne
       *[Y] gelbe
    } Säule noch steht
card-test-most = { $tie ->
        [yes] du { card-amount.token } hast und kein Mitspieler mehr hat
       *[no] du mehr { card-amount.token } hast als jeder Mitspieler
    }
card-test-have = { $subject } { $amount } { $who ->
        [you] hast
       *[other] hat
    }
card-test-transfers = in dieser Phase { $amount } { $who ->
        [you] in dein Elysium
       *[other] in das Elysium { $owner }
    } übergegangen { card-test-transfers.are }
    .are = { $count ->
            [1] ist
           *[other] sind
        }
card-test-hold = { $place } { $amount } enthält
card-test-share = { $place } und { $also } { $amount } gemeinsam haben

## Ereignisse

card-event-take = { $by ->
        [rivals] ein Mitspieler{ card-event-take.phase } { $card }{ card-event-take.from } nimmt
       *[you] du{ card-event-take.phase } { $card }{ card-event-take.from } nimmst
    }
    .from = { $source ->
            [none] { "" }
            [agora] { " " }aus der Agora
            [oracle] { " " }vom Orakel
            [pile] { " " }vom Zugstapel
           *[discard] { " " }vom Ablagestapel
        }
    .phase = { $phase ->
            [0] { "" }
            [2] { " " }in der Phase „{ phase-actions }“
           *[3] { " " }in der Phase „{ phase-writing }“
        }
card-event-transfer = { $by ->
        [rivals] ein Mitspieler{ card-event-take.phase } { $card }{ card-event-take.from } ins Elysium übergehen lässt
       *[you] du{ card-event-take.phase } { $card }{ card-event-take.from } ins Elysium übergehen lässt
    }
card-event-quest = { $by ->
        [rivals] ein Mitspieler{ card-event-take.phase } eine Aufgabe{ card-event-take.from } nimmt
       *[you] du{ card-event-take.phase } eine Aufgabe{ card-event-take.from } nimmst
    }
card-event-use = { $by ->
        [rivals] ein Mitspieler{ card-event-take.phase } einen Aktivieren-, Eleusis- oder einmaligen Effekt seiner Karten{ card-event-take.from } nutzt
       *[you] du{ card-event-take.phase } einen Aktivieren-, Eleusis- oder einmaligen Effekt deiner Karten{ card-event-take.from } nutzt
    }

## Gold und Punkte

card-gain-verb = { $who ->
        [you] erhältst
       *[other] erhält
    }
card-gain = { $head } { $more ->
        [yes] zusätzlich{ " " }
       *[no] { "" }
    }{ $what }{ $per }{ $cap }
card-gain-plus = { $more ->
        [yes] zusätzlich
       *[no] außerdem
    } { $what }{ $per }{ $cap }
card-lose-verb = { $who ->
        [you] verlierst
       *[other] verliert
    }
card-lose = { $head } { $what }{ $per }{ $cap }
card-give-verb = { $who ->
        [you] gibst
       *[other] gibt
    }
card-give = { $to ->
        [you] { card-give.you } { $what }{ $per }
        [rival] { $head } einem Mitspieler deiner Wahl { $what }{ $per }
       *[none] { $head } { $what }{ $per } ab
    }{ $cap }
    .you = { $form ->
            [after] { $who ->
                [you] { $head } dir
                [they] { $head } dir
               *[other] { $verb } dir { $subject }
            }
           *[main] { $head } dir
        }
card-pay-verb = { $who ->
        [you] { $form ->
            [cost] zahle
           *[main] zahlst
        }
       *[other] zahlt
    }
card-pay = { $head } { $to ->
        [you] dir { $what }
        [rival] einem Mitspieler deiner Wahl { $what }
       *[none] { $what }
    }{ $per }{ $cap }
card-pay-cards-verb = { $to ->
        [none] { $form ->
            [cost] wirf
           *[main] { card-pay-verb }
        }
       *[other] { $form ->
            [cost] gib
           *[main] { card-give-verb }
        }
    }
card-pay-cards = { $head } { $to ->
        [none] { $form ->
            [cost] { card-some-cards } { card-pay-cards.from }{ $per } ab
           *[main] mit { card-some-cards } { card-pay-cards.from }{ $per }
        }
        [you] dir { card-pay-cards.families } { card-pay-cards.from }{ $per }
       *[rival] einem Mitspieler deiner Wahl { card-pay-cards.families } { card-pay-cards.from }{ $per }
    }{ $cap }
    .from = { $source ->
            [oracle] vom Orakel
           *[domain] aus { card-pay-cards.own } Sphäre
        }
    .families = { $count ->
            [one] { $count } Familienkarte
           *[other] { $count } Familienkarten
        }
    .own = { $who ->
            [you] deiner
           *[other] seiner
        }
card-match = { $head } { card-amount.token }, bis { $who ->
        [you] du
       *[other] er
    } so { $token ->
        [gold] viel
       *[pp] viele
    } { $who ->
        [you] hast
       *[other] hat
    } wie der Spieler { card-who.with-most }, höchstens aber { $most }{ $per }{ $cap }

## Karten

card-transfer-verb = { $who ->
        [you] darfst
       *[other] darf
    }
card-transfer = { $head }{ $per } { $count ->
        [1] { $count }
       *[other] bis zu { $count }
    }{ $more ->
        [yes] { $citizen ->
            [yes] { $count ->
                [1] { " " }weiteren
               *[other] { " " }weitere
            }
           *[no] { " " }weitere
        }
       *[no] { "" }
    } { $noun }{ $source ->
        [oracle] { " " }vom Orakel
       *[domain] { "" }
    }{ $price ->
        [none] { "" }
        [less] { " " }für { card-transfer.apiece }{ $gold } weniger
        [plus] { " " }für { card-transfer.apiece }{ $gold } mehr
       *[free] { " " }kostenlos
    } ins Elysium übergehen lassen{ $cap }
    .apiece = { $several ->
            [yes] je{ " " }
           *[no] { "" }
        }
card-discard-verb = { $who ->
        [you] wirfst
       *[other] wirft
    }
card-discard = { $head } { card-some-cards } { $source ->
        [oracle] vom Orakel
       *[domain] { $who ->
            [you] aus deiner Sphäre
           *[other] seiner Wahl
        }
    }{ $per } ab{ $cap }
card-pick-verb = wählst
card-pick = { $head } { $source ->
        [oracle] beim Orakel { $pick } Karten; { $player } { $victim ->
            [you] wirfst
           *[other] wirft
        }
       *[domain] { $victim ->
            [you] in deiner Sphäre { $pick } Karten; du wirfst
           *[other] in der Sphäre { $owner } { $pick } Karten; dieser wirft
        }
    } { $count } davon{ $per } ab{ $cap }
card-draw-verb = { $who ->
        [you] ziehst
       *[other] zieht
    }
card-draw = { $head } { $count } { $noun } und { $who ->
        [you] legst
       *[other] legt
    } sie offen in { card-take.own } Sphäre{ $per }{ $cap }
card-take-verb = { $who ->
        [you] nimmst
       *[other] nimmt
    }
card-take = { $head } { $count } { $noun } { $origin } in { card-take.own } Sphäre{ $per }{ $cap }
    .own = { $who ->
            [you] deine
           *[other] seine
        }
card-from = { $source ->
        [pile] vom Zugstapel
        [oracle] vom Orakel
       *[discard] vom Ablagestapel
    }
card-enrol-verb = { card-take-verb }
card-enrol = { $head } { $plain ->
        [yes] { $count } Bürger in { card-take.own } Sphäre
       *[no] { $count } { $noun } { $origin } verdeckt als Bürger in { card-take.own } Sphäre
    }{ $per }{ $cap }
card-foretell-verb = { $who ->
        [you] legst
       *[other] legt
    }
card-foretell = { $head } { $count } { $noun } { $origin }{ $citizen ->
        [yes] { " " }verdeckt
       *[no] { "" }
    } zum Orakel{ $per }{ $cap }
card-exchange-verb = { card-transfer-verb }
card-exchange = { $head }{ $per } 1 Familienkarte aus { card-pay-cards.own } Sphäre gegen eine { $same ->
        [level] gleichen Ranges{ " " }
       *[none] { "" }
    }{ $partner ->
        [rivals] aus der Sphäre eines Mitspielers
        [agora] aus der Agora
       *[oracle] vom Orakel
    } tauschen{ $cap }
card-use-verb = nutzt
card-use = { $head } den { $power ->
        [instant] Sofort-Effekt
        [activate] Aktivieren-Effekt
        [trigger] einmaligen Effekt
        [eleusis] Eleusis-Effekt
        [legend] Mythos-Effekt
       *[chronos] Chronos-Effekt
    } { $power ->
        [chronos] { $of ->
            [rivals] { $card } in den Mythen eines Mitspielers
           *[all] einer anderen { $noun } in den Mythen eines beliebigen Spielers
        }, als wäre es der Effekt dieser Karte
        [trigger] { card-use.domain } (auch ohne Ring)
       *[other] { card-use.domain }
    }{ $per }{ $cap }
    .domain = { $of ->
            [rivals] { $card } in der Sphäre eines Mitspielers
           *[all] einer anderen { $noun } in einer beliebigen Sphäre
        }
card-ready-turned-verb = { $who ->
        [you] drehst
       *[other] dreht
    }
card-ready-turned = { $head } eine andere gedrehte Karte in { card-pay-cards.own } Sphäre wieder gerade{ $per }{ $cap }
card-ready-ring-verb = { $who ->
        [you] legst
       *[other] legt
    }
card-ready-ring = { $head } einen Ring auf eine andere Karte mit einmaligem Effekt in { card-pay-cards.own } Sphäre, auf der keiner liegt{ $per }{ $cap }

## Wahl

card-choice-of = { $who ->
        [you] entweder { $options }
       *[other] nach eigener Wahl { $options }
    }
card-choice-tail = { $text }
card-either = entweder { $options }
card-either-or = { $first }, oder { $second }
card-else = { $first } oder { $second }
card-choose-verb = { $who ->
        [you] wählst
       *[other] wählt
    }
card-choose = { $head } eine Möglichkeit{ $per }{ $cap }{ $nested ->
        [yes] { " " }[{ $options }]
       *[no] : { $options }
    }
card-option = ({ $label }) { $text }
card-option-next = { $first }; { $second }
card-branch-next = { $first }; { $second }

## Dauerhafte Regeln

card-discount-verb = { $who ->
        [you] zahlst
       *[other] zahlt
    }
card-discount = { $head } { $gold } weniger für jeden Übergang{ $any ->
        [yes] { "" }
       *[no] { " " }{ $card }
    }{ $per }{ $cap }
card-guard-verb = { $who ->
        [you] bist
       *[other] ist
    }
card-guard = { $head } vor Effekten der Mitspieler geschützt, durch die { $who ->
        [you] du etwas verlieren, abgeben, abwerfen oder tauschen müsstest
       *[other] er etwas verlieren, abgeben, abwerfen oder tauschen müsste
    }{ $per }{ $cap }
card-source-verb = { card-transfer-verb }
card-source = { $head } Karten vom Orakel nehmen, als lägen sie in der Agora{ $per }{ $cap }
