### Der Tisch im Browser (play-).

## Die Frage

play-prompt = Was gefragt ist
play-your-turn = Du bist dran.
play-not-your-turn = Du bist nicht am Zug
play-watching = Du schaust zu
play-answered = Abgelegt; noch änderbar
play-done = Fertig
play-answer = Wählen
play-undo = Rückgängig
play-undo-hold = Gedrückt halten: zurück zum Beginn der Aktion
play-undo-stop-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
play-undo-stop-drawn = Seitdem wurde gezogen; das lässt sich nicht zurücknehmen.
play-undo-stop-revealed = Seitdem wurde etwas aufgedeckt; das lässt sich nicht zurücknehmen.
play-undo-stop-other = Seitdem hat jemand anders gehandelt; das lässt sich nicht zurücknehmen.
play-undo-stop-over = Das Spiel ist zu Ende.
play-options = Möglichkeiten
play-option-impossible = jetzt nicht möglich
play-option-targets =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
play-summary = Du tust
play-summary-then = Dann geht das Spiel weiter, und nichts davon lässt sich zurücknehmen.
play-summary-send = Ja, weiter
play-summary-back = Zurück
play-sand = Sanduhr
play-sand-runs = Die Sanduhr läuft: { $seconds } Sekunden zum Ablegen.
play-sand-last = Noch { $seconds } Sekunden.
play-sand-over = Die Zeit ist um.
play-over = Das Spiel ist zu Ende.
play-skip = Überspringen
play-to-result = Ergebnis

## Was andere tun

play-nobody = Gleich geht es weiter.
play-deciding =
    { $count ->
        [one] { $seats } überlegt.
       *[other] { $seats } überlegen.
    }
play-doing-carolingi-place =
    { $count ->
        [one] { $seats } wählt Tafeln.
       *[other] { $seats } wählen Tafeln.
    }
play-doing-carolingi-swap =
    { $count ->
        [one] { $seats } darf eine Tafel tauschen.
       *[other] { $seats } dürfen eine Tafel tauschen.
    }
play-doing-carolingi-starve = { $seats } entscheidet, wer durch Hunger einen Gefolgsmann verliert.
play-doing-carolingi-influence = { $seats } nimmt Einfluss.
play-doing-carolingi-post = { $seats } entsendet Gefolgsleute.
play-doing-carolingi-unfold = { $seats } entfaltet Einfluss.
play-doing-carolingi-develop = { $seats } entwickelt.
play-doing-carolingi-lay-markers = { $seats } entwickelt Länder.
play-doing-carolingi-missi = { $seats } stattet Missi aus.
play-doing-carolingi-march = { $seats } zieht mit Truppen.
play-doing-carolingi-fight = { $seats } kämpft.
play-doing-carolingi-appease = { $seats } besänftigt den Aufruhr.
play-doing-carolingi-extra-action = { $seats } darf eine zusätzliche Aktion ausführen.
play-doing-carolingi-solve = { $seats } darf ein Problem lösen.
play-doing-carolingi-honour = { $seats } darf einen Ehrenstein legen.
play-doing-carolingi-settle = { $seats } entscheidet über einen gezogenen Gefolgsmann.
play-doing-carolingi-settle-late = { $seats } entscheidet über einen gezogenen Gefolgsmann.
play-doing-carolingi-drive-out = { $seats } vertreibt Rotten aus dem neuen Stammland.
play-doing-carolingi-confirm = { $seats } ist gleich fertig.
play-doing-carolus-magnus-disc = { $seats } wählt eine Zahlenscheibe.
play-doing-carolus-magnus-knights = { $seats } bringt Ritter ins Spiel.
play-doing-carolus-magnus-emperor = { $seats } zieht mit dem Kaiser.
play-doing-carolus-magnus-crown = { $seats } wählt eine Familie für eine Krone.
play-doing-carolus-magnus-confirm = { $seats } ist gleich fertig.

## Wählen

play-dock = Deine Wahl
play-how-many = Wie viele
play-fewer = Weniger
play-more = Mehr
play-range = { $first } bis { $last }
play-possible = Was zur Wahl steht
play-list =
    { $count ->
        [one] Eine Möglichkeit
       *[other] Liste ({ $count })
    }
play-can = Was kann ich tun?
play-can-filter = Nur was dies enthält
play-can-none = Davon ist jetzt nichts möglich.
play-hint-thing = Wähle etwas mit gestricheltem Rand.
play-hint-next = Weiter mit einem gestrichelten Rand; dasselbe noch einmal nimmt es zurück.
play-hint-count = Wähle die Anzahl und bestätige sie.
play-hint-option = Wähle eine Möglichkeit oder gleich einen Ort auf dem Plan.
play-hint-confirm = Die Wahl ist vollständig: Der Knopf bestätigt sie.
play-hint-done = Mehr gibt es nicht zu wählen. Schließe ab oder nimm etwas zurück.

## Warum nicht

play-why-box = Warum nicht
play-why-not = Warum nicht { $what }?
play-why-not-so = Das geht nicht
play-why-watching = Du schaust zu; nur wer mitspielt, wählt.
play-why-others = Gewartet wird auf: { $names }.
play-why-nobody = Im Augenblick ist niemand gefragt.
play-why-no-place = Das spielt für die jetzige Frage keine Rolle.
play-why-possible = Das ist jetzt möglich.
play-why-over = Das Spiel ist zu Ende.
play-why-past = Das ist die Vergangenheit; zum Spielen zurück zur Gegenwart.

## Ein Hinweis, und warum ein Computergegner etwas tat

play-hint = Hinweis
play-hint-tip = Hinweis (H): Was täte hier ein starker Computergegner?
play-hint-do = So machen
play-reason = { $until } im Schnitt: { $parts }.
play-reason-none = { $until } ändert sich an der Wertung im Schnitt wenig.
play-reason-chance = Siegchance: { $chance }.
play-until-carolingi = Bis zum Ende der Jahreszeit
play-until-wallenstein = Bis zum Ende der Jahreszeit
play-until-carolus-magnus = Bis zum Ende der Runde
play-deed-why = warum?
play-note-slow =
    { $other } antwortete für { $seat }: { $bot } brauchte länger als { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
play-note-crashed = { $other } antwortete für { $seat }: { $bot } war ausgefallen.
play-note-nonsense = { $other } antwortete für { $seat }: Was { $bot } wollte, geht nicht.

## Regeln

play-rules = Regeln
play-section = § { $section }
play-rule = Regel { $section }: { $title }

## Mitspieler

play-players = Mitspieler
play-players-count =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
play-you = du
play-guest = Gast
play-computer = Computer
play-awaited = wird erwartet
play-offline = nicht verbunden
play-left = Ist gegangen; ein Computer spielt weiter
play-left-short = gegangen
play-return = Platz zurücknehmen
play-sit = Platz nehmen
play-look-at = Den Hof ansehen: { $seat }
play-look-from = wechseln
play-clock = Restzeit
play-time-over = Zeit um
play-spectators =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } schauen zu
    }
play-bot-names = Lothar, Irmgard, Drogo, Rotrud, Pippin, Gisela, Bernhard, Hildegard, Ludwig, Bertha, Nithard, Ermengard

## Mehrere an einem Bildschirm

play-hand-over = Gib das Gerät weiter: { $seat } ist dran
play-hand-over-help = Jetzt soll nur { $seat } hinsehen.
play-i-am = Ich bin { $seat }

## Teile der Seite

play-board = Plan
play-own = Deine Seite des Tisches
play-court = Dein Hof
play-story = Chronik, Gespräch und Wiedergabe
play-chronicle = Chronik
play-log-empty = Es ist noch nichts geschehen.
play-log-more = Zeigen, was davor geschah
play-news = Neues von anderen
play-talk = Gespräch
play-talk-empty = Noch hat niemand etwas gesagt.
play-say = Etwas sagen
play-say-send = Sagen
play-tabs = Teile des Tisches
play-sheet-up = Frage hochziehen
play-sheet-down = Frage herunterziehen
play-table-title = Tisch „{ $title }“
play-ended = beendet
play-title = { $title } · Hoftag
play-title-mine = ● Du bist dran · { $title }
play-laying = Der Tisch wird gedeckt
play-closed = Dieser Tisch wurde geschlossen.
play-gone = Diesen Tisch gibt es nicht mehr.
play-closed-to-you = An diesem Tisch sind keine Zuschauer erwünscht.
play-lost = Keine Verbindung, neuer Versuch …
play-connected = Verbunden

## Menü

play-menu = Tisch
play-invite = Einladen
play-takeback = Bitte um Rücknahme
play-takeback-wish = { $seat } möchte einen Zug zurücknehmen. Einverstanden?
play-takeback-own = Du möchtest einen Zug zurücknehmen. Noch keine Antwort: { $names }
play-agree = Einverstanden
play-decline = Ablehnen
play-withdraw = Zurückziehen
play-leave = Platz einem Computer geben
play-leave-help = Ein Computer spielt für dich weiter. Du kannst deinen Platz jederzeit zurücknehmen, solange dort sonst niemand sitzt.
play-close = Tisch schließen
play-close-help = Das Spiel endet hier ohne Ergebnis und kann nicht weitergehen.
play-stay = Bleiben
play-to-hall = Zur Halle

## Wiedergabe

play-replay = Wiedergabe
play-replay-help = Sieh dir das Spiel Zug für Zug an, so wie du es sehen durftest.
play-replay-begin = Von Anfang an
play-replay-last-move = Der letzte Zug
play-replay-first = Zum Anfang
play-replay-back = Einen Zug zurück
play-replay-play = Abspielen
play-replay-pause = Anhalten
play-replay-forward = Einen Zug vor
play-replay-last = Zum Ende
play-replay-speed = Tempo
play-replay-slider = Zug
play-replay-move = Zug { $move }/{ $last }
play-past = Du siehst die Vergangenheit.
play-past-setup = Der Aufbau
play-past-move = Nach Zug { $move } von { $seat }
play-back-to-now = Zurück zu jetzt
play-try = Von hier probieren
play-try-help = Öffnet eine Kopie des Spiels ab diesem Zug, gegen Computer

## Das Ende

play-end-wins = { $seat } gewinnt
play-end-share = { $seats } teilen sich den Sieg
play-end-table = Die Wertung nach Personen
play-end-plus = +{ $points }
play-end-course = Verlauf der Punkte
play-end-honest = Ehrlich gezogen
play-end-honest-text =
    { $draws ->
        [one] Das eine Zufallsergebnis stimmt mit der Zusage vom Spielbeginn überein.
       *[other] Alle { $draws } Zufallsergebnisse stimmen mit der Zusage vom Spielbeginn überein.
    }
play-end-verified = nachgeprüft
play-end-dishonest = Die Ziehungen stimmen NICHT mit der Zusage vom Spielbeginn überein.
play-end-unproved = Der Nachweis wird geholt.
play-end-took = Dauer { $time }
play-end-decisions =
    { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }
play-end-check = Selbst nachprüfen
play-end-check-text = Lade die Aufzeichnung und lass „hoftag verify“ jede Ziehung neu berechnen. Die Zusage und ihr Geheimnis:
play-rematch = Revanche
play-rematch-join = Zur Revanche
play-view = Partie ansehen
play-record = Aufzeichnung laden

## Tasten

play-keys = Tasten
play-keys-off = Einzelne Buchstaben sind in den Einstellungen abgeschaltet.
play-key-answer = wählen, antworten; Bewegung überspringen
play-key-digits = Tafel, Scheibe, Anzahl
play-key-count = eins mehr, eins weniger
play-key-options = Möglichkeit einer Aktion
play-key-finish = abschließen
play-key-undo = rückgängig (halten: zum Beginn der Aktion), wiederholen
play-key-escape = angefangene Wahl aufgeben; schließen
play-key-why = warum nicht, für das gewählte Ding
play-key-can = was kann ich tun?
play-key-hint = ein Hinweis: was ein Computergegner täte
play-key-arrows = zum Nachbarn in dieser Richtung
play-key-neighbours = Nachbarn aufzählen; zu einem Namen springen
play-key-map = ganzer Plan; zu den möglichen Orten zoomen
play-key-panels = Chronik, Gespräch, Mitspieler, Stand, Regeln
play-key-replay = Wiedergabe: zurück, vor, Anfang, Ende
play-key-keys = diese Übersicht
