### Wallenstein dans le navigateur : la planification, puis les plateaux.

## Le plan

wa-plan-title = Votre plan
wa-plan-secret = secret jusqu’à l’exécution
wa-plan-cards = Vos cartes
wa-plan-cards-how = glisser ou cliquer
wa-plan-cards-none = Il ne vous reste plus de carte en main.
wa-plan-cost =
    { $count ->
        [0] gratuit
        [one] { $count } thaler
       *[other] { $count } thalers
    }
wa-plan-bid-note = Ordre du tour et avantage
wa-plan-choose-land = Choisir une terre
wa-plan-choose-card = Choisir une carte
wa-plan-empty = libre
wa-plan-card = Carte
wa-plan-blank = Vide
wa-plan-tower = Tour
wa-plan-label = { $name } : { $card }
wa-plan-label-open = { $name } : libre
wa-plan-label-bid-open = { $name } : pas encore de carte
wa-plan-tax = Impôt
wa-plan-grain = Grain
wa-plan-sites = Emplacements
wa-plan-coins = Thalers
wa-plan-take = Retirer { $card } de « { $name } »
wa-plan-place = Place { $place } : { $advantage }
wa-plan-clear = Vider
wa-plan-hand-in = Remettre le plan
wa-plan-change = Modifier
wa-plan-stopped = La suite des cartes s’est arrêtée ici : { $what }
wa-plan-finished = { $seats } { $count ->
        [one] a fini
       *[other] ont fini
    }.
wa-plan-planning = Planifient encore : { $seats }.

## Questions

wa-plan-ask-palace = Où bâtissez-vous un palais ?
wa-plan-ask-church = Où bâtissez-vous une église ?
wa-plan-ask-trading-house = Où bâtissez-vous un comptoir ?
wa-plan-ask-grain = Où percevez-vous du grain ?
wa-plan-ask-tax = Où levez-vous l’impôt ?
wa-plan-ask-armies-5 = Où levez-vous cinq armées ?
wa-plan-ask-armies-3 = Où levez-vous trois armées ?
wa-plan-ask-army-1-move = Où levez-vous une armée pour vous déplacer ?
wa-plan-ask-battle-a = D’où partez-vous avec A ?
wa-plan-ask-battle-b = D’où partez-vous avec B ?
wa-plan-ask-bid = Que proposez-vous à l’enchère ?
wa-plan-ask-court-3 = D’où viennent trois courtisans ?
wa-plan-ask-court-2 = D’où viennent deux courtisans ?
wa-plan-ask-court-1 = D’où vient un courtisan ?
wa-plan-ask-field = Sur quelle case posez-vous { $card } ?
wa-plan-ask-any = Quelle case planifiez-vous ?
wa-plan-ask-done = Votre plan est complet
wa-plan-handed-in = Votre plan est remis
wa-plan-note = { $planned } actions planifiées sur { $actions } · coût actuel { $costs } thalers sur { $money }
wa-plan-note-tap = Action { $place } sur { $actions } · touchez une carte ou une terre
wa-plan-note-waiting =
    { $count ->
        [one] Un autre chef planifie encore ; d’ici là, vous pouvez le modifier
       *[other] { $count } autres planifient encore ; d’ici là, vous pouvez le modifier
    }

## Ce que donne le plan

wa-plan-hint-title = Ce qu’il donne
wa-plan-hint-missing = { $missing ->
        [one] Il manque un thaler :
       *[other] Il manque { $missing } thalers :
    } les actions et l’enchère coûtent { $all }, vous avez { $money }.
wa-plan-hint-bid = Pensez à l’enchère :
wa-plan-hint-bid-left =
    { $left ->
        [0] avec ce plan, il ne vous reste aucun thaler avant l’impôt.
        [one] avec ce plan, il vous reste un thaler avant l’impôt.
       *[other] avec ce plan, il vous reste { $left } thalers avant l’impôt.
    }
wa-plan-hint-left =
    { $left ->
        [0] Le plan prend tous vos thalers, avant l’impôt.
        [one] Il vous reste un thaler, avant l’impôt.
       *[other] Il vous reste { $left } thalers, avant l’impôt.
    }
wa-plan-hint-idle = Sans action : { $lands }.
wa-plan-hint-unrest = Il y a de l’agitation là où vous prélevez : { $lands }.
wa-plan-hint-change = Vous pouvez modifier le plan jusqu’à ce que le dernier ait fini. Qui le modifie le remet à nouveau.

## Une proposition

wa-plan-suggest = Proposer un plan
wa-plan-suggest-title = Une proposition est posée sur vos cases
wa-plan-suggest-all = Accepter
wa-plan-suggest-empty = Cases vides seulement
wa-plan-suggest-none = Rejeter
wa-plan-suggest-same = La proposition est le plan que vous avez déjà.
wa-plan-suggest-one = Accepter pour « { $name } » :

## Au téléphone

wa-plan-fields = Cases de votre plan
wa-plan-short-palace = Palais
wa-plan-short-church = Église
wa-plan-short-trading-house = Comptoir
wa-plan-short-grain = Grain
wa-plan-short-tax = Impôt
wa-plan-short-armies-5 = 5 armées
wa-plan-short-armies-3 = 3 armées
wa-plan-short-army-1-move = 1 armée
wa-plan-short-battle-a = Combat A
wa-plan-short-battle-b = Combat B
wa-plan-short-bid = Enchère
wa-plan-short-court-3 = 3 courtisans
wa-plan-short-court-2 = 2 courtisans
wa-plan-short-court-1 = 1 courtisan
wa-plan-skip = Passer
wa-plan-next = Suite
wa-plan-no-coin = Il ne reste pas de carte de pièces pour passer.

## Plateaux

wa-plan-mats = Les plans
wa-plan-mats-own = vous seul voyez vos cartes cachées
wa-plan-mats-action = Action
wa-plan-mats-face-down = face cachée
wa-plan-mats-nothing = rien
wa-plan-mats-own-hidden = { $card }, face cachée
wa-plan-mats-now = en cours
wa-plan-mats-done = exécutée
wa-plan-state-done = a fini
wa-plan-state-planning = planifie encore

## La liste des touches

wa-plan-key-card = en planifiant : poser cette carte de la main
wa-plan-key-field = en planifiant : vers une autre case
wa-plan-key-clear = en planifiant : reprendre une carte
wa-plan-key-hand-in = en planifiant : remettre le plan
