# O czym jest zadanie: podpowiedź, która nie zdradza rozwiązania.

theme-vp = Punkty Zwycięstwa od razu
theme-council = rada
theme-end = punkty na koniec gry
theme-estate = Twoja posiadłość
theme-city = kostki w mieście
theme-orders = zlecenia
theme-gate = kafelki bram
theme-goods = towary
theme-drachmas = drachmy
theme-hand = zlecenia na ręce
theme-citizens = kostki ludności
theme-hoplites = kostki hoplitów
theme-battle = następna bitwa
theme-commander = dowódcy
theme-dionysos = tor Dionizosa
theme-ares = tor Aresa
theme-blessing = błogosławieństwa
theme-help = kafelki pomocy
theme-hero = bohaterowie
theme-rivals = to, co zyskują inni
