# The web app in English: pages, table frame, and how Castle's tiles are marked on its board.

app-name = Mousekeep
castle-title = Castle
close = Close

nav-label = Pages
nav-home = Home
nav-rules = Rules
nav-settings = Settings

## Home

home-hello = Welcome, { $name }!
home-what = Lift roofs, run through the castle, push the floor from under your rivals. Two of your mice on the same cheese: it is yours.
new-title = Play now
new-against = Who plays?
new-bots = Me against bots
new-friends = Friends at this screen
new-players = Players
new-level = Bots play
level-easy = gently
level-normal = well
level-hard = hard
level-master = like masters
new-more = Castle and goal
new-target = Different cheeses to win
new-layout = Rooms
layout-hof = Courtyard
layout-mill = Mill
new-play = Play
tables-title = Tables on this device
tables-go-on = Go on
tables-look = Look back
tables-forget = Remove
tables-forget-this = Remove: { $title }, { $when }
mode-bots = { $count ->
    [one] Against a bot
   *[other] Against { $count } bots
} · saved on this device
mode-friends = One screen · { $count } players · saved on this device
mode-past = Looking back

## The table

board-section = Board
board-label = The castle, with the gates of the sliding lines around it
table-missing = There is no such table on this device.
table-broken = This table cannot be opened: { $why }.
table-not-kept = This device has no room left: the table is not being saved.

prompt-place = { $team }: put your first mouse on a tower.
prompt-turn = { $team }: lift a roof, run, or push the spare tile in.
prompt-chosen = { $team }: where does the mouse on { $square } go?
prompt-stuck = { $team }: the mouse on { $square } has no open square beside it. Lift a roof there first.
prompt-which = Which mouse? Choose it first.
prompt-pass = { $team }: your mouse must step on.
prompt-armed = Touch { $end } again to push in: { $kind }.
prompt-no-points = { $team }: no points left. End your turn.
prompt-bot = { $team } is playing …
prompt-past = You are looking back. Escape, or a tap on the board, leads to the present.
prompt-over = { $team } wins!
points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}

actions-label = What you can do
do-uncover = Lift
do-step = Run
do-enter = Enter
do-slide = Push
do-uncover-how = Lift a roof beside one of your mice: tap it
do-step-how = Run: tap your mouse, then a square beside it
do-enter-how = Bring a mouse from your hand onto a free tower: tap the tower
do-slide-how = Push the spare tile in: tap an arrow in the wall
do-undo = Take back
do-hint = Hint
do-end = End turn
hint-text = A bot would { $what }.
end-look-back = Look back
end-again = New game

holder-bot = bot, plays { $level }
players-title = Players
players-mice = in hand: { $hand } · in the dungeon: { $lost }
players-goal = { $target } different cheeses win.
spare-title = Spare tile
dungeon-title = Dungeon
dungeon-empty = empty
dungeon-team = { $team }: { $count }

log-title = What happened
log-jump = Look at this moment
timeline-label = Move { $at } of { $plays }
timeline-back = One move back
timeline-on = One move on
command-label = Type a move
command-do = Do it
command-unclear = “{ $word }” is not clear. Two squares to step, a room’s letter to lift its roof, a tower to enter, > and a square to push, end.
legal-none = There is nothing for you to do now.
legal-list = You can: { $actions }.

rule-open = Rule { $rule }: read it
rule-title = { $rule } · { $chapter }
rule-in-book = In the rulebook

## Squares, spoken

cell-roof = { $square }: roof of room { $room }
cell-tower = { $square }: tower
cell-floor = { $square }: solid floor
cell-tile = { $square }: { $kind }
cell-mouse = mouse of { $team }
cell-gate = Gate { $end }, spare tile: { $kind }
cell-can-place = can be entered
cell-can-enter = can be entered
cell-can-uncover = can be lifted
cell-can-step = can be stepped on
cell-can-slide = can be pushed

## Rulebook and settings

rules-intro = Every refusal in the game names one of these numbers.
rules-english = The numbered rules are written in English.
rules-search = Search in the rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
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
settings-memory = Show on the roofs what has been seen under them
settings-keys = Keys of one letter
keys-title = Keys at the table
key-arrows = arrows
key-arrows-does = go from square to square; Home and End: along the row
key-enter = Enter
key-enter-does = choose a mouse, step, lift, enter or push there
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
key-slash = /
key-slash-does = type a move
key-comma = , and .
key-comma-does = look back and on, move by move
key-escape = Esc
key-escape-does = let go of what was begun; back to the present

## The letters on the seals of cheeses

letter-blue = B
letter-braid = S
letter-emmental = E
letter-gouda = G
letter-halloumi = H
letter-neufchatel = N
letter-provolone = P
