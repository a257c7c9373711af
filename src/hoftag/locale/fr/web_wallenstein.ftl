### Wallenstein à la table dans le navigateur (wa-) ; la carte, le plan et la tour ont leurs propres fichiers.

## Quand et qui

wa-when = { $season }, année { $year }
wa-start = Terres de départ
wa-action = Action { $place } : { $action }
wa-winter = Hiver : { $count } grains perdus
wa-leaders = { $count } chefs de guerre
wa-thalers =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }
wa-grain =
    { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    }
wa-lands =
    { $count ->
        [one] { $count } carte de terre
       *[other] { $count } cartes de terre
    }
wa-supply =
    { $count ->
        [one] { $count } armée en réserve
       *[other] { $count } armées en réserve
    }
wa-courtiers = Courtisans : { $hall } dans la salle de réception, { $audience } en audience
wa-place = Rang { $place } dans l’ordre du jeu : { $advantage }
wa-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wa-plans = prépare …
wa-planned = prêt
wa-tab-map = Carte
wa-tab-plan = Plan

## Questions

wa-ask-start-land = Quelle terre de départ prenez-vous ?
wa-ask-place-group = Quel groupe d’armées pour { $land } ?
wa-ask-place = Quel rang prenez-vous dans l’ordre du jeu ?
wa-ask-bonus = Quel bonus de votre bannière prenez-vous ?
wa-ask-favour = Demandez-vous une faveur à l’Empereur ?
wa-ask-cancel-event = Faut-il retirer l’événement de la saison ?
wa-ask-calm = Où retirez-vous un marqueur de troubles ?
wa-ask-build-palace = Où placer le palais ?
wa-ask-build-church = Où placer l’église ?
wa-ask-build-trading-house = Où placer le comptoir ?
wa-ask-occupy =
    { $count ->
        [one] Dans quelle terre va l’armée ?
       *[other] Dans quelle terre vont les { $count } armées ?
    }
wa-ask-reinforce = Où vont les armées de { $land } ?
wa-ask-march = Où marchez-vous depuis { $land } ?
wa-ask-how-many = Combien d’armées vont vers { $land } ?
wa-ask-revolt = Quelle révolte vient ensuite ?
wa-ask-attack = Attaquez-vous ainsi ?
wa-ask-moved = Ce mouvement est-il définitif ?
wa-note-start-land = l’une des deux cartes visibles, ou celle du dessus de la pile ({ $count })
wa-note-groups =
    { $count ->
        [one] encore { $count } groupe d’armées
       *[other] encore { $count } groupes d’armées
    }
wa-note-place =
    { $count ->
        [0] vous choisissez en dernier
        [one] un autre choisit après vous
       *[other] { $count } autres choisissent après vous
    }
wa-note-favour =
    { $count ->
        [one] { $count } courtisan en audience
       *[other] { $count } courtisans en audience
    }
wa-note-occupy = une terre à vous, ou une terre neutre sans combat
wa-note-reinforce = { $count } armées, une au moins reste ; seulement vers vos propres terres
wa-note-march = { $count } armées, une au moins reste ; vers une terre étrangère ou neutre avec combat
wa-note-revolt =
    { $count ->
        [one] encore { $count } révolte
       *[other] encore { $count } révoltes
    } · { $farmers ->
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    } en plus des marqueurs
wa-note-attack = puis les cubes tombent dans la tour, et rien ne peut être repris
wa-note-moved = puis c’est aux autres, et rien ne peut être repris
wa-there =
    { $land } : { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    } de { $seat }{ $unrest ->
        [0] , les paysans aident
       *[other] , en troubles
    }
wa-there-own =
    { $land } : { $count ->
        [one] { $count } armée à vous
       *[other] { $count } armées à vous
    }
wa-there-neutral = { $land } : neutre, défendue par des paysans
wa-stays =
    { $count ->
        [one] { $count } reste
       *[other] { $count } restent
    }
wa-from-to = { $from } → { $to }

## Boutons

wa-do-attack = Attaquer
wa-do-move = Déplacer
wa-do-stay = Rester
wa-do-battle = Au combat
wa-do-go-on = Continuer
wa-do-no-favour = Aucune faveur
wa-do-keep-event = Laisser l’événement
wa-do-place = Prendre le rang { $place }
wa-do-calm = Apaiser la terre
wa-do-build = Bâtir
wa-do-occupy = Placer les armées
wa-do-revolt = Celle-ci d’abord

## Grandes réponses dans la question

wa-place-number = Rang
wa-bids = Enchères, dans l’ordre du choix
wa-bid-nothing = aucune enchère
wa-tray-armies =
    { $count ->
        [one] { $count } armée dans le bac
       *[other] { $count } armées dans le bac
    }
wa-favour-cost =
    { $count ->
        [one] coûte { $count } courtisan
       *[other] coûte { $count } courtisans
    }
wa-revolt-note =
    { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } contre { $farmers ->
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    }

## Terres de départ

wa-from-pile = De la pile
wa-pile =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
wa-exchange = Échanger les deux
wa-exchange-note = ce sont les mêmes qu’à votre dernier tour
wa-group =
    { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
wa-group-left =
    { $count ->
        [one] le dernier groupe de cette taille
       *[other] encore { $count } groupes de cette taille
    }
wa-open-cards = Cartes visibles :
wa-groups-left = Groupes d’armées qui attendent
wa-groups-note = Tant de groupes de tant d’armées sont encore à placer.

## La cour de l’Empereur

wa-favours = Faveurs ouvertes
wa-favour-taken = accordée
wa-no-favours = De nouvelles faveurs sont ouvertes au début de la prochaine saison.
wa-favours-ours = ¶ Le montant est reconstitué.
wa-hall = Réception
wa-audience = Audience
wa-kept = Gardées
wa-ward = Écarte le prochain marqueur de troubles
wa-immune = Aucune attaque cette saison avec : { $action }

## Ce que font les autres

play-doing-wallenstein-start-land = { $seats } choisit une terre de départ.
play-doing-wallenstein-place-group = { $seats } place un groupe d’armées.
play-doing-wallenstein-plan =
    { $count ->
        [one] { $seats } prépare son plan.
       *[other] { $seats } préparent leurs plans.
    }
play-doing-wallenstein-place = { $seats } choisit un rang dans l’ordre du jeu.
play-doing-wallenstein-bonus = { $seats } choisit un bonus.
play-doing-wallenstein-favour = { $seats } peut demander une faveur.
play-doing-wallenstein-cancel-event = { $seats } peut faire retirer l’événement.
play-doing-wallenstein-calm = { $seats } apaise une terre.
play-doing-wallenstein-build-free = { $seats } construit par faveur de l’Empereur.
play-doing-wallenstein-occupy = { $seats } place des armées par faveur de l’Empereur.
play-doing-wallenstein-reinforce = { $seats } peut déplacer des armées.
play-doing-wallenstein-march = { $seats } peut marcher.
play-doing-wallenstein-revolt = { $seats } décide quelle révolte vient ensuite.
play-doing-wallenstein-confirm = { $seats } a bientôt terminé.
