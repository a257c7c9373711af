### Die Seiten um die Tische: Halle, neuer Tisch, Warteraum, Regeln, Aufzeichnungen, Einstellungen.

## Das Haus

web-house = HOFTAG
web-house-title = Hoftag
web-page-title = { $page } · Hoftag
web-nav = Seiten
web-nav-play = Spielen
web-nav-rules = Regeln
web-nav-records = Aufzeichnungen
web-tab-hall = Halle
web-tab-tables = Tische
web-tab-rules = Regeln
web-tab-me = Name
web-to-hall = In die Halle
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Augenblick …
web-language = Sprache
web-language-failed = Die Texte dieser Sprache ließen sich nicht holen. Bitte versuch es noch einmal.
web-rules = Regeln
web-names = Judith, Lothar, Irmgard, Pippin, Bertha, Drogo, Adelheid, Bernhard, Rotrud, Ludwig, Gisela, Tassilo

## Halle

web-hero = Der Hof ist versammelt.
web-hero-words = Drei Brettspiele um die Herrschaft im alten Reich: allein gegen den Rechner, am selben Tisch oder mit Freunden anderswo. Ein Name genügt.
web-name-ask = Wie dürfen wir dich nennen?
web-games = Spiele
web-players = Personen
web-duration = Dauer
web-minutes = { $range } min
web-phone-facts = { $players } Personen · { $minutes }
web-play-at-once = Sofort spielen
web-open-table = Tisch eröffnen
web-open-table-short = Tisch

web-game-title-carolingi = Carolingi
web-game-title-wallenstein = Wallenstein
web-game-title-carolus-magnus = Carolus Magnus
web-game-pitch-carolingi = Frankenreich, 830. Wähle verdeckt zwei Taten je Jahreszeit; der Losbeutel bestimmt, wann sie geschehen.
web-game-pitch-wallenstein = Der Dreißigjährige Krieg. Plane zehn Taten für deine Länder; über Schlachten entscheidet der Würfelturm.
web-game-pitch-carolus-magnus = Fünfzehn Provinzen im Ring. Gewinne die Adelsfamilien und führe Karl zu deinen Burgen.
web-game-weight-carolingi = Mittel bis schwer
web-game-weight-wallenstein = Mittel
web-game-weight-carolus-magnus = Leicht zu lernen

web-my-tables = Deine Tische
web-waiting-count =
    { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
    }
web-no-tables = Du sitzt noch an keinem Tisch.
web-open-tables = Offen für alle
web-watch-tables = Zum Zuschauen
web-your-turn = Du bist am Zug
web-waits-for = Es fehlt: { $names }
web-table-over = Das Spiel ist zu Ende
web-table-closed = Dieser Tisch ist geschlossen
web-seats-free =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-chapter-carolingi = { $season } { $year }
web-chapter-wallenstein = { $season }, { $year }. Jahr
web-chapter-carolus-magnus = Runde { $round }
web-time-left = noch { $time }
web-at-table = Am Tisch: { $names }
web-way-play = Spielen
web-way-join = Mitspielen
web-way-room = Eintreten
web-way-view = Ansehen
web-way-label = { $way }: { $title }

web-join = Mitspielen
web-join-words = Hast du einen Einladungslink bekommen? Öffne ihn oder füge ihn hier ein.
web-join-field = Link oder Tischname
web-join-go = Beitreten
web-join-unclear = Das ist weder der Link noch der Name eines Tisches.
web-new-here = Neu hier?
web-new-here-link = Carolus Magnus in zehn Minuten

## Ein neuer Tisch

web-new-table = Tisch eröffnen
web-which-game = Spiel
web-seats = Plätze
web-plan = Wer spielt?
web-plan-help = Freie Plätze sind für alle, die den Link haben. Mehrere können sich diesen Browser teilen.
web-plan-label = { $seat }: Wer sitzt hier?
web-plan-open = Frei, per Link
web-plan-here = An diesem Browser
web-plan-bot = Rechner: { $bot }
web-plan-name = Name
web-you = du
web-on = an
web-off = aus
web-finer = Feinheiten der Regeln
web-about = etwa { $time }
web-begin = Beginnen
web-open-get-link = Eröffnen, Link erhalten

web-bot-random = Hofnarr
web-bot-greedy = Hofmeister
web-bot-squire = Knappe
web-bot-count = Graf
web-bot-emperor = Kaiser
web-levels = Computergegner
web-levels-help = Vom schwächsten zum stärksten. Was du hier wählst, gilt für alle Plätze mit Rechnern.
web-strength = Stärke { $level } von { $most }

web-option-carolingi-players = Mit jedem Platz kommen weitere Regionen ins Spiel.
web-option-carolingi-sundial = Das letzte Jahr. Je später, desto eher ein Frieden.
web-option-carolingi-variant-base = Jeder beginnt mit einer Pfalz und Gefolge darum herum.
web-option-carolingi-variant-advanced = Gefolge und Wälder streut das Los; Stammländer werden erst im Spiel beansprucht.
web-option-carolingi-variant-scenario814 = Wie Fortgeschrittene, und ihr müsst die Probleme des Reichs gemeinsam lösen, sonst verlieren alle.
web-option-carolingi-anarchy = Ab dem zweiten Jahr bringen zwei weitere Karten Rotten; etwas härter.
web-option-carolingi-timer = So lange haben die anderen noch, sobald der Erste zwei Tafeln abgelegt hat; was zu spät kommt, zählt nicht.
web-option-carolingi-strict-favour = Scheitern die Erben, muss der Führende der Gunstleiste eine Bedingung erfüllen, sonst verlieren alle.
web-option-fixed-carolingi-strict-favour = Eine Gunstleiste gibt es nur im Szenario 814.
web-option-wallenstein-players = Zu dritt sind acht Länder nicht im Spiel.
web-option-wallenstein-setup-given = Alle beginnen in den Ländern der gedruckten Aufstellung.
web-option-wallenstein-setup-free = Startländer werden reihum gewählt, aus zwei offenen Karten und einem Stapel.
web-option-wallenstein-court = Armeen werden zu Höflingen, Höflinge erwerben Gunst; drei Felder mehr zu planen.
web-option-wallenstein-landsknechte = In jeder Runde ein Bonus für alle mit Ländern in vier Regionen.
web-option-wallenstein-tower-two-floor = Zwei Böden fangen Steine; fallende Steine lösen andere.
web-option-wallenstein-tower-historic = Von geworfenen Steinen fallen zwei von dreien heraus, von liegenden einer.
web-option-carolus-magnus-players = Zu dritt gibt es weniger Burgen und mehr Ritter; zu viert spielen zwei Teams.
web-option-carolus-magnus-seating = Wo Partner sitzen.
web-option-carolus-magnus-first-round = Wer in der ersten Runde auf den ersten folgt; die Regeln schweigen dazu.
web-option-carolus-magnus-full-circle = Karl darf ganz herum, wenn nur noch wenige Orte übrig sind.
web-option-carolus-magnus-tie-break = Was bei gleich vielen Burgen entscheidet; die Regeln schweigen dazu.
web-option-carolus-magnus-stall-rounds = So viele ruhige Runden beenden das Spiel; bei 0 geht es weiter. Nicht in den Regeln.
web-option-carolus-magnus-team-talk = Ob Partner über das Spiel reden dürfen; nur ein Vermerk.
web-value-carolingi-variant-base = Grundspiel
web-value-carolingi-variant-advanced = Fortgeschrittene
web-value-carolingi-variant-scenario814 = Szenario 814
web-value-wallenstein-setup-given = wie gedruckt
web-value-wallenstein-setup-free = gewählt
web-value-wallenstein-tower-two-floor = zwei Böden
web-value-wallenstein-tower-historic = historisch
web-value-carolus-magnus-seating-alternate = abwechselnd
web-value-carolus-magnus-seating-together = nebeneinander
web-value-carolus-magnus-first-round-clockwise = im Uhrzeigersinn
web-value-carolus-magnus-first-round-lot = per Los
web-value-carolus-magnus-tie-break-markers = Clanmarker
web-value-carolus-magnus-tie-break-shared = nichts

web-clock = Zeit
web-clock-kind-none = ohne Uhr
web-clock-kind-move = je Antwort
web-clock-kind-game = je Spiel
web-clock-kind-days = Tage
web-clock-help-none = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-help-move = So viel Zeit für jede Antwort.
web-clock-help-game = So viel Zeit insgesamt; jede Antwort bringt etwas zurück.
web-clock-help-days = Für Spiele über Tage: so viel Zeit für jede Antwort.
web-clock-amount = Wie viel Zeit
web-clock-increment = Was eine Antwort zurückbringt
web-clock-increment-words = + { $time } je Antwort
web-clock-zero = Was bei null geschieht
web-clock-zero-bot = dann übernimmt ein Rechner
web-clock-zero-pass = dann: passen, wenn möglich
web-clock-none = ohne Uhr
web-clock-move-words = { $time } je Antwort
web-clock-game-words = { $time } insgesamt, + { $more } je Antwort

web-public = Offen für alle
web-public-help = Steht in der Halle, damit jemand dazukommen kann.
web-spectators = Mit Publikum
web-spectators-help = Wer den Link hat, darf zuschauen.
web-hints = Hinweise
web-hints-help = Ein Knopf fragt einen Computergegner, was er täte.
web-pace = Tempo der Rechner
web-pace-help = Wie lange sie ruhen, bevor sie handeln.
web-pace-instant = sofort
web-pace-quick = zügig
web-pace-normal = normal
web-pace-slow = ruhig
web-title = Name des Tisches
web-title-help = Bleibt er leer, findet der Hof einen.
web-reconstructed = ¶ rekonstruierte Angaben
web-reconstructed-carolingi = Vom gedruckten Spielplan war kein Bild zu finden. Namen, Regionen und Grenzen, die kein Regeltext nennt, welche Aktionen es doppelt gibt und drei der Spielerfarben sind von uns rekonstruiert. Wer die Schachtel besitzt, kann eine Kopie der Spielplandatei berichtigen und damit spielen.
web-reconstructed-wallenstein = Wie leicht ein Stein im Turm bleibt, ein Land der Aufstellung zu dritt und die Beträge der meisten Gunstkarten und der Banner sind unsere Rekonstruktion. Wer die Schachtel besitzt, kann eine Kopie der Spielplandatei berichtigen und mit ihr spielen.
web-reconstructed-carolus-magnus = Die Namen der Provinzen und die Zeichen der Familien sind von uns. Wo die Regeln schweigen (erste Runde, Gleichstand, Stillstand), sagt eine Einstellung, was gilt.

## Warteraum

web-waiting-room = Warteraum · „{ $title }“
web-invite = Lade Freunde ein
web-no-sign-up = ohne Anmeldung
web-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-share = Teilen
web-copied = Kopiert
web-copy-failed = Das ließ sich nicht kopieren. Markiere es und kopiere es von Hand.
web-invite-words = Wer den Link hat, kann sich setzen oder zuschauen.
web-invite-words-closed = Wer den Link hat, kann sich setzen; zuschauen kann niemand.
web-qr = QR-Code fürs Telefon
web-qr-alt = QR-Code von { $link }
web-taken = { $taken } von { $all }
web-seat-free = Freier Platz
web-seat-free-words = Verschick den Link oder setz einen Rechner hin
web-seat-free-link = Für alle, die den Link haben
web-computer = Rechner
web-computer-is = Rechner, { $bot }. { $about }
web-level-of = Stärke von { $name }
web-close-seat = Schließen
web-free-seat = Platz freigeben
web-sit = Platz nehmen
web-sit-too = Noch jemand hier
web-here-too = auch an diesem Browser
web-name-guest = Wie heißt diese Person?
web-is-here = ist da
web-is-away = nicht verbunden
web-host = lädt ein
web-kick = Platz von { $name } freigeben
web-ready = Bereit
web-not-ready = noch nicht bereit
web-three-sentences = In drei Sätzen
web-all-rules = Alle Regeln
web-sentence-one-carolingi = Lege in jeder Jahreszeit heimlich zwei Tafeln.
web-sentence-two-carolingi = Der Losbeutel bestimmt, wann sie wirken und wann Aufruhr kommt.
web-sentence-three-carolingi = Drei Bedingungen erfüllt: Du darfst Frieden ausrufen.
web-sentence-one-wallenstein = Plane in jeder Runde geheim zehn Aktionen und ein Gebot.
web-sentence-two-wallenstein = Kämpfe und Aufstände gehen durch den Turm: Steine fallen heraus oder bleiben drin.
web-sentence-three-wallenstein = Im Winter braucht jedes Land Getreide. Länder, Gebäude und Mehrheiten bringen Punkte.
web-sentence-one-carolus-magnus = Die Zahlenscheibe bestimmt, wer zuerst zieht und wie weit Karl reist.
web-sentence-two-carolus-magnus = Ritter am Hof gewinnen Familien, Ritter in den Provinzen Mehrheiten.
web-sentence-three-carolus-magnus = Wo Karl hält, baut die stärkste Seite. Alle Burgen gebaut: Du gewinnst.
web-talk = Gespräch
web-say = Nachricht schreiben …
web-say-send = Sagen
web-table-rules = Regeln des Tisches
web-host-changes = du kannst sie ändern
web-host-decides = { $name } kann sie ändern
web-chance = Das Los ist versiegelt, bevor das Spiel beginnt: Niemand kann eine Ziehung ändern, auch nicht der Server.
web-chance-words = Der Server hat das Siegel eines Geheimnisses veröffentlicht, dein Browser gibt einen eigenen Anteil dazu. Jede Ziehung folgt aus beidem, und am Ende kann das jeder nachrechnen.
web-commitment = Siegel des Servers (SHA-256)
web-my-nonce = Mein Anteil ({ $seat })
web-preview =
    Der Spielplan, wie er für { $count ->
        [one] eine Person
       *[other] { $count } Personen
    } aufgebaut wird
web-invited = { $name } lädt dich zu { $game } ein.
web-watch = Zuschauen
web-table-full = Alle Plätze sind besetzt.
web-leave = Verlassen
web-unready = Noch nicht bereit: { $names }
web-too-few = Es braucht mindestens { $least }.
web-all-here = Alle sind da.
web-start-with =
    { $count ->
        [one] Allein beginnen
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
        [5] Zu fünft beginnen
        [6] Zu sechst beginnen
       *[other] Mit { $count } beginnen
    }
web-i-am-ready = Ich bin bereit
web-wait-for-me = Wartet noch
web-connection-lost = Keine Verbindung, neuer Versuch …

## Was es nicht gibt

web-missing = Hier ist nichts
web-missing-words = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
web-no-table = Diesen Tisch gibt es nicht
web-no-table-words = Vielleicht fehlt ein Buchstabe des Links, oder der Tisch ist längst abgeräumt.
web-no-entry = An diesem Tisch gibt es kein Publikum
web-table-closed-words = Der Tisch „{ $title }“ wurde geschlossen.
web-table-loading = Der Tisch wird gedeckt
web-own-table = Eigenen Tisch eröffnen
web-watch-others = Anderen zuschauen

## Was schiefging

web-offline = Der Server ist nicht zu erreichen.
web-slow = Der Server braucht zu lange für eine Antwort.
web-garbled = Der Server hat etwas geantwortet, das keinen Sinn ergibt.
web-broken = Auf dieser Seite ist etwas schiefgegangen. Nichts Gespieltes ist verloren.
web-try-again = Noch einmal
web-reload = Neu laden
web-details = Einzelheiten
web-copy-details = Einzelheiten kopieren

## Regeln und Aufzeichnungen

web-rules-of = Regeln: { $game }
web-rules-search = In den Regeln suchen
web-rules-contents = Inhalt
web-rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] In einem Abschnitt gefunden.
       *[other] In { $count } Abschnitten gefunden.
    }
web-finished = Gespielte Spiele
web-none-finished = Noch keine. Jedes Spiel, das du beendest, steht dann hier.
web-look-back = Nachspielen
web-record-file = Aufzeichnung
web-fair = Ehrliches Los
web-fair-words = Bevor ein Spiel beginnt, veröffentlicht der Server das Siegel eines Geheimnisses, und jeder Mensch am Tisch kann einen Anteil dazugeben. Jede Ziehung folgt aus beidem, also kann niemand sie bestimmen. Am Ende steht das Geheimnis in der Aufzeichnung.
web-fair-check = Jede Ziehung lässt sich auf dem eigenen Rechner nachrechnen:
web-fair-replay = Eine Aufzeichnung ist einfacher Text und lässt sich lesen und nachspielen:

## Konto

web-account = Wer du bist
web-account-short = Konto
web-account-short-is = Angemeldet
web-account-words = Zum Spielen genügt ein Name. Ein Konto behält deine Tische auch auf anderen Geräten; es braucht nur Name und Passwort.
web-account-new = Neues Konto
web-account-known = Ich habe eins
web-account-name = Name
web-account-password = Passwort
web-account-keep = Tische behalten
web-account-made = Deine Tische bleiben dir von jetzt an erhalten.
web-account-is = Du bist als { $name } angemeldet.
web-account-is-words = Deine Tische findest du auf jedem Gerät, auf dem du dich anmeldest.
web-sign-in = Anmelden
web-signed-in = Willkommen zurück.
web-sign-out = Abmelden
web-signed-out = Du bist abgemeldet.
web-only-name = Nur den Namen ändern
web-name-kept = Dein Name ist gemerkt.

## Einstellungen

web-settings = Einstellungen
web-set-theme = Aussehen
web-theme-is-system = wie das System
web-theme-is-light = hell
web-theme-is-dark = dunkel
web-theme-to-light = Zum hellen Aussehen
web-theme-to-dark = Zum dunklen Aussehen
web-set-names = Namen der Länder
web-names-mine = in meiner Sprache
web-names-board = wie auf dem Plan
web-set-motion = Bewegung
web-motion-is-system = wie das System
web-motion-is-full = ganz
web-motion-is-reduced = verringert
web-set-speed = Geschwindigkeit
web-set-skip = Alle Bewegungen überspringen
    .help = Der Plan ändert sich sofort; die Chronik erzählt, was geschah.
web-set-sound = Klänge
    .help = Holz auf Holz, Seiten, der Beutel und eine Glocke, wenn du am Zug bist.
web-set-volume = Lautstärke
web-sound-on = Klänge einschalten
web-sound-off = Klänge ausschalten
web-set-forced = Von selbst antworten, wo keine Wahl bleibt
    .help = Ist nur eine Antwort möglich, wird sie gegeben; die Chronik sagt es.
web-set-hints = Hinweise für den Anfang
    .help = Die Frage erklärt sich in einer weiteren Zeile und zeigt, was sich anklicken lässt.
web-set-patterns = Muster neben Farben
    .help = Die Bänder auf dem Plan sind je Person anders schraffiert.
web-set-letters = Einzelne Buchstaben als Tasten
    .help = Z nimmt zurück, F schließt ab, L öffnet die Chronik … Die Taste ? nennt alle.
web-set-reset = Wie am Anfang
web-set-done = Fertig
web-less = { $what }: eins weniger
web-more = { $what }: eins mehr
