### Strona startowa i poczekalnia gry Teby.

thebai-how = Jak grasz?
thebai-way-together = Razem
thebai-way-together-about = Od 2 do 4 osób: przyjaciele, boty albo i oni, i one
thebai-way-alone = Samotnie
thebai-way-alone-about = Przeciw Antygonie, którą kierują jej karty
thebai-together-about = Wszyscy budują jedno miasto; kto gdzie buduje, rozstrzyga, komu to służy.
thebai-challenges = Wyzwanie
thebai-alone-summary = Przeciw Antygonie, wyzwanie { $level }: { $name }
thebai-packs = Edycja
