### La page d’administration, et ce que les tables apprennent de qui tient le serveur.

web-nav-admin = Administration
web-admin-server = Ce serveur
web-admin-tables = Tables
web-admin-trail = Piste d’audit
web-admin-version = Version
web-admin-instance = Instance
web-admin-uptime = En marche depuis
web-admin-engine = Moteur
web-admin-compiled = compilé
web-admin-interpreted = interprété
web-admin-database = Base de données
web-admin-redis = Redis
web-admin-redis-none = non utilisé
web-admin-redis-working = en ordre
web-admin-redis-away = injoignable
web-admin-servers = Serveurs
web-admin-sockets = Connexions ouvertes
web-admin-rooms = Tables en mémoire
web-admin-bots = Questions aux ordinateurs
web-admin-people = Personnes
web-admin-people-count = { $accounts } avec compte, { $guests } invités
web-admin-status = État
web-admin-status-all = Toutes
web-admin-status-waiting = En attente
web-admin-status-playing = En cours
web-admin-status-over = Finie
web-admin-status-closed = Fermée
web-admin-trouble-count =
    { $count ->
        [0] Aucune table n’est en difficulté
        [one] Une table est en difficulté : son journal ne se rejoue pas
       *[other] { $count } tables sont en difficulté : leurs journaux ne se rejouent pas
    }
web-admin-find = Chercher
web-admin-find-words = titre, nom ou table
web-admin-found =
    { $count ->
        [one] une table
       *[other] { $count } tables
    }
web-admin-none = Il n’y a pas de telle table.
web-admin-awaited = on attend : { $names }
web-admin-seat-open = place libre
web-admin-entries =
    { $count ->
        [one] une ligne
       *[other] { $count } lignes
    }
web-admin-rules = Règles
web-admin-rules-version = version { $rules }
web-admin-rules-older = version { $rules }, la plus récente est { $newest }
web-admin-back = Toutes les tables
web-admin-open-table = Ouvrir la table
web-admin-host = Hôte
web-admin-opened = Ouverte
web-admin-changed = Modifiée
web-admin-ended = Finie
web-admin-deadline = Fin du temps
web-admin-clock = Horloge
web-admin-log = Journal
web-admin-snapshot = dernier instantané après la ligne { $number }
web-admin-replay = Rejeu
web-admin-replays = comme elle a été jouée
web-admin-replays-not = pas à partir de la ligne { $number } : { $why }
web-admin-trouble-at = Ne se rejoue pas à partir de la ligne { $number } : { $why }
web-admin-why-draws = le hasard aurait apporté autre chose
web-admin-why-board = la table a été jouée sur un autre plateau
web-admin-why-newer-rules = la table a été jouée avec des règles plus récentes que cette version n’en connaît
web-admin-why-position = ensuite on voit autre chose à la table
web-admin-why-result = la partie finit autrement
web-admin-why-stumbles = les règles d’aujourd’hui n’y comprennent rien
web-admin-why-refused = les règles d’aujourd’hui le refusent ({ $code })
web-admin-result = Résultat
web-admin-branch = continue une autre partie
web-admin-seats = Places
web-admin-seat-left = un ordinateur remplace
web-admin-log-last = les { $count } dernières de { $all }
web-admin-secret = choix secret
web-admin-cut = ne compte plus
web-admin-draws =
    { $count ->
        [one] un tirage
       *[other] { $count } tirages
    }
web-admin-by-clock = horloge
web-admin-by-server = serveur
web-admin-close = Fermer la table
web-admin-close-words = La table finit pour de bon, sans résultat. Tous y lisent la raison. Cela figure sur la piste d’audit.
web-admin-why = Raison
web-admin-closed = La table est fermée.
web-admin-record = Télécharger l’enregistrement
web-admin-record-running = La partie n’est pas finie
web-admin-record-running-words = L’enregistrement contient ce que les autres à la table ne doivent pas encore savoir. Si vous le téléchargez, cela figure sur la piste d’audit. Qui joue à cette table ne doit pas le voir.
web-admin-record-still = Télécharger quand même
web-admin-trail-none = Rien n’a encore été fait d’en haut.
web-admin-command-line = ligne de commande
web-admin-did-close = a fermé une table
web-admin-did-repair = a amené une table aux règles d’aujourd’hui
web-admin-did-export = a pris un enregistrement
web-admin-did-secrets = a regardé des choix secrets
web-admin-did-appoint = a nommé { $account }
web-admin-did-dismiss = a démis { $account }
web-admin-did-running = la partie était en cours
web-table-ended-words = La table « { $title } » a été fermée par qui tient ce serveur : { $why }
play-closed-why = Par qui tient ce serveur : { $why }
play-told-title = Un mot de qui tient ce serveur
play-told-cut =
    Une règle a été corrigée, et avec elle la partie n’aurait pas pu se passer ainsi. { $count ->
        [0] Elle reprend d’un moment antérieur.
        [one] Elle reprend d’un moment antérieur : la dernière réponse ne compte plus.
       *[other] Elle reprend d’un moment antérieur : les { $count } dernières réponses ne comptent plus.
    }
play-told-rules = Une règle a été corrigée. Toutes vos réponses comptent ; la position est ce que les règles corrigées en font.
play-told-why = La raison donnée : { $why }
play-told-fine = Bien
