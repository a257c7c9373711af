### Fortgeschrittene, Anarchie und Rebellion und die Sanduhr am Tisch im Browser (ca-).

## Aufbau für Fortgeschrittene

ca-setup = Aufbau
ca-setup-first = Erster Durchgang
ca-setup-second = Zweiter Durchgang
ca-setup-mine = Dein Gefolgsmann: du entscheidest.
ca-setup-other = { $seat } entscheidet, wohin dieser Gefolgsmann kommt.
ca-setup-next = Karte für Karte: Die erste einer Region wird ihr Wald, jede weitere bringt einen Gefolgsmann.
ca-setup-exhausted = keine Karte mehr
ca-setup-in-bag = im Beutel
ca-setup-later = 2. Durchgang
ca-setup-bag =
    { $count ->
        [one] Ein Gefolgsmann
       *[other] { $count } Gefolgsleute
    } im Losbeutel
ca-setup-no-cards = Keine Länderkarte ist mehr da: Gefolgsleute werden ohne Karte gezogen.
ca-setup-forests = { $count } von { $regions } Regionen haben ihren Wald
ca-ways = Wohin der Gefolgsmann kommt
ca-way-settle = Einsetzen
ca-way-settle-near = du stehst daneben
ca-way-retain = Behalten
    .note = als Missus am Hof
ca-way-reinforce = Zum Gefolge
    .note =
        { $count ->
            [0] noch nirgends
            [one] ein anderes Land
           *[other] { $count } andere Länder
        }
ca-way-attach = Auf eine Karte
    .note =
        { $count ->
            [0] noch keine da
            [one] eine Länderkarte
           *[other] { $count } Länderkarten
        }
ca-ask-settle = Gezogen: { $land }. Wohin mit deinem Gefolgsmann?
ca-ask-settle-late = Keine Karte ist mehr da. Wohin mit deinem Gefolgsmann?
ca-note-settlers =
    von dir noch im Beutel: { $count }{ $later ->
        [0] {""}
       *[other] {""}, zweiter Durchgang: { $later }
    }
ca-note-drawn = Karte: { $land }
ca-can-settle = Hier kannst du den Gefolgsmann einsetzen.
ca-can-reinforce = Hier kann der Gefolgsmann zu deinen kommen.
ca-can-attach = Der Gefolgsmann kann auf die Länderkarte.

## Stammländer

ca-homeland = Stammland: { $land }
ca-homeland-none = Noch kein Stammland
ca-ask-develop-claim = Wie entwickelst du?
ca-ask-claim = Welches Land wird dein Stammland?
ca-ask-claim-land = Soll { $land } dein Stammland werden?
ca-note-claim = einmal im Spiel; kostet { $missi } Missi
ca-claim-cost =
    kostet { $missi } Missi; { $markers ->
        [one] die Stufe geht
       *[other] die { $markers } Stufen gehen
    } zurück
ca-claim-rivals = andere ziehen ab ({ $rivals })
ca-claim-gangs =
    { $count ->
        [one] eine Rotte wird vertrieben
       *[other] { $count } Rotten werden vertrieben
    }
ca-claim-card = die Karte verlässt die Leiste für immer
ca-claim-card-away = die Karte verlässt das Spiel
ca-do-claim = Beanspruchen
ca-verb-claim = Stammland beanspruchen
    .note = kostet { $missi } Missi
ca-can-claim = Das kann dein Stammland werden.
ca-can-drive = Hierhin kann eine Rotte vertrieben werden.
ca-ask-drive-out = Deine Pfalz ({ $land }): Wohin geht eine Rotte?
ca-note-drive-out =
    { $left ->
        [one] noch eine Rotte
       *[other] noch { $left } Rotten
    }
ca-condition-palace = eigenes Stammland
    .short = Pfalz
ca-end-palace = Stammland beansprucht
ca-peace-from-palace = Frieden ab { $needed }, mit Pfalz
ca-tile-help-develop-claim = Eine Tafel mit Punkt aktivieren, bis zu drei Stufen auf beherrschte Länder legen oder ein entwickeltes Land als Stammland beanspruchen.

## Anarchie und Rebellion

ca-disorder-anarchy = Anarchie
ca-disorder-rebellion = Rebellion
ca-disorder-archivium = im Archivium
ca-disorder-discard = abgelegt
ca-disorder-aside = ab { $year }
ca-disorder-lands =
    Jetzt träfe sie { $count ->
        [one] ein Land
       *[other] { $count } Länder
    }: { $names }
ca-disorder-nowhere = Jetzt träfe sie kein Land.

## Sanduhr

ca-ask-place-sand = Die Sanduhr läuft: Lege zwei Tafeln ab.
ca-note-place-sand = am Ende zählt nur, was liegt
ca-lay-one = Vorerst nur { $tile } ablegen
    .short = Nur diese
ca-lies-one = { $tile } liegt und zählt. Wähle die zweite Tafel.
