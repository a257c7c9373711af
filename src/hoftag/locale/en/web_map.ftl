### Every map of lands in the browser (map-).

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show everything, or the lands in question
map-arrow-back = Take this group back
map-note-close = Close
map-list = List of the lands
map-list-find = Find a land
map-list-neighbours = Neighbours:
map-neighbours = Neighbours: { $lands }.
