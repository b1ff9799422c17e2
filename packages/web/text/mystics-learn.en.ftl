# Mystics, to be learned and looked up, in English. It sits beside learn.en.ftl.

## How to play: the first page
how-first = Small heroes, a large castle
how-about = What it is about
    .text = A queen has seized the castle; the people who were loyal to its king are mice now. You tell their story together in twelve chapters and play it with up to four people, usually with **four mice**. There are no winners among you: the mice win together or lose together.
how-goal = Winning and losing
    .text = Each chapter says what wins it, usually a place that all mice must reach. It is lost when **the hourglass reaches the end marker**, or when **all mice are captured at the same time**.
how-time = Time
    .text = The hourglass stands on the pages of the chapter. It moves on by a page with every surge, and whenever a mouse is captured. The page with the seal is the end marker.
how-track = Who is next
    .text = The cards on the track say it, **from the top down**; then a new round begins. A mouse has its own card, a kind of minion one card for all of its figures.
how-turn = A mouse’s turn
    .text = Roll a die. You may go as many spaces as **your move value plus the number on the die**. Besides the move you have **one action**, before it or after it:
how-scurry = Roll again and move once more.
how-battle = Attack a minion with a weapon you wear.
how-search = Roll a die: a star finds a card. Once it has found something, a mouse cannot search that room again.
how-explore = Leave the room, if no minion is in it. All mice come along.
how-recover = Shake off what stuns or webs you.
how-free = What costs no action
    .text = Once each in a turn: **share** cheese and cards with a mouse beside you, **equip** what is in your pack, **level up** for six cheese and take a new ability.
how-minions = A minion’s turn
    .text = Nobody plays the minions: they keep to their rules. One after another, each rolls a die, goes **that many spaces towards the nearest mouse** and attacks. Those with bows stay where they are if they see a mouse.
how-lines = Lines on the floor
    .text = A yellow line costs 1 with its arrow and 3 against it. **No mouse crosses a red line; minions do.** Black is a wall. On a space there is room for four, and where a minion stands your move ends.
how-die = The die
    .text = The number is for moving. The picture says what hits and what blocks. The **star** is what most other rolls need.
face-use-sword = hits in melee; star; moves 2
face-use-shield = hits in melee, blocks; moves 3
face-use-shield-star = hits in melee, blocks; star; moves 3
face-use-bow = hits from afar; moves 2
face-use-bow-star = hits from afar; star; moves 1
face-use-cheese = cheese; moves 1

## The second page
how-second = One blow, die by die
how-fight = It is Collin’s turn, and the last rat stands beside him. He battles. Five cheese lie on the wheel, the hourglass stands on page 1, and the open encounter card says: surge, three roaches.
how-fight-attack = Attack. Collin’s battle is 2 and his sword adds 1: three dice. In melee swords hit, and sword-and-shield hits as well: two hits. The cheese is Collin’s, at once.
how-fight-defence = Defence. The rat rolls its defence, two dice. Only sword-and-shield blocks: one hit less. But the rat has rolled a cheese, and a minion’s cheese goes on the wheel.
how-fight-surge = Surge. It is the sixth on the wheel. Everything else waits: the hourglass moves on to page 2, three roaches come in, their card goes to the bottom of the track, and the wheel is empty again.
how-fight-wound = Wound. Two hits less one block: one wound. A rat has one life, so it is defeated. It was the last of its kind, and its card leaves the track.
how-track-before = The track before: the rat comes after Collin.
how-track-after = The track after: the rat’s card is gone, the roaches come last.
how-cheese = Cheese
    .text = Cheese rolled in an attack or a defence belongs **to the mouse that rolled it**: it pays for abilities. What **minions** roll goes **on the wheel**. With six on it they surge: a page passes, and new minions may come.
how-wounds = Wounds and capture
    .text = A mouse with as many wounds as it has life is **captured**: it loses its cheese and most of what it wears, and a page passes. When its turn comes and no minion is left on the board, it is back beside a friend.
how-rooms = From room to room
    .text = When no minion is left in the room, a mouse beside an exit or on a flip space can explore, and everybody goes along. **A room entered for the first time brings an encounter**: a card says who is waiting there.
how-short = Time is short
    .text = When all mice have had their turn and there is no minion on the board, a cheese goes on the wheel all the same. Waiting costs time, too.

## Values on cards
value-battle = battle
value-defence = defence
value-lore = lore
value-move = move
value-life = life

## On one sheet
sheet-now = now
sheet-turn = A mouse’s turn: a move and an action
sheet-move = Move
    .text = 1 die + move value; not split by the action. Standing up, or leaving water, takes all of it.
sheet-scurry = Scurry
    .text = After the move: 1 die + move value once more.
sheet-battle = Battle
    .text = With a weapon you wear, at a legal target.
sheet-search = Search
    .text = 1 die, a star finds a card; after a find not again on this side.
sheet-recover = Recover
    .text = Stunned: it goes. Webbed: 1 die, a star.
sheet-explore = Explore
    .text = No minion on the tile; at an exit or on a flip space.
sheet-act = What else is an action
    .text = Of the chapter, of a card, of a party item; taking something up.
sheet-free = No action
sheet-share = Share
    .text = With one mouse near you, once a turn.
sheet-equip = Equip
    .text = Between slots and pack, once a turn; three cards in a pack.
sheet-level = Level up
    .text = 6 cheese for an ability of your class, once a turn.
sheet-cards = Cards
    .text = One ability card in any one turn; items and scrolls as they say.
sheet-place = Place, hand over, call
    .text = Party items, carried things, what a chapter offers.
sheet-choose = An answer
    .text = The rules ask something: it comes first.
sheet-end = End
    .text = Then the current carries you on, if you are in one.
sheet-die = The die
sheet-fight = A fight
sheet-target = Target
    .text = Melee: near. Ranged: whom you see; but with a minion near, one of those.
sheet-attack = Attack
    .text = Battle + weapon + bonuses. Melee: sword and sword-and-shield hit. Ranged: bow.
sheet-defence = Defence
    .text = Only if something hit. Each sword-and-shield blocks one.
sheet-paid = Cheese
    .text = A mouse’s to the mouse, a minion’s on the wheel, at once.
sheet-down = Wounds
    .text = What is left. Wounds as many as life: defeated, or captured.
sheet-minions = A minion’s turn
sheet-melee = Melee
    .text = 1 die towards the nearest mouse, then attack. With a mouse on its space it stays.
sheet-ranged = Ranged
    .text = Moves only if it sees no mouse.
sheet-whom = Whom
    .text = The nearest not yet attacked in this turn; equally near: the higher on the track.
sheet-time = Time and danger
sheet-surge = Surge
    .text = 6 on the wheel: a page on; once on each side new minions, below on the track; wheel empty.
sheet-short = Time is short
    .text = After the lowest mouse, with no minion on the board: 1 cheese on the wheel.
sheet-captured = Captured
    .text = A page on; cheese and worn cards gone, but for starting cards. Back when no minion is on the board.
sheet-lost = Lost
    .text = Hourglass at the end marker, or all mice captured.
sheet-ways = On the way
sheet-yellow = Yellow line
    .text = With its arrow 1, against it 3.
sheet-red = Red line
    .text = No mouse crosses it; minions do.
sheet-four = Full
    .text = Four small figures on a space, or one large one alone.
sheet-stop = Minions
    .text = Where one stands your move ends; you leave only if mice are not outnumbered.
sheet-water = Water
    .text = Ends the move. Out: the whole move, 1 die and 1 for each mouse there, a star.
sheet-mousetrap = Mousetrap
    .text = Dice as your move: a star, or 1 wound, +1 cheese, down, turn over.
sheet-states = States
sheet-stunned = Stunned
    .text = Your only action is Recover.
sheet-webbed = Webbed
    .text = No step, no Scurry, no standing up.
sheet-knocked = Knocked down
    .text = Standing up takes the move.
sheet-poison = Poison
    .text = Wounds that only cures remove.
sheet-charmed = Charmed
    .text = Next turn it fights the other mice.

## Passages in the rulebook
passages-read = { $count ->
    [one] The passage you have read
   *[other] The { $count } passages you have read
}
passages-unread = { $count ->
    [one] Also the one you have not read
   *[other] Also the { $count } you have not read
}

## Pictures in the rulebook
picture-M1-2 = The card of a hero: classes and five values.
picture-M1-3 = A minion card: one for all figures of the kind.
picture-M2-1 = The six faces of the die.
picture-M3-6 = The hourglass on page 1; the seal is the end marker.
picture-M4-2 = A new kind of minion is laid below the others.
picture-M7-2 = With the arrow 1, against it 3.
picture-M7-3 = The rat comes over the red line; no mouse does.
picture-M8-4 = At the end of his turn Nez drifts on by one space.
picture-M10-2 = With a rat next to her, Lily has to shoot at the rat.
picture-M10-3 = Lily sees the archer. Something black lies between her and the roach.
picture-M13-2 = Two exits of the same colour face each other: all go through.
picture-M13-4 = The tile is turned over: from the flip space of one side to that of the other.
picture-M15-1 = Five on the wheel: with the next cheese they surge.
