# Castle in English. Keys: refused-<code>, event-<type>, action-<do>, kind-<tile>, hint-<code>, foresee-<what>, team-<seat>,
# team-letter-<seat>. How tiles are marked is said where they are drawn: letter-<tile>.

-castle = Castle

## Why an action is refused

refused-game-over = The game is over.
refused-out-of-turn = It is { $team }’s turn.
refused-place-first = First every player puts a mouse on a tower.
refused-already-placed = All first mice are placed; a new one enters for a point.
refused-not-a-tower = { $tower } is not a tower: the towers are a1, g1, a7 and g7.
refused-tower-taken = The tower { $tower } is taken.
refused-no-points = You have no action points left: end your turn.
refused-no-such-room = There is no room { $room }.
refused-already-open = Room { $room } is open already.
refused-out-of-reach = No mouse of yours is next to room { $room }.
refused-not-your-mouse = No mouse of yours stands on { $from }.
refused-outside = That is outside the castle.
refused-not-a-neighbour = { $to } is not next to { $from }: a mouse steps straight, one square at a time.
refused-into-tower = A mouse never goes back into a tower.
refused-under-roof = { $to } is under a roof: take the roof off first.
refused-onto-trap = { $to } shows a trap.
refused-no-mouse-in-hand = You have no mouse in hand.
refused-must-step-on = Your mouse stands on another one’s square: it must step on first.
refused-no-way-on = The square is taken, and you have too few points to step on to a free one.
refused-not-an-end = { $end } is not an end of a sliding line.
refused-already-slid = You have slid a line this turn.
refused-straight-back = The tile may not be pushed straight back in.
refused-no-such-team = There is no such team at this table.
refused-already-resigned = This team has given up already.

## What happened

event-started = The castle is built. { $first } begins; the spare tile is { $spare }.
event-placed = { $seat } puts a mouse on { $tower }.
event-turn-began = Round { $round }: { $seat } is to move.
event-uncovered = { $seat } lifts the roof of { $room }: { $shows }.
event-stepped = { $seat } steps from { $from } to { $to }.
event-stepped-passing = { $seat } slips past the mouse on { $to }.
event-entered = { $seat } brings a mouse in at { $tower }.
event-entered-passing = { $seat } climbs past the mouse on { $tower }.
event-slid = { $seat } pushes { $pushed } in at { $end }; { $dropped } drops out.
event-fell = A mouse of { $seat } falls into the dungeon from { $at }.
event-awarded = { $seat } takes a token: { $cheese }, on { $on }.
event-resigned = { $seat } gives up and leaves the castle.
event-covered = { $count ->
    [one] The roof of { $rooms } is put back.
   *[other] The roofs of { $rooms } are put back.
}
event-won-target = { $winner } has enough cheeses and wins!
event-won-mice = A team has lost its third mouse. { $winner } has the most cheese and wins!
event-won-rounds = The last round is over. { $winner } has the most cheese and wins!
event-won-resigned = Nobody else is left. { $winner } wins!

## Actions

action-place = put a mouse on { $tower }
action-step = step from { $from } to { $to }
action-uncover = uncover room { $room }
action-enter = enter a mouse at { $tower }
action-slide = slide the line at { $end }
action-end = end the turn
action-resign = give up

## Tiles

kind-blue = blue cheese
kind-braid = string cheese
kind-emmental = Emmental
kind-gouda = Gouda
kind-halloumi = halloumi
kind-neufchatel = Neufchâtel
kind-provolone = provolone
kind-plain = bare floor
kind-trap = a trap

## What a bot's choice is good for: hint-<code>

hint-text = A bot would { $what }.
hint-win = It wins at once.
hint-win-soon = It wins with { $points } points.
hint-token = It takes { $cheese } at once.
hint-token-soon = It takes { $cheese } with { $points } points.
hint-fall = A mouse of { $team } falls into the dungeon.
hint-fall-soon = With { $points } points it drops a mouse of { $team }.
hint-safe = It keeps your mouse on { $square } from falling: a trap is one push away.
hint-deny = It keeps { $team } from { $cheese }, which was in reach.
hint-nearer = { $points ->
    [one] It brings { $cheese } nearer: about 1 point is missing then.
   *[other] It brings { $cheese } nearer: about { $points } points are missing then.
}
hint-way = It opens the way to { $to }.
hint-look = { $count ->
    [one] It shows a tile that nobody knows.
   *[other] It shows { $count } tiles that nobody knows.
}
hint-reach = From there the roof of { $room } is in reach.
hint-more-mice = A pair takes two: more mice, more chances.
hint-spent = Your points are spent.
hint-rest = Nothing within reach would improve your position this turn.
hint-threat = It puts a trap next to one of { $team }’s mice.
hint-hinder = It puts { $team }’s nearest cheese farther away.
hint-likely = In { $count } of { $of } castles that fit what you have seen, it brings a cheese nearer.
hint-best = Across { $of } castles that fit what you have seen, it leaves you best placed.

## What would follow from a slide: foresee-<what>

foresee-push = Pushed in at { $end }: { $kind }.
foresee-you-take = { $cheese }: you take it.
foresee-takes = { $cheese }: { $team } takes it.
foresee-you-fall = Your mouse on { $at } falls!
foresee-falls = { $team }’s mouse on { $at } falls.
foresee-unknown = ? Nobody sees what comes under { $at }.
foresee-you-win = You win!
foresee-wins = { $team } wins.
foresee-final = This shows what is hidden: it cannot be taken back.

## The teams, by seat, and their letters

team-0 = Rowan
team-1 = Lake
team-2 = Amber
team-3 = Violet
team-letter-0 = R
team-letter-1 = L
team-letter-2 = A
team-letter-3 = V
