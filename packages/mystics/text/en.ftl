# Mystics in English. Keys: refused-<code>, event-<type>.

-mystics = Mystics

## Why an action is refused

refused-ability-used = This mouse has used an ability card in this turn.
refused-against-current = No mouse swims against a current.
refused-all-there = Everybody is there already.
refused-already-acted = The action of this turn is spent, and with it what was left of a move begun before.
refused-already-called = That was called in this chapter already.
refused-already-found = This mouse has found something on this side already.
refused-answer-first = A question is open: answer it first.
refused-asks-everything = This table asks everything; choose otherwise when the next one opens.
refused-both-in-water = Both ends would lie in water.
refused-carries-none = This mouse carries nothing.
refused-carries-one = A mouse carries one thing at a time.
refused-chapter-lost = The chapter is lost.
refused-chapter-not-over = The chapter is not over yet.
refused-chapter-under-way = A chapter is under way: play it to its end first.
refused-chapter-won = The chapter is won.
refused-closed = That side is closed in this chapter.
refused-condition-not-met = That is not possible now.
refused-empty-adjacent-space = The grape goes on an empty space next to the mouse.
refused-empty-walk = There is no space in this walk.
refused-full = There is no room on that space.
refused-gap = The gap is too wide to step over.
refused-gate-shut = The way is shut.
refused-had-its-turn = That card has had its turn in this round.
refused-hook-needed = This way needs the fishhook and thread in the stash.
refused-in-water = Not in the water.
refused-knocked-down = The mouse is knocked down: it must stand up first.
refused-lesson-first = One lesson at a time: only the action it asks for is offered.
refused-minion-near = With a minion on or next to its space, the target must be one of those.
refused-minion-there = A minion is on that space.
refused-minions-here = There are minions on this tile.
refused-move-first = Scurry comes after a move.
refused-move-over = The move is over.
refused-name-a-card = Name the initiative card that is attacked.
refused-name-an-exit = There are several ways: name one.
refused-no-aligned-exit = The tile beyond has no exit that fits.
refused-no-chapter-under-way = No chapter is under way.
refused-no-dry-way = No dry way without mousetraps leads there.
refused-no-exit-here = There is no way off the tile from here.
refused-no-fork-here = The dinner fork is not on this space.
refused-no-grape = The grape is not in the stash.
refused-no-legal-target = There is nothing it could attack.
refused-no-other-side = This tile cannot be turned over.
refused-no-such-ability = There is no such ability.
refused-no-such-action = There is no such action in this chapter.
refused-no-such-card = That card is not there.
refused-no-such-minion = There is no such minion.
refused-no-such-option = That is no answer to the question.
refused-no-such-space = There is no such space.
refused-no-such-target = There is no such target for it now.
refused-no-such-token = That does not lie here.
refused-no-such-weapon = The mouse does not hold that weapon.
refused-no-tile-beyond = Nothing lies beyond that exit.
refused-no-turn = That mouse has no turn now.
refused-nobody-arrives = Nobody is arriving now, or no space is named for a mouse that is.
refused-not-adjacent = That space is not adjacent.
refused-not-as-announced = The attack must fit what was announced before it.
refused-not-free = Only a free mouse can do that.
refused-not-here = That does not lie on this space.
refused-not-in-stash = That is not in the party stash.
refused-not-its-moment = This is not the moment for that card.
refused-not-knocked-down = The mouse is on its feet.
refused-not-near = That mouse is not on the same or an adjacent space.
refused-not-now = That cannot be done now.
refused-not-on-fork = Only another mouse on the fork’s space can be flung.
refused-not-on-track = That card is not on the track.
refused-not-placeable = That is not placed on the board.
refused-not-seen = A wall is in the way.
refused-not-there = That is done somewhere else.
refused-not-to-be-taken = That cannot be taken up.
refused-not-worn = In the pack it does nothing: it must be worn.
refused-not-your-mouse = How a mouse’s cards are asked about is for its own player to say.
refused-nothing-asked = Nothing was asked.
refused-nothing-lost = No chapter has been lost that could be tried again or left behind.
refused-nothing-moved = Nothing is moved.
refused-nothing-shared = There is nothing to share: neither of the two gives a card or cheese.
refused-nothing-to-recover = The mouse is neither stunned nor webbed.
refused-one-end-here = One end lies on the mouse’s own space, the other elsewhere.
refused-only-poison = Only poison wounds are left there, and this does not heal them.
refused-out-of-reach = The target is out of reach.
refused-outnumbered = Outnumbered by minions on its space, the mouse cannot leave.
refused-own-space = It is placed on the mouse’s own space.
refused-own-turn = It is that mouse’s turn already.
refused-red-line = Mice do not cross a red line.
refused-requirement-not-met = The mouse does not meet the requirement.
refused-slot-full = There is no room for that in its slot.
refused-stunned = A stunned mouse can only recover.
refused-taken = A mouse has that ability already.
refused-tinkerer-or-scamp-needed = This way needs a tinkerer or a scamp.
refused-too-far = That is farther than the thread is long.
refused-too-few-points = There are too few movement points left.
refused-too-little-cheese = There is too little cheese.
refused-used-this-round = That was used in this round.
refused-used-this-turn = That was done in this turn.
refused-weapon-used = That weapon has struck already, or is none of those asked for.
refused-webbed = The mouse is webbed.
refused-whole-move-needed = Leaving the water takes a whole move.
refused-wrong-slot = The card does not go there.

## What happened

event-chapter-began = { $chapter ->
    [prologue] The prologue begins.
   *[other] Chapter { $chapter } begins.
}
event-turn-began = It is the turn of { $card }.
event-turn-ended = The turn of { $card } is over.
event-round-began = A new round begins.
event-rolled = { $by ->
    [nobody] Dice are rolled
   *[other] { $by } rolls
} { $for ->
    [move] for movement
    [paws] for clever paws
    [attack] to attack
    [defense] to defend
    [search] to search
    [recover] to recover
    [trap] against the mousetrap
    [water] to get out of the water
    [ambush] in ambush
    [reroll] again
    [test] for a test
   *[other] for { $for }
}: { $faces }.
event-coin-tossed = { $by } tosses a coin: { $side }.
event-stepped = { $to ->
    [none] { $who } moves.
   *[other] { $who } steps to { $to }.
}
event-put = { $at ->
    [none] { $who } takes a new place.
   *[other] { $who } is put on { $at }.
}
event-sought = { $mouse ->
    [null] { $who } makes for { $at ->
        [none] its mark
       *[other] { $at }
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away.
   *[other] { $who } is after { $mouse }, the nearest: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away.
}
event-aimed = { $why ->
    [only] { $who } goes for { $mouse }, the only one it can attack.
    [nearest] { $who } goes for { $mouse }, the nearest.
    [higher] { $who } goes for { $mouse }: others are as near, but lower on the track.
    [fresh] { $who } goes for { $mouse }, the nearest not yet attacked this turn.
   *[highest] { $who } goes for { $mouse }, highest on the track: all have been attacked this turn.
}
event-drifted = { $to ->
    [none] The current carries { $who } on.
   *[other] The current carries { $who } to { $to }.
}
event-stood-up = { $who } stands up.
event-knocked-down = { $who } is knocked down.
event-attacked = { $by } attacks { $targets }.
event-missed = { $by } misses.
event-blocked = { $who } blocks { $blocks } of { $hits }.
event-wounded = { $n ->
    [one] { $who } takes a wound.
   *[other] { $who } takes { $n } wounds.
}
event-healed = { $n ->
    [one] { $who } is healed of a wound.
   *[other] { $who } is healed of { $n } wounds.
}
event-poison-eased = { $n ->
    [one] { $who } wears { $card }: the poison wound becomes a plain one.
   *[other] { $who } wears { $card }: { $n } poison wounds become plain ones.
}
event-marked = { $who } is { $marker }.
event-cured = { $who } is { $marker } no more.
event-defeated = { $who } is defeated.
event-removed = { $who } leaves the board.
event-card-beaten = The card { $card } is beaten.
event-captured = { $who } is captured.
event-rescued = { $at ->
    [none] { $who } is rescued.
   *[other] { $who } is rescued, and stands on { $at }.
}
event-taken-away = { $who } is taken away.
event-cheese-gained = { $card ->
    [none] { $who } gains { $n } cheese.
   *[other] { $card }: { $who } gains { $n } cheese.
}
event-cheese-lost = { $why ->
    [cost] { $who } pays { $n } cheese.
   *[other] { $who } loses { $n } cheese.
}
event-cheese-stolen = A cheese is stolen from { $who }.
event-wheel-changed = { $why ->
    [idle] A round without minions: time is short, and the cheese wheel has { $wheel }.
   *[other] The cheese wheel has { $wheel }.
}
event-surged = Surge!
event-page-turned = The hourglass moves to page { $page }.
event-end-moved = The end marker moves to page { $end }.
event-encounter-revealed = An encounter: { $card }.
event-encounter-put-back = The encounter card goes to the bottom of its deck, and nobody is the wiser.
event-placed = { $at ->
    [none] { $who } comes in.
   *[other] { $who } comes in on { $at }.
}
event-track-laid = The order of turns: { $track }.
event-card-moved = { $card }: a new place on the track.
event-traps-laid = { $at ->
    [none] Mousetraps are laid.
   *[other] Mousetraps are laid on { $at }.
}
event-trap-sprung = { $at ->
    [none] { $who } springs a mousetrap.
   *[other] { $who } springs the mousetrap on { $at }.
}
event-snare-set = { $at ->
    [none] { $by } sets a snare.
   *[other] { $by } sets a snare on { $at }.
}
event-snare-sprung = { $at ->
    [none] { $who } is caught in a snare.
   *[other] { $who } is caught in the snare on { $at }.
}
event-searched = { $success ->
    [true] { $who } searches, and something is there.
   *[other] { $who } searches, and finds dust, fluff and nothing else.
}
event-found = { $who } finds { $card }.
event-looked = { $who } looks at { $cards }.
event-kept = { $who } keeps { $card }.
event-discarded = { $who } discards { $card }.
event-used = { $who } uses { $card }.
event-passed = { $who } passes in silence: { $cards }.
event-waited = { $who } waits for { $for }.
event-led = { $to ->
    [none] { $who } leads everyone on.
   *[other] { $who } leads everyone to { $to }.
}
event-shuffled = The deck is shuffled: { $deck }.
event-shared = { $taken ->
    [none] { $who } gives { $with } { $given }.
   *[other] { $given ->
        [none] { $who } takes { $taken } from { $with }.
       *[other] { $who } gives { $with } { $given } and takes { $taken }.
    }
}
event-equipped = { $to ->
    [pack] { $who } puts { $card } into the pack.
   *[other] { $who } puts on { $card } ({ $to }).
}
event-leveled-up = { $who } learns { $ability }.
event-explored = { $who } leads the mice to { $side }.
event-item-placed = { $at ->
    [none] { $item } is put on the board.
   *[other] { $item } is put on { $at }.
}
event-item-taken = { $who } picks up { $item }.
event-item-lost = { $item } is gone.
event-achieved = Achievement: { $what }.
event-variable-set = { $value ->
    [true] { $variable }.
   *[other] { $variable } is now { $value }.
}
event-token-put = { $at ->
    [out] { $token } is off the board.
    [stash] { $token } is in the stash.
    [none] { $token } has a new place.
   *[other] { $token } is now at { $at }.
}
event-rule-cut = The rest of { $of } is left out: no rule goes on for ever.
event-story = The story goes on: { $passage }.
event-lesson = { $lesson ->
    [1] Lesson one, moving. The die is always rolled; nobody has to use every step. Walk Collin to the far corner.
    [2] Lesson two, searching. Only a star finds something. A failure costs the action, never the chance; and you may act first and walk afterwards.
    [3] Lesson three, time. No minion is about, so dawdling feeds the wheel: end the turn and see.
    [4] Lesson four, exploring. One mouse explores, and everybody comes along. A new room has new company.
    [5] Lesson five, battle. Roll, count the swords, with a shield or without, and pocket the cheese.
   *[6] Lesson six, the surge. Their cheese is your clock: when the wheel is full it breaks in at once, and then the blow goes on.
}
event-over = { $result ->
    [won] The chapter is won!
    [time] The chapter is lost: the hourglass has come to the end marker.
    [captured] The chapter is lost: no mouse is free any more.
   *[other] The chapter is lost.
}
