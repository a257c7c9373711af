### Wallenstein im Browser: Planen, und danach die Tableaus.

## Der Plan

wa-plan-title = Dein Plan
wa-plan-secret = geheim bis zur Ausführung
wa-plan-cards = Deine Karten
wa-plan-cards-how = ziehen oder antippen
wa-plan-cards-none = Du hast keine Karte mehr auf der Hand.
wa-plan-cost =
    { $count ->
        [0] kostenlos
       *[other] { $count } Taler
    }
wa-plan-bid-note = Reihenfolge und Vorteil
wa-plan-choose-land = Land wählen
wa-plan-choose-card = Karte wählen
wa-plan-empty = offen
wa-plan-card = Karte
wa-plan-blank = Leer
wa-plan-tower = Turm
wa-plan-label = { $name }: { $card }
wa-plan-label-open = { $name }: offen
wa-plan-label-bid-open = { $name }: noch keine Karte
wa-plan-tax = Steuern
wa-plan-grain = Getreide
wa-plan-sites = Bauplätze
wa-plan-coins = Taler
wa-plan-take = { $card } von „{ $name }“ nehmen
wa-plan-place = Platz { $place }: { $advantage }
wa-plan-clear = Leeren
wa-plan-hand-in = Plan abgeben
wa-plan-change = Ändern
wa-plan-stopped = Hier blieb die Reihe der Karten stehen: { $what }
wa-plan-finished = { $seats } { $count ->
        [one] ist
       *[other] sind
    } fertig.
wa-plan-planning = Noch beim Planen: { $seats }.

## Fragen

wa-plan-ask-palace = Wo baust du einen Palast?
wa-plan-ask-church = Wo baust du eine Kirche?
wa-plan-ask-trading-house = Wo baust du ein Handelshaus?
wa-plan-ask-grain = Wo ziehst du Getreide ein?
wa-plan-ask-tax = Wo ziehst du Steuern ein?
wa-plan-ask-armies-5 = Wo stellst du fünf Armeen auf?
wa-plan-ask-armies-3 = Wo stellst du drei Armeen auf?
wa-plan-ask-army-1-move = Wo stellst du eine Armee auf und bewegst?
wa-plan-ask-battle-a = Von wo ziehst du mit A?
wa-plan-ask-battle-b = Von wo ziehst du mit B?
wa-plan-ask-bid = Was bietest du?
wa-plan-ask-court-3 = Woher kommen drei Höflinge?
wa-plan-ask-court-2 = Woher kommen zwei Höflinge?
wa-plan-ask-court-1 = Woher kommt ein Höfling?
wa-plan-ask-field = Auf welches Feld legst du { $card }?
wa-plan-ask-any = Welches Feld planst du?
wa-plan-ask-done = Dein Plan ist vollständig
wa-plan-handed-in = Dein Plan ist abgegeben
wa-plan-note = { $planned } von { $actions } Aktionen geplant · Kosten bisher { $costs } von { $money } Talern
wa-plan-note-tap = Aktion { $place } von { $actions } · auf die Karte oder ein Land tippen
wa-plan-note-waiting =
    { $count ->
        [one] Ein anderer Feldherr plant noch; bis dahin kannst du ihn ändern
       *[other] { $count } andere planen noch; bis dahin kannst du ihn ändern
    }

## Was der Plan ergibt

wa-plan-hint-title = Was er ergibt
wa-plan-hint-missing = { $missing ->
        [one] Ein Taler fehlt:
       *[other] { $missing } Taler fehlen:
    } Aktionen und Gebot kosten { $all }, du hast { $money }.
wa-plan-hint-bid = Ans Gebot denken:
wa-plan-hint-bid-left =
    { $left ->
        [0] Nach diesem Plan bleibt dir kein Taler, bevor die Steuern kommen.
        [one] Nach diesem Plan bleibt dir ein Taler, bevor die Steuern kommen.
       *[other] Nach diesem Plan bleiben dir { $left } Taler, bevor die Steuern kommen.
    }
wa-plan-hint-left =
    { $left ->
        [0] Der Plan braucht alle deine Taler, bevor die Steuern kommen.
        [one] Ein Taler bleibt dir, bevor die Steuern kommen.
       *[other] { $left } Taler bleiben dir, bevor die Steuern kommen.
    }
wa-plan-hint-idle = Ohne Aktion: { $lands }.
wa-plan-hint-unrest = Unruhe herrscht, wo du einziehst: { $lands }.
wa-plan-hint-change = Du kannst den Plan ändern, bis der Letzte fertig ist. Wer ihn ändert, gibt ihn neu ab.

## Ein Vorschlag

wa-plan-suggest = Plan vorschlagen
wa-plan-suggest-title = Ein Vorschlag liegt auf deinen Feldern
wa-plan-suggest-all = Annehmen
wa-plan-suggest-empty = Nur leere Felder
wa-plan-suggest-none = Verwerfen
wa-plan-suggest-same = Der Vorschlag ist der Plan, den du schon hast.
wa-plan-suggest-one = Für „{ $name }“ annehmen:

## Auf dem Telefon

wa-plan-fields = Felder deines Plans
wa-plan-short-palace = Palast
wa-plan-short-church = Kirche
wa-plan-short-trading-house = Handelshaus
wa-plan-short-grain = Getreide
wa-plan-short-tax = Steuern
wa-plan-short-armies-5 = 5 Armeen
wa-plan-short-armies-3 = 3 Armeen
wa-plan-short-army-1-move = 1 Armee
wa-plan-short-battle-a = Kampf A
wa-plan-short-battle-b = Kampf B
wa-plan-short-bid = Gebot
wa-plan-short-court-3 = 3 Höflinge
wa-plan-short-court-2 = 2 Höflinge
wa-plan-short-court-1 = 1 Höfling
wa-plan-skip = Aussetzen
wa-plan-next = Weiter
wa-plan-no-coin = Zum Aussetzen ist keine Münzkarte mehr da.

## Tableaus

wa-plan-mats = Die Pläne
wa-plan-mats-own = deine verdeckten siehst nur du
wa-plan-mats-action = Aktion
wa-plan-mats-face-down = verdeckt
wa-plan-mats-nothing = nichts
wa-plan-mats-own-hidden = { $card }, verdeckt
wa-plan-mats-now = jetzt
wa-plan-mats-done = ausgeführt
wa-plan-state-done = ist fertig
wa-plan-state-planning = plant noch

## Tastenübersicht

wa-plan-key-card = beim Planen: diese Karte der Hand legen
wa-plan-key-field = beim Planen: zu einem anderen Feld
wa-plan-key-clear = beim Planen: eine Karte zurücknehmen
wa-plan-key-hand-in = beim Planen: den Plan abgeben
