### The page's words (lib/words.js).

close = Zamknij
trouble-offline = Brak połączenia ze stołem.
column = { $colour ->
        [red] czerwona kolumna
        [blue] niebieska kolumna
        [green] zielona kolumna
        [yellow] żółta kolumna
       *[any] dowolna kolumna
    }
column-missing = { column } (brak)
column-gone = { column } (oddana)
