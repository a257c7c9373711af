### Carolingi à la table, dans le navigateur (ca-).

## La carte

ca-map-label = Carte de l’Empire. Les flèches vont de pays en pays, Entrée choisit.
ca-map-north-sea = Mare Frisicum
ca-list-slots =
    { $free ->
        [0] aucun emplacement libre
       *[other] emplacements libres : { $free } sur { $slots }
    }
ca-cards = Cartes
ca-cards-title = Cartes Pays
ca-cards-free = emplacement libre

ca-land-forest = Forêt
ca-land-homeland = Patrie de { $seat }
ca-land-followers =
    { $seat } : { $count ->
        [one] un partisan
       *[other] { $count } partisans
    }
ca-land-gangs =
    { $count ->
        [one] une bande
       *[other] { $count } bandes
    }
ca-land-development =
    { $count ->
        [one] un pion de développement
       *[other] { $count } pions de développement
    }
ca-land-empty = Il n’y a personne ici.
ca-land-pieces = Ici : { $pieces }.
ca-land-card = Sur sa carte : { $pieces }.
ca-land-card-empty = Sa carte est dans la réglette, vide.

ca-can-chosen = Choisi.
ca-can-choose = Peut être choisi maintenant.
ca-can-send = Vous pouvez y envoyer des missi.
ca-can-march-from = Des partisans peuvent partir d’ici.
ca-can-march-to = Destination possible de votre déplacement.
ca-can-fight = Vous pouvez combattre ici.
ca-can-develop = Vous pouvez y poser un pion.
ca-can-appease = Vous pouvez y apaiser les rebelles.
ca-can-post = Vous pouvez placer des missi sur sa carte.
ca-can-unfold = Vous pouvez développer votre influence depuis sa carte.

## L’année

ca-year-title = L’année
ca-year-sundial = Le cadran solaire est sur { $year }, dernière année de la partie
ca-year-count = An { $year }/{ $years }
ca-when = { $season } { $year }
ca-subtitle = { $players } Carolingiens · jusqu’en { $year }
ca-supply-cards =
    { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    } dans l’Archivium, { $discarded } dans la défausse
ca-supply-cards-word =
    { $count ->
        [one] carte
       *[other] cartes
    }
ca-supply-bag =
    Dans le sac : { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    } des Carolingiens, { $events ->
        [0] aucune tuile Événement
        [one] une tuile Événement
       *[other] { $events } tuiles Événement
    }
ca-supply-bag-word = dans le sac
ca-supply-gangs =
    { $count ->
        [one] Une bande
       *[other] { $count } bandes
    } dans la réserve
ca-supply-waiting =
    { $count ->
        [one] Une bande attend
       *[other] { $count } bandes attendent
    } sur l’Archivium les prochaines cartes Pays
ca-supply-open = Le sac est ouvert :

## Cours

ca-court = Cour
ca-court-mine = Votre cour
ca-court-back = Revenir à votre cour
ca-missi = Missi
    .help = Missi : envoyés qui paient les actions ou partent dans les pays
ca-leudes = Leudes
    .help = Leudes : à la cour ; les taxes en font des missi
ca-nobiles = Nobiles
    .help = Nobiles : sur leurs terres ; les taxes les appellent parmi les leudes
ca-tiles-active = Tuiles actives
ca-tiles-inactive =
    Inactives ({ $missi ->
        [one] un missus
       *[other] { $missi } missi
    } pour activer)
ca-tiles-hidden =
    Cachées : { $rack ->
        [one] une tuile active
       *[other] { $rack } tuiles actives
    }, { $inactive } inactives
ca-tiles-known = Connues comme actives
ca-tiles-used = Utilisées cette année
ca-swap-free = Échange libre
ca-swap-done = Reprise : { $tile }
ca-swap-help = Une fois par an, avant le printemps, l’été ou l’automne, vous pouvez reprendre une tuile utilisée contre une tuile active
ca-glory =
    { $trophies ->
        [0] Aucun trophée
        [one] Un trophée
       *[other] { $trophies } trophées
    }, { $slots } places
ca-section = § { $section }

ca-tile-chosen = choisie
ca-tile-used-winter = sur l’hiver
ca-tile-used-spring = sur le printemps
ca-tile-used-summer = sur l’été
ca-tile-used-autumn = sur l’automne
ca-tile-swapped = échangée
ca-tile-in-bag = dans le sac
ca-tile-placed = placée
ca-tile-not-active = inactive
ca-tile-fresh = dès la prochaine saison

ca-tile-help-influence = Envoyer des missi dans votre patrie, ou en placer sur des cartes Pays, ou développer l’influence depuis des cartes.
ca-tile-help-develop = Activer une tuile avec point, ou poser jusqu’à trois pions sur des pays que vous contrôlez.
ca-tile-help-missi = Vos taxes font des leudes des missi, et appellent des nobiles parmi les leudes.
ca-tile-help-march = Des groupes quittent les pays que vous contrôlez, et les forêts, vers des pays voisins. Chaque groupe coûte un missus.
ca-tile-help-fight = Là où vous êtes le plus fort, chaque couleur perd autant, jusqu’à ce qu’il ne reste que les vôtres. Une victoire peut valoir un trophée.
ca-tile-help-none = Rien ne se passe et la tuile revient aussitôt. Elle cache le moment où vous agirez, et accompagne Déclarer la paix.
ca-tile-help-appease = Des missi remplacent jusqu’à trois bandes dans un pays où vous êtes, ou voisin d’un tel pays.
ca-tile-help-peace = Seulement avec Inaction. Après une action supplémentaire, trois points l’emportent si personne d’autre ne déclare la paix.
ca-prospect-now = Possible maintenant :
ca-prospect-not = Impossible :
ca-prospect-nothing = Rien à faire avec elle maintenant.
ca-prospect-peace = Vous avez { $points } points sur { $needed }.
ca-prospect-send =
    { $count ->
        [one] un missus
       *[other] jusqu’à { $count } missi
    } dans la patrie
ca-prospect-taxes =
    { $count ->
        [one] une taxe
       *[other] { $count } taxes
    }
ca-prospect-post = missi sur des cartes ({ $names })
ca-prospect-unfold = développer l’influence ({ $names })
ca-prospect-develop = développer ({ $names })
ca-prospect-march = depuis { $names }
ca-prospect-activate = activer une tuile

## Placer et échanger des tuiles

ca-drawer = Vos tuiles
ca-drawer-tiles = Vos tuiles actives
ca-drawer-keys = Touches 1–{ $last }
ca-drawer-secret = vous seul voyez ceci
ca-scriptorium = Scriptorium
ca-slot-number = { $number }.
ca-slot-choose = choisir une tuile
ca-slot-back = Reprendre : { $tile }
ca-events-count =
    { $count ->
        [one] un événement
       *[other] { $count } événements
    }
ca-choosing = choisit …
ca-has-laid = a placé deux tuiles
ca-has-decided = prêt
ca-laid = Placées. Un clic sur une tuile reprend les deux.
ca-swap = Échange
ca-swap-give = donner une tuile
ca-swap-take = en reprendre une
ca-swap-kept = Vous gardez vos tuiles.
ca-claim =
    Vous déclarez la paix avec { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    } ; il en faut { $needed }.

## Autres décisions

ca-taxes-left =
    { $count ->
        [0] plus de taxes
        [one] une taxe
       *[other] { $count } taxes
    }
ca-step-call = Un des nobiles vers les leudes
ca-step-equip = Un des leudes vers les missi
ca-equip-all = Le plus de missi possible
ca-activate =
    Quelle tuile ? Cela coûte { $missi ->
        [one] un missus
       *[other] { $missi } missi
    }.
ca-starve-left =
    { $count ->
        [one] un partisan doit encore partir
       *[other] { $count } partisans doivent encore partir
    }
ca-starve-one = { $seat } : un partisan part

## Questions

ca-ask-place = Placez deux tuiles face cachée sur le Scriptorium.
ca-ask-placed = Vos tuiles sont prêtes. Les autres choisissent encore.
ca-ask-swap = Voulez-vous échanger une tuile avant cette saison ?
ca-ask-swapped = C’est décidé. Les autres réfléchissent encore à leur échange.
ca-ask-influence = Comment influencez-vous ?
ca-ask-send = Combien de missi envoyez-vous dans votre patrie ({ $land }) ?
ca-ask-post = Sur quelle carte Pays placez-vous des missi ?
ca-ask-post-count = Combien de missi sur la carte { $land } ?
ca-ask-unfold = Depuis quelle carte Pays développez-vous votre influence ?
ca-ask-develop = Activer une tuile, ou développer des pays ?
ca-ask-activate = Quelle tuile activez-vous ?
ca-ask-markers = Quel pays développez-vous ?
ca-ask-markers-more = Quel autre pays développez-vous ?
ca-ask-missi = Qui appelez-vous, qui deviendra missus ?
ca-ask-march = D’où partent les partisans ?
ca-ask-march-to = Où vont les partisans ? Départ : { $land }
ca-ask-march-count = Combien de partisans ? { $land } → { $land2 }
ca-ask-fight = Où combattez-vous ?
ca-ask-trophy = Victoire ! Réclamez-vous un trophée ?
ca-ask-trophy-more = Victoire ! Réclamez un trophée, ou combattez encore.
ca-ask-appease = Où apaisez-vous les rebelles ?
ca-ask-appease-count = { $land } : combien de bandes remplacez-vous ?
ca-ask-extra = Quelle tuile jouez-vous comme action supplémentaire ?
ca-ask-starve = Famine, { $land } : qui perd des partisans ?
ca-ask-nothing-left = Cette tuile ne permet plus rien.
ca-ask-confirm = C’est fait. Confirmez, ou revenez en arrière.

ca-note-place = modifiable jusqu’à ce que tous aient placé
ca-note-swap = une fois par an ; la tuile donnée reste cachée
ca-note-march =
    un missus par groupe, { $missi ->
        [0] il n’en reste pas
        [one] il en reste un
       *[other] il en reste { $missi }
    }
ca-note-missi =
    { $missi ->
        [0] aucun missus
        [one] un missus
       *[other] { $missi } missi
    } à disposition
ca-note-develop =
    un missus par pion, { $limit } au plus ; vous avez { $missi ->
        [0] aucun missus
        [one] un missus
       *[other] { $missi } missi
    }
ca-note-markers =
    { $left ->
        [0] plus aucun pion
        [one] encore un pion
       *[other] encore { $left } pions au plus
    }, { $missi ->
        [0] aucun missus
        [one] un missus
       *[other] { $missi } missi
    } à disposition
ca-note-taxes =
    { $taxes ->
        [0] plus de taxes
        [one] encore une taxe
       *[other] encore { $taxes } taxes
    }, une par étape
ca-note-fight = autant de pays que vous voulez ; trophées : { $trophies }
ca-note-bag =
    encore { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } dans le sac
ca-note-bag-own =
    encore { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } dans le sac, dont { $own ->
        [0] aucune
        [one] une
       *[other] { $own }
    } à vous

ca-do-place = Placer
ca-do-swap = Échanger
ca-do-keep = Garder mes tuiles
ca-do-march = Déplacer
ca-do-send = Envoyer
ca-do-post = Placer
ca-do-appease = Apaiser
ca-do-trophy = Prendre le trophée
ca-do-nothing = Renoncer

ca-verb-send = Missi dans la patrie
    .note = { $land }, { $limit } au plus
ca-verb-post = Missi sur les cartes Pays
ca-verb-unfold = Développer l’influence
ca-verb-activate = Activer une tuile
    .note =
        coûte { $missi ->
            [one] un missus
           *[other] { $missi } missi
        }
ca-verb-develop = Développer des pays
    .note = un missus chacun, { $limit } au plus
ca-from-to = { $land } → { $land2 }
ca-stays-behind =
    { $count ->
        [0] personne ne reste
        [one] un reste sur place
       *[other] { $count } restent sur place
    }
ca-stays-missi =
    { $count ->
        [0] aucun missus ne reste
        [one] un missus reste
       *[other] { $count } missi restent
    }
ca-costs-missus = coûte un missus
ca-costs-nothing = ce chemin est déjà payé

## Points et fin

ca-court-day = État du plaid
ca-peace-from = Paix dès { $needed }
ca-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
ca-points-long =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ca-points-short =
    { $count ->
        [one] pt
       *[other] pts
    }
ca-seat-laid =
    { $count ->
        [one] une tuile placée
       *[other] { $count } tuiles placées
    }
ca-seat-in-bag =
    { $count ->
        [one] une tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
ca-condition-done = remplie
ca-condition-expansion = pays ≥ { $needed }
    .short = Pays ≥ { $needed }
ca-condition-development = pions ≥ { $needed }
    .short = Pions ≥ { $needed }
ca-condition-following = ≥ { $needed }
    .short = Partisans ≥ { $needed }
ca-condition-glory = le plus de trophées
    .short = Gloire
ca-condition-regions = 1 point
    .short = Régions
ca-end-expansion = { $needed } pays contrôlés
ca-end-development = { $needed } pions sur ses pays
ca-end-following = { $needed } sur les pays
ca-end-glory = le plus de trophées, ou { $needed }
ca-end-regions = un point par région
ca-end-tie = départage les ex æquo
ca-end-when = { $when } · { $reason }
ca-end-title = { $seats } réunit l’Empire
ca-end-shared = { $seats } se partagent l’Empire
ca-end-why-peace =
    { $points ->
        [one] Un point
       *[other] { $points } points
    }. Aucune autre déclaration de paix n’en avait assez.
ca-end-why-sundial =
    { $points ->
        [one] Un point
       *[other] { $points } points
    }. Après l’automne de l’année du cadran solaire, chaque condition remplie compte.

ca-tab-map = Carte
ca-tab-court = Ma cour
ca-tab-score = Plaid
