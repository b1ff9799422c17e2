# Castle in the web app, in English: first page, board, column, and how its tiles are marked.

## Home

home-what = A race of two to four teams of mice through a castle whose floor slides. Lift roofs, run, push the floor from under your rivals: two of your mice on the same cheese, and it is yours.
new-more = Castle, goal and rivals
new-target = Different cheeses to win
new-memory = Marks on the roofs, for everybody
memory-none = none: rely on your memory
memory-fading = fade after two rounds
memory-all = all that was seen
new-layout = Rooms
layout-hof = Courtyard
layout-mill = Mill

## The table

board-label = The castle, with the gates of the sliding lines around it
prompt-place = { $team }: put your first mouse on a tower.
prompt-turn = { $team }: uncover a room, step, or slide a line.
prompt-chosen = { $team }: where does the mouse on { $square } go?
prompt-stuck = { $team }: the mouse on { $square } has no open square beside it. Uncover a room there first.
prompt-which = Which mouse? Choose it first.
prompt-pass = { $team }: your mouse must step on.
prompt-armed = Touch { $end } again to push in: { $kind }.
prompt-no-points = { $team }: no points left. End your turn.
prompt-end-all = { $team }: all your points are left. Press End turn once more to pass.
prompt-bot = { $team } is playing…
prompt-over = { $team } wins!
result-you = You win!
points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
do-uncover = Uncover
do-step = Step
do-enter = Enter
do-slide = Slide
do-end-all = End turn without doing anything?
do-uncover-how = Uncover a room beside one of your mice: tap its roof
do-step-how = Step: tap your mouse, then a square; it goes there if your points suffice
do-enter-how = Enter a mouse from your hand on a free tower: tap the tower
do-slide-how = Slide a line: tap an arrow in the wall to push the spare tile in
players-mice = in hand: { $hand } · in the dungeon: { $lost }
players-goal = { $target } different cheeses win.
resign-do = Give up
players-gone = has given up
spare-title = Spare tile
dungeon-title = Dungeon
dungeon-empty = empty
dungeon-team = { $team }: { $count }
command-unclear = “{ $word }” is not clear. Two squares to step, a room’s letter to uncover it, a tower to enter, > and a square to slide, end.
typed-end = end
log-big = cheese and falls

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

## The letters on the seals of cheeses

letter-blue = B
letter-braid = S
letter-emmental = E
letter-gouda = G
letter-halloumi = H
letter-neufchatel = N
letter-provolone = P
puzzles-door = A puzzle a day
puzzles-door-about = One turn, one answer: 365 castles wait on the shelf.
