### Startseite und Vorraum von Thebai.

thebai-how = Wie spielst du?
thebai-way-together = Gemeinsam
thebai-way-together-about = 2 bis 4 Personen: Freunde, Bots oder beides
thebai-way-alone = Allein
thebai-way-alone-about = Gegen Antigone, die nach ihren Karten spielt
thebai-together-about = Alle bauen an einer Stadt; wer wo baut, entscheidet, wem es nützt.
thebai-challenges = Herausforderung
thebai-alone-summary = Gegen Antigone, Herausforderung { $level }: { $name }
thebai-packs = Ausgabe
