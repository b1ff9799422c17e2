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
table-minions = Minions: { $list }
table-stash = Stash: { $list }
table-placed = On the board: { $list }
table-tokens = Things: { $list }
table-in-stash = in the stash
table-counts = Counted: { $list }
table-legend = On the map: ~ water · ^ minions come in · x trap · % snare · @ the tile is turned over here · $ a thing · ! a party item · # red line · : gap · an arrow: down 1 point, up 3; in water the current

## What the program says

table-help =
    A NUMBER    does what stands beside it. Its words do too: step b2, battle dagger roach 1.
                Words for what is not listed are answered with the rule that forbids it.
    look NAME   a card, a mouse, a minion: look first aid
    goal        what wins and loses this chapter, and its own rules
    rules 7.8   that rule of the game; rules: the headings; rules 7: a chapter
    hint        what the party bot would do        bot     let it do so
    undo        as long as no die or card has been seen since
    story       the story so far                   map     the table again
    chronicle   every try of this campaign
    quit        stop; a campaign with a file goes on there next time
table-goal = Goal: { $goal }
table-lost = Lost when: { $lost }
table-rule = { $name }: { $text }
table-unknown = I do not know “{ $line }”. Type a number from the list, or help.
table-hint-how = To do so, type { $number }, or bot.
table-no-such-thing = Nothing here is called “{ $name }”.
table-undone = Taken back.
table-which-rule = Which rule? Type its number, like rules 7.8, or the number of a chapter:
table-chapter = { $night } · { $title }
table-after-defeat = The chapter is lost. Type retry for another try. Or type go on to leave it behind: that costs one stroke of the clock ({ $strokes } so far, two at most), and each mouse may keep a card. Type quit to stop here.
table-party = The party: { $mice }. Press Enter to set out, or type the names of { $size } of these: { $able }
table-no-party = That will not do: { $why }.
table-keep = Which card does { $mouse } keep for the next chapter? { $cards }, or 0 for none.
table-keep-number = Type one of the numbers.
