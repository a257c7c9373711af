### Les pages autour des tables : salle, nouvelle table, salle d’attente, règles, parties gardées, réglages.

## La maison

web-house = HOFTAG
web-house-title = Hoftag
web-page-title = { $page } · Hoftag
web-nav = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-records = Parties gardées
web-tab-hall = Salle
web-tab-tables = Tables
web-tab-rules = Règles
web-tab-me = Nom
web-to-hall = Vers la salle
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant …
web-language = Langue
web-language-failed = Les textes de cette langue n’ont pas pu être chargés. Veuillez réessayer.
web-rules = Règles
web-names = Judith, Lothaire, Ermengarde, Pépin, Berthe, Drogon, Adélaïde, Bernard, Rotrude, Louis, Gisèle, Tassilon

## Salle

web-hero = La cour est réunie.
web-hero-words = Trois jeux de plateau pour le pouvoir dans l’ancien Empire : seul contre l’ordinateur, autour d’une même table ou avec des amis au loin. Un nom suffit.
web-name-ask = Comment vous appeler ?
web-games = Jeux
web-players = Joueurs
web-duration = Durée
web-minutes = { $range } min
web-phone-facts = { $players } joueurs · { $minutes }
web-play-at-once = Jouer tout de suite
web-open-table = Ouvrir une table
web-open-table-short = Table

web-game-title-carolingi = Carolingi
web-game-title-wallenstein = Wallenstein
web-game-title-carolus-magnus = Carolus Magnus
web-game-pitch-carolingi = Royaume franc, 830. Choisissez deux actes secrets par saison ; le sac décide quand ils auront lieu.
web-game-pitch-wallenstein = La guerre de Trente Ans. Planifiez dix actes pour vos terres ; la tour à dés décide des batailles.
web-game-pitch-carolus-magnus = Quinze provinces en anneau. Gagnez les familles nobles et menez Charlemagne vers vos châteaux.
web-game-weight-carolingi = Moyen à exigeant
web-game-weight-wallenstein = Moyen
web-game-weight-carolus-magnus = Facile à apprendre

web-my-tables = Vos tables
web-waiting-count =
    { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
    }
web-no-tables = Vous n’êtes encore à aucune table.
web-open-tables = Ouvertes à tous
web-watch-tables = À regarder
web-your-turn = C’est à vous
web-waits-for = On attend { $names }
web-table-over = La partie est terminée
web-table-closed = Cette table est fermée
web-seats-free =
    { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
web-chapter-carolingi = { $season } { $year }
web-chapter-wallenstein = { $season }, année { $year }
web-chapter-carolus-magnus = Tour { $round }
web-time-left = encore { $time }
web-at-table = À la table : { $names }
web-way-play = Jouer
web-way-join = Rejoindre
web-way-room = Entrer
web-way-view = Voir
web-way-label = { $way } : { $title }

web-join = Rejoindre
web-join-words = Vous avez reçu un lien d’invitation ? Ouvrez-le ou collez-le ici.
web-join-field = Lien ou nom d’une table
web-join-go = Rejoindre
web-join-unclear = Ce n’est ni le lien ni le nom d’une table.
web-new-here = Première visite ?
web-new-here-link = Carolus Magnus en dix minutes

## Une nouvelle table

web-new-table = Ouvrir une table
web-which-game = Jeu
web-seats = Places
web-plan = Qui joue ?
web-plan-help = Les places libres sont pour ceux qui ont le lien. Plusieurs personnes peuvent partager ce navigateur.
web-plan-label = { $seat } : qui s’assied ici ?
web-plan-open = Libre, par le lien
web-plan-here = À ce navigateur
web-plan-bot = Ordinateur : { $bot }
web-plan-name = Nom
web-you = vous
web-on = avec
web-off = sans
web-finer = Finesses des règles
web-about = environ { $time }
web-begin = Commencer
web-open-get-link = Ouvrir, obtenir le lien

web-bot-random = Bouffon
web-bot-greedy = Majordome
web-bot-squire = Écuyer
web-bot-count = Comte
web-bot-emperor = Empereur
web-levels = Joueurs ordinateur
web-levels-help = Du plus faible au plus fort. Ce choix vaut pour toutes les places de l’ordinateur.
web-strength = force { $level } sur { $most }

web-option-carolingi-players = Chaque place amène d’autres régions en jeu.
web-option-carolingi-sundial = La dernière année. Plus elle est tardive, plus une paix est probable.
web-option-carolingi-variant-base = Chacun commence avec un palais entouré de ses partisans.
web-option-carolingi-variant-advanced = Le sort répartit partisans et forêts ; les pays d’origine se revendiquent en cours de partie.
web-option-carolingi-variant-scenario814 = Comme la variante avancée, et il faut résoudre ensemble les problèmes de l’Empire, sinon tous perdent.
web-option-carolingi-anarchy = Dès la deuxième année, deux cartes de plus amènent des bandes de rebelles ; un peu plus rude.
web-option-carolingi-timer = Le temps laissé aux autres dès que le premier a placé deux tuiles ; ce qui vient trop tard ne compte pas.
web-option-carolingi-strict-favour = Si les héritiers échouent, le premier de la piste de faveur doit remplir une condition, sinon tous perdent.
web-option-fixed-carolingi-strict-favour = Il n’y a de piste de faveur que dans le scénario 814.
web-option-wallenstein-players = À trois, huit terres sont hors jeu.
web-option-wallenstein-setup-given = Chacun commence dans les terres de la répartition imprimée.
web-option-wallenstein-setup-free = Les terres de départ se choisissent à tour de rôle, parmi deux cartes ouvertes et une pile.
web-option-wallenstein-court = Des armées deviennent courtisans, qui gagnent des faveurs ; trois cases de plus à planifier.
web-option-wallenstein-landsknechte = Un bonus à chaque saison pour qui a des terres dans quatre régions.
web-option-wallenstein-tower-two-floor = Deux étages retiennent des cubes ; ceux qui tombent en détachent d’autres.
web-option-wallenstein-tower-historic = Deux cubes jetés sur trois tombent, et un sur trois de ceux qui reposent.
web-option-carolus-magnus-players = À trois, moins de châteaux et plus de chevaliers ; à quatre, deux équipes.
web-option-carolus-magnus-seating = Où s’asseyent les partenaires.
web-option-carolus-magnus-first-round = Qui suit le premier au premier tour ; les règles n’en disent rien.
web-option-carolus-magnus-full-circle = Charlemagne peut faire le tour complet quand il reste peu de lieux.
web-option-carolus-magnus-tie-break = Ce qui départage un nombre égal de châteaux ; les règles n’en disent rien.
web-option-carolus-magnus-stall-rounds = Autant de tours calmes terminent la partie ; avec 0 elle continue. Hors des règles.
web-option-carolus-magnus-team-talk = Si les partenaires peuvent parler du jeu ; une simple note.
web-value-carolingi-variant-base = Jeu de base
web-value-carolingi-variant-advanced = Avancé
web-value-carolingi-variant-scenario814 = Scénario 814
web-value-wallenstein-setup-given = imprimées
web-value-wallenstein-setup-free = choisies
web-value-wallenstein-tower-two-floor = deux étages
web-value-wallenstein-tower-historic = historique
web-value-carolus-magnus-seating-alternate = en alternance
web-value-carolus-magnus-seating-together = côte à côte
web-value-carolus-magnus-first-round-clockwise = sens horaire
web-value-carolus-magnus-first-round-lot = par le sort
web-value-carolus-magnus-tie-break-markers = marqueurs de clan
web-value-carolus-magnus-tie-break-shared = rien

web-clock = Rythme
web-clock-kind-none = sans horloge
web-clock-kind-move = par réponse
web-clock-kind-game = par partie
web-clock-kind-days = en jours
web-clock-help-none = Chacun prend le temps qu’il lui faut.
web-clock-help-move = Tant de temps pour chaque réponse.
web-clock-help-game = Tant de temps en tout ; chaque réponse en rend un peu.
web-clock-help-days = Pour jouer sur plusieurs jours : tant de temps pour chaque réponse.
web-clock-amount = Combien de temps
web-clock-increment = Ce que rend une réponse
web-clock-increment-words = + { $time } par réponse
web-clock-zero = Ce qui arrive à zéro
web-clock-zero-bot = puis un ordinateur continue
web-clock-zero-pass = puis : passer, si possible
web-clock-none = sans horloge
web-clock-move-words = { $time } par réponse
web-clock-game-words = { $time } en tout, + { $more } par réponse

web-public = Ouverte à tous
web-public-help = Visible dans la salle : chacun peut venir jouer.
web-spectators = Spectateurs admis
web-spectators-help = Qui a le lien peut regarder.
web-hints = Conseils
web-hints-help = Un bouton demande à un joueur ordinateur ce qu’il ferait.
web-pace = Pas des ordinateurs
web-pace-help = Combien de temps ils attendent avant d’agir.
web-pace-instant = aucun
web-pace-quick = vif
web-pace-normal = normal
web-pace-slow = posé
web-title = Nom de la table
web-title-help = Laissé vide, la cour en trouve un.
web-reconstructed = ¶ données reconstituées
web-reconstructed-carolingi = Aucune image du plateau imprimé n’a pu être trouvée. Les noms, régions et frontières qu’aucun texte des règles ne mentionne, les actions qui existent en double et trois couleurs de joueurs sont notre reconstitution. Qui possède la boîte peut corriger une copie du fichier du plateau et jouer avec.
web-reconstructed-wallenstein = La chance qu’un cube reste dans la tour, une terre de la répartition à trois et les montants de la plupart des faveurs de l’Empereur et des bannières sont notre reconstitution. Qui possède la boîte peut corriger une copie du fichier du plateau et jouer avec elle.
web-reconstructed-carolus-magnus = Les noms des provinces et les symboles des familles sont de nous. Là où les règles se taisent (premier tour, égalités, partie qui n’avance plus), une option dit ce qui vaut.

## Salle d’attente

web-waiting-room = Salle d’attente · « { $title } »
web-invite = Invitez vos amis
web-no-sign-up = aucune inscription
web-link = Lien vers cette table
web-copy-link = Copier le lien
web-share = Partager
web-copied = Copié
web-copy-failed = Impossible de copier. Sélectionnez le texte et copiez-le à la main.
web-invite-words = Toute personne qui a le lien peut prendre une place ou regarder.
web-invite-words-closed = Toute personne qui a le lien peut prendre une place ; personne ne peut regarder.
web-qr = Code QR pour un téléphone
web-qr-alt = Code QR de { $link }
web-taken = { $taken } sur { $all }
web-seat-free = Place libre
web-seat-free-words = Envoyez le lien ou ajoutez un ordinateur
web-seat-free-link = Pour qui a le lien
web-computer = Ordinateur
web-computer-is = ordinateur, { $bot }. { $about }
web-level-of = Niveau de { $name }
web-close-seat = Fermer
web-free-seat = Libérer cette place
web-sit = Prendre place
web-sit-too = Une personne de plus ici
web-here-too = aussi à ce navigateur
web-name-guest = Comment appeler cette personne ?
web-is-here = est là
web-is-away = hors ligne
web-host = hôte
web-kick = Libérer la place de { $name }
web-ready = Prêt
web-not-ready = pas encore prêt
web-three-sentences = En trois phrases
web-all-rules = Règles complètes
web-sentence-one-carolingi = Chaque saison, posez deux tuiles en secret.
web-sentence-two-carolingi = Le sac décide quand elles agissent, et quand vient la révolte.
web-sentence-three-carolingi = Trois conditions remplies : vous pouvez déclarer la paix.
web-sentence-one-wallenstein = À chaque saison, planifiez en secret dix actions et une enchère.
web-sentence-two-wallenstein = Combats et révoltes passent par la tour : des cubes tombent ou restent dedans.
web-sentence-three-wallenstein = En hiver, chaque terre veut du grain. Terres, bâtiments et majorités donnent des points.
web-sentence-one-carolus-magnus = Le disque décide qui commence et jusqu’où Charlemagne peut aller.
web-sentence-two-carolus-magnus = Les chevaliers à la cour gagnent des familles, ceux des provinces des majorités.
web-sentence-three-carolus-magnus = Là où Charlemagne s’arrête, le camp le plus fort bâtit. Tous les châteaux bâtis : victoire.
web-talk = Parole
web-say = Écrire un message …
web-say-send = Dire
web-table-rules = Règles de la table
web-host-changes = modifiables par vous
web-host-decides = modifiables par { $name }
web-chance = Le hasard est scellé avant la partie : personne ne peut changer un tirage, pas même le serveur.
web-chance-words = Le serveur a publié le sceau d’un secret, votre navigateur y ajoute sa propre part. Chaque tirage découle des deux, et à la fin chacun peut le vérifier.
web-commitment = Sceau du serveur (SHA-256)
web-my-nonce = Ma part ({ $seat })
web-preview =
    Le plateau tel qu’il est installé pour { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
web-invited = { $name } vous invite à une partie de { $game }.
web-watch = Regarder
web-table-full = Toutes les places sont prises.
web-leave = Quitter
web-unready = Pas encore prêt : { $names }
web-too-few = Il faut être au moins { $least }.
web-all-here = Tout le monde est là.
web-start-with =
    { $count ->
        [one] Commencer seul
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
        [6] Commencer à six
       *[other] Commencer à { $count }
    }
web-i-am-ready = C’est bon pour moi
web-wait-for-me = Attendez-moi
web-connection-lost = Pas de connexion, nouvel essai …

## Ce qui n’existe pas

web-missing = Il n’y a rien ici
web-missing-words = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
web-no-table = Cette table n’existe pas
web-no-table-words = Il manque peut-être une lettre au lien, ou la table est débarrassée depuis longtemps.
web-no-entry = Cette table n’admet pas de spectateurs
web-table-closed-words = La table « { $title } » a été fermée.
web-table-loading = On dresse la table
web-own-table = Ouvrir ma propre table
web-watch-others = Regarder les autres

## Ce qui a échoué

web-offline = Le serveur est injoignable.
web-slow = Le serveur met trop de temps à répondre.
web-garbled = Le serveur a donné une réponse qui n’a pas de sens.
web-broken = Quelque chose a mal tourné sur cette page. Rien de ce qui a été joué n’est perdu.
web-try-again = Réessayer
web-reload = Recharger
web-details = Détails
web-copy-details = Copier les détails

## Règles et parties gardées

web-rules-of = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Trouvé dans une section.
       *[other] Trouvé dans { $count } sections.
    }
web-finished = Parties terminées
web-none-finished = Aucune pour l’instant. Chaque partie que vous terminez est gardée ici.
web-look-back = Revoir
web-record-file = Fichier
web-fair = Un hasard honnête
web-fair-words = Avant la partie, le serveur publie le sceau d’un secret, et chaque personne à la table peut y ajouter sa part. Chaque tirage découle des deux : personne ne peut le choisir. À la fin, le secret figure dans le fichier de la partie.
web-fair-check = Chacun peut recalculer tous les tirages sur sa propre machine :
web-fair-replay = Une partie gardée est un simple texte, qui se lit et se rejoue :

## Compte

web-account = Qui vous êtes
web-account-short = Compte
web-account-short-is = Compte ouvert
web-account-words = Un nom suffit pour jouer. Un compte garde vos tables aussi sur d’autres appareils ; il ne faut qu’un nom et un mot de passe.
web-account-new = Nouveau compte
web-account-known = J’en ai un
web-account-name = Nom
web-account-password = Mot de passe
web-account-keep = Garder mes tables
web-account-made = Vos tables sont gardées désormais.
web-account-is = Vous êtes connecté sous le nom de { $name }.
web-account-is-words = Vous retrouvez vos tables sur chaque appareil où vous vous connectez.
web-sign-in = Se connecter
web-signed-in = Heureux de vous revoir.
web-sign-out = Se déconnecter
web-signed-out = Vous êtes déconnecté.
web-only-name = Changer seulement le nom
web-name-kept = Votre nom est retenu.

## Réglages

web-settings = Réglages
web-set-theme = Apparence
web-theme-is-system = celle du système
web-theme-is-light = claire
web-theme-is-dark = sombre
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-set-names = Noms des terres
web-names-mine = dans ma langue
web-names-board = comme sur le plateau
web-set-motion = Mouvement
web-motion-is-system = celui du système
web-motion-is-full = complet
web-motion-is-reduced = réduit
web-set-speed = Vitesse
web-set-skip = Passer toutes les animations
    .help = Le plateau change aussitôt ; la chronique raconte ce qui s’est passé.
web-set-sound = Sons
    .help = Bois sur bois, pages, le sac, et une cloche quand c’est à vous.
web-set-volume = Volume
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-set-forced = Répondre seul quand il n’y a pas de choix
    .help = Si une seule réponse est possible, elle est donnée, et la chronique le dit.
web-set-hints = Conseils pour débuter
    .help = La question s’explique sur une ligne de plus et montre ce qui se clique.
web-set-patterns = Motifs en plus des couleurs
    .help = Les bandes de la carte ont une hachure par joueur.
web-set-letters = Lettres seules comme touches
    .help = Z annule, F termine, L ouvre la chronique … La touche ? les montre toutes.
web-set-reset = Comme au début
web-set-done = Terminé
web-less = { $what } : un de moins
web-more = { $what } : un de plus
