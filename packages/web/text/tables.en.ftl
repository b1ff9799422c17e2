# What every table and the first page say, also of tables online; the rest of that is in online.*.ftl.

holder-nobody = free
copied = Copied
new-online = Friends online, by a link
new-open = Open the table
online-title = Online
join-label = Join or watch by a code
join-do = Go there
tables-your-turn = Your turn
status-open = waiting for players
status-playing = somebody else’s turn
status-yours = it is your turn
status-over = finished
status-archived = put away
arrival-coming = Going to the table…
trouble-OFFLINE = There is no connection to the server. Nothing was changed.
trouble-NO_SERVER = This copy of the page has no server behind it. Tables on this device work.
trouble-NO_SUCH_CODE = No table and no company has this code.
trouble-FORBIDDEN = That is not yours to do at this table.
trouble-UNKNOWN_ACTION = The game knows no such thing.
trouble-NOT_YOUR_TURN = It is somebody else’s turn.
trouble-ILLEGAL_ACTION = The rules do not allow it.
trouble-STALE_SEQ = Something happened at the table in the meantime, so your move was not made. Look again.
trouble-ID_REUSED = This was already sent.
trouble-SEAT_TAKEN = Somebody was faster: the seat is taken.
trouble-SEATS_OPEN = There are still free seats.
trouble-WRONG_TIME = That cannot be done at this moment of the game.
trouble-NOTHING_TO_UNDO = There is no move of yours to take back.
trouble-READ_ONLY = The server cannot store anything just now. Nothing was lost; try again in a moment.
trouble-RATE_LIMITED = That was a lot at once. Wait a moment and try again.
trouble-INTERNAL = The server made a mistake. Nothing was changed; try again.
trouble-BAD_SHAPE = The server did not understand this.
trouble-BAD_JSON = The server did not understand this.
trouble-AUTH_EXPIRED = The server does not know you any more. Load the page again.
trouble-LOG_BEHIND = The server has lost something that this page has seen. Tell whoever runs it before you play on.
trouble-LOG_FORKED = The server’s story of this table is not the one this page has seen. Tell whoever runs it before you play on.
trouble-NO_SUCH_NAME = There is no account with this name.
trouble-TABLE_FULL = Sixty people are already invited to this table.
trouble-NAME_TAKEN = This name, or one that looks like it, is already taken.
trouble-HAS_ACCOUNT = You already have an account.
trouble-NO_ACCOUNT = You are a guest: there is no password to change.
trouble-WRONG_LOGIN = The name and the password do not belong together.
moment-link = Link to this moment
moment-branch = What if? Try from here
moment-now = To the present
moment-back = Back to the game
mode-what-if = What if · a try on this device, from move { $play } of a finished game
mode-guess = What if · a try on this device, from move { $play }; what nobody has seen is guessed
mode-replay-link = Replay
replay-broken = This link is not whole: the game in it cannot be read. Ask for it again.
digest-title = { $count ->
    [one] Since you were away: 1 move
   *[other] Since you were away: { $count } moves
}
digest-look = Show where I left off
digest-read = Got it
luck-how = In Castle, chance decides who begins and where the tiles lie; nothing is drawn later. So luck is what lay under the roofs that a team lifted, beside what it could expect from the tiles that nobody had seen.
luck-what = Found under roofs
luck-cheese = Cheese
luck-plain = Plain floor
luck-trap = Traps
account-link = Your name and account
clock-title = Time for a decision
clock-none = as long as you like
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-how = When the time is up, a bot decides for whoever is away, until they take their seat back.
clock-due = { $name } has until { $when }; then a bot decides.
clock-due-you = You have until { $when }; then a bot decides for you.
privacy-link = What is kept about you
digest-film = Show it to me
companies-link = Companies: a campaign with friends
trouble-CARRIED = This brings along something that only an earlier chapter can give.
