### La ligne de commande (cli-) et la table dans le terminal (table-).

## Aide de la ligne de commande

cli-title-usage = Utilisation
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commandes
cli-title-example = Exemple

cli-about = Hoftag : des jeux de plateau sur le gouvernement de l’ancien Empire, avec des adversaires artificiels. Sans commande, la table s’ouvre dans le navigateur.
cli-about-play = Jouer : à la table dans le navigateur, ou dans ce terminal. Qui nomme un jeu, des places ou un enregistrement choisit le terminal ; le navigateur demande tout sur sa page.
cli-about-serve = Faire tourner un serveur pour de nombreuses tables, jusqu’à ce que Ctrl-C ou SIGTERM l’arrête.
cli-about-worker = Réfléchir pour les joueurs artificiels de serveurs lancés avec --bots-elsewhere, jusqu’à ce que Ctrl-C ou SIGTERM y mette fin. On peut en faire tourner autant qu’on veut, sur n’importe quelles machines.
cli-about-games = Énumérer les jeux, leurs options et les nombres de joueurs.
cli-about-simulate = Faire jouer de nombreuses parties aux joueurs artificiels. Avec --json, chaque partie donne un objet sur sa propre ligne ; la même graine donne les mêmes lignes, seuls les cpu_seconds mesurés diffèrent.
cli-about-arena = Mesure la force des joueurs artificiels : chacun à chaque place, avec la même chance.
cli-about-train = Entraîner l’évaluation d’un jeu : elle joue contre elle-même et apprend de ce qui en résulte.
cli-about-lab = Demande ce que beaucoup de parties disent d’un jeu.
cli-about-lab-balance = Rend compte de l’équilibre d’un jeu : des joueurs artificiels jouent contre eux-mêmes, et l’on compte places, fins, durée, avance, actions et conditions de victoire.
cli-about-replay = Raconter une partie enregistrée, ou montrer le plateau après n’importe quelle action.
cli-about-verify = Recalculer chaque résultat du hasard de parties terminées d’après l’engagement pris au début.
cli-about-show = Montrer un fichier de position sous forme de plateau.
cli-about-check = Jouer les cas des fichiers ou des dossiers et nommer chacun de ceux qui échouent.
cli-about-board = Vérifier ou montrer un fichier de plateau.
cli-about-board-check = Vérifier les données d’un fichier de plateau.
cli-about-board-show = Montrer les régions, les pays et les frontières d’un fichier de plateau.
cli-about-db = Prendre soin de la base de données d’un serveur.
cli-about-db-backup = Copier la base dans un seul fichier, même pendant qu’un serveur s’en sert.
cli-about-db-upgrade = Donner à la base la forme de cette version ; un serveur le fait aussi à son démarrage.
cli-about-db-export = Écrire tout ce que contient la base dans un fichier texte, d’où toute sorte de base peut renaître.
cli-about-db-import = Lire un tel fichier dans une base vide, de la même sorte ou d’une autre.
cli-about-bench = Mesurer la vitesse du moteur sur cette machine.

cli-option-help = Montrer cette aide.
cli-option-version = Montrer la version, et si le moteur est compilé.
cli-option-lang = Langue : de, fr ou en. Sans elle, l’environnement décide.
cli-option-text = Jouer dans le terminal, sans navigateur.
cli-option-no-browser = Donner seulement l’adresse ; vous l’ouvrez vous-même.
cli-option-network = Laisser jouer d’autres personnes du même réseau, par exemple avec leur téléphone.
cli-option-players = Nombre de joueurs.
cli-option-option = Une option du jeu ; peut être donnée plusieurs fois.
cli-option-seats = Qui joue quoi : chaque couleur avec « me » (moi) ou le nom d’un joueur artificiel.
cli-option-seed = Graine du hasard : le même nombre donne la même partie.
cli-option-load = Continuer une partie enregistrée.
cli-option-save = Écrire l’enregistrement dans ce fichier après chaque action.
cli-option-board = Jouer sur le plateau de ce fichier.
cli-option-json = Écrire du JSON pour les programmes.
cli-option-bots = Joueurs artificiels, séparés par des virgules : un pour toutes les places, ou un pour chacune.
cli-option-games = Nombre de parties.
cli-option-jobs = Nombre de processus qui jouent en même temps.
cli-option-limit = Secondes dont dispose un programme extérieur pour répondre avant qu’un autre joueur prenne sa place.
cli-option-arena-bots = Joueurs artificiels, séparés par des virgules, au moins deux différents. S’il y en a plus que de places, toutes les combinaisons jouent.
cli-option-arena-games = Nombre minimal de parties ; on joue des tours entiers, pour que tout soit équilibré.
cli-option-out = Écrit chaque partie, les résultats en JSON et en CSV et une image dans ce dossier.
cli-option-resume = Continue les parties du dossier de --out.
cli-option-ray = Jouer sur Ray : sur la grappe que nomme RAY_ADDRESS, sinon dans --jobs processus que Ray lance ici.
cli-option-train-minutes = Durée de l’entraînement ; davantage aide, jusqu’à une heure environ sur une machine.
cli-option-train-games = S’entraîner pendant tant de parties plutôt que de minutes.
cli-option-train-hidden = Taille du réseau : ses unités cachées.
cli-option-train-from = Partir de ce fichier de poids plutôt que de ceux d’un débutant, par exemple celui d’un autre nombre de joueurs.
cli-option-train-place = Apprendre à tenir une bonne place quand plus fort que soi met tôt fin à la partie (Carolingi à trois et plus).
cli-option-train-keep-prices = Laisser les prix tels quels et n’instruire que le réseau.
cli-option-train-exam = Parties de l’examen final, contre l’évaluation non entraînée.
cli-option-train-out = Garder ici les points de reprise, puis les poids et une image du parcours.
cli-option-parquet = Écrit aussi les tableaux en fichiers Parquet, avec une ligne pour chaque place de chaque partie.
cli-option-balance-games = Nombre de parties, pour chaque valeur de --vary.
cli-option-balance-out = Écrit chaque partie, le rapport en JSON et une page avec des images dans ce dossier.
cli-option-vary = Compare des valeurs d’une option ou d’un chiffre du plateau : KEY=A..B ou KEY=a,b,c. Un chiffre est nommé par son chemin dans le fichier du plateau, par exemple annals.base_last.
cli-option-record = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-option-at = Montrer le plateau après ce nombre d’actions.
cli-option-seat = Ne montrer que ce que cette couleur pouvait voir.
cli-option-host = Adresse d’écoute ; 0.0.0.0 pour toutes celles de cette machine.
cli-option-port = Port d’écoute.
cli-option-db = Base de données : sqlite:///FICHIER, créée si elle n’existe pas, ou postgresql://UTILISATEUR@MACHINE/NOM.
cli-option-redis = Adresse d’un Redis par lequel plusieurs serveurs d’une même base se connaissent, par exemple redis://localhost.
cli-option-installation = Nom de cette installation dans Redis, pour que plusieurs puissent en partager un.
cli-option-workers = Nombre de processus qui répondent ; plus d’un demande PostgreSQL et Redis. SIGHUP les renouvelle l’un après l’autre.
cli-option-drain = Secondes pendant lesquelles un serveur répond encore après SIGTERM, alors que /api/ready dit déjà 503.
cli-option-bot-workers = Nombre de processus dans lesquels les joueurs artificiels réfléchissent ; avec --bots-elsewhere, seulement tant qu’aucun « hoftag worker » ne répond.
cli-option-bots-elsewhere = Faire réfléchir les joueurs artificiels dans les processus de « hoftag worker », sur cette machine ou sur d’autres, trouvés par --redis.
cli-option-worker-redis = Adresse du Redis dont se servent aussi les serveurs, par exemple redis://localhost.
cli-option-worker-processes = Nombre de questions auxquelles on réfléchit en même temps. Sans elle, autant qu’il y a de cœurs de processeur.
cli-option-origin = Adresse sous laquelle les navigateurs atteignent le serveur, par exemple https://club.example ; peut être donnée plusieurs fois.
cli-option-trust-proxy = Adresses des mandataires inverses dont les en-têtes X-Forwarded sont crus.
cli-option-rate-limit = Requêtes par seconde permises à une même adresse ; 0 pour aucune limite.
cli-option-metrics-port = Port des chiffres que lit Prometheus, sur cette machine seulement. Sans lui il n’y en a pas.
cli-option-log-format = Forme du journal : text pour les personnes, json pour les machines. Sans elle, un terminal reçoit text.

cli-argument-game = Nom du jeu.
cli-argument-record = Enregistrement d’une partie (.hoftag).
cli-argument-position = Fichier contenant une position (.toml).
cli-argument-cases = Fichiers de cas, ou dossiers qui en contiennent (.toml).
cli-argument-board = Fichier de plateau (.toml).
cli-argument-backup = Fichier où écrire la copie ; il ne doit pas encore exister.
cli-argument-export = Fichier où écrire ; il ne doit pas encore exister.
cli-argument-import = Fichier écrit par `hoftag db export`.

## Ce qui ne se comprend pas

cli-usage-command = Il n’y a pas de commande « { $given } ». Il y a : { $allowed }.
cli-usage-option = Il n’y a pas d’option « { $given } » ici ; voir { $help }.
cli-usage-missing = Il manque « { $name } » ; voir { $help }.
cli-usage-needs-value = L’option { $name } demande une valeur ; voir { $help }.
cli-usage-number = { $name } demande un nombre entier ; voir { $help }.
cli-usage-value = Ce n’est pas une valeur pour { $name } ; voir { $help }.
cli-usage-extra = « { $given } » est de trop ici ; voir { $help }.
cli-usage-other = Cela ne se comprend pas ; voir { $help }.

cli-error-option-form = Une option s’écrit NOM=VALEUR, pas « { $given } ».
cli-error-seats-form = Une place s’écrit COULEUR=JOUEUR, pas « { $given } ».
cli-error-seat-unknown = Il n’y a pas de place « { $given } ». Il y a : { $allowed }.
cli-error-seat-twice = La place « { $given } » est nommée deux fois ; nommez chacune une seule fois.
cli-error-player-unknown = « { $given } » ne peut pas prendre place. Il y a : { $allowed }.
cli-error-record-program = Selon l’enregistrement, un programme a joué à une place ({ $given }). Vous seul pouvez lancer des programmes : nommez les joueurs avec --seats.
cli-error-load-with-game = Une partie enregistrée apporte ses propres options : retirez { $given }.
cli-error-at =
    Il n’y a pas d’action { $given } ; cet enregistrement compte { $has ->
        [one] { $has } action
       *[other] { $has } actions
    }.
cli-error-no-position = Le fichier { $file } n’a pas de [position].
cli-error-board-game = Le fichier { $file } ne dit pas à quel jeu il appartient : game manque dans [meta].
cli-error-save-folder = Le dossier de { $file } n’existe pas. Créez-le, ou choisissez-en un autre.
cli-error-save-other = { $file } existe déjà et n’est pas un enregistrement ; le fichier reste tel quel. Choisissez un autre nom.
cli-error-save = Impossible d’écrire { $file } : { $why }.
cli-error-folder-is-file = { $file } est un fichier ; il faut un dossier.
cli-error-text-only = { $name } concerne la table dans le navigateur. Retirez cette option, ou ce que seul le terminal connaît.
cli-error-network = Cette machine n’est dans aucun réseau d’où d’autres pourraient jouer.
cli-error-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
cli-error-range = { $name } ne peut pas valoir { $given } ; possible : de { $low } à { $high }.
cli-error-resume = Que faut-il continuer ? Nommez le dossier avec --out.
cli-error-parquet = Où ? Les fichiers Parquet vont dans le dossier de --out.
cli-error-log-format = Le journal n’a pas de forme « { $given } ». Il y a : { $allowed }.
cli-error-installation = { $given } ne peut pas être le nom d’une installation. Sont permis jusqu’à 32 lettres minuscules, chiffres, - et _.
cli-error-origin = « { $given } » n’est pas l’adresse d’un site. Écrivez-la comme https://club.example, sans chemin.

## Résultats des commandes

cli-engine-compiled = compilé
cli-engine-interpreted = interprété
cli-version = Hoftag { $version } ({ $engine })

cli-serving = Hoftag est prêt : { $address }
cli-working =
    { $processes ->
        [one] Prêt à réfléchir, dans un processus.
       *[other] Prêt à réfléchir, dans { $processes } processus.
    }
cli-stopped = Arrêté.
cli-backed-up = { $file } est écrit ({ $kilobytes } ko).
cli-db-upgraded = { $database } a la forme de cette version.
cli-db-exported = Écrit dans { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $actions ->
        [one] { $actions } ligne
       *[other] { $actions } lignes
    } de leurs parties.
cli-db-imported = Lu dans { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $actions ->
        [one] { $actions } ligne
       *[other] { $actions } lignes
    } de leurs parties.
cli-db-progress = Lignes

cli-play-ready = La table est mise : { $address }
cli-play-running = La table est déjà mise : { $address }
cli-play-how-to-stop = Ctrl-C l’arrête ; vos parties sont conservées.
cli-play-stopped = Au revoir ! Vos parties sont conservées.

cli-games-players = { $low }–{ $high } joueurs
cli-games-option = Option
cli-games-values = Valeurs
cli-games-default = Par défaut
cli-games-meaning = Signification
cli-games-bots = Joueur artificiel
cli-games-level = Niveau

cli-simulate-progress = Parties
cli-simulate-title =
    { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-simulate-by-bot = Joueur artificiel
cli-simulate-by-seat = Place
cli-simulate-played = Parties
cli-simulate-wins = Victoires
cli-simulate-share = Part
cli-simulate-interval = Intervalle à 95 %
cli-simulate-score = Score moyen
cli-simulate-reasons = Comment elles se sont terminées
cli-simulate-parts = En fin de partie, par joueur
cli-simulate-mean = Moyenne
cli-simulate-decisions = Décisions par partie : { $mean }
cli-simulate-speed = Parties par seconde : { $wall } ({ $cpu } par seconde de processeur)
cli-simulate-shared = Une première place partagée compte pour une part égale de victoire.
cli-simulate-recorded = Les enregistrements sont dans { $folder }.

cli-train-progress = { $games } parties, erreur { $loss }
cli-train-prices = { $games } parties, prix : { $mark } sur 100
cli-train-loss = Erreur moyenne du réseau
cli-train-mark = Note des prix
cli-train-axis = Parties jouées
cli-train-done = Entraînement sur { $games } parties de { $title }.
cli-train-exam = Contre l’évaluation non entraînée, elle gagne { $share } % de { $games } parties (intervalle à 95 % : { $low }–{ $high } % ; le hasard donnerait { $luck } %).
cli-train-written = Les poids sont dans { $file }.

cli-arena-rating = Cote
cli-arena-axis = Cote avec son intervalle à 95 %
cli-arena-pair = Rencontre
cli-arena-against = { $a } contre { $b }
cli-arena-decided = Décidées
cli-arena-scale = La cote moyenne est 1500. De deux joueurs, celui qui a 100 points de plus devrait gagner 64 %, avec 400 de plus 91 %. La part compte les parties qui ont décidé entre les deux.
cli-arena-replaced =
    { $games ->
        [one] Dans une partie
       *[other] Dans { $games } parties
    }, un autre joueur a dû prendre la place de « { $bot } ».
cli-arena-written = Les parties et les résultats sont dans { $folder }.
cli-arena-interrupted = Interrompu. Avec --out { $folder } --resume, cela continue.

## lab balance

cli-balance-players = Ont joué : { $bots }. Options : { $settings }. Graine : { $seed }.
cli-balance-varied = Ce qui varie : { $key }. Toutes les valeurs ont été jouées avec les mêmes graines.
cli-balance-intervals = Chaque nombre est donné avec son intervalle à 95 % : selon Wilson pour les parts, selon Student pour les moyennes. De forts joueurs humains pourraient jouer autrement que ceux-ci.
cli-balance-axis = Avec l’intervalle à 95 %
cli-balance-axis-fair = Avec l’intervalle à 95 % ; la ligne pointillée serait équitable
cli-balance-axis-winners = Avec l’intervalle à 95 % ; l’anneau est le vainqueur
cli-balance-by-seat = Parties gagnées par place
cli-balance-by-seat-note = Une première place partagée compte pour une part égale de victoire.
cli-balance-by-origin = Parties gagnées selon le départ
cli-balance-by-origin-note = Combien de fois a gagné qui a commencé ainsi.
cli-balance-first-chooser = choisit en premier au premier tour
cli-balance-begins = commence le choix des pays
cli-balance-endings = Comment les parties se sont terminées
cli-balance-endings-note = La raison pour laquelle une partie était finie.
cli-balance-decided = Ce qui a décidé
cli-balance-decided-note = Ce qui a mis le vainqueur devant le suivant : la fin elle-même, ou le premier nombre où ils différaient.
cli-balance-by-part = plus : { $part }
cli-balance-shared = rien, la victoire est partagée
cli-balance-lost = rien, tous ont perdu
cli-balance-conditions = Conditions de victoire qui ont décidé
cli-balance-conditions-note = Parties que d’autres auraient gagnées si cela n’avait compté pour personne.
cli-balance-winners-parts = Ce qu’avait le vainqueur
cli-balance-winners-parts-note = La moyenne de chaque part du score du vainqueur.
cli-balance-lead = L’avance
cli-balance-lead-note = Seules comptent les parties où un camp menait seul à la mi-temps.
cli-balance-half-time = qui mène à la mi-temps gagne
cli-balance-length = Durée et changements de tête
cli-balance-length-note = On regarde qui mène après chaque tour ; une égalité n’y change rien.
cli-balance-seasons = Saisons
cli-balance-rounds = Tours
cli-balance-decisions = Décisions
cli-balance-lead-changes = Changements de tête
cli-balance-uses = Usage des actions
cli-balance-uses-note = Combien de fois un joueur l’a fait dans une partie, et combien de fois le vainqueur.
cli-balance-winners = Vainqueur
cli-balance-court = Paladin à sa propre cour
cli-balance-sent = Paladin dans un territoire
cli-balance-disc = Disque { $number } posé
cli-balance-moved = Charlemagne avancé de { $number }
cli-balance-unchanged = Toutes les valeurs de { $key } ont donné exactement les mêmes parties : le jeu ne semble pas la lire, ou ces parties n’en sont jamais venues là où elle compte.
cli-balance-no-page = Avec --out DOSSIER, le rapport est écrit comme page avec des images et en JSON.
cli-balance-written = La page avec des images : { $file }

cli-outside-replaced = { $bot } : { $why } { $other } continue à sa place.
cli-outside-start = Le programme n’a pas pu démarrer.
cli-outside-time = Aucune réponse n’est venue en { $seconds } s.
cli-outside-ended = Le programme s’est terminé.
cli-outside-form = La réponse n’était pas un objet JSON avec le texte « play ».
cli-outside-illegal = La réponse n’était aucune des possibilités.

cli-replay-title =
    { $title } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
cli-replay-at = Après l’action { $number } sur { $all }
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.

cli-check-fine =
    { $cases ->
        [one] { $cases } cas
       *[other] { $cases } cas
    }, aucun échec.
cli-check-sections = Par section des règles : { $sections }
cli-check-failed =
    { $failed ->
        [one] { $failed } échec
       *[other] { $failed } échecs
    } sur { $cases } cas :
cli-check-rule = règle { $rule }

## verify

cli-verify-fine =
    { $file } : honnête. { $draws ->
        [one] Le seul résultat du hasard est conforme
       *[other] Les { $draws } résultats du hasard sont conformes
    } à l’engagement, { $seats ->
        [0] personne n’a
        [one] une personne a
       *[other] { $seats } personnes ont
    } ajouté sa part. Engagement { $commitment }.
cli-verify-take-backs =
    { $count ->
        [one] Une fois, tous se sont accordés
       *[other] { $count } fois, tous se sont accordés
    } pour revenir en arrière ; le hasard a continué sans se répéter.
cli-verify-failed = { $file } : PAS conforme à l’engagement. { $why }

cli-board-fine = { $file } est en ordre : { $size }, pour { $low }–{ $high } joueurs. Empreinte : { $hash }
cli-board-lands =
    { $lands } pays dans { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions
    }
cli-board-provinces = { $provinces } territoires en cercle, paladins de { $colours } couleurs
cli-board-land = Pays
cli-board-borders = Pays adjacents
cli-board-by-sea = { $land } (par mer)
cli-board-region = { $region } (à partir de { $players } joueurs)
cli-board-set-up = À { $players } joueurs
cli-board-homelands = Patries
cli-board-forests = Forêts
cli-board-first-cards = Premières cartes
cli-board-ring = Le cercle des territoires, dans le sens horaire
cli-board-colours = Couleurs, { $count } paladins chacune
cli-board-castles = Châteaux par camp
cli-board-reserve = Paladins en réserve
cli-board-per-turn = Paladins joués par tour
cli-board-dice = Dés par tour
cli-board-taxes = Impôt
cli-board-grain = Grain
cli-board-sites = Emplacements
cli-board-reconstructed = Ne vient pas des règles, mais d’une reconstitution : { $where }

cli-bench-figure = Par seconde de processeur
cli-bench-compiled = Compilé
cli-bench-interpreted = Interprété
cli-bench-ratio = Rapport
cli-bench-decisions = Décisions
cli-bench-clones = Copies
cli-bench-games = Parties
cli-bench-peer = Autres : décisions par seconde de processeur
cli-bench-against = Hoftag est … fois plus rapide

## La table : début

table-welcome = { $title }. Tapez un numéro pour choisir, « { table-word-help } » pour tout le reste.
table-ask-game = Quel jeu ? [Entrée : { $default }]
table-ask-game-again = Ce jeu n’existe pas ici. Il y a : { $allowed }.
table-ask-players = Combien de joueurs ({ $allowed }) ? [Entrée : { $default }]
table-ask-players-again = Veuillez taper un nombre : { $allowed }.
table-ask-seats = Qui joue quoi ? Vous jouez { $seat }, les autres sont des ordinateurs. [Entrée : oui ; ou par exemple { $example }]
table-player-me = personne à ce terminal
table-player-bot = ordinateur ({ $bot })
table-me = moi

## La table : un tour

table-says = { $seat } : { $words }
table-label = { $label } :
table-your-turn = { $seat } : à vous de jouer
table-news = Ce qui s’est passé
table-rule = [{ $rule }]
table-more =
    { $more ->
        [one] … encore { $more } ligne. « { $word } » la montre
       *[other] … encore { $more } lignes. « { $word } » les montre
    } ; un mot ne montre que ce qui le contient.
table-filtered = Seulement ce qui contient « { $filter } » : { $shown } sur { $all }. Entrée montre de nouveau tout.
table-hint = { $label } : { $hint }
table-range = { $label } (à { $last })
table-fold = { $first } … { $last }
table-fold-hint = Une ligne avec « … » contient beaucoup de choix : « { $words } » les énumère.
table-range-hint = Une ligne à plusieurs numéros : chaque numéro correspond à une quantité.
table-help-hint = « { $help } » énumère ce que vous pouvez taper, « ? » explique la règle.
table-number-range = Il n’y a pas de numéro { $given } ici ; choisissez de 1 à { $last }.
table-allowed = C’est permis maintenant.
table-why-what = Écrivez après « { $why } » ce que vous voulez faire, par exemple : { $why } { $example }
table-no-rule = Il n’y a pas d’explication à ce sujet.
table-sections = Sont expliqués : { $sections }
table-rule-title = Règle { $section } : { $title }
table-undone = Annulé.
table-confirm-secret = { $choice } : Entrée confirme, « { $undo } » choisit à nouveau.
# secondes du sablier, avant la saisie
table-sand-left = { $seconds } s
table-sand-up = Le sablier est écoulé. Ce qui n’était pas sur le scriptorium ne compte pas.
table-sand-late = Le sablier est écoulé : « { $line } » arrive trop tard. Ce qui n’était pas sur le scriptorium ne compte pas.
table-log-empty = Il ne s’est encore rien passé.
table-hand-over = Passez l’écran. C’est au tour de { $seat } : appuyez sur Entrée. Les autres ne doivent pas regarder, seulement { $seat }.
table-separator = ---------------- écran effacé ----------------

## La table : enregistrer et quitter

table-save-where = Écrivez le nom d’un fichier après « { $save } », par exemple : { $save } { $example }
table-saved = Enregistré dans { $file }.
table-go-on = Pour continuer : { $command }
table-not-saved = La partie n’a pas été enregistrée.
table-ask-save-quit = Enregistrer la partie ? [Entrée : { $file } ; ou un autre nom ; « { $no } » pour non]
table-ask-save-end = Garder l’enregistrement ? [nom d’un fichier ; Entrée : non]
table-no = non
table-input-ended = L’entrée est terminée, la partie s’arrête ici.
table-bye = Au revoir !

## La table : aide

table-help-title = Ce que vous pouvez taper
table-help-number = numéro
table-help-number-text = joue le choix de ce numéro
table-help-notation-text = joue la même chose en mots, comme la liste le montre
table-help-word = mot
table-help-word-text = ne montre que les choix qui le contiennent ; Entrée les montre de nouveau tous
table-help-more = montre les choix suivants d’une longue liste
table-help-rule = explique la règle ; « ? { $section } » cette section
table-help-why = explique pourquoi une chose n’est pas permise, ou qui tient un lieu : { $word } { $example }
table-help-undo = annule votre dernière action, tant que rien de nouveau n’a été vu
table-help-board = montre le plateau
table-help-log = montre ce qui s’est passé ; « { $word } 100 » remonte plus loin
table-help-save = écrit l’enregistrement dans un fichier
table-help-help = montre cette liste
table-help-quit = arrête ; la partie peut être enregistrée

table-word-more = suite
table-word-why = pourquoi
table-word-undo = annuler
table-word-board = plateau
table-word-log = journal
table-word-save = enregistrer
table-word-help = aide
table-word-quit = quitter

## La table : la fin

table-end = La partie est terminée
table-place = Place
table-winner = { $seat } gagne !
table-shared-victory = { $seats } se partagent la victoire.
table-all-lost = Tous ont perdu.

## La table : le plateau

table-when = { $season } { $year }
table-annals = Annales
table-sundial-mark = dernière année
table-you = vous
table-legend-palace = palais
table-legend-forest = forêt
table-legend-development = développement
table-legend-gang = bande de rebelles
table-legend-followers = { $mark }2 = deux partisans ({ $seat })
table-legend-ruler = contrôle le pays
table-strip = Cartes
table-slots-free =
    { $free ->
        [0] aucun emplacement libre
        [one] { $free } emplacement libre
       *[other] { $free } emplacements libres
    }
table-column-missi = Missi
table-column-leudes = Leudes
table-column-nobiles = Nobiles
table-column-trophies = Gloire
table-column-lands = Pays
table-column-development = Dév.
table-column-followers = Part.
table-column-regions = Rég.
table-column-palace = Palais
table-column-points = Points
table-tiles-count =
    { $rack ->
        [one] { $rack } tuile
       *[other] { $rack } tuiles
    } à la cour, { $inactive ->
        [one] { $inactive } inactive
       *[other] { $inactive } inactives
    }
table-tiles-down = { $count } face cachée sur le Scriptorium
table-tiles-bag = { $count } dans le sac
table-tiles-swapped = échange fait cette année
table-tiles-known = connues : { $tiles }
table-own-rack = Vos tuiles
table-own-fresh = Utilisables dès la saison suivante
table-own-inactive = Inactives
table-own-placed = Sur le Scriptorium
table-own-bag = Dans le sac
table-own-swapped = Sur l’espace d’échange
table-own-swap-chosen = À échanger
table-swap-arrow = { $given } contre { $taken }
table-bag =
    Sac de tirage : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $events ->
        [one] { $events } tuile Événement
       *[other] { $events } tuiles Événement
    }
table-bag-open = Étalé au grand jour : { $tiles }
table-event-tiles = Tuiles Événement : { $scriptorium } sur le Scriptorium, { $bag } dans le sac, { $annals } sur les annales
table-archivium = Archivium ({ $count })
table-discard = Défausse ({ $count })
table-hunger-aside = Cartes Famine à côté du plateau : { $count }
table-disorder-aside = Cartes Anarchie et Rébellion à côté du plateau : { $count }
table-gangs-waiting = Bandes de rebelles en attente sur l’Archivium : { $count }
table-supply = Réserve : { $gangs } bandes de rebelles, { $development } pions de développement
table-set-up-first = Mise en place, premier tour
table-set-up-second = Mise en place, second tour
table-set-up-unrest =
    { $count ->
        [one] Un pays est sans partisans
       *[other] { $count } pays sont sans partisans
    } : à la fin de la mise en place, chaque pays sans partisans reçoit une bande de rebelles.
table-set-up-settlers = Partisans dans le sac
table-set-up-reserve = Pour le second tour
table-tile-turned = { $tile } (face cachée)
table-tile-blocked = { $tile } (bloqué)
table-disorder = { $card } apporterait une bande de rebelles à chacun de ces pays
table-wheel = Problèmes, dans l’ordre où vient Skuld ({ $count } là où elle arrive terminent la partie)
table-wheel-now = { $season } (Skuld, maintenant)
table-wheel-blocked = bloqué maintenant
table-wheel-ends-next = la fin, si aucun d’eux n’est résolu dans cette saison !
table-wheel-ends = la fin, si aucun d’eux n’est résolu avant !
table-problem-strip = Problèmes sur la bande, le prochain d’abord
table-favour = Piste de faveur ({ $has } pierres sur { $count }), la plus ancienne d’abord
table-supply-814 = Réserve : { $development } pions de développement
table-gangs-left =
    { $gangs ->
        [one] Il reste une bande de rebelles.
       *[other] Il reste { $gangs } bandes de rebelles.
    }
table-gangs-few =
    { $gangs ->
        [0] Il ne reste aucune bande de rebelles : s’il en faut une, la partie est finie !
        [one] Il ne reste qu’une bande de rebelles : s’il en manque une, la partie est finie !
       *[other] Il ne reste que { $gangs } bandes de rebelles : s’il en manque une, la partie est finie !
    }

## La table : le plateau de Carolus Magnus

table-round = Tour { $round }
table-places = { $places } territoires et régions (à moins de { $needed }, la partie se termine)
table-order = ordre : { $seats }
table-quiet = aucun château changé depuis { $rounds } tours sur { $limit }
table-column-steps = Pas
table-column-place = Territoire ou région
table-column-knights = Paladins
table-column-castles = Châteaux
table-column-stop = S’il s’arrête
table-would-nothing = rien
table-would-keep = { $side } garde
table-would-build = { $side } construit
table-would-take = { $side } prend
table-would-join = { $result }, uni à { $places }
table-stop = { $place } ({ $result })
table-castles = Châteaux
table-castles-of = { $built } sur { $goal }, { $stock } en stock
table-court = Cour
table-reserve = Réserve
table-middle = Au centre
table-column-markers = Emblèmes
table-column-disc = Disque
table-column-used = Déjà joués
table-column-free = Encore libres
table-legend-emperor = Charlemagne
table-legend-knights = { $mark }2 = deux paladins ({ $colour })
table-legend-court = sa cour : la meilleure autre
table-legend-holder = contrôle la couleur

## La table : le plateau de Wallenstein

table-year = Année { $year }, { $season }
table-actions = Actions
table-event = Événement
table-events = Événements ouverts
table-places-free = Rangs libres
table-start-open = Cartes de terre ouvertes
table-favours = Faveurs ouvertes
table-courtiers = Courtisans (salle/audience/réserve)
table-face-down = { $count } face cachée
table-planned = a planifié
table-own-plan = Votre plan
table-own-hand = Votre main
table-tray = Bac
table-inside = Dans la tour
table-stock = Il reste
table-column-money = Thalers
table-column-grain = Grain
table-column-armies = Armées
table-column-stock = Réserve
table-column-next = À venir
table-column-advantage = Avantage
table-legend-figures = 5/3/2 = impôt, grain, emplacements
table-legend-armies = { $mark }2 = deux armées de { $seat }
table-legend-unrest = troubles
table-legend-neutral = neutre
