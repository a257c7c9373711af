### Wallenstein am Tisch im Browser (wa-); Karte, Plan und Turm haben eigene Dateien.

## Wann und wer

wa-when = { $season }, { $year }. Jahr
wa-start = Startländer
wa-action = { $place }. Aktion: { $action }
wa-winter = Winter: { $count } Getreide verloren
wa-leaders = { $count } Feldherren
wa-thalers = { $count } Taler
wa-grain = { $count } Getreide
wa-lands =
    { $count ->
        [one] Eine Länderkarte
       *[other] { $count } Länderkarten
    }
wa-supply =
    { $count ->
        [one] Eine Armee im Vorrat
       *[other] { $count } Armeen im Vorrat
    }
wa-courtiers = Höflinge: { $hall } in der Empfangshalle, { $audience } im Audienzsaal
wa-place = Platz { $place } der Spielerreihenfolge: { $advantage }
wa-points =
    { $count ->
        [one] Ein Siegpunkt
       *[other] { $count } Siegpunkte
    }
wa-plans = plant …
wa-planned = fertig
wa-tab-map = Karte
wa-tab-plan = Plan

## Fragen

wa-ask-start-land = Welches Startland nimmst du?
wa-ask-place-group = Welche Armeegruppe für { $land }?
wa-ask-place = Welchen Platz der Spielerreihenfolge nimmst du?
wa-ask-bonus = Welchen Bonus deines Banners nimmst du?
wa-ask-favour = Bittest du den Kaiser um eine Gunst?
wa-ask-cancel-event = Soll das Ereignis der Runde entfernt werden?
wa-ask-calm = Wo entfernst du einen Unruhemarker?
wa-ask-build-palace = Wo soll der Palast stehen?
wa-ask-build-church = Wo soll die Kirche stehen?
wa-ask-build-trading-house = Wo soll das Handelshaus stehen?
wa-ask-occupy =
    { $count ->
        [one] In welches Land kommt die Armee?
       *[other] In welches Land kommen die { $count } Armeen?
    }
wa-ask-reinforce = Wohin ziehen Armeen aus { $land }?
wa-ask-march = Wohin ziehst du aus { $land }?
wa-ask-how-many = Wie viele Armeen ziehen nach { $land }?
wa-ask-revolt = Welcher Aufstand kommt als nächster?
wa-ask-attack = Greifst du so an?
wa-ask-moved = Bleibt es bei diesem Zug?
wa-note-start-land = eine der beiden offenen Karten oder die oberste vom Stapel ({ $count })
wa-note-groups =
    { $count ->
        [one] noch eine Armeegruppe
       *[other] noch { $count } Armeegruppen
    }
wa-note-place =
    { $count ->
        [0] du wählst als Letzter
        [one] nach dir wählt noch einer
       *[other] nach dir wählen noch { $count }
    }
wa-note-favour =
    { $count ->
        [one] ein Höfling im Audienzsaal
       *[other] { $count } Höflinge im Audienzsaal
    }
wa-note-occupy = ein eigenes Land oder kampflos ein neutrales
wa-note-reinforce = { $count } Armeen, mindestens eine bleibt; nur in eigene Länder
wa-note-march = { $count } Armeen, mindestens eine bleibt; in fremde und neutrale Länder mit Kampf
wa-note-revolt =
    { $count ->
        [one] noch ein Aufstand
       *[other] noch { $count } Aufstände
    } · { $farmers ->
        [one] ein Bauer
       *[other] { $farmers } Bauern
    } zusätzlich zu den Markern
wa-note-attack = dann fallen die Steine in den Turm, und nichts lässt sich zurücknehmen
wa-note-moved = dann sind die anderen dran, und nichts lässt sich zurücknehmen
wa-there =
    { $land }: { $count ->
        [one] eine Armee
       *[other] { $count } Armeen
    } von { $seat }{ $unrest ->
        [0] , Bauern helfen
       *[other] , in Unruhe
    }
wa-there-own =
    { $land }: { $count ->
        [one] eine eigene Armee
       *[other] { $count } eigene Armeen
    }
wa-there-neutral = { $land }: neutral, von Bauern verteidigt
wa-stays =
    { $count ->
        [one] eine bleibt
       *[other] { $count } bleiben
    }
wa-from-to = { $from } → { $to }

## Knöpfe

wa-do-attack = Angreifen
wa-do-move = Ziehen
wa-do-stay = Stehen bleiben
wa-do-battle = In den Kampf
wa-do-go-on = Weiter
wa-do-no-favour = Keine Gunst
wa-do-keep-event = Ereignis belassen
wa-do-place = Platz { $place } nehmen
wa-do-calm = Land beruhigen
wa-do-build = Bauen
wa-do-occupy = Armeen einsetzen
wa-do-revolt = Diesen zuerst

## Große Antworten im Fragefeld

wa-place-number = Platz
wa-bids = Gebote, in der Reihenfolge der Wahl
wa-bid-nothing = kein Gebot
wa-tray-armies =
    { $count ->
        [one] Eine Armee in die Schale
       *[other] { $count } Armeen in die Schale
    }
wa-favour-cost =
    { $count ->
        [one] kostet einen Höfling
       *[other] kostet { $count } Höflinge
    }
wa-revolt-note =
    { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } gegen { $farmers ->
        [one] einen Bauern
       *[other] { $farmers } Bauern
    }

## Startländer

wa-from-pile = Vom Stapel
wa-pile =
    { $count ->
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
wa-exchange = Beide tauschen
wa-exchange-note = es sind dieselben wie zuletzt
wa-group =
    { $count ->
        [one] Eine Armee
       *[other] { $count } Armeen
    }
wa-group-left =
    { $count ->
        [one] die letzte Gruppe dieser Größe
       *[other] noch { $count } solche Gruppen
    }
wa-open-cards = Offene Karten:
wa-groups-left = Armeegruppen, die warten
wa-groups-note = So viele Gruppen zu so vielen Armeen sind noch einzusetzen.

## Der Kaiserhof

wa-favours = Offene Gunstkarten
wa-favour-taken = vergeben
wa-no-favours = Zu Beginn der nächsten Jahreszeit liegen neue Gunstkarten aus.
wa-favours-ours = ¶ Der Betrag ist rekonstruiert.
wa-hall = Empfangshalle
wa-audience = Audienzsaal
wa-kept = Behalten
wa-ward = Wehrt den nächsten Unruhemarker ab
wa-immune = In dieser Runde kein Angriff mit: { $action }

## Was andere tun

play-doing-wallenstein-start-land = { $seats } wählt ein Startland.
play-doing-wallenstein-place-group = { $seats } setzt eine Armeegruppe ein.
play-doing-wallenstein-plan =
    { $count ->
        [one] { $seats } plant.
       *[other] { $seats } planen.
    }
play-doing-wallenstein-place = { $seats } wählt einen Platz der Spielerreihenfolge.
play-doing-wallenstein-bonus = { $seats } wählt einen Bonus.
play-doing-wallenstein-favour = { $seats } darf um eine Gunst bitten.
play-doing-wallenstein-cancel-event = { $seats } darf das Ereignis entfernen lassen.
play-doing-wallenstein-calm = { $seats } beruhigt ein Land.
play-doing-wallenstein-build-free = { $seats } baut durch die Gunst des Kaisers.
play-doing-wallenstein-occupy = { $seats } setzt durch die Gunst des Kaisers Armeen ein.
play-doing-wallenstein-reinforce = { $seats } darf Armeen ziehen.
play-doing-wallenstein-march = { $seats } darf ziehen.
play-doing-wallenstein-revolt = { $seats } entscheidet, welcher Aufstand als nächster kommt.
play-doing-wallenstein-confirm = { $seats } ist gleich fertig.
