### The command line: looking after a server (hoftag admin).

cli-about-admin = Look after the tables of a server.
cli-about-admin-tables = List tables, those in trouble first.
cli-about-admin-show = Show a table: who sits there, how it stands, the end of its log.
cli-about-admin-replay = Tell a stored game in sentences; while it runs only what everybody could see.
cli-about-admin-export = Write the record of a stored game into a file.
cli-about-admin-close = End a table for good; everybody there is told why.
cli-about-admin-repair = Bring a table to the rules of today.
cli-about-admin-replay-all = Replay every stored game with the rules of today and tell which come out differently.
cli-about-admin-appoint = Let an account see the admin page in the browser.
cli-about-admin-dismiss = Let an account no longer see the admin page.
cli-about-admin-audit = Print the audit trail, newest first.
cli-argument-table = The table: the last part of its address.
cli-argument-account = The name of an account.
cli-argument-record-new = Where to write the record, such as game.hoftag.
cli-option-db-server = The database of the server: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-option-status = Only tables that are waiting, playing, over or closed.
cli-option-find = Only tables with these words in their title or in the name of somebody who sits there.
cli-option-last = How many of the last lines of the log.
cli-option-secrets = Also what others at the table may not know yet. This is noted on the audit trail.
cli-option-why = The reason, in your own words; everybody at the table reads it.
cli-option-cut = Go on before the first action that differs; what came after it does not count any more, but stays in the log.
cli-option-adopt = Let all actions count, and go on from the position that the rules of today make of them.
cli-option-audit-table = Only what was done to this table.
cli-error-status = There is no status “{ $given }”. There are: { $allowed }.
cli-error-both = { $one } and { $other } do not go together.
cli-error-log = The log does not replay by the rules of its version: line { $number } ({ $why }).
cli-admin-progress = Games
cli-admin-no-tables = There is no such table.
cli-admin-found =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
cli-admin-column-table = Table
cli-admin-column-status = Status
cli-admin-column-title = Title
cli-admin-column-people = People
cli-admin-column-updated = Last change
cli-admin-status-waiting = waiting
cli-admin-status-playing = playing
cli-admin-status-over = over
cli-admin-status-closed = closed
cli-admin-trouble = Does not replay from line { $number } on: { $why }
cli-admin-row-game = Game
cli-admin-row-status = Status
cli-admin-row-host = Host
cli-admin-row-opened = Opened
cli-admin-row-updated = Last change
cli-admin-row-ended = Ended
cli-admin-row-deadline = Time is up
cli-admin-row-clock = Clock
cli-admin-row-rules = Rules
cli-admin-row-log = Log
cli-admin-row-replays = Replay
cli-admin-row-result = Result
cli-admin-row-notice = Notice
cli-admin-rules = version { $rules } (newest: { $newest })
cli-admin-log =
    { $entries ->
        [one] one line
       *[other] { $entries } lines
    }, last snapshot after { $snapshot }
cli-admin-replays = as it was played
cli-admin-replays-not = not from line { $number } on: { $why }
cli-admin-seat-open = (open)
cli-admin-seat-left = (a computer stands in)
cli-admin-secret = (secret)
cli-admin-cut-entry = (cut)
cli-admin-exported = The record is in { $file }.
cli-admin-exported-secrets = The game is not over: the file holds what others at the table may not know yet. That it was written stands on the audit trail.
cli-admin-closed = “{ $title }” ({ $table }) is closed.
cli-admin-migrated = “{ $title }” replays as it was played and now has the rules of version { $rules } (before: { $was }).
cli-admin-place = Line { $number } ({ $what }): { $why }.
cli-admin-why-draws = chance would have brought something else
cli-admin-why-board = the table was played on another board
cli-admin-why-newer-rules = the table was played by newer rules than this version knows
cli-admin-why-position = afterwards something else is seen at the table
cli-admin-why-result = the game ends otherwise
cli-admin-why-stumbles = the rules of today cannot make sense of it
cli-admin-why-refused = the rules of today refuse it ({ $code })
cli-admin-result-same = The result does not change.
cli-admin-result-changed = The result changes. Before: { $was }. Now: { $now }.
cli-admin-result-none = none
cli-admin-replayed =
    { $tables ->
        [one] One game
       *[other] { $tables } games
    } replayed: { $same } as played, { $other } differently.
cli-admin-results-changed =
    { $count ->
        [0] No result changes.
        [one] One result changes.
       *[other] { $count } results change.
    }
cli-admin-repaired-cut = The game goes on before line { $number }, by the rules of version { $rules }. What was cut stays in the log.
cli-admin-repaired-adopt = All actions count; the position is what the rules of version { $rules } make of them.
cli-admin-stays = A game that does not run any more stays as it was played. Nothing was changed.
cli-admin-lost = Nothing of this game can be replayed by the rules of today. Nothing was changed; it can be closed.
cli-admin-choose-broken = Nothing was changed. With --cut the game goes on before this line.
cli-admin-choose-other = Nothing was changed. With --cut the game goes on before this line, with --adopt all lines count.
cli-admin-appointed = { $name } may see the admin page.
cli-admin-dismissed = { $name } may no longer see the admin page.
cli-admin-no-trail = The audit trail is empty.
cli-admin-command-line = command line
