### Was alle Spiele gemeinsam haben: Plätze, Ablehnungen, Fehler.

## Namen

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-purple = Violett
seat-black = Schwarz
seat-white = Weiß
seat-grey = Grau
seat-white2 = Weiß II
seat-black2 = Schwarz II

owned = { $owner }: { $name }

## Fragen

prompt-confirm = Hier ist alles entschieden. Bestätige mit „done“ oder nimm etwas zurück.

## Ablehnungen: was nicht geht, und was möglich wäre

refusal-with-rule = { $text } ({ $rule })

refusal-game-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-not-your-turn = Du bist gerade nicht gefragt. Das Spiel wartet auf: { $awaiting }.
refusal-not-legal = Die Antwort Nr. { $given } gehört nicht zu denen, die jetzt möglich sind.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Rückgängig machen kannst du nur eigene Aktionen, solange danach nichts gezogen oder aufgedeckt wurde und niemand anders gehandelt hat.
refusal-no-deadline = „{ $given }“ geht für den Tisch jetzt nicht: Es läuft keine Sanduhr.
refusal-verb-not-asked = „{ $given }“ passt nicht zu dem, was gefragt ist. Möglich ist hier: { $allowed }.
refusal-malformed = „{ $given }“ ist unvollständig oder zu lang. Schreib es so: { $usage }.
refusal-thing-not-asked = { $thing } spielt bei dem, was jetzt gefragt ist, keine Rolle.
refusal-unknown-land = Kein Land im Spiel heißt „{ $given }“. Meinst du: { $near }?
refusal-unknown-season = Eine Jahreszeit „{ $given }“ gibt es nicht. Es gibt: { $near }.
refusal-unknown-field = Ein Feld „{ $given }“ gibt es nicht. Es gibt: { $near }.
refusal-unknown-tile = Keine Tafel heißt „{ $given }“. Es gibt: { $near }.
refusal-unknown-province = Keine Provinz heißt „{ $given }“. Meinst du: { $near }?
refusal-unknown-colour = Keine Adelsfamilie hat die Farbe „{ $given }“. Es gibt: { $near }.
refusal-unknown-card = Keine Karte heißt „{ $given }“. Vielleicht: { $near }.
refusal-unknown-advantage = Kein Vorteil heißt „{ $given }“. Es gibt: { $near }.
refusal-unknown-favour = Keine Gunstkarte heißt „{ $given }“. Vielleicht: { $near }.
refusal-unknown-bonus = Kein Bonus heißt „{ $given }“. Es gibt: { $near }.
refusal-unknown-seat = Niemand am Tisch heißt „{ $given }“. Es gibt: { $near }.
refusal-unknown-count = „{ $given }“ ist keine ganze Zahl. Schreib eine Zahl wie 2.

## Computergegner

bot-random = Spielt nach dem Zufall: Jeder erlaubte Zug ist ihm so recht wie ein anderer.
bot-greedy = Sieht einen Schritt weit und nimmt, was gleich danach am besten aussieht.
bot-squire = Hat gelernt, worauf es ankommt, und antwortet sofort. Auch Anfänger können ihn schlagen.
bot-count = Hat aus Tausenden von Partien gelernt und denkt ein wenig voraus, wo das hilft. Eine Herausforderung, wenn man das Spiel kennt.
bot-emperor = Denkt bis zu zwei Sekunden nach, solange es etwas ändern kann, und spielt, so gut er kann.

## Fehler: was, wo, was erlaubt ist

error-language-unknown = In „{ $language }“ gibt es keine Texte. Wähle eine dieser Sprachen: { $allowed }.
error-game-unknown = Es gibt kein Spiel namens „{ $game }“. Wähle eines von: { $allowed }.
error-option-unknown = Das Spiel hat keine Einstellung „{ $option }“. Es gibt: { $allowed }.
error-option-value = Die Einstellung { $option } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-option-teams = Mit { $players } Spielern kann die Einstellung teams nicht „{ $teams }“ sein. Erlaubt: auto für jede Zahl, true mit vier Spielern, false mit zwei oder drei.
error-bot-unknown = Es gibt keinen Computergegner namens „{ $bot }“. Wähle einen von: { $allowed }.
error-bot-budget-none = Der Computergegner „{ $bot }“ braucht keine Bedenkzeit: Lass „:{ $given }“ weg.
error-bot-budget-form = „{ $given }“ ist keine Bedenkzeit für „{ $bot }“. Schreib eine Zeit je Zug wie 5s oder 200ms, von { $least } bis { $most }.
error-bot-count =
    { $has ->
        [one] Ein Computergegner wurde genannt
       *[other] { $has } Computergegner wurden genannt
    }, aber { $needs } Plätze sind zu besetzen: Nenne einen für alle Plätze oder genau { $needs }.
error-weights-broken = { $where } ist keine Datei mit trainierten Gewichten für dieses Spiel: „{ $part }“ stimmt nicht.
error-training-hidden = Ein Netz hat { $least } bis { $most } verborgene Einheiten, nicht { $has }.
error-training-place = Plätze werden nur im Grundspiel von Carolingi mit drei und mehr Personen gelernt: Nirgends sonst beendet eine Person das Spiel für alle.
error-training-keep-place = --keep-prices und --place schließen einander aus: Ein Platz wird allein durch Preise gelernt.
error-training-folder-used = In { $folder } liegt schon ein Training. Mit ihm weitermachen (--resume) oder einen anderen Ordner wählen.
error-training-other-course = Das Training in { $folder } ist ein anderes: Spiel, Optionen, Startwert und Größe müssen dieselben sein. Dieselben wählen oder einen anderen Ordner.
error-training-checkpoint = { $where } ist nicht lesbar: { $why }. Ohne die Datei beginnt das Training von vorn.
error-arena-one-bot = Eine Arena braucht mindestens zwei verschiedene Computergegner; genannt ist nur „{ $bot }“.
error-arena-lineups = { $has } Computergegner auf { $seats } Plätzen sind mehr als { $most } Besetzungen. Nenne weniger.
error-lab-folder-used = In { $folder } liegen schon Spiele. Setze sie fort (--resume) oder wähle einen anderen Ordner.
error-lab-other-plan = Die Spiele in { $folder } sind andere: „{ $key }“ ist dort { $there } und hier { $here }. Wähle dasselbe oder einen anderen Ordner.
error-lab-other-players = Die Spiele in { $folder } haben andere Computergegner gespielt: Sie oder die Regeln haben sich seither geändert (Fingerabdruck dort { $there }, hier { $here }), und solche Spiele dürfen nicht zusammen gezählt werden. Wähle einen anderen Ordner.
error-lab-file = { $where }, Zeile { $line }: Das gehört nicht hierher. Entferne die Zeile oder wähle einen anderen Ordner.
error-worker-lost = { $times } Mal nacheinander ging ein spielender Prozess verloren, ohne ein einziges Ergebnis dazwischen. Reicht der Arbeitsspeicher?
error-ray-missing = Ray ist nicht installiert. Es kommt mit dem Extra „{ $extra }“.
error-ray-start =
    { $address ->
        [0] Ray ließ sich hier nicht starten
       *[other] Ray war unter { $address } nicht zu erreichen
    }: { $why }
error-parquet-missing = Parquet-Dateien brauchen pyarrow, das nicht installiert ist. Es kommt mit dem Extra „{ $extra }“.
error-vary-form = „{ $given }“ lässt sich nicht verändern. Schreibe KEY=A..B oder KEY=a,b,c, etwa sundial=831..836.
error-vary-unknown = Es gibt keine Option und keine Zahl des Bretts „{ $key }“. In der Nähe liegen: { $near }.
error-vary-several = „{ $key }“ steht an mehreren Stellen. Nenne eine davon: { $near }.
error-vary-range = { $key } lässt sich nicht über „{ $given }“ verändern. Schreibe einen steigenden Bereich ganzer Zahlen wie 3..6 oder verschiedene Werte mit Kommas, höchstens { $most }.
error-vary-number = { $key } ist auf dem Brett die Zahl { $has }; „{ $value }“ kann nicht an ihrer Stelle stehen.
error-vary-twice = { $key } ist sowohl durch eine Option festgelegt als auch verändert. Lass eines von beiden weg.
error-vary-broken = Mit { $figure } lässt sich das Brett lesen, das Spiel aber nicht spielen: { $why }
error-balance-endless = Nach { $decisions } Entscheidungen war ein Spiel nicht zu Ende; mit diesen Optionen und Zahlen scheint es nicht zu enden.
error-limit = Eine Frist kann nicht { $value } s lang sein; möglich ist über 0 bis { $most } s.
error-outside-missing = „{ $given }“ kann nicht spielen: Es gibt kein Programm „{ $program }“.
error-outside-form = „{ $given }“ ist kein Befehl: Ein Anführungszeichen wird nicht geschlossen, oder es gibt unsichtbare Zeichen.
error-number-positive = { $key } ist { $value }, muss aber mindestens 1 sein.

error-file-missing = Die Datei { $where } gibt es nicht.
error-file-is-folder = { $where } ist ein Ordner; gebraucht wird eine Datei.
error-file-not-text = { $where } ist keine Textdatei in UTF-8.
error-file-unwritable = { $where } lässt sich nicht schreiben: { $why }.
error-file-unreadable = { $where } lässt sich nicht lesen: { $why }.
error-toml = { $where } ist kein gültiges TOML: { $why }.
error-bench-failed = Die Messung { $name } ließ sich nicht ausführen: { $why }
error-bench-peers = Die anderen Programme für den Vergleich ließen sich nicht installieren: { $why }
error-no-cases = Der Ordner { $where } enthält keine Falldateien (*.toml).

## Fehler in einer Spielplandatei

error-board-section = { $file }: Der Abschnitt [{ $section }] fehlt oder hat nicht die richtige Form.
error-board-number = { $file }: { $key } in { $where } muss eine ganze Zahl ab 0 sein.
error-board-word = { $file }: { $key } in { $where } muss ein Name in Anführungszeichen sein.
error-board-words = { $file }: { $key } in { $where } muss eine Liste von Namen in Anführungszeichen sein.
error-board-game = { $file }: Das ist ein Spielplan für „{ $given }“, gebraucht wird einer für { $allowed }.
error-board-colours = { $file }: [player_colours] muss mindestens { $needs } Farben nennen, jede einmal.
error-board-tile = { $file }: [tiles] nennt „{ $tile }“, das ist keine Aktion. Erlaubt: { $allowed }.
error-board-tile-count =
    { $file }: Die Liste { $key } in [tiles] hat { $has ->
        [one] eine Tafel
       *[other] { $has } Tafeln
    }, laut [components.per_player] müssen es { $needs } sein.
error-board-tile-peace = { $file }: [tiles] muss die Tafel „peace“ genau einmal nennen.
error-board-followers =
    { $file }: [followers_base] verteilt { $has ->
        [one] einen Gefolgsmann
       *[other] { $has } Gefolgsleute
    }, jeder Karolinger hat aber { $needs }.
error-board-region-order = { $file }: Die Region { $region } kommt schon bei weniger Karolingern hinzu als die vor ihr. Nenne die Regionen in der Reihenfolge, in der sie hinzukommen.
error-board-slots =
    { $file }: Die Region { $region } hat { $has ->
        [one] einen Steckplatz
       *[other] { $has } Steckplätze
    }, es müssen aber { $needs } sein, zwei weniger als Länder.
error-board-land-twice = { $file }: Das Land { $land } gehört zu mehr als einer Region oder steht zweimal in einer.
error-board-land-count =
    { $file }: Die Regionen haben zusammen { $has ->
        [one] ein Land
       *[other] { $has } Länder
    }, es gibt aber { $needs } Länderkarten.
error-board-land-unknown = { $file }: { $where } nennt das Land „{ $land }“, das zu keiner Region gehört.
error-board-land-missing = { $file }: Die Region { $region } nennt das Land { $land }, aber kein [[land]] beschreibt es.
error-board-land-region = { $file }: Beim Land { $land } steht die Region { $region }, aber diese nennt das Land nicht.
error-board-disagrees = { $file }: „{ $key }“ steht an zwei Stellen, die nicht übereinstimmen ({ $where }). Berichtige beide.
error-board-at-least = { $file }: { $key } ist { $has }, aber die Regeln brauchen mindestens { $needs }.
error-board-players = { $file }: Dieses Spiel lässt sich nicht für { $least } bis { $most } einrichten.
error-board-border = { $file }: { $land } nennt { $other } als Nachbarn, aber { $other } nennt { $land } nicht. Grenzen müssen auf beiden Seiten stehen.
error-board-border-self = { $file }: Das Land { $land } steht als sein eigener Nachbar da.
error-board-evidence =
    { $file }: { $must ->
        [yes] { $land } und { $other } müssen Nachbarn sein
       *[no] { $land } und { $other } dürfen keine Nachbarn sein
    }, das zeigt die Spielanleitung ({ $place }).
error-board-set-up-regions = { $file }: Die Regionen in { $where } müssen sein: { $needs }.
error-board-set-up-outside = { $file }: { $key } in { $where } nennt { $land }; dieses Land nimmt bei so vielen Karolingern nicht teil.
error-board-set-up-homelands =
    { $file }: { $where } nennt { $has ->
        [one] ein Stammland
       *[other] { $has } Stammländer
    }; es müssen { $needs } verschiedene sein.
error-board-set-up-forests = { $file }: Die Wälder in { $where } müssen genau ein Land aus jeder teilnehmenden Region sein.
error-board-set-up-homeland-clash = { $file }: In { $where } ist das Stammland { $land } zugleich Waldland oder erste Länderkarte; es kann nur eines davon sein.
error-board-set-up-count = { $file }: { $key } in { $where } ist { $has }, nach den Regionen und Listen muss es { $needs } sein.
error-board-knights =
    { $file }: Alle Farben zusammen haben { $has ->
        [one] einen Ritter
       *[other] { $has } Ritter
    }, laut [pieces] müssen es { $needs } sein.
error-board-start-knights =
    { $file }: Am Anfang { $has ->
        [one] wird ein Ritter
       *[other] werden { $has } Ritter
    } verteilt, es gibt aber { $needs } Provinzen, und jede bekommt einen.
error-board-discs = { $file }: Die Werte in [discs] müssen 1, 2, 3 und so weiter sein, ohne Lücke.
error-board-province-count =
    { $file }: { $has ->
        [one] Eine [[province]] ist
       *[other] { $has } [[province]] sind
    } beschrieben, laut [ring] müssen es { $needs } sein.
error-board-ring = { $file }: Bei der Provinz { $province } ist der Kreis unterbrochen: Die Werte von index müssen von 0 an aufwärts zählen, und next_clockwise muss der nächste index sein.
error-board-seats = { $file }: seats in { $where } muss { $needs } Spieler nennen, jeden mit einer der Seiten, und jede Seite muss vorkommen.
error-board-throws = { $file }: Die initial_throws in { $where } müssen zusammen die Reserve ergeben, { $needs }.
error-board-side = { $file }: Die Seite „{ $side }“ gibt es nicht. Beschrieben sind: { $allowed }.
error-board-name-twice = { $file }: Der Name „{ $name }“ ist zweimal vergeben.
error-board-coins = { $file }: coin_cards_per_player in [components] muss 0, 1, 2 und so weiter lauten, ohne Lücke.
error-board-ids = { $file }: { $where } muss genau so lauten: { $needs }.
error-board-effect = { $file }: Das Ereignis { $event } hat die Wirkung „{ $effect }“, die es nicht gibt. Erlaubt: { $allowed }.
error-board-favours = { $file }: Von dieser Erweiterung gibt es { $has } Karten, in [components] stehen aber { $needs }.
error-board-line-up = { $file }: Die Armeen in { $where } müssen in dieser Reihenfolge lauten: { $needs }.
error-board-line-up-land = { $file }: { $where } vergibt das Land { $land } zweimal, oder es ist bei so vielen Mitspielern nicht im Spiel.
error-board-supply = { $file }: Die Zeilen von [supply_table] müssen lückenlos aufeinander folgen, von 1 bis zur Zahl aller Länder.
error-board-share = { $file }: { $key } in { $where } muss eine Zahl von 0 bis 1 sein.

## Fehler in einer Stellung

error-position-negative = Diese Stellung nimmt mehr Steine weg, als da sind.
error-position-trophies = { $seat } hat in dieser Stellung { $has } Trophäen; Platz ist für { $limit }.
error-position-bag = Im Losbeutel dieser Stellung sind mehr als zwei Tafeln von { $seat }.
error-position-gangs = In dieser Stellung gibt es insgesamt { $has } Rotten; das Spiel hat { $needs }.
error-position-markers = In dieser Stellung liegen mehr Entwicklungsstufen als die { $limit } der Schachtel.
error-position-development = { $land } hat in dieser Stellung { $has } Entwicklungsstufen; dort dürfen höchstens { $limit } liegen.
error-position-foreign-pieces = Auf dem Stammland { $land } dürfen nur Gefolgsleute seines Karolingers stehen.
error-position-homeland = { $land } ist nicht als Stammland eingerichtet: Es braucht seine Pfalz, seine Karte muss aus dem Spiel sein, und Wald darf dort nicht sein.
error-position-card-pieces = Auf der Karte { $card } liegen Steine, aber sie steckt in keiner Regionenleiste.
error-position-knights = In dieser Stellung gibt es insgesamt { $has } Ritter der Farbe { $colour }; die Schachtel enthält { $needs }.
error-position-castles = Die Seite { $side } hat in dieser Stellung { $has } Burgen; es gibt nur { $limit }.
error-position-region = Bei { $province } passt die Stellung nicht zusammen: Die Provinzen einer Region folgen im Uhrzeigersinn aufeinander und haben je eine Burg derselben Seite, und Nachbarn mit Burgen einer Seite müssen eine Region sein.
error-position-knight-row = { $where } in der Stellung: „{ $row }“ muss aus Paaren von Farbe und Zahl bestehen, jede Farbe einmal, etwa „red 2 green 1“.
error-position-disc = „{ $value }“ in der Stellung ist keine Zahlenscheibe. Es gibt: { $allowed }.
error-position-no-disc = { $seat } kann nicht am Zug sein: In dieser Stellung liegt dort keine Zahlenscheibe. Nenne eine unter discs.
error-position-order = Die Reihenfolge order in der Stellung muss alle einmal nennen: { $allowed }.
error-position-key = Die Stellung enthält einen unbekannten Eintrag „{ $key }“. Erlaubt: { $allowed }.
error-position-year = Das Jahr { $year } liegt außerhalb dieses Spiels; es geht von { $first } bis { $last }.
error-position-number = { $key } in der Stellung ist „{ $value }“, muss aber eine ganze Zahl ab 0 sein.
error-position-table = { $key } in der Stellung muss eine Tabelle aus Namen und Werten sein.
error-position-name = { $where } in der Stellung nennt „{ $name }“. Erlaubt: { $allowed }.
error-position-list = { $key } in der Stellung muss eine Liste von Namen in Anführungszeichen sein.
error-position-row = { $where } in der Stellung: „{ $row }“ muss aus Paaren von Name und Zahl bestehen, jeder Name einmal, etwa „red 2 gang 1“; „dev“ gilt nur für Länder.
error-position-homeland-twice = Das Land { $land } ist in dieser Stellung das Stammland von zwei Karolingern.
error-position-homeland-region = { $land } kann in dieser Stellung kein Stammland sein: Die Region { $region } hat schon eines.
error-position-hunger-cards = Diese Stellung nennt { $has } Hungerkarten; im Spiel sind { $needs }.
error-position-card = Die Karte { $card } kann in dieser Stellung nicht dort liegen: Sie ist zweimal genannt, gehört zu einem Stammland, oder ihre Region hat keinen freien Steckplatz.
error-position-followers =
    { $seat } hat in dieser Stellung { $has ->
        [one] einen Gefolgsmann
       *[other] { $has } Gefolgsleute
    }, muss aber { $needs } haben, zusammengezählt auf Ländern, Karten, am Hof und als Trophäen.
error-position-event-tiles = Im Losbeutel dieser Stellung sind zu viele Ereignistafeln: Nur { $needs } sind im Spiel.
error-position-problem-twice = In dieser Stellung liegen auf { $season } zwei Probleme der Art { $kind }; gleiche liegen nie zusammen.
error-position-problems =
    In dieser Stellung gibt es { $has ->
        [one] ein Problem
       *[other] { $has } Probleme
    } der Art { $kind }; das Spiel hat { $needs }.
error-position-favour = Die Gunstleiste hat in dieser Stellung { $has } Ehrensteine; Platz ist für { $limit }.
error-option-year = Mit { $needs } kann die Sonnenuhr nicht auf { $year } stehen: Die Annalen auf dieser Seite des Spielplans gehen von { $first } bis { $last }.
error-position-forests = Die Region { $region } hat in dieser Stellung { $has } Wälder; jede Region hat einen.
error-option-needs = Die Option { $option } geht nur mit { $needs }.
error-timer-without-people = Die Option { $option } braucht Menschen am Tisch: Computerspieler sind nie zu spät.
error-position-no-module = Die Stellung nennt { $key }, das es in diesem Spiel nicht gibt. Dazu gehört die Option { $needs }.
error-position-turned = { $seat } hat in dieser Stellung keine Tafel { $tile } auf einer Jahreszeit, also kann dort auch keine verdeckt liegen.
error-position-settlers = Settlers und reserve sind Gefolgsleute des Aufbaus; mit „now = { $now }“ ist er vorbei.
error-position-tile-twice = Die Tafel { $tile } kann nicht im Losbeutel sein: Sie liegt in dieser Stellung woanders.
error-position-armies = { $seat } hat in dieser Stellung { $has } Armeen, es müssen aber { $needs } sein, gezählt über Länder, Vorrat, Schale und Turm.
error-position-farmers = In dieser Stellung gibt es { $has } Bauern; in der Schachtel sind { $needs }.
error-position-empty-land = Ein Land mit Besitzer hat mindestens eine Armee, eines ohne Besitzer keine; hier ist es nicht so: { $land }.
error-position-neutral-land = Gebäude und Unruhe gibt es nur in Ländern mit Besitzer; { $land } hat keinen.
error-position-out-of-play = { $land } ist bei so vielen Mitspielern nicht im Spiel, dort kann nichts stehen.
error-position-sites = { $land } hat in dieser Stellung { $has } Gebäude; es gibt { $limit } Bauplätze.
error-position-buildings = In dieser Stellung gibt es mehr Gebäude der Sorte { $building } als die { $limit } der Schachtel.
error-position-building-twice = { $land } hat in dieser Stellung das Gebäude { $building } mehrfach.
error-position-two-owners = { $land } hat in dieser Stellung Armeen zweier Spieler.
error-position-plan = Die Karte { $card } kann in dieser Stellung dort nicht liegen: Sie ist doppelt gelegt, das Land gehört einem anderen, oder das Gebot übersteigt das Geld.
error-position-action-cards = Eine Aktionskarte liegt in dieser Stellung doppelt offen.
error-position-events = Die Ereignisse der Stellung stimmen nicht: Jedes kommt einmal vor, und mindestens eines liegt offen.
error-position-advantages = Die Vorteile der Stellung müssen alle fünf sein, jeder einmal: { $allowed }.
error-position-place = Der Platz von { $seat } muss einer von 1 bis { $limit } sein, den niemand sonst hat.
error-position-one-floor = Der historische Turm hat einen Boden: In dieser Stellung müssen alle Steine darin auf dem unteren liegen.
error-position-courtiers = { $seat } hat mehr Höflinge am Hof als die { $limit }, die es gibt.
error-position-kept = Was { $seat } in dieser Stellung behalten hat, kann nicht sein: ward ist 0 oder 1, banner 0 bis 3.
error-position-favours = Die Gunstkarten der Stellung müssen { $needs } verschiedene sein, in einem Spiel mit dem Kaiserhof.
error-position-cube-row = { $where } in der Stellung: „{ $row }“ muss aus Paaren von Name und Zahl bestehen, jeder Name einmal, etwa „red 2 palace 1“ oder „red 2 farmer 1“.
error-position-moment = „{ $now }“ ist kein Augenblick, an dem es losgehen kann. „now“ darf sein: { $allowed }.

## Fehler in einer Falldatei

error-case-table = { $where }: { $key } muss eine Liste von Tabellen sein, jede beginnt mit [[{ $key }]].
error-case-key = { $where }: unbekannter Eintrag „{ $key }“. Erlaubt: { $allowed }.
error-case-checks-nothing = { $where }: { $key } prüft nichts. Es muss sagen, was folgen soll, mit expect, legal, refused, outcome oder einer anderen Prüfung.
error-case-refused-needs = { $where }: In einem Eintrag von „refused“ fehlt { $key }. Nötig sind seat, action und code.
error-case-rule-missing = { $where }: { $key } sagt nicht, welchen Abschnitt der Regeln es prüft. Ergänze rule = "…" dort oder oben in der Datei.
error-case-outcome = { $where }: „{ $text }“ ist kein Losergebnis. Schreib eine Art und was herauskommt, etwa „* card anjou“.
error-case-seat = { $where }: „{ $text }“ nennt niemanden an diesem Tisch. Es gibt: { $allowed }.

## Fehler in einer Aufzeichnung

error-record-from-position = Ein Spiel, das mit einer Stellung begonnen hat, hat keine Aufzeichnung: Aufzeichnungen beginnen mit dem Aufbau.
error-record-not-a-record = Zeile { $line }, „{ $text }“: Das ist keine Aufzeichnung. Aufzeichnungen beginnen mit „hoftag record 1“.
error-record-newer-format = Zeile { $line }, „{ $text }“: Die Aufzeichnung hat das Format { $given }, dieses Programm liest Formate bis { $known }. Bitte aktualisiere es.
error-record-newer-rules = Zeile { $line }, „{ $text }“: Gespielt wurde nach Fassung { $given } der Regeln, dieses Programm kennt Fassungen bis { $known }. Bitte aktualisiere es.
error-record-other-board = Zeile { $line }, „{ $text }“: Gespielt wurde auf dem Spielplan { $given }, dieser hier ist { $known }. Nenne die richtige Datei mit --board.
error-record-header = Zeile { $line }, „{ $text }“: Erwartet wird hier „{ $needs }“.
error-record-outcome = Zeile { $line }, „{ $text }“: Das ist kein Losergebnis. Erwartet werden eine Art und was herauskam, etwa „* card anjou“.
error-record-outcome-unexpected = Zeile { $line }, „{ $text }“: Das kann hier nicht herauskommen; an der Reihe ist ein noch mögliches Losergebnis der Art „{ $needs }“.
error-record-outcome-missing = Nach Zeile { $line }, „{ $text }“, fehlt ein Losergebnis der Art „{ $needs }“.
error-record-outcome-extra = Zeile { $line }, „{ $text }“: An dieser Stelle wird nichts gezogen, dieses Losergebnis ist zu viel.
error-record-result = Zeile { $line }, „{ $text }“: Nachgespielt endet das Spiel nicht so.
error-record-seat = Zeile { $line }, „{ $text }“: Die Zeile muss mit einer Spielerfarbe und einem Doppelpunkt beginnen. Es gibt: { $allowed }.
error-record-illegal = Zeile { $line }, „{ $text }“: Die Regeln erlauben diese Aktion an dieser Stelle nicht (Grund { $code }, Abschnitt { $rule }).
error-record-skip = Zeile { $line }, „{ $text }“: Nach einer Rücknahme geht der Zufall mit Nummer { $least } oder einer späteren weiter, und nur in einer Aufzeichnung mit Zusage.
error-fair-commitment = Das Geheimnis gehört nicht zur Zusage { $commitment }.
error-verify-no-commitment = Diese Aufzeichnung hat keine Zusage: Der Zufall wurde nicht versprochen, und es gibt nichts zu prüfen. Partien an einem Tisch des Servers haben eine.
error-verify-no-secret = Das Geheimnis steht nicht in dieser Aufzeichnung: Es wird gezeigt, wenn die Partie beendet ist.
error-verify-outcome = Nach Zug { $action } steht in der Aufzeichnung „{ $given }“, zugesagt war „{ $promised }“.
error-verify-altered = Zeile { $line }, „{ $text }“: Das wurde nach der Partie verändert.
