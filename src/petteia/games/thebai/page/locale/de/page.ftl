### Was die Seite von Thebai überall braucht.

thebai = Thebai
thebai-about = Baut die Stadt der sieben Tore und haltet sie gegen die Sieben
thebai-round-of = Runde { $round } von { $rounds }
