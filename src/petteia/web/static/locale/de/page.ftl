### The page's words (lib/words.js).

close = Schließen
trouble-offline = Keine Verbindung zum Tisch.
column = { $colour ->
        [red] rote Säule
        [blue] blaue Säule
        [green] grüne Säule
        [yellow] gelbe Säule
       *[any] beliebige Säule
    }
column-missing = { column } (fehlt)
column-gone = { column } (abgegeben)
