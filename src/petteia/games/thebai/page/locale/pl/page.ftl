### Czego strona potrzebuje od gry Teby wszędzie.

thebai = Teby
thebai-about = Zbudujcie miasto siedmiu bram i obrońcie je przed Siedmioma
thebai-round-of = Runda { $round } z { $rounds }
