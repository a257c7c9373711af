### Carolingi. Die Namen der Länder und Regionen stehen in der Spielplandatei.

carolingi-title = Carolingi
carolingi-summary = Die Enkel Karls des Großen ringen um sein Reich. Wähle in jeder Jahreszeit heimlich zwei Aktionen, die in zufälliger Folge aus dem Losbeutel gezogen werden; beherrsche und entwickle Länder, besänftige oder bekämpfe die aufrührerischen Rotten und bring dem Reich den Frieden zurück. Für 2 bis 6 Karolinger.

## Einstellungen

carolingi-option-players = Karolinger
    .help = Wie viele mitspielen, 2 bis 6. Je mehr es sind, desto mehr Regionen des Reichs nehmen teil.
carolingi-option-variant = Variante
    .help = base: Alle beginnen mit einer Pfalz. advanced: Die Gefolgsleute werden über das Reich verteilt, Stammländer erst im Lauf des Spiels beansprucht. scenario814: wie advanced, und alle müssen gemeinsam die Probleme des Reichs lösen.
carolingi-option-sundial = Sonnenuhr
    .help = Das letzte Jahr, das voll ausgespielt wird. Die Spielanleitung empfiehlt 834, also fünf Jahre. Im Szenario 814 ist es 818, und die Annalen gehen von 814 bis 823, sonst von 830 bis 839.
carolingi-option-anarchy = Anarchie & Rebellion
    .help = Zwei weitere Karten kommen mit dem zweiten Jahr ins Archivium. Sie lassen Rotten entstehen, wo niemand herrscht, und auf entwickelten Ländern mit zu wenigen Gefolgsleuten.
carolingi-option-timer = Sanduhr
    .help = So viele Sekunden haben die anderen zum Ablegen, sobald der Erste zwei Tafeln abgelegt hat; 0 spielt ohne. Verspätete Tafeln kommen nicht in den Losbeutel.
carolingi-option-strict-favour = Strenge Gunst
    .help = Nur im Szenario 814: Scheitern die Erben, muss der Führende der Gunstleiste selbst eine Bedingung erfüllen, sonst verlieren alle. Sonst wählt der Kaiser unter denen, die eine erfüllen.

## Namen

carolingi-tile-influence = Einfluss nehmen
carolingi-tile-develop = Entwickeln
carolingi-tile-missi = Missi ausstatten
carolingi-tile-march = Truppen ziehen
carolingi-tile-fight = Kämpfen
carolingi-tile-none = Keine Aktion
carolingi-tile-appease = Aufruhr besänftigen
carolingi-tile-peace = Frieden ausrufen
carolingi-tile-coregent = Mitregent
carolingi-field-missi = Missi
carolingi-field-leudes = Leudes
carolingi-field-nobiles = Nobiles
carolingi-tile-dotted = { $name } (mit Punkt)

carolingi-drawn-event = Ereignistafel
carolingi-card-hunger = Hungerkarte
carolingi-card-anarchy = Anarchiekarte
carolingi-card-rebellion = Rebellionskarte

carolingi-season-winter = Winter
carolingi-season-spring = Frühling
carolingi-season-summer = Sommer
carolingi-season-autumn = Herbst

## Wertung

carolingi-score-expansion = Ausdehnung
carolingi-score-development = Entwicklung
carolingi-score-following = Große Gefolgschaft
carolingi-score-glory = Ruhm
carolingi-score-regions = Vereinte Regionen
carolingi-score-palace = Pfalz
carolingi-score-points = Punkte
carolingi-score-lands-ruled = Beherrschte Länder
carolingi-score-development-ruled = Entwicklungsstufen auf beherrschten Ländern
carolingi-score-followers-on-lands = Gefolgsleute auf Ländern
carolingi-score-trophies = Trophäen

carolingi-reason-peace = Der Frieden ist ausgerufen
carolingi-reason-sundial = Das Jahr der Sonnenuhr ist zu Ende
carolingi-reason-coregent = Der Kaiser ernennt einen Mitregenten
carolingi-reason-problems = Zu viele Probleme; der Kaiser wählt einen Nachfolger
carolingi-reason-problems-lost = Zu viele Probleme, und kein würdiger Nachfolger
carolingi-reason-gangs = Aufruhr überall; der Kaiser wählt einen Nachfolger
carolingi-reason-gangs-lost = Aufruhr überall, und kein würdiger Nachfolger

## Ereignisse

carolingi-event-set-up = Das Reich ist für { $count } Karolinger aufgebaut. Die Sonnenuhr steht auf { $year }.
carolingi-event-homeland = { $seat }: Die Pfalz steht im Stammland ({ $land }).
carolingi-event-season = Jahr { $year }: Der { $season } beginnt.
carolingi-event-placed = { $seat } legt zwei Tafeln auf das Scriptorium: { $tile }, { $tile2 }.
carolingi-event-bag-filled =
    { $count } Tafeln der Karolinger und { $count2 ->
        [one] eine Ereignistafel
       *[other] { $count2 } Ereignistafeln
    } kommen in den Losbeutel.
carolingi-event-chose-keep = { $seat } will jetzt nicht tauschen.
carolingi-event-chose-swap = { $seat } will tauschen. Abgegeben: { $tile }; zurückgenommen: { $tile2 }.
carolingi-event-swapped = { $seat } legt eine Tafel verdeckt auf das Tauschtafel-Feld und nimmt zurück: { $tile }.
carolingi-event-tile-drawn = Aus dem Losbeutel – { $seat }: { $tile }.
carolingi-event-no-action = Aus dem Losbeutel – { $seat }: Keine Aktion. Die Tafel kehrt auf das Spielertableau zurück.
carolingi-event-event-drawn = Eine Ereignistafel wird gezogen und kehrt auf das Scriptorium zurück: Eine Karte vom Archivium wird aufgedeckt.
carolingi-event-impossible = { $seat } kann mit dieser Tafel nichts ausrichten; sie ist verbraucht.
carolingi-event-year = Bruder Hartmut schlägt das Jahr { $year } auf.
carolingi-event-event-tile-joins =
    Eine weitere Ereignistafel kommt auf das Scriptorium; { $count ->
        [one] dort liegt nun eine
       *[other] dort liegen nun { $count }
    }.
carolingi-event-reshuffled =
    { $count ->
        [one] Eine abgelegte Karte wird
       *[other] { $count } abgelegte Karten werden
    } in den Stapel auf dem Archivium gemischt.
carolingi-event-hunger-joins = Eine Hungerkarte wird in den Stapel auf dem Archivium gemischt.
carolingi-event-tiles-return = Alle eingesetzten und alle getauschten Tafeln kehren an die Höfe zurück.
carolingi-event-court-day =
    Hoftag – { $seat }: { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }.
carolingi-event-gangs-overflow =
    { $land }: zu viele Rotten beim Jahreswechsel; { $count ->
        [one] eine wartet
       *[other] { $count } warten
    } auf dem Archivium auf die nächsten Länderkarten.
carolingi-event-card-drawn = Länderkarte { $land }: Sie kommt in einen freien Steckplatz ihrer Region.
carolingi-event-card-drawn-full = Länderkarte { $land }: Ihre Region hat keinen freien Steckplatz, die Karten dort kommen zur Wirkung.
carolingi-event-overflow-on-card = Eine Rotte, die auf dem Archivium gewartet hat, kommt auf die Länderkarte { $land }.
carolingi-event-gang-on-card = Auf der Länderkarte { $land } ist kein Gefolgsmann: Eine Rotte erhebt sich dort.
carolingi-event-transferred =
    { $land }, von der Karte auf das Land: { $count ->
        [0] keine Gefolgsleute
        [one] ein Gefolgsmann
       *[other] { $count } Gefolgsleute
    }, { $count2 ->
        [0] keine Rotten
        [one] eine Rotte
       *[other] { $count2 } Rotten
    }.
carolingi-event-spread = Der Aufruhr greift vom Waldland über, { $land } → { $land2 }: eine Rotte.
carolingi-event-hunger = Eine Hungerkarte: Hungersnot sucht das Reich heim. Die Länder können nur noch wenige Gefolgsleute tragen.
carolingi-event-starved =
    { $land }, Hunger: { $seat } nimmt { $count ->
        [one] einen Gefolgsmann
       *[other] { $count } Gefolgsleute
    } zu den Leudes zurück.
carolingi-event-hunger-gang = { $land }, Hunger: Eine Rotte erhebt sich.
carolingi-event-sent =
    { $seat } sendet { $count ->
        [one] einen Missus
       *[other] { $count } Missi
    } ins Stammland ({ $land }).
carolingi-event-posted =
    { $seat } entsendet { $count ->
        [one] einen Missus
       *[other] { $count } Missi
    } auf die Länderkarte { $land }.
carolingi-event-unfolded = { $seat } entfaltet Einfluss: { $land }. Die Länderkarte kommt auf den Ablagestapel.
carolingi-event-activated = { $seat } aktiviert eine Aktionstafel mit Punkt.
carolingi-event-activated-tile = { $seat } hat aktiviert: { $tile }. Die Tafel ist ab der nächsten Jahreszeit einsetzbar.
carolingi-event-developed = { $seat } legt eine Entwicklungsstufe: { $land }.
carolingi-event-equipped =
    { $seat } stattet { $count ->
        [one] einen Missus
       *[other] { $count } Missi
    } aus (Leudes → Missi).
carolingi-event-called =
    { $seat } ruft { $count ->
        [one] einen Gefolgsmann
       *[other] { $count } Gefolgsleute
    } an den Hof (Nobiles → Leudes).
carolingi-event-marched =
    { $seat } zieht, { $land } → { $land2 }: { $count ->
        [one] ein Gefolgsmann
       *[other] { $count } Gefolgsleute
    }.
carolingi-event-fought =
    { $seat } kämpft und siegt ({ $land }); geschlagen: { $count ->
        [0] keine gegnerischen Gefolgsleute
        [one] ein gegnerischer Gefolgsmann
       *[other] { $count } gegnerische Gefolgsleute
    }, { $count2 ->
        [0] keine Rotten
        [one] eine Rotte
       *[other] { $count2 } Rotten
    }.
carolingi-event-trophy =
    { $seat } beansprucht eine Trophäe und hat nun { $count ->
        [one] eine
       *[other] { $count }
    }.
carolingi-event-appeased =
    { $seat } besänftigt den Aufruhr ({ $land }): { $count ->
        [one] ein Missus ersetzt eine Rotte
       *[other] { $count } Missi ersetzen { $count } Rotten
    }.
carolingi-event-peace-claimed = { $seat } ruft den Frieden aus und erhebt Anspruch auf den Thron.
carolingi-event-extra-tile = { $seat } führt eine zusätzliche Tafel aus: { $tile }.
carolingi-event-bag-open = Der Rest des Losbeutels wird offen ausgelegt.
carolingi-event-peace-contested = { $seat } erfüllt genug Siegbedingungen, aber im Losbeutel ist noch eine andere Friedenstafel: Erst wenn alle gezogen sind, wird entschieden.
carolingi-event-peace-failed =
    { $seat }: Der Frieden misslingt mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    }. Die Friedenstafel wird inaktiv.
carolingi-event-laid = { $seat } legt eine Tafel auf das Scriptorium: { $tile }. Eine zweite darf folgen.
carolingi-event-time-up =
    Die Sanduhr ist abgelaufen. { $count ->
        [one] Eine Tafel fehlt
       *[other] { $count } Tafeln fehlen
    } auf dem Scriptorium.
carolingi-event-peace-alone = { $seat }: Frieden liegt ohne Keine Aktion im Losbeutel und misslingt sofort.
carolingi-event-card-and-follower = Länderkarte { $land }, und aus dem Losbeutel ein Gefolgsmann: { $seat } entscheidet.
carolingi-event-follower-drawn = Es ist keine Länderkarte mehr da. Aus dem Losbeutel kommt ein Gefolgsmann: { $seat } entscheidet.
carolingi-event-second-pass = Die zweiten Gefolgsleute kommen in den Losbeutel.
carolingi-event-forest = { $land } wird das Waldland der Region.
carolingi-event-settled = { $seat } setzt einen Gefolgsmann ein: { $land }.
carolingi-event-retained = { $seat } behält den Gefolgsmann als Missus am Hof.
carolingi-event-attached = { $seat } legt den Gefolgsmann auf die Karte { $land }.
carolingi-event-unrest = { $land }: keine Gefolgsleute, also entsteht eine Rotte.
carolingi-event-claimed = { $seat } beansprucht ein Stammland: { $land }. Die Entwicklungsstufen kommen zurück in den Vorrat.
carolingi-event-displaced =
    { $land }: { $seat } nimmt { $count ->
        [one] einen Gefolgsmann
       *[other] { $count } Gefolgsleute
    } zu den Leudes zurück, von der Pfalz verdrängt.
carolingi-event-driven-out = Eine Rotte wird vertrieben, { $land } → { $land2 }.
carolingi-event-gangs-vanish =
    { $land }: Die Rotten können nirgendwohin; { $count ->
        [one] eine kommt
       *[other] { $count } kommen
    } zurück in den Vorrat.
carolingi-event-card-to-homeland =
    { $seat }: Von der Karte { $count ->
        [one] kommt ein Gefolgsmann
       *[other] kommen { $count } Gefolgsleute
    } ins Stammland ({ $land }).
carolingi-event-card-removed = Die Pfalz steht. Die Länderkarte { $land } verlässt das Spiel.
carolingi-event-disorder-joins = Die Karten Anarchie und Rebellion werden in den Stapel auf dem Archivium gemischt.
carolingi-event-anarchy = Die Anarchiekarte: Überall, wo niemand herrscht, begehrt das Volk auf.
carolingi-event-anarchy-gang = { $land }, Anarchie: Eine Rotte entsteht.
carolingi-event-rebellion = Die Rebellionskarte: Auf entwickelten Ländern mit zu wenigen Gefolgsleuten begehrt das Volk auf.
carolingi-event-rebellion-gang = { $land }, Rebellion: Eine Rotte entsteht.
carolingi-event-problem-on-wheel = Ein Problem kommt ({ $kind }): { $season }.
carolingi-event-problems-lined-up =
    In der Problemleiste { $count ->
        [one] wartet ein weiteres Problem
       *[other] warten { $count } weitere Probleme
    }.
carolingi-event-problem-on-card = Auf der Karte { $land } liegt ein Problem: { $kind }.
carolingi-event-patience-ends = Die Problemleiste ist leer: Die Geduld ist zu Ende, und auf der Karte { $land } entsteht eine Rotte.
carolingi-event-problem-spared = Das Problem auf der Karte { $land } kommt zurück in die Problemleiste: { $kind }.
carolingi-event-blocked = { $seat } kann { $tile } nicht ausführen: Auf der Jahreszeit liegt ein solches Problem.
carolingi-event-solved = { $seat } löst ein Problem ({ $kind }): { $season }.
carolingi-event-honoured = { $seat } schiebt einen Ehrenstein in die Gunstleiste, von: { $field }.
carolingi-event-forgotten = Der älteste Ehrenstein fällt heraus und kommt zurück zu den Leudes: { $seat }.
carolingi-event-skuld =
    Skuld rückt vor: { $season }, { $count ->
        [0] keine Probleme
        [one] ein Problem
       *[other] { $count } Probleme
    }.
carolingi-event-coregency-claimed = { $seat } beansprucht die Mitregentschaft.
carolingi-event-coregency-failed =
    { $seat }: Der Anspruch auf die Mitregentschaft misslingt mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    }. Die Tafel wird inaktiv.
carolingi-event-end-sundial = Der letzte Herbst ist vorüber. Das Spiel ist zu Ende, die Punkte werden gezählt.
carolingi-event-end-peace = { $seat } bringt dem Reich den Frieden zurück und gewinnt.
carolingi-event-end-coregent = { $seat } wird Mitregent und gewinnt.
carolingi-event-end-problems = Skuld trifft auf zu viele Probleme. Die Erben sind gescheitert, und der Kaiser wählt zum Nachfolger: { $seat }.
carolingi-event-end-problems-lost = Skuld trifft auf zu viele Probleme. Die Erben sind gescheitert, niemand ist würdig, und alle verlieren.
carolingi-event-end-gangs = Eine Rotte wird gebraucht, und keine ist mehr da. Die Erben sind gescheitert, und der Kaiser wählt zum Nachfolger: { $seat }.
carolingi-event-end-gangs-lost = Eine Rotte wird gebraucht, und keine ist mehr da. Die Erben sind gescheitert, niemand ist würdig, und alle verlieren.

## Fragen: was zu tun ist

carolingi-prompt-place = Lege zwei deiner Tafeln verdeckt auf das Scriptorium. Frieden ausrufen geht nur zusammen mit Keine Aktion.
carolingi-prompt-swap = Einmal im Jahr darfst du tauschen: eine aktive Tafel verdeckt auf das Tauschtafel-Feld legen und eine eingesetzte zurücknehmen. Willst du es jetzt tun?
carolingi-prompt-starve =
    Hunger ({ $land }): Du hast dort die meisten Gefolgsleute und entscheidest, wessen Gefolgsleute gehen. { $left ->
        [one] Einer muss
       *[other] { $left } müssen
    } das Land verlassen.
carolingi-prompt-influence =
    Einfluss nehmen: Sende Missi ins Stammland, oder entsende Missi auf Länderkarten, oder entfalte Einfluss von Karten, auf denen du Gefolgsleute hast. Du hast { $missi ->
        [0] keine Missi
        [one] einen Missus
       *[other] { $missi } Missi
    }.
carolingi-prompt-post =
    Entsende Missi auf weitere Länderkarten, oder schließe ab. { $missi ->
        [0] Du hast keine Missi mehr
        [one] Du hast noch einen Missus
       *[other] Du hast noch { $missi } Missi
    }.
carolingi-prompt-unfold = Entfalte Einfluss von weiteren Länderkarten, auf denen du Gefolgsleute hast, oder schließe ab.
carolingi-prompt-develop =
    Entwickeln: Aktiviere eine Aktionstafel mit Punkt, oder lege Entwicklungsstufen auf Länder, die du beherrschst. Du hast { $missi ->
        [0] keine Missi
        [one] einen Missus
       *[other] { $missi } Missi
    }.
carolingi-prompt-lay-markers =
    Lege weitere Entwicklungsstufen, jede für einen Missus, oder schließe ab. Du darfst noch { $left } legen; { $missi ->
        [0] du hast keine Missi mehr
        [one] du hast noch einen Missus
       *[other] du hast noch { $missi } Missi
    }.
carolingi-prompt-missi =
    Missi ausstatten: Jede Abgabe bewegt einen Gefolgsmann von Leudes auf Missi oder von Nobiles auf Leudes. Du hast { $taxes ->
        [0] keine Abgaben
        [one] eine Abgabe
       *[other] { $taxes } Abgaben
    } zu vergeben.
carolingi-prompt-march =
    Truppen ziehen: Ziehe aus Ländern, die du beherrschst, und aus Waldländern in Nachbarländer. Jede Gruppe kostet einen Missus; du hast { $missi ->
        [0] keine Missi
        [one] einen Missus
       *[other] { $missi } Missi
    }.
carolingi-prompt-fight =
    Kämpfen: Kämpfe auf beliebigen Ländern, auf denen du mehr Gefolgsleute hast als jeder andere Karolinger und mehr, als Rotten da sind. Nach einem Sieg darfst du eine Trophäe beanspruchen; du hast { $trophies ->
        [0] noch keine
        [one] eine
       *[other] { $trophies }
    }.
carolingi-prompt-appease =
    Aufruhr besänftigen: Ersetze auf einem Land Rotten durch Missi; dort oder in einem Nachbarland muss ein Gefolgsmann von dir stehen. Du hast { $missi ->
        [0] keine Missi
        [one] einen Missus
       *[other] { $missi } Missi
    }.
carolingi-prompt-extra-action = Dein Friedensanspruch erlaubt eine zusätzliche Aktion: Führe jetzt eine aktive Tafel von deinem Spielertableau aus, oder verzichte.
carolingi-prompt-settle = Aufbau: Die Karte { $land } und ein Gefolgsmann von dir wurden gezogen. Setze ihn auf dieses Land (wenn du daneben keine hast), behalte ihn als Missus, oder lege ihn auf ein anderes Land mit deinen Gefolgsleuten oder auf eine beliebige Karte in den Steckplätzen.
carolingi-prompt-settle-late = Aufbau: Ein Gefolgsmann von dir wurde gezogen, und es ist keine Karte mehr da. Behalte ihn als Missus, oder lege ihn auf ein Land mit deinen Gefolgsleuten oder auf eine beliebige Karte in den Steckplätzen.
carolingi-prompt-drive-out =
    Deine Pfalz entsteht ({ $land }): Wähle das Nachbarland, auf das eine Rotte vertrieben wird. { $left ->
        [one] Eine Rotte muss
       *[other] { $left } Rotten müssen
    } weichen.
carolingi-prompt-solve = { $tile } wurde gezogen. Führe die Aktion aus, oder löse ein solches Problem auf einer künftigen Jahreszeit, oder keins von beiden.
carolingi-prompt-honour = Du hast ein Problem gelöst. Du darfst einen Gefolgsmann vom Hof als Ehrenstein in die Gunstleiste schieben: von Missi, Leudes oder Nobiles.

## Auswahl: kurze Bezeichnungen

carolingi-choice-send =
    { $count ->
        [one] { $count } Missus
       *[other] { $count } Missi
    } ins Stammland senden
carolingi-choice-post =
    { $land }: { $count ->
        [one] { $count } Missus
       *[other] { $count } Missi
    } auf die Karte entsenden
carolingi-choice-unfold = { $land }: Einfluss entfalten
carolingi-choice-activate = Aktivieren: { $tile }
carolingi-choice-develop = { $land }: eine Entwicklungsstufe legen
carolingi-choice-equip =
    Leudes → Missi: { $count ->
        [one] { $count } Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
carolingi-choice-call =
    Nobiles → Leudes: { $count ->
        [one] { $count } Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
carolingi-choice-march =
    { $land } → { $land2 }: { $count ->
        [one] { $count } Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
carolingi-choice-fight = Kämpfen: { $land }
carolingi-choice-trophy = Eine Trophäe beanspruchen
carolingi-choice-appease =
    { $land }: { $count ->
        [one] { $count } Rotte durch { $count } Missus
       *[other] { $count } Rotten durch { $count } Missi
    } ersetzen
carolingi-choice-play = Zusätzliche Aktion: { $tile }
carolingi-choice-place = { $tile } + { $tile2 }
carolingi-choice-swap = Abgeben: { $tile }; zurücknehmen: { $tile2 }
carolingi-choice-keep = Jetzt nicht tauschen
carolingi-choice-starve = { $seat } verliert einen Gefolgsmann
carolingi-choice-done = Fertig
carolingi-choice-lay = Vorerst nur { $tile }
carolingi-choice-solve = Problem lösen: { $season }
carolingi-choice-act = Aktion ausführen
carolingi-choice-honour = Ehrenstein von: { $field }
carolingi-choice-settle = Auf das Land der Karte setzen
carolingi-choice-retain = Als Missus behalten
carolingi-choice-reinforce = { $land }: zu den Gefolgsleuten dort
carolingi-choice-attach = { $land }: auf die Karte legen
carolingi-choice-claim = { $land }: als Stammland beanspruchen
carolingi-choice-drive = Eine Rotte vertreiben nach: { $land }

## Ablehnungen: was nicht geht, und was möglich wäre

carolingi-refusal-count-zero = Die Zahl muss mindestens 1 sein. Willst du nichts weiter tun, antworte „done“.
carolingi-refusal-needs-missi =
    Dafür brauchst du { $needs ->
        [one] einen Missus
       *[other] { $needs } Missi
    }, du hast aber { $has ->
        [0] keinen
        [one] einen
       *[other] { $has }
    }. Mit Missi ausstatten bekommst du mehr.
carolingi-refusal-needs-leudes =
    Du willst { $needs ->
        [one] einen Gefolgsmann
       *[other] { $needs } Gefolgsleute
    } von Leudes auf Missi bewegen, dort { $has ->
        [0] ist aber keiner
        [one] ist aber nur einer
       *[other] sind aber nur { $has }
    }. Rufe zuerst Nobiles an den Hof, oder wähle weniger.
carolingi-refusal-needs-nobiles =
    Du willst { $needs ->
        [one] einen Gefolgsmann
       *[other] { $needs } Gefolgsleute
    } von Nobiles auf Leudes bewegen, dort { $has ->
        [0] ist aber keiner mehr
        [one] ist aber nur noch einer
       *[other] sind aber nur noch { $has }
    }. Wähle weniger.
carolingi-refusal-needs-taxes =
    Das kostet { $needs ->
        [one] eine Abgabe
       *[other] { $needs } Abgaben
    }, du hast aber { $has ->
        [0] keine mehr
        [one] nur noch eine
       *[other] nur noch { $has }
    }. Jeder Schritt von Nobiles auf Leudes oder von Leudes auf Missi kostet eine.
carolingi-refusal-no-homeland = Du hast kein Stammland, in das du Missi senden könntest. Entsende sie auf Länderkarten.
carolingi-refusal-send-limit = Mit einer Tafel kannst du 1 bis { $limit } Missi ins Stammland senden, nicht { $given }.
carolingi-refusal-card-not-in-strip = Die Länderkarte { $land } steckt gerade nicht in ihrer Regionenleiste. Nur eingesteckte Karten stehen zur Wahl.
carolingi-refusal-no-follower-on-card = Auf der Länderkarte { $land } hast du keinen Gefolgsmann. Einfluss entfalten kannst du nur von Karten, auf denen mindestens einer von dir liegt.
carolingi-refusal-ruled-by-another = { $land } wird von { $ruler } beherrscht. Missi entsenden kannst du auf Karten von Ländern, die du selbst oder die niemand beherrscht, und von Waldländern.
carolingi-refusal-tile-active = { $tile } lässt sich nicht aktivieren. Das geht nur mit Tafeln mit Punkt, die inaktiv auf deinem Spielertableau liegen.
carolingi-refusal-forest = { $land } ist ein Waldland; dort ist keine Entwicklung möglich. Wähle ein unbewaldetes Land, das du beherrschst.
carolingi-refusal-homeland = { $land } ist ein Stammland und gilt als voll entwickelt. Wähle ein anderes Land, das du beherrschst.
carolingi-refusal-not-ruled = { $land }: Dieses Land beherrschst du nicht. Dazu brauchst du dort mehr Gefolgsleute als alle anderen Karolinger und Rotten zusammen.
carolingi-refusal-not-ruled-at-start = { $land }: Zu Beginn dieser Aktion hast du das Land nicht beherrscht, und nur das zählt. Mit dieser Tafel kann niemand von dort wegziehen.
carolingi-refusal-fully-developed =
    { $land } ist voll entwickelt: Mehr als { $limit ->
        [one] eine Entwicklungsstufe
       *[other] { $limit } Entwicklungsstufen
    } kann kein Land haben.
carolingi-refusal-no-markers-left = Alle Entwicklungsstufen des Spiels liegen schon aus, es kann keine mehr gelegt werden.
carolingi-refusal-laid-both = Deine zwei Tafeln liegen schon da. Du kannst sie gegen zwei andere tauschen, aber keine zurücknehmen.
carolingi-refusal-nothing-to-do = Mit { $tile } lässt sich jetzt nichts tun. Löse damit ein Problem, oder antworte „done“.
carolingi-refusal-problem-present = Probleme auf der aktuellen Jahreszeit ({ $season }) können nicht gelöst werden, nur künftige.
carolingi-refusal-no-such-problem = Auf dieser Jahreszeit liegt kein Problem, das { $tile } lösen könnte: { $season }.
carolingi-refusal-nobody-to-honour = Du hast dort niemanden, der Ehrenstein werden könnte: { $field }.
carolingi-refusal-no-card-drawn = Es ist keine Länderkarte mehr da, also auch kein Land zum Besetzen. Behalte den Gefolgsmann, oder lege ihn auf ein anderes Land oder eine Karte.
carolingi-refusal-followers-next-door = Neben { $land } hast du schon Gefolgsleute ({ $from }). Setze nur dort, wo auf den Nachbarländern keine von dir sind.
carolingi-refusal-card-just-drawn = { $land } wurde gerade erst gezogen. Setze auf das Land selbst, oder wähle ein anderes Land oder eine andere Karte.
carolingi-refusal-no-claims = Im Grundspiel haben alle von Anfang an ein Stammland; es kann keines beansprucht werden.
carolingi-refusal-claimed-already = Du hast schon ein Stammland beansprucht: { $land }. Das geht nur einmal im Spiel.
carolingi-refusal-homeland-in-region = In dieser Region gibt es schon ein Stammland ({ $region }: { $land }). Wähle ein Land einer anderen Region.
carolingi-refusal-claim-needs-markers = { $land } hat { $has } der { $needs } Entwicklungsstufen, die ein Stammland braucht. Entwickle es zuerst.
carolingi-refusal-no-gangs-there = { $land } ist das Stammland von { $seat }; dorthin kann keine Rotte vertrieben werden. Wähle ein anderes Nachbarland.
carolingi-refusal-markers-per-action =
    Du hast { $limit ->
        [one] eine Entwicklungsstufe
       *[other] { $limit } Entwicklungsstufen
    } gelegt, mehr erlaubt eine Tafel nicht. Bestätige mit „done“.
carolingi-refusal-no-follower-there = { $land }: Dort hast du keine Gefolgsleute. Wähle ein Land, auf dem welche von dir stehen.
carolingi-refusal-not-adjacent = { $from } und { $to } grenzen nicht aneinander. Truppen ziehen in Länder, die durch eine Grenze oder eine Seeverbindung benachbart sind, je Tafel einen Schritt.
carolingi-refusal-rival-homeland = { $land } ist das Stammland von { $seat }. Niemand sonst darf dorthin ziehen; wähle ein anderes Nachbarland.
carolingi-refusal-too-few-to-march =
    { $land }: Du willst mit { $given } ziehen, von dort { $has ->
        [0] darf jetzt aber niemand
        [one] darf jetzt aber nur ein Gefolgsmann
       *[other] dürfen jetzt aber nur { $has } Gefolgsleute
    } aufbrechen. Das dürfen alle, die zu Beginn der Aktion dort standen, wenn du das Land da beherrscht hast oder es ein Waldland ist; jeder zieht nur einmal.
carolingi-refusal-no-enemy = { $land }: Dort ist niemand, gegen den du kämpfen könntest; es stehen nur eigene Gefolgsleute da.
carolingi-refusal-no-simple-majority =
    { $land }: Du hast { $has ->
        [one] einen Gefolgsmann
       *[other] { $has } Gefolgsleute
    }, der stärkste Gegner { $enemy }. Du brauchst die einfache Mehrheit: mehr als jeder andere Karolinger einzeln und mehr, als Rotten da sind.
carolingi-refusal-trophy-without-victory = Für eine Trophäe brauchst du einen Sieg mit dieser Tafel. Gewinne zuerst einen Kampf.
carolingi-refusal-trophy-once = Für diese Tafel hast du deine Trophäe schon; je Tafel gibt es eine, egal wie viele Kämpfe du gewinnst.
carolingi-refusal-trophy-limit = Deine Ruhmesleiste ist voll: Mehr als { $limit } Trophäen gibt es nicht.
carolingi-refusal-no-gangs = { $land }: Dort gibt es keine Rotten zu besänftigen. Wähle ein Land mit Rotten.
carolingi-refusal-out-of-reach = { $land } ist zu weit entfernt: Dort oder auf einem angrenzenden Land muss ein Gefolgsmann von dir stehen.
carolingi-refusal-appease-limit = Du willst { $given } Rotten ersetzen, eine Tafel besänftigt aber höchstens { $limit }.
carolingi-refusal-too-few-gangs =
    { $land }: Du willst { $given } Rotten ersetzen, dort { $has ->
        [one] ist aber nur eine
       *[other] sind aber nur { $has }
    }.
carolingi-refusal-nobody-to-starve = { $land }: { $seat } hat dort keinen Gefolgsmann, der gehen könnte. Wähle jemanden, der dort vertreten ist.
carolingi-refusal-tile-inactive = { $tile } ist inaktiv. Aktiviere die Tafel zuerst mit Entwickeln.
carolingi-refusal-tile-fresh = { $tile } wurde in dieser Jahreszeit aktiviert und ist erst ab der nächsten einsetzbar.
carolingi-refusal-tile-swapped = { $tile } liegt auf deinem Tauschtafel-Feld und kehrt beim Jahreswechsel zurück.
carolingi-refusal-tile-used = { $tile } wurde in diesem Jahr schon eingesetzt ({ $season }). Die Tafel kehrt beim Jahreswechsel zurück, oder vorher durch den Tausch, den du einmal im Jahr hast.
carolingi-refusal-tile-in-bag = { $tile } gehört zu den Tafeln, die du für diese Jahreszeit abgelegt hast. Wähle eine von deinem Spielertableau.
carolingi-refusal-same-tile-twice = { $tile } hast du nur einmal. Wähle zwei verschiedene Tafeln; ohne Punkt gibt es nur Keine Aktion zweimal.
carolingi-refusal-peace-needs-no-action = { $tile } und { $other } passen nicht zusammen: Zu Frieden ausrufen muss als zweite Tafel Keine Aktion gelegt werden.
carolingi-refusal-swap-no-action = Keine Aktion kann nicht getauscht werden. Gib eine deiner aktiven Aktionstafeln, oder behalte alle.
carolingi-refusal-tile-not-used = { $tile } liegt auf keinem Jahreszeiten-Feld. Zurücknehmen kannst du nur eine Tafel, die du in diesem Jahr eingesetzt hast.
carolingi-refusal-no-action-not-playable = Keine Aktion lässt sich nicht ausführen. Wähle eine aktive Aktionstafel, oder antworte „done“.

## Erklärungen: warum etwas so ist, und was folgen würde

carolingi-why-ruled =
    { $you ->
        [yes] Du beherrschst dieses Land
       *[no] { $seat } beherrscht dieses Land
    }: { $has ->
        [one] ein Gefolgsmann
       *[other] { $has } Gefolgsleute
    }, { $others ->
        [0] sonst ist niemand da
       *[other] alle anderen und die Rotten zusammen { $others }
    }.
carolingi-why-forest = Das ist ein Waldland: Niemand kann es beherrschen.
carolingi-why-homeland-empty = Niemand beherrscht dieses Land: Das Stammland von { $seat } ist leer.
carolingi-why-no-majority = Niemand beherrscht dieses Land: Der stärkste Karolinger hat hier { $has }, alle anderen und die Rotten zusammen { $others }.
carolingi-why-gangs =
    Niemand beherrscht dieses Land: Hier { $gangs ->
        [one] ist nur eine Rotte
       *[other] sind nur { $gangs } Rotten
    }.
carolingi-why-empty = Niemand beherrscht dieses Land: Es ist leer.
carolingi-why-need =
    Mit { $count ->
        [one] einem Gefolgsmann
       *[other] { $count } Gefolgsleuten
    } mehr würdest du es beherrschen.
carolingi-why-fight =
    Kämpfst du hier ({ $figures }), verlierst du { $lost ->
        [one] einen Gefolgsmann
       *[other] { $lost } Gefolgsleute
    }, und { $stay ->
        [one] einer bleibt
       *[other] { $stay } bleiben
    }; geschlagen: { $rivals ->
        [0] keine gegnerischen Gefolgsleute
        [one] ein gegnerischer Gefolgsmann
       *[other] { $rivals } gegnerische Gefolgsleute
    }, { $gangs ->
        [0] keine Rotten
        [one] eine Rotte
       *[other] { $gangs } Rotten
    }.
carolingi-why-expansion = Beherrschte Länder: { $value }, nötig: { $needed }.
carolingi-why-development = Entwicklungsstufen auf beherrschten Ländern: { $value }, nötig: { $needed }.
carolingi-why-following = Gefolgsleute auf Ländern: { $value }, nötig: { $needed }.
carolingi-why-glory = Trophäen: { $value }, zurzeit nötig: { $needed } (mehr als alle anderen, oder { $limit }).
carolingi-why-regions = Vereinte Regionen: { $value }. Jede bringt einen Punkt.
carolingi-why-palace = Beanspruchte Stammländer: { $value }, nötig: 1.
carolingi-why-region =
    { $region }: { $value } von { $needed } Ländern beherrscht, { $forest ->
        [yes] ein Gefolgsmann
       *[no] kein Gefolgsmann
    } im Waldland.
carolingi-why-united = { $region }: Die Region ist vereint.
carolingi-why-barred = { $region }: Die Region kann nicht vereint werden, denn dort liegt das Stammland von { $seat }.
carolingi-why-blocked = { $tile } ist blockiert: Auf dieser Jahreszeit ({ $season }) liegt ein Problem derselben Art. Die Tafel könnte weder ausgeführt werden noch ein Problem lösen.
carolingi-why-heir =
    Scheiterte das Reich jetzt, wählte der Kaiser { $seat }: { $count ->
        [one] ein Ehrenstein
       *[other] { $count } Ehrensteine
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
carolingi-why-no-heir = Scheiterte das Reich jetzt, verlören alle: Der Kaiser wählt nur, wer in seiner Gunst steht und einen Punkt hat.
carolingi-why-no-heir-strict = Scheiterte das Reich jetzt, verlören alle: { $seat } führt auf der Gunstleiste, hat aber keinen Punkt.
carolingi-why-no-honour = Scheiterte das Reich jetzt, verlören alle: Niemand hat bisher einen Ehrenstein.

## Regeln: jeder Abschnitt in unseren Worten

carolingi-rule-2-2 = Der Aufbau hängt von der Zahl der Karolinger ab: welche Regionen teilnehmen, welche Länderkarten schon stecken, wo Wälder und Stammländer liegen. Jeder beginnt mit einer Pfalz und fünf Gefolgsleuten im Stammland, dazu mit drei Missi, acht Leudes und acht Nobiles. Auf jedem übrigen unbewaldeten Land steht eine Rotte. All das erledigt das Programm; nur die Pfalzen werden ausgelost.
    .title = Aufbau
carolingi-rule-2-2-1 = Zu zweit wird in Neustrien, Lotharingen und Sachsen gespielt. Zu dritt kommen Burgund und Alamannen hinzu, zu viert Aquitanien, zu fünft Bayern und zu sechst das Langobardenreich. Alle anderen Länder nehmen nicht teil: Dort steht nie etwas, und niemand zieht hindurch.
    .title = Regionen
carolingi-rule-2-2-2 = Zu jedem teilnehmenden Land gehört eine Karte, und jede Region hat zwei Steckplätze weniger als Länder. Einige Karten stecken von Anfang an; die der Stammländer scheiden aus, weil dort kein Aufruhr entstehen kann. Alle übrigen bilden den verdeckten Stapel auf dem Archivium. Eine Hungerkarte wartet neben dem Spielplan und kommt mit dem zweiten Jahr hinein.
    .title = Länder- und Hungerkarten
carolingi-rule-2-2-3 = In jeder teilnehmenden Region ist ein Land ein Waldland. Niemand kann es beherrschen oder entwickeln, und es bringt keine Abgaben. Herausziehen darf man aber immer, gekämpft wird dort wie überall, und wer die Region vereinen will, braucht dort einen Gefolgsmann. Rotten, die von einer Karte auf ein Waldland kommen, greifen auf die Nachbarländer über.
    .title = Wälder
carolingi-rule-2-2-4 = Die Annalen zählen die Jahre ab 830, Bruder Hartmut steht auf dem laufenden. Die Sonnenuhr zeigt das letzte Jahr, das noch ganz gespielt wird; empfohlen ist 834. Die Jahreswechselmarker kommen zum ersten Mal mit dem Jahr 831 zum Einsatz.
    .title = Annalen
carolingi-rule-2-2-5 = Im ersten Jahr kommt in jeder Jahreszeit eine Ereignistafel in den Losbeutel, bei fünf oder sechs Karolingern sind es zwei. Eine weitere wartet auf dem Jahr 831 und kommt beim ersten Jahreswechsel dazu; von da an sind es also zwei oder drei.
    .title = Ereignistafeln
carolingi-rule-2-2-6 = Jeder Karolinger hat fünf Aktionstafeln ohne Punkt und zwei Keine-Aktion-Tafeln, die von Anfang an aktiv sind. Fünf weitere tragen einen Punkt und sind inaktiv, bis sie mit Entwickeln aktiviert werden: Aufruhr besänftigen, Frieden ausrufen und je ein zweites Mal Missi ausstatten, Truppen ziehen und Kämpfen. Welche Tafeln jemand noch hat und welche mit Punkt aktiv sind, bleibt den anderen verborgen, bis sie zu sehen waren. (Welche Aktionen doppelt vorkommen, haben wir erschlossen.)
    .title = Spielertableau und Aktionstafeln
carolingi-rule-2-2-7 = Ein Karolinger hat 24 Gefolgsleute. Nobiles leben fern auf ihren Gütern, Leudes sind Gefährten am Hof, und Missi sind ausgestattete Gesandte; nur Missi können entsandt werden und bezahlen die meisten Aktionen. Zu Beginn sind 8 Nobiles, 8 Leudes und 3 Missi, und 5 stehen im Stammland. Missi, die einen Befehl ausgeführt haben, werden wieder Leudes, ebenso Gefolgsleute, die ein Land verlassen müssen.
    .title = Gefolgsleute
carolingi-rule-2-2-8 = Die Pfalzen werden aus dem Losbeutel gezogen: Die erste kommt in die Normandie, die zweite nach Ostfalen, dann folgen Comté de Bourgogne, Toulouse, Karantanien und Tuscia. Dort stehen von Anfang an fünf Gefolgsleute. Weder fremde Gefolgsleute noch Rotten dürfen je auf ein Stammland. Es trägt immer drei Gefolgsleute, bringt immer eine Abgabe und lässt sich nicht entwickeln.
    .title = Pfalz und Stammländer
carolingi-rule-2-2-9 = Auf jedem teilnehmenden Land, das weder Waldland noch Stammland ist, steht zu Beginn eine Rotte. Rotten zählen wie Gefolgsleute eines Gegners: Ihretwegen kann dir die Herrschaft über ein Land fehlen. Man kann sie bekämpfen oder besänftigen.
    .title = Rotten auf den Ländern
carolingi-rule-2-2-10 = Die übrigen Rotten, die Entwicklungsstufen und der Losbeutel liegen bereit. Die 40 Entwicklungsstufen sind eine echte Grenze: Liegen alle aus, kann keine mehr gelegt werden. Rotten gehen nie aus; reichen die 50 der Schachtel nicht, werden sie ersetzt.
    .title = Losbeutel und Vorrat

carolingi-rule-3 = Gespielt wird, bis das Jahr der Sonnenuhr vorüber ist oder jemand durch einen Frieden gewinnt. Jedes Jahr hat vier Jahreszeiten und beginnt mit dem Winter. In jeder legen alle heimlich zwei Tafeln ab; dann werden die Tafeln einzeln aus dem Losbeutel gezogen und sofort ausgeführt.
    .title = Ablauf
carolingi-rule-3-1 = In jeder Jahreszeit legt jeder Karolinger genau zwei aktive Tafeln verdeckt auf das Scriptorium, alle gleichzeitig und geheim. Eine oder beide dürfen Keine Aktion sein. Frieden ausrufen darf nur zusammen mit Keine Aktion abgelegt werden. Bis alle gewählt haben, kannst du deine Wahl ändern; dann kommt alles vom Scriptorium in den Losbeutel, auch die Ereignistafeln.
    .title = Aktionsauswahl
carolingi-rule-3-2 = Eine Tafel nach der anderen wird gezogen, bis der Losbeutel leer ist. Wem eine Aktionstafel gehört, der darf sie ausführen oder darauf verzichten; nur Frieden ausrufen muss ausgeführt werden. In jedem Fall liegt sie danach auf dem Jahreszeiten-Feld und ist für dieses Jahr verbraucht, auch wenn die Aktion unmöglich war. Keine Aktion kehrt sofort zurück; eine Ereignistafel deckt eine Karte auf.
    .title = Tafeln aus dem Losbeutel ziehen
carolingi-rule-3-3 = Einmal im Jahr darfst du zwischen zwei Jahreszeiten tauschen: Lege eine aktive Aktionstafel verdeckt auf das Tauschtafel-Feld und nimm eine zurück, die du in diesem Jahr eingesetzt hast. Sie kann sofort wieder abgelegt werden. Keine Aktion kannst du nicht geben, jede andere aktive Tafel schon, auch eine mit Punkt. Alle, die noch tauschen dürfen, entscheiden gemeinsam und geheim, bevor die Tafeln der Jahreszeit abgelegt werden; dann sehen alle, was zurückgenommen, aber nicht, was gegeben wurde.
    .title = Tafeln tauschen
carolingi-rule-3-4 = Nach dem Herbst wechselt das Jahr, in dieser Reihenfolge: Hartmut rückt weiter; die wartende Ereignistafel kommt hinzu (nur beim ersten Mal); abgelegte Karten werden ins Archivium gemischt; die Hungerkarte kommt hinzu (nur beim ersten Mal); eingesetzte und getauschte Tafeln kehren zurück; beim Hoftag vergleichen alle ihre Siegbedingungen; und wo mehr als drei Rotten auf einem Land stehen, bleiben drei. Die übrigen Rotten warten auf dem Archivium, und jede Länderkarte, die eingesteckt wird, nimmt eine davon auf. Nach dem letzten Jahr gibt es keinen Jahreswechsel: Die Punkte werden sofort gezählt.
    .title = Jahreswechsel
carolingi-rule-3-5 = Je einen Punkt gibt es für sechs beherrschte Länder, für sechs Entwicklungsstufen auf beherrschten Ländern, für zwölf Gefolgsleute auf Ländern (Waldländer zählen, Karten nicht) und für Ruhm: mehr Trophäen als alle anderen oder vier. Jede vereinte Region bringt einen weiteren: Du beherrschst alle unbewaldeten Länder und hast einen Gefolgsmann auf dem Waldland; eine Region mit fremdem Stammland lässt sich also nicht vereinen. Ein Land beherrscht, wer dort mehr Gefolgsleute hat als alle anderen Karolinger und Rotten zusammen; ein Waldland oder ein leeres Stammland beherrscht niemand. Nach dem Herbst im Jahr der Sonnenuhr gewinnen die meisten Punkte, dann die meisten Gefolgsleute auf Ländern, dann die meisten beherrschten Länder, sonst wird der Sieg geteilt. Durch einen Frieden kann das Spiel früher enden (5.8).
    .title = Ende des Spiels und Siegbedingungen

carolingi-rule-4 = Wird eine Ereignistafel gezogen, kehrt sie auf das Scriptorium zurück, und die oberste Karte vom Archivium wird aufgedeckt: eine Länderkarte oder, ab 831, vielleicht die Hungerkarte. Ist das Archivium leer, werden zuerst die abgelegten Karten gemischt und bilden den neuen Stapel.
    .title = Ereignistafeln
carolingi-rule-4-1 = Hat die Region der gezogenen Länderkarte einen freien Steckplatz, kommt die Karte dorthin. Sonst wirken die Karten dieser Leiste: Jede ohne Gefolgsmann erhält eine Rotte; dann gehen alle Gefolgsleute und Rotten von den Karten auf ihre Länder; dann kommen diese Karten auf den Ablagestapel, und die gezogene wird eingesteckt. Kommen Rotten von einer Karte auf ein Waldland, greift der Aufruhr über: Jedes teilnehmende Nachbarland außer Stammländern erhält eine Rotte, einmal je Karte, und weiter breitet er sich nicht aus. Eine Rotte, die auf dem Archivium wartet, kommt auf die eben eingesteckte Karte.
    .title = Länderkarte
carolingi-rule-4-2 = Bei einer Hungersnot trägt jedes Land, auch ein Waldland, einen Gefolgsmann und je Entwicklungsstufe einen mehr; ein Stammland trägt drei. Überzählige kehren zu den Leudes zurück. Sind mehrere Karolinger vertreten, entscheidet der mit den meisten Gefolgsleuten, wer geht, eigene eingeschlossen; haben mehrere die meisten, geht von jeder vertretenen Farbe einer, immer wieder, bis das Land die übrigen tragen kann. Danach erhebt sich auf jedem Land, das Gefolgsleute verloren hat, eine Rotte, nie aber auf einem Stammland; Gefolgsleute auf Karten trifft es nicht.
    .title = Hungerkarte

carolingi-rule-5 = Wessen Aktionstafel gezogen wird, darf die Aktion ausführen oder es lassen; nur Frieden ausrufen muss ausgeführt werden. Tafeln mit Punkt wirken genau wie die ohne. Ist die Aktion unmöglich, ist die Tafel trotzdem verbraucht.
    .title = Aktionen
carolingi-rule-5-1 = Einfluss nimmst du auf eine von drei Weisen: bis zu drei Missi ins Stammland senden (a), oder Missi auf Länderkarten entsenden (b), oder Einfluss von Karten entfalten, auf denen du Gefolgsleute hast (c). Mit einer Tafel kannst du die drei nicht mischen.
    .title = Einfluss nehmen
carolingi-rule-5-1a = Nimm einen bis drei deiner Missi und stelle sie auf dein Stammland. Sie werden nicht zu Leudes, sondern bleiben dort und können später weiterziehen.
    .title = Missi ins Stammland senden
carolingi-rule-5-1b = Lege beliebig viele Missi auf beliebig viele Länderkarten in den Regionenleisten. Das Land einer solchen Karte darf in diesem Augenblick nicht von einem anderen Karolinger beherrscht sein; Waldländer und Länder, die niemand beherrscht, sind immer erlaubt. Die Gefolgsleute warten auf der Karte, bis Einfluss entfaltet wird oder die Leiste voll ist, und zählen so lange nicht als Gefolgsleute auf Ländern.
    .title = Missi auf Länderkarten entsenden
carolingi-rule-5-1c = Wähle beliebig viele Karten, auf denen du mindestens einen Gefolgsmann hast. Alles, was auf einer solchen Karte liegt, geht auf ihr Land, auch fremde Gefolgsleute und Rotten, und die Karte kommt auf den Ablagestapel. Kommen dabei Rotten auf ein Waldland, greift der Aufruhr wie in 4.1 auf die Nachbarländer über.
    .title = Einfluss in Ländern entfalten
carolingi-rule-5-2 = Entwickeln kannst du auf eine von zwei Weisen: für zwei Missi eine Aktionstafel mit Punkt aktivieren (a), oder bis zu drei Entwicklungsstufen auf Länder legen, die du beherrschst, jede für einen Missus (b). Diese Missi kehren zu den Leudes zurück.
    .title = Entwickeln
carolingi-rule-5-2a = Verschiebe zwei Missi auf Leudes und nimm eine deiner inaktiven Tafeln mit Punkt zu den aktiven. Welche es ist, erfährt niemand sonst. Ab der nächsten Jahreszeit kannst du sie ablegen oder beim Tausch geben; für die zusätzliche Aktion eines Friedens in derselben Jahreszeit taugt sie noch nicht. Eine Tafel auf dem Tauschtafel-Feld ist nicht inaktiv.
    .title = Eine Aktionstafel aktivieren
carolingi-rule-5-2b = Für jede Entwicklungsstufe kehrt ein Missus zu den Leudes zurück. Du musst das Land beherrschen; auf einem Land liegen höchstens zwei, und eine Aktion legt höchstens drei. Stammländer und Waldländer lassen sich nicht entwickeln. Jede Stufe bringt eine Abgabe mehr und lässt das Land bei Hunger einen Gefolgsmann mehr tragen. Es gibt 40 für alle zusammen.
    .title = Entwicklungsstufen legen
carolingi-rule-5-3 = Du erhältst eine Abgabe für jedes Land, das du beherrschst, und eine für jede Entwicklungsstufe dort; dein Stammland bringt immer eine, Waldländer keine. Mindestens sind es drei, auch ganz ohne Land. Jede Abgabe bewegt einen Gefolgsmann um ein Feld: von Nobiles auf Leudes oder von Leudes auf Missi; von Nobiles bis Missi kostet es also zwei. Du kannst beliebig mischen; was du nicht ausgibst, verfällt.
    .title = Missi ausstatten
carolingi-rule-5-4 = Gefolgsleute dürfen aus Ländern, die du zu Beginn der Aktion beherrscht hast, und aus Waldländern immer in ein Nachbarland ziehen; eine Seeverbindung gilt als Grenze. Jeder zieht je Tafel nur einmal. Alle, die aus demselben Land in dasselbe Nachbarland ziehen, sind eine Gruppe, und jede Gruppe kostet einen Missus, der zu den Leudes zurückkehrt. In fremde Stammländer und in Länder, die nicht teilnehmen, darf niemand ziehen. Beliebig viele dürfen aufbrechen, auch alle.
    .title = Truppen ziehen
carolingi-rule-5-5 = Kämpfen darfst du auf beliebig vielen Ländern, auch Waldländern, wenn dort ein Gegner steht und du mehr Gefolgsleute hast als jeder andere Karolinger einzeln und mehr, als Rotten da sind. Von jeder vertretenen Farbe wird immer wieder eine Figur entfernt, bis nur noch deine übrig sind; du verlierst also so viele, wie der stärkste Gegner hatte. Gefolgsleute kehren zu den Leudes zurück, Rotten in den Vorrat. Nach einem Sieg darfst du einen Gefolgsmann von Leudes als Trophäe nehmen: eine je Tafel, vier insgesamt.
    .title = Kämpfen und Ruhm erringen
carolingi-rule-5-6 = In jeder Jahreszeit müssen zwei Tafeln abgelegt werden, dafür reichen die Aktionen aber nicht; früher oder später legt jeder Keine Aktion. Wird sie gezogen, geschieht nichts, und sie kehrt sofort zurück. Sie verbirgt auch, wann du handeln willst, und sie muss Frieden ausrufen begleiten. Getauscht werden kann sie nicht.
    .title = Keine Aktion
carolingi-rule-5-7 = Wähle ein Land mit Rotten, auch ein Waldland, auf dem oder neben dem du einen Gefolgsmann hast; eine Seeverbindung oder dein Stammland nebenan genügt. Ersetze dort bis zu drei Rotten durch ebenso viele Missi. Sie bleiben als Gefolgsleute auf dem Land, die Rotten kommen in den Vorrat. Mehrheiten spielen keine Rolle.
    .title = Aufruhr besänftigen
carolingi-rule-5-8 = Die Friedenstafel muss mit Keine Aktion abgelegt und, wenn sie gezogen wird, ausgeführt werden. Zuerst darfst du eine aktive Tafel von deinem Spielertableau zusätzlich ausführen; dann werden deine Punkte gezählt. Mit weniger als drei misslingt der Frieden, und die Tafel wird wieder inaktiv, die zusätzliche Aktion aber bleibt gültig. Mit mindestens drei wird der Losbeutel offen ausgelegt, und ist keine andere Friedenstafel darin, hast du sofort gewonnen. Sonst werden die anderen Friedenstafeln ausgelost, jede mit ihrer zusätzlichen Aktion; dann gewinnt nur, wer von allen, die Frieden ausgerufen haben, als Einziger mindestens drei Punkte hat, andernfalls misslingen alle, und das Spiel geht weiter.
    .title = Frieden ausrufen
carolingi-rule-6 = In dieser Variante werden die Gefolgsleute zu Beginn über das Reich verteilt, und niemand hat ein Stammland. Es kann im Lauf des Spiels beansprucht werden und bringt einen eigenen Punkt. Alles andere ist wie im Grundspiel.
    .title = Variante für Fortgeschrittene
carolingi-rule-6-1 = Regionen, Annalen, Ereignistafeln und Tableaus werden wie im Grundspiel aufgebaut. Dann kommen Wälder und Gefolgsleute durch Karten und Los auf den Spielplan, und wo niemand steht, erhebt sich Aufruhr. Von der Spielerzahl hängen nur Regionen, Ereignistafeln und Hungerkarten ab.
    .title = Aufbau für Fortgeschrittene
carolingi-rule-6-1-1 = Eine Hungerkarte weniger als Teilnehmer wartet neben dem Spielplan, und bei jedem Jahreswechsel kommt eine davon ins Spiel. Jeder Karolinger hat acht Leudes, acht Nobiles und keine Missi und behält die Pfalz bei sich. Die übrigen acht Gefolgsleute bilden zwei Haufen zu vier; der erste kommt in den Losbeutel.
    .title = Hungerkarten, Pfalz und Gefolgsleute
carolingi-rule-6-1-2 = Länderkarten werden einzeln aufgedeckt. Die erste einer Region macht ihr Land zum Waldland und wird abgelegt. Mit jeder weiteren wird ein Gefolgsmann aus dem Losbeutel gezogen, und sein Besitzer wählt: auf das Land der Karte, wenn daneben keine eigenen stehen, dann wird die Karte abgelegt; oder als Missus; oder auf ein anderes Land mit eigenen Gefolgsleuten; oder auf eine Karte in einer Leiste, nie auf die gerade gezogene. In den letzten drei Fällen kommt die Karte in ihre Leiste, und eine volle Leiste wirkt wie in 4.1. Ist der Losbeutel leer, folgt der zweite Haufen ebenso; ohne Karten bleiben nur die letzten drei Wege, und am Ende werden die abgelegten Karten ins Archivium gemischt.
    .title = Länderkarten, Waldländer und Gefolgsleute
carolingi-rule-6-1-3 = Am Ende des Aufbaus bekommt jedes Land ohne Gefolgsleute eine Rotte, auch Waldländer. Zuerst kommen die Länder, auf denen schon eine Rotte liegt, dann die leeren. Von einem Wald breitet sich jetzt nichts aus.
    .title = Aufruhr
carolingi-rule-6-2 = Nach dem Aufbau ist nur zweierlei anders als im Grundspiel. Stammländer werden mit Entwickeln beansprucht, und die Pfalz ist eine Siegbedingung, die auch der Frieden verlangt.
    .title = Angepasste Regeln
carolingi-rule-6-2-1 = Mit Entwickeln darfst du einmal im Spiel stattdessen ein Land als Stammland beanspruchen: Du musst es beherrschen, es muss zwei Entwicklungsstufen haben, in der Region darf noch kein Stammland sein, und drei Missi kehren zu den Leudes zurück. Die Pfalz ersetzt die Stufen. Gefolgsleute anderer dort kehren zu ihren Leudes zurück, und die Rotten vertreibst du auf Nachbarländer deiner Wahl, wo sich nichts ausbreitet; ohne ein solches Land kommen sie in den Vorrat. Die Länderkarte verlässt das Spiel: Deine Gefolgsleute darauf kommen auf das Land, die anderer zu ihren Leudes, Rotten in den Vorrat. Von da an ist das Stammland so sicher wie im Grundspiel.
    .title = Stammland beanspruchen
carolingi-rule-6-2-2 = Wer ein Stammland beansprucht hat, hat dafür einen Punkt. Der Frieden verlangt nach der zusätzlichen Aktion die Pfalz und mindestens drei weitere Punkte. Sonst misslingt er, und die Tafel wird inaktiv.
    .title = Punkt für die Pfalz und Frieden
carolingi-rule-7 = Dieses Modul macht das Spiel schwerer und passt zu jeder Variante. Die Karten Anarchie und Rebellion warten neben dem Spielplan und werden vor dem zweiten Jahr zusammen mit der ersten Hungerkarte ins Archivium gemischt. Wird eine davon aufgedeckt, wirkt sie und kommt auf den Ablagestapel, von wo sie wiederkehren kann.
    .title = Anarchie & Rebellion
carolingi-rule-7-1 = Wird die Anarchie aufgedeckt, entsteht eine Rotte auf jedem Land im Spiel, das niemand beherrscht: wo kein Karolinger mehr Gefolgsleute hat als alle anderen und die Rotten zusammen, also auch auf leeren Ländern und solchen nur mit Rotten. Waldländer und Stammländer bleiben verschont. Der Aufruhr breitet sich nicht weiter aus.
    .title = Anarchie
carolingi-rule-7-2 = Wird die Rebellion aufgedeckt, entsteht eine Rotte auf jedem entwickelten Land, das weniger Gefolgsleute hat, als es bei Hunger ernähren könnte: bei einer Stufe weniger als zwei, bei zwei Stufen weniger als drei. Die Gefolgsleute aller Karolinger zählen zusammen, Rotten nicht. Länder ohne Stufen und Stammländer rebellieren nie.
    .title = Rebellion
carolingi-rule-8 = Mit der Sanduhr wird das Ablegen hektisch. Der erste Karolinger, dessen zwei Tafeln auf dem Scriptorium liegen, dreht sie um; ist sie abgelaufen, kommt in den Losbeutel, was dort liegt. Eine einzelne Tafel darf vor der zweiten abgelegt werden, also kann jemand eine oder keine Tafel im Losbeutel haben. Ein Frieden, der ohne Keine Aktion abgelegt wurde, misslingt beim Ziehen, ohne zusätzliche Aktion. Wie lange der Sand läuft, steht nirgends; 60 Sekunden sind unsere Wahl.
    .title = Sanduhr
carolingi-rule-814 = Das semikooperative Szenario wird auf der anderen Seite des Spielplans gespielt, ab 814. Es folgt dem Spiel für Fortgeschrittene, aber Probleme bedrohen alle Erben gemeinsam: Sie blockieren Aktionen, und zu viele beenden das Spiel. Es gibt trotzdem nur einen Sieger, oder keinen.
    .title = Szenario 814
carolingi-rule-814-3 = Der Aufbau ist der des Spiels für Fortgeschrittene, mit der Sonnenuhr auf 818. Die Mitregententafel ersetzt den Frieden. Skuld steht auf dem Winter, und der Vorrat hat nur acht Rotten je Mitspieler, auch im Aufbau.
    .title = Aufbau des Szenarios
carolingi-rule-814-3-5 = Nur Problemtafeln nehmen teil, deren Nummer nicht größer ist als die Spielerzahl. Jeder zieht eine für das Jahreszeitenrad, die anderen warten in der Problemleiste. Ein Problem kommt so weit wie möglich in die Zukunft, drei Jahreszeiten vor Skuld, und eine näher, solange dort eines seiner Art liegt. Jede eingesteckte Länderkarte bekommt das oberste Problem der Leiste; gibt es keines, eine Rotte aus dem Vorrat. Verlassen Karten ihren Steckplatz zum Ablagestapel, kommen ihre Probleme aufs Rad; und von einem Wald breitet sich Aufruhr nur aus, wenn auf seiner Karte kein Gefolgsmann lag.
    .title = Problemtafeln
carolingi-rule-814-4-1 = Ist der Losbeutel leer, rückt Skuld auf die nächste Jahreszeit. Liegen dort mindestens drei Probleme, ist das Spiel sofort zu Ende, noch vor dem Jahreswechsel. Nach dem letzten Herbst bewegt sie sich nicht mehr.
    .title = Skuld
carolingi-rule-814-4-2-1 = Wird eine Tafel gezogen, während auf der aktuellen Jahreszeit ein Problem ihrer Art liegt, kann sie nicht ausgeführt werden. Sie wird umgedreht und ist verbraucht, und sie kann auch kein Problem lösen. Durch einen Tausch darf man sie zurücknehmen.
    .title = Blockierte Aktionen
carolingi-rule-814-4-2-2 = Statt ihrer Aktion kann eine gezogene Tafel ein Problem ihrer Art auf einer anderen als der aktuellen Jahreszeit lösen. Die Tafel wird umgedreht, und das Problem kommt ans untere Ende der Problemleiste. Die zusätzliche Aktion der Mitregententafel kann das auch.
    .title = Probleme lösen
carolingi-rule-814-4-2-3 = Nach einem gelösten Problem darfst du einen Gefolgsmann von Missi, Leudes oder Nobiles in die Gunstleiste schieben. Sie fasst 5, 7, 9 oder 11 Steine bei zwei, drei, vier und mehr Mitspielern. Ist sie voll, fällt der älteste Stein heraus und kommt zu den Leudes seines Besitzers.
    .title = Ehrensteine
carolingi-rule-814-4-2-4 = Wird ein Land zum Stammland, kommt das Problem auf seiner Karte zurück in die Problemleiste, nicht aufs Rad. Eine Rotte auf der Karte kommt in den Vorrat. Einen Ehrenstein gibt es dafür nicht.
    .title = Pfalz
carolingi-rule-814-4-3 = Die Mitregententafel wirkt wie der Frieden im Spiel für Fortgeschrittene: zusammen mit Keine Aktion, mit zusätzlicher Aktion und mit mehreren Ansprüchen im Losbeutel. Sie braucht die Pfalz und drei weitere Punkte.
    .title = Mitregent
carolingi-rule-814-5 = Das Spiel endet, wenn die Zeit abgelaufen ist, dann gewinnen die meisten Punkte; oder mit einem erfolgreichen Mitregenten; oder wenn die Erben scheitern, weil Skuld auf drei Probleme trifft oder eine Rotte gebraucht wird und keine mehr da ist. Dann wählt der Kaiser unter denen mit mindestens einem Punkt den mit den meisten Ehrensteinen, bei Gleichstand den mit dem jüngsten. Hat niemand beides, verlieren alle.
    .title = Ende des Szenarios
