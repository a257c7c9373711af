### Die Befehlszeile (cli-) und der Tisch im Terminal (table-).

## Hilfe der Befehlszeile

cli-title-usage = Aufruf
cli-title-arguments = Angaben
cli-title-options = Optionen
cli-title-commands = Befehle
cli-title-example = Beispiel

cli-about = Hoftag: Brettspiele um die Herrschaft im alten Reich, mit Computergegnern. Ohne Befehl öffnet sich der Tisch im Browser.
cli-about-play = Spielen: am Tisch im Browser oder an diesem Terminal. Wer ein Spiel, Plätze oder eine Aufzeichnung nennt, meint das Terminal; der Browser fragt alles auf seiner Seite.
cli-about-serve = Einen Server für viele Tische betreiben, bis er mit Strg-C oder SIGTERM beendet wird.
cli-about-worker = Für die Computergegner von Servern nachdenken, die mit --bots-elsewhere gestartet wurden, bis Strg-C oder SIGTERM es beendet. Beliebig viele davon dürfen laufen, auf beliebigen Rechnern.
cli-about-games = Die Spiele mit ihren Einstellungen und Spielerzahlen auflisten.
cli-about-simulate = Computergegner viele Spiele spielen lassen. Mit --json steht für jedes Spiel ein Objekt in einer eigenen Zeile; derselbe Startwert ergibt dieselben Zeilen, nur die gemessenen cpu_seconds weichen ab.
cli-about-arena = Misst, wie stark Computergegner sind: jeder auf jedem Platz, mit demselben Glück.
cli-about-train = Die Bewertung eines Spiels lehren: Sie spielt gegen sich selbst und lernt aus dem, was dabei herauskommt.
cli-about-lab = Fragt, was viele Spiele über ein Spiel selbst sagen.
cli-about-lab-balance = Berichtet über die Ausgewogenheit eines Spiels: Computergegner spielen gegen sich selbst, und gezählt werden Plätze, Enden, Länge, Führung, Aktionen und Siegbedingungen.
cli-about-replay = Ein aufgezeichnetes Spiel in Sätzen erzählen oder den Spielplan nach einer beliebigen Aktion zeigen.
cli-about-verify = Jedes Zufallsergebnis beendeter Partien aus der Zusage vom Spielbeginn neu berechnen.
cli-about-show = Eine Stellungsdatei als Spielplan zeigen.
cli-about-check = Die Fälle in Dateien oder Ordnern durchspielen und jeden nennen, der scheitert.
cli-about-board = Eine Spielplandatei prüfen oder zeigen.
cli-about-board-check = Die Angaben einer Spielplandatei prüfen.
cli-about-board-show = Regionen, Länder und Grenzen einer Spielplandatei zeigen.
cli-about-db = Die Datenbank eines Servers pflegen.
cli-about-db-backup = Die Datenbank in eine Datei kopieren, auch während ein Server sie benutzt.
cli-about-db-upgrade = Die Datenbank in die Form dieser Version bringen; ein Server tut das beim Start auch.
cli-about-db-export = Alles, was die Datenbank enthält, in eine Textdatei schreiben, aus der jede Art von Datenbank wieder entstehen kann.
cli-about-db-import = Eine solche Datei in eine leere Datenbank einlesen, gleicher oder anderer Art.
cli-about-bench = Messen, wie schnell die Spielregeln auf diesem Rechner laufen.

cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version zeigen, und ob die Spielregeln kompiliert sind.
cli-option-lang = Sprache: de, fr oder en. Ohne Angabe entscheidet die Umgebung.
cli-option-text = Im Terminal spielen, ohne Browser.
cli-option-no-browser = Nur die Adresse nennen; du öffnest sie selbst.
cli-option-network = Andere im selben Netz mitspielen lassen, etwa mit dem Telefon.
cli-option-players = Zahl der Mitspieler.
cli-option-option = Eine Einstellung des Spiels; darf mehrmals vorkommen.
cli-option-seats = Wer wo sitzt: zu jeder Farbe „me“ (ich) oder der Name eines Computergegners.
cli-option-seed = Startwert des Zufalls: Dieselbe Zahl ergibt dasselbe Spiel.
cli-option-load = Ein aufgezeichnetes Spiel fortsetzen.
cli-option-save = Nach jeder Aktion die Aufzeichnung in diese Datei schreiben.
cli-option-board = Auf dem Spielplan aus dieser Datei spielen.
cli-option-json = JSON für Programme ausgeben.
cli-option-bots = Computergegner, durch Kommas getrennt: einer für alle Plätze oder einer für jeden.
cli-option-games = Zahl der Spiele.
cli-option-jobs = Zahl der Prozesse, die gleichzeitig spielen.
cli-option-limit = Sekunden, die ein fremdes Programm für eine Antwort hat, bevor ein anderer Spieler seinen Platz einnimmt.
cli-option-arena-bots = Computergegner, durch Kommas getrennt, mindestens zwei verschiedene. Sind es mehr als Plätze, spielen alle Kombinationen.
cli-option-arena-games = Mindestzahl der Spiele; gespielt werden ganze Runden, damit alles ausgewogen ist.
cli-option-out = Schreibt jedes Spiel, die Ergebnisse als JSON und CSV und ein Bild in diesen Ordner.
cli-option-resume = Setzt die Spiele im Ordner von --out fort.
cli-option-ray = Auf Ray spielen: im Cluster, den RAY_ADDRESS nennt, sonst in --jobs Prozessen, die Ray hier startet.
cli-option-train-minutes = Wie lange trainiert wird; mehr hilft, auf einem Rechner bis etwa eine Stunde.
cli-option-train-games = So viele Partien statt Minuten trainieren.
cli-option-train-hidden = Größe des Netzes: seine verborgenen Einheiten.
cli-option-train-from = Mit dieser Gewichtedatei beginnen statt mit der eines Anfängers, etwa mit der für eine andere Spielerzahl.
cli-option-train-place = Lernen, einen guten Platz zu halten, wenn ein Stärkerer das Spiel früh beendet (Carolingi mit drei und mehr).
cli-option-train-keep-prices = Preise lassen, wie sie sind, und nur das Netz unterrichten.
cli-option-train-exam = Partien der Prüfung am Ende, gegen die untrainierte Bewertung.
cli-option-train-out = Hier Zwischenstände aufheben, am Ende auch die Gewichte und ein Bild des Verlaufs.
cli-option-parquet = Schreibt die Tabellen auch als Parquet-Dateien, mit einer Zeile für jeden Platz jedes Spiels.
cli-option-balance-games = Anzahl der Spiele, mit jedem Wert von --vary.
cli-option-balance-out = Schreibt jedes Spiel, den Bericht als JSON und eine Seite mit Bildern in diesen Ordner.
cli-option-vary = Vergleicht Werte einer Option oder einer Zahl des Bretts: KEY=A..B oder KEY=a,b,c. Eine Zahl wird nach ihrem Pfad in der Brettdatei benannt, etwa annals.base_last.
cli-option-record = Die Aufzeichnung jedes Spiels in diesen Ordner schreiben.
cli-option-at = Den Spielplan nach so vielen Aktionen zeigen.
cli-option-seat = Nur zeigen, was diese Farbe sehen konnte.
cli-option-host = Adresse, auf der gelauscht wird; 0.0.0.0 für alle dieses Rechners.
cli-option-port = Port, auf dem gelauscht wird.
cli-option-db = Datenbank: sqlite:///DATEI, die angelegt wird, wenn es sie nicht gibt, oder postgresql://NUTZER@RECHNER/NAME.
cli-option-redis = Adresse eines Redis, durch das mehrere Server an derselben Datenbank voneinander wissen, etwa redis://localhost.
cli-option-installation = Name dieser Einrichtung in Redis, damit mehrere sich eines teilen können.
cli-option-workers = Zahl der Prozesse, die antworten; mehr als einer braucht PostgreSQL und Redis. SIGHUP erneuert sie nacheinander.
cli-option-drain = Sekunden, die ein Server nach SIGTERM noch antwortet, während /api/ready schon 503 sagt.
cli-option-bot-workers = Zahl der Prozesse, in denen Computergegner nachdenken; mit --bots-elsewhere nur, solange kein Helfer antwortet.
cli-option-bots-elsewhere = Computergegner in den Prozessen von „hoftag worker“ nachdenken lassen, auf diesem Rechner oder anderen, gefunden durch --redis.
cli-option-worker-redis = Adresse des Redis, das auch die Server benutzen, etwa redis://localhost.
cli-option-worker-processes = Zahl der Fragen, über die gleichzeitig nachgedacht wird. Ohne Angabe so viele, wie der Rechner Prozessorkerne hat.
cli-option-origin = Adresse, unter der Browser den Server erreichen, etwa https://club.example; mehrmals möglich.
cli-option-trust-proxy = Adressen vorgeschalteter Proxys, deren X-Forwarded-Zeilen geglaubt wird.
cli-option-rate-limit = Anfragen je Sekunde, die eine Adresse stellen darf; 0 für keine Grenze.
cli-option-metrics-port = Port für Zahlen, die Prometheus liest, nur auf diesem Rechner. Ohne ihn gibt es keine.
cli-option-log-format = Form des Protokolls: text für Menschen, json für Maschinen. Ohne Angabe bekommt ein Terminal text.

cli-argument-game = Name des Spiels.
cli-argument-record = Aufzeichnung eines Spiels (.hoftag).
cli-argument-position = Datei mit einer Stellung (.toml).
cli-argument-cases = Dateien mit Fällen oder Ordner davon (.toml).
cli-argument-board = Spielplandatei (.toml).
cli-argument-backup = Datei für die Kopie; sie darf noch nicht da sein.
cli-argument-export = Datei, in die geschrieben wird; sie darf noch nicht da sein.
cli-argument-import = Datei, die `hoftag db export` geschrieben hat.

## Was sich nicht verstehen lässt

cli-usage-command = Den Befehl „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
cli-usage-option = Die Option „{ $given }“ gibt es hier nicht; siehe { $help }.
cli-usage-missing = „{ $name }“ fehlt; siehe { $help }.
cli-usage-needs-value = Die Option { $name } braucht einen Wert; siehe { $help }.
cli-usage-number = { $name } braucht eine ganze Zahl; siehe { $help }.
cli-usage-value = Das ist kein Wert für { $name }; siehe { $help }.
cli-usage-extra = „{ $given }“ ist hier zu viel; siehe { $help }.
cli-usage-other = Das lässt sich nicht verstehen; siehe { $help }.

cli-error-option-form = Eine Einstellung schreibt man NAME=WERT, nicht „{ $given }“.
cli-error-seats-form = Einen Platz schreibt man FARBE=SPIELER, nicht „{ $given }“.
cli-error-seat-unknown = Den Platz „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
cli-error-seat-twice = Der Platz „{ $given }“ ist zweimal genannt; nenne jeden nur einmal.
cli-error-player-unknown = „{ $given }“ kann sich nicht setzen. Es gibt: { $allowed }.
cli-error-record-program = Laut der Aufzeichnung hat auf einem Platz ein Programm gespielt ({ $given }). Programme startest nur du: Nenne die Spieler mit --seats.
cli-error-load-with-game = Ein aufgezeichnetes Spiel bringt seine Einstellungen mit: Lass { $given } weg.
cli-error-at =
    Die Aktion { $given } gibt es nicht; diese Aufzeichnung hat { $has ->
        [one] eine Aktion
       *[other] { $has } Aktionen
    }.
cli-error-no-position = In der Datei { $file } fehlt [position].
cli-error-board-game = Die Datei { $file } sagt nicht, zu welchem Spiel sie gehört: In [meta] fehlt game.
cli-error-save-folder = Den Ordner von { $file } gibt es nicht. Lege ihn an oder wähle einen anderen.
cli-error-save-other = { $file } gibt es schon und ist keine Aufzeichnung; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.
cli-error-save = { $file } lässt sich nicht schreiben: { $why }.
cli-error-folder-is-file = { $file } ist eine Datei; gebraucht wird ein Ordner.
cli-error-text-only = { $name } gehört zum Tisch im Browser. Lass es weg, oder lass weg, was nur das Terminal kennt.
cli-error-network = Dieser Rechner ist in keinem Netz, aus dem andere mitspielen könnten.
cli-error-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
cli-error-range = { $name } kann nicht { $given } sein; möglich ist { $low } bis { $high }.
cli-error-resume = Was soll weitergehen? Nenne den Ordner mit --out.
cli-error-parquet = Wohin? Parquet-Dateien kommen in den Ordner von --out.
cli-error-log-format = Die Form „{ $given }“ des Protokolls gibt es nicht. Es gibt: { $allowed }.
cli-error-installation = { $given } kann keine Einrichtung heißen. Erlaubt sind bis zu 32 Kleinbuchstaben, Ziffern, - und _.
cli-error-origin = „{ $given }“ ist nicht die Adresse einer Website. Schreibe sie wie https://club.example, ohne Pfad.

## Ergebnisse von Befehlen

cli-engine-compiled = kompiliert
cli-engine-interpreted = interpretiert
cli-version = Hoftag { $version } ({ $engine })

cli-serving = Hoftag ist bereit: { $address }
cli-working =
    { $processes ->
        [one] Bereit zum Nachdenken, in einem Prozess.
       *[other] Bereit zum Nachdenken, in { $processes } Prozessen.
    }
cli-stopped = Beendet.
cli-backed-up = { $file } ist geschrieben ({ $kilobytes } kB).
cli-db-upgraded = { $database } hat die Form dieser Version.
cli-db-exported = In { $file } geschrieben: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, { $actions ->
        [one] eine Zeile
       *[other] { $actions } Zeilen
    } aus ihren Partien.
cli-db-imported = Aus { $file } gelesen: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, { $actions ->
        [one] eine Zeile
       *[other] { $actions } Zeilen
    } aus ihren Partien.
cli-db-progress = Zeilen

cli-play-ready = Der Tisch ist gedeckt: { $address }
cli-play-running = Der Tisch ist schon gedeckt: { $address }
cli-play-how-to-stop = Strg-C beendet ihn; deine Spiele bleiben erhalten.
cli-play-stopped = Auf Wiedersehen! Deine Spiele bleiben erhalten.

cli-games-players = { $low }–{ $high } Spieler
cli-games-option = Einstellung
cli-games-values = Werte
cli-games-default = Vorgabe
cli-games-meaning = Bedeutung
cli-games-bots = Computergegner
cli-games-level = Stufe

cli-simulate-progress = Spiele
cli-simulate-title =
    { $title }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
cli-simulate-by-bot = Computergegner
cli-simulate-by-seat = Platz
cli-simulate-played = Spiele
cli-simulate-wins = Siege
cli-simulate-share = Anteil
cli-simulate-interval = 95-%-Intervall
cli-simulate-score = Punkte im Mittel
cli-simulate-reasons = So endeten sie
cli-simulate-parts = Am Ende einer Partie, je Spieler
cli-simulate-mean = Mittel
cli-simulate-decisions = Entscheidungen je Spiel: { $mean }
cli-simulate-speed = Spiele je Sekunde: { $wall } ({ $cpu } je Sekunde Rechenzeit)
cli-simulate-shared = Ein geteilter erster Platz zählt als gleicher Teil eines Sieges.
cli-simulate-recorded = Die Aufzeichnungen stehen in { $folder }.

cli-train-progress = { $games } Partien, Fehler { $loss }
cli-train-prices = { $games } Partien, Preise: { $mark } von 100
cli-train-loss = Mittlerer Fehler des Netzes
cli-train-mark = Note der Preise
cli-train-axis = Gespielte Partien
cli-train-done = Mit { $games } Partien { $title } trainiert.
cli-train-exam = Gegen die untrainierte Bewertung gewinnt sie { $share } % von { $games } Partien (95-%-Intervall { $low }–{ $high } %; durch Glück wären es { $luck } %).
cli-train-written = Die Gewichte stehen in { $file }.

cli-arena-rating = Wertung
cli-arena-axis = Wertung mit ihrem 95-%-Intervall
cli-arena-pair = Paarung
cli-arena-against = { $a } gegen { $b }
cli-arena-decided = Entschieden
cli-arena-scale = Die mittlere Wertung ist 1500. Von zweien gewinnt einer mit 100 Punkten mehr voraussichtlich 64 %, mit 400 mehr 91 %. Der Anteil zählt die Spiele, die zwischen beiden entschieden haben.
cli-arena-replaced =
    { $games ->
        [one] In einem Spiel
       *[other] In { $games } Spielen
    } musste ein anderer Spieler den Platz von „{ $bot }“ einnehmen.
cli-arena-written = Spiele und Ergebnisse liegen in { $folder }.
cli-arena-interrupted = Unterbrochen. Mit --out { $folder } --resume geht es weiter.

## lab balance

cli-balance-players = Es spielten: { $bots }. Optionen: { $settings }. Startwert: { $seed }.
cli-balance-varied = Verändert: { $key }. Alle Werte wurden mit denselben Startwerten gespielt.
cli-balance-intervals = Jede Zahl steht mit ihrem 95-%-Intervall: nach Wilson für Anteile, nach Student für Mittelwerte. Was starke Menschen täten, kann anders sein als das, was diese Spieler tun.
cli-balance-axis = Mit 95-%-Intervall
cli-balance-axis-fair = Mit 95-%-Intervall; die gestrichelte Linie wäre gerecht
cli-balance-axis-winners = Mit 95-%-Intervall; der Ring ist der Sieger
cli-balance-by-seat = Gewonnene Spiele nach Platz
cli-balance-by-seat-note = Ein geteilter erster Platz zählt als gleicher Teil eines Sieges.
cli-balance-by-origin = Gewonnene Spiele nach dem Beginn
cli-balance-by-origin-note = Wie oft gewann, wer so begann.
cli-balance-first-chooser = wählt in der ersten Runde zuerst
cli-balance-begins = beginnt mit der Wahl der Länder
cli-balance-endings = So endeten die Spiele
cli-balance-endings-note = Der Grund, aus dem ein Spiel zu Ende war.
cli-balance-decided = Was entschied
cli-balance-decided-note = Was den Sieger vor den Nächsten brachte: das Ende selbst oder die erste Zahl, in der sie sich unterschieden.
cli-balance-by-part = mehr: { $part }
cli-balance-shared = nichts, der Sieg ist geteilt
cli-balance-lost = nichts, alle haben verloren
cli-balance-conditions = Siegbedingungen, die entschieden
cli-balance-conditions-note = Spiele, die an andere gegangen wären, wenn dies für niemanden gezählt hätte.
cli-balance-winners-parts = Was der Sieger hatte
cli-balance-winners-parts-note = Das Mittel jedes Teils der Punkte des Siegers.
cli-balance-lead = Die Führung
cli-balance-lead-note = Gezählt sind nur Spiele, in denen zur Halbzeit eine Seite allein führte.
cli-balance-half-time = wer zur Halbzeit führt, gewinnt
cli-balance-length = Länge und Wechsel der Führung
cli-balance-length-note = Auf die Führung wird nach jeder Runde geschaut; ein Gleichstand ändert sie nicht.
cli-balance-seasons = Jahreszeiten
cli-balance-rounds = Runden
cli-balance-decisions = Entscheidungen
cli-balance-lead-changes = Wechsel der Führung
cli-balance-uses = Gebrauch der Aktionen
cli-balance-uses-note = Wie oft ein Spieler es in einem Spiel tat, und wie oft der Sieger.
cli-balance-winners = Sieger
cli-balance-court = Ritter an den eigenen Hof
cli-balance-sent = Ritter in eine Provinz
cli-balance-disc = Scheibe { $number } gelegt
cli-balance-moved = Karl um { $number } gezogen
cli-balance-unchanged = Alle Werte von { $key } ergaben genau dieselben Spiele: Das Spiel scheint es nicht zu lesen, oder diese Spiele kamen nie dorthin, wo es zählt.
cli-balance-no-page = Mit --out ORDNER wird der Bericht als Seite mit Bildern und als JSON geschrieben.
cli-balance-written = Die Seite mit Bildern: { $file }

cli-outside-replaced = { $bot }: { $why } { $other } spielt an seiner Stelle weiter.
cli-outside-start = Das Programm ließ sich nicht starten.
cli-outside-time = Binnen { $seconds } s kam keine Antwort.
cli-outside-ended = Das Programm hat sich beendet.
cli-outside-form = Die Antwort war kein JSON-Objekt mit dem Text „play“.
cli-outside-illegal = Die Antwort war keine der Möglichkeiten.

cli-replay-title =
    { $title }: { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
cli-replay-at = Nach Aktion { $number } von { $all }
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

cli-check-fine =
    { $cases ->
        [one] Ein Fall
       *[other] { $cases } Fälle
    }, keiner gescheitert.
cli-check-sections = Nach Abschnitten der Regeln: { $sections }
cli-check-failed =
    { $failed } von { $cases ->
        [one] einem Fall
       *[other] { $cases } Fällen
    } gescheitert:
cli-check-rule = Regel { $rule }

## verify

cli-verify-fine =
    { $file }: ehrlich. { $draws ->
        [one] Das eine Zufallsergebnis stimmt
       *[other] Alle { $draws } Zufallsergebnisse stimmen
    } mit der Zusage überein, { $seats ->
        [0] niemand hat
        [one] eine Person hat
       *[other] { $seats } Personen haben
    } einen eigenen Anteil gegeben. Zusage { $commitment }.
cli-verify-take-backs =
    { $count ->
        [one] Einmal waren sich alle einig
       *[other] { $count }-mal waren sich alle einig
    }, etwas zurückzunehmen; der Zufall ging weiter, ohne sich zu wiederholen.
cli-verify-failed = { $file }: NICHT wie zugesagt. { $why }

cli-board-fine = { $file } ist in Ordnung: { $size }, für { $low }–{ $high } Spieler. Prüfsumme: { $hash }
cli-board-lands =
    { $lands } Länder in { $regions ->
        [one] einer Region
       *[other] { $regions } Regionen
    }
cli-board-provinces = { $provinces } Provinzen im Kreis, Ritter in { $colours } Farben
cli-board-land = Land
cli-board-borders = Grenzt an
cli-board-by-sea = { $land } (über See)
cli-board-region = { $region } (ab { $players } Spielern)
cli-board-set-up = Mit { $players } Spielern
cli-board-homelands = Stammländer
cli-board-forests = Wälder
cli-board-first-cards = Erste Karten
cli-board-ring = Die Provinzen im Kreis, im Uhrzeigersinn
cli-board-colours = Farben, je { $count } Ritter
cli-board-castles = Burgen jeder Seite
cli-board-reserve = Ritter in der Reserve
cli-board-per-turn = Ritter je Zug
cli-board-dice = Würfel je Zug
cli-board-taxes = Steuern
cli-board-grain = Getreide
cli-board-sites = Bauplätze
cli-board-reconstructed = Nicht aus der Spielanleitung, sondern erschlossen: { $where }

cli-bench-figure = Je Sekunde Rechenzeit
cli-bench-compiled = Kompiliert
cli-bench-interpreted = Interpretiert
cli-bench-ratio = Verhältnis
cli-bench-decisions = Entscheidungen
cli-bench-clones = Kopien
cli-bench-games = Spiele
cli-bench-peer = Andere: Entscheidungen je Sekunde Rechenzeit
cli-bench-against = Hoftag ist … mal so schnell

## Der Tisch: Beginn

table-welcome = { $title }. Tippe eine Zahl, um zu wählen; „{ table-word-help }“ für alles andere.
table-ask-game = Welches Spiel? [Enter: { $default }]
table-ask-game-again = Dieses Spiel gibt es hier nicht. Es gibt: { $allowed }.
table-ask-players = Wie viele spielen mit ({ $allowed })? [Enter: { $default }]
table-ask-players-again = Bitte eine Zahl eingeben: { $allowed }.
table-ask-seats = Wer sitzt wo? Du spielst { $seat }, die anderen sind Computer. [Enter: ja; oder z. B. { $example }]
table-player-me = Person an diesem Terminal
table-player-bot = Computer ({ $bot })
table-me = ich

## Der Tisch: ein Zug

table-says = { $seat }: { $words }
table-label = { $label }:
table-your-turn = { $seat }: Du bist dran
table-news = Was geschehen ist
table-rule = [{ $rule }]
table-more =
    { $more ->
        [one] … noch eine Zeile. „{ $word }“ zeigt sie
       *[other] … noch { $more } Zeilen. „{ $word }“ zeigt sie
    }; ein Wort zeigt nur, worin es vorkommt.
table-filtered = Nur, was „{ $filter }“ enthält: { $shown } von { $all }. Enter zeigt wieder alles.
table-hint = { $label }: { $hint }
table-range = { $label } (bis { $last })
table-fold = { $first } … { $last }
table-fold-hint = Eine Zeile mit „…“ enthält viele Möglichkeiten: „{ $words }“ zählt sie auf.
table-range-hint = Eine Zeile mit mehreren Nummern: Jede Nummer steht für eine Anzahl.
table-help-hint = „{ $help }“ zeigt, was du eingeben kannst, „?“ erklärt die Regel.
table-number-range = Die Nummer { $given } gibt es hier nicht; zur Wahl stehen 1 bis { $last }.
table-allowed = Das ist jetzt erlaubt.
table-why-what = Schreib hinter „{ $why }“, was du tun möchtest, zum Beispiel: { $why } { $example }
table-no-rule = Dazu gibt es keine Erklärung.
table-sections = Erklärt werden: { $sections }
table-rule-title = Regel { $section }: { $title }
table-undone = Zurückgenommen.
table-confirm-secret = { $choice }: Enter bestätigt, „{ $undo }“ wählt neu.
# Sekunden der Sanduhr, vor der Eingabe
table-sand-left = { $seconds } s
table-sand-up = Die Sanduhr ist abgelaufen. Was nicht auf dem Scriptorium lag, zählt nicht.
table-sand-late = Die Sanduhr ist abgelaufen: „{ $line }“ kommt zu spät. Was nicht auf dem Scriptorium lag, zählt nicht.
table-log-empty = Es ist noch nichts geschehen.
table-hand-over = Gib den Bildschirm weiter. Jetzt ist { $seat } dran: Enter drücken. Nur { $seat } soll hinsehen.
table-separator = ---------------- Bildschirm gelöscht ----------------

## Der Tisch: Speichern und Aufhören

table-save-where = Schreib hinter „{ $save }“ den Namen einer Datei, zum Beispiel: { $save } { $example }
table-saved = Gespeichert in { $file }.
table-go-on = Weiter geht es mit: { $command }
table-not-saved = Das Spiel wurde nicht gespeichert.
table-ask-save-quit = Das Spiel speichern? [Enter: { $file }; oder ein anderer Name; „{ $no }“, wenn nicht]
table-ask-save-end = Die Aufzeichnung speichern? [Name einer Datei; Enter: nein]
table-no = nein
table-input-ended = Die Eingabe ist zu Ende, das Spiel hört hier auf.
table-bye = Auf Wiedersehen!

## Der Tisch: Hilfe

table-help-title = Was du eingeben kannst
table-help-number = Nummer
table-help-number-text = spielt die Möglichkeit mit dieser Nummer
table-help-notation-text = spielt dasselbe in Worten, wie die Liste es zeigt
table-help-word = Wort
table-help-word-text = zeigt nur die Möglichkeiten, in denen es vorkommt; Enter zeigt wieder alle
table-help-more = zeigt die nächsten Möglichkeiten einer langen Liste
table-help-rule = erklärt die Regel; „? { $section }“ diesen Abschnitt
table-help-why = erklärt, warum etwas nicht erlaubt ist oder wem ein Ort gehört: { $word } { $example }
table-help-undo = nimmt deine letzte Aktion zurück, solange nichts Neues zu sehen war
table-help-board = zeigt den Spielplan
table-help-log = zeigt, was geschehen ist; „{ $word } 100“ weiter zurück
table-help-save = schreibt die Aufzeichnung in eine Datei
table-help-help = zeigt diese Liste
table-help-quit = hört auf; das Spiel kann gespeichert werden

table-word-more = mehr
table-word-why = warum
table-word-undo = zurück
table-word-board = plan
table-word-log = verlauf
table-word-save = speichern
table-word-help = hilfe
table-word-quit = ende

## Der Tisch: das Ende

table-end = Das Spiel ist zu Ende
table-place = Platz
table-winner = { $seat } gewinnt!
table-shared-victory = { $seats } teilen sich den Sieg.
table-all-lost = Alle haben verloren.

## Der Tisch: der Spielplan

table-when = { $season } { $year }
table-annals = Annalen
table-sundial-mark = letztes Jahr
table-you = du
table-legend-palace = Pfalz
table-legend-forest = Wald
table-legend-development = Entwicklungsstufe
table-legend-gang = Rotte
table-legend-followers = { $mark }2 = zwei Gefolgsleute ({ $seat })
table-legend-ruler = beherrscht das Land
table-strip = Karten
table-slots-free =
    { $free ->
        [0] kein Steckplatz frei
        [one] ein Steckplatz frei
       *[other] { $free } Steckplätze frei
    }
table-column-missi = Missi
table-column-leudes = Leudes
table-column-nobiles = Nobiles
table-column-trophies = Ruhm
table-column-lands = Länder
table-column-development = Entw.
table-column-followers = Gef.
table-column-regions = Reg.
table-column-palace = Pfalz
table-column-points = Punkte
table-tiles-count =
    { $rack ->
        [one] eine Tafel
       *[other] { $rack } Tafeln
    } am Hof, { $inactive } inaktiv
table-tiles-down = { $count } verdeckt auf dem Scriptorium
table-tiles-bag = { $count } im Losbeutel
table-tiles-swapped = hat dieses Jahr getauscht
table-tiles-known = bekannt: { $tiles }
table-own-rack = Deine Tafeln
table-own-fresh = Ab der nächsten Jahreszeit
table-own-inactive = Inaktiv
table-own-placed = Auf dem Scriptorium
table-own-bag = Im Losbeutel
table-own-swapped = Auf dem Tauschtafel-Feld
table-own-swap-chosen = Zum Tausch
table-swap-arrow = { $given } gegen { $taken }
table-bag =
    Losbeutel: { $tiles ->
        [one] eine Tafel
       *[other] { $tiles } Tafeln
    }, { $events ->
        [one] eine Ereignistafel
       *[other] { $events } Ereignistafeln
    }
table-bag-open = Offen ausgelegt: { $tiles }
table-event-tiles = Ereignistafeln: { $scriptorium } auf dem Scriptorium, { $bag } im Losbeutel, { $annals } auf den Annalen
table-archivium = Archivium ({ $count })
table-discard = Ablagestapel ({ $count })
table-hunger-aside = Hungerkarten neben dem Spielplan: { $count }
table-disorder-aside = Karten Anarchie und Rebellion neben dem Spielplan: { $count }
table-gangs-waiting = Wartende Rotten auf dem Archivium: { $count }
table-supply = Vorrat: { $gangs } Rotten, { $development } Entwicklungsstufen
table-set-up-first = Aufbau, erster Durchgang
table-set-up-second = Aufbau, zweiter Durchgang
table-set-up-unrest =
    { $count ->
        [one] Ein Land ist ohne Gefolgsleute
       *[other] { $count } Länder sind ohne Gefolgsleute
    }: Am Ende des Aufbaus erhält jedes solche Land eine Rotte.
table-set-up-settlers = Gefolgsleute im Losbeutel
table-set-up-reserve = Für den zweiten Durchgang
table-tile-turned = { $tile } (verdeckt)
table-tile-blocked = { $tile } (blockiert)
table-disorder = { $card } brächte je eine Rotte nach
table-wheel = Probleme, in der Reihenfolge, in der Skuld kommt ({ $count }, wo sie ankommt, beenden das Spiel)
table-wheel-now = { $season } (Skuld, jetzt)
table-wheel-blocked = jetzt blockiert
table-wheel-ends-next = das Ende, wenn keines davon in dieser Jahreszeit gelöst wird!
table-wheel-ends = das Ende, wenn keines davon vorher gelöst wird!
table-problem-strip = Probleme in der Leiste, das nächste zuerst
table-favour = Gunstleiste ({ $has } von { $count } Steinen), älteste zuerst
table-supply-814 = Vorrat: { $development } Entwicklungsstufen
table-gangs-left =
    { $gangs ->
        [one] Eine Rotte ist noch im Vorrat.
       *[other] { $gangs } Rotten sind noch im Vorrat.
    }
table-gangs-few =
    { $gangs ->
        [0] Keine Rotte ist mehr im Vorrat: Wird eine gebraucht, ist das Spiel zu Ende!
        [one] Nur noch eine Rotte ist im Vorrat: Fehlt eine, ist das Spiel zu Ende!
       *[other] Nur noch { $gangs } Rotten sind im Vorrat: Fehlt eine, ist das Spiel zu Ende!
    }

## Der Tisch: der Spielplan von Carolus Magnus

table-round = Runde { $round }
table-places = { $places } Provinzen und Regionen (unter { $needed } endet das Spiel)
table-order = Reihenfolge: { $seats }
table-quiet = seit { $rounds } von { $limit } Runden keine Burg verändert
table-column-steps = Weg
table-column-place = Provinz oder Region
table-column-knights = Ritter
table-column-castles = Burgen
table-column-stop = Hält er dort
table-would-nothing = nichts
table-would-keep = { $side } behält
table-would-build = { $side } baut
table-would-take = { $side } übernimmt
table-would-join = { $result }, vereint mit { $places }
table-stop = { $place } ({ $result })
table-castles = Burgen
table-castles-of = { $built } von { $goal }, { $stock } im Vorrat
table-court = Burghof
table-reserve = Reserve
table-middle = In der Mitte
table-column-markers = Wappen
table-column-disc = Scheibe
table-column-used = Schon benutzt
table-column-free = Noch frei
table-legend-emperor = Karl der Große
table-legend-knights = { $mark }2 = zwei Ritter ({ $colour })
table-legend-court = eigener Burghof : bester anderer
table-legend-holder = kontrolliert die Farbe

## Der Tisch: der Plan von Wallenstein

table-year = Jahr { $year }, { $season }
table-actions = Aktionen
table-event = Ereignis
table-events = Offene Ereignisse
table-places-free = Freie Plätze
table-start-open = Offene Länderkarten
table-favours = Offene Gunstkarten
table-courtiers = Höflinge (Halle/Audienz/Vorrat)
table-face-down = { $count } verdeckt
table-planned = hat geplant
table-own-plan = Deine Planung
table-own-hand = Deine Hand
table-tray = Schale
table-inside = Im Turm
table-stock = Übrig
table-column-money = Taler
table-column-grain = Getr.
table-column-armies = Armeen
table-column-stock = Vorrat
table-column-next = Nächste
table-column-advantage = Vorteil
table-legend-figures = 5/3/2 = Steuern, Getreide, Bauplätze
table-legend-armies = { $mark }2 = zwei Armeen von { $seat }
table-legend-unrest = Unruhe
table-legend-neutral = neutral
