### Tische und Plätze: was der Server dort ablehnt (problem-).

## Tische

problem-table-unknown = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link unvollständig.
problem-table-waiting = Die Partie hat noch nicht begonnen.
problem-table-playing = Die Partie hat begonnen; das geht nur davor.
problem-table-over = Die Partie ist zu Ende.
problem-table-closed = Der Tisch wurde geschlossen.
problem-table-changed = Gerade hat jemand anders den Tisch geändert. Sieh nach und versuch es noch einmal.
problem-table-unreadable = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server kennt, und kann hier nicht weitergehen.
problem-board-unknown = Auf diesem Plan wird hier kein Spiel gespielt.
problem-title-form = Ein Titel hat höchstens { $most } Zeichen.
problem-clock-form = Eine Uhr muss { $least } bis { $most } Sekunden zeigen, und ein Zuschlag höchstens einen Tag.
problem-no-spectators = An diesem Tisch ist kein Publikum erwünscht.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-others-play = Der Tisch kann nicht geschlossen werden, solange andere spielen: { $names }.

## Plätze

problem-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
problem-seat-taken = Dort sitzt schon jemand.
problem-seat-left = Im Augenblick spielt ein Computer für dich. Nimm zuerst deinen Platz zurück.
problem-seat-not-guest = Dort sitzt niemand, der gebeten werden könnte zu gehen.
problem-seat-count = Die Liste nennt { $has } Plätze, gebraucht werden { $needs }.
problem-seats-taken = Hier sitzen { $people } Leute; bei einer Partie zu { $players } müsste zuerst jemand aufstehen.
problem-seats-open = Zu { $people } lässt sich dieses Spiel nicht spielen. Besetze die übrigen Plätze oder ändere die Optionen.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-ready = Noch nicht bereit: { $names }.
problem-nonce-form = Ein Anteil am Zufall ist eine gerade Anzahl hexadezimaler Ziffern, höchstens { $most }.

## Spielen und Reden

problem-nothing-to-suggest = Es gibt nichts vorzuschlagen: Von diesem Platz wird gerade nichts verlangt.
problem-no-suggestion = Kein Computerspieler konnte gefragt werden. Versuch es gleich noch einmal.
problem-hints-off = An diesem Tisch gibt es keine Hinweise: Wer ihn eröffnet hat, hat sie abgeschaltet.
problem-no-reason = Hier gibt es keine Antwort eines Computergegners, die sich begründen ließe.
problem-stale = Die Partie ist inzwischen weitergegangen. Sieh dir die neue Frage an und beantworte sie.
problem-no-wish = Im Augenblick will niemand etwas zurücknehmen.
problem-wish-open = Es gibt schon einen Wunsch, etwas zurückzunehmen. Beantworte zuerst diesen.
problem-not-your-wish = Nur wer den Wunsch geäußert hat, kann ihn zurückziehen.
problem-not-asked = Deine Zustimmung wird nicht gebraucht oder ist schon gegeben.
problem-nothing-done = Du hast noch nichts getan, was sich zurücknehmen ließe.
problem-table-playing-still = Das Protokoll enthält alle Geheimnisse. Du bekommst es, wenn die Partie zu Ende ist.
problem-no-proof = Das ist ein Versuch aus der Mitte einer anderen Partie; was hier gezogen wird, war nicht von Anfang an zugesagt.
problem-not-at-table = Eine Revanche kann nur fordern, wer mitgespielt hat.
problem-branch-running = Solange andere mitspielen, kann niemand ausprobieren, wie die Partie weitergehen könnte.
problem-move-unknown = Diesen Moment gibt es in dieser Partie nicht. Der letzte ist { $last }.
problem-key-form = Der Schlüssel einer Aktion hat 1 bis { $most } Zeichen.
problem-notation-form = Eine Antwort hat höchstens { $most } Zeichen.
problem-talk-form = Was gesagt wird, hat 1 bis { $most } Zeichen.
problem-socket-garbage = Der Server konnte mit dem, was die Seite gesagt hat, nichts anfangen.

## Namen für Tische, die keinen bekommen haben: Orte, an denen Hof gehalten wurde, durch Kommas getrennt

server-titles = Aachen, Ingelheim, Nimwegen, Quierzy, Attigny, Compiègne, Worms, Frankfurt, Paderborn, Regensburg, Diedenhofen, Herstal, Ponthion, Verberie, Trebur, Forchheim, Soissons, Laon, Metz, Verdun
