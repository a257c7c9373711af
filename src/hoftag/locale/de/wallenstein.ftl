### Wallenstein. Die Namen der Länder und Regionen stehen in der Spielplandatei.

wallenstein-title = Wallenstein
wallenstein-summary = Heerführer im Dreißigjährigen Krieg ringen um die Länder des Reiches. Plane geheim zehn Aktionen, biete auf deinen Platz, baue Paläste, Kirchen und Handelshäuser und bringe deine Länder durch zwei Winter; über jeden Kampf entscheidet der Würfelturm. Für 3 bis 5 Personen.

## Einstellungen

wallenstein-option-players = Mitspieler
    .help = Wie viele mitspielen, 3 bis 5. Zu dritt sind acht Länder nicht im Spiel.
wallenstein-option-setup = Startländer
    .help = Ob die Startländer nach der gedruckten Aufstellung verteilt (given) oder reihum aus zwei offenen Karten und einem Stapel gewählt werden (free).
wallenstein-option-court = Am Kaiserhof
    .help = Ob mit der Erweiterung gespielt wird: Armeen werden zu Höflingen, und Höflinge erwerben Gunstkarten des Kaisers. Die Beträge der meisten Gunstkarten sind rekonstruiert.
wallenstein-option-landsknechte = Landsknechte
    .help = Ob mit der kleinen Erweiterung gespielt wird: ein Bonus für alle mit Ländern in mindestens vier Regionen.
wallenstein-option-tower = Würfelturm
    .help = Wie der Turm nachgebildet ist: zwei Böden, die Steine fangen und von denen fallende Steine andere lösen (two_floor), oder das alte Modell, in dem von geworfenen Steinen zwei von dreien herausfallen und von liegenden einer von dreien (historic). Beide sind rekonstruiert.

## Namen

wallenstein-action-palace = Palast bauen
wallenstein-action-church = Kirche bauen
wallenstein-action-trading-house = Handelshaus bauen
wallenstein-action-grain = Getreide einziehen
wallenstein-action-tax = Steuern einziehen
wallenstein-action-armies-5 = 5 Armeen aufstellen
wallenstein-action-armies-3 = 3 Armeen aufstellen
wallenstein-action-army-1-move = 1 Armee aufstellen/bewegen
wallenstein-action-battle-a = Kampf/Bewegung A
wallenstein-action-battle-b = Kampf/Bewegung B
wallenstein-field-bid = Gebot
wallenstein-card-coin-0 = Münzkarte 0
wallenstein-card-coin-1 = Münzkarte 1
wallenstein-card-coin-2 = Münzkarte 2
wallenstein-card-coin-3 = Münzkarte 3
wallenstein-card-coin-4 = Münzkarte 4
wallenstein-building-palace = Palast
wallenstein-building-church = Kirche
wallenstein-building-trading-house = Handelshaus
wallenstein-advantage-tax-plus-1 = +1 Taler
wallenstein-advantage-grain-plus-1 = +1 Getreide
wallenstein-advantage-six-armies = 6 Armeen
wallenstein-advantage-attack-plus-1 = +1 Armee beim Angriff
wallenstein-advantage-defence-plus-1 = +1 Armee beim Verteidigen
wallenstein-event-trading-house-calms-a = Handelshäuser beruhigen (Winter: 5 Getreide)
wallenstein-event-trading-house-calms-b = Handelshäuser beruhigen (Winter: 7 Getreide)
wallenstein-event-palace-defence-a = Paläste verteidigen (Winter: 2 Getreide)
wallenstein-event-palace-defence-b = Paläste verteidigen (Winter: 6 Getreide)
wallenstein-event-tax-max-5 = Steuern: höchstens 5 (Winter: 0 Getreide)
wallenstein-event-tax-min-6 = Steuern: mindestens 6 (Winter: 2 Getreide)
wallenstein-event-grain-min-4 = Getreide: mindestens 4 (Winter: 3 Getreide)
wallenstein-event-grain-max-3 = Getreide: höchstens 3 (Winter: 4 Getreide)
wallenstein-event-neutral-two-farmers = Zwei Bauern in neutralen Ländern (Winter: 3 Getreide)
wallenstein-event-church-peace-a = Kein Angriff auf Kirchen (Winter: 3 Getreide)
wallenstein-event-church-peace-b = Kein Angriff auf Kirchen (Winter: 4 Getreide)
wallenstein-event-fewer-recruits = Weniger Rekruten: 3 und 2 Armeen (Winter: 1 Getreide)
wallenstein-season-spring = Frühling
wallenstein-season-summer = Sommer
wallenstein-season-autumn = Herbst
wallenstein-season-winter = Winter
wallenstein-cube-red = Rot
wallenstein-cube-blue = Blau
wallenstein-cube-yellow = Gelb
wallenstein-cube-black = Schwarz
wallenstein-cube-purple = Lila
wallenstein-cube-farmer = Bauern
wallenstein-reason-money = das Geld reicht nicht
wallenstein-reason-site = kein Bauplatz ist frei
wallenstein-reason-same = ein solches Gebäude steht dort schon
wallenstein-reason-stock = von diesen Gebäuden ist keines mehr da
wallenstein-reason-supply = im Vorrat sind zu wenige Armeen
wallenstein-reason-alone = dort steht nur eine Armee, und die muss bleiben
wallenstein-reason-nowhere = kein Nachbarland kann betreten werden
wallenstein-field-court-3 = 3 Höflinge entsenden
wallenstein-field-court-2 = 2 Höflinge entsenden
wallenstein-field-court-1 = 1 Höfling entsenden
wallenstein-card-tower = Würfelturmkarte
wallenstein-favour-favour-1 = 1: Ereignis entfernen
wallenstein-favour-favour-2 = 2: 3 Taler
wallenstein-favour-favour-3 = 3: 3 Armeen in die Schale
wallenstein-favour-favour-4 = 4: Ein Land beruhigen
wallenstein-favour-favour-5 = 5: 2 Getreide
wallenstein-favour-favour-6 = 6: 1 Siegpunkt
wallenstein-favour-favour-7 = 7: Ein Handelshaus
wallenstein-favour-favour-8 = 8: 4 Armeen in die Schale
wallenstein-favour-favour-9 = 9: 5 Taler
wallenstein-favour-favour-10 = 10: Kein Angriff mit A
wallenstein-favour-favour-11 = 11: Kein Angriff mit B
wallenstein-favour-favour-12 = 12: 3 Armeen in ein Land
wallenstein-favour-favour-13 = 13: 2 Siegpunkte
wallenstein-favour-favour-14 = 14: 5 Armeen in die Schale
wallenstein-favour-favour-15 = 15: 4 Getreide
wallenstein-favour-favour-16 = 16: 7 Taler
wallenstein-favour-favour-17 = 17: Eine Kirche
wallenstein-favour-favour-18 = 18: Kein Angriff mit A und B
wallenstein-favour-favour-19 = 19: 3 Siegpunkte
wallenstein-favour-favour-20 = 20: 6 Getreide
wallenstein-favour-favour-21 = 21: Ein Palast
wallenstein-bonus-coins = Taler
wallenstein-bonus-tray-armies = Armeen in die Schale
wallenstein-bonus-victory-points = Siegpunkte
wallenstein-bonus-grain = Getreide

## Wertung

wallenstein-score-points = Siegpunkte
wallenstein-score-lands = für Länder
wallenstein-score-buildings = für Gebäude
wallenstein-score-majorities = für Mehrheiten
wallenstein-score-favours = durch Gunst und Banner
wallenstein-score-next = Nächste Wertung, Stand jetzt
wallenstein-score-money = Taler
wallenstein-tally-attack = Kämpfe in einer Partie
wallenstein-tally-conquered = Kämpfe, die der Angreifer gewinnt
wallenstein-tally-drawn = Kämpfe ohne Sieger
wallenstein-tally-revolt = Revolten in einer Partie
wallenstein-tally-land-lost = An Bauern verlorene Länder
wallenstein-tally-built = Errichtete Gebäude
wallenstein-reason-years = Beide Jahre sind vorbei

## Ereignisse

wallenstein-event-set-up = Das Reich ist ausgelegt; es spielen { $count }, jeder mit { $money } Talern.
wallenstein-event-begins = { $seat } wählt das erste Land.
wallenstein-event-card-open = Offene Länderkarte: { $land }.
wallenstein-event-card-taken = { $seat } nimmt eine Länderkarte: { $land }.
wallenstein-event-card-blind = { $seat } zieht vom Stapel: { $land }.
wallenstein-event-exchanged = { $seat } legt beide offenen Karten unter den Stapel: { $land }, { $land2 }.
wallenstein-event-starts = { $seat } beginnt hier: { $land }. Armeen: { $count }.
wallenstein-event-filled = Grundfüllung des Turms, { $cube }: { $count } bleiben darin.
wallenstein-event-courtiers = { $seat } hat Höflinge in der Empfangshalle: { $count }.
wallenstein-event-event-open = Offenes Ereignis: { $event }.
wallenstein-event-season = Jahr { $year }, { $season }
wallenstein-event-action-open = Aktionskarte: { $action }.
wallenstein-event-advantage-open = Platz { $count } der Spielerreihenfolge: { $advantage }.
wallenstein-event-favour-open = Offene Gunstkarte: { $favour }. Höflinge: { $count }.
wallenstein-event-laid = { $seat } legt eine Karte, { $field }: { $card }.
wallenstein-event-cleared = { $seat } nimmt eine Karte zurück auf die Hand: { $field }.
wallenstein-event-plan-made = { $seat } ist mit der Planung fertig.
wallenstein-event-planned = Alle haben geplant.
wallenstein-event-event = Ereignis der Runde: { $event }.
wallenstein-event-bid = { $seat } bietet: { $card }.
wallenstein-event-no-bid = { $seat } bietet nichts.
wallenstein-event-place = { $seat } nimmt Platz { $count }: { $advantage }.
wallenstein-event-order = Spielerreihenfolge, { $count }: { $seat }.
wallenstein-event-banner = { $seat } hat Länder in vier Regionen und kommt zu Banner { $count }.
wallenstein-event-gift-money = { $seat } bekommt Taler: { $money }.
wallenstein-event-gift-grain = { $seat } bekommt Getreide: { $count }.
wallenstein-event-gift-points = { $seat } bekommt Siegpunkte: { $count }.
wallenstein-event-gift-armies = { $seat } legt Armeen in die Schale: { $count }.
wallenstein-event-courtiers-sent = { $seat } entsendet Höflinge, { $card }: { $count }.
wallenstein-event-court-skipped = { $seat } entsendet hier niemanden: { $field }.
wallenstein-event-court-lapsed = { $seat }, { $field }, { $card }: Das fällt aus, es sind zu wenige Armeen oder Höflinge da.
wallenstein-event-audience = { $seat } kommt in den Audienzsaal. Höflinge: { $count }.
wallenstein-event-favour-taken = { $seat } erwirbt eine Gunst: { $favour }. Höflinge: { $count }.
wallenstein-event-favour-declined = { $seat } bittet um keine Gunst.
wallenstein-event-favour-void = { $seat } kann diese Gunst nicht nutzen: { $favour }.
wallenstein-event-event-cancelled = { $seat } lässt das Ereignis entfernen: { $event }.
wallenstein-event-ward = { $seat } behält die Gunst: Sie wehrt die nächste Unruhe ab.
wallenstein-event-immune = { $seat } kann in dieser Runde nicht angegriffen werden: { $favour }.
wallenstein-event-occupied = { $seat } setzt Armeen ein, { $land }: { $count }.
wallenstein-event-action = Aktion { $count }: { $action }
wallenstein-event-skips = { $seat } verzichtet auf diese Aktion: { $action }.
wallenstein-event-turn = { $seat } deckt auf, { $action }: { $land }.
wallenstein-event-lapsed = { $seat }, { $action }, { $land }: Das fällt aus, denn { $reason }.
wallenstein-event-built = { $seat } baut, { $land }: { $building }.
wallenstein-event-calmed = { $land }: entfernte Unruhemarker: { $count }.
wallenstein-event-grain = { $seat } zieht Getreide ein, { $land }: { $count }.
wallenstein-event-tax = { $seat } zieht Steuern ein, { $land }: { $money }.
wallenstein-event-unrest = { $land }: Die Unruhe wächst auf { $count }.
wallenstein-event-warded = { $seat } wehrt die Unruhe durch die Gunst des Kaisers ab: { $land }.
wallenstein-event-recruited = { $seat } stellt Armeen auf, { $land }: { $count }.
wallenstein-event-moved = { $seat } zieht Armeen, { $land } → { $land2 }: { $count }.
wallenstein-event-attack = { $seat } greift an, { $land } → { $land2 }: { $count } Armeen.
wallenstein-event-aided = { $seat } wirft eine Armee mehr aus dem Vorrat ein.
wallenstein-event-thrown = Eingeworfen, { $cube }: { $count }, dazu aus der Schale: { $count2 }.
wallenstein-event-tray = In der Schale, { $cube }: { $count }.
wallenstein-event-conquered = { $seat } gewinnt { $count } : { $count2 } und erobert das Land: { $land }.
wallenstein-event-repelled = { $seat } scheitert mit { $count } : { $count2 }; das Land bleibt neutral: { $land }.
wallenstein-event-defended = { $seat } hält das Land mit { $count } : { $count2 }: { $land }.
wallenstein-event-drawn = Unentschieden, { $count } : { $count2 }: Das Land gehört niemandem mehr, alles darin ist fort: { $land }.
wallenstein-event-card-lost = { $seat } verliert die Karte dieses Landes und damit eine Aktion, { $field }: { $land }.
wallenstein-event-revolt = Aufstand gegen { $seat }, { $land }: Bauern: { $count }.
wallenstein-event-suppressed = { $seat } schlägt den Aufstand nieder, { $count } : { $count2 }: { $land }.
wallenstein-event-land-lost = { $seat } verliert das Land an die Bauern, { $count } : { $count2 }: { $land }.
wallenstein-event-winter = Winter: { $event }. Getreideverlust für alle: { $count }.
wallenstein-event-grain-lost = { $seat } verliert Getreide: { $count }. Es bleiben: { $count2 }.
wallenstein-event-supplied = { $seat } kann alle Länder versorgen.
wallenstein-event-unsupplied = { $seat } fehlt Getreide für so viele Länder: { $count }.
wallenstein-event-scored = { $seat } erhält Siegpunkte für Länder: { $count }, für Gebäude: { $count2 }.
wallenstein-event-majority = { $seat } hat davon in { $region } die meisten, { $building }: { $count } Siegpunkte.
wallenstein-event-points = { $seat } hat jetzt Siegpunkte: { $count }.
wallenstein-event-year = Das Jahr { $year } beginnt: kein Getreide, keine Unruhe, neue Ereignisse.
wallenstein-event-end-years = Der zweite Winter ist vorbei und mit ihm das Spiel.

## Fragen

wallenstein-prompt-start-land = Wähle ein Startland: eine der offenen Karten, { $lands }, oder die oberste vom Stapel.
wallenstein-prompt-place-group = Welche Armeegruppe beginnt hier? { $land }
wallenstein-prompt-plan = Lege auf jedes der { $fields } Felder verdeckt eine Karte: eine Länderkarte, wo die Aktion stattfinden soll, eine Münzkarte, wo nicht, und ein Gebot. Dann „done“.
wallenstein-prompt-place = Wähle einen Platz in der Spielerreihenfolge mit seinem Vorteil. Es wählen noch: { $left }.
wallenstein-prompt-bonus = Wähle einen Bonus deines Banners. Taler: { $money }, Armeen in die Schale: { $armies }, Getreide: { $grain }, Siegpunkte: { $points }.
wallenstein-prompt-favour = Du darfst um eine Gunst bitten. Deine Höflinge im Audienzsaal: { $count }.
wallenstein-prompt-cancel-event = Du darfst das Ereignis der Runde entfernen lassen: { $event }.
wallenstein-prompt-calm = Entferne einen Unruhemarker aus einem deiner Länder.
wallenstein-prompt-build-free = In welchem deiner Länder soll das stehen? { $building }
wallenstein-prompt-occupy = Setze Armeen in ein eigenes oder ein neutrales Land: { $count }.
wallenstein-prompt-reinforce = Du darfst Armeen in ein angrenzendes eigenes Land ziehen. { $land }: { $count }; mindestens eine bleibt.
wallenstein-prompt-march = Du darfst in ein Nachbarland ziehen; ist es nicht deines, kommt es zum Kampf. { $land }: { $count }; mindestens eine bleibt.
wallenstein-prompt-revolt = Wähle, welcher Aufstand als nächster kommt. Aufstände: { $left }; Bauern zusätzlich zu den Markern: { $farmers }.

## Kurze Beschriftungen

wallenstein-choice-take = { $land } nehmen
wallenstein-choice-pile = Vom Stapel
wallenstein-choice-exchange = Beide Karten tauschen
wallenstein-choice-group = Gruppe zu { $count }
wallenstein-choice-lay = { $field }: { $card }
wallenstein-choice-clear = Freimachen: { $field }
wallenstein-choice-choose = { $advantage }
wallenstein-choice-bonus = { $bonus }
wallenstein-choice-ask = { $favour }
wallenstein-choice-cancel = Ereignis entfernen
wallenstein-choice-favour = { $land }
wallenstein-choice-march = { $count } → { $land }
wallenstein-choice-revolt = Zuerst { $land }
wallenstein-choice-done = Fertig

## Ablehnungen

wallenstein-refusal-out-of-play = { $land } ist zu dritt nicht im Spiel: Niemand darf es betreten, und seine Karte wird nicht gebraucht.
wallenstein-refusal-card-not-open = Die Karte von { $land } liegt nicht offen. Offen liegen: { $lands }.
wallenstein-refusal-not-the-same-cards = Die offenen Karten darfst du nur tauschen, wenn es dieselben beiden sind wie in deinem letzten Zug.
wallenstein-refusal-exchanged-already = Du hast die offenen Karten in diesem Zug schon getauscht.
wallenstein-refusal-no-such-group = Eine Armeegruppe zu { $given } hast du nicht mehr. Übrig sind: { $allowed }.
wallenstein-refusal-plan-incomplete = Deine Planung ist nicht vollständig, freie Felder: { $left }. Was du nicht willst, decke mit einer Münzkarte ab.
wallenstein-refusal-field-empty = Auf diesem Feld liegt keine Karte: { $field }.
wallenstein-refusal-not-your-land = { $land } gehört dir nicht, also hast du die Karte nicht.
wallenstein-refusal-card-laid = Diese Karte liegt schon auf einem anderen Feld: { $card } ({ $field }). Jede Karte wird nur einmal gelegt.
wallenstein-refusal-bid-too-high = Du kannst nicht mehr bieten, als du hast: { $card }, und deine Taler sind { $has }.
wallenstein-refusal-place-taken = Diesen Platz hat schon { $seat }: { $advantage }.
wallenstein-refusal-not-adjacent = { $to } grenzt nicht an { $from }.
wallenstein-refusal-only-own-lands = { $land } gehört dir nicht; mit dieser Aktion ziehen Armeen nur zwischen eigenen Ländern.
wallenstein-refusal-church-peace = { $land } hat eine Kirche, und solche Länder dürfen in dieser Runde nicht angegriffen werden.
wallenstein-refusal-immune = { $land } gehört { $seat }; durch die Gunst des Kaisers ist mit dieser Aktion kein Angriff erlaubt.
wallenstein-refusal-favour-not-open = Diese Gunstkarte liegt nicht aus: { $favour }.
wallenstein-refusal-too-few-courtiers = Diese Gunst kostet { $needs } Höflinge, und du hast { $has } im Audienzsaal: { $favour }.
wallenstein-refusal-no-favour-there = In { $land } wirkt die Gunst nicht. Wähle ein anderes Land.
wallenstein-refusal-no-such-bonus = Dieser Bonus steht nicht auf deinem Banner: { $bonus }.
wallenstein-refusal-count-zero = Mindestens eine Armee muss ziehen; soll keine ziehen, sage „done“.
wallenstein-refusal-one-must-stay = Mindestens eine Armee muss in { $land } bleiben: Dort stehen { $has }, und du willst { $given } ziehen.
wallenstein-refusal-no-revolt-there = In { $land } droht kein Aufstand; wähle eines der gezogenen Länder.

## Erklärungen

wallenstein-why-neutral = Das Land gehört niemandem. Wer es angreift, kämpft gegen Bauern.
wallenstein-why-owned =
    { $you ->
        [yes] Dein Land.
       *[no] Land von { $seat }.
    } Armeen: { $count }.
wallenstein-why-unrest = Unruhe: { $count }. Bauern in der Schale helfen dem Besitzer nicht; wer hier Getreide oder Steuern einzieht, hat einen Aufstand mit so vielen Bauern.
wallenstein-why-calm = Hier ist es ruhig: Bauern in der Schale kämpfen für den Besitzer.
wallenstein-why-spared = Die Kirche schützt es in dieser Runde vor Angriffen.
wallenstein-why-protected =
    Die Gunst des Kaisers schützt { $you ->
        [yes] dich
       *[no] { $seat }
    } in dieser Runde vor Angriffen mit dieser Aktion: { $action }.
wallenstein-why-majority =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } die meisten, { $figures }: { $points } Siegpunkte.
wallenstein-why-tied =
    Gleichstand an der Spitze, { $figures }: je { $points } Siegpunkte{ $you ->
        [yes] , auch für dich
       *[no] {""}
    }.
wallenstein-why-supplied =
    Nimmt der Winter { $loss } Getreide, { $you ->
        [yes] kannst du alle Länder versorgen
       *[no] kann { $seat } alle Länder versorgen
    }.
wallenstein-why-unsupplied =
    Nimmt der Winter { $loss } Getreide, { $you ->
        [yes] fehlt dir
       *[no] fehlt { $seat }
    } Getreide für Länder: { $count }. Aufstände: { $revolts }, jeder mit zusätzlichen Bauern: { $farmers }.
wallenstein-why-wintered =
    Die Versorgung dieses Winters ist entschieden für { $you ->
        [yes] dich
       *[no] { $seat }
    }.

## Regeln: jeder Abschnitt in eigenen Worten

wallenstein-rule-set-up = Der Plan zeigt 45 Länder in fünf Regionen; zu dritt sind acht davon nicht im Spiel: Niemand betritt sie, und ihre Karten werden nicht gebraucht. Jeder bekommt 62 Armeen, fünf Münzkarten von 0 bis 4 und 18 Taler zu dritt, 15 zu viert, 12 zu fünft. Die Länder kommen aus der gedruckten Aufstellung oder werden gewählt. Armeen und Taler liegen immer offen.
    .title = Spielvorbereitung
wallenstein-rule-start-lands = Alle Länderkarten im Spiel werden gemischt, zwei liegen offen. Reihum, beginnend mit dem, den das Los bestimmt, nimmt jeder eine offene Karte oder die oberste vom Stapel und setzt eine beliebige seiner Armeegruppen in dieses Land; eine genommene offene Karte wird ersetzt. Zu dritt hat jeder neun Gruppen, zu viert acht, zu fünft sieben. Wer dieselben zwei offenen Karten vorfindet wie in seinem letzten Zug, darf einmal im Zug beide unter den Stapel legen und zwei andere aufdecken. Länder, die niemand genommen hat, sind neutral.
    .title = Verteilung der Startländer
wallenstein-rule-tower = Alle Kämpfe gehen durch den Turm: Die Steine beider Seiten werden mit allem, was in der Schale liegt, zusammen hineingeworfen. Einige bleiben darin hängen, andere, die dort lagen, fallen mit heraus. Vor dem Spiel kommen von jedem sieben Armeen und zehn Bauern hinein; was herausfällt, geht zurück in die Vorräte. Aus dem Turm wird nie etwas herausgenommen. Wie leicht ein Stein hängen bleibt, ist unsere Rekonstruktion.
    .title = Der Würfelturm
wallenstein-rule-seasons = Das Spiel dauert zwei Jahre mit Frühling, Sommer, Herbst und Winter. In den ersten drei Runden werden Aktionskarten und Vorteilsplättchen ausgelegt, alle planen zehn Aktionen und ein Gebot, ein Ereignis wird gezogen, die Gebote bestimmen die Reihenfolge, und die zehn Aktionen werden ausgeführt. Danach kommen alle Karten zurück auf die Hand, und das Ereignis verlässt das Spiel. Der Winter bringt Hunger und Wertung.
    .title = Jahreszeiten
wallenstein-rule-action-cards = Die zehn Aktionskarten werden jede Runde gemischt; sie geben an, in welcher Reihenfolge die Aktionen stattfinden. Fünf liegen beim Planen offen, fünf verdeckt. Ist eine Aktion vorbei, wird die nächste verdeckte Karte aufgedeckt.
    .title = Aktionskarten
wallenstein-rule-advantages = Die fünf Vorteilsplättchen werden jede Runde gemischt und liegen offen auf den Plätzen der Spielerreihenfolge. Wer einen Platz nimmt, hat in dieser Runde seinen Vorteil: einen Taler mehr bei Steuern, ein Getreide mehr bei Getreide, sechs Armeen statt fünf, eine Armee mehr aus dem eigenen Vorrat beim Angriff oder eine mehr, wenn ein Mitspieler angreift. Zuerst wirkt das Ereignis, dann das Plättchen. Plättchen, die niemand genommen hat, sind ohne Wirkung.
    .title = Vorteilsplättchen
wallenstein-rule-planning = Geheim und gleichzeitig legt jeder auf jedes der zehn Aktionsfelder und auf das Versteigerungsfeld eine Karte. Eine Länderkarte heißt, dass die Aktion in diesem Land stattfinden soll, eine Münzkarte, dass sie gar nicht stattfinden soll. Jede Karte wird nur einmal gelegt, also hat jedes Land eine Aktion in der Runde. Wer weniger Karten als Felder hat, legt alle und wählt, welche Felder frei bleiben. Eine Planung kann geändert werden, bis der Letzte fertig ist.
    .title = Planung
wallenstein-rule-bid = Alle Gebote werden zugleich aufgedeckt und bezahlt: die Münzen der Karte, nichts für eine Länderkarte. Niemand darf mehr bieten, als er hat. Das höchste Gebot wählt zuerst; eine Länderkarte kommt nach allen Münzen, aber vor der Münzkarte 0, und wer keine Karte gelegt hat, kommt zuletzt. Bei gleichen Geboten entscheidet das Los, und alle Länderkarten sind gleich.
    .title = Gebote
wallenstein-rule-event = Zu Beginn eines Jahres liegen vier Ereignisse offen. In jeder der drei Runden wird nach der Planung eines davon gezogen und verändert für alle eine Aktion; dann verlässt es das Spiel. Das vierte gibt an, wie viel Getreide jeder im Winter verliert. Es gibt Grenzen für Steuern und Getreide, weniger Rekruten, ruhigere Bauern, Paläste, die verteidigen, Kirchen, die nicht angegriffen werden dürfen, und stärkere neutrale Länder.
    .title = Ereignisse
wallenstein-rule-order = In der Reihenfolge der Gebote wählt jeder einen freien Platz von 1 bis 5 und damit das Vorteilsplättchen, das dort liegt. Die Plätze geben die Spielerreihenfolge der Runde an; unbesetzte werden übersprungen. Die Reihenfolge des Herbstes gilt auch im Winter.
    .title = Spielerreihenfolge
wallenstein-rule-actions = Aktion für Aktion deckt jeder in der Spielerreihenfolge seine Karte auf und führt die Aktion in diesem Land aus. Wer kann, muss; was nur teilweise ginge, fällt aus und kostet nichts. Ziehen ist immer freiwillig. Geht ein Land verloren, verlässt seine Karte sofort das Tableau und mit ihr die Aktion; ein gewonnenes Land wird ab der nächsten Runde genutzt.
    .title = Aktionen durchführen
wallenstein-rule-building = Ein Palast kostet 3 Taler, eine Kirche 2, ein Handelshaus 1. Er kommt auf einen freien Bauplatz des Landes; Länder haben ein bis drei Bauplätze, und jede Gebäudesorte steht in einem Land höchstens einmal. Fehlt Geld, Bauplatz oder Gebäude, fällt die Aktion aus.
    .title = Bauen
wallenstein-rule-income = Du bekommst so viel Getreide oder so viele Taler, wie das Land bringt, begrenzt durch das Ereignis, und eins mehr mit dem passenden Plättchen. Was eingezogen ist, bleibt, was auch folgt. Lagen dort schon Unruhemarker, kommt es zum Aufstand mit so vielen Bauern wie Markern. Hältst du das Land danach noch, kommt ein weiterer Unruhemarker hinzu.
    .title = Getreide und Steuern
wallenstein-rule-armies = Fünf Armeen kosten 3 Taler, drei kosten 2, eine kostet 1. Sie kommen aus deinem Vorrat in das Land; fehlt Geld oder fehlen Armeen, fällt die Aktion aus. Nach dem Aufstellen einer Armee darfst du von dort Armeen in ein angrenzendes eigenes Land ziehen, aber mindestens eine bleibt. Mit dem Plättchen bekommst du sechs Armeen statt fünf, auch wenn das Ereignis weniger erlaubt.
    .title = Armeen aufstellen
wallenstein-rule-march = Du darfst beliebig viele Armeen aus dem Land in ein Nachbarland ziehen; mindestens eine muss zurückbleiben. In einem eigenen Land kommen sie einfach zu den anderen. Gehört das Land einem Mitspieler oder niemandem, kommt es zum Kampf. Du darfst auch stehen bleiben.
    .title = Kampf/Bewegung A und B
wallenstein-rule-battle = Alle angreifenden und alle verteidigenden Armeen gehen durch den Turm, mit allem, was in der Schale liegt; ein neutrales Land verteidigt ein Bauer. Wer mehr Steine in der Schale hat, gewinnt und verliert so viele, wie die andere Seite hatte; der Rest steht im Land. In einem ruhigen Land kämpfen die Bauern in der Schale für den Verteidiger und fallen zuerst, in einem unruhigen bleiben sie unbeteiligt. Bei Unentschieden gehört das Land niemandem mehr, ohne Gebäude und Unruhe; eine Verteidigung, die Bauern allein gewonnen haben, gilt als unentschieden. Wer ein Land erobert, übernimmt seine Gebäude und seine Unruhe.
    .title = Kämpfe
wallenstein-rule-revolt = Bauern erheben sich, wo trotz Unruhe Getreide oder Steuern eingezogen werden, und im Winter, wo Getreide fehlt. Alle Armeen des Landes kämpfen gegen so viele Bauern, wie Unruhemarker dort liegen, im Winter gegen mehr nach der Versorgungstabelle; alle Bauern in der Schale kämpfen gegen dich. Hast du mehr, behältst du das Land mit dem Rest. Sonst wird es neutral, und alle Gebäude und Marker sind fort.
    .title = Aufstände
wallenstein-rule-winter = Zuerst verliert jeder so viel Getreide, wie das übrige Ereignis angibt. Dann braucht jedes Land ein Getreide. Für unversorgte Länder gibt es nach der Versorgungstabelle Aufstände in zufällig gezogenen Ländern: bei einem oder zwei fehlenden einen, bei drei bis sechs zwei, bei mehr drei, mit ein bis drei Bauern zusätzlich zu den Markern. Es gilt die Reihenfolge des Herbstes; bei mehreren Aufständen legt der Besitzer die Reihenfolge fest.
    .title = Winter: Versorgung
wallenstein-rule-scoring = Jedes Land und jedes Gebäude bringt einen Siegpunkt. In jeder Region bekommt, wer die meisten Paläste hat, 3 Siegpunkte, für die meisten Kirchen 2, für die meisten Handelshäuser 1. Haben mehrere die meisten, bekommt jeder von ihnen einen Siegpunkt weniger. Ohne Gebäude gibt es keine Mehrheit.
    .title = Wertung
wallenstein-rule-year-end = Nach dem ersten Winter sind alles Getreide und alle Unruhemarker fort, und vier neue Ereignisse liegen offen. Geld, Armeen, Gebäude, Siegpunkte und was in Turm und Schale ist, bleiben. Dann beginnt im Frühling das zweite Jahr.
    .title = Jahresende
wallenstein-rule-end = Nach dem zweiten Winter ist das Spiel zu Ende, und die meisten Siegpunkte gewinnen. Bei Gleichstand liegt vorn, wer mehr Taler hat. Sind auch diese gleich, wird der Platz geteilt.
    .title = Spielende
wallenstein-rule-court = Mit dieser Erweiterung liegen in jeder Runde drei Gunstkarten aus; je höher die Zahl, desto teurer: 4, 3 oder 2 Höflinge. Drei weitere Felder werden geplant, die 3, 2 und 1 Armeen in Höflinge umwandeln: aus einem Land, in dem eine Armee bleiben muss, oder mit einer Würfelturmkarte aus der Schale; ganz oder gar nicht. Anderswo steht eine Würfelturmkarte für nichts, als Gebot für 0. Ist die Reihenfolge festgelegt, entsenden alle ihre Höflinge in die Empfangshalle. Dann, die meisten Höflinge zuerst, bringt jeder alle in den Audienzsaal und darf für ihren Preis eine Gunst nehmen; der Rest kehrt in die Halle zurück, und Gunstkarten, die niemand nahm, verlassen das Spiel. Bei der Grundfüllung bekommt jeder für jeden eigenen herausgefallenen Stein einen Höfling.
    .title = Am Kaiserhof
wallenstein-rule-favours = Eine Gunst wirkt sofort, soweit möglich. Das Ereignis darf entfernt werden; Taler, Getreide oder Siegpunkte werden gutgeschrieben; Armeen kommen aus dem Vorrat in die Schale; ein Unruhemarker wird entfernt oder, wenn keiner da ist, der nächste abgewehrt; ein Gebäude wird kostenlos errichtet; drei Armeen kommen in ein eigenes oder neutrales Land; oder niemand darf dich in dieser Runde mit Kampf/Bewegung A, B oder beiden angreifen. Der Schutz vor Angriffen endet mit der Runde. Die meisten Beträge sind rekonstruiert.
    .title = Gunstkarten
wallenstein-rule-landsknechte = Mit dieser kleinen Erweiterung hat jeder vier Bannerkarten, die leere liegt oben. Ist die Reihenfolge festgelegt, und noch vor dem Kaiserhof, kommt, wer Länder in mindestens vier Regionen hat, zur nächsten Karte und wählt einen ihrer Boni: Taler, Armeen in die Schale, Getreide oder Siegpunkte. Nach dem Winter beginnen die Karten von vorn. Die Beträge stammen aus der Zwillingserweiterung eines Schwesterspiels.
    .title = Landsknechte
