### La carte de Wallenstein dans le navigateur (wa-map-).

wa-map-label = Carte de la guerre. Les flèches vont de terre en terre, Entrée choisit.
wa-map-sites =
    { $count ->
        [0] aucun emplacement libre
        [one] un emplacement libre
       *[other] { $count } emplacements libres
    }
wa-map-tax =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }
wa-map-grain = grain : { $count }
wa-map-unrest =
    { $count ->
        [one] un marqueur de troubles
       *[other] { $count } marqueurs de troubles
    }
wa-map-things = Ici : { $things }.
wa-map-changed = Elle a changé de mains cette saison : sa carte ne servira qu’à la prochaine.
wa-map-planned = Votre plan : { $field }.
wa-map-chosen = Choisie.
wa-map-can-choose = Peut être choisie maintenant.
wa-map-can-march = Vos armées peuvent venir ici.
wa-map-can-plan = Sa carte peut être posée.
wa-map-can-lay = Sa carte peut être posée sur : { $field }.
wa-map-order = Ordre de la liste
wa-map-order-region = Par région
wa-map-order-owner = Par propriétaire
wa-map-neutral = Terres sans maître
wa-map-lands =
    { $count ->
        [one] une terre
       *[other] { $count } terres
    }
