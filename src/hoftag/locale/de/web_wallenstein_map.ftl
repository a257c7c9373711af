### Die Karte von Wallenstein im Browser (wa-map-).

wa-map-label = Karte des Kriegs. Pfeiltasten gehen von Land zu Land, Eingabe wählt.
wa-map-sites =
    { $count ->
        [0] kein freier Bauplatz
        [one] ein freier Bauplatz
       *[other] { $count } freie Bauplätze
    }
wa-map-tax = { $count } Taler
wa-map-grain = { $count } Getreide
wa-map-unrest =
    { $count ->
        [one] ein Unruhemarker
       *[other] { $count } Unruhemarker
    }
wa-map-things = Hier: { $things }.
wa-map-changed = Es hat in dieser Jahreszeit den Besitzer gewechselt: Seine Karte wird erst in der nächsten benutzt.
wa-map-planned = Dein Plan: { $field }.
wa-map-chosen = Gewählt.
wa-map-can-choose = Kann jetzt gewählt werden.
wa-map-can-march = Deine Armeen können hierher ziehen.
wa-map-can-plan = Seine Karte kann gelegt werden.
wa-map-can-lay = Seine Karte kann gelegt werden auf: { $field }.
wa-map-order = Reihenfolge der Liste
wa-map-order-region = Nach Regionen
wa-map-order-owner = Nach Besitzern
wa-map-neutral = Länder, die niemandem gehören
wa-map-lands =
    { $count ->
        [one] ein Land
       *[other] { $count } Länder
    }
