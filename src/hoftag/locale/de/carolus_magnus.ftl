### Carolus Magnus. Die Namen der Provinzen, Farben und Seiten stehen in der Spielplandatei.

carolus-magnus-title = Carolus Magnus
carolus-magnus-summary = Die Erben Karls des Großen ringen um sein Reich. Gewinne die Adelsfamilien für deinen Burghof, entsende ihre Ritter in die Provinzen und führe den Kaiser dorthin, wo du die Mehrheit hast: Dort entstehen deine Burgen, und Provinzen wachsen zu Regionen zusammen. Für 2 bis 4, zu viert in zwei Teams.

## Einstellungen

carolus-magnus-option-players = Mitspieler
    .help = Wie viele mitspielen, 2 bis 4. Zu dritt gibt es weniger Burgen und mehr Ritter, zu viert spielen zwei Teams.
carolus-magnus-option-teams = Teams
    .help = Ob Partner zusammen spielen. Zu viert immer (true), zu zweit und zu dritt nie (false); auto passt für alle.
carolus-magnus-option-seating = Sitzordnung
    .help = Wie Partner zu viert sitzen: abwechselnd (alternate) oder nebeneinander (together).
carolus-magnus-option-first-round = Erste Runde
    .help = Wer in der ersten Runde als Nächster eine Zahlenscheibe wählt: reihum im Uhrzeigersinn (clockwise) oder nach Los (lot). Die Spielregel sagt es nicht.
carolus-magnus-option-full-circle = Ganze Runde
    .help = Ob Karl der Große einmal ganz herum an den Ort zurück darf, an dem er steht, wenn nur noch wenige übrig sind. Die Spielregel verbietet es nicht.
carolus-magnus-option-tie-break = Gleichstand
    .help = Was bei gleich vielen Burgen entscheidet: die Familienwappen (markers) oder nichts, dann wird der Platz geteilt (shared). Die Spielregel sagt es nicht.
carolus-magnus-option-stall-rounds = Runden des Stillstands
    .help = Nach so vielen vollen Runden, in denen keine Burg gebaut oder ausgetauscht wurde, endet das Spiel, und die Burgen werden gezählt; bei 0 geht es weiter. Steht nicht in der Spielregel.
carolus-magnus-option-team-talk = Absprachen im Team
    .help = Ob Partner miteinander über das Spiel sprechen dürfen. Hier wird nur festgehalten, was ihr ausgemacht habt.

## Namen

carolus-magnus-face-crown = Krone

## Wertung

carolus-magnus-score-castles = Burgen
carolus-magnus-score-markers = Familienwappen

carolus-magnus-reason-castles = Eine Seite hat alle Burgen gebaut
carolus-magnus-reason-regions = Es sind zu wenige Provinzen und Regionen übrig
carolus-magnus-reason-stall = Zu lange hat sich an den Burgen nichts geändert

## Ereignisse

carolus-magnus-event-set-up = Die Provinzen liegen im Kreis, in jeder ein Ritter; es spielen { $count }. Karl der Große beginnt hier: { $province }.
carolus-magnus-event-first-chooser = Das Los hat entschieden: { $seat } wählt zuerst eine Zahlenscheibe.
carolus-magnus-event-round = Runde { $round }
carolus-magnus-event-disc = { $seat } legt die Zahlenscheibe { $count }.
carolus-magnus-event-turn = { $seat } ist am Zug.
carolus-magnus-event-court = { $seat } stellt an den Burghof: { $colour }.
carolus-magnus-event-control = { $seat } erhält das Familienwappen und damit die Kontrolle: { $colour }.
carolus-magnus-event-control-from = { $seat } nimmt { $seat2 } das Familienwappen ab: { $colour }.
carolus-magnus-event-sent = { $seat } entsendet einen Ritter: { $colour } → { $province }.
carolus-magnus-event-moved =
    { $seat } zieht den Kaiser { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    } vor: { $province }.
carolus-magnus-event-no-majority = { $province }: Niemand hat die Mehrheit, alles bleibt, wie es ist.
carolus-magnus-event-stays = { $province }: { $side } hat die Mehrheit und bleibt im Besitz.
carolus-magnus-event-built = { $province }: { $side } hat die Mehrheit und baut eine Burg.
carolus-magnus-event-exchanged =
    { $province }: { $side } hat die Mehrheit und löst { $side2 } ab, mit { $count ->
        [one] einer Burg
       *[other] { $count } Burgen
    }.
carolus-magnus-event-merged = { $province } und { $province2 } wachsen zu einer Region zusammen ({ $side }).
carolus-magnus-event-crown = { $seat } wählt für eine Krone die Farbe: { $colour }.
carolus-magnus-event-reserve = { $seat } füllt die Reserve auf: { $colour }.
carolus-magnus-event-returned =
    { $colour } ist ausgegangen: Alle geben { $count ->
        [one] einen Ritter
       *[other] { $count } Ritter
    } dieser Farbe vom Burghof zurück.
carolus-magnus-event-thrown-again = { $seat } würfelt noch einmal, denn diese Farbe ist nicht zu haben: { $colour }.
carolus-magnus-event-nothing-left = { $seat }: Es ist kein Ritter mehr zu haben, die Reserve bleibt kleiner.
carolus-magnus-event-end-castles = Eine Seite hat ihre letzte Burg gebaut. Das Spiel ist sofort zu Ende.
carolus-magnus-event-end-regions = Es sind weniger als vier Provinzen und Regionen übrig. Das Spiel ist sofort zu Ende, die Burgen werden gezählt.
carolus-magnus-event-end-stall = Viele Runden lang wurde keine Burg gebaut oder ausgetauscht. Das Spiel ist zu Ende, die Burgen werden gezählt.

## Fragen: was zu tun ist

carolus-magnus-prompt-disc = Wähle eine Zahlenscheibe. Die niedrigste Zahl beginnt, und so viele Schritte weit darfst du den Kaiser höchstens ziehen.
carolus-magnus-prompt-knights =
    Bring Ritter aus deiner Reserve ins Spiel: an deinen Burghof oder in eine Provinz oder Region. { $left ->
        [one] Einer ist
       *[other] { $left } sind
    } noch einzusetzen.
carolus-magnus-prompt-emperor =
    Zieh den Kaiser im Uhrzeigersinn vor, { $limit ->
        [one] einen Schritt
       *[other] 1 bis { $limit } Schritte
    }. Er steht hier: { $province }. Wo er stehen bleibt, baut oder übernimmt, wer die Mehrheit hat.
carolus-magnus-prompt-crown =
    Du hast eine Krone gewürfelt: Wähle eine Farbe und nimm einen Ritter davon in deine Reserve. { $left ->
        [one] Es ist die letzte Krone dieses Wurfs.
       *[other] Dieser Wurf enthält noch { $left } Kronen.
    }{ $rest ->
        [0] {""}
       *[other] {" "}Rechts davon liegen: { $dice }.
    }

## Auswahl: kurze Bezeichnungen

carolus-magnus-choice-disc = Zahlenscheibe { $count }
carolus-magnus-choice-court = { $colour } an den Burghof
carolus-magnus-choice-send = { $colour } → { $province }
carolus-magnus-choice-move =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
carolus-magnus-choice-crown = { $colour } nehmen
carolus-magnus-choice-done = Fertig

## Ablehnungen: was nicht geht, und was möglich wäre

carolus-magnus-refusal-no-such-disc = Eine Zahlenscheibe { $disc } gibt es nicht. Zur Wahl stehen: { $allowed }.
carolus-magnus-refusal-disc-used = Die Zahlenscheibe { $disc } hast du schon benutzt; du bekommst sie zurück, wenn alle deine Scheiben aufgebraucht sind. Zur Wahl stehen: { $allowed }.
carolus-magnus-refusal-disc-taken = Die Zahl { $disc } liegt schon auf dem Tisch; noch einmal wählen darf sie nur, wer keine andere mehr hat. Zur Wahl stehen: { $allowed }.
carolus-magnus-refusal-no-knight = In deiner Reserve ist kein Ritter dieser Farbe: { $colour }. Wähle eine Farbe, die dort liegt.
carolus-magnus-refusal-must-move = Der Kaiser muss mindestens einen Schritt ziehen.
carolus-magnus-refusal-too-far =
    Du willst { $given } Schritte ziehen, möglich { $limit ->
        [one] ist jetzt aber nur einer
       *[other] sind jetzt aber höchstens { $limit }
    }.
carolus-magnus-refusal-full-circle =
    Der Kaiser darf nicht dorthin zurück, wo er steht: Die ganze Runde ist in diesem Spiel nicht erlaubt. Höchstens { $limit ->
        [one] ein Schritt ist
       *[other] { $limit } Schritte sind
    } möglich.
carolus-magnus-refusal-colour-exhausted = Diese Farbe ist nicht zu haben: { $colour }. In der Mitte liegt keiner mehr, und nicht jeder Burghof könnte einen zurückgeben. Wähle eine andere.

## Erklärungen: warum etwas so ist, und was folgen würde

carolus-magnus-why-majority =
    { $you ->
        [yes] Du hast
       *[no] { $side } hat
    } die Mehrheit, { $figures }.
carolus-magnus-why-tie = Gleichstand, { $figures } ({ $sides }): Niemand hat die Mehrheit.
carolus-magnus-why-nobody = Niemand hat die Mehrheit: Hier zählt nichts für irgendeine Seite.
carolus-magnus-why-knights = { $side }: { $count } × { $colour }, kontrolliert von { $seat }.
carolus-magnus-why-castles =
    { $side }: { $count ->
        [one] eine Burg
       *[other] { $count } Burgen
    }.
carolus-magnus-why-ignored = Zählt nicht: { $count } × { $colour }, denn niemand kontrolliert diese Farbe.
carolus-magnus-why-control =
    { $colour }: { $you ->
        [yes] Du kontrollierst
       *[no] { $seat } kontrolliert
    } diese Farbe, { $figures } an den Burghöfen.
carolus-magnus-why-control-kept =
    { $colour }: { $you ->
        [yes] Du behältst
       *[no] { $seat } behält
    } die Kontrolle trotz Gleichstand, { $figures } an den Burghöfen.
carolus-magnus-why-uncontrolled = { $colour }: Noch kontrolliert niemand diese Farbe.
carolus-magnus-stop-leads =
    { $you ->
        [yes] Du führst
       *[no] { $side } führt
    } { $figures }.
carolus-magnus-stop-tie = Niemand führt, { $figures }.
carolus-magnus-stop-nobody = Hier zählt nichts.
carolus-magnus-stop-builds =
    { $you ->
        [yes] Du baust
       *[no] { $side } baut
    } eine Burg.
carolus-magnus-stop-exchanges =
    { $you ->
        [yes] Du löst
       *[no] { $side } löst
    } { $yours ->
        [yes] dich
       *[no] { $owner }
    } ab, mit { $count ->
        [one] einer Burg
       *[other] { $count } Burgen
    }.
carolus-magnus-stop-stays =
    Nichts ändert sich, der Ort gehört schon { $you ->
        [yes] dir
       *[no] { $side }
    }.
carolus-magnus-stop-nothing = Nichts ändert sich.
carolus-magnus-stop-merges = Wächst zusammen mit: { $provinces }.
carolus-magnus-stop-last-castle =
    { $you ->
        [yes] Das ist deine letzte Burg: Du gewinnst sofort.
       *[no] Das ist die letzte Burg: { $side } gewinnt sofort.
    }
carolus-magnus-stop-few-places = Es wären weniger als { $limit } Provinzen und Regionen übrig: Das Spiel endet, und die meisten Burgen gewinnen.

## Regeln: jeder Abschnitt in eigenen Worten

carolus-magnus-rule-set-up = Fünfzehn Provinzen bilden einen Kreis, und in jede kommt nach Los ein Ritter, drei von jeder der fünf Farben. Karl der Große beginnt in einer ausgelosten Provinz; gewertet wird sie erst, wenn er sich bewegt, und noch hat niemand eine Burg oder ein Familienwappen. Jeder hat einen Burghof, Zahlenscheiben von 1 bis 5, zehn Burgen und sieben Ritter in einer Reserve, die alle sehen; zu dritt acht Burgen und neun Ritter. Partner teilen sich zehn Burgen. Das Los bestimmt, wer zuerst eine Zahlenscheibe wählt, die anderen folgen im Uhrzeigersinn. Von dort aus im Uhrzeigersinn würfelt jeder seine ganze erste Reserve und wählt dann für jede Krone eine Farbe.
    .title = Vorbereitungen
carolus-magnus-rule-preparation = Zu Beginn einer Runde legt einer nach dem anderen eine Zahlenscheibe: in der ersten Runde vom ausgelosten Spieler an, später in der Zugfolge der vorigen Runde. Eine Zahl, die schon liegt, darf nur wählen, wer keine andere mehr hat. Die niedrigste Zahl beginnt; von gleichen Zahlen gilt die zuerst gelegte als die niedrigere, auch unter Partnern. So viele Schritte, wie die Zahl angibt, darfst du den Kaiser höchstens ziehen. Benutzte Scheiben bleiben liegen, bis alle fünf aufgebraucht sind; dann kommen sie zurück, bei allen zugleich.
    .title = Vorbereitungsphase
carolus-magnus-rule-action = In der Reihenfolge der Zahlenscheiben hat jeder einen Zug aus drei Aktionen: Ritter ins Spiel bringen, den Kaiser vorrücken, die Reserve ergänzen. Alle drei sind Pflicht. Burgen ändern sich nur dort, wo der Kaiser stehen bleibt, und zwar von selbst, für die Seite mit der Mehrheit. Bis du den Zug mit „done“ bestätigt hast und gewürfelt wird, kannst du alles zurücknehmen.
    .title = Aktionsphase
carolus-magnus-rule-knights = Du bringst genau drei Ritter aus deiner Reserve ins Spiel, zu dritt vier; weniger nur, wenn du weniger hast. Jeder kommt an deinen Burghof oder in eine beliebige Provinz oder Region, ganz nach Wunsch verteilt, und bleibt dort für immer. Wer am Burghof mehr Ritter einer Farbe hat als jeder andere einzelne Spieler, kontrolliert sie und bekommt ihr Familienwappen; bei Gleichstand behält es, wer es hatte. Schon der allererste Ritter einer Farbe an einem Burghof holt also das Wappen. Alle Ritter einer Farbe in den Provinzen zählen für den, der sie gerade kontrolliert. Ritter in der Reserve zählen nirgends.
    .title = Ritter
carolus-magnus-rule-emperor = Der Kaiser zieht im Uhrzeigersinn, mindestens einen Schritt und höchstens so viele, wie deine Zahlenscheibe zeigt. Eine Region ist ein Schritt, genau wie eine Provinz. Es zählt nur, wo er stehen bleibt, nicht, woran er vorbeikommt. Sind nur noch wenige Orte übrig, darf er ganz herum bis dorthin ziehen, wo er stand, wenn die Einstellung es nicht verbietet. Wo er stehen bleibt, baut oder übernimmt die Seite mit der Mehrheit, gleich wer ihn gezogen hat; er selbst zählt für niemanden.
    .title = Der Kaiser
carolus-magnus-rule-castles = Wo der Kaiser stehen bleibt, zählt jede Seite die Ritter der Farben, die sie kontrolliert, und eins für jede eigene Burg dort; Farben, die niemand kontrolliert, zählen nicht. Die Mehrheit hat, wer mehr hat als jede andere Seite für sich; haben mehrere gleich am meisten, ändert sich nichts, auch wenn der Besitzer weniger hat. Ohne Burg baut die Mehrheit eine; fremde Burgen werden alle ausgetauscht und kehren in den Vorrat ihres Besitzers zurück. Wem der Ort schon gehört, der baut nichts weiter. All das geschieht zwingend: Auch in deinem Zug kann ein Gegner eine Burg bekommen. Wer für eine Übernahme zu wenige Burgen hat, stellt alle übrigen auf und hat damit gewonnen.
    .title = Burgen
carolus-magnus-rule-regions = Wo eine Burg gebaut oder ausgetauscht wurde, wächst der Ort mit den Nachbarn links und rechts zusammen, wenn dort Burgen derselben Seite stehen. Das ist Pflicht, gilt für immer und geschieht auch im Zug eines anderen. Es entscheiden die Burgen, nicht, wer beim Nachbarn jetzt die Mehrheit hätte. In einer Region zählen alle Burgen und Ritter zusammen: Sie ist schwerer zu übernehmen, aber alle ihre Burgen wechseln zugleich die Seite. Für den Kaiser ist sie ein Schritt.
    .title = Regionen
carolus-magnus-rule-reserve = Nach dem Zug des Kaisers würfelst du mit drei Würfeln, zu dritt mit vier, und nimmst von jeder gezeigten Farbe einen Ritter; für eine Krone wählst du die Farbe. Abgerechnet wird von links nach rechts. Ist eine Farbe ausgegangen, geben zuerst alle gleich viele davon vom Burghof zurück, so viele, wie der kleinste dieser Burghöfe hat; an der Kontrolle ändert das nichts. Sind das null, wird der Würfel noch einmal geworfen, und eine Krone muss eine andere Farbe nennen. Ist gar nichts mehr zu haben, verfällt der Rest des Wurfs; eine zu kleine Reserve bekommt auch später keine Würfel extra.
    .title = Reserve
carolus-magnus-rule-end = Hat eine Seite alle ihre Burgen auf dem Plan, zehn, zu dritt acht, gewinnt sie sofort, auch im Zug eines anderen. Sonst endet das Spiel sofort, wenn weniger als vier Provinzen und Regionen übrig sind, und die meisten Burgen gewinnen. Nach einer Zahl voller Runden, in denen keine Burg gebaut oder ausgetauscht wurde, endet es ebenso; das ist unsere Zutat und lässt sich abschalten. Bei gleich vielen Burgen entscheiden die Familienwappen einer Seite, dann wird der Platz geteilt; die Spielregel sagt dazu nichts, und eine Einstellung lässt die Wappen weg. Die übrigen Plätze ergeben sich genauso, Partner teilen sich ihren.
    .title = Spielende
carolus-magnus-rule-three = Zu dritt hat jeder acht Burgen und gewinnt mit der achten, und die Reserve hat neun Ritter. In jedem Zug kommen vier Ritter ins Spiel, und gewürfelt wird mit vier Würfeln. Eine Mehrheit muss nur größer sein als die jedes einzelnen Gegners, nicht als die beider zusammen. Gleichziehen reicht nie, weder am Burghof noch in einer Provinz.
    .title = Drei Spieler
carolus-magnus-rule-teams = Zu viert spielen zwei Teams, Weiß und Schwarz, jedes mit einem gemeinsamen Vorrat von zehn Burgen. Jeder hat Burghof, Reserve, Zahlenscheiben und Züge wie zu zweit, und Ritter werden nicht ausgetauscht. Eine Farbe kontrolliert immer nur ein einzelner Spieler; die Burghöfe von Partnern werden nie addiert, und man kann auch seinem Partner eine Farbe abnehmen. In Provinzen und Regionen zählen die Ritter beider Partner zusammen. Partner sitzen abwechselnd, wenn die Einstellung sie nicht nebeneinandersetzt. Ob sie sich absprechen dürfen, wird vor dem Spiel ausgemacht.
    .title = Vier Spieler
