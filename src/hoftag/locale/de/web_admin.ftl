### Die Verwaltungsseite, und was Tischen von denen gesagt wird, die den Server betreiben.

web-nav-admin = Verwaltung
web-admin-server = Dieser Server
web-admin-tables = Tische
web-admin-trail = Prüfprotokoll
web-admin-version = Version
web-admin-instance = Instanz
web-admin-uptime = Läuft seit
web-admin-engine = Regelwerk
web-admin-compiled = kompiliert
web-admin-interpreted = interpretiert
web-admin-database = Datenbank
web-admin-redis = Redis
web-admin-redis-none = nicht benutzt
web-admin-redis-working = in Ordnung
web-admin-redis-away = nicht erreichbar
web-admin-servers = Server
web-admin-sockets = Offene Verbindungen
web-admin-rooms = Tische im Speicher
web-admin-bots = Wartende Computerfragen
web-admin-people = Leute
web-admin-people-count = { $accounts } mit Konto, { $guests } Gäste
web-admin-status = Zustand
web-admin-status-all = Alle
web-admin-status-waiting = Wartet
web-admin-status-playing = Läuft
web-admin-status-over = Beendet
web-admin-status-closed = Geschlossen
web-admin-trouble-count =
    { $count ->
        [0] Kein Tisch ist in Schwierigkeiten
        [one] Ein Tisch ist in Schwierigkeiten: sein Protokoll lässt sich nicht nachspielen
       *[other] { $count } Tische sind in Schwierigkeiten: ihre Protokolle lassen sich nicht nachspielen
    }
web-admin-find = Suchen
web-admin-find-words = Titel, Name oder Tisch
web-admin-found =
    { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
web-admin-none = So einen Tisch gibt es nicht.
web-admin-awaited = gewartet wird auf: { $names }
web-admin-seat-open = freier Platz
web-admin-entries =
    { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }
web-admin-rules = Regeln
web-admin-rules-version = Version { $rules }
web-admin-rules-older = Version { $rules }, die neueste ist { $newest }
web-admin-back = Alle Tische
web-admin-open-table = Tisch öffnen
web-admin-host = Gastgeber
web-admin-opened = Eröffnet
web-admin-changed = Geändert
web-admin-ended = Zu Ende
web-admin-deadline = Zeit um
web-admin-clock = Uhr
web-admin-log = Protokoll
web-admin-snapshot = letzter Zwischenstand nach Zeile { $number }
web-admin-replay = Nachgespielt
web-admin-replays = wie gespielt
web-admin-replays-not = nicht ab Zeile { $number }: { $why }
web-admin-trouble-at = Nicht nachspielbar ab Zeile { $number }: { $why }
web-admin-why-draws = der Zufall hätte etwas anderes gebracht
web-admin-why-board = der Tisch wurde auf einem anderen Plan gespielt
web-admin-why-newer-rules = der Tisch wurde nach neueren Regeln gespielt, als diese Version kennt
web-admin-why-position = danach ist am Tisch etwas anderes zu sehen
web-admin-why-result = die Partie geht anders aus
web-admin-why-stumbles = die heutigen Regeln können damit nichts anfangen
web-admin-why-refused = die heutigen Regeln lassen es nicht zu ({ $code })
web-admin-result = Ergebnis
web-admin-branch = setzt eine andere Partie fort
web-admin-seats = Plätze
web-admin-seat-left = ein Computer springt ein
web-admin-log-last = die letzten { $count } von { $all }
web-admin-secret = geheime Wahl
web-admin-cut = zählt nicht
web-admin-draws =
    { $count ->
        [one] eine Ziehung
       *[other] { $count } Ziehungen
    }
web-admin-by-clock = Uhr
web-admin-by-server = Server
web-admin-close = Tisch schließen
web-admin-close-words = Der Tisch endet endgültig, ohne Ergebnis. Alle dort lesen den Grund. Das steht im Prüfprotokoll.
web-admin-why = Grund
web-admin-closed = Der Tisch ist geschlossen.
web-admin-record = Aufzeichnung herunterladen
web-admin-record-running = Die Partie ist nicht zu Ende
web-admin-record-running-words = Die Aufzeichnung enthält, was andere am Tisch noch nicht wissen dürfen. Lädst du sie herunter, steht das im Prüfprotokoll. Wer an diesem Tisch spielt, darf sie nicht sehen.
web-admin-record-still = Trotzdem herunterladen
web-admin-trail-none = Von oben wurde noch nichts getan.
web-admin-command-line = Befehlszeile
web-admin-did-close = hat einen Tisch geschlossen
web-admin-did-repair = hat einen Tisch auf die heutigen Regeln gebracht
web-admin-did-export = hat eine Aufzeichnung geholt
web-admin-did-secrets = hat geheime Entscheidungen angesehen
web-admin-did-appoint = hat { $account } ernannt
web-admin-did-dismiss = hat { $account } entlassen
web-admin-did-running = die Partie lief
web-table-ended-words = Der Tisch „{ $title }“ wurde von der Leitung dieses Servers geschlossen: { $why }
play-closed-why = Von der Leitung dieses Servers: { $why }
play-told-title = Ein Wort von der Leitung dieses Servers
play-told-cut =
    Eine Regel wurde berichtigt, und mit ihr hätte die Partie nicht so verlaufen können. { $count ->
        [0] Sie geht von einem früheren Zeitpunkt aus weiter.
        [one] Sie geht von einem früheren Zeitpunkt aus weiter: die letzte Antwort zählt nicht mehr.
       *[other] Sie geht von einem früheren Zeitpunkt aus weiter: die letzten { $count } Antworten zählen nicht mehr.
    }
play-told-rules = Eine Regel wurde berichtigt. Alle eure Antworten zählen; die Stellung ist, was die berichtigten Regeln daraus machen.
play-told-why = Als Grund wird genannt: { $why }
play-told-fine = Gut
