### Szenario 814 am Tisch im Browser (ca-814-).

## Jahreslauf: Skuld und die Probleme

ca-814-skuld = Hier steht Skuld
ca-814-skuld-next = Hierhin kommt Skuld als Nächstes
ca-814-problem = Problem: { $kind }
ca-814-problem-solve = Dieses Problem lösen: { $kind }, { $season }
ca-814-count = { $count } von { $limit } Problemen, die das Spiel beenden, wo Skuld ankommt
ca-814-blocked = Jetzt blockiert:
ca-814-warning =
    { $season }: { $count } Probleme. Mit { $more ->
        [one] noch einem
       *[other] { $more } weiteren
    } scheitert das Reich, wenn Skuld dort ankommt.
ca-814-alarm =
    { $season }: { $count } Probleme! Das Reich scheitert, wenn Skuld dort ankommt, falls nicht { $more ->
        [one] eines
       *[other] { $more }
    } in dieser Jahreszeit gelöst { $more ->
        [one] wird
       *[other] werden
    }.
ca-814-alarm-later =
    { $season }: { $count } Probleme. { $more ->
        [one] Eines muss
       *[other] { $more } müssen
    } gelöst werden, bevor Skuld dort ankommt.
ca-814-alarm-note = { $season }: { $count } Probleme, und Skuld kommt als Nächstes!
ca-814-strip = Nächste Probleme
ca-814-strip-help = Die nächste Länderkarte nimmt das erste dieser Probleme mit; gelöste kommen hinten wieder dazu
ca-814-strip-empty = keine mehr: Länderkarten bringen Rotten
ca-814-card-problem = Auf der Länderkarte liegt ein Problem: { $kind }.

## Gunstleiste und Rotten

ca-814-favour = Gunst
ca-814-favour-help = Ehrensteine, der älteste zuerst; Platz ist für { $count }. Kommt noch einer dazu, geht der älteste zurück zu den Leudes
ca-814-favour-list = Ehrensteine, der älteste zuerst: { $seats }
ca-814-favour-none = Noch keine Ehrensteine
ca-814-favour-blocked = Bei dieser Spielerzahl nicht benutzt
ca-814-stones =
    { $seat }: { $count ->
        [0] kein Ehrenstein
        [one] ein Ehrenstein
       *[other] { $count } Ehrensteine
    }
ca-814-heir = Nachfolge jetzt: { $seat }
ca-814-heir-none = Nachfolge jetzt: niemand
ca-814-gangs =
    { $count ->
        [0] Keine Rotte
        [one] Eine Rotte
       *[other] { $count } Rotten
    } von { $limit } im Vorrat. Wird eine gebraucht und keine ist da, scheitert das Reich
ca-814-gangs-left =
    { $count ->
        [0] keine Rotte übrig
        [one] eine Rotte übrig
       *[other] { $count } Rotten übrig
    }
ca-814-gangs-few =
    { $count ->
        [0] keine Rotten mehr, die nächste beendet das Spiel
        [one] nur noch eine Rotte
       *[other] nur noch { $count } Rotten
    }

## Tafeln

ca-814-tile-blocked = blockiert
ca-814-tile-solves = könnte ein Problem lösen ({ $seasons })
ca-814-tile-turned = { $tile }, verdeckt
ca-814-note-blocked = Blockiert: Auf der aktuellen Jahreszeit liegt ein solches Problem. Wird die Tafel jetzt gezogen, bewirkt sie nichts und kann auch kein Problem lösen.
ca-814-note-solves = Statt der Aktion könnte sie ein Problem lösen: { $seasons }.
ca-tile-help-coregent = Nur mit Keine Aktion. Nach einer zusätzlichen Aktion gewinnen die Pfalz und drei weitere Punkte, wenn nicht auch andere die Mitregentschaft beanspruchen.
ca-814-from = Mitregent ab { $needed }
ca-814-claim =
    Du beanspruchst die Mitregentschaft mit { $points ->
        [0] keinem Punkt
        [one] einem Punkt
       *[other] { $points } Punkten
    }; nötig sind { $needed }, mit Pfalz.

## Fragen

ca-814-ask-solve = { $tile }: ausführen, oder ein Problem lösen?
ca-814-ask-honour = Gelöst! Legst du einen Ehrenstein?
ca-814-note-solve = zum Lösen wird die Tafel umgedreht
ca-814-note-room =
    Platz für { $count ->
        [one] einen weiteren Stein
       *[other] { $count } weitere Steine
    }
ca-814-note-full = die Leiste ist voll: Der älteste Stein ({ $seat }) fällt heraus
ca-814-act = Aktion ausführen
ca-814-solve = Lösen: { $season }
    .note =
        { $ahead ->
            [1] Skuld kommt als Nächstes
            [2] in zwei Jahreszeiten
           *[3] in drei Jahreszeiten
        }, { $count ->
            [one] ein Problem
           *[other] { $count } Probleme
        }
ca-814-honour-missi = Einer der Missi
ca-814-honour-leudes = Einer der Leudes
ca-814-honour-nobiles = Einer der Nobiles
ca-814-at-court = { $count } am Hof
ca-814-no-honour = Kein Ehrenstein

## Das Ende

ca-814-end-coregent = { $seats } wird Mitregent
ca-814-end-heir = { $seats } folgt dem Kaiser nach
ca-814-end-lost = Das Reich ist gescheitert
ca-814-end-why-coregent =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, mit Pfalz. Kein anderer Anspruch auf die Mitregentschaft hatte genug davon.
ca-814-end-why-problems =
    Skuld traf auf zu viele Probleme, die Erben sind gescheitert. Der Kaiser wählt unter denen mit einem Punkt, wer am meisten in seiner Gunst steht: { $count ->
        [one] ein Ehrenstein
       *[other] { $count } Ehrensteine
    }.
ca-814-end-why-gangs =
    Eine Rotte wurde gebraucht, und keine war mehr da: Die Erben sind gescheitert. Der Kaiser wählt unter denen mit einem Punkt, wer am meisten in seiner Gunst steht: { $count ->
        [one] ein Ehrenstein
       *[other] { $count } Ehrensteine
    }.
ca-814-end-why-problems-lost = Skuld traf auf zu viele Probleme. Niemand hat einen Ehrenstein und dazu einen Punkt, und so findet der Kaiser unter seinen Erben keinen Nachfolger: Alle verlieren gemeinsam.
ca-814-end-why-gangs-lost = Eine Rotte wurde gebraucht, und keine war mehr da. Niemand hat einen Ehrenstein und dazu einen Punkt, und so findet der Kaiser unter seinen Erben keinen Nachfolger: Alle verlieren gemeinsam.
ca-814-end-youngest = Andere haben ebenso viele; der jüngste Stein entscheidet.
ca-814-end-stones = Ehrensteine
    .note = am Ende auf der Gunstleiste
ca-814-end-realm = Was auf dem Reich lastete
