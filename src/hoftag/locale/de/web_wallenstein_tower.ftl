### Die linke Spalte, der Turm, die Wertung nach Regionen und das Ende von Wallenstein im Browser.

## Linke Spalte

wa-left-order = Reihenfolge
wa-left-hidden = verdeckt
wa-left-now = Aktion { $count }, jetzt: { $action }
wa-left-past = Aktion { $count }, vorbei: { $action }
wa-left-open = Aktion { $count }: { $action }
wa-left-closed = Aktion { $count }: verdeckt
wa-left-events = Ereignisse
wa-left-event-now = Gilt in dieser Jahreszeit
wa-left-one-applies = Eines davon gilt. Der Winter kostet { $losses } Getreide.
wa-left-winter = Winter: { $losses } Getreide
wa-left-places = Spielfolge
wa-left-place-free = Platz { $count }: { $advantage }
wa-left-place-taken = Platz { $count }: { $advantage }, { $seat }
wa-left-last-battle = Letzter Kampf: { $land }

# Was die offenen Ereignisse bewirken, so kurz, dass es in die Spalte passt
wa-left-event-trading-house-removes-unrest = Handelshäuser beruhigen
wa-left-event-palace-defence-bonus = Palast: +{ $amount } Verteidigung
wa-left-event-tax-max = Steuern höchstens { $amount }
wa-left-event-tax-min = Steuern mindestens { $amount }
wa-left-event-grain-max = Getreide höchstens { $amount }
wa-left-event-grain-min = Getreide mindestens { $amount }
wa-left-event-neutral-farmers = Neutral: { $amount } Bauern
wa-left-event-no-attack-on-church = Kirchen schützen vor Angriff
wa-left-event-recruits-reduced = Nur { $five } und { $three } Rekruten
wa-left-event-loss = Als Ereignis des Winters kostet es { $count } Getreide.

## Turm

wa-tower-title = Würfelturm
wa-tower-tab = Turm
wa-tower-thrown = eingeworfen
wa-tower-inside = Im Turm:
wa-tower-empty = nichts
wa-tower-speed = ×{ $speed }
wa-tower-farmers = Bauern
wa-tower-attacker = Angriff
wa-tower-defender = Verteidigung
wa-tower-rebels = Aufstand
wa-tower-group = { $count } { $cube }
wa-tower-group-farmers =
    { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
wa-tower-group-for = { $count } für { $cube }
wa-tower-aside = unbeteiligt
wa-tower-attack = { $seat } greift an: { $land }.
wa-tower-attack-note =
    { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } aus { $from } gegen { $against } von { $seat }
wa-tower-attack-neutral =
    { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } aus { $from } gegen { $against ->
        [one] 1 Bauern
       *[other] { $against } Bauern
    } des neutralen Landes
wa-tower-revolt = Aufstand: { $land }.
wa-tower-revolt-note =
    { $count ->
        [one] 1 Bauer erhebt
       *[other] { $count } Bauern erheben
    } sich gegen { $seat }
wa-tower-side = { $thrown } eingeworfen, { $out ->
        [one] 1 fällt heraus.
       *[other] { $out } fallen heraus.
    }
wa-tower-side-returned =
    { $count ->
        [one] 1 davon lag
       *[other] { $count } davon lagen
    } schon in der Schale.
wa-tower-side-aided =
    { $count ->
        [one] 1 Armee davon kam
       *[other] { $count } Armeen davon kamen
    } aus dem Vorrat.
wa-tower-side-farmers =
    { $count ->
        [one] 1 Bauer hilft
       *[other] { $count } Bauern helfen
    }, denn das Land ist ruhig.
wa-tower-result = Ergebnis
wa-tower-falling = Die Würfel fallen …
wa-tower-conquered =
    { $seat } gewinnt { $ours } : { $theirs } und zieht mit { $count ->
        [one] 1 Armee ein.
       *[other] { $count } Armeen ein.
    }
wa-tower-repelled = { $seat } wird mit { $ours } : { $theirs } abgewehrt.
wa-tower-defended = { $seat } hält das Land mit { $theirs } : { $ours }.
wa-tower-drawn = Unentschieden, { $ours } : { $theirs }.
wa-tower-drawn-farmers = Nur Bauern haben verteidigt, { $theirs } : { $ours }: Das zählt als unentschieden.
wa-tower-suppressed = { $seat } schlägt den Aufstand mit { $theirs } : { $ours } nieder.
wa-tower-lost = { $seat } verliert das Land mit { $theirs } : { $ours } an die Bauern.
wa-tower-step-loses =
    { $count ->
        [one] { $seat } verliert 1 Armee.
       *[other] { $seat } verliert { $count } Armeen.
    }
wa-tower-step-farmers =
    { $count ->
        [one] 1 Bauer kehrt in den Vorrat zurück.
       *[other] { $count } Bauern kehren in den Vorrat zurück.
    }
wa-tower-step-helpers =
    { $count ->
        [one] 1 Bauer, der geholfen hat, kehrt zurück.
       *[other] { $count } Bauern, die geholfen haben, kehren zurück.
    }
wa-tower-step-new = Die Karte { $land } geht an { $seat }.
wa-tower-step-card = Die Karte { $land } geht an { $seat } über.
wa-tower-step-card-buildings = Die Karte { $land } geht an { $seat } über; stehen bleibt: { $buildings }.
wa-tower-step-neutral = { $land } bleibt neutral.
wa-tower-step-held =
    { $land }: Dort { $count ->
        [one] bleibt 1 Armee
       *[other] bleiben { $count } Armeen
    } von { $seat }.
wa-tower-step-razed = { $land } gehört nun niemandem; Gebäude und Unruhe sind fort.
wa-tower-after = Schale danach
wa-tower-after-empty = Die Schale ist leer.
wa-tower-after-stay =
    { $count ->
        [one] bleibt für den nächsten Kampf liegen
       *[other] bleiben für den nächsten Kampf liegen
    }
wa-tower-next = Weiter
wa-tower-space = Leertaste
wa-tower-again = Noch einmal
wa-tower-skip = Überspringen
wa-tower-tray = Schale
wa-tower-tray-empty = In der Schale liegt nichts.
wa-tower-tray-note = Was hier liegt, wird beim nächsten Kampf mit eingeworfen.
wa-tower-inside-note = Auf welchem Boden, weiß niemand; die Zeichnung verteilt die Würfel.
wa-tower-supply = Bauern im Vorrat: { $count }
wa-tower-last = Letzter Kampf
wa-tower-look = Noch einmal ansehen
wa-tower-no-battle = Noch kein Kampf.
wa-tower-drawing = Der Turm, aufgeschnitten. Darin: { $inside }. In der Schale: { $tray }.

## Wertung nach Regionen, Winter

wa-tower-regions = Mehrheiten
wa-tower-regions-note = Stand jetzt
wa-tower-score-tab = Wertung
wa-tower-nobody = Hier hat niemand gebaut.
wa-tower-lands = Länder
wa-tower-buildings = Gebäude
wa-tower-majorities = Mehrheiten
wa-tower-next-scoring = Nächste Wertung
wa-tower-winter = Winter
wa-tower-outlook = Aussicht auf den Winter
wa-tower-winter-event = Das übrige Ereignis entscheidet: { $count } Getreide Verlust.
wa-tower-winter-grain = { $count } verloren, { $left } übrig
wa-tower-winter-supplied = Alle Länder sind versorgt.
wa-tower-winter-hungry =
    { $count ->
        [one] 1 Land ohne Getreide
       *[other] { $count } Länder ohne Getreide
    }
wa-tower-winter-held = { $land }: gehalten
wa-tower-winter-lost = { $land }: verloren
wa-tower-winter-rises = { $land }: erhebt sich
wa-tower-winter-gain = +{ $count }
wa-tower-outlook-fine = Länder: { $lands }, Getreide: { $grain }. Das reicht.
wa-tower-outlook-maybe = Länder: { $lands }, Getreide: { $grain }. Es kommt auf das Ereignis an.
wa-tower-outlook-short = Länder: { $lands }, Getreide: { $grain }. Das ist zu wenig.

## Ende

wa-end-when = Nach dem zweiten Winter
wa-end-title = { $seats } beherrscht das Reich.
wa-end-shared = { $seats } teilen sich den Sieg.
wa-end-why = Die meisten Punkte: { $points }.
wa-end-why-money = Gleich viele Punkte, { $points }, aber mehr Taler: { $money }.
wa-end-lands = je ein Punkt, in beiden Wintern
wa-end-buildings = je ein Punkt, in beiden Wintern
wa-end-majorities = die meisten einer Art in einer Region, in beiden Wintern
wa-end-tie = entscheidet bei Gleichstand
wa-end-axis-start = Beginn
wa-end-axis-winter = { $count }. Winter
wa-end-winters = { $first } + { $second }
