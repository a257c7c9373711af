### La colonne de gauche, la tour, le décompte par région et la fin de Wallenstein dans le navigateur.

## Colonne de gauche

wa-left-order = Ordre
wa-left-hidden = face cachée
wa-left-now = Action { $count }, maintenant : { $action }
wa-left-past = Action { $count }, terminée : { $action }
wa-left-open = Action { $count } : { $action }
wa-left-closed = Action { $count } : face cachée
wa-left-events = Événements
wa-left-event-now = En vigueur cette saison
wa-left-one-applies = Un seul s’appliquera. L’hiver coûte { $losses } grains.
wa-left-winter = Hiver : { $losses } grains
wa-left-places = Ordre du tour
wa-left-place-free = Place { $count } : { $advantage }
wa-left-place-taken = Place { $count } : { $advantage }, { $seat }
wa-left-last-battle = Dernière bataille : { $land }

# L’effet des événements ouverts, assez court pour la colonne
wa-left-event-trading-house-removes-unrest = Un nouveau comptoir apaise
wa-left-event-palace-defence-bonus = Palais : +{ $amount } en défense
wa-left-event-tax-max = Impôts : { $amount } au plus
wa-left-event-tax-min = Impôts : { $amount } au moins
wa-left-event-grain-max = Grain : { $amount } au plus
wa-left-event-grain-min = Grain : { $amount } au moins
wa-left-event-neutral-farmers = Terres neutres : { $amount } paysans
wa-left-event-no-attack-on-church = L’église protège des attaques
wa-left-event-recruits-reduced = { $five } et { $three } recrues seulement
wa-left-event-loss = Comme événement de l’hiver, il coûte { $count } grains.

## Tour

wa-tower-title = Tour
wa-tower-tab = Tour
wa-tower-thrown = jetés
wa-tower-inside = Dans la tour :
wa-tower-empty = rien
wa-tower-speed = ×{ $speed }
wa-tower-farmers = Paysans
wa-tower-attacker = Attaque
wa-tower-defender = Défense
wa-tower-rebels = Révolte
wa-tower-group = { $count } { $cube }
wa-tower-group-farmers =
    { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
wa-tower-group-for = { $count } pour { $cube }
wa-tower-aside = à l’écart
wa-tower-attack = { $seat } attaque : { $land }.
wa-tower-attack-note =
    { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    } de { $from } contre { $against } de { $seat }
wa-tower-attack-neutral =
    { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    } de { $from } contre { $against ->
        [one] { $against } paysan
       *[other] { $against } paysans
    } de la terre neutre
wa-tower-revolt = Révolte : { $land }.
wa-tower-revolt-note =
    { $count ->
        [one] { $count } paysan se soulève
       *[other] { $count } paysans se soulèvent
    } contre { $seat }
wa-tower-side = { $thrown ->
        [one] { $thrown } jeté
       *[other] { $thrown } jetés
    }, { $out ->
        [one] { $out } ressort.
       *[other] { $out } ressortent.
    }
wa-tower-side-returned =
    { $count ->
        [one] { $count } était déjà
       *[other] { $count } étaient déjà
    } dans le bac.
wa-tower-side-aided =
    { $count ->
        [one] { $count } armée vient
       *[other] { $count } armées viennent
    } de la réserve.
wa-tower-side-farmers =
    { $count ->
        [one] { $count } paysan aide
       *[other] { $count } paysans aident
    }, car la terre est calme.
wa-tower-result = Résultat
wa-tower-falling = Les cubes tombent…
wa-tower-conquered =
    { $seat } gagne { $ours } : { $theirs } et s’installe avec { $count ->
        [one] { $count } armée.
       *[other] { $count } armées.
    }
wa-tower-repelled = { $seat } échoue, { $ours } : { $theirs }.
wa-tower-defended = { $seat } tient la terre, { $theirs } : { $ours }.
wa-tower-drawn = Égalité, { $ours } : { $theirs }.
wa-tower-drawn-farmers = Seuls des paysans ont défendu, { $theirs } : { $ours } : cela compte comme une égalité.
wa-tower-suppressed = { $seat } écrase la révolte, { $theirs } : { $ours }.
wa-tower-lost = { $seat } perd la terre face à ses paysans, { $theirs } : { $ours }.
wa-tower-step-loses =
    { $count ->
        [one] { $seat } perd { $count } armée.
       *[other] { $seat } perd { $count } armées.
    }
wa-tower-step-farmers =
    { $count ->
        [one] { $count } paysan retourne à la réserve.
       *[other] { $count } paysans retournent à la réserve.
    }
wa-tower-step-helpers =
    { $count ->
        [one] { $count } paysan venu aider s’en retourne.
       *[other] { $count } paysans venus aider s’en retournent.
    }
wa-tower-step-new = La carte { $land } revient à { $seat }.
wa-tower-step-card = La carte { $land } passe à { $seat }.
wa-tower-step-card-buildings = La carte { $land } passe à { $seat } ; restent debout : { $buildings }.
wa-tower-step-neutral = { $land } reste neutre.
wa-tower-step-held =
    { $land } : { $count ->
        [one] il y reste { $count } armée
       *[other] il y reste { $count } armées
    } de { $seat }.
wa-tower-step-razed = { $land } n’appartient plus à personne ; bâtiments et troubles ont disparu.
wa-tower-after = Le bac ensuite
wa-tower-after-empty = Le bac est vide.
wa-tower-after-stay =
    { $count ->
        [one] y reste pour la prochaine bataille
       *[other] y restent pour la prochaine bataille
    }
wa-tower-next = Continuer
wa-tower-space = Espace
wa-tower-again = Revoir
wa-tower-skip = Passer
wa-tower-tray = Bac
wa-tower-tray-empty = Il n’y a rien dans le bac.
wa-tower-tray-note = Ce qui s’y trouve sera jeté à la prochaine bataille.
wa-tower-inside-note = À quel étage, nul ne le sait ; le dessin répartit les cubes.
wa-tower-supply = Paysans en réserve : { $count }
wa-tower-last = Dernière bataille
wa-tower-look = La revoir
wa-tower-no-battle = Pas encore de bataille.
wa-tower-drawing = La tour en coupe. Dedans : { $inside }. Dans le bac : { $tray }.

## Décompte par région, hiver

wa-tower-regions = Majorités
wa-tower-regions-note = à présent
wa-tower-score-tab = Décompte
wa-tower-nobody = Personne n’a bâti ici.
wa-tower-lands = Terres
wa-tower-buildings = Bâtiments
wa-tower-majorities = Majorités
wa-tower-next-scoring = Prochain décompte
wa-tower-winter = Hiver
wa-tower-outlook = Perspectives pour l’hiver
wa-tower-winter-event = L’événement restant décide : { $count } grains perdus.
wa-tower-winter-grain = { $count } perdus, reste { $left }
wa-tower-winter-supplied = Toutes les terres sont nourries.
wa-tower-winter-hungry =
    { $count ->
        [one] { $count } terre sans grain
       *[other] { $count } terres sans grain
    }
wa-tower-winter-held = { $land } : tenue
wa-tower-winter-lost = { $land } : perdue
wa-tower-winter-rises = { $land } : se soulève
wa-tower-winter-gain = +{ $count }
wa-tower-outlook-fine = Terres : { $lands }, grain : { $grain }. Cela suffit.
wa-tower-outlook-maybe = Terres : { $lands }, grain : { $grain }. Tout dépend de l’événement.
wa-tower-outlook-short = Terres : { $lands }, grain : { $grain }. C’est trop peu.

## Fin

wa-end-when = Après le second hiver
wa-end-title = { $seats } domine l’Empire.
wa-end-shared = { $seats } partagent la victoire.
wa-end-why = Le plus de points : { $points }.
wa-end-why-money = Autant de points, { $points }, mais plus de thalers : { $money }.
wa-end-lands = un point chacune, aux deux hivers
wa-end-buildings = un point chacun, aux deux hivers
wa-end-majorities = le plus d’une sorte dans une région, aux deux hivers
wa-end-tie = départage les ex æquo
wa-end-axis-start = Début
wa-end-axis-winter = Hiver { $count }
wa-end-winters = { $first } + { $second }
