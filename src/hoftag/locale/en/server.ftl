### What the server says: refusals (problem-) and its plain page (server-).

## Who is asking

problem-nobody = Tell us your name first; that is enough to sit down.
problem-cookie-broken = Your browser is no longer known here. Give your name again, or sign in.
problem-sign-in-failed = Name and password do not belong together.
problem-name-form = A name has 1 to { $most } characters.
problem-name-taken = The name “{ $name }” belongs to another account. Choose another, or sign in.
problem-password-form = A password has { $least } to { $most } characters.
problem-account-already = You are signed in as { $name } already.
problem-account-unknown = There is no account “{ $name }”. Guests cannot be appointed.
problem-why-form = A reason has 1 to { $most } characters.

## Requests

problem-forbidden = That is not allowed.
problem-not-found = There is nothing at { $path }.
problem-method = { $method } is not possible here.
problem-too-large = That is too large; { $most } kB are allowed.
problem-media-type = What is sent here must be JSON (Content-Type: application/json).
problem-json = That is not valid JSON.
problem-slow = The request took too long to arrive. Please try again.
problem-field = The field “{ $field }” cannot be read. Allowed: { $allowed }.
problem-field-missing = The field “{ $field }” is missing.
problem-field-boolean = true or false
problem-field-integer = a whole number
problem-field-number = a number
problem-field-text = a text
problem-field-list = a list
problem-field-object = an object
problem-field-nothing = null
problem-too-many =
    That was a little too much at once. Please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
problem-origin = Requests from { $origin } are not accepted here.
problem-host = This server answers only to: { $allowed }.
problem-csrf = The page is out of date. Please load it again.
problem-busy = The server is busy or about to stop. Please try again in a moment.
problem-database-away = The database cannot be reached at the moment. Nothing that was accepted is lost. Please try again in a moment.
problem-disk-full = The server has no room left to write this down, so it did not happen. Nothing that was accepted is lost. Please tell whoever runs the server.
problem-unforeseen = Something went wrong on our side. Nothing that was accepted is lost. The number of this mishap is { $id }.

## The page without a client

server-unbuilt-title = The table is not laid yet
server-unbuilt = The server runs, but the page for the browser has not been built. This command builds it and starts again:

## What keeps a server from starting

error-port-in-use = Port { $port } on { $host } is in use already. Choose another with --port.
error-port-forbidden = This user may not open port { $port } on { $host }: { $why }. Choose another with --port.
error-host-unknown = { $host } is no address of this machine. Choose another with --host.
error-database-newer = The database { $database } was written by a newer version of Hoftag. Update Hoftag, or choose another with --db.
error-database-unwritable = The database { $database } cannot be opened for writing: { $why }.
error-database-url = “{ $database }” is not the address of a database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-unreachable = The database { $database } cannot be reached: { $why }.
error-workers-need = { $workers } processes need a common database and a Redis: --db postgresql://… --redis redis://…
error-worker-start = A server process gave up at its start (exit code { $code }). The log says why.
error-bots-elsewhere-need = Computer players think elsewhere only through a Redis: add --redis redis://… to --bots-elsewhere.
error-redis-url = { $redis } is no address of a Redis. Needed is something like redis://localhost:6379/0.
error-redis-unreachable = The Redis { $redis } cannot be reached: { $why }.
error-database-older = The database { $database } has the form of an older version. Bring it up to date first: hoftag db upgrade
error-database-not-empty = The database { $database } is not empty; nothing was changed. Choose another with --db.
error-installation-other = { $file } was not written by `hoftag db export`.
error-installation-newer = { $file } was written by a newer version of Hoftag. Update Hoftag first.
error-installation-line = Line { $line } of { $file } is broken; nothing was changed.
error-installation-changed = { $file } is cut off or was changed: its last line does not fit the others. Nothing was read from it.
error-installation-broken = { $file } does not fit the tables: { $why }. Nothing was changed.
error-back-up-sqlite = Only a file of SQLite is copied this way. For { $database } use pg_dump, or: hoftag db export
error-back-up-failed = The copy { $file } could not be written: { $why }.
