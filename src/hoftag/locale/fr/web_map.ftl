### Toute carte de pays dans le navigateur (map-).

map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Tout montrer, ou les pays concernés
map-arrow-back = Reprendre ce groupe
map-note-close = Fermer
map-list = Liste des pays
map-list-find = Chercher un pays
map-list-neighbours = Voisins :
map-neighbours = Voisins : { $lands }.
