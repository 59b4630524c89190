# Wovon ein Rätsel handelt: ein Hinweis, der die Lösung nicht verrät.

theme-vp = Siegpunkte sofort
theme-council = der Rat
theme-end = Punkte am Spielende
theme-estate = dein Anwesen
theme-city = Würfel in der Stadt
theme-orders = Aufträge
theme-gate = Torplättchen
theme-goods = Waren
theme-drachmas = Drachmen
theme-hand = Aufträge auf der Hand
theme-citizens = Bevölkerungswürfel
theme-hoplites = Hoplitenwürfel
theme-battle = der nächste Kampf
theme-commander = Heerführer
theme-dionysos = die Leiste des Dionysos
theme-ares = die Leiste des Ares
theme-blessing = Segensplättchen
theme-help = Hilfsplättchen
theme-hero = Helden
theme-rivals = was die anderen gewinnen
