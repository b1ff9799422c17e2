# The web app in English: pages, and what every table has.

app-name = Mousekeep
castle-title = Castle
mystics-title = Mystics
close = Close
game-missing = This game cannot be played in the browser yet.
page-missing = There is no such page.
nav-label = Pages
nav-home = Home
nav-rules = Rules
nav-sheet = Quick reference
nav-how = How to play
nav-learn = Learn and look up
nav-settings = Settings

## Home

home-hello = Two games about mice, at a table that knows the rules.
home-learn = Learn in five minutes
home-learn-on = Go on with the lesson
home-play = Play now
new-title = Or choose who plays
new-against = Who plays?
new-bots = Me against bots
new-friends = Friends at this screen
new-players = Players
new-people = People at this screen
new-level = Bots play
level-easy = gently
level-normal = well
level-hard = hard
level-master = like masters
level-party = along with you
new-play = Play
tables-title = Tables on this device
tables-go-on = Go on
tables-more = More tables
tables-look = Look back
tables-forget = Remove
tables-forget-this = Remove: { $title }, { $when }
tables-forget-sure = Really remove?
mode-bots = { $count ->
    [one] With a bot
   *[other] With { $count } bots
} · saved on this device
mode-friends = { $count ->
    [one] One screen · { $count } player
   *[other] One screen · { $count } players
} · saved on this device
mode-past = Looking back
version-ready = A new version is ready.
version-now = Use it now
version-later = Later
version-kept = Games on this device go on where they are.

## The table

board-section = Board
table-missing = There is no such table on this device.
table-broken = This table cannot be opened: { $why }.
table-not-kept = This device has no room left: the table is not being saved.
prompt-past = You are looking back. Escape, or a tap on the board, takes you to the present.
prompt-closed = This table was put away: it can only be looked at.
actions-label = What you can do
do-undo = Take back
do-hint = Hint
telling-next = Next
telling-pause = Pause
telling-from-start = Tell it from the start
telling-skip = Skip
show-again = Show their turn again
do-end = End turn
end-look-back = Look back
end-again = New game
end-rematch = Play again
holder-bot = bot, plays { $level }
holder-mouse = { $name }, plays { $level }
mouse-bramble = Bramble
mouse-clover = Clover
mouse-dart = Dart
mouse-moss = Moss
players-title = Players
log-title = What happened
log-jump = Look at this moment
timeline-label = Move { $at } of { $plays }
timeline-back = One move back
timeline-on = One move on
command-label = Type a move
command-do = Do it
legal-none = There is nothing for you to do now.
legal-list = You can: { $actions }.
rule-open = Rule { $rule }: read it
rule-title = { $rule } · { $chapter }
rule-in-book = In the rulebook
tip-final = This shows what is hidden: it cannot be taken back.
log-filter = Show
log-edge = Moves can be taken back as far as here: before this, something was revealed.
log-all = everything
log-nothing = Nothing of this yet.

## Rulebook and settings

settings-title = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
theme-auto = as on the device
theme-light = light
theme-dark = dark
settings-speed = Motion
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
settings-others = Others’ moves stay in sight
others-short = briefly
others-usual = as usual
others-long = longer
settings-telling = What happens by itself is told
telling-steps = step by step
telling-calm = calmly
telling-once = at once
settings-keys = One-letter keys
keys-title = Keys at the table
key-arrows = arrows
key-arrows-does = go from square to square; Home and End: along the row
key-enter = Enter
key-enter-does = choose a mouse, step, uncover, enter or slide there
key-tab = Tab
key-tab-does = leave the board for the buttons
key-e = e
key-e-does = end the turn
key-u = u, Ctrl Z
key-u-does = take back
key-h = h
key-h-does = hint
key-m = m
key-m-does = say everything that can be done
key-o = o
key-o-does = say whose turn it is
key-l = l
key-l-does = say again what happened last
key-q = q
key-q-does = the quick reference, with what may be done now lit
key-slash = /
key-slash-does = type a move
key-comma = , and .
key-comma-does = look back and on, move by move
key-escape = Esc
key-escape-does = let go of what was begun; back to the present
settings-sound = Sound
sound-off = off
sound-on = on
volume-moves = Volume of moves
volume-events = Volume of cheese and falls
volume-notices = Volume of notices
