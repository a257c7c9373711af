### Le jeu avancé, Anarchie et Rébellion et le sablier à la table, dans le navigateur (ca-).

## Mise en place avancée

ca-setup = Mise en place
ca-setup-first = Premier passage
ca-setup-second = Second passage
ca-setup-mine = Votre partisan : à vous de décider.
ca-setup-other = { $seat } décide où va ce partisan.
ca-setup-next = Carte par carte : la première d’une région devient sa forêt, chaque autre amène un partisan.
ca-setup-exhausted = plus de carte
ca-setup-in-bag = dans le sac
ca-setup-later = 2e passage
ca-setup-bag =
    { $count ->
        [one] Un partisan
       *[other] { $count } partisans
    } dans le sac
ca-setup-no-cards = Il ne reste aucune carte Pays : les partisans sont tirés sans carte.
ca-setup-forests = { $count } régions sur { $regions } ont leur forêt
ca-ways = Où va le partisan
ca-way-settle = Installer
ca-way-settle-near = vous êtes à côté
ca-way-retain = Garder
    .note = comme missus
ca-way-reinforce = Rejoindre
    .note =
        { $count ->
            [0] nulle part encore
            [one] un autre pays
           *[other] { $count } autres pays
        }
ca-way-attach = Sur une carte
    .note =
        { $count ->
            [0] aucune encore
            [one] une carte Pays
           *[other] { $count } cartes Pays
        }
ca-ask-settle = Carte tirée : { $land }. Où va votre partisan ?
ca-ask-settle-late = Il ne reste aucune carte. Où va votre partisan ?
ca-note-settlers =
    à vous, encore dans le sac : { $count }{ $later ->
        [0] {""}
       *[other] {""}, second passage : { $later }
    }
ca-note-drawn = carte : { $land }
ca-can-settle = Votre partisan peut s’installer ici.
ca-can-reinforce = Votre partisan peut rejoindre les vôtres ici.
ca-can-attach = Votre partisan peut aller sur sa carte.

## Pays d’origine

ca-homeland = Pays d’origine : { $land }
ca-homeland-none = Pas encore de pays d’origine
ca-ask-develop-claim = Comment développez-vous ?
ca-ask-claim = Quel pays devient votre pays d’origine ?
ca-ask-claim-land = { $land } : votre pays d’origine ?
ca-note-claim = une fois par partie ; coûte { $missi } missi
ca-claim-cost =
    coûte { $missi } missi ; { $markers ->
        [one] son pion repart
       *[other] ses { $markers } pions repartent
    }
ca-claim-rivals = les autres s’en vont ({ $rivals })
ca-claim-gangs =
    { $count ->
        [one] une bande est chassée
       *[other] { $count } bandes sont chassées
    }
ca-claim-card = sa carte quitte son emplacement pour toujours
ca-claim-card-away = sa carte quitte le jeu
ca-do-claim = Revendiquer
ca-verb-claim = Revendiquer un pays
    .note = coûte { $missi } missi
ca-can-claim = Ce pays peut devenir votre pays d’origine.
ca-can-drive = Une bande peut être chassée ici.
ca-ask-drive-out = Votre palais ({ $land }) : où chasser une bande ?
ca-note-drive-out =
    { $left ->
        [one] encore une bande
       *[other] encore { $left } bandes
    }
ca-condition-palace = propre pays d’origine
    .short = Palais
ca-end-palace = pays d’origine revendiqué
ca-peace-from-palace = Paix dès { $needed }, avec palais
ca-tile-help-develop-claim = Activer une tuile à point, poser jusqu’à trois pions ou revendiquer un pays développé comme pays d’origine.

## Anarchie et Rébellion

ca-disorder-anarchy = Anarchie
ca-disorder-rebellion = Rébellion
ca-disorder-archivium = à l’Archivium
ca-disorder-discard = défaussée
ca-disorder-aside = dès { $year }
ca-disorder-lands =
    Elle toucherait maintenant { $count ->
        [one] un pays
       *[other] { $count } pays
    } : { $names }
ca-disorder-nowhere = Elle ne toucherait aucun pays maintenant.

## Sablier

ca-ask-place-sand = Le sablier coule : placez deux tuiles.
ca-note-place-sand = à la fin, seul compte ce qui est placé
ca-lay-one = Placer seulement { $tile }
    .short = Elle seule
ca-lies-one = { $tile } est placée et compte. Choisissez la seconde tuile.
