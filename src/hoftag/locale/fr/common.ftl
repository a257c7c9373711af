### Ce que tous les jeux ont en commun : places, refus, erreurs.

## Noms

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-purple = Violet
seat-black = Noir
seat-white = Blanc
seat-grey = Gris
seat-white2 = Blanc II
seat-black2 = Noir II

owned = { $owner } : { $name }

## Questions

prompt-confirm = Il n’y a plus rien à décider ici. Confirmez avec « done » ou annulez une action.

## Refus : ce qui ne va pas, et ce qui serait permis

refusal-with-rule = { $text } ({ $rule })

refusal-game-over = La partie est terminée ; on ne peut plus rien jouer.
refusal-not-your-turn = Ce n’est pas à vous de répondre. On attend : { $awaiting }.
refusal-not-legal = La réponse nº { $given } ne fait pas partie de celles qui sont possibles maintenant.
refusal-nothing-to-undo = Il n’y a rien à annuler : vous ne pouvez annuler que vos propres actions, tant que rien n’a été tiré ou révélé depuis et que personne d’autre n’a agi.
refusal-no-deadline = « { $given } » est impossible pour la table maintenant : aucun sablier ne coule.
refusal-verb-not-asked = « { $given } » ne répond pas à la question posée. Possibilités : { $allowed }.
refusal-malformed = « { $given } » est incomplet ou trop long. Écrivez-le ainsi : { $usage }.
refusal-thing-not-asked = { $thing } n’entre pas en jeu dans ce qui est demandé maintenant.
refusal-unknown-land = Aucun pays en jeu ne s’appelle « { $given } ». Pensiez-vous à : { $near } ?
refusal-unknown-season = Il n’y a pas de saison « { $given } ». Il y a : { $near }.
refusal-unknown-field = Il n’y a pas de case « { $given } ». Il y a : { $near }.
refusal-unknown-tile = Aucune tuile ne s’appelle « { $given } ». Il y a : { $near }.
refusal-unknown-province = Aucun territoire ne s’appelle « { $given } ». Pensiez-vous à : { $near } ?
refusal-unknown-colour = Aucun clan n’a la couleur « { $given } ». Il y a : { $near }.
refusal-unknown-card = Aucune carte ne s’appelle « { $given } ». Peut-être : { $near }.
refusal-unknown-advantage = Aucun avantage ne s’appelle « { $given } ». Il y a : { $near }.
refusal-unknown-favour = Aucune faveur ne s’appelle « { $given } ». Peut-être : { $near }.
refusal-unknown-bonus = Aucun bonus ne s’appelle « { $given } ». Il y a : { $near }.
refusal-unknown-seat = Personne à la table ne s’appelle « { $given } ». Il y a : { $near }.
refusal-unknown-count = « { $given } » n’est pas un nombre entier. Écrivez un nombre, par exemple 2.

## Joueurs artificiels

bot-random = Joue au hasard : tout coup permis lui convient.
bot-greedy = Voit un pas devant lui et prend ce qui paraît le mieux juste après.
bot-squire = A appris ce qui compte et répond aussitôt. Un débutant peut le battre.
bot-count = A appris de milliers de parties et prévoit un peu, là où cela sert. Un défi pour qui connaît le jeu.
bot-emperor = Réfléchit jusqu’à deux secondes, tant que cela peut changer quelque chose, et joue de son mieux.

## Erreurs : quoi, où, ce qui est permis

error-language-unknown = Il n’y a pas de textes en « { $language } ». Choisissez parmi : { $allowed }.
error-game-unknown = Il n’y a pas de jeu nommé « { $game } ». Choisissez parmi : { $allowed }.
error-option-unknown = Le jeu n’a pas d’option « { $option } ». Ses options sont : { $allowed }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs permises : { $allowed }.
error-option-teams = À { $players } joueurs, l’option teams ne peut pas valoir « { $teams } ». Valeurs permises : auto pour tout nombre, true à quatre joueurs, false à deux ou trois.
error-bot-unknown = Il n’y a pas de joueur artificiel nommé « { $bot } ». Choisissez parmi : { $allowed }.
error-bot-budget-none = Le joueur artificiel « { $bot } » ne se sert pas d’un temps de réflexion : enlevez « :{ $given } ».
error-bot-budget-form = « { $given } » n’est pas un temps de réflexion pour « { $bot } ». Écrivez un temps par coup, comme 5s ou 200ms, de { $least } à { $most }.
error-bot-count =
    { $has ->
        [one] { $has } joueur artificiel est nommé
       *[other] { $has } joueurs artificiels sont nommés
    }, mais il y a { $needs } places : nommez-en un seul pour toutes les places, ou exactement { $needs }.
error-weights-broken = { $where } n’est pas un fichier de poids entraînés pour ce jeu : « { $part } » ne convient pas.
error-training-hidden = Un réseau a de { $least } à { $most } unités cachées, pas { $has }.
error-training-place = Les places ne s’apprennent que dans le jeu de base de Carolingi à trois et plus : nulle part ailleurs une seule personne ne met fin à la partie pour tous.
error-training-keep-place = --keep-prices et --place s’excluent : une place s’apprend par les prix seuls.
error-training-folder-used = { $folder } contient déjà un entraînement. Continuez-le (--resume) ou choisissez un autre dossier.
error-training-other-course = L’entraînement dans { $folder } en est un autre : jeu, options, graine et taille doivent être les mêmes. Choisissez les mêmes, ou un autre dossier.
error-training-checkpoint = { $where } ne peut pas être lu : { $why }. Sans ce fichier, l’entraînement recommence.
error-arena-one-bot = Une arène demande au moins deux joueurs artificiels différents ; seul « { $bot } » est nommé.
error-arena-lineups = { $has } joueurs artificiels pour { $seats } places font plus de { $most } compositions. Nommez-en moins.
error-lab-folder-used = { $folder } contient déjà des parties. Continuez-les (--resume) ou choisissez un autre dossier.
error-lab-other-plan = Les parties de { $folder } sont autres : « { $key } » y est { $there }, ici { $here }. Choisissez la même chose ou un autre dossier.
error-lab-other-players = Les parties de { $folder } ont été jouées par d’autres joueurs artificiels : eux ou les règles ont changé depuis (empreinte { $there } là-bas, { $here } ici), et de telles parties ne se comptent pas ensemble. Choisissez un autre dossier.
error-lab-file = { $where }, ligne { $line } : cela n’a rien à faire ici. Enlevez la ligne ou choisissez un autre dossier.
error-worker-lost = { $times } fois de suite, un processus qui jouait a été perdu, sans un seul résultat entre-temps. Y a-t-il assez de mémoire ?
error-ray-missing = Ray n’est pas installé. Il vient avec l’extra « { $extra } ».
error-ray-start =
    { $address ->
        [0] Ray n’a pas pu être lancé ici
       *[other] Ray n’a pas pu être joint à { $address }
    } : { $why }
error-parquet-missing = Les fichiers Parquet demandent pyarrow, qui n’est pas installé. Il vient avec l’extra « { $extra } ».
error-vary-form = « { $given } » ne peut pas varier. Écrivez KEY=A..B ou KEY=a,b,c, par exemple sundial=831..836.
error-vary-unknown = Il n’y a ni option ni chiffre du plateau « { $key } ». Proches sont : { $near }.
error-vary-several = « { $key } » se trouve à plusieurs endroits. Nommez-en un : { $near }.
error-vary-range = { $key } ne peut pas varier sur « { $given } ». Écrivez un intervalle croissant de nombres entiers comme 3..6, ou des valeurs différentes séparées par des virgules, { $most } au plus.
error-vary-number = { $key } est le nombre { $has } sur le plateau ; « { $value } » ne peut pas le remplacer.
error-vary-twice = { $key } est à la fois fixé par une option et varié. Retirez l’un des deux.
error-vary-broken = Avec { $figure }, le plateau se lit, mais le jeu ne peut pas se jouer : { $why }
error-balance-endless = Après { $decisions } décisions, une partie n’était pas finie ; avec ces options et ces chiffres, elle ne semble pas finir.
error-limit = Un délai ne peut pas être de { $value } s ; au-dessus de 0 et jusqu’à { $most } s, c’est possible.
error-outside-missing = « { $given } » ne peut pas jouer : il n’y a pas de programme « { $program } ».
error-outside-form = « { $given } » n’est pas une commande : un guillemet n’est pas fermé, ou il y a des caractères invisibles.
error-number-positive = { $key } vaut { $value }, mais doit être au moins 1.

error-file-missing = Le fichier { $where } n’existe pas.
error-file-is-folder = { $where } est un dossier ; il faut un fichier.
error-file-not-text = { $where } n’est pas un fichier texte en UTF-8.
error-file-unwritable = Impossible d’écrire { $where } : { $why }.
error-file-unreadable = Impossible de lire { $where } : { $why }.
error-toml = { $where } n’est pas du TOML valide : { $why }.
error-bench-failed = La mesure { $name } n’a pas pu être faite : { $why }
error-bench-peers = Les autres moteurs à comparer n’ont pas pu être installés : { $why }
error-no-cases = Le dossier { $where } ne contient aucun fichier de cas (*.toml).

## Erreurs dans un fichier de plateau

error-board-section = { $file } : la section [{ $section }] manque ou n’a pas la bonne forme.
error-board-number = { $file } : { $key } dans { $where } doit être un nombre entier, 0 ou plus.
error-board-word = { $file } : { $key } dans { $where } doit être un nom entre guillemets.
error-board-words = { $file } : { $key } dans { $where } doit être une liste de noms entre guillemets.
error-board-game = { $file } : c’est un plateau pour « { $given } », il en faut un pour { $allowed }.
error-board-colours = { $file } : [player_colours] doit nommer au moins { $needs } couleurs, chacune une fois.
error-board-tile = { $file } : [tiles] nomme « { $tile } », qui n’est pas une action. Valeurs permises : { $allowed }.
error-board-tile-count =
    { $file } : la liste { $key } de [tiles] compte { $has ->
        [one] { $has } tuile
       *[other] { $has } tuiles
    }, mais [components.per_player] en demande { $needs }.
error-board-tile-peace = { $file } : [tiles] doit nommer la tuile « peace » exactement une fois.
error-board-followers =
    { $file } : [followers_base] place { $has ->
        [one] { $has } partisan
       *[other] { $has } partisans
    }, mais chaque Carolingien en a { $needs }.
error-board-region-order = { $file } : la région { $region } entre en jeu avec moins de Carolingiens que la précédente. Rangez les régions dans l’ordre où elles entrent en jeu.
error-board-slots =
    { $file } : la zone de la région { $region } compte { $has ->
        [one] { $has } emplacement
       *[other] { $has } emplacements
    }, mais il en faut { $needs }, deux de moins que de pays.
error-board-land-twice = { $file } : le pays { $land } appartient à plus d’une région, ou figure deux fois dans la même.
error-board-land-count =
    { $file } : les régions comptent en tout { $has ->
        [one] { $has } pays
       *[other] { $has } pays
    }, mais il y a { $needs } cartes Pays.
error-board-land-unknown = { $file } : { $where } nomme le pays « { $land } », qui n’appartient à aucune région.
error-board-land-missing = { $file } : la région { $region } nomme le pays { $land }, mais aucun [[land]] ne le décrit.
error-board-land-region = { $file } : le pays { $land } indique la région { $region }, mais celle-ci ne le nomme pas.
error-board-disagrees = { $file } : « { $key } » figure à deux endroits qui ne concordent pas ({ $where }). Corrigez les deux.
error-board-at-least = { $file } : { $key } vaut { $has }, mais les règles demandent au moins { $needs }.
error-board-players = { $file } : ce jeu ne peut pas être installé pour { $least } à { $most } joueurs.
error-board-border = { $file } : { $land } nomme { $other } comme voisin, mais { $other } ne nomme pas { $land }. Les frontières doivent figurer des deux côtés.
error-board-border-self = { $file } : le pays { $land } figure comme son propre voisin.
error-board-evidence =
    { $file } : { $must ->
        [yes] { $land } et { $other } doivent être voisins
       *[no] { $land } et { $other } ne doivent pas être voisins
    }, comme le montrent les règles ({ $place }).
error-board-set-up-regions = { $file } : les régions dans { $where } doivent être : { $needs }.
error-board-set-up-outside = { $file } : { $key } dans { $where } nomme { $land }, qui est hors-jeu avec ce nombre de Carolingiens.
error-board-set-up-homelands =
    { $file } : { $where } nomme { $has ->
        [one] { $has } patrie
       *[other] { $has } patries
    } ; il en faut { $needs }, toutes différentes.
error-board-set-up-forests = { $file } : les forêts dans { $where } doivent être exactement un pays de chaque région en jeu.
error-board-set-up-homeland-clash = { $file } : dans { $where }, la patrie { $land } est aussi une forêt ou une première carte ; elle ne peut être que l’une des trois.
error-board-set-up-count = { $file } : { $key } dans { $where } vaut { $has }, mais d’après les régions et les listes il faut { $needs }.
error-board-knights =
    { $file } : toutes les couleurs ensemble comptent { $has ->
        [one] { $has } paladin
       *[other] { $has } paladins
    }, mais [pieces] en demande { $needs }.
error-board-start-knights =
    { $file } : au début, { $has ->
        [one] { $has } paladin est distribué
       *[other] { $has } paladins sont distribués
    }, mais il y a { $needs } territoires, et chacun en reçoit un.
error-board-discs = { $file } : les valeurs de [discs] doivent être 1, 2, 3 et ainsi de suite, sans lacune.
error-board-province-count =
    { $file } : { $has ->
        [one] { $has } [[province]] est décrite
       *[other] { $has } [[province]] sont décrites
    }, mais [ring] en demande { $needs }.
error-board-ring = { $file } : le cercle est rompu à { $province } : les valeurs de index doivent se suivre à partir de 0, et next_clockwise doit être l’index suivant.
error-board-seats = { $file } : seats dans { $where } doit nommer { $needs } joueurs, chacun par l’un des camps, et chaque camp doit y figurer.
error-board-throws = { $file } : la somme des initial_throws dans { $where } doit être la réserve, { $needs }.
error-board-side = { $file } : il n’y a pas de camp « { $side } ». Sont décrits : { $allowed }.
error-board-name-twice = { $file } : le nom « { $name } » est donné deux fois.
error-board-coins = { $file } : coin_cards_per_player dans [components] doit être 0, 1, 2 et ainsi de suite, sans lacune.
error-board-ids = { $file } : { $where } doit être exactement : { $needs }.
error-board-effect = { $file } : l’événement { $event } a l’effet « { $effect } », qui n’existe pas. Permis : { $allowed }.
error-board-favours = { $file } : il y a { $has } cartes de cette extension, mais [components] en indique { $needs }.
error-board-line-up = { $file } : les armées de { $where } doivent être, dans cet ordre : { $needs }.
error-board-line-up-land = { $file } : { $where } donne deux fois la terre { $land }, ou elle est hors jeu à ce nombre de joueurs.
error-board-supply = { $file } : les lignes de [supply_table] doivent se suivre sans lacune, de 1 au nombre de toutes les terres.
error-board-share = { $file } : { $key } dans { $where } doit être un nombre de 0 à 1.

## Erreurs dans une position

error-position-negative = Cette position retire plus de pièces qu’il n’y en a.
error-position-trophies = { $seat } a { $has } trophées dans cette position ; il y a de la place pour { $limit }.
error-position-bag = Le sac de cette position contient plus de deux tuiles de { $seat }.
error-position-gangs = Cette position compte { $has } bandes de rebelles en tout ; le jeu en a { $needs }.
error-position-markers = Cette position compte plus de pions de développement que les { $limit } de la boîte.
error-position-development = { $land } porte { $has } pions de développement dans cette position ; il peut y en avoir { $limit } au plus.
error-position-foreign-pieces = Sur la patrie { $land }, seuls les partisans de son Carolingien peuvent se trouver.
error-position-homeland = { $land } n’est pas installé comme patrie : il lui faut son palais, sa carte doit être hors du jeu, et ce ne peut être une forêt.
error-position-card-pieces = Des pièces se trouvent sur la carte { $card }, qui n’est dans aucune zone régionale.
error-position-knights = Cette position compte { $has } paladins de la couleur { $colour } en tout ; la boîte en contient { $needs }.
error-position-castles = Le camp { $side } a { $has } châteaux dans cette position ; il n’y en a que { $limit }.
error-position-region = La position n’est pas cohérente à { $province } : les territoires d’une région se suivent dans le sens horaire et portent chacun un château du même camp, et des voisins portant des châteaux d’un même camp doivent former une région.
error-position-knight-row = { $where } dans la position : « { $row } » doit être formé de paires d’une couleur et d’un nombre, chaque couleur une fois, par exemple « red 2 green 1 ».
error-position-disc = « { $value } » dans la position n’est pas un disque. Il y a : { $allowed }.
error-position-no-disc = Ce ne peut pas être au tour de { $seat }, qui n’a posé aucun disque dans cette position. Indiquez-en un dans discs.
error-position-order = L’ordre order de la position doit nommer chacun une fois : { $allowed }.
error-position-key = La position contient une entrée inconnue « { $key } ». Entrées permises : { $allowed }.
error-position-year = L’an { $year } est en dehors de cette partie, qui va de { $first } à { $last }.
error-position-number = { $key } dans la position vaut « { $value } », mais doit être un nombre entier, 0 ou plus.
error-position-table = { $key } dans la position doit être une table de noms et de valeurs.
error-position-name = { $where } dans la position nomme « { $name } ». Noms permis : { $allowed }.
error-position-list = { $key } dans la position doit être une liste de noms entre guillemets.
error-position-row = { $where } dans la position : « { $row } » doit être formé de paires d’un nom et d’un nombre, chaque nom une fois, par exemple « red 2 gang 1 » ; « dev » ne vaut que pour les pays.
error-position-homeland-twice = Le pays { $land } est la patrie de deux Carolingiens dans cette position.
error-position-homeland-region = { $land } ne peut pas être un pays d’origine dans cette position : sa région { $region } en a déjà un.
error-position-hunger-cards = Cette position nomme { $has } cartes Famine ; la partie en a { $needs }.
error-position-card = La carte { $card } ne peut pas se trouver là dans cette position : elle est nommée deux fois, c’est la carte d’une patrie, ou sa zone régionale est pleine.
error-position-followers =
    { $seat } a { $has ->
        [one] { $has } partisan
       *[other] { $has } partisans
    } dans cette position, mais doit en avoir { $needs }, en comptant les pays, les cartes, la cour et les trophées.
error-position-event-tiles = Il y a trop de tuiles Événement dans le sac de cette position : seulement { $needs } sont en jeu.
error-position-problem-twice = Deux problèmes du type { $kind } se trouvent sur { $season } dans cette position ; ceux d’un même type ne sont jamais ensemble.
error-position-problems =
    Cette position a { $has ->
        [one] un problème
       *[other] { $has } problèmes
    } du type { $kind } ; la partie en a { $needs }.
error-position-favour = La piste de faveur a { $has } pierres d’honneur dans cette position ; il y a place pour { $limit }.
error-option-year = Avec { $needs }, le cadran solaire ne peut pas indiquer { $year } : les annales de cette face du plateau vont de { $first } à { $last }.
error-position-forests = La région { $region } a { $has } forêts dans cette position ; chaque région en a une.
error-option-needs = L’option { $option } va seulement avec { $needs }.
error-timer-without-people = L’option { $option } demande des personnes à la table : les joueurs-ordinateurs ne sont jamais en retard.
error-position-no-module = La position nomme { $key }, qui n’existe pas dans cette partie. Il faut l’option { $needs }.
error-position-turned = { $seat } n’a aucune tuile { $tile } sur une saison de cette position, elle ne peut donc pas y être face cachée.
error-position-settlers = Settlers et reserve sont des partisans de la mise en place ; avec « now = { $now } » elle est terminée.
error-position-tile-twice = La tuile { $tile } ne peut pas être dans le sac : elle se trouve ailleurs dans cette position.
error-position-armies = { $seat } a { $has } armées dans cette position, mais doit en avoir { $needs }, en comptant terres, réserve, bac et tour.
error-position-farmers = Cette position a { $has } paysans en tout ; la boîte en contient { $needs }.
error-position-empty-land = Une terre qui a un propriétaire a au moins une armée, une autre n’en a pas ; ce n’est pas le cas ici : { $land }.
error-position-neutral-land = Il n’y a de bâtiments et de troubles que dans les terres qui ont un propriétaire ; { $land } n’en a pas.
error-position-out-of-play = { $land } est hors jeu à ce nombre de joueurs : rien ne peut s’y trouver.
error-position-sites = { $land } a { $has } bâtiments dans cette position ; il y a { $limit } emplacements.
error-position-buildings = Cette position a plus de bâtiments de la sorte { $building } que les { $limit } de la boîte.
error-position-building-twice = { $land } a plusieurs fois le bâtiment { $building } dans cette position.
error-position-two-owners = { $land } a des armées de deux joueurs dans cette position.
error-position-plan = La carte { $card } ne peut se trouver là dans cette position : elle est posée deux fois, la terre est à un autre, ou l’enchère dépasse l’argent.
error-position-action-cards = Une carte d’action est ouverte deux fois dans cette position.
error-position-events = Les événements de la position sont faux : chacun ne vient qu’une fois, et l’un au moins est ouvert.
error-position-advantages = Les avantages de la position doivent être tous les cinq, chacun une fois : { $allowed }.
error-position-place = Le rang de { $seat } doit être l’un de 1 à { $limit } que personne d’autre n’a.
error-position-one-floor = La tour historique n’a qu’un étage : dans cette position, tous les cubes doivent y être sur celui du bas.
error-position-courtiers = { $seat } a plus de courtisans à la cour que les { $limit } qui existent.
error-position-kept = Ce que { $seat } a gardé dans cette position est impossible : ward est 0 ou 1, banner de 0 à 3.
error-position-favours = Les faveurs de la position doivent être { $needs } différentes, dans une partie avec la cour.
error-position-cube-row = { $where } dans la position : « { $row } » doit être fait de paires d’un nom et d’un nombre, chaque nom une fois, comme « red 2 palace 1 » ou « red 2 farmer 1 ».
error-position-moment = On ne peut pas commencer au moment « { $now } ». « now » peut valoir : { $allowed }.

## Erreurs dans un fichier de cas

error-case-table = { $where } : { $key } doit être une liste de tables, chacune commençant par [[{ $key }]].
error-case-key = { $where } : entrée inconnue « { $key } ». Entrées permises : { $allowed }.
error-case-checks-nothing = { $where } : { $key } ne vérifie rien. Il faut dire ce qui doit suivre, avec expect, legal, refused, outcome ou une autre vérification.
error-case-refused-needs = { $where } : il manque { $key } à un élément de « refused ». Il faut seat, action et code.
error-case-rule-missing = { $where } : { $key } n’indique pas quelle section des règles il vérifie. Ajoutez-y rule = "…", ou en tête du fichier.
error-case-outcome = { $where } : « { $text } » n’est pas un tirage. Écrivez une sorte de tirage et ce qui sort, par exemple « * card anjou ».
error-case-seat = { $where } : « { $text } » ne nomme personne à cette table. Il y a : { $allowed }.

## Erreurs dans un enregistrement

error-record-from-position = Une partie commencée à partir d’une position n’a pas d’enregistrement : un enregistrement commence par la mise en place.
error-record-not-a-record = Ligne { $line }, « { $text } » : ce n’est pas un enregistrement. Un enregistrement commence par « hoftag record 1 ».
error-record-newer-format = Ligne { $line }, « { $text } » : l’enregistrement est au format { $given }, ce programme lit les formats jusqu’à { $known }. Veuillez le mettre à jour.
error-record-newer-rules = Ligne { $line }, « { $text } » : la partie suit la version { $given } des règles, ce programme connaît les versions jusqu’à { $known }. Veuillez le mettre à jour.
error-record-other-board = Ligne { $line }, « { $text } » : la partie a été jouée sur le plateau { $given }, mais celui-ci est { $known }. Indiquez le bon fichier avec --board.
error-record-header = Ligne { $line }, « { $text } » : on attend ici « { $needs } ».
error-record-outcome = Ligne { $line }, « { $text } » : ce n’est pas un tirage. On attend une sorte de tirage et ce qui est sorti, par exemple « * card anjou ».
error-record-outcome-unexpected = Ligne { $line }, « { $text } » : cela ne peut pas sortir ici ; on attend un tirage encore possible de la sorte « { $needs } ».
error-record-outcome-missing = Après la ligne { $line }, « { $text } », il manque un tirage de la sorte « { $needs } ».
error-record-outcome-extra = Ligne { $line }, « { $text } » : rien n’est tiré à ce moment, ce tirage est de trop.
error-record-result = Ligne { $line }, « { $text } » : rejouée, la partie ne se termine pas ainsi.
error-record-seat = Ligne { $line }, « { $text } » : la ligne doit commencer par une couleur de joueur et un deux-points. Il y a : { $allowed }.
error-record-illegal = Ligne { $line }, « { $text } » : les règles ne permettent pas cette action à ce moment (raison { $code }, section { $rule }).
error-record-skip = Ligne { $line }, « { $text } » : après un retour en arrière, le hasard continue au numéro { $least } ou plus loin, et seulement dans un enregistrement avec engagement.
error-fair-commitment = Le secret ne correspond pas à l’engagement { $commitment }.
error-verify-no-commitment = Cet enregistrement n’a pas d’engagement : le hasard n’a pas été promis et il n’y a rien à vérifier. Les parties à une table du serveur en ont un.
error-verify-no-secret = Le secret n’est pas dans cet enregistrement : il est montré quand la partie est terminée.
error-verify-outcome = Après l’action { $action }, l’enregistrement dit « { $given } », mais « { $promised } » avait été promis.
error-verify-altered = Ligne { $line }, « { $text } » : cela a été modifié après la partie.
