### Le scénario 814 à la table, dans le navigateur (ca-814-).

## Cours de l’année : Skuld et les problèmes

ca-814-skuld = Skuld se tient ici
ca-814-skuld-next = Skuld arrive ensuite
ca-814-problem = Problème : { $kind }
ca-814-problem-solve = Résoudre ce problème : { $kind }, { $season }
ca-814-count = { $count } des { $limit } problèmes qui terminent la partie là où Skuld arrive
ca-814-blocked = Bloqué maintenant :
ca-814-warning =
    { $season } : { $count } problèmes. Avec { $more ->
        [one] un de plus
       *[other] { $more } de plus
    }, l’Empire échoue quand Skuld y arrive.
ca-814-alarm =
    { $season } : { $count } problèmes ! L’Empire échoue quand Skuld y arrive, à moins d’en résoudre { $more ->
        [one] un
       *[other] { $more }
    } cette saison.
ca-814-alarm-later =
    { $season } : { $count } problèmes. Il faut en résoudre { $more ->
        [one] un
       *[other] { $more }
    } avant que Skuld y arrive.
ca-814-alarm-note = { $season } : { $count } problèmes, et Skuld arrive ensuite !
ca-814-strip = Problèmes à venir
ca-814-strip-help = La prochaine carte Pays prend le premier de ces problèmes ; les problèmes résolus reviennent à la fin
ca-814-strip-empty = plus aucun : les cartes Pays apportent des bandes
ca-814-card-problem = Un problème se trouve sur sa carte : { $kind }.

## Piste de faveur et bandes de rebelles

ca-814-favour = Faveur
ca-814-favour-help = Pierres d’honneur, la plus ancienne d’abord ; il y a de la place pour { $count }. S’il en vient une autre, la plus ancienne retourne parmi les leudes
ca-814-favour-list = Pierres d’honneur, la plus ancienne d’abord : { $seats }
ca-814-favour-none = Encore aucune pierre d’honneur
ca-814-favour-blocked = Pas utilisé à ce nombre de joueurs
ca-814-stones =
    { $seat } : { $count ->
        [0] aucune pierre d’honneur
        [one] une pierre d’honneur
       *[other] { $count } pierres d’honneur
    }
ca-814-heir = Succession : { $seat }
ca-814-heir-none = Succession : personne
ca-814-gangs =
    { $count ->
        [0] Aucune bande
        [one] Une bande
       *[other] { $count } bandes
    } sur { $limit } dans la réserve. S’il en faut une et qu’il n’en reste aucune, l’Empire échoue
ca-814-gangs-left =
    { $count ->
        [0] plus de bande
        [one] encore une bande
       *[other] encore { $count } bandes
    }
ca-814-gangs-few =
    { $count ->
        [0] plus aucune bande, la prochaine termine la partie
        [one] plus qu’une bande
       *[other] plus que { $count } bandes
    }

## Tuiles

ca-814-tile-blocked = bloquée
ca-814-tile-solves = pourrait résoudre un problème ({ $seasons })
ca-814-tile-turned = { $tile }, face cachée
ca-814-note-blocked = Bloquée : un problème de ce type se trouve sur la saison actuelle. Tirée maintenant, la tuile ne fait rien et ne résout aucun problème.
ca-814-note-solves = Au lieu de son action, elle pourrait résoudre un problème : { $seasons }.
ca-tile-help-coregent = Seulement avec Inaction. Après une action supplémentaire, le palais et trois autres points l’emportent si personne d’autre ne revendique la co-régence.
ca-814-from = Co-régence dès { $needed }
ca-814-claim =
    Vous revendiquez la co-régence avec { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    } ; il en faut { $needed }, palais compris.

## Questions

ca-814-ask-solve = { $tile } : agir, ou résoudre un problème ?
ca-814-ask-honour = Résolu ! Une pierre d’honneur ?
ca-814-note-solve = résoudre retourne la tuile
ca-814-note-room =
    place pour { $count ->
        [one] une autre pierre
       *[other] { $count } autres pierres
    }
ca-814-note-full = la piste est pleine : la plus ancienne pierre ({ $seat }) tombe
ca-814-act = Exécuter l’action
ca-814-solve = Résoudre : { $season }
    .note =
        { $ahead ->
            [1] Skuld arrive ensuite
            [2] dans deux saisons
           *[3] dans trois saisons
        }, { $count ->
            [one] un problème
           *[other] { $count } problèmes
        }
ca-814-honour-missi = Un des missi
ca-814-honour-leudes = Un des leudes
ca-814-honour-nobiles = Un des nobiles
ca-814-at-court = { $count } à la cour
ca-814-no-honour = Pas de pierre d’honneur

## La fin

ca-814-end-coregent = { $seats } devient co-régent
ca-814-end-heir = { $seats } succède à l’empereur
ca-814-end-lost = L’Empire a échoué
ca-814-end-why-coregent =
    { $points ->
        [one] Un point
       *[other] { $points } points
    }, avec un palais. Aucune autre revendication de la co-régence n’en avait assez.
ca-814-end-why-problems =
    Skuld a rencontré trop de problèmes, les héritiers ont échoué. Parmi ceux qui ont un point, l’empereur choisit celui qui a le plus sa faveur : { $count ->
        [one] une pierre d’honneur
       *[other] { $count } pierres d’honneur
    }.
ca-814-end-why-gangs =
    Il fallait une bande et il n’en restait aucune : les héritiers ont échoué. Parmi ceux qui ont un point, l’empereur choisit celui qui a le plus sa faveur : { $count ->
        [one] une pierre d’honneur
       *[other] { $count } pierres d’honneur
    }.
ca-814-end-why-problems-lost = Skuld a rencontré trop de problèmes. Personne n’a à la fois une pierre d’honneur et un point, et l’empereur ne trouve aucun successeur parmi ses héritiers : tous perdent ensemble.
ca-814-end-why-gangs-lost = Il fallait une bande et il n’en restait aucune. Personne n’a à la fois une pierre d’honneur et un point, et l’empereur ne trouve aucun successeur parmi ses héritiers : tous perdent ensemble.
ca-814-end-youngest = D’autres en ont autant ; la pierre la plus récente décide.
ca-814-end-stones = Pierres d’honneur
    .note = sur la piste de faveur à la fin
ca-814-end-realm = Ce qui pesait sur l’Empire
