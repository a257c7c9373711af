### La table dans le navigateur (play-).

## La question

play-prompt = La question
play-your-turn = C’est à vous.
play-not-your-turn = Ce n’est pas votre tour
play-watching = Vous regardez
play-answered = Posé ; vous pouvez encore changer
play-done = Terminé
play-answer = Choisir
play-undo = Annuler
play-undo-hold = Maintenir : retour au début de l’action
play-undo-stop-nothing = Vous n’avez encore rien fait qui puisse être annulé.
play-undo-stop-drawn = Un tirage a eu lieu depuis ; on ne peut pas revenir en arrière.
play-undo-stop-revealed = Quelque chose a été dévoilé depuis ; on ne peut pas revenir en arrière.
play-undo-stop-other = Quelqu’un d’autre a joué depuis ; on ne peut pas revenir en arrière.
play-undo-stop-over = La partie est terminée.
play-options = Possibilités
play-option-impossible = impossible pour l’instant
play-option-targets =
    { $count ->
        [one] une possibilité
       *[other] { $count } possibilités
    }
play-summary = Vous faites
play-summary-then = Ensuite la partie continue, et plus rien ne pourra être annulé.
play-summary-send = Oui, continuer
play-summary-back = Retour
play-sand = Sablier
play-sand-runs = Le sablier coule : { $seconds } secondes pour poser vos tuiles.
play-sand-last = Encore { $seconds } secondes.
play-sand-over = Le temps est écoulé.
play-over = La partie est terminée.
play-skip = Passer
play-to-result = Résultat

## Ce que font les autres

play-nobody = La partie continue dans un instant.
play-deciding =
    { $count ->
        [one] { $seats } réfléchit.
       *[other] { $seats } réfléchissent.
    }
play-doing-carolingi-place =
    { $count ->
        [one] { $seats } choisit ses tuiles.
       *[other] { $seats } choisissent leurs tuiles.
    }
play-doing-carolingi-swap =
    { $count ->
        [one] { $seats } peut échanger une tuile.
       *[other] { $seats } peuvent échanger une tuile.
    }
play-doing-carolingi-starve = { $seats } décide qui perd un fidèle par la famine.
play-doing-carolingi-influence = { $seats } exerce son influence.
play-doing-carolingi-post = { $seats } envoie des fidèles.
play-doing-carolingi-unfold = { $seats } déploie son influence.
play-doing-carolingi-develop = { $seats } développe.
play-doing-carolingi-lay-markers = { $seats } développe des contrées.
play-doing-carolingi-missi = { $seats } équipe des missi.
play-doing-carolingi-march = { $seats } déplace des troupes.
play-doing-carolingi-fight = { $seats } combat.
play-doing-carolingi-appease = { $seats } apaise les troubles.
play-doing-carolingi-extra-action = { $seats } peut effectuer une action supplémentaire.
play-doing-carolingi-solve = { $seats } peut résoudre un problème.
play-doing-carolingi-honour = { $seats } peut poser une pierre d’honneur.
play-doing-carolingi-settle = { $seats } décide où va un partisan tiré.
play-doing-carolingi-settle-late = { $seats } décide où va un partisan tiré.
play-doing-carolingi-drive-out = { $seats } chasse des bandes de son nouveau pays d’origine.
play-doing-carolingi-confirm = { $seats } a presque terminé.
play-doing-carolus-magnus-disc = { $seats } choisit un disque.
play-doing-carolus-magnus-knights = { $seats } met des paladins en jeu.
play-doing-carolus-magnus-emperor = { $seats } déplace Charlemagne.
play-doing-carolus-magnus-crown = { $seats } choisit une famille pour une couronne.
play-doing-carolus-magnus-confirm = { $seats } a presque terminé.

## Choisir

play-dock = Votre choix
play-how-many = Combien
play-fewer = Moins
play-more = Plus
play-range = de { $first } à { $last }
play-possible = Ce qui peut être choisi
play-list =
    { $count ->
        [one] Une possibilité
       *[other] Liste ({ $count })
    }
play-can = Que puis-je faire ?
play-can-filter = Seulement ce qui contient
play-can-none = Rien de tel n’est possible maintenant.
play-hint-thing = Choisissez un élément au bord en tirets.
play-hint-next = Continuez avec un bord en tirets ; le même encore une fois le reprend.
play-hint-count = Choisissez le nombre, puis confirmez.
play-hint-option = Choisissez une possibilité, ou directement un lieu sur le plateau.
play-hint-confirm = Le choix est complet : le bouton le confirme.
play-hint-done = Il n’y a plus rien à choisir. Terminez, ou annulez quelque chose.

## Pourquoi pas

play-why-box = Pourquoi pas
play-why-not = Pourquoi pas { $what } ?
play-why-not-so = Ce n’est pas possible
play-why-watching = Vous regardez ; seuls les joueurs choisissent.
play-why-others = La partie attend : { $names }.
play-why-nobody = Personne n’est sollicité pour l’instant.
play-why-no-place = Cela ne joue aucun rôle dans la question posée.
play-why-possible = C’est possible maintenant.
play-why-over = La partie est terminée.
play-why-past = Ceci est le passé ; revenez au présent pour jouer.

## Un conseil, et pourquoi un joueur ordinateur a fait cela

play-hint = Conseil
play-hint-tip = Conseil (H) : que ferait ici un bon joueur ordinateur ?
play-hint-do = Jouer ainsi
play-reason = { $until }, en moyenne : { $parts }.
play-reason-none = { $until }, le score change peu en moyenne.
play-reason-chance = Chances de gagner : { $chance }.
play-until-carolingi = D’ici à la fin de la saison
play-until-wallenstein = D’ici à la fin de la saison
play-until-carolus-magnus = D’ici à la fin du tour
play-deed-why = pourquoi ?
play-note-slow =
    { $other } a répondu pour { $seat } : { $bot } a mis plus { $seconds ->
        [one] d’une seconde
       *[other] de { $seconds } secondes
    }.
play-note-crashed = { $other } a répondu pour { $seat } : { $bot } était en panne.
play-note-nonsense = { $other } a répondu pour { $seat } : ce que voulait { $bot } n’est pas possible.

## Règles

play-rules = Règles
play-section = § { $section }
play-rule = Règle { $section } : { $title }

## Joueurs

play-players = Joueurs
play-players-count =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
play-you = vous
play-guest = invité
play-computer = Ordinateur
play-awaited = est attendu
play-offline = non connecté
play-left = Est parti ; un ordinateur continue
play-left-short = parti
play-return = Reprendre la place
play-sit = Prendre place
play-look-at = Voir la cour : { $seat }
play-look-from = changer
play-clock = Temps restant
play-time-over = temps écoulé
play-spectators =
    { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
play-bot-names = Lothaire, Irmengarde, Drogon, Rotrude, Pépin, Gisèle, Bernard, Hildegarde, Louis, Berthe, Nithard, Ermengarde

## Plusieurs devant un écran

play-hand-over = Passez l’appareil à { $seat }
play-hand-over-help = Seul { $seat } doit regarder maintenant.
play-i-am = Je suis { $seat }

## Parties de la page

play-board = Plateau
play-own = Votre côté de la table
play-court = Votre cour
play-story = Chronique, parole et relecture
play-chronicle = Chronique
play-log-empty = Il ne s’est encore rien passé.
play-log-more = Montrer ce qui précède
play-news = Nouvelles des autres
play-talk = Parole
play-talk-empty = Personne n’a encore rien dit.
play-say = Dire quelque chose
play-say-send = Dire
play-tabs = Parties de la table
play-sheet-up = Remonter la question
play-sheet-down = Abaisser la question
play-table-title = Table « { $title } »
play-ended = terminée
play-title = { $title } · Hoftag
play-title-mine = ● À vous · { $title }
play-laying = On dresse la table
play-closed = Cette table a été fermée.
play-gone = Cette table n’existe plus.
play-closed-to-you = Cette table n’est pas ouverte aux spectateurs.
play-lost = Pas de connexion, nouvel essai …
play-connected = Connecté

## Menu

play-menu = Table
play-invite = Inviter
play-takeback = Demander à revenir
play-takeback-wish = { $seat } voudrait reprendre un coup. D’accord ?
play-takeback-own = Vous voudriez reprendre un coup. Pas encore de réponse : { $names }
play-agree = D’accord
play-decline = Refuser
play-withdraw = Retirer
play-leave = Céder ma place à l’ordinateur
play-leave-help = Un ordinateur continue pour vous. Vous pouvez reprendre votre place à tout moment, tant que personne d’autre n’y est assis.
play-close = Fermer la table
play-close-help = La partie s’arrête ici sans résultat et ne pourra pas continuer.
play-stay = Rester
play-to-hall = Vers la salle

## Relecture

play-replay = Relecture
play-replay-help = Revoyez la partie coup par coup, telle que vous pouviez la voir.
play-replay-begin = Depuis le début
play-replay-last-move = Le dernier coup
play-replay-first = Au début
play-replay-back = Un coup en arrière
play-replay-play = Lire
play-replay-pause = Pause
play-replay-forward = Un coup en avant
play-replay-last = À la fin
play-replay-speed = Vitesse
play-replay-slider = Coup
play-replay-move = Coup { $move }/{ $last }
play-past = Vous regardez le passé.
play-past-setup = La mise en place
play-past-move = Après le coup { $move }, de { $seat }
play-back-to-now = Revenir au présent
play-try = Essayer d’ici
play-try-help = Ouvre une copie de la partie à partir de ce coup, contre des ordinateurs

## La fin

play-end-wins = { $seat } gagne
play-end-share = { $seats } se partagent la victoire
play-end-table = Le décompte par joueur
play-end-plus = +{ $points }
play-end-course = Évolution des points
play-end-honest = Tirages honnêtes
play-end-honest-text =
    { $draws ->
        [one] L’unique tirage est conforme à la promesse faite au début.
       *[other] Les { $draws } tirages sont conformes à la promesse faite au début.
    }
play-end-verified = vérifié
play-end-dishonest = Les tirages ne sont PAS conformes à la promesse faite au début.
play-end-unproved = La preuve est en cours de chargement.
play-end-took = Durée { $time }
play-end-decisions =
    { $count ->
        [one] une décision
       *[other] { $count } décisions
    }
play-end-check = Vérifier soi-même
play-end-check-text = Téléchargez l’enregistrement et laissez « hoftag verify » recalculer chaque tirage. La promesse et son secret :
play-rematch = Revanche
play-rematch-join = Vers la revanche
play-view = Revoir la partie
play-record = Télécharger la partie

## Touches

play-keys = Touches
play-keys-off = Les lettres seules sont désactivées dans les réglages.
play-key-answer = choisir, répondre ; passer une animation
play-key-digits = tuile, disque, nombre de pièces
play-key-count = un de plus, un de moins
play-key-options = possibilité d’une action
play-key-finish = terminer
play-key-undo = annuler (maintenir : début de l’action), rétablir
play-key-escape = abandonner le choix entamé ; fermer
play-key-why = pourquoi pas, pour l’élément visé
play-key-can = que puis-je faire ?
play-key-hint = un conseil : ce que ferait un joueur ordinateur
play-key-arrows = vers le voisin dans cette direction
play-key-neighbours = lister les voisins ; aller à un nom
play-key-map = plateau entier ; zoom sur le possible
play-key-panels = chronique, parole, joueurs, scores, règles
play-key-replay = relecture : arrière, avant, début, fin
play-key-keys = cette liste
