### La ligne de commande : prendre soin d’un serveur (hoftag admin).

cli-about-admin = Prendre soin des tables d’un serveur.
cli-about-admin-tables = Lister les tables, celles en difficulté d’abord.
cli-about-admin-show = Montrer une table : qui y est assis, où elle en est, la fin de son journal.
cli-about-admin-replay = Raconter une partie enregistrée ; tant qu’elle dure, seulement ce que tous ont pu voir.
cli-about-admin-export = Écrire l’enregistrement d’une partie dans un fichier.
cli-about-admin-close = Fermer une table pour de bon ; tous y apprennent pourquoi.
cli-about-admin-repair = Amener une table aux règles d’aujourd’hui.
cli-about-admin-replay-all = Rejouer toutes les parties enregistrées avec les règles d’aujourd’hui et dire lesquelles tournent autrement.
cli-about-admin-appoint = Laisser un compte voir la page d’administration dans le navigateur.
cli-about-admin-dismiss = Ne plus laisser un compte voir la page d’administration.
cli-about-admin-audit = Imprimer la piste d’audit, le plus récent d’abord.
cli-argument-table = La table : la dernière partie de son adresse.
cli-argument-account = Le nom d’un compte.
cli-argument-record-new = Où écrire l’enregistrement, par exemple partie.hoftag.
cli-option-db-server = La base de données du serveur : sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.
cli-option-status = Seulement les tables dans cet état : waiting, playing, over ou closed.
cli-option-find = Seulement les tables avec ces mots dans le titre ou dans le nom de quelqu’un qui y est assis.
cli-option-last = Combien des dernières lignes du journal.
cli-option-secrets = Aussi ce que les autres à la table ne doivent pas encore savoir. Cela est noté sur la piste d’audit.
cli-option-why = La raison, avec vos mots ; tous à la table la lisent.
cli-option-cut = Reprendre avant la première action qui diffère ; la suite ne compte plus, mais reste dans le journal.
cli-option-adopt = Laisser compter toutes les actions et reprendre de la position que les règles d’aujourd’hui en font.
cli-option-audit-table = Seulement ce qui a été fait à cette table.
cli-error-status = Il n’y a pas d’état « { $given } ». Il y a : { $allowed }.
cli-error-both = { $one } et { $other } ne vont pas ensemble.
cli-error-log = Le journal ne se rejoue pas avec les règles de sa version : ligne { $number } ({ $why }).
cli-admin-progress = Parties
cli-admin-no-tables = Il n’y a pas de telle table.
cli-admin-found =
    { $count ->
        [one] Une table.
       *[other] { $count } tables.
    }
cli-admin-column-table = Table
cli-admin-column-status = État
cli-admin-column-title = Titre
cli-admin-column-people = Joueurs
cli-admin-column-updated = Modifiée
cli-admin-status-waiting = attend
cli-admin-status-playing = en cours
cli-admin-status-over = finie
cli-admin-status-closed = fermée
cli-admin-trouble = Ne se rejoue pas à partir de la ligne { $number } : { $why }
cli-admin-row-game = Jeu
cli-admin-row-status = État
cli-admin-row-host = Hôte
cli-admin-row-opened = Ouverte
cli-admin-row-updated = Modifiée
cli-admin-row-ended = Finie
cli-admin-row-deadline = Fin du temps
cli-admin-row-clock = Horloge
cli-admin-row-rules = Règles
cli-admin-row-log = Journal
cli-admin-row-replays = Rejeu
cli-admin-row-result = Résultat
cli-admin-row-notice = Avis
cli-admin-rules = version { $rules } (la plus récente : { $newest })
cli-admin-log =
    { $entries ->
        [one] une ligne
       *[other] { $entries } lignes
    }, dernier instantané après { $snapshot }
cli-admin-replays = comme elle a été jouée
cli-admin-replays-not = pas à partir de la ligne { $number } : { $why }
cli-admin-seat-open = (libre)
cli-admin-seat-left = (un ordinateur remplace)
cli-admin-secret = (secret)
cli-admin-cut-entry = (ne compte plus)
cli-admin-exported = L’enregistrement est dans { $file }.
cli-admin-exported-secrets = La partie n’est pas finie : le fichier contient ce que les autres à la table ne doivent pas encore savoir. Qu’il a été écrit figure sur la piste d’audit.
cli-admin-closed = « { $title } » ({ $table }) est fermée.
cli-admin-migrated = « { $title } » se rejoue comme elle a été jouée et suit maintenant les règles de la version { $rules } (avant : { $was }).
cli-admin-place = Ligne { $number } ({ $what }) : { $why }.
cli-admin-why-draws = le hasard aurait apporté autre chose
cli-admin-why-board = la table a été jouée sur un autre plateau
cli-admin-why-newer-rules = la table a été jouée avec des règles plus récentes que cette version n’en connaît
cli-admin-why-position = ensuite on voit autre chose à la table
cli-admin-why-result = la partie finit autrement
cli-admin-why-stumbles = les règles d’aujourd’hui n’y comprennent rien
cli-admin-why-refused = les règles d’aujourd’hui le refusent ({ $code })
cli-admin-result-same = Le résultat ne change pas.
cli-admin-result-changed = Le résultat change. Avant : { $was }. Maintenant : { $now }.
cli-admin-result-none = aucun
cli-admin-replayed =
    { $tables ->
        [one] Une partie rejouée
       *[other] { $tables } parties rejouées
    } : { $same } comme jouée(s), { $other } autrement.
cli-admin-results-changed =
    { $count ->
        [0] Aucun résultat ne change.
        [one] Un résultat change.
       *[other] { $count } résultats changent.
    }
cli-admin-repaired-cut = La partie reprend avant la ligne { $number }, avec les règles de la version { $rules }. Ce qui est coupé reste dans le journal.
cli-admin-repaired-adopt = Toutes les actions comptent ; la position est ce que les règles de la version { $rules } en font.
cli-admin-stays = Une partie qui n’est plus en cours reste comme elle a été jouée. Rien n’a été changé.
cli-admin-lost = Rien de cette partie ne se rejoue avec les règles d’aujourd’hui. Rien n’a été changé ; elle peut être fermée.
cli-admin-choose-broken = Rien n’a été changé. Avec --cut la partie reprend avant cette ligne.
cli-admin-choose-other = Rien n’a été changé. Avec --cut la partie reprend avant cette ligne, avec --adopt toutes les lignes comptent.
cli-admin-appointed = { $name } peut voir la page d’administration.
cli-admin-dismissed = { $name } ne peut plus voir la page d’administration.
cli-admin-no-trail = La piste d’audit est vide.
cli-admin-command-line = ligne de commande
