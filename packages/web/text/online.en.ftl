# Tables online, and what stands around them; what is also said elsewhere is in tables.*.ftl.

title-your-turn = ● Your turn · { $name }
## The way to a table

arrival-away = No network. The table comes back by itself as soon as the network does; nothing is lost.
arrival-gone = There is no such table, or it is not open to you. Ask for the link again.
arrival-elsewhere = You have this table open in too many windows. Close some and load this page again.
arrival-outdated = The server has a newer version of this page. Load it again.

mode-lobby = Online table { $code } · not yet begun
mode-live = Live · online table { $code }
mode-away = No network · online table { $code } · as it was last seen
mode-slow = Move by move · online table { $code } · kept on the server, come back at any time
mode-archived = Put away · online table { $code }
mode-watching = Watching · online table { $code }
mode-replay = Finished · online table { $code }

offline = No connection. The page tries to come back by itself; nothing is lost.
offline-kept = { $count ->
    [one] No connection. Your move is kept on this device and is sent once, as soon as there is one.
   *[other] No connection. { $count } things are kept on this device and are sent once, as soon as there is one.
}
sending = Sending…

## Seats

seats-title = Who plays?
seat-number = Seat { $seat }
seat-you = { $name } (you)
seat-take = Sit here
seat-take-first = Sit down and play
seat-leave = Get up
seat-leave-sure = Really get up?
seat-bot = Let a bot play
seat-hand-over = Hand over to a bot
seat-bot-label = Let a bot play: { $seat }
seat-bot-away = Send the bot away
seat-take-back = Take my seat back
seat-bot-plays = { $bot }, for now
seat-no-seed = no seed for the dice
seat-meant = kept for { $name }
presence-here = here
presence-away = away
watchers = Looking on: { $names }
name-refused = A name has 2 to 24 characters, all of them visible.

start-title = Begin
start-waits = { $count ->
    [0] All seats are taken. The host begins the game.
    [one] One seat is still free. The host begins when it is taken.
   *[other] { $count } seats are still free. The host begins when they are taken.
}
start-free = { $count ->
    [0] All seats are taken: you can begin.
    [one] One seat is still free: invite somebody, sit there yourself too, or let a bot play.
   *[other] { $count } seats are still free: invite people, sit there yourself too, or let bots play.
}
start-do = Begin the game
start-showing = The seeds for the dice are being shown. Waiting for { $names }…
start-called-off = The start was called off: { $names } did not show the promised seed. Begin again; that seat then plays without one.

invite-title = Invite
invite-how = Send this link. Whoever opens it can sit down or look on; nobody needs an account.
invite-watch = Whoever opens this link can look on; to play, they must be invited.
invite-company = Whoever opens this link can look on. To play, they join the company by its own link.
invite-copy = Copy the link
invite-code = or say the code
table-more = Link, dice, put away

## Going back

rollback-ask = Ask everybody to go back to move { $play }
rollback-how = It happens when everybody who plays agrees. What chance brings after it is new, never the same again.
rollback-asks = { $name } would like to go back to move { $play }. Do you agree?
rollback-waits = { $name } would like to go back to move { $play }. Waiting for the others to agree.
rollback-agree = Agree
rollback-decline = No, play on
rollback-withdraw = No longer ask

note-claimed = { $name } sits down: { $seat }.
note-left = { $name } gets up: { $seat }.
note-bot = A bot plays from here: { $seat } ({ $name }).
note-bot-back = { $name } plays again: { $seat }.
note-undone = { $name } takes back a move; back to move { $play }.
note-rollback-asked = { $name } asks to go back to move { $play }.
note-rollback-agreed = { $name } agrees to go back.
note-rollback-declined = { $name } does not want to go back.
note-rematch = Another game was opened.
note-removed = The host sends { $name } away: { $seat }.
note-vote-bot = { $name } asks for a bot: { $seat }.
note-vote-free = { $name } asks that somebody else may play: { $seat }.
note-vote-archive = { $name } asks to put this table away.
note-vote-agreed = { $name } agrees.
note-vote-declined = { $name } does not agree.
note-overdue = Time is up for { $name }, and a bot plays: { $seat }.
closed-host = This table was put away by its host: it can be looked at, and nothing more happens here.
closed-agreed = This table was put away, and everybody agreed: it can be looked at, and nothing more happens here.
closed-rules = This table was played by other rules: it can be looked at, and nothing more happens here.
vote-archive = Shall this table be put away in the middle of the game?
vote-bot = Shall a bot play for { $name } from here on: { $seat }?
vote-free = Shall somebody else be free to play instead of { $name }: { $seat }?
vote-agree = Yes
vote-decline = No
vote-waits = Waiting for the others to answer.
seat-remove = Send away
seat-remove-sure = Send { $name } away from this table?
seat-replace-why = Not answering?
seat-replace-bot = Ask for a bot here
seat-replace-free = Ask to free this seat
watchers-count = { $count ->
    [one] One more person looks on.
   *[other] { $count } more people look on.
}

rematch-ask = Play again
rematch-go = To the next game
archive-do = Put this table away
archive-sure = Put it away for everybody?
fair-link = Chance and fairness

## Chat

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something to the table
chat-send = Say

## Who may come

access-title = Who may come?
access-join = Who may take a seat?
access-watch = Who may look on?
join-anyone = anybody with the link
join-invited = only people I invite
watch-anyone = anybody with the link
watch-invited = only people I invite
watch-nobody = nobody
invite-name = Invite an account by its name
invite-do = Invite
invited-are = Invited
uninvite = Withdraw the invitation of { $name }
note-access = The host decides: seats for { $join }, looking on for { $watch }.
note-invited = { $name } is invited.
note-uninvited = The invitation of { $name } is withdrawn.
note-moved = { $name } has signed in and keeps the seat.
note-gone = An account at this table was deleted ({ $name }).
note-lent = { $name } plays for somebody else: { $seat }.
note-lent-back = { $name } plays again: { $seat }.
note-hosted = { $name } is the host now.
note-followed = The story goes on at another table.
note-book-closed = The story has come to its end.
## Moments, branches, moves

people-title = At the table
move-online = Go on online
move-online-how = The game moves to the server as it stands, and you get a link for the others. What chance has decided so far was made on this device, and the table says so; from then on the dice can be verified. You can take it back to a device later.
move-online-do = Move this game online
moved-here = { $count ->
    [one] The first move was played on a device of the host before this table was here. Its chance cannot be verified; what comes after it can.
   *[other] The first { $count } moves were played on a device of the host before this table was here. Their chance cannot be verified; what comes after them can.
}
take-home = Continue on this device
take-home-how = The online table is put away for everybody, and the game goes on here, at one screen. Its dice become public.
take-home-do = Put it away and go on here
take-home-sure = End it here for everybody?

## Chat, continued

chat-about = About this message of { $name }
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = not heard
chat-report = Report to whoever runs this server
chat-reported = Reported. Thank you.

## Dice and fairness

fair-promise = Before anything was left to chance, the server promised its seed by this hash; after the game anybody can check that it was kept:

## Being called

push-switch = Notify me on this device when it is my turn
push-unable = This browser cannot be notified. The title of the page shows whose turn it is.
push-forbidden = You have forbidden notifications for this page. You can allow them in the settings of your browser.
push-failed = That did not work just now: the browser could not reach its notification service. Try again later.
push-off = Also when the page is closed. Only your turn and the end of a game, never anything else.
push-asking = Asking your browser…
push-on = You are notified when it is your turn and you are not at the table.
push-turn = It is your turn.
push-over = The game is over. Look how it ended.
## The clock of a table

awaited = Waiting for { $name }
## Talk at the table

talk-title = Talk at the table
chat-heard = { $name } says: { $text }
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
title-unread = ({ $count }) { $title }
## Several devices at one table

devices-title = Several devices at this table
devices-how = Put one screen where all can see it: it shows the board and the story. Whoever points a phone at this code has their own things and questions in their hand. Or everybody keeps everything on one device.
device-screen = This is the big screen
device-hand = Only my own things
device-all = Everything on this device
screen-join = Join with a phone
hand-room = Board
qr-label = Code for a camera: { $link }
point-do = Point at something
point-how = Press this and then a place, a figure, an answer or a card; or hold any of them for a moment. Everybody sees it for a few seconds.
point-now = Now press what you mean.
pointed-at = { $name } points at: { $what }
react-squeak = Squeak
react-cheer = Cheer
react-gasp = Gasp
reacted-squeak = { $name } squeaks.
reacted-cheer = { $name } cheers.
reacted-gasp = { $name } gasps.
## Campaigns of a company

company-link = To the company
campaign-brought = Some of this campaign was brought along from a device: that part cannot be verified.
table-custom = Set up by hand with what only a campaign brings: this game counts for no campaign.
lend-do = Let somebody else play
lend-label = Who plays for { $name }?
lend-back = Give the seat back to { $name }
lent-by = for { $name }
