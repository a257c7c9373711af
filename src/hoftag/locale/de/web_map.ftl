### Jede Karte von Ländern im Browser (map-).

map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Alles zeigen, oder die Länder, um die es geht
map-arrow-back = Diese Gruppe zurücknehmen
map-note-close = Schließen
map-list = Liste der Länder
map-list-find = Land suchen
map-list-neighbours = Nachbarn:
map-neighbours = Nachbarn: { $lands }.
