### Carolus Magnus am Tisch im Browser (cm-).

## Der Ring

cm-board = Der Ring der Provinzen
cm-supply = Ritter im Vorrat
cm-discs-of-round = Scheiben der Runde, niedrig beginnt
cm-places-left =
    { $count ->
        [one] noch ein Gebiet
       *[other] noch { $count } Gebiete
    } · Ende unter { $needed }
cm-places-left-short =
    { $count ->
        [one] noch ein Gebiet
       *[other] noch { $count } Gebiete
    }
cm-card-nobody = niemand
cm-card-close = Schließen
cm-verdict-nothing = Bliebe der Kaiser hier stehen, änderte sich nichts.
cm-verdict-builds = Bliebe der Kaiser hier stehen, baute { $side } eine Burg.
cm-verdict-takes =
    Bliebe der Kaiser hier stehen, übernähme { $side } { $count ->
        [one] die Burg
       *[other] { $count } Burgen
    } von { $owner }.

## Fragen

cm-ask-disc = Welche Zahlenscheibe legst du?
cm-note-disc = niedrig beginnt · höchstens so viele Schritte
cm-ask-knight = Welchen Ritter bringst du ins Spiel?
cm-ask-where-red = Wohin geht der rote Ritter?
cm-ask-where-pink = Wohin geht der rosa Ritter?
cm-ask-where-blue = Wohin geht der blaue Ritter?
cm-ask-where-yellow = Wohin geht der gelbe Ritter?
cm-ask-where-green = Wohin geht der grüne Ritter?
cm-ask-who = Welcher Ritter geht hierhin: { $province }?
cm-ask-who-court = Welcher Ritter geht an deinen Burghof?
cm-note-knights =
    { $count ->
        [one] noch einer
       *[other] noch { $count }
    } · an deinen Burghof oder in ein Gebiet
cm-ask-emperor = Wie weit zieht der Kaiser?
cm-note-emperor =
    { $limit ->
        [one] ein Schritt im Uhrzeigersinn
       *[other] ein bis { $limit } Schritte im Uhrzeigersinn
    } · eine Region ist ein Schritt
cm-ask-confirm = Soll der Kaiser hier bleiben?
cm-note-confirm = dann wird gewürfelt, und es gibt kein Zurück
cm-done = Würfeln
cm-ask-crown = Nenne eine Familie für die Krone.
cm-note-crown =
    { $count ->
        [one] die letzte Krone dieses Wurfs
       *[other] noch { $count } Kronen in diesem Wurf
    }
cm-crown-take = { $colour }: { $count } im Vorrat
cm-crown-none = { $colour }: nicht zu haben
cm-steps =
    { $count ->
        [one] Ein Schritt
       *[other] { $count } Schritte
    }
cm-to-court = An meinen Burghof
cm-to-court-note = die meisten Ritter halten das Wappen
cm-to-province = In ein Gebiet
cm-to-province-note = zählt für den, der das Wappen hält
cm-knight-play = Ins Spiel bringen: { $colour }
cm-played-court = { $colour }: an den Burghof
cm-played-province = { $colour }: { $province }
cm-slot-free = noch einzusetzen

## Die Spalten

cm-court = Dein Burghof
cm-court-of = Burghof: { $seat }
cm-court-team = Eure Burghöfe
cm-court-team-of = Burghöfe mit { $seat }
cm-court-note = du : stärkster Gegner
cm-court-note-other = eigene : Gegner
cm-court-team-note = I und II : Gegner
cm-court-row = { $colour }: { $count }, stärkster Gegner { $rival }.
cm-court-row-held = { $colour }: { $count }, stärkster Gegner { $rival }; hält das Wappen.
cm-count = { $colour } { $count }
cm-count-held = { $colour } { $count } mit Wappen
cm-reserve = Reserve
cm-reserve-mine = Deine Reserve
cm-reserve-of = Reserve: { $seat }
cm-reserve-count = { $count } von { $full }
cm-reserve-empty = Keine Ritter
cm-discs = Zahlenscheiben
cm-cycle = Durchgang { $cycle }
cm-discs-return = Gestrichelte kommen nach fünf Runden zurück.
cm-disc-choose = Scheibe { $disc } legen
cm-disc-free = Scheibe { $disc }
cm-disc-laid = Scheibe { $disc }: in dieser Runde gelegt
cm-disc-used = Scheibe { $disc }: schon benutzt
cm-disc-taken = Scheibe { $disc }: { $seat } hat diese Zahl gelegt
cm-stops = Wo er halten darf
cm-stops-of = { $seat } zieht
cm-look-back = Zurück zu meinem Burghof
cm-castles = Burgen
cm-castles-win = { $goal } gewinnen
cm-castles-goal = { $goal } Burgen
cm-castles-of =
    { $count ->
        [one] Eine von { $goal } Burgen
       *[other] { $count } von { $goal } Burgen
    }
cm-side-castles = { $side }: { $count } von { $goal } Burgen
cm-quiet =
    Seit { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } hat sich keine Burg geändert; nach { $limit } endet das Spiel.

## Tisch und Telefon

cm-round = Runde { $round }
cm-subtitle = zu { $players } · Runde { $round }
cm-tab-ring = Ring
cm-tab-courts = Höfe
cm-tab-reserve = Reserve
cm-nobody = niemand

## Der Ring als Liste, zum Vorlesen

cm-list-title = Der Ring der Provinzen im Uhrzeigersinn
cm-find = Zu einer Provinz
cm-list-province = { $name }.
cm-list-region = { $name }: eine Region aus { $count } Provinzen.
cm-list-castles =
    { $count ->
        [one] Eine Burg
       *[other] { $count } Burgen
    } von { $side }.
cm-list-no-castle = Keine Burg.
cm-list-knights = Ritter: { $knights }.
cm-list-no-knights = Keine Ritter.
cm-list-emperor = Hier steht der Kaiser.
cm-list-stop =
    Hier kann der Kaiser halten, nach { $count ->
        [one] einem Schritt
       *[other] { $count } Schritten
    }.
cm-list-target = Ein Ritter kann hierhin.
cm-list-neighbours = Davor { $previous }, danach { $next }.

## Das Ende

cm-end-when = Runde { $round } · Ende des Spiels
cm-end-won =
    { $count ->
        [one] { $seats } erbt das Reich
       *[other] { $seats } erben das Reich
    }
cm-end-shared = { $seats } teilen sich das Reich
cm-end-why =
    { $reason }. Gewonnen ist das Spiel mit { $count ->
        [one] einer Burg
       *[other] { $count } Burgen
    }.
cm-end-crests = Familienwappen
cm-end-crests-note = Familien unter Kontrolle; entscheiden bei Gleichstand
cm-end-places = Gebiete
cm-end-places-note = Provinzen und Regionen; { $count } sind übrig
