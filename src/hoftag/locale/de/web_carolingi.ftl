### Carolingi am Tisch im Browser (ca-).

## Die Karte

ca-map-label = Karte des Reichs. Pfeiltasten gehen von Land zu Land, Eingabe wählt.
ca-map-north-sea = Mare Frisicum
ca-list-slots =
    { $free ->
        [0] kein freier Steckplatz
       *[other] freie Steckplätze: { $free } von { $slots }
    }
ca-cards = Karten
ca-cards-title = Länderkarten
ca-cards-free = freier Steckplatz

ca-land-forest = Waldland
ca-land-homeland = Stammland von { $seat }
ca-land-followers =
    { $seat }: { $count ->
        [one] ein Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
ca-land-gangs =
    { $count ->
        [one] eine Rotte
       *[other] { $count } Rotten
    }
ca-land-development =
    { $count ->
        [one] eine Entwicklungsstufe
       *[other] { $count } Entwicklungsstufen
    }
ca-land-empty = Niemand ist hier.
ca-land-pieces = Hier: { $pieces }.
ca-land-card = Auf der Länderkarte: { $pieces }.
ca-land-card-empty = Die Länderkarte steckt in der Leiste, leer.

ca-can-chosen = Gewählt.
ca-can-choose = Kann jetzt gewählt werden.
ca-can-send = Hierhin kannst du Missi senden.
ca-can-march-from = Von hier können Gefolgsleute ziehen.
ca-can-march-to = Ziel für deinen Zug.
ca-can-fight = Hier kannst du kämpfen.
ca-can-develop = Hier kannst du eine Stufe legen.
ca-can-appease = Hier kannst du den Aufruhr besänftigen.
ca-can-post = Auf die Länderkarte kannst du Missi entsenden.
ca-can-unfold = Von der Länderkarte kannst du Einfluss entfalten.

## Jahreslauf

ca-year-title = Jahreslauf
ca-year-sundial = Die Sonnenuhr steht auf { $year }, dem letzten Jahr des Spiels
ca-year-count = Jahr { $year }/{ $years }
ca-when = { $season } { $year }
ca-subtitle = { $players } Karolinger · bis { $year }
ca-supply-cards =
    { $count ->
        [0] Keine Karte
        [one] Eine Karte
       *[other] { $count } Karten
    } auf dem Archivium, { $discarded } abgelegt
ca-supply-cards-word =
    { $count ->
        [one] Karte
       *[other] Karten
    }
ca-supply-bag =
    Im Losbeutel: { $tiles ->
        [0] keine Tafeln
        [one] eine Tafel
       *[other] { $tiles } Tafeln
    } der Karolinger, { $events ->
        [0] keine Ereignistafeln
        [one] eine Ereignistafel
       *[other] { $events } Ereignistafeln
    }
ca-supply-bag-word = im Beutel
ca-supply-gangs =
    { $count ->
        [one] Eine Rotte
       *[other] { $count } Rotten
    } im Vorrat
ca-supply-waiting =
    { $count ->
        [one] Eine Rotte wartet
       *[other] { $count } Rotten warten
    } auf dem Archivium auf die nächsten Länderkarten
ca-supply-open = Der Losbeutel liegt offen:

## Höfe

ca-court = Hof
ca-court-mine = Dein Hof
ca-court-back = Zurück zu deinem Hof
ca-missi = Missi
    .help = Missi: Gesandte, die Aktionen bezahlen oder in die Länder gehen
ca-leudes = Leudes
    .help = Leudes: am Hof; Abgaben machen Missi aus ihnen
ca-nobiles = Nobiles
    .help = Nobiles: auf ihren Gütern; Abgaben rufen sie zu den Leudes
ca-tiles-active = Aktive Tafeln
ca-tiles-inactive =
    Inaktiv ({ $missi ->
        [one] ein Missus
       *[other] { $missi } Missi
    } zum Aktivieren)
ca-tiles-hidden =
    Verdeckt: { $rack ->
        [one] eine aktive Tafel
       *[other] { $rack } aktive Tafeln
    }, { $inactive } inaktiv
ca-tiles-known = Bekanntermaßen aktiv
ca-tiles-used = In diesem Jahr eingesetzt
ca-swap-free = Tausch frei
ca-swap-done = Zurückgenommen: { $tile }
ca-swap-help = Einmal im Jahr, vor Frühling, Sommer oder Herbst, darfst du eine eingesetzte Tafel gegen eine aktive zurücknehmen
ca-glory =
    { $trophies ->
        [0] Keine Trophäen
        [one] Eine Trophäe
       *[other] { $trophies } Trophäen
    }, Platz für { $slots }
ca-section = § { $section }

ca-tile-chosen = gewählt
ca-tile-used-winter = liegt im Winter
ca-tile-used-spring = liegt im Frühling
ca-tile-used-summer = liegt im Sommer
ca-tile-used-autumn = liegt im Herbst
ca-tile-swapped = Tauschtafel
ca-tile-in-bag = im Beutel
ca-tile-placed = abgelegt
ca-tile-not-active = inaktiv
ca-tile-fresh = ab nächster Jahreszeit

ca-tile-help-influence = Missi ins Stammland senden, oder auf Länderkarten entsenden, oder Einfluss von Karten entfalten.
ca-tile-help-develop = Eine Tafel mit Punkt aktivieren, oder bis zu drei Stufen auf Länder legen, die du beherrschst.
ca-tile-help-missi = Deine Abgaben machen Leudes zu Missi und rufen Nobiles zu den Leudes.
ca-tile-help-march = Gruppen ziehen aus Ländern, die du beherrschst, und aus Waldländern in Nachbarländer. Jede kostet einen Missus.
ca-tile-help-fight = Wo du am stärksten bist, geht von jeder Farbe gleich viel, bis nur deine bleiben. Ein Sieg kann eine Trophäe bringen.
ca-tile-help-none = Nichts geschieht, und die Tafel kommt sofort zurück. Sie verbirgt, wann du handelst, und gehört zu Frieden ausrufen.
ca-tile-help-appease = Missi ersetzen bis zu drei Rotten auf einem Land, auf dem oder neben dem du stehst.
ca-tile-help-peace = Nur mit Keine Aktion. Nach einer zusätzlichen Aktion gewinnen drei Punkte, wenn nicht auch andere den Frieden ausrufen.
ca-prospect-now = Jetzt möglich:
ca-prospect-not = Nicht möglich:
ca-prospect-nothing = Jetzt ließe sich damit nichts ausrichten.
ca-prospect-peace = Du hast jetzt { $points } von { $needed } Punkten.
ca-prospect-send =
    { $count ->
        [one] einen Missus
       *[other] bis zu { $count } Missi
    } ins Stammland
ca-prospect-taxes =
    { $count ->
        [one] eine Abgabe
       *[other] { $count } Abgaben
    }
ca-prospect-post = Missi auf Karten ({ $names })
ca-prospect-unfold = Einfluss entfalten ({ $names })
ca-prospect-develop = entwickeln ({ $names })
ca-prospect-march = von { $names }
ca-prospect-activate = Tafel aktivieren

## Tafeln ablegen und tauschen

ca-drawer = Deine Tafeln
ca-drawer-tiles = Deine aktiven Tafeln
ca-drawer-keys = Taste 1–{ $last }
ca-drawer-secret = nur du siehst es
ca-scriptorium = Scriptorium
ca-slot-number = { $number }.
ca-slot-choose = Tafel wählen
ca-slot-back = Zurücknehmen: { $tile }
ca-events-count =
    { $count ->
        [one] ein Ereignis
       *[other] { $count } Ereignisse
    }
ca-choosing = wählt …
ca-has-laid = hat zwei Tafeln abgelegt
ca-has-decided = bereit
ca-laid = Abgelegt. Ein Klick auf eine Tafel nimmt beide zurück.
ca-swap = Tausch
ca-swap-give = Tafel abgeben
ca-swap-take = zurücknehmen
ca-swap-kept = Du behältst deine Tafeln.
ca-claim =
    Du rufst den Frieden mit { $points ->
        [0] keinem Punkt
        [one] einem Punkt
       *[other] { $points } Punkten
    } aus; { $needed } sind nötig.

## Weitere Entscheidungen

ca-taxes-left =
    { $count ->
        [0] keine Abgaben mehr
        [one] eine Abgabe
       *[other] { $count } Abgaben
    }
ca-step-call = Einen von den Nobiles zu den Leudes
ca-step-equip = Einen von den Leudes zu den Missi
ca-equip-all = So viele Missi wie möglich
ca-activate =
    Welche Tafel? Das kostet { $missi ->
        [one] einen Missus
       *[other] { $missi } Missi
    }.
ca-starve-left =
    { $count ->
        [one] einer muss noch gehen
       *[other] { $count } müssen noch gehen
    }
ca-starve-one = { $seat }: ein Gefolgsmann geht

## Fragen

ca-ask-place = Lege zwei Tafeln verdeckt ins Scriptorium.
ca-ask-placed = Deine Tafeln liegen bereit. Die anderen wählen noch.
ca-ask-swap = Willst du vor dieser Jahreszeit eine Tafel tauschen?
ca-ask-swapped = Du hast dich entschieden. Die anderen überlegen noch, ob sie tauschen.
ca-ask-influence = Wie nimmst du Einfluss?
ca-ask-send = Wie viele Missi sendest du ins Stammland ({ $land })?
ca-ask-post = Auf welche Länderkarte entsendest du Missi?
ca-ask-post-count = Wie viele Missi kommen auf die Karte { $land }?
ca-ask-unfold = Von welcher Länderkarte entfaltest du Einfluss?
ca-ask-develop = Aktivierst du eine Tafel, oder entwickelst du Länder?
ca-ask-activate = Welche Tafel aktivierst du?
ca-ask-markers = Welches Land entwickelst du?
ca-ask-markers-more = Welches Land entwickelst du noch?
ca-ask-missi = Wen rufst du, wen stattest du aus?
ca-ask-march = Von wo ziehen Gefolgsleute los?
ca-ask-march-to = Wohin ziehen die Gefolgsleute? Von: { $land }
ca-ask-march-count = Wie viele Gefolgsleute? { $land } → { $land2 }
ca-ask-fight = Wo kämpfst du?
ca-ask-trophy = Sieg! Beanspruchst du eine Trophäe?
ca-ask-trophy-more = Sieg! Beanspruche eine Trophäe, oder kämpfe weiter.
ca-ask-appease = Wo besänftigst du den Aufruhr?
ca-ask-appease-count = { $land }: Wie viele Rotten ersetzt du?
ca-ask-extra = Welche Tafel führst du zusätzlich aus?
ca-ask-starve = Hunger, { $land }: Wessen Gefolgsleute gehen?
ca-ask-nothing-left = Mit dieser Tafel ist nichts mehr möglich.
ca-ask-confirm = Erledigt. Bestätige, oder nimm es zurück.

ca-note-place = änderbar, bis alle abgelegt haben
ca-note-swap = einmal im Jahr; was du abgibst, bleibt verdeckt
ca-note-march =
    ein Missus je Gruppe, { $missi ->
        [0] keiner
        [one] einer
       *[other] { $missi }
    } übrig
ca-note-missi =
    { $missi ->
        [0] keine Missi
        [one] ein Missus
       *[other] { $missi } Missi
    } verfügbar
ca-note-develop =
    ein Missus je Stufe, höchstens { $limit }; du hast { $missi ->
        [0] keine Missi
        [one] einen Missus
       *[other] { $missi } Missi
    }
ca-note-markers =
    { $left ->
        [0] keine Stufe mehr
        [one] noch eine Stufe
       *[other] noch bis zu { $left } Stufen
    }, { $missi ->
        [0] keine Missi
        [one] ein Missus
       *[other] { $missi } Missi
    } verfügbar
ca-note-taxes =
    { $taxes ->
        [0] keine Abgaben mehr
        [one] noch eine Abgabe
       *[other] noch { $taxes } Abgaben
    }, eine für jeden Schritt
ca-note-fight = auf beliebig vielen Ländern; Trophäen: { $trophies }
ca-note-bag =
    noch { $count ->
        [one] eine Tafel
       *[other] { $count } Tafeln
    } im Beutel
ca-note-bag-own =
    noch { $count ->
        [one] eine Tafel
       *[other] { $count } Tafeln
    } im Beutel, davon { $own ->
        [0] keine
        [one] eine
       *[other] { $own }
    } von dir

ca-do-place = Ablegen
ca-do-swap = Tauschen
ca-do-keep = Nicht tauschen
ca-do-march = Ziehen
ca-do-send = Senden
ca-do-post = Entsenden
ca-do-appease = Besänftigen
ca-do-trophy = Trophäe nehmen
ca-do-nothing = Verzichten

ca-verb-send = Missi ins Stammland
    .note = { $land }, höchstens { $limit }
ca-verb-post = Missi auf Länderkarten
ca-verb-unfold = Einfluss entfalten
ca-verb-activate = Tafel aktivieren
    .note =
        kostet { $missi ->
            [one] einen Missus
           *[other] { $missi } Missi
        }
ca-verb-develop = Länder entwickeln
    .note = je ein Missus, höchstens { $limit }
ca-from-to = { $land } → { $land2 }
ca-stays-behind =
    { $count ->
        [0] keiner bleibt zurück
        [one] einer bleibt zurück
       *[other] { $count } bleiben zurück
    }
ca-stays-missi =
    { $count ->
        [0] kein Missus bleibt
        [one] ein Missus bleibt
       *[other] { $count } Missi bleiben
    }
ca-costs-missus = kostet einen Missus
ca-costs-nothing = dieser Weg ist bezahlt

## Punkte und Ende

ca-court-day = Stand des Hoftags
ca-peace-from = Frieden ab { $needed }
ca-points = { $count } Pkt.
ca-points-long =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
ca-points-short =
    { $count ->
        [one] Pkt.
       *[other] Pkt.
    }
ca-seat-laid =
    { $count ->
        [one] eine Tafel abgelegt
       *[other] { $count } Tafeln abgelegt
    }
ca-seat-in-bag =
    { $count ->
        [one] eine Tafel im Losbeutel
       *[other] { $count } Tafeln im Losbeutel
    }
ca-condition-done = erfüllt
ca-condition-expansion = Länder ≥ { $needed }
    .short = Länder ≥ { $needed }
ca-condition-development = Stufen ≥ { $needed }
    .short = Stufen ≥ { $needed }
ca-condition-following = ≥ { $needed }
    .short = Gefolge ≥ { $needed }
ca-condition-glory = meiste Trophäen
    .short = Ruhm
ca-condition-regions = je 1
    .short = Regionen
ca-end-expansion = { $needed } beherrschte Länder
ca-end-development = { $needed } Stufen auf eigenen Ländern
ca-end-following = { $needed } auf den Ländern
ca-end-glory = meiste Trophäen, oder { $needed }
ca-end-regions = je Region ein Punkt
ca-end-tie = entscheidet den Gleichstand
ca-end-when = { $when } · { $reason }
ca-end-title = { $seats } vereint das Reich
ca-end-shared = { $seats } teilen sich das Reich
ca-end-why-peace =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }. Kein anderer Anspruch auf den Frieden hatte genug davon.
ca-end-why-sundial =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }. Nach dem Herbst des Jahres der Sonnenuhr zählt jede erfüllte Siegbedingung.

ca-tab-map = Karte
ca-tab-court = Mein Hof
ca-tab-score = Hoftag
