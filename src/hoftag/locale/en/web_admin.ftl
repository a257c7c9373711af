### The admin page, and what tables are told by whoever runs the server.

web-nav-admin = Administration
web-admin-server = This server
web-admin-tables = Tables
web-admin-trail = Audit trail
web-admin-version = Version
web-admin-instance = Instance
web-admin-uptime = Running for
web-admin-engine = Engine
web-admin-compiled = compiled
web-admin-interpreted = interpreted
web-admin-database = Database
web-admin-redis = Redis
web-admin-redis-none = not used
web-admin-redis-working = working
web-admin-redis-away = away
web-admin-servers = Servers
web-admin-sockets = Open sockets
web-admin-rooms = Tables in memory
web-admin-bots = Bots waiting
web-admin-people = People
web-admin-people-count = { $accounts } with account, { $guests } guests
web-admin-status = Status
web-admin-status-all = All
web-admin-status-waiting = Waiting
web-admin-status-playing = Playing
web-admin-status-over = Over
web-admin-status-closed = Closed
web-admin-trouble-count =
    { $count ->
        [0] No table is in trouble
        [one] One table is in trouble: its log does not replay
       *[other] { $count } tables are in trouble: their logs do not replay
    }
web-admin-find = Search
web-admin-find-words = title, name or table
web-admin-found =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
web-admin-none = No such table.
web-admin-awaited = awaited: { $names }
web-admin-seat-open = open seat
web-admin-entries =
    { $count ->
        [one] one line
       *[other] { $count } lines
    }
web-admin-rules = Rules
web-admin-rules-version = version { $rules }
web-admin-rules-older = version { $rules }, the newest is { $newest }
web-admin-back = All tables
web-admin-open-table = Open the table
web-admin-host = Host
web-admin-opened = Opened
web-admin-changed = Last change
web-admin-ended = Ended
web-admin-deadline = Time is up
web-admin-clock = Clock
web-admin-log = Log
web-admin-snapshot = last snapshot after line { $number }
web-admin-replay = Replay
web-admin-replays = as it was played
web-admin-replays-not = not from line { $number } on: { $why }
web-admin-trouble-at = Does not replay from line { $number } on: { $why }
web-admin-why-draws = chance would have brought something else
web-admin-why-board = the table was played on another board
web-admin-why-newer-rules = the table was played by newer rules than this version knows
web-admin-why-position = afterwards something else is seen at the table
web-admin-why-result = the game ends otherwise
web-admin-why-stumbles = the rules of today cannot make sense of it
web-admin-why-refused = the rules of today refuse it ({ $code })
web-admin-result = Result
web-admin-branch = goes on from another game
web-admin-seats = Seats
web-admin-seat-left = a computer stands in
web-admin-log-last = the last { $count } of { $all }
web-admin-secret = secret choice
web-admin-cut = does not count
web-admin-draws =
    { $count ->
        [one] one draw
       *[other] { $count } draws
    }
web-admin-by-clock = clock
web-admin-by-server = server
web-admin-close = Close the table
web-admin-close-words = The table ends for good, without a result. Everybody there reads the reason. This stands on the audit trail.
web-admin-why = Reason
web-admin-closed = The table is closed.
web-admin-record = Download the record
web-admin-record-running = The game is not over
web-admin-record-running-words = The record holds what others at the table may not know yet. If you download it, that stands on the audit trail. Somebody who plays at this table must not see it.
web-admin-record-still = Download all the same
web-admin-trail-none = Nothing has been done from above yet.
web-admin-command-line = command line
web-admin-did-close = closed a table
web-admin-did-repair = brought a table to the rules of today
web-admin-did-export = took a record
web-admin-did-secrets = looked at secret choices
web-admin-did-appoint = appointed { $account }
web-admin-did-dismiss = dismissed { $account }
web-admin-did-running = the game was running
web-table-ended-words = The table “{ $title }” was closed by whoever runs this server: { $why }
play-closed-why = By whoever runs this server: { $why }
play-told-title = A word from whoever runs this server
play-told-cut =
    A rule was corrected, and by it the game could not have gone like this. { $count ->
        [0] It goes on from an earlier moment.
        [one] It goes on from an earlier moment: the last answer does not count any more.
       *[other] It goes on from an earlier moment: the last { $count } answers do not count any more.
    }
play-told-rules = A rule was corrected. All your answers count; the position is what the corrected rules make of them.
play-told-why = The reason given: { $why }
play-told-fine = Good
