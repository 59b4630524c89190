### The page's words (lib/words.js).

close = Close
trouble-offline = No connection to the table.
column = { $colour ->
        [red] red Column
        [blue] blue Column
        [green] green Column
        [yellow] yellow Column
       *[any] any Column
    }
column-missing = { column } (missing)
column-gone = { column } (dismissed)
