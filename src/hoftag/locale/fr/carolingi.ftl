### Carolingi. Les noms des pays et des régions se trouvent dans le fichier du plateau.

carolingi-title = Carolingi
carolingi-summary = Les petits-enfants de Charlemagne se disputent son Empire. À chaque saison, choisissez en secret deux actions, tirées du sac dans un ordre aléatoire ; contrôlez et développez des pays, apaisez ou combattez les bandes de rebelles et ramenez la paix dans l’Empire. De 2 à 6 Carolingiens.

## Options

carolingi-option-players = Carolingiens
    .help = Le nombre de joueurs, de 2 à 6. Plus ils sont nombreux, plus il y a de régions en jeu.
carolingi-option-variant = Variante
    .help = base : chacun commence avec un palais. advanced : les partisans sont répartis dans l’Empire, et les pays d’origine sont revendiqués en cours de partie. scenario814 : comme advanced, et tous doivent résoudre ensemble les problèmes de l’Empire.
carolingi-option-sundial = Cadran solaire
    .help = La dernière année jouée en entier. Les règles recommandent 834, soit cinq années. Dans le scénario 814, c’est 818, et les annales vont de 814 à 823, sinon de 830 à 839.
carolingi-option-anarchy = Anarchie et Rébellion
    .help = Deux cartes de plus rejoignent l’Archivium avec la deuxième année. Elles font naître des bandes de rebelles là où personne ne règne et dans les pays développés qui ont trop peu de partisans.
carolingi-option-timer = Sablier
    .help = Le nombre de secondes qu’ont les autres pour placer, dès que le premier a placé deux tuiles ; 0 joue sans. Les tuiles en retard ne vont pas dans le sac.
carolingi-option-strict-favour = Faveur stricte
    .help = Scénario 814 seulement : si les héritiers échouent, le premier sur la piste de faveur doit remplir une condition, sinon tous perdent. Autrement, l’empereur choisit parmi ceux qui en remplissent une.

## Noms

carolingi-tile-influence = Influencer
carolingi-tile-develop = Développer
carolingi-tile-missi = Faire missi
carolingi-tile-march = Déplacer des troupes
carolingi-tile-fight = Combattre
carolingi-tile-none = Inaction
carolingi-tile-appease = Apaiser les rebelles
carolingi-tile-peace = Déclarer la paix
carolingi-tile-coregent = Nommer co-régent
carolingi-field-missi = Missi
carolingi-field-leudes = Leudes
carolingi-field-nobiles = Nobles
carolingi-tile-dotted = { $name } (avec point)

carolingi-drawn-event = Tuile Événement
carolingi-card-hunger = Carte Famine
carolingi-card-anarchy = Carte Anarchie
carolingi-card-rebellion = Carte Rébellion

carolingi-season-winter = hiver
carolingi-season-spring = printemps
carolingi-season-summer = été
carolingi-season-autumn = automne

## Points

carolingi-score-expansion = Expansion
carolingi-score-development = Développement
carolingi-score-following = Nombreux partisans
carolingi-score-glory = Gloire
carolingi-score-regions = Régions contrôlées
carolingi-score-palace = Palais
carolingi-score-points = Points
carolingi-score-lands-ruled = Pays contrôlés
carolingi-score-development-ruled = Pions de développement sur les pays contrôlés
carolingi-score-followers-on-lands = Partisans sur les pays
carolingi-score-trophies = Trophées

carolingi-reason-peace = La paix est déclarée
carolingi-reason-sundial = L’année du cadran solaire est terminée
carolingi-reason-coregent = L’empereur nomme un co-régent
carolingi-reason-problems = Trop de problèmes ; l’empereur choisit un successeur
carolingi-reason-problems-lost = Trop de problèmes, et aucun successeur digne
carolingi-reason-gangs = La révolte partout ; l’empereur choisit un successeur
carolingi-reason-gangs-lost = La révolte partout, et aucun successeur digne

## Événements

carolingi-event-set-up = L’Empire est mis en place pour { $count } Carolingiens. Le cadran solaire est sur l’an { $year }.
carolingi-event-homeland = { $seat } : le palais se dresse dans la patrie ({ $land }).
carolingi-event-season = An { $year } – saison : { $season }.
carolingi-event-placed = { $seat } place deux tuiles sur le Scriptorium : { $tile }, { $tile2 }.
carolingi-event-bag-filled =
    { $count } tuiles des Carolingiens et { $count2 ->
        [one] { $count2 } tuile Événement
       *[other] { $count2 } tuiles Événement
    } vont dans le sac de tirage.
carolingi-event-chose-keep = { $seat } choisit de ne rien échanger maintenant.
carolingi-event-chose-swap = { $seat } choisit d’échanger. Tuile donnée : { $tile } ; tuile récupérée : { $tile2 }.
carolingi-event-swapped = { $seat } cache une tuile sur l’espace d’échange et récupère : { $tile }.
carolingi-event-tile-drawn = Tirage du sac – { $seat } : { $tile }.
carolingi-event-no-action = Tirage du sac – { $seat } : Inaction. La tuile retourne sur le plateau d’actions.
carolingi-event-event-drawn = Une tuile Événement est tirée et retourne au Scriptorium : on révèle une carte de l’Archivium.
carolingi-event-impossible = { $seat } ne peut rien faire avec cette tuile ; elle est utilisée.
carolingi-event-year = Frère Hartmut ouvre les annales de l’an { $year }.
carolingi-event-event-tile-joins =
    Une tuile Événement de plus arrive au Scriptorium ; il y en a maintenant { $count ->
        [one] une
       *[other] { $count }
    }.
carolingi-event-reshuffled =
    { $count ->
        [one] { $count } carte défaussée est mélangée
       *[other] { $count } cartes défaussées sont mélangées
    } dans la pioche de l’Archivium.
carolingi-event-hunger-joins = Une carte Famine est mélangée dans la pioche de l’Archivium.
carolingi-event-tiles-return = Toutes les tuiles utilisées ou échangées retournent à la cour de leur propriétaire.
carolingi-event-court-day =
    Cour plénière – { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
carolingi-event-gangs-overflow =
    { $land } : trop de bandes de rebelles à la fin de l’année ; { $count ->
        [one] une bande attend
       *[other] { $count } bandes attendent
    } sur l’Archivium les prochaines cartes Pays.
carolingi-event-card-drawn = Carte Pays { $land } : elle s’ajoute à sa zone régionale.
carolingi-event-card-drawn-full = Carte Pays { $land } : sa zone régionale est pleine, les cartes qui s’y trouvent prennent effet.
carolingi-event-overflow-on-card = Une bande de rebelles qui attendait sur l’Archivium va sur la carte { $land }.
carolingi-event-gang-on-card = Aucun partisan sur la carte { $land } : une bande de rebelles s’y forme.
carolingi-event-transferred =
    { $land }, de la carte au pays : { $count ->
        [0] aucun partisan
        [one] { $count } partisan
       *[other] { $count } partisans
    }, { $count2 ->
        [0] aucune bande de rebelles
        [one] { $count2 } bande de rebelles
       *[other] { $count2 } bandes de rebelles
    }.
carolingi-event-spread = La rébellion se propage depuis la forêt, { $land } → { $land2 } : 1 bande de rebelles.
carolingi-event-hunger = Une carte Famine : la famine sévit dans l’Empire. Les pays ne peuvent plus soutenir que peu de partisans.
carolingi-event-starved =
    { $land }, famine : { $seat } reprend { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    } parmi ses leudes.
carolingi-event-hunger-gang = { $land }, famine : une bande de rebelles se forme.
carolingi-event-sent =
    { $seat } envoie { $count ->
        [one] { $count } missus
       *[other] { $count } missi
    } à sa patrie ({ $land }).
carolingi-event-posted =
    { $seat } place { $count ->
        [one] { $count } missus
       *[other] { $count } missi
    } sur la carte { $land }.
carolingi-event-unfolded = { $seat } développe son influence : { $land }. La carte est défaussée.
carolingi-event-activated = { $seat } débloque une tuile avec point.
carolingi-event-activated-tile = { $seat } a débloqué : { $tile }. La tuile est utilisable dès la saison suivante.
carolingi-event-developed = { $seat } place un pion de développement : { $land }.
carolingi-event-equipped =
    { $seat } fait { $count ->
        [one] { $count } leude missus
       *[other] { $count } leudes missi
    }.
carolingi-event-called =
    { $seat } appelle { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    } à la cour (Nobiles → Leudes).
carolingi-event-marched =
    { $seat } déplace des troupes, { $land } → { $land2 } : { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    }.
carolingi-event-fought =
    { $seat } combat et gagne ({ $land }) ; pertes adverses : { $count ->
        [0] aucun partisan
        [one] { $count } partisan
       *[other] { $count } partisans
    }, { $count2 ->
        [0] aucune bande de rebelles
        [one] { $count2 } bande de rebelles
       *[other] { $count2 } bandes de rebelles
    }.
carolingi-event-trophy = { $seat } réclame un trophée et en a maintenant { $count }.
carolingi-event-appeased =
    { $seat } apaise les rebelles ({ $land }) : { $count ->
        [one] { $count } missus remplace { $count } bande de rebelles
       *[other] { $count } missi remplacent { $count } bandes de rebelles
    }.
carolingi-event-peace-claimed = { $seat } déclare la paix et revendique le trône.
carolingi-event-extra-tile = { $seat } exécute une tuile supplémentaire : { $tile }.
carolingi-event-bag-open = Le contenu du sac de tirage est étalé au grand jour.
carolingi-event-peace-contested = { $seat } remplit assez de conditions, mais il reste une autre tuile Déclarer la paix dans le sac : toutes seront tirées avant le jugement.
carolingi-event-peace-failed =
    { $seat } : la déclaration de paix échoue avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    }. La tuile Déclarer la paix redevient inactive.
carolingi-event-laid = { $seat } pose une tuile sur le Scriptorium : { $tile }. Une seconde peut suivre.
carolingi-event-time-up =
    Le sablier est écoulé. { $count ->
        [one] Il manque une tuile
       *[other] Il manque { $count } tuiles
    } sur le Scriptorium.
carolingi-event-peace-alone = { $seat } : la paix a été placée sans Inaction et échoue aussitôt.
carolingi-event-card-and-follower = Carte Pays { $land }, et du sac un partisan : { $seat } décide.
carolingi-event-follower-drawn = Il ne reste aucune carte Pays. Du sac sort un partisan : { $seat } décide.
carolingi-event-second-pass = Les seconds partisans vont dans le sac.
carolingi-event-forest = { $land } devient la forêt de sa région.
carolingi-event-settled = { $seat } installe un partisan : { $land }.
carolingi-event-retained = { $seat } garde le partisan à la cour comme missus.
carolingi-event-attached = { $seat } pose le partisan sur la carte { $land }.
carolingi-event-unrest = { $land } : aucun partisan, une bande de rebelles apparaît donc.
carolingi-event-claimed = { $seat } revendique un pays d’origine : { $land }. Ses pions de développement retournent à la réserve.
carolingi-event-displaced =
    { $land } : { $seat } reprend { $count ->
        [one] un partisan
       *[other] { $count } partisans
    } parmi les leudes, chassés par le palais.
carolingi-event-driven-out = Une bande de rebelles est chassée, { $land } → { $land2 }.
carolingi-event-gangs-vanish =
    { $land } : les rebelles ne peuvent fuir nulle part ; { $count ->
        [one] une bande retourne
       *[other] { $count } bandes retournent
    } à la réserve.
carolingi-event-card-to-homeland =
    { $seat } : de la carte, { $count ->
        [one] un partisan va
       *[other] { $count } partisans vont
    } au pays d’origine ({ $land }).
carolingi-event-card-removed = Le palais est construit. La carte Pays { $land } quitte la partie.
carolingi-event-disorder-joins = Les cartes Anarchie et Rébellion sont mélangées dans la pioche de l’Archivium.
carolingi-event-anarchy = La carte Anarchie : le peuple se soulève partout où personne ne règne.
carolingi-event-anarchy-gang = { $land }, anarchie : une bande de rebelles apparaît.
carolingi-event-rebellion = La carte Rébellion : le peuple se soulève dans les pays développés qui ont trop peu de partisans.
carolingi-event-rebellion-gang = { $land }, rébellion : une bande de rebelles apparaît.
carolingi-event-problem-on-wheel = Un problème s’annonce ({ $kind }) : { $season }.
carolingi-event-problems-lined-up =
    Sur la réglette, { $count ->
        [one] un autre problème attend
       *[other] { $count } autres problèmes attendent
    }.
carolingi-event-problem-on-card = Sur la carte { $land } se trouve un problème : { $kind }.
carolingi-event-patience-ends = Il ne reste aucun problème sur la réglette : la patience est à bout, et une bande de rebelles apparaît sur la carte { $land }.
carolingi-event-problem-spared = Le problème de la carte { $land } retourne sur la réglette : { $kind }.
carolingi-event-blocked = { $seat } ne peut pas exécuter { $tile } : un problème de ce type se trouve sur la saison.
carolingi-event-solved = { $seat } résout un problème ({ $kind }) : { $season }.
carolingi-event-honoured = { $seat } pousse une pierre d’honneur sur la piste de faveur, depuis la case { $field }.
carolingi-event-forgotten = La plus ancienne pierre d’honneur tombe et retourne parmi les leudes : { $seat }.
carolingi-event-skuld =
    Skuld avance : { $season }, { $count ->
        [0] aucun problème
        [one] un problème
       *[other] { $count } problèmes
    }.
carolingi-event-coregency-claimed = { $seat } revendique la co-régence.
carolingi-event-coregency-failed =
    { $seat } : la revendication de la co-régence échoue avec { $count ->
        [one] un point
       *[other] { $count } points
    }. La tuile devient inactive.
carolingi-event-end-sundial = Le dernier automne est passé. La partie se termine et l’on compte les points.
carolingi-event-end-peace = { $seat } ramène la paix dans l’Empire et gagne.
carolingi-event-end-coregent = { $seat } devient co-régent et gagne.
carolingi-event-end-problems = Skuld rencontre trop de problèmes. Les héritiers ont échoué, et l’empereur choisit pour successeur : { $seat }.
carolingi-event-end-problems-lost = Skuld rencontre trop de problèmes. Les héritiers ont échoué, personne n’est digne, et tous perdent.
carolingi-event-end-gangs = Il faut une bande de rebelles et il n’en reste aucune. Les héritiers ont échoué, et l’empereur choisit pour successeur : { $seat }.
carolingi-event-end-gangs-lost = Il faut une bande de rebelles et il n’en reste aucune. Les héritiers ont échoué, personne n’est digne, et tous perdent.

## Questions : ce qui est demandé

carolingi-prompt-place = Placez deux de vos tuiles face cachée sur le Scriptorium. Déclarer la paix ne va qu’avec Inaction.
carolingi-prompt-swap = Une fois par an, vous pouvez échanger : cachez une tuile active sur l’espace d’échange et récupérez une tuile utilisée. Voulez-vous le faire maintenant ?
carolingi-prompt-starve =
    Famine ({ $land }) : vous y avez le plus de partisans et décidez lesquels partent. { $left ->
        [one] { $left } partisan doit
       *[other] { $left } partisans doivent
    } quitter le pays.
carolingi-prompt-influence =
    Influencer : envoyez des missi à votre patrie, ou placez des missi sur des cartes Pays, ou développez votre influence depuis les cartes où vous avez des partisans. { $missi ->
        [0] Vous n’avez aucun missus
        [one] Vous avez { $missi } missus
       *[other] Vous avez { $missi } missi
    }.
carolingi-prompt-post =
    Placez des missi sur d’autres cartes Pays, ou terminez. { $missi ->
        [0] Il ne vous reste aucun missus
        [one] Il vous reste { $missi } missus
       *[other] Il vous reste { $missi } missi
    }.
carolingi-prompt-unfold = Développez votre influence depuis d’autres cartes où vous avez des partisans, ou terminez.
carolingi-prompt-develop =
    Développer : débloquez une tuile avec point, ou placez des pions de développement sur des pays que vous contrôlez. { $missi ->
        [0] Vous n’avez aucun missus
        [one] Vous avez { $missi } missus
       *[other] Vous avez { $missi } missi
    }.
carolingi-prompt-lay-markers =
    Placez d’autres pions de développement, un missus chacun, ou terminez. Pions encore permis : { $left } ; { $missi ->
        [0] il ne vous reste aucun missus
        [one] il vous reste { $missi } missus
       *[other] il vous reste { $missi } missi
    }.
carolingi-prompt-missi =
    Faire missi : chaque impôt fait d’un leude un missus, ou appelle un noble parmi les leudes. Vous avez { $taxes ->
        [one] { $taxes } impôt
       *[other] { $taxes } impôts
    } à dépenser.
carolingi-prompt-march =
    Déplacer des troupes : depuis les pays que vous contrôlez et depuis les forêts, vers un pays adjacent. Chaque groupe coûte un missus ; { $missi ->
        [0] vous n’avez aucun missus
        [one] vous avez { $missi } missus
       *[other] vous avez { $missi } missi
    }.
carolingi-prompt-fight =
    Combattre : sur tous les pays de votre choix où vous avez plus de partisans que chaque adversaire et qu’il n’y a de bandes de rebelles. Après une victoire, vous pouvez réclamer un trophée ; vous { $trophies ->
        [0] n’en avez pas encore
       *[other] en avez { $trophies }
    }.
carolingi-prompt-appease =
    Apaiser les rebelles : remplacez par des missi les bandes de rebelles d’un seul pays, où se trouve un de vos partisans ou qui est adjacent à un pays où vous en avez un. { $missi ->
        [0] Vous n’avez aucun missus
        [one] Vous avez { $missi } missus
       *[other] Vous avez { $missi } missi
    }.
carolingi-prompt-extra-action = Votre déclaration de paix permet une action supplémentaire : exécutez maintenant une tuile active de votre plateau d’actions, ou renoncez-y.
carolingi-prompt-settle = Mise en place : la carte { $land } et un de vos partisans ont été tirés. Installez-le dans ce pays (si vous n’en avez pas à côté), gardez-le comme missus, ou posez-le dans un autre pays où vous avez des partisans ou sur n’importe quelle carte des emplacements.
carolingi-prompt-settle-late = Mise en place : un de vos partisans a été tiré, et il ne reste aucune carte. Gardez-le comme missus, ou posez-le dans un pays où vous avez des partisans ou sur n’importe quelle carte des emplacements.
carolingi-prompt-drive-out =
    Votre palais se construit ({ $land }) : choisissez le pays voisin où chasser une bande de rebelles. { $left ->
        [one] Une bande doit
       *[other] { $left } bandes doivent
    } partir.
carolingi-prompt-solve = { $tile } a été tirée. Exécutez son action, ou résolvez un problème de ce type sur une saison à venir, ou ni l’un ni l’autre.
carolingi-prompt-honour = Vous avez résolu un problème. Vous pouvez pousser un partisan de votre cour sur la piste de faveur comme pierre d’honneur : parmi les missi, les leudes ou les nobles.

## Choix : libellés courts

carolingi-choice-send =
    Envoyer { $count ->
        [one] { $count } missus
       *[other] { $count } missi
    } à la patrie
carolingi-choice-post =
    { $land } : placer { $count ->
        [one] { $count } missus
       *[other] { $count } missi
    } sur la carte
carolingi-choice-unfold = { $land } : développer l’influence
carolingi-choice-activate = Débloquer : { $tile }
carolingi-choice-develop = { $land } : placer un pion de développement
carolingi-choice-equip =
    { $count ->
        [one] { $count } leude → missus
       *[other] { $count } leudes → missi
    }
carolingi-choice-call =
    { $count ->
        [one] { $count } noble → leude
       *[other] { $count } nobles → leudes
    }
carolingi-choice-march =
    { $land } → { $land2 } : { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    }
carolingi-choice-fight = Combattre : { $land }
carolingi-choice-trophy = Réclamer un trophée
carolingi-choice-appease =
    { $land } : { $count ->
        [one] { $count } missus pour { $count } bande de rebelles
       *[other] { $count } missi pour { $count } bandes de rebelles
    }
carolingi-choice-play = Action supplémentaire : { $tile }
carolingi-choice-place = { $tile } + { $tile2 }
carolingi-choice-swap = Donner : { $tile } ; récupérer : { $tile2 }
carolingi-choice-keep = Ne rien échanger maintenant
carolingi-choice-starve = { $seat } perd un partisan
carolingi-choice-done = Terminer
carolingi-choice-lay = Pour l’instant seulement { $tile }
carolingi-choice-solve = Résoudre le problème : { $season }
carolingi-choice-act = Exécuter l’action
carolingi-choice-honour = Pierre d’honneur de la case { $field }
carolingi-choice-settle = Installer dans le pays de la carte
carolingi-choice-retain = Garder comme missus
carolingi-choice-reinforce = { $land } : rejoindre les partisans sur place
carolingi-choice-attach = { $land } : poser sur la carte
carolingi-choice-claim = { $land } : revendiquer comme pays d’origine
carolingi-choice-drive = Chasser une bande de rebelles vers : { $land }

## Refus : ce qui ne va pas, et ce qui serait permis

carolingi-refusal-count-zero = Le nombre doit être au moins 1. Pour ne rien faire de plus, répondez « done ».
carolingi-refusal-needs-missi =
    Il vous faut { $needs ->
        [one] { $needs } missus
       *[other] { $needs } missi
    }, et { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }. Faire missi vous en donne d’autres.
carolingi-refusal-needs-leudes =
    Vous voulez faire missi { $needs ->
        [one] { $needs } leude
       *[other] { $needs } leudes
    }, mais { $has ->
        [0] vous n’en avez pas
       *[other] vous n’en avez que { $has }
    } à la cour. Appelez d’abord des nobles, ou choisissez un nombre plus petit.
carolingi-refusal-needs-nobiles =
    Vous voulez appeler { $needs ->
        [one] { $needs } noble
       *[other] { $needs } nobles
    }, mais il { $has ->
        [0] n’en reste plus
       *[other] n’en reste que { $has }
    }. Choisissez un nombre plus petit.
carolingi-refusal-needs-taxes =
    Cela coûte { $needs ->
        [one] { $needs } impôt
       *[other] { $needs } impôts
    }, et il { $has ->
        [0] ne vous en reste plus
       *[other] vous en reste { $has }
    }. Chaque pas, de Nobiles à Leudes ou de Leudes à Missi, en coûte un.
carolingi-refusal-no-homeland = Vous n’avez pas de patrie où envoyer des missi. Placez-les plutôt sur des cartes Pays.
carolingi-refusal-send-limit = Avec une tuile, vous pouvez envoyer de 1 à { $limit } missi à votre patrie, pas { $given }.
carolingi-refusal-card-not-in-strip = La carte { $land } n’est pas dans sa zone régionale en ce moment. Seules les cartes qui s’y trouvent peuvent servir.
carolingi-refusal-no-follower-on-card = Vous n’avez aucun partisan sur la carte { $land }. Vous ne pouvez développer votre influence que depuis les cartes où vous en avez au moins un.
carolingi-refusal-ruled-by-another = Ce pays est contrôlé : { $land }, par { $ruler }. Vous pouvez placer des missi sur les cartes des pays que vous contrôlez, de ceux que personne ne contrôle, et des pays boisés.
carolingi-refusal-tile-active = Impossible de débloquer { $tile }. Seules les tuiles avec point, inactives sur votre plateau d’actions, peuvent l’être.
carolingi-refusal-forest = { $land } : c’est un pays boisé, aucun développement n’y est possible. Choisissez un pays non boisé que vous contrôlez.
carolingi-refusal-homeland = { $land } : c’est une patrie, déjà entièrement développée. Choisissez un autre pays que vous contrôlez.
carolingi-refusal-not-ruled = { $land } : vous ne contrôlez pas ce pays. Il faut y avoir plus de partisans que tous les autres Carolingiens et les bandes de rebelles réunis.
carolingi-refusal-not-ruled-at-start = { $land } : vous ne contrôliez pas ce pays au début de cette action, et c’est tout ce qui compte. Personne ne peut le quitter avec cette tuile.
carolingi-refusal-fully-developed =
    { $land } : ce pays est entièrement développé, un pays ne peut pas avoir plus de { $limit ->
        [one] { $limit } pion
       *[other] { $limit } pions
    } de développement.
carolingi-refusal-no-markers-left = Tous les pions de développement du jeu sont utilisés, on ne peut plus en placer.
carolingi-refusal-laid-both = Vos deux tuiles sont déjà placées. Vous pouvez les échanger contre deux autres, mais pas en reprendre une.
carolingi-refusal-nothing-to-do = { $tile } ne permet de rien faire maintenant. Résolvez un problème, ou répondez « done ».
carolingi-refusal-problem-present = Les problèmes de la saison actuelle ({ $season }) ne peuvent pas être résolus, seulement ceux à venir.
carolingi-refusal-no-such-problem = Aucun problème que { $tile } pourrait résoudre ne se trouve sur cette saison : { $season }.
carolingi-refusal-nobody-to-honour = Votre case { $field } est vide : personne ne peut y devenir pierre d’honneur.
carolingi-refusal-no-card-drawn = Il ne reste aucune carte Pays, donc aucun pays où s’installer. Gardez le partisan, ou posez-le dans un autre pays ou sur une carte.
carolingi-refusal-followers-next-door = Vous avez déjà des partisans à côté de { $land } ({ $from }). Installez-vous seulement là où vous n’en avez aucun dans les pays voisins.
carolingi-refusal-card-just-drawn = { $land } vient d’être tirée. Installez-vous dans le pays lui-même, ou choisissez un autre pays ou une autre carte.
carolingi-refusal-no-claims = Dans le jeu de base, chacun a un pays d’origine dès le début ; on ne peut en revendiquer aucun.
carolingi-refusal-claimed-already = Vous avez déjà revendiqué un pays d’origine : { $land }. C’est possible une seule fois par partie.
carolingi-refusal-homeland-in-region = Il y a déjà un pays d’origine dans cette région ({ $region } : { $land }). Choisissez un pays d’une autre région.
carolingi-refusal-claim-needs-markers = { $land } a { $has } des { $needs } pions de développement qu’il faut à un pays d’origine. Développez-le d’abord.
carolingi-refusal-no-gangs-there = { $land } est le pays d’origine de { $seat } ; aucune bande ne peut y être chassée. Choisissez un autre voisin.
carolingi-refusal-markers-per-action =
    Vous avez placé { $limit ->
        [one] { $limit } pion
       *[other] { $limit } pions
    } de développement, le maximum pour une tuile. Confirmez avec « done ».
carolingi-refusal-no-follower-there = { $land } : vous n’y avez aucun partisan. Choisissez un pays où vous en avez.
carolingi-refusal-not-adjacent = { $from } et { $to } ne sont pas adjacents. Les troupes vont dans un pays relié par une frontière ou une liaison maritime, un seul pas par tuile.
carolingi-refusal-rival-homeland = { $land } : c’est la patrie d’un autre ({ $seat }). Personne d’autre ne peut y entrer ; choisissez un autre pays adjacent.
carolingi-refusal-too-few-to-march =
    { $land } : vous voulez en déplacer { $given }, mais { $has ->
        [0] personne ne peut partir
        [one] { $has } seul partisan peut partir
       *[other] { $has } partisans seulement peuvent partir
    } maintenant. Peuvent partir ceux qui s’y trouvaient au début de l’action, si vous contrôliez alors ce pays ou s’il est boisé ; chacun se déplace une seule fois.
carolingi-refusal-no-enemy = { $land } : il n’y a personne à combattre, seulement vos partisans.
carolingi-refusal-no-simple-majority =
    { $land } : vous avez { $has ->
        [one] { $has } partisan
       *[other] { $has } partisans
    }, l’adversaire le plus fort { $enemy }. Il faut une pluralité : plus que chaque autre Carolingien et plus que de bandes de rebelles, pris séparément.
carolingi-refusal-trophy-without-victory = Un trophée demande une victoire avec cette tuile. Gagnez d’abord un combat.
carolingi-refusal-trophy-once = Vous avez déjà réclamé le trophée de cette tuile ; chaque tuile en donne un seul, quel que soit le nombre de victoires.
carolingi-refusal-trophy-limit = Votre piste de gloire est pleine : { $limit } trophées sont le maximum.
carolingi-refusal-no-gangs = { $land } : il n’y a pas de bandes de rebelles à apaiser. Choisissez un pays où il y en a.
carolingi-refusal-out-of-reach = { $land } : ce pays est hors de portée. Un de vos partisans doit s’y trouver, ou dans un pays adjacent.
carolingi-refusal-appease-limit = Vous voulez remplacer { $given } bandes de rebelles, mais une tuile en apaise au plus { $limit }.
carolingi-refusal-too-few-gangs = { $land } : vous voulez remplacer { $given } bandes de rebelles, mais il n’y en a que { $has }.
carolingi-refusal-nobody-to-starve = { $land } : { $seat } n’y a aucun partisan qui puisse partir. Choisissez quelqu’un qui y est présent.
carolingi-refusal-tile-inactive = La tuile { $tile } est inactive. Débloquez-la d’abord avec Développer.
carolingi-refusal-tile-fresh = La tuile { $tile } a été débloquée pendant cette saison et n’est utilisable que dès la suivante.
carolingi-refusal-tile-swapped = La tuile { $tile } est sur votre espace d’échange et revient à la fin de l’année.
carolingi-refusal-tile-used = La tuile { $tile } a déjà servi cette année (saison : { $season }). Elle revient à la fin de l’année, ou plus tôt par l’échange permis une fois par an.
carolingi-refusal-tile-in-bag = La tuile { $tile } est parmi celles que vous avez placées pour cette saison. Choisissez-en une de votre plateau d’actions.
carolingi-refusal-same-tile-twice = Vous n’avez la tuile { $tile } qu’une fois. Choisissez deux tuiles différentes ; sans point, seule Inaction existe en double.
carolingi-refusal-peace-needs-no-action = { $tile } et { $other } ne vont pas ensemble : avec Déclarer la paix, la seconde tuile doit être Inaction.
carolingi-refusal-swap-no-action = On ne peut pas échanger Inaction. Donnez une de vos tuiles d’action actives, ou gardez tout.
carolingi-refusal-tile-not-used = La tuile { $tile } n’est sur aucune case de saison. Vous ne pouvez récupérer qu’une tuile utilisée cette année.
carolingi-refusal-no-action-not-playable = Inaction ne s’exécute pas. Choisissez une tuile d’action active, ou répondez « done ».

## Explications : pourquoi il en est ainsi, et ce qui suivrait

carolingi-why-ruled =
    { $you ->
        [yes] Vous contrôlez ce pays
       *[no] { $seat } contrôle ce pays
    } : { $has ->
        [one] { $has } partisan
       *[other] { $has } partisans
    }, { $others ->
        [0] et personne d’autre
       *[other] tous les autres et les bandes de rebelles réunis { $others }
    }.
carolingi-why-forest = C’est un pays boisé : personne ne peut le contrôler.
carolingi-why-homeland-empty = Personne ne contrôle ce pays : c’est une patrie ({ $seat }), et elle est vide.
carolingi-why-no-majority = Personne ne contrôle ce pays : le Carolingien le plus fort y a { $has }, tous les autres et les bandes de rebelles réunis { $others }.
carolingi-why-gangs =
    Personne ne contrôle ce pays : il n’y a que { $gangs ->
        [one] { $gangs } bande de rebelles
       *[other] { $gangs } bandes de rebelles
    }.
carolingi-why-empty = Personne ne contrôle ce pays : il est vide.
carolingi-why-need =
    Avec { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    } de plus, vous le contrôleriez.
carolingi-why-fight =
    Si vous combattez ici ({ $figures }), vous perdez { $lost ->
        [one] { $lost } partisan
       *[other] { $lost } partisans
    } et il en reste { $stay } ; pertes adverses : { $rivals ->
        [0] aucun partisan
        [one] { $rivals } partisan
       *[other] { $rivals } partisans
    }, { $gangs ->
        [0] aucune bande de rebelles
        [one] { $gangs } bande de rebelles
       *[other] { $gangs } bandes de rebelles
    }.
carolingi-why-expansion = Pays contrôlés : { $value }, il en faut { $needed }.
carolingi-why-development = Pions de développement sur les pays contrôlés : { $value }, il en faut { $needed }.
carolingi-why-following = Partisans sur les pays : { $value }, il en faut { $needed }.
carolingi-why-glory = Trophées : { $value }, il en faut en ce moment { $needed } (plus que tous les autres, ou { $limit }).
carolingi-why-regions = Régions contrôlées : { $value }. Chacune rapporte un point.
carolingi-why-palace = Pays d’origine revendiqués : { $value }, nécessaires : 1.
carolingi-why-region =
    { $region } : { $value } pays contrôlés sur { $needed }, { $forest ->
        [yes] un partisan
       *[no] aucun partisan
    } dans la forêt.
carolingi-why-united = { $region } : la région entière est contrôlée.
carolingi-why-barred = { $region } : la région ne peut pas être contrôlée, car la patrie d’un autre s’y trouve ({ $seat }).
carolingi-why-blocked = { $tile } est bloquée : un problème du même type se trouve sur cette saison ({ $season }). La tuile ne pourrait ni agir ni résoudre un problème.
carolingi-why-heir =
    Si l’Empire échouait maintenant, l’empereur choisirait { $seat } : { $count ->
        [one] une pierre d’honneur
       *[other] { $count } pierres d’honneur
    }, { $points ->
        [one] un point
       *[other] { $points } points
    }.
carolingi-why-no-heir = Si l’Empire échouait maintenant, tous perdraient : l’empereur ne choisit que quelqu’un qui a sa faveur et au moins un point.
carolingi-why-no-heir-strict = Si l’Empire échouait maintenant, tous perdraient : { $seat } mène sur la piste de faveur, mais n’a aucun point.
carolingi-why-no-honour = Si l’Empire échouait maintenant, tous perdraient : personne n’a encore de pierre d’honneur.

## Règles : chaque section avec nos mots

carolingi-rule-2-2 = Tout se met en place selon le nombre de Carolingiens : régions en jeu, cartes déjà dans les zones régionales, forêts et patries. Chacun commence avec un palais et cinq partisans dans sa patrie, plus trois missi, huit leudes et huit nobles. Sur chaque autre pays non boisé se trouve une bande de rebelles. Le programme s’occupe de tout ; seuls les palais sont tirés au sort.
    .title = Mise en place
carolingi-rule-2-2-1 = À deux, on joue en Neustrie, en Lotharingie et en Saxe. La Bourgogne et l’Alémanie s’ajoutent à trois, l’Aquitaine à quatre, la Bavière à cinq et le Royaume des Lombards à six. Tous les autres pays sont hors-jeu : on n’y place jamais rien et personne n’y passe.
    .title = Régions
carolingi-rule-2-2-2 = À chaque pays en jeu correspond une carte, et chaque zone régionale a deux emplacements de moins que la région n’a de pays. Quelques cartes sont dans leur zone dès le début ; celles des patries sont retirées, car il ne peut y naître de troubles. Toutes les autres forment la pioche face cachée de l’Archivium. Une carte Famine attend à côté du plateau et entre en jeu avec la deuxième année.
    .title = Cartes Pays et Famine
carolingi-rule-2-2-3 = Dans chaque région en jeu, un pays est boisé. Personne ne peut le contrôler ni le développer, et il ne rapporte aucun impôt. Mais les troupes peuvent toujours le quitter, on y combat comme ailleurs, et il faut y avoir un partisan pour unifier la région. Les bandes de rebelles qui passent d’une carte à une forêt se propagent aux pays voisins.
    .title = Forêts
carolingi-rule-2-2-4 = Les annales comptent les années à partir de 830, et frère Hartmut se tient sur l’année en cours. Le cadran solaire marque la dernière année jouée en entier ; on recommande 834. Les marqueurs de fin d’année servent pour la première fois au passage à 831.
    .title = Annales
carolingi-rule-2-2-5 = La première année, une tuile Événement va dans le sac à chaque saison, deux s’il y a cinq ou six Carolingiens. Une autre attend sur l’an 831 et s’ajoute au premier changement d’année ; il y en a donc ensuite deux ou trois.
    .title = Tuiles Événement
carolingi-rule-2-2-6 = Chaque Carolingien a cinq tuiles d’action sans point et deux tuiles d’inaction, actives dès le début. Cinq autres portent un point et restent inactives jusqu’à ce qu’on les débloque avec Développer : Apaiser les rebelles, Déclarer la paix, et une seconde fois Faire missi, Déplacer des troupes et Combattre. Les autres ne savent pas quelles tuiles il vous reste ni lesquelles, avec point, sont actives, tant qu’elles n’ont pas été vues. (Quelles actions existent en double est notre reconstitution.)
    .title = Plateaux et tuiles d’action
carolingi-rule-2-2-7 = Un Carolingien a 24 partisans. Les nobles vivent au loin sur leurs domaines, les leudes sont ses compagnons à la cour, et les missi des émissaires dotés de moyens ; seuls les missi peuvent être envoyés et paient la plupart des actions. Au début, 8 sont nobles, 8 leudes et 3 missi, et 5 se trouvent dans la patrie. Les missi qui ont exécuté un ordre redeviennent leudes, de même que les partisans qui doivent quitter un pays.
    .title = Partisans
carolingi-rule-2-2-8 = Les palais sont tirés du sac : le premier reçoit la Normandie pour patrie, le deuxième l’Ostphalie, puis viennent le Comté de Bourgogne, Toulouse, la Carantanie et la Tuscie. Cinq partisans s’y trouvent dès le début. Ni partisans d’un autre ni bandes de rebelles ne peuvent jamais être dans une patrie. Elle soutient toujours trois partisans, rapporte toujours un impôt et ne peut pas être développée.
    .title = Palais et patrie
carolingi-rule-2-2-9 = Chaque pays en jeu qui n’est ni forêt ni patrie commence avec une bande de rebelles. Les bandes comptent comme les partisans d’un adversaire : elles peuvent vous priver du contrôle d’un pays. On peut les combattre ou les apaiser.
    .title = Rebelles sur les pays
carolingi-rule-2-2-10 = Les autres bandes de rebelles, les pions de développement et le sac de tirage sont prêts. Les 40 pions de développement sont une vraie limite : quand tous sont utilisés, on ne peut plus en placer. Les bandes ne manquent jamais ; au-delà des 50 de la boîte, on en prend d’autres.
    .title = Sac de tirage et réserve

carolingi-rule-3 = La partie dure jusqu’à la fin de l’année du cadran solaire, ou jusqu’à ce que quelqu’un gagne par la paix. Chaque année compte quatre saisons et commence par l’hiver. À chaque saison, tous placent deux tuiles en secret ; puis les tuiles sont tirées du sac une à une et exécutées aussitôt.
    .title = Déroulement du jeu
carolingi-rule-3-1 = À chaque saison, chaque Carolingien place exactement deux tuiles actives face cachée sur le Scriptorium, tous en même temps et en secret. L’une ou les deux peuvent être Inaction. Déclarer la paix ne peut être placée qu’avec Inaction. Vous pouvez changer d’avis jusqu’à ce que le dernier ait choisi ; puis tout le Scriptorium, tuiles Événement comprises, va dans le sac.
    .title = Placer des tuiles d’action
carolingi-rule-3-2 = On tire une tuile après l’autre jusqu’à ce que le sac soit vide. Le propriétaire d’une tuile d’action peut l’exécuter ou y renoncer ; seule Déclarer la paix est obligatoire. Dans tous les cas, la tuile reste ensuite sur la case de la saison et a servi pour cette année, même si l’action était impossible. Inaction revient aussitôt à son propriétaire ; une tuile Événement révèle une carte.
    .title = Tirer des tuiles du sac
carolingi-rule-3-3 = Une fois par an, entre deux saisons, vous pouvez échanger : placez une tuile d’action active face cachée sur l’espace d’échange et récupérez une tuile utilisée cette année. Elle peut être placée de nouveau aussitôt. On ne peut pas donner Inaction, mais toute autre tuile active, même avec point. Tous ceux qui le peuvent encore décident ensemble et en secret avant que les tuiles de la saison soient placées ; ensuite chacun voit ce qui a été récupéré, mais pas ce qui a été donné.
    .title = Récupérer une tuile
carolingi-rule-3-4 = Après l’automne, l’année change, dans cet ordre : Hartmut avance ; la tuile Événement en attente s’ajoute (la première fois seulement) ; les cartes défaussées sont mélangées dans l’Archivium ; la carte Famine s’ajoute (la première fois seulement) ; les tuiles utilisées et échangées reviennent ; à la cour plénière, tous comparent leurs conditions de victoire ; et sur un pays qui compte plus de trois bandes de rebelles, trois restent. Les autres bandes attendent sur l’Archivium, et chaque carte Pays placée dans sa zone en prend une. Après la dernière année, il n’y a pas de changement d’année : on compte aussitôt les points.
    .title = Passer à l’année suivante
carolingi-rule-3-5 = On marque un point pour six pays contrôlés, un pour six pions de développement sur ses pays contrôlés, un pour douze partisans sur les pays (les forêts comptent, pas les cartes), et un pour la gloire : plus de trophées que tous les autres, ou quatre. Chaque région unifiée en rapporte un de plus : vous contrôlez tous ses pays non boisés et avez un partisan dans sa forêt ; une région où se trouve la patrie d’un autre ne peut donc pas être unifiée. On contrôle un pays quand on y a plus de partisans que tous les autres Carolingiens et les bandes de rebelles réunis ; personne ne contrôle une forêt ni une patrie vide. Après l’automne de l’année du cadran solaire, le plus de points l’emporte, puis le plus de partisans sur les pays, puis le plus de pays contrôlés, sinon la victoire est partagée. La paix peut terminer la partie plus tôt (5.8).
    .title = Fin de la partie et conditions de victoire

carolingi-rule-4 = Quand une tuile Événement est tirée, elle retourne au Scriptorium et l’on révèle la première carte de l’Archivium : une carte Pays ou, à partir de 831, peut-être la carte Famine. Si l’Archivium est vide, on mélange d’abord les cartes défaussées pour former une nouvelle pioche.
    .title = Tuiles Événement
carolingi-rule-4-1 = S’il reste un emplacement dans la zone régionale de la carte Pays piochée, elle s’y ajoute. Sinon, les cartes de cette zone prennent effet : chacune sans partisan reçoit une bande de rebelles ; puis tous les partisans et toutes les bandes passent des cartes à leurs pays ; puis ces cartes sont défaussées et la carte piochée prend place. Si des bandes passent d’une carte à une forêt, la rébellion se propage : chaque pays voisin en jeu, sauf les patries, reçoit une bande, une fois par carte, et cela ne va pas plus loin. Une bande qui attend sur l’Archivium va sur la carte qui vient d’être placée.
    .title = Carte Pays
carolingi-rule-4-2 = Lors d’une famine, chaque pays, même boisé, soutient un partisan, et un de plus par pion de développement ; une patrie en soutient trois. Les partisans en trop redeviennent leudes. Si plusieurs Carolingiens sont présents, celui qui a le plus de partisans décide lesquels partent, les siens compris ; si plusieurs en ont le plus, un partisan de chaque couleur présente part, encore et encore, jusqu’à ce que le pays puisse soutenir le reste. Ensuite une bande de rebelles se forme sur chaque pays qui a perdu des partisans, mais jamais dans une patrie ; les partisans sur les cartes ne risquent rien.
    .title = Carte Famine

carolingi-rule-5 = Celui dont la tuile d’action est tirée peut exécuter l’action ou y renoncer ; seule Déclarer la paix est obligatoire. Les tuiles avec point agissent exactement comme celles sans point. Une action impossible consomme simplement la tuile.
    .title = Actions
carolingi-rule-5-1 = On influence d’une de ces trois façons : envoyer jusqu’à trois missi à sa patrie (a), ou placer des missi sur des cartes Pays (b), ou développer son influence depuis les cartes où l’on a des partisans (c). Une même tuile ne permet pas de les combiner.
    .title = Influencer
carolingi-rule-5-1a = Prenez de un à trois de vos missi et placez-les dans votre patrie. Ils ne redeviennent pas leudes, mais y restent et pourront se déplacer plus tard.
    .title = Envoyer des missi à sa patrie
carolingi-rule-5-1b = Placez autant de missi que vous voulez sur autant de cartes Pays que vous voulez, dans les zones régionales. Le pays d’une telle carte ne doit pas être contrôlé par un autre Carolingien à ce moment ; les pays boisés et ceux que personne ne contrôle sont toujours permis. Les partisans attendent sur la carte jusqu’à ce que l’influence soit développée ou que la zone soit pleine, et ne comptent pas d’ici là parmi les partisans sur les pays.
    .title = Envoyer des missi aux pays
carolingi-rule-5-1c = Choisissez autant de cartes que vous voulez parmi celles où vous avez au moins un partisan. Tout ce qui se trouve sur une telle carte passe dans son pays, y compris les partisans des autres et les bandes de rebelles, et la carte est défaussée. Si des bandes arrivent ainsi dans une forêt, la rébellion se propage aux voisins comme en 4.1.
    .title = Développer l’influence sur des pays
carolingi-rule-5-2 = On développe d’une de ces deux façons : débloquer une tuile avec point pour deux missi (a), ou placer jusqu’à trois pions de développement sur des pays que l’on contrôle, pour un missus chacun (b). Ces missi redeviennent leudes.
    .title = Développer
carolingi-rule-5-2a = Réduisez deux missi en leudes et placez une de vos tuiles inactives avec point parmi vos tuiles actives. Personne d’autre n’apprend laquelle. Dès la saison suivante, vous pouvez la placer ou la donner en échange ; elle ne peut pas servir d’action supplémentaire à une paix tirée dans la même saison. Une tuile sur l’espace d’échange n’est pas inactive.
    .title = Débloquer une tuile d’action
carolingi-rule-5-2b = Pour chaque pion, un missus redevient leude. Il faut contrôler le pays ; un pays reçoit au plus deux pions, et une action en place au plus trois. Les patries et les pays boisés ne peuvent pas être développés. Chaque pion rapporte un impôt de plus et permet au pays de soutenir un partisan de plus lors d’une famine. Il y en a 40 pour tous.
    .title = Placer des pions de développement
carolingi-rule-5-3 = Vous recevez un impôt par pays que vous contrôlez et un par pion de développement qui s’y trouve ; votre patrie en rapporte toujours un, les forêts aucun. Vous en recevez au moins trois, même sans aucun pays. Chaque impôt déplace un partisan d’une case : de Nobiles à Leudes ou de Leudes à Missi ; de Nobiles à Missi, il en faut donc deux. Combinez comme vous voulez ; ce que vous ne dépensez pas est perdu.
    .title = Faire missi
carolingi-rule-5-4 = Les partisans peuvent quitter les pays que vous contrôliez au début de l’action, et toujours les forêts, pour un pays adjacent ; une liaison maritime vaut une frontière. Chacun se déplace une seule fois par tuile. Tous ceux qui vont d’un pays au même pays adjacent forment un groupe, et chaque groupe coûte un missus, qui redevient leude. Personne ne peut entrer dans la patrie d’un autre ni dans un pays hors-jeu. On peut faire partir autant de partisans que l’on veut, même tous.
    .title = Déplacer des troupes
carolingi-rule-5-5 = Vous pouvez combattre sur autant de pays que vous voulez, forêts comprises, là où se trouve un adversaire et où vous avez plus de partisans que chaque autre Carolingien et qu’il n’y a de bandes de rebelles, pris séparément. On retire encore et encore un cube de chaque couleur présente jusqu’à ce qu’il ne reste que les vôtres ; vous en perdez donc autant que l’adversaire le plus fort en avait. Les partisans redeviennent leudes, les bandes retournent à la réserve. Après une victoire, vous pouvez faire d’un leude un trophée : un par tuile, quatre en tout.
    .title = Combattre et gagner de la gloire
carolingi-rule-5-6 = Il faut placer deux tuiles à chaque saison, mais les actions n’y suffisent pas ; tôt ou tard, chacun place Inaction. Quand elle est tirée, il ne se passe rien et elle revient aussitôt à son propriétaire. Elle cache aussi aux autres quand vous voulez agir, et elle doit accompagner Déclarer la paix. Elle ne peut pas être échangée.
    .title = Inaction
carolingi-rule-5-7 = Choisissez un pays avec des bandes de rebelles, même boisé, où vous avez un partisan ou qui est adjacent à un pays où vous en avez un ; une liaison maritime ou votre patrie à côté suffit. Remplacez-y jusqu’à trois bandes par autant de missi. Ils restent dans le pays comme partisans, et les bandes retournent à la réserve. Les majorités ne jouent aucun rôle.
    .title = Apaiser les rebelles
carolingi-rule-5-8 = Déclarer la paix doit être placée avec Inaction et doit être exécutée quand elle est tirée. D’abord, vous pouvez exécuter une tuile active de votre plateau d’actions en supplément ; puis on compte vos points. Avec moins de trois, la paix échoue et sa tuile redevient inactive, mais l’action supplémentaire reste acquise. Avec trois ou plus, le contenu du sac est étalé, et s’il n’y a pas d’autre tuile Déclarer la paix, vous gagnez aussitôt. Sinon, les autres tuiles Déclarer la paix sont tirées au sort, chacune avec son action supplémentaire ; alors ne gagne que celui qui, parmi tous ceux qui ont déclaré la paix, est le seul à avoir trois points, sinon tous échouent et la partie continue.
    .title = Déclarer la paix
carolingi-rule-6 = Dans cette variante, les partisans sont répartis dans l’Empire au début, et personne n’a de pays d’origine. On peut en revendiquer un en cours de partie, ce qui rapporte un point. Tout le reste est comme dans le jeu de base.
    .title = Variante pour joueurs avancés
carolingi-rule-6-1 = Régions, annales, tuiles Événement et plateaux individuels sont disposés comme dans le jeu de base. Ensuite, forêts et partisans arrivent sur le plateau par les cartes et le sort, et la révolte éclate là où il n’y a personne. Seuls les régions, les tuiles Événement et les cartes Famine dépendent du nombre de joueurs.
    .title = Mise en place pour joueurs avancés
carolingi-rule-6-1-1 = Une carte Famine de moins que de joueurs attend à côté du plateau, et une d’elles entre en jeu à chaque changement d’année. Chaque Carolingien a huit leudes, huit nobles et aucun missus, et garde son palais. Les huit autres partisans forment deux tas de quatre ; le premier va dans le sac.
    .title = Cartes Famine, palais et partisans
carolingi-rule-6-1-2 = Les cartes Pays sont révélées une à une. La première d’une région fait de son pays la forêt et est défaussée. Avec chacune des suivantes, un partisan est tiré du sac et son propriétaire choisit : dans le pays de la carte s’il n’a aucun partisan à côté, et la carte est défaussée ; ou comme missus ; ou dans un autre pays avec ses partisans ; ou sur une carte d’une zone, jamais celle qui vient d’être tirée. Dans les trois derniers cas, la carte va dans sa zone, et une zone pleine agit comme en 4.1. Quand le sac est vide, le second tas suit de même ; sans cartes il ne reste que les trois derniers choix, et à la fin les cartes défaussées sont mélangées dans l’Archivium.
    .title = Cartes Pays, forêts et partisans
carolingi-rule-6-1-3 = À la fin de la mise en place, chaque pays sans partisan reçoit une bande de rebelles, forêts comprises. D’abord viennent les pays qui en ont déjà une, puis les pays vides. Rien ne s’étend depuis une forêt à ce moment.
    .title = Révolte
carolingi-rule-6-2 = Après la mise en place, seules deux choses diffèrent du jeu de base. Les pays d’origine sont revendiqués avec l’action Développer, et le palais est une condition de victoire que la paix exige aussi.
    .title = Règles adaptées
carolingi-rule-6-2-1 = Avec Développer, vous pouvez une fois par partie revendiquer plutôt un pays comme pays d’origine : vous devez y régner, il doit avoir deux pions de développement, sa région ne doit pas encore avoir de pays d’origine, et trois missi retournent parmi les leudes. Le palais remplace les pions. Les partisans des autres y retournent parmi leurs leudes, et vous chassez les bandes de rebelles vers des pays voisins de votre choix, où rien ne s’étend ; sans un tel pays elles retournent à la réserve. La carte du pays quitte la partie : vos partisans dessus vont dans le pays, ceux des autres parmi leurs leudes, les rebelles à la réserve. Dès lors, le pays d’origine est aussi sûr que dans le jeu de base.
    .title = Revendiquer un pays d’origine
carolingi-rule-6-2-2 = Qui a revendiqué un pays d’origine a un point pour cela. La paix exige, après son action supplémentaire, le palais et au moins trois autres points. Sinon elle échoue et la tuile devient inactive.
    .title = Point du palais et paix
carolingi-rule-7 = Ce module rend la partie plus difficile et va avec toutes les variantes. Les cartes Anarchie et Rébellion attendent à côté du plateau et sont mélangées dans l’Archivium avant la deuxième année, avec la première carte Famine. Une fois révélée, chacune agit puis rejoint la défausse, d’où elle peut revenir.
    .title = Anarchie et Rébellion
carolingi-rule-7-1 = Quand l’Anarchie est révélée, une bande de rebelles apparaît dans chaque pays en jeu où personne ne règne : là où aucun Carolingien n’a plus de partisans que tous les autres et les bandes réunis, donc aussi dans les pays vides ou occupés par les seuls rebelles. Les forêts et les pays d’origine sont épargnés. La révolte ne s’étend pas plus loin.
    .title = Anarchie
carolingi-rule-7-2 = Quand la Rébellion est révélée, une bande de rebelles apparaît dans chaque pays développé qui a moins de partisans qu’il ne pourrait en nourrir : moins de deux avec un pion, moins de trois avec deux pions. Les partisans de tous les Carolingiens comptent ensemble, les rebelles non. Les pays sans pion et les pays d’origine ne se rebellent jamais.
    .title = Rébellion
carolingi-rule-8 = Avec le sablier, le placement devient fébrile. Le premier Carolingien dont les deux tuiles sont sur le Scriptorium le retourne ; quand il est écoulé, ce qui s’y trouve va dans le sac. Une seule tuile peut être posée avant la seconde, si bien qu’on peut avoir une tuile dans le sac, ou aucune. Une paix placée sans Inaction échoue quand elle est tirée, sans action supplémentaire. La durée du sable n’est indiquée nulle part ; 60 secondes sont notre choix.
    .title = Sablier
carolingi-rule-814 = Le scénario semi-coopératif se joue sur l’autre face du plateau, à partir de 814. Il suit le jeu avancé, mais des problèmes menacent tous les héritiers : ils bloquent des actions, et trop de problèmes terminent la partie. Il n’y a pourtant qu’un vainqueur, ou aucun.
    .title = Scénario 814
carolingi-rule-814-3 = La mise en place est celle du jeu avancé, avec le cadran solaire sur 818. La tuile Co-régent remplace la paix. Skuld se tient sur l’hiver, et la réserve n’a que huit bandes de rebelles par joueur, pendant la mise en place aussi.
    .title = Mise en place du scénario
carolingi-rule-814-3-5 = Seules participent les tuiles Problème dont le numéro ne dépasse pas le nombre de joueurs. Chacun en tire une pour la roue des saisons, les autres attendent sur la réglette. Un problème est posé le plus loin possible devant Skuld, à trois saisons, et une saison plus près tant qu’il y en a un du même type. Chaque carte Pays mise dans un emplacement reçoit le premier problème de la réglette ; s’il n’y en a pas, une bande de rebelles de la réserve. Quand des cartes quittent leur emplacement pour la défausse, leurs problèmes vont sur la roue ; et la révolte ne s’étend d’une forêt que si aucun partisan n’était sur sa carte.
    .title = Tuiles Problème
carolingi-rule-814-4-1 = Quand le sac est vide, Skuld avance à la saison suivante. S’il s’y trouve au moins trois problèmes, la partie est aussitôt terminée, avant le changement d’année. Après le dernier automne, elle n’avance plus.
    .title = Skuld
carolingi-rule-814-4-2-1 = Une tuile tirée alors qu’un problème de son type se trouve sur la saison actuelle ne peut pas être exécutée. Elle est retournée et utilisée, et ne peut pas non plus résoudre un problème. On peut la reprendre par un échange.
    .title = Actions bloquées
carolingi-rule-814-4-2-2 = Au lieu de son action, une tuile tirée peut résoudre un problème de son type sur une autre saison que l’actuelle. La tuile est retournée, et le problème va au bas de la réglette. L’action supplémentaire de la tuile Co-régent le peut aussi.
    .title = Résoudre des problèmes
carolingi-rule-814-4-2-3 = Après un problème résolu, vous pouvez pousser un partisan de vos missi, leudes ou nobles sur la piste de faveur. Elle contient 5, 7, 9 ou 11 pierres à deux, trois, quatre joueurs et plus. Quand elle est pleine, la plus ancienne pierre tombe et retourne parmi les leudes de son propriétaire.
    .title = Pierres d’honneur
carolingi-rule-814-4-2-4 = Quand un pays devient pays d’origine, le problème de sa carte retourne sur la réglette, pas sur la roue. Une bande de rebelles sur la carte retourne à la réserve. Cela ne rapporte pas de pierre d’honneur.
    .title = Palais
carolingi-rule-814-4-3 = La tuile Co-régent agit comme la paix du jeu avancé : avec Inaction, avec une action supplémentaire et avec plusieurs revendications dans le sac. Il faut le palais et trois autres points.
    .title = Co-régent
carolingi-rule-814-5 = La partie se termine quand le temps est écoulé, et alors le plus de points l’emporte ; ou par un co-régent nommé ; ou quand les héritiers échouent, parce que Skuld rencontre trois problèmes ou qu’il faut une bande de rebelles et qu’il n’en reste aucune. Alors l’empereur choisit parmi ceux qui ont au moins un point celui qui a le plus de pierres d’honneur, la plus récente départageant. Si personne n’a les deux, tous perdent.
    .title = Fin du scénario
