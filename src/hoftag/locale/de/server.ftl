### Was der Server sagt: Absagen (problem-) und seine schlichte Seite (server-).

## Wer fragt

problem-nobody = Sag uns zuerst deinen Namen; mehr braucht es nicht, um Platz zu nehmen.
problem-cookie-broken = Dein Browser ist hier nicht mehr bekannt. Nenne deinen Namen noch einmal oder melde dich an.
problem-sign-in-failed = Name und Passwort gehören nicht zusammen.
problem-name-form = Ein Name hat 1 bis { $most } Zeichen.
problem-name-taken = Der Name „{ $name }“ gehört zu einem anderen Konto. Wähle einen anderen oder melde dich an.
problem-password-form = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-account-already = Du bist schon als { $name } angemeldet.
problem-account-unknown = Ein Konto „{ $name }“ gibt es nicht. Gäste können nicht ernannt werden.
problem-why-form = Ein Grund hat 1 bis { $most } Zeichen.

## Anfragen

problem-forbidden = Das ist nicht erlaubt.
problem-not-found = Unter { $path } gibt es nichts.
problem-method = { $method } geht hier nicht.
problem-too-large = Das ist zu groß; erlaubt sind { $most } kB.
problem-media-type = Was hierher gesendet wird, muss JSON sein (Content-Type: application/json).
problem-json = Das ist kein gültiges JSON.
problem-slow = Die Anfrage kam zu langsam an. Versuche es bitte noch einmal.
problem-field = Das Feld „{ $field }“ ist nicht lesbar. Erlaubt: { $allowed }.
problem-field-missing = Das Feld „{ $field }“ fehlt.
problem-field-boolean = true oder false
problem-field-integer = eine ganze Zahl
problem-field-number = eine Zahl
problem-field-text = ein Text
problem-field-list = eine Liste
problem-field-object = ein Objekt
problem-field-nothing = null
problem-too-many =
    Das war ein wenig viel auf einmal. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-origin = Anfragen von { $origin } werden hier nicht angenommen.
problem-host = Dieser Server hört nur auf: { $allowed }.
problem-csrf = Die Seite ist veraltet. Lade sie bitte neu.
problem-busy = Der Server ist beschäftigt oder wird gerade beendet. Versuche es gleich noch einmal.
problem-database-away = Die Datenbank ist gerade nicht zu erreichen. Nichts, was angenommen war, ist verloren. Versuche es gleich noch einmal.
problem-disk-full = Der Server hat keinen Platz mehr, dies aufzuschreiben; also ist es nicht geschehen. Nichts, was angenommen war, ist verloren. Bitte sag es denen, die den Server betreiben.
problem-unforeseen = Bei uns ist etwas schiefgegangen. Nichts, was angenommen war, ist verloren. Die Nummer dieses Missgeschicks ist { $id }.

## Die Seite ohne Client

server-unbuilt-title = Der Tisch ist noch nicht gedeckt
server-unbuilt = Der Server läuft, aber die Seite für den Browser ist noch nicht gebaut. Dieser Befehl baut sie und startet neu:

## Was einen Server am Start hindert

error-port-in-use = Der Port { $port } auf { $host } ist schon belegt. Wähle mit --port einen anderen.
error-port-forbidden = Dieser Benutzer darf den Port { $port } auf { $host } nicht öffnen: { $why }. Wähle mit --port einen anderen.
error-host-unknown = { $host } ist keine Adresse dieses Rechners. Wähle mit --host eine andere.
error-database-newer = Die Datenbank { $database } wurde von einer neueren Version von Hoftag geschrieben. Aktualisiere Hoftag oder wähle mit --db eine andere.
error-database-unwritable = Die Datenbank { $database } lässt sich nicht zum Schreiben öffnen: { $why }.
error-database-url = „{ $database }“ ist keine Adresse einer Datenbank. Schreibe sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
error-database-unreachable = Die Datenbank { $database } ist nicht zu erreichen: { $why }.
error-workers-need = { $workers } Prozesse brauchen eine gemeinsame Datenbank und ein Redis: --db postgresql://… --redis redis://…
error-worker-start = Ein Serverprozess hat beim Start aufgegeben (Exit-Code { $code }). Der Grund steht im Protokoll.
error-bots-elsewhere-need = Anderswo denken Computergegner nur durch ein Redis nach: Zu --bots-elsewhere gehört --redis redis://…
error-redis-url = { $redis } ist keine Adresse eines Redis. Gebraucht wird etwa redis://localhost:6379/0.
error-redis-unreachable = Das Redis { $redis } ist nicht zu erreichen: { $why }.
error-database-older = Die Datenbank { $database } hat die Form einer älteren Version. Bring sie zuerst auf den neuen Stand: hoftag db upgrade
error-database-not-empty = Die Datenbank { $database } ist nicht leer; nichts wurde geändert. Wähle mit --db eine andere.
error-installation-other = { $file } wurde nicht von `hoftag db export` geschrieben.
error-installation-newer = { $file } wurde von einer neueren Version von Hoftag geschrieben. Aktualisiere Hoftag zuerst.
error-installation-line = Zeile { $line } von { $file } ist beschädigt; nichts wurde geändert.
error-installation-changed = { $file } ist abgeschnitten oder wurde verändert: die letzte Zeile passt nicht zu den anderen. Nichts wurde daraus gelesen.
error-installation-broken = { $file } passt nicht zu den Tabellen: { $why }. Nichts wurde geändert.
error-back-up-sqlite = Nur eine Datei von SQLite wird so kopiert. Nimm für { $database } pg_dump oder: hoftag db export
error-back-up-failed = Die Kopie { $file } ließ sich nicht schreiben: { $why }.
