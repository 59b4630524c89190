# Wovon ein Rätsel handelt: ein Hinweis, der die Lösung nicht verrät.

theme-vp = Siegpunkte sofort
theme-gold = Gold
theme-prestige = Ehrenpunkte
theme-agora = was auf der Agora erreichbar ist
theme-quest = die Aufgabe
theme-card = die richtige Karte
theme-citizen = Bürger
theme-powers = Effekte
theme-joins = ein begonnener Mythos
theme-fit = Karten, die zusammenpassen
theme-legend = Mythen
theme-bonus = Bonusplättchen
theme-chronos = Chronos-Effekte
theme-rival-vp = Siegpunkte der Mitspieler
theme-rival-gold = Gold der Mitspieler
theme-rival-agora = was die Mitspieler nehmen wollen
theme-rival-quest = Aufgaben der Mitspieler
theme-rival-card = Karten der Mitspieler
