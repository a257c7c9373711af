### Carolus Magnus à la table dans le navigateur (cm-).

## L’anneau

cm-board = L’anneau des territoires
cm-supply = paladins en réserve commune
cm-discs-of-round = disques du tour, le plus petit commence
cm-places-left =
    { $count ->
        [one] encore { $count } territoire
       *[other] encore { $count } territoires
    } · fin sous { $needed }
cm-places-left-short =
    { $count ->
        [one] encore { $count } territoire
       *[other] encore { $count } territoires
    }
cm-card-nobody = personne
cm-card-close = Fermer
cm-verdict-nothing = Si l’Empereur s’arrêtait ici, rien ne changerait.
cm-verdict-builds = Si l’Empereur s’arrêtait ici, { $side } construirait un château.
cm-verdict-takes =
    Si l’Empereur s’arrêtait ici, { $side } prendrait { $count ->
        [one] le château
       *[other] { $count } châteaux
    } de { $owner }.

## Questions

cm-ask-disc = Quel disque posez-vous ?
cm-note-disc = le plus petit commence · autant de pas au plus
cm-ask-knight = Quel paladin mettez-vous en jeu ?
cm-ask-where-red = Où va le paladin rouge ?
cm-ask-where-pink = Où va le paladin rose ?
cm-ask-where-blue = Où va le paladin bleu ?
cm-ask-where-yellow = Où va le paladin jaune ?
cm-ask-where-green = Où va le paladin vert ?
cm-ask-who = Quel paladin va ici : { $province } ?
cm-ask-who-court = Quel paladin va à votre cour ?
cm-note-knights = encore { $count } à placer · à votre cour ou dans un territoire
cm-ask-emperor = De combien avance l’Empereur ?
cm-note-emperor =
    { $limit ->
        [one] un pas dans le sens horaire
       *[other] de 1 à { $limit } pas dans le sens horaire
    } · une région compte un pas
cm-ask-confirm = L’Empereur reste-t-il ici ?
cm-note-confirm = on lance ensuite les dés, et rien ne peut plus être repris
cm-done = Lancer les dés
cm-ask-crown = Nommez un clan pour la couronne.
cm-note-crown =
    { $count ->
        [one] la dernière couronne de ce lancer
       *[other] encore { $count } couronnes dans ce lancer
    }
cm-crown-take = { $colour } : { $count } en réserve commune
cm-crown-none = { $colour } : couleur épuisée
cm-steps =
    { $count ->
        [one] Un pas
       *[other] { $count } pas
    }
cm-to-court = À ma cour
cm-to-court-note = le plus fort y tient l’emblème
cm-to-province = Dans un territoire
cm-to-province-note = compte pour qui tient l’emblème
cm-knight-play = Mettre en jeu : { $colour }
cm-played-court = { $colour } : à la cour
cm-played-province = { $colour } : { $province }
cm-slot-free = encore à placer

## Les colonnes

cm-court = Votre cour
cm-court-of = Cour de { $seat }
cm-court-team = Vos cours
cm-court-team-of = Cours avec { $seat }
cm-court-note = vous : meilleur rival
cm-court-note-other = sien : meilleur rival
cm-court-team-note = I et II : rival
cm-court-row = { $colour } : { $count }, meilleur rival { $rival }.
cm-court-row-held = { $colour } : { $count }, meilleur rival { $rival } ; tient l’emblème.
cm-count = { $colour } { $count }
cm-count-held = { $colour } { $count } avec l’emblème
cm-reserve = Réserve
cm-reserve-mine = Votre réserve
cm-reserve-of = Réserve de { $seat }
cm-reserve-count = { $count } sur { $full }
cm-reserve-empty = Aucun paladin
cm-discs = Disques numérotés
cm-cycle = cycle { $cycle }
cm-discs-return = En pointillés : de retour après cinq tours.
cm-disc-choose = Poser le disque { $disc }
cm-disc-free = Disque { $disc }
cm-disc-laid = Disque { $disc } : posé à ce tour
cm-disc-used = Disque { $disc } : déjà joué
cm-disc-taken = Disque { $disc } : { $seat } a posé ce nombre
cm-stops = Où il peut s’arrêter
cm-stops-of = { $seat } avance
cm-look-back = Revenir à ma cour
cm-castles = Châteaux
cm-castles-win = { $goal } pour gagner
cm-castles-goal = { $goal } châteaux
cm-castles-of =
    { $count ->
        [one] { $count } château sur { $goal }
       *[other] { $count } châteaux sur { $goal }
    }
cm-side-castles = { $side } : { $count } châteaux sur { $goal }
cm-quiet =
    Aucun château n’a changé depuis { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } ; la partie se termine après { $limit }.

## Table et téléphone

cm-round = Tour { $round }
cm-subtitle = { $players } joueurs · tour { $round }
cm-tab-ring = Anneau
cm-tab-courts = Cours
cm-tab-reserve = Réserve
cm-nobody = personne

## L’anneau en liste, à lire à voix haute

cm-list-title = L’anneau des territoires, dans le sens horaire
cm-find = Aller à un territoire
cm-list-province = { $name }.
cm-list-region = { $name } : une région de { $count } territoires.
cm-list-castles =
    { $count ->
        [one] Un château
       *[other] { $count } châteaux
    } de { $side }.
cm-list-no-castle = Aucun château.
cm-list-knights = Paladins : { $knights }.
cm-list-no-knights = Aucun paladin.
cm-list-emperor = L’Empereur est ici.
cm-list-stop = L’Empereur peut s’arrêter ici, après { $count } pas.
cm-list-target = Un paladin peut venir ici.
cm-list-neighbours = Avant : { $previous } ; après : { $next }.

## La fin

cm-end-when = Tour { $round } · Fin de la partie
cm-end-won =
    { $count ->
        [one] { $seats } hérite de l’Empire
       *[other] { $seats } héritent de l’Empire
    }
cm-end-shared = { $seats } se partagent l’Empire
cm-end-why =
    { $reason }. La victoire est acquise avec { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }.
cm-end-crests = Emblèmes
cm-end-crests-note = clans contrôlés ; départagent les égalités
cm-end-places = Territoires
cm-end-places-note = territoires et régions ; il en reste { $count }
