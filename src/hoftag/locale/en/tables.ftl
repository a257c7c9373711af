### Tables and seats: what the server refuses there (problem-).

## Tables

problem-table-unknown = There is no table at this address. Perhaps the link is incomplete.
problem-table-waiting = The game has not begun yet.
problem-table-playing = The game has begun; this can be done only before.
problem-table-over = The game is over.
problem-table-closed = The table has been closed.
problem-table-changed = Somebody else has just changed the table. Look again, and try once more.
problem-table-unreadable = This game was begun with other rules than this server knows, and cannot go on here.
problem-board-unknown = No game is played on this board here.
problem-title-form = A title has at most { $most } characters.
problem-clock-form = A clock must show { $least } to { $most } seconds, and an increment at most a day.
problem-no-spectators = Spectators are not wanted at this table.
problem-not-host = Only the host of the table can do that.
problem-others-play = The table cannot be closed while others play: { $names }.

## Seats

problem-seat-unknown = There is no such seat at this table.
problem-seat-taken = Somebody sits there already.
problem-seat-left = A computer plays for you at the moment. Take your seat back first.
problem-seat-not-guest = Nobody sits there who could be asked to leave.
problem-seat-count = The list names { $has } seats, but { $needs } are needed.
problem-seats-taken = { $people } people sit here; with { $players } players somebody would have to stand up first.
problem-seats-open = With { $people } players this game cannot be played. Fill the other seats, or change the options.
problem-not-your-seat = This seat is not yours.
problem-not-ready = Not ready yet: { $names }.
problem-nonce-form = A share of chance is an even number of hexadecimal digits, at most { $most }.

## Play and talk

problem-nothing-to-suggest = There is nothing to suggest: nothing is asked of this seat now.
problem-no-suggestion = No computer player could be asked. Try again in a moment.
problem-hints-off = There are no hints at this table: whoever opened it has switched them off.
problem-no-reason = There is no answer of a computer player here that could be explained.
problem-stale = The game has gone on meanwhile. Look at the new question, and answer that.
problem-no-wish = Nobody wishes to take anything back at the moment.
problem-wish-open = There is a wish to take something back already. Answer that one first.
problem-not-your-wish = Only who has made the wish can withdraw it.
problem-not-asked = Your consent is not needed, or was given already.
problem-nothing-done = You have done nothing yet that could be taken back.
problem-table-playing-still = The record holds all secrets. It can be had when the game is over.
problem-no-proof = This is a try from the middle of another game; its draws were not promised from the beginning.
problem-not-at-table = Only those who played can ask for a rematch.
problem-branch-running = While other people play, nobody can try out how the game might go on.
problem-move-unknown = There is no such moment in this game. The last one is { $last }.
problem-key-form = The key of an action has 1 to { $most } characters.
problem-notation-form = An answer has at most { $most } characters.
problem-talk-form = A line of talk has 1 to { $most } characters.
problem-socket-garbage = The server could not make sense of what the page said.

## Names for tables that were given none: places where courts were held, separated by commas

server-titles = Aachen, Ingelheim, Nijmegen, Quierzy, Attigny, Compiègne, Worms, Frankfurt, Paderborn, Regensburg, Thionville, Herstal, Ponthion, Verberie, Trebur, Forchheim, Soissons, Laon, Metz, Verdun
