### Die Befehlszeile: nach einem Server sehen (hoftag admin).

cli-about-admin = Nach den Tischen eines Servers sehen.
cli-about-admin-tables = Tische auflisten, die mit Schwierigkeiten zuerst.
cli-about-admin-show = Einen Tisch zeigen: wer dort sitzt, wie es steht, das Ende seines Protokolls.
cli-about-admin-replay = Eine gespeicherte Partie in Sätzen erzählen; solange sie läuft, nur was alle sehen konnten.
cli-about-admin-export = Die Aufzeichnung einer gespeicherten Partie in eine Datei schreiben.
cli-about-admin-close = Einen Tisch endgültig schließen; alle dort erfahren den Grund.
cli-about-admin-repair = Einen Tisch auf die heutigen Regeln bringen.
cli-about-admin-replay-all = Jede gespeicherte Partie mit den heutigen Regeln nachspielen und sagen, welche anders ausgehen.
cli-about-admin-appoint = Einem Konto die Verwaltungsseite im Browser zeigen.
cli-about-admin-dismiss = Einem Konto die Verwaltungsseite nicht mehr zeigen.
cli-about-admin-audit = Das Prüfprotokoll ausgeben, das Neueste zuerst.
cli-argument-table = Der Tisch: der letzte Teil seiner Adresse.
cli-argument-account = Der Name eines Kontos.
cli-argument-record-new = Wohin die Aufzeichnung geschrieben wird, etwa partie.hoftag.
cli-option-db-server = Die Datenbank des Servers: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
cli-option-status = Nur Tische in diesem Zustand: waiting, playing, over oder closed.
cli-option-find = Nur Tische mit diesen Worten im Titel oder im Namen von jemandem, der dort sitzt.
cli-option-last = Wie viele der letzten Zeilen des Protokolls.
cli-option-secrets = Auch, was andere am Tisch noch nicht wissen dürfen. Das wird im Prüfprotokoll vermerkt.
cli-option-why = Der Grund, in eigenen Worten; alle am Tisch lesen ihn.
cli-option-cut = Vor der ersten abweichenden Handlung weiterspielen; was danach kam, zählt nicht mehr, bleibt aber im Protokoll.
cli-option-adopt = Alle Handlungen zählen lassen und von der Stellung aus weiterspielen, die nach den heutigen Regeln daraus wird.
cli-option-audit-table = Nur, was mit diesem Tisch getan wurde.
cli-error-status = Den Zustand „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
cli-error-both = { $one } und { $other } gehen nicht zusammen.
cli-error-log = Das Protokoll lässt sich mit den Regeln seiner Version nicht nachspielen: Zeile { $number } ({ $why }).
cli-admin-progress = Partien
cli-admin-no-tables = So einen Tisch gibt es nicht.
cli-admin-found =
    { $count ->
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
cli-admin-column-table = Tisch
cli-admin-column-status = Zustand
cli-admin-column-title = Titel
cli-admin-column-people = Leute
cli-admin-column-updated = Geändert
cli-admin-status-waiting = wartet
cli-admin-status-playing = läuft
cli-admin-status-over = beendet
cli-admin-status-closed = geschlossen
cli-admin-trouble = Nicht nachspielbar ab Zeile { $number }: { $why }
cli-admin-row-game = Spiel
cli-admin-row-status = Zustand
cli-admin-row-host = Gastgeber
cli-admin-row-opened = Eröffnet
cli-admin-row-updated = Geändert
cli-admin-row-ended = Zu Ende
cli-admin-row-deadline = Zeit um
cli-admin-row-clock = Uhr
cli-admin-row-rules = Regeln
cli-admin-row-log = Protokoll
cli-admin-row-replays = Nachgespielt
cli-admin-row-result = Ergebnis
cli-admin-row-notice = Mitteilung
cli-admin-rules = Version { $rules } (neueste: { $newest })
cli-admin-log =
    { $entries ->
        [one] eine Zeile
       *[other] { $entries } Zeilen
    }, letzter Zwischenstand nach { $snapshot }
cli-admin-replays = wie gespielt
cli-admin-replays-not = nicht ab Zeile { $number }: { $why }
cli-admin-seat-open = (frei)
cli-admin-seat-left = (ein Computer springt ein)
cli-admin-secret = (geheim)
cli-admin-cut-entry = (zählt nicht)
cli-admin-exported = Die Aufzeichnung steht in { $file }.
cli-admin-exported-secrets = Die Partie ist nicht zu Ende: die Datei enthält, was andere am Tisch noch nicht wissen dürfen. Dass sie geschrieben wurde, steht im Prüfprotokoll.
cli-admin-closed = „{ $title }“ ({ $table }) ist geschlossen.
cli-admin-migrated = „{ $title }“ lässt sich nachspielen wie gespielt und hat jetzt die Regeln der Version { $rules } (vorher: { $was }).
cli-admin-place = Zeile { $number } ({ $what }): { $why }.
cli-admin-why-draws = der Zufall hätte etwas anderes gebracht
cli-admin-why-board = der Tisch wurde auf einem anderen Plan gespielt
cli-admin-why-newer-rules = der Tisch wurde nach neueren Regeln gespielt, als diese Version kennt
cli-admin-why-position = danach ist am Tisch etwas anderes zu sehen
cli-admin-why-result = die Partie geht anders aus
cli-admin-why-stumbles = die heutigen Regeln können damit nichts anfangen
cli-admin-why-refused = die heutigen Regeln lassen es nicht zu ({ $code })
cli-admin-result-same = Das Ergebnis ändert sich nicht.
cli-admin-result-changed = Das Ergebnis ändert sich. Vorher: { $was }. Jetzt: { $now }.
cli-admin-result-none = keines
cli-admin-replayed =
    { $tables ->
        [one] Eine Partie
       *[other] { $tables } Partien
    } nachgespielt: { $same } wie gespielt, { $other } anders.
cli-admin-results-changed =
    { $count ->
        [0] Kein Ergebnis ändert sich.
        [one] Ein Ergebnis ändert sich.
       *[other] { $count } Ergebnisse ändern sich.
    }
cli-admin-repaired-cut = Die Partie geht vor Zeile { $number } weiter, nach den Regeln der Version { $rules }. Was abgeschnitten ist, bleibt im Protokoll.
cli-admin-repaired-adopt = Alle Handlungen zählen; die Stellung ist, was die Regeln der Version { $rules } daraus machen.
cli-admin-stays = Eine Partie, die nicht mehr läuft, bleibt, wie sie gespielt wurde. Nichts wurde geändert.
cli-admin-lost = Von dieser Partie lässt sich nach den heutigen Regeln nichts nachspielen. Nichts wurde geändert; sie kann geschlossen werden.
cli-admin-choose-broken = Nichts wurde geändert. Mit --cut geht die Partie vor dieser Zeile weiter.
cli-admin-choose-other = Nichts wurde geändert. Mit --cut geht die Partie vor dieser Zeile weiter, mit --adopt zählen alle Zeilen.
cli-admin-appointed = { $name } darf die Verwaltungsseite sehen.
cli-admin-dismissed = { $name } darf die Verwaltungsseite nicht mehr sehen.
cli-admin-no-trail = Das Prüfprotokoll ist leer.
cli-admin-command-line = Befehlszeile
