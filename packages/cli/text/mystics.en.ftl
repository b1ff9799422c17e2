# Mystics in the terminal, in English: what stands around the map, and what the program says.

## Around the map

table-time = { $chapter } · { $side } · page { $page } of { $end } · wheel { $wheel }
table-track = Track: { $cards }
table-poison = { " " }({ $n } poison)
table-cheese = { $n } cheese
table-at = on { $space }
table-captured = captured
table-away = taken away
table-down = knocked down
table-stunned = stunned
table-webbed = webbed
table-charmed = charmed
table-carries = carries { $token }
table-wears = wears { $cards }
table-pack = pack: { $cards }
table-abilities = can { $cards }
table-wounds = { " " }({ $n ->
    [one] 1 wound
   *[other] { $n } wounds
})
table-face-sword = sword★
table-face-shield = shield
table-face-shield-star = shield★
table-face-bow = bow
table-face-bow-star = bow★
table-face-cheese = cheese
table-minions = Minions: { $list }
table-stash = Stash: { $list }
table-placed = On the board: { $list }
table-tokens = Things: { $list }
table-in-stash = in the stash
table-counts = Counted: { $list }
table-legend = On the map: ~ water · ^ minions come in · x trap · % snare · @ the tile is turned over here · $ a thing · ! a party item · # red line · : gap · an arrow: down 1 point, up 3; in water the current

## What can be done

menu-step = step
menu-stand = stand
menu-scurry = scurry
menu-battle = battle
menu-search = search
menu-recover = recover
menu-explore = explore
menu-share = share
menu-equip = equip
menu-level-up = level-up
menu-ability = ability
menu-use = use
menu-place = place
menu-pick-up = pick-up
menu-catapult = catapult
menu-launch = launch
menu-act = act
menu-call = call
menu-take-up = take-up
menu-put-down = put-down
menu-hand-over = hand-over
menu-choose = choose
menu-end = end
menu-turn = { $mouse }: { $points ->
    [0] no movement points left
    [one] 1 movement point
   *[other] { $points } movement points
}, { $acted ->
    [yes] the action is spent
   *[no] the action is still to come
}
menu-ask = Choose: { $what } { $about }
menu-ask-ability = Which ability does { $about } bring along?
menu-ask-arrive = Where does { $about } arrive?
menu-ask-place = Where does one of these come in: { $about }?
menu-ask-move = Which way does { $about } go?
menu-ask-keep = Keep { $about }, or trade it for a cheese?
menu-ask-keep-one = Which of these cards is kept?
menu-ask-discard = The pack of { $about } is too full: what goes?
menu-ask-reroll = Which die is thrown again?
menu-ask-disguises = Spend the disguises to leave out the rat warriors?
menu-ask-heal = Which wound of { $about } is healed?
menu-ask-cure = What is cured?
menu-ask-boss-card = Which card of the boss takes the wounds?
menu-ask-rescue = Where is the mouse set free?
menu-ask-fetch = Which card is fetched?
menu-ask-drift = Which way does the current carry the mouse?
menu-ask-path = Which way does Brodie run?
menu-ask-learn = Learn something for the cheese?
menu-ask-share = Share with { $about }: what next?
menu-ask-equip = What does { $about } put where?
menu-ask-carry = Who takes { $about }?
menu-ask-put = Where from: { $about }?
menu-ask-encounter = Keep the next encounter, or send it to the bottom of the deck?
menu-ask-turnStart = The turn of { $about } is about to begin. Use a card first?
menu-ask-attackRolled = { $about } has rolled the attack. Use a card?
menu-ask-attackDone = The attack of { $about } is over. Use a card?
menu-ask-defend = { $about } is about to defend. Use a card?
menu-ask-defendOther = A friend is under attack. Does { $about } use a card?
menu-ask-defenseRolled = { $about } has rolled the defense. Use a card?
menu-ask-wounding = { $about } is about to be wounded. Use a card?
menu-ask-capturing = { $about } is about to be captured. Use a card?
menu-answer-pass = no
menu-answer-done = done
menu-answer-none = nothing
menu-answer-keep = keep it
menu-answer-cheese = a cheese instead
menu-answer-use = use them
menu-answer-bottom = to the bottom
menu-answer-plain = a plain wound
menu-answer-poison = a poison wound

## What the program says

table-help =
    A NUMBER    does what stands beside it. Its words do too: step b2, battle dagger roaches-1.
                Words for what is not listed are answered with the rule that forbids it.
    look NAME   a card, a mouse, a minion: look first aid
    goal        what wins and loses this chapter, and its own rules
    rules 7.8   that rule of the game; rules: the headings; rules 7: a chapter
    hint        what the party bot would do        bot     let it do so
    undo        as long as no die or card has been seen since
    story       the story so far                   map     the table again
    chronicle   every try of this campaign
    quit        stop; a campaign with a file goes on there next time
table-try =
    { $title }, try { $attempt } ({ $difficulty }): { $end ->
        [won] won
        [left] lost and left behind
       *[lost] lost
    } on page { $page } after { $rounds } rounds, { $captures } captures
table-try-won = { $line }; won { $flags }
table-goal = Goal: { $goal }
table-lost = Lost when: { $lost }
table-rule = { $name }: { $text }
table-hint = The party bot would { $what }.
table-unknown = I do not know “{ $line }”. Type a number from the list, or help.
table-no-such-thing = Nothing here is called “{ $name }”.
table-undone = Taken back.
table-which-rule = Which rule? Type its number, like rules 7.8, or the number of a chapter:
table-chapter = { $night } · { $title }
table-after-defeat = The chapter is lost. Type retry for another try, go on to leave it behind, or quit.
table-party = The party: { $mice }. Press Enter to set out, or type the names of { $size } of these: { $able }
table-no-party = That will not do: { $why }.
table-keep = Which card does { $mouse } keep for the next chapter? { $cards }, or 0 for none.
table-keep-number = Type one of the numbers.
look-hero = battle { $battle }, defense { $defense }, lore { $lore }, move { $move }, life { $life }
look-minion = battle { $battle }, defense { $defense }, life { $life }
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
