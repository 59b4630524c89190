# Die Worte der geführten Partien.

lesson-title = Die Worte einer geführten Partie
lesson-progress = Schritt { $number } von { $of }
lesson-tip = Tipp
lesson-leave = Geführte Partie verlassen
lesson-left = Du spielst ohne Erklärungen weiter. Das Menü holt sie zurück.
lesson-back = Zurück
lesson-next = Weiter
lesson-do = Mach es für mich
lesson-keys-next = Geführte Partie: weiter
lesson-keys-back = Geführte Partie: zurück
lesson-own-way = Du bist deinen eigenen Weg gegangen, und das ist gut so: Tipps folgen, wo sie passen. „Zurück“ bringt dich wieder in die geführte Partie.
