# Mystics at a table in the browser, in English.

mystics-title = Mystics

## Seals
letter-collin = C
letter-nez = N
letter-tilda = T
letter-filch = F
letter-lily = L
letter-maginos = M
letter-rat-warriors = r
letter-elite-rat-warriors = E
letter-roaches = k
letter-greedy-roaches = g
letter-spider = S
letter-centipede = P
letter-captain-vurst = V
letter-skitter-clak = X
letter-vanestra = Q
letter-brodie = B

## The room
room-label = { $side }, the spaces of the room
space-floor = { $id }
space-water = { $id }, water
space-area = { $id }, a raised place
space-entry = minions come in here
way-to = Way out to { $side }
way-unknown = a room not yet seen
way-nowhere = nowhere

## Time
time-label = Time and danger
time-left = { $left ->
    [one] 1 more cheese
   *[other] { $left } more cheese
} and they surge:
wheel-label = Cheese wheel: { $wheel } of { $full }
page-label = Page { $page } of { $end }
surge-then = the hourglass moves on.
surge-nobody = the hourglass moves on, and nobody comes: this room has surged.
surge-brings = the hourglass moves on, and in comes: { $minions }.

## Track and party
track-label = Order of turns
mouse-life = { $left } of { $life } hearts
played-by = Played by { $who }
played-to = Give to { $who }
played-together = Change hands together: { $mice }
is-captured = captured
is-away = taken away
is-down = knocked down
is-poisoned = poison
is-unseen = unseen
is-carrying = carries { $token }

## The turn
turn-of = { $mouse }’s turn
turn-of-other = Now: { $who }
turn-left = { $points ->
    [0] No steps left
    [one] 1 step left
   *[other] { $points } steps left
}, { $acted ->
    [yes] the action is spent
    [last] and your action, which ends the walk
   *[no] and your action
}
over-won = The chapter is won!
over-lost = The chapter is lost.
whose-own = { $who } decides: it is { $mouse }’s own.
whose-turn = A party choice: { $who } decides, whose turn it is.
whose-lowest = A party choice: { $who } decides, lowest on the track.
suggest-how = Tap an answer to suggest it.
answer-good-first = Good to begin with.
arrive-all = Everybody at once:
arrive-one = Or one by one, as asked above:

## What can be done
do-step = Step
do-stand = Stand up
do-scurry = Scurry
do-battle = Battle
do-search = Search
do-recover = Recover
do-explore = Explore
do-share = Share
do-equip = Equip
do-level-up = Level up
do-ability = Cards
do-use = Use
do-place = Place item
do-pick-up = Pick up
do-catapult = Catapult
do-launch = Launch
do-act = Act
do-call = Call
do-take-up = Take up
do-put-down = Put down
do-hand-over = Hand over
do-choose = Choose
do-end = End turn
do-end-sure = End turn anyway
warned-again = Once more, and it is done.
do-walk = Walk
do-arrange = Take places
do-wait = Wait for…
do-lead = Lead everyone
do-whisper = Ask about
note-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
note-star = star { $chance }%
note-stand = takes all steps
note-scurry = die + { $move }
# Why a button cannot be used, in three words.
short-already-acted = action spent
short-minions-here = minions here
short-no-exit-here = no exit here
short-move-first = after a move
short-already-found = found already
short-not-near = nobody near
short-too-little-cheese = too little cheese
short-used-this-turn = done this turn
short-in-water = in the water
short-stunned = stunned
short-webbed = webbed
short-knocked-down = knocked down
short-no-such-minion = no minions here
short-out-of-reach = out of reach
short-not-seen = a wall between
short-not-its-moment = not now
short-ability-used = one a turn
short-nothing-shared = nothing to give

among-label = Which one?
among-none = None of these
lead-where = Tap the place where everybody is to go.
chance-to-defeat = defeats it: { $chance }%
attack-odds = { $dice } dice against { $against } · cheese for us { $cheese }%, for the wheel { $wheel }%
do-hinted = Do that
hint-lesson = Now: { $what }
hint-lesson-step = Now: tap the place the arrow points at, or one farther on. A paw says how many steps it takes.
hint-none = Nothing better comes to mind than to wait.
command-unclear = “{ $word }” is no command here.

## What is asked
window-if-used = If you use it
window-if-passed = If you pass
window-use = Use it
window-pass = Pass
odds-wound = a wound: { $chance }%
odds-felled = falls: { $chance }%
then-dice = then dice decide
whisper-label = Ask for this card
whisper-always = always
whisper-matters = when it matters
whisper-hold = only when I am asked everything
ask-all = Ask me everything
ask-all-hold = The same while you hold Shift
ask-all-now = Everything is asked now.

## Dice, log, leaves
told-of = { $who } on the move
told-house = What happens to everybody
recap-nothing = The others came and went: nobody was hurt.
sum-line = { $hits } − { $blocks } = { $left }
tray-sum =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } − { $blocks ->
        [one] 1 shield
       *[other] { $blocks } shields
    } = { $left ->
        [one] 1 wound
       *[other] { $left } wounds
    }.
tray-steps = { $die } on the die + { $move } = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
tray-label = The last dice
log-begin = At the beginning
log-passed = Passed for you
log-big = What counts
leaves-label = More of the table
leaf-mouse = Mouse
leaf-map = Goal
leaf-threats = Threats
threats-none = No minion is after anybody here.
threat-line = { $how ->
    [shot] { $who } shoots at { $mouse }.
    [sure] { $who } strikes { $mouse }.
    [never] { $who } is after { $mouse } but too far off to strike ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }).
   *[maybe] { $who } is after { $mouse }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away: it gets there { $chance }% of the time.
}
leaf-log = Log
leaf-candle = Candle
goal-title = What has to be done
goal-lost = Lost when: { $lost }
goal-counted = { $name }: { $value }
map-label = The rooms of this chapter
leaf-story = Story

## Things
stat-battle = battle
stat-defense = defence
stat-lore = lore
stat-move = move
sheet-worn = Worn
sheet-pack = Pack { $n } of { $most }
sheet-can = Abilities
sheet-stash = Stash of the party
sheet-none = nothing
card-use = Use
card-wear = Wear
card-take-off = Into the pack
share-with = With whom?
share-how = Tap a card, and it goes to the other.
share-over = More than fits: one will be discarded.
share-cheese = { $n ->
    [one] 1 cheese
   *[other] { $n } cheese
}
share-one-cheese = 1 cheese to { $who }
share-not = Not now
share-do = Share

## The book and the hall
book-go-on = Go on
hall-title = The Twelve-Clock
hall-begin = Open the book
hall-set-out = Begin the chapter
hall-go-on = Go on with the chapter
hall-difficulty = How hard?
hall-level-story = Mostly more pages, easier encounters and fewer minions.
hall-level-standard = The chapters as they were meant.
hall-level-heroic = Mostly fewer pages, harder encounters and more minions.
hall-party = Who goes
hall-one = Play this chapter by itself
hall-ours = our campaign, saved on this device
hall-new = A new campaign
hall-new-how = Twelve chapters, one after the other. It is saved after every move, and you can stop at any time.
hall-player = Player { $n }
hall-more = One more
hall-fewer = One fewer
hall-with-prologue = Begin with the prologue, which teaches the game
hall-so-far = The story so far
hall-nothing-yet = Nothing yet. The book is closed.
hall-forget = Delete this campaign
hall-forget-sure = Really? Nothing will be left of it. Press once more
hall-retry = Try again
hall-go-on-lost = Go on, for one stroke (B7)
hall-price = Going on costs one stroke of the clock: { $strokes } so far, two at most (B7). Each mouse may then keep a card.
hall-one-how = A chapter by itself: nothing is carried over from the campaign, and nothing back to it.
hall-change = Others
hall-bot = the party bot
hall-tap-next = Tap a mouse for another player, or for the party bot.
hour-won = won
hour-left = lost and left behind
hour-next = next
hour-later = later
end-remembered = This will be remembered:
end-keep = Each mouse may keep one card for the next chapter (M24.2):
end-to-hall = On to the next hour
end-to-hall-lost = Back to the clock
end-look = Look at the table once more
hall-players = Who plays?
book-close = Close the book
book-later = Read later
book-ribbon = Ribbon
book-chosen = chosen
book-not-chosen = not chosen
book-from-now-on = From now on
passage-intro = The beginning
passage-victory = The victory
passage-defeat = The defeat
passage-goes-on = How it goes on
passage-goes-on-lost = How it goes on all the same
passage-epilogue = The end of the story
passage-last-page = The last page
