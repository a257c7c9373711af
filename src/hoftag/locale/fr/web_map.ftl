### Toute carte de pays dans le navigateur (map-).

map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Tout montrer, ou ce dont il s’agit
map-arrow-back = Reprendre ce groupe
map-note-close = Fermer
map-list = Liste de la carte
map-list-find = Chercher un nom
map-list-neighbours = Voisins :
map-neighbours = Voisins : { $lands }.
