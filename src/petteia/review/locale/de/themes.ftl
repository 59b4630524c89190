# Wovon eine Übung handelt, gleich in welchem Spiel.

theme-ahead = was nach diesem Zug kommt
