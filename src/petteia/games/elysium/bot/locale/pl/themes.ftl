# O czym jest zadanie: podpowiedź, która nie zdradza rozwiązania.

theme-vp = Punkty Zwycięstwa od razu
theme-gold = Złoto
theme-prestige = Punkty Prestiżu
theme-agora = to, co jest w zasięgu na Agorze
theme-quest = Misja
theme-card = właściwa karta
theme-citizen = Obywatele
theme-powers = moce
theme-joins = rozpoczęta Legenda
theme-fit = karty, które do siebie pasują
theme-legend = Legendy
theme-bonus = żetony Nagród
theme-chronos = moce Chronosa
theme-rival-vp = Punkty Zwycięstwa rywala
theme-rival-gold = Złoto rywala
theme-rival-agora = to, co chce wziąć rywal
theme-rival-quest = Misja rywala
theme-rival-card = karta rywala
