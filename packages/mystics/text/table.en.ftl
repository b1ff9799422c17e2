# At the table of Mystics, in English: what can be done, what is asked, what things are worth looking at.

## Actions, as something to do: action-<do>; kinds of action: verb-<do>

action-step = step to { $to }
action-walk = walk to { $to }
action-stand = stand up
action-scurry = scurry
action-battle = attack { $target } with { $weapon }
action-search = search
action-recover = recover
action-explore = { $exit ->
    [none] explore what lies below
   *[other] explore to the { $exit }
}
action-share = share with { $with }
action-equip = put the gear in order
action-level-up = learn { $ability }
action-ability = { $on ->
    [none] use { $ability }
   *[other] use { $ability }: { $on }
}
action-use = { $on ->
    [none] use { $card }
   *[other] use { $card }: { $on }
}
action-place = place { $item } on { $at }
action-pick-up = pick up { $item }
action-catapult = fling { $mouse } to { $to }
action-launch = launch the grape at { $target }
action-act = { $name }
action-call = call “{ $name }”
action-take-up = take up { $token }
action-put-down = put down what it carries
action-hand-over = hand over to { $to }
action-choose = answer: { $option }
action-arrange = take the places: { $places }
action-whisper = { $when ->
    [always] always ask about { $card }
    [hold] never ask about { $card }
   *[other] ask about { $card } when it matters
}
action-whispers = be asked about cards as you have chosen
action-end = end the turn
action-wait = wait for { $for }
action-lead = lead everyone to { $to }
every-card = every card
exit-n = north
exit-e = east
exit-s = south
exit-w = west
verb-step = step
verb-stand = stand
verb-scurry = scurry
verb-battle = battle
verb-search = search
verb-recover = recover
verb-explore = explore
verb-share = share
verb-equip = equip
verb-level-up = level-up
verb-ability = ability
verb-use = use
verb-place = place
verb-pick-up = pick-up
verb-catapult = catapult
verb-launch = launch
verb-act = act
verb-call = call
verb-take-up = take-up
verb-put-down = put-down
verb-hand-over = hand-over
verb-choose = choose
verb-end = end
verb-walk = walk
verb-arrange = arrange
verb-wait = wait for
verb-lead = lead to
verb-whisper = whisper
verb-whispers = whispers

## Warnings, before something is done: warning-<code>

warning-action-left = This turn’s action is not spent yet.
warning-gives-up-steps = { $n ->
    [one] This gives up the step that is left.
   *[other] This gives up the { $n } steps that are left.
}
warning-trap = A mousetrap lies there.
warning-carried-off = At the end of the turn the current carries it off the tile: captured.
warning-may-surge = Their cheese may fill the wheel: { $n }%.
warning-surges = This makes them surge.
warning-loses = This loses the chapter.
warning-items-left = Party items lie here; whatever is left behind is lost.
warning-captive-left = { $who } is still captured and could be rescued here.
warning-hurts-ours = This strikes { $who } too.
warning-below-level-up = That leaves too little cheese to level up.
warning-carried-on = { $n ->
    [one] The current carries it off the tile in 1 turn: captured.
   *[other] The current carries it off the tile in { $n } turns: captured.
}
warning-last-drift = Now the current carries it off the tile: captured.
warning-once-left = This can be done only here, and has not been done: { $who }.
warning-wearable = { $who } has an empty place for it.

## Questions: question-<what>; answers: answer-<option>

question-turn = { $mouse }: { $points ->
    [0] no movement points left
    [one] 1 movement point
   *[other] { $points } movement points
}, { $acted ->
    [yes] the action is spent
   *[no] the action is still to come
}
waiting-way = The chapter is lost: once more, or on?
waiting-keep = { $mice }: which card to keep for the next chapter?
waiting-hits = { $hits ->
    [one] 1 hit is coming
   *[other] { $hits } hits are coming
}: { $what }
question = { $about ->
    [none] Which is it to be?
   *[other] { $about }: which is it to be?
}
question-ability = Which ability does { $about } bring along?
question-arrive = Where does { $about } arrive?
question-place = { $about }: where does the next one come in?
question-move = Which way does { $about } go?
question-keep = Keep { $about }, or trade it for a cheese?
question-keep-one = Which of these cards is kept?
question-discard = The pack of { $about } is too full: what goes?
question-reroll = Which die is thrown again?
question-disguises = Spend the disguises to leave out the rat warriors?
question-heal = Which wound of { $about } is healed?
question-cure = What is cured?
question-boss-card = Which card of the boss takes the wounds?
question-rescue = { $about ->
    [none] Where is the mouse set free?
   *[other] Where is { $about } set free?
}
question-fetch = Which card is fetched?
question-drift = Which way does the current carry the mouse?
question-path = Which way does Brodie run?
question-learn = Learn something for the cheese?
question-share = Share with { $about }: what next?
question-equip = What does { $about } put where?
question-carry = Who takes { $about }?
question-put = Where from: { $about }?
question-encounter = Keep the next encounter, or send it to the bottom of the deck?
question-turnStart = The turn of { $about } is about to begin. Use a card first?
question-attackRolled = { $about } has rolled the attack. Use a card?
question-attackDone = The attack of { $about } is over. Use a card?
question-defend = { $about } is about to defend. Use a card?
question-defendOther = A friend is under attack. Does { $about } use a card?
question-defenseRolled = { $about } has rolled the defence. Use a card?
question-wounding = { $about } is about to be wounded. Use a card?
question-capturing = { $about } is about to be captured. Use a card?
question-beside = Who stands beside the full space?
question-searchRoll = { $about } is about to search. Use a card?
question-searchHit = { $about } finds something. Use a card?
question-wheelGain = Cheese goes on the wheel. Does { $about } use a card?
question-minionTurn = A minion is about to act. Does { $about } use a card?
question-minionDefeated = A minion is defeated. Does { $about } use a card?
question-minionsPlaced = Minions have come in. Does { $about } use a card?
question-trackDealt = The order of turns is laid. Does { $about } use a card?
question-markerGained = A friend is in trouble. Does { $about } use a card?
question-wounded = { $about } is wounded. Use a card?
question-beforeAttack = { $about } is about to attack. Use a card?
question-turnEnd = The turn of { $about } is about to end. Use a card?
answer-pass = no
answer-done = done
answer-none = nothing
answer-keep = keep it
answer-cheese = a cheese instead
answer-use = use them
answer-bottom = to the bottom
answer-plain = a plain wound
answer-poison = a poison wound
answer-off = off the tile: captured
answer-give = give { $what }
answer-take = take { $what }
answer-wear = wear { $card } ({ $slot })
answer-into-pack = put { $card } into the pack

## Looking at things

sign-sword = sword★
sign-shield = sword-and-shield
sign-shield-star = sword-and-shield★
sign-bow = bow
sign-bow-star = bow★
sign-cheese = cheese
look-hero = battle { $battle }, defence { $defense }, lore { $lore }, move { $move }, life { $life }
look-minion = battle { $battle }, defence { $defense }, life { $life }
look-weapon = { $mode }, { $type }, { $bonus ->
    [0] no bonus
   *[other] +{ $bonus }
}
look-paws = { $n ->
    [one] 1 paw
   *[other] { $n } paws
}
look-cost = { $n } cheese
look-for = for { $who }
look-lore = for lore { $n } and more

## What was tried, and advice

try =
    { $title }, try { $attempt } ({ $difficulty }): { $end ->
        [won] won
        [left] lost and left behind
       *[lost] lost
    } on page { $page }; rounds: { $rounds }, captures: { $captures }
try-won = { $line }; won { $flags }
hint-text = The party bot would { $what }.
hint-nothing-better = Nothing else would help more now.
hint-onward = The way to the end of the chapter leads there.
hint-star = A star finds something: { $chance }%.
hint-fells = The chance to fell { $target } is { $chance }%.
hint-strikes = The chance to wound { $target } is { $chance }%.
hint-wins = It wins the chapter.
hint-heals = It heals { $who }.
hint-frees = Then { $who } can do everything again.
hint-learns = { $who } learns something for the rest of the story.
hint-wears = Worn, it helps { $who } at once.
hint-eats = It takes cheese off the wheel: they surge later.
hint-into-reach = From there { $target } is in reach.
hint-out-of-reach = Fewer of them can strike { $who } there.
hint-on-the-way = It lies on the way.
hint-likelier = Then the chance to fell { $target } is { $chance }% instead of { $was }%.
hint-more-steps = A few more steps are worth most now.
hint-its-moment = This is its moment.
hint-best-for-us = It leaves the party best off.

## Before a chapter begins

notice-required = Must come along: { $mice } (M3.1).
notice-one-of = One of these must come along: { $mice } (M3.1).
notice-stays = { $why ->
    [forbidden] { $mouse } cannot take part in this chapter.
    [unusual] { $mouse } makes way: this chapter is usually played with others.
    [fewest] { $mouse } makes way, having the fewest ability cards.
   *[last] { $mouse } makes way, being last in the order of the box.
}
notice-keeps = While { $mouse } stays behind, nobody else can learn: { $cards } (M24.1).
notice-twice = There is only one { $card }: { $by } has it, so { $mouse } chooses another (M3.2).
