# The story book in English, without its passages (story/): titles, goals, special rules, and the names of what a
# chapter offers, asks and counts. Keys: chapter-<id>, rule-<R1-2>, act-, call-, ask-, token-, variable-, flag-<name>.

## The Smallest Door

chapter-prologue = The Smallest Door
    .night = Before the first stroke
    .hook =
        A cell, a cold supper and a spell that is perfectly reversible. Two mice go first, to see whether there
        is a way out at their new size. There is. It has roaches in it.
    .goal = Clear the gutter of minions and bring both mice to the slit under the door.
    .lost = The hourglass reaches the end marker, or both mice are captured at once. Then it simply starts again.
    .recap = Five prisoners became five mice, and the smallest door in the castle turned out to be big enough.

## Out by the Grate

chapter-1 = Out by the Grate
    .night = First stroke
    .hook =
        Five people were locked in this cell and five mice walk out of it. The boots are the size of barges, the
        grate is the size of a door, and one of the boots has just moved. Time to find out how fast you are.
    .goal = Bring every free mouse into the old oak in the Courtyard, with no minion left there.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They fled through the grate, the sewer and the snow, and Barksburg, the town in the oak, took them in.
    .left = They came to Barksburg by the back door, out of the snow, wrapped in a mitten.
rule-R1-1 = Leave nobody in the water
    .text = A mouse explores by an exit of the Sewer only while no free mouse is in its water.
rule-R1-2 = The feast
    .text =
        When the Kitchen is first entered, 3 roaches sit on the counter among 4 crumbs. While crumbs are left
        and no mouse is up there, a roach on the counter only rolls 1 die: a cheese moves a crumb to the wheel.
rule-R1-3 = The mop
    .text =
        When a mouse defeats a roach in the Kitchen, roll 1 die. Star: the cook is won over, and the end marker
        moves 1 page on. No star: the mouse is knocked down and the roach is back on the counter. Once she is
        won over, no more.
rule-R1-4 = The old crow
    .text =
        Whoever rolls a 1 for movement in the Courtyard, mouse or minion, takes 1 wound without defence; not in the
        tree.
rule-R1-5 = The tree
    .text = Minions cannot enter the tree, and it is reached from the hole only.

## Three Who Went to Look

chapter-2 = Three Who Went to Look
    .night = Second stroke
    .hook =
        Pip, Burr and Dot have gone to see where the prince came out. They took one acorn cap of lamp oil and no
        sense whatever. Lily, who was supposed to be watching them, is already stringing her bow.
    .goal = Bring at least two of the three mouselings back to the steps. At heroic: all three.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap =
        They went back down for Pip, Burr and Dot, and heard something in the deep tunnels that goes clak. Lily joined
        the company.
    .left = The scouts brought the mouselings home before light, and carried most of the company as well.
rule-R2-1 = The mouselings
    .text =
        Pip is in the Dining Tunnels, Burr in the Crystal Tunnels, Dot on the Kitchen counter. A mouse carries
        one of them, and its move is 1 lower.
rule-R2-2 = Hush
    .text =
        When the hourglass comes to page 4 (story: 5, heroic: 3), every mouseling that nobody has taken up yet
        hides. On its space a successful search finds it instead of a card.
rule-R2-3 = Home with you
    .text = Action of a carrier on the steps: the mouseling is home, and the mouse gains 1 cheese.
rule-R2-4 = Call it a night
    .text =
        Action on the steps with 2 mouselings home and no minion about: the chapter is won. Not at heroic. With
        3 home it is won at once.

## Tea for an Owl

chapter-3 = Tea for an Owl
    .night = Third stroke
    .hook =
        To find what Queen Vanestra has hidden you must see as an owl sees, and for that there is a tea. Maginos
        remembers the recipe perfectly, except for the amounts, the order, and one of the four things in it.
    .goal = Brew owl-eye tea on the alchemist’s desk from at least three of the four things. At heroic: from all four.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap =
        The owl-eye tea showed them the three parts of Marigold, the Dawn Bell, who ends every spell when she is rung:
        the rope at the queen’s curtain, the bell in the forge, the tongue on the collar of the cat.
    .left = They drank the owl’s tea cold, out of a thimble, saw double, and some of it was true.
rule-R3-1 = The four things
    .text =
        Mint on the Kitchen counter (handed down to the floor, if the cook is a friend), a crumb on the King’s
        table, a candle’s tear on the desk, dust in the Crystal Tunnels. The crumb is heavy: move 1 lower. When
        its carrier is captured, a thing goes back to where it first lay.
rule-R3-2 = Hot wax
    .text = A mouse that takes up the tear takes 1 wound, without defence, unless it is a healer or a mystic.
rule-R3-3 = The mop again
    .text =
        While the cook is no friend: a mouse that steps onto the counter rolls 1 die. Star: she is won over. No
        star: it lies by the mop handle, knocked down, and its move is over.
rule-R3-4 = Into the pot
    .text =
        Action of a carrier on the desk: the thing is in the pot, and the mouse gains 1 cheese. With 3 in it a
        mouse on the desk may drink, as an action, and the chapter is won (not at heroic). With 4 it is won at
        once.
rule-R3-5 = Crumb guard
    .text = In the Dining Hall stand 2 elite rat warriors and 2 rat warriors (story: the elites alone).

## The Waterworks

chapter-4 = The Waterworks
    .night = Fourth stroke
    .hook =
        The only quiet way to the upper castle is the King’s Tunnels, and the King’s Tunnels are full of river.
        There are three basins and water for two. It must go somewhere, says Nez, and cracks his knuckles at the
        pipes.
    .goal = Drain the King’s Tunnels, bring every free mouse there and one of them to the ladder, with no minion about.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They turned the river out of the King’s Tunnels, climbed his stair, and saw him sleeping.
    .left = Old Ned Otterpaw and his nephews let the river out, more or less. There are frogs on the stair.
rule-R4-1 = Three basins
    .text =
        Sewer, Drain Pipe and King’s Tunnels: one of them is dry, and its water is plain floor. At the start it
        is the Drain Pipe (story: the Sewer, and the fishhook and thread is in the stash).
rule-R4-2 = Two wheels
    .text =
        Action at the foot of the Drain Pipe’s east ledges: now the Sewer is dry. Action on the gear of the
        Pipes by the mouse with the handle: now the King’s Tunnels are dry.
rule-R4-3 = The drowned door
    .text = From the Drain Pipe to the King’s Tunnels you can go only while these are dry.
rule-R4-4 = The handle
    .text =
        It lies on the flip space of the Sewer. While the Sewer is dry it is taken up like any other thing;
        under water a successful search there finds it.
rule-R4-5 = The roster
    .text =
        Action in the north-east corner of the Guard Room, with no minion about: the mouse reads the captain’s duty
        roster.
rule-R4-6 = A dry stair
    .text = Won, the King’s Tunnels stay dry.

## The Queen’s Curtain-Cord

chapter-5 = The Queen’s Curtain-Cord
    .night = Fifth stroke
    .hook =
        Marigold’s rope ties back the queen’s left-hand curtain. Filch has drawn a plan with two ways in,
        arrows, and a small portrait of himself escaping. Never out, he says, by the way you came in.
    .goal =
        Take the cord from the queen’s dressing table and bring it and every free mouse to the Kitchen Tunnels,
        with no minion there.
    .lost = The hourglass reaches the end marker, all mice are captured at once, or the alarm is full.
    .recap = They took the bell-rope from the queen’s own curtain, and heard the Twelve-Clock breathe.
    .left = The scouts of Barksburg were only passing the window when the bell-rope came down on their heads.
rule-R5-1 = Alarm
    .text =
        At the end of a minion card’s turn in a room (not a tunnel), if one of its figures is left, the alarm
        goes up by 1.
rule-R5-2 = They wake
    .text =
        At alarm 7 (story 10, heroic 6) 2 elite rat warriors come. At 13 (story 17, heroic 11) the end marker
        moves 1 page back. At 20 (heroic 15) the chapter is lost; not at story.
rule-R5-3 = The cord
    .text =
        It is heavy: move 1 lower. When it is first taken up the alarm goes up by 2, and the way by which you
        first came into the Queen’s Chamber is shut for good. The traps of the King’s Tunnels are set when you
        first enter.
rule-R5-4 = Owl’s eye
    .text =
        After a full cup: once, when an encounter is about to be revealed, you may look at the card and put it
        at the bottom.
rule-R5-5 = The signet
    .text =
        When you first take up the cord you may also take the King’s ring: the alarm goes up by 2, and in chapter nine
        the Guard knows the ring again.
rule-R5-6 = Clean hands
    .text =
        Home with an alarm of 10 or less, and nobody will know who was there: in chapter six the captain has one elite
        fewer.

## The Captain’s Bill

chapter-6 = The Captain’s Bill
    .night = Sixth stroke
    .hook =
        The cat’s collar has a lock; the key hangs on Captain Vurst’s belt; Captain Vurst marches at the sixth
        stroke with his best. For once the mice will be where the rats do not expect them: waiting.
    .goal = Defeat Captain Vurst and leave no minion on the board.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They lay in wait for Captain Vurst, and took the key of the cat’s collar from his belt.
    .left = They left by the chip in a plate, and two scouts took the key while the captain looked for his spectacles.
rule-R6-1 = The march
    .text =
        At the end of each round the march goes up by 1. At 6 (story 8) the column comes to where the mice are,
        and every minion card is ambushed.
rule-R6-2 = The column
    .text =
        Captain Vurst, 2 elite rat warriors, 2 rat warriors; 1 elite fewer at story or after clean hands, 1 rat
        warrior more at heroic. It comes once.
rule-R6-3 = Spring it!
    .text =
        Action in a room, before the column has come: it comes here, and its cards are laid below the mice.
        - Dining Hall: nobody comes in on the table.
        - Kitchen, with the cook’s friendship: all but the captain arrive knocked down.
        - Guard Room: the elites come only at the end of the round.
rule-R6-4 = Tripwires
    .text =
        You have 4 (5 at story or with the roster). Action: stretch one on your space, not in water and not on a
        special area. A small minion that steps there breaks it and rolls 1 die: without a star it takes 1
        wound, is knocked down and stops.
rule-R6-5 = The captain’s whistle
    .text = When Captain Vurst first has 2 wounds, 2 rat warriors come (heroic: 3).
rule-R6-6 = Word or pistol
    .text =
        When he is defeated you take his word or his pistol. At the tree, in chapter ten, his word sends him and his
        elites home at his first wound; without the flint his pistol does not fire twice, and he fights less well.

## Un-belling the Cat

chapter-7 = Un-belling the Cat
    .night = Seventh stroke
    .hook =
        The council votes, forty years late and unanimously, that somebody else should do it. So four mice stand
        on a moonlit floor and ring a spoon. Brodie has never been invited to anything before. He is delighted.
    .goal = Tire the cat and open his collar.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They ran the cat ragged through four rooms, opened his collar, and had the tongue of Marigold.
    .left = A very small scout opened the collar while the cat slept, and ran before anybody could say thank you.
rule-R7-1 = He follows
    .text =
        One mouse has the key. When the mice explore, Brodie leaves the board and comes after them at the end of
        the first round in a room; defeated, at the end of the 2nd. Into tunnels he never comes.
rule-R7-2 = He plays
    .text =
        With him about you may explore, be rescued and take things up, and time is short (M5.1), as if he were not
        there. Up to page 3 he only chases (heroic: to page 2), and a mouse takes at most 1 wound from each of his
        attacks (at story to the end).
rule-R7-3 = Paw-prints
    .text =
        When Brodie ends a chase on a side without a print, he leaves one. At the end of each round in a tunnel
        one print goes: he has had a nap.
rule-R7-4 = The lock
    .text =
        Action of the mouse with the key on Brodie’s space: it rolls as many dice as it has lore, 1 more if it
        is a tinkerer or a scamp. Each star is a click. With 7 clicks (story 5, heroic 8), less 2 for each print, the
        collar is open. Clicks stay.
rule-R7-5 = Cream
    .text =
        If the cook is a friend: action on the Kitchen counter, once. Brodie goes to the mop handle and laps
        through his next 2 turns.
rule-R7-6 = Friend or bell
    .text =
        When the collar is open you befriend the cat, or tie Granny Burdock’s bell on him. A friend comes when he is
        called, once at the tree and once in the last chapter. With the bell on him you hear them coming: at the tree
        all new minion cards are laid below the mice; and he stays away from both.

## What Eats the Lamplight

chapter-8 = What Eats the Lamplight
    .night = Eighth stroke
    .hook =
        The forge can be reached from below, where nobody mines any more because the lamps go out. Lily has lost
        three scouts there. In the dark something long puts down its feet, one after another, for quite some
        time.
    .goal = Drive Skitter-Clak from its two lairs, then defeat it in the Forge and leave no minion there.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They carried light into the dark, and set the bell of Marigold the right way up.
    .left = Granny Burdock talked to the dark about her knees until it carried out her bag, and Marigold too.
rule-R8-1 = Three lairs
    .text =
        In the Crystal Tunnels and the Dining Tunnels: Skitter-Clak and 3 roaches (story 1, heroic 4). In the
        Forge: Skitter-Clak with life 5 (story 4) and 4 roaches (heroic 5).
rule-R8-2 = It burrows
    .text =
        Beaten in the tunnels it is gone, until the next lair. The way from the Kitchen Tunnels to the Forge
        opens when it has been beaten in both.
rule-R8-3 = Lamps
    .text =
        3 lamps lie in the Crystal Tunnels (heroic: 2); each is heavy, move 1 lower. Where a lamp is, lying or carried,
        Skitter-Clak has no Carapace and rolls 1 defence die fewer. Where there is none, nobody’s ranged attack, mouse’s
        or minion’s, reaches farther than the next space.
rule-R8-4 = It eats the light
    .text = At the end of its turn every lamp on its space or next to it is gone.
rule-R8-5 = The lost scouts
    .text =
        Action on the south-west minion entry space of the Dining Tunnels, no minion on it: the scouts are cut loose.

## Men of the Guard

chapter-9 = Men of the Guard
    .night = Ninth stroke
    .hook =
        A bell needs lifting, and the only paws strong enough belong to the rats. But they were guardsmen once,
        with names, and boots, and mothers. Call a rat by his name and he may remember it. Hit him and he will
        not.
    .goal =
        Win over seven guardsmen (story six, heroic eight) and bring every free mouse to the King’s Chamber, with
        no minion there.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They called the rats by their names, and the men of the Guard hung Marigold in the forge.
    .left = The men of the Guard came after lights-out, unasked, hung Marigold, and could not stop for tea.
rule-R9-1 = Call him by name
    .text =
        Action on or next to the space of a rat warrior: roll as many dice as you have lore, at least 2; 1 more for
        Collin, 1 more with the roster, 1 more with the signet in the King’s Chamber. Star: he lays down his arms and
        leaves, and you have won a guardsman.
rule-R9-2 = Grudges
    .text =
        Each rat warrior a mouse defeats is a grudge. From 3 on (heroic: 2) you roll 1 die fewer to call a name,
        but at least 2.
rule-R9-3 = Sergeants
    .text =
        At the end of the elites’ turn, if 1 is left (story: 2) and you have won a guardsman, roll 1 die. No
        star: 1 guardsman goes back, as a rat warrior on this tile. Elites cannot be called.
rule-R9-4 = The queen’s voice
    .text =
        With every surge in a room the free mouse highest on the track that is not charmed becomes charmed. No
        minions come.
rule-R9-5 = Posts
    .text = Dining Hall and King’s Chamber: 3 rat warriors and 1 elite. Guard Room: the same (heroic: 2 elites).
rule-R9-6 = Owl’s eye
    .text =
        After a full cup: once, when an encounter is about to be revealed, you may look at the card and put it
        at the bottom.
rule-R9-7 = Half or heart
    .text = Won with 8 guardsmen (heroic: 9), you have the heart of the Guard; with fewer, half of it.

## Hold the Tree

chapter-10 = Hold the Tree
    .night = Tenth stroke
    .hook =
        The queen has asked for an oak. Captain Vurst has brought axes, roaches, something with eight legs, and
        a bill for overtime. Barksburg has four heroes, one gate, and every friend you made since the first
        night.
    .goal = Keep the gate in the old oak until dawn: until the hourglass reaches the end marker.
    .lost = The gate is down, or all mice are captured at once.
    .recap = They held the gate of Barksburg until the sun came up.
    .left = They lost the gate, were home by evening, and hung up a quilt where it had been.
rule-R10-1 = Until dawn
    .text =
        Reaching the end marker wins. A capture costs the gate 1 instead of a page. Every surge brings a wave.
        - Page 2: 5 roaches.
        - Page 3: 1 spider, 2 rat warriors.
        - Page 4: Captain Vurst, 2 elites, 1 rat warrior (not at story).
        - Page 5, at heroic: 1 centipede, 3 rat warriors.
rule-R10-2 = The gate
    .text =
        It starts at 3 (story 8, heroic 2). Rat warriors and roaches walk to the hole and stop where a mouse
        stands. On the hole, with no mouse there, they gnaw instead of attacking: gate −1. At 0 all is lost.
        Minions cannot enter the tree.
rule-R10-3 = Back into the fight
    .text = A captured mouse comes back in its turn, minions or no minions: into the tree.
rule-R10-4 = Lulls
    .text =
        When time is short (M5.1), 2 cheese go on the wheel. Action in the tree or on the hole: pay 1 cheese, and the
        gate is mended by 1, up to 6 (story: 8).
rule-R10-5 = The crow circles
    .text =
        The first figure outside the tree that rolls a 1 for movement on each page takes 1 wound without defence. At the
        start you may bribe the crow with a hinge of the gate: gate −1, and mice are spared.
rule-R10-6 = Friends
    .text =
        What you have done stands by you. Each call comes once and costs nothing.
        - Three cheers: call Runners, and every free mouse gains 1 cheese.
        - The scouts: call Volley, and 1 rat warrior or 2 roaches are gone.
        - The cat a friend: call Brodie, and all small minions of a space are gone, but no boss.
        - The cat belled: new minion cards are laid below the mice.
        - The cat neither friend nor belled: he comes on page 3 as a foe, and goes on page 4. The tree does
          not keep him out.
        - The cook a friend: on page 3 a pie heals 1 wound of every free mouse.
        - The Guard won: fewer rat warriors come.
        - The captain’s word: at his first wound he leaves, and the elites with him.
        - The captain’s pistol: he has battle 2 and is no Pistoleer: no second shot, and his cheese goes on the wheel.
rule-R10-7 = The gate whole
    .text = At dawn with the gate at 4 or more, Barksburg can feed you for the last night.

## The Eleventh Hour

chapter-11 = The Eleventh Hour
    .night = Eleventh stroke
    .hook =
        Marigold hangs in the forge, tongue in place, rope through the roof. The rope’s end must come down the
        King’s own chimney, and be pulled three times before the clock says twelve. The queen has gone to sit by
        his bed. She has brought her knitting.
    .goal = Bring the rope to the wood pile in the King’s Chamber and ring Marigold three times.
    .lost = The hourglass reaches the end marker, or all mice are captured at once.
    .recap = They pulled the rope three times, and it was morning.
rule-R11-1 = The rope
    .text =
        One mouse carries it; it is heavy: move 1 lower. It is tied while it lies on the wood pile. Each chapter
        that was lost and left behind has taken a page, 2 at most (heroic: 1). With the gate whole, everybody
        has 2 cheese.
rule-R11-2 = Pull!
    .text =
        Action on the wood pile, the rope tied and no minion there, with at least 2 free mice on the space or
        the Guard behind you (story: alone too): the bell rings. Once a round.
rule-R11-3 = What the bell does
    .text =
        First peal: all markers leave all free mice, mice that are knocked down stand up, and every small minion is
        knocked down. Second: the queen loses 1 card (not at heroic) and is moved to the bed. Third: victory.
rule-R11-4 = Four faces
    .text =
        The queen has 4 cards.
        - Whenever she comes she gets 2 of those that she has not lost.
        - She waits in her chamber, and again by the King, there with 1 rat warrior (heroic 2), fewer for the men you
          have won.
        - Beaten in the King’s Chamber while she has 2 cards left, she is back on the bed at the end of the next round.
        - At standard she rolls 3 dice in battle, at story 2 and 1 less in defence.
rule-R11-5 = The Guard
    .text =
        With the Guard won, the Guard Room is quiet, and entering it calls them out: a pull needs no 2nd mouse.
        With their heart, a call once: At ease, and all rat warriors leave.
rule-R11-6 = The cat
    .text =
        A friend: a call once, in a room: all small minions of a space are gone. Belled: he stays away. Neither:
        he is in the Kitchen, alone, and a mouse takes at most 1 wound from each of his attacks (not at heroic).

## Actions of a chapter

act-home-with-you = Home with you
act-call-it-a-night = Call it a night
act-into-the-pot = Into the pot
act-drink = Drink the tea
act-turn-the-wheel = Turn the wheel
act-read-the-roster = Read the roster
act-spring-it = Spring it!
act-stretch-a-tripwire = Stretch a tripwire
act-turn-the-key = Turn the key
act-tip-the-cream = Tip the cream
act-cut-loose = Cut the scouts loose
act-call-by-name = Call him by name
act-mend-the-gate = Mend the gate
act-pull = Pull!

## Calls

call-runners = Runners!
call-volley = Volley!
call-brodie = Brodie!
call-at-ease = At ease!

## Choices

ask-signet = Take the King’s ring along?
    .take = Take it: the alarm goes up by 2, and in chapter nine the Guard knows it again.
    .leave = Leave it for him: nothing more is heard of you.
ask-the-captain = What do you take from Captain Vurst?
    .word = His word: at the tree he goes home at his first wound, and his elites with him.
    .pistol = His pistol: without its flint, at the tree, he has battle 2 and no second shot.
ask-the-cat = What is to become of Brodie?
    .friend = Scratch where the collar rubbed: he comes when you call, once at the tree and once in the last chapter.
    .bell =
        Tie on Granny Burdock’s bell: at the tree new minion cards are laid below the mice, and he stays away from then
        on.
ask-the-crow = The crow would like a hinge of the gate.
    .bribe = Give it the hinge: gate −1, and it spares mice.
    .no = Keep the gate whole.
ask-volley = At whom do the scouts shoot?
    .rat = At 1 rat warrior.
    .roaches = At 2 roaches.

## Things that lie about or are carried

token-pip = Pip
token-burr = Burr
token-dot = Dot
token-mouseling = a mouseling
token-mint = the mint
token-crumb = the royal crumb
token-tear = the candle’s tear
token-dust = the crystal dust
token-thing = one of the four things
token-handle = the brass handle
token-cord = the curtain-cord
token-tripwire = a tripwire
token-key = the key
token-print = a paw-print
token-lamp = a lamp
token-bundle = the bundled scouts
token-rope = the rope’s end
token-muster = the Guard

## What is counted

variable-crumbs = Crumbs on the counter
variable-home = Mouselings home
variable-pot = Things in the pot
variable-dry = Dry basin
variable-alarm = Alarm
variable-march = The march
variable-wires = Tripwires left
variable-cat = Rounds until Brodie comes
variable-lap = Turns Brodie laps
variable-clicks = Clicks of the lock
variable-molt = Lairs cleared
variable-guard = Guardsmen won
variable-grudge = Grudges
variable-bark = The gate
variable-peal = Peals
variable-faces = The queen’s faces
variable-back = Rounds until she is back
variable-pip-taken = Pip was found
variable-burr-taken = Burr was found
variable-dot-taken = Dot was found
variable-pip-hidden = Pip hides
variable-burr-hidden = Burr hides
variable-dot-hidden = Dot hides
variable-way = The way in
variable-come = The column has come
variable-sprung = The ambush is sprung
variable-crow = The crow is about
variable-bribed = The crow is bribed
variable-swung = Pulled in this round
variable-strokes = Strokes lost

## What was won, and how it is told again

flag-maggie = Miz Maggie’s friendship
    .recap = Miz Maggie, who counts pies, has decided not to count mice.
flag-three-cheers = Three cheers
    .recap = All three mouselings came home, and Barksburg cheered three times.
flag-full-cup = A full cup
    .recap = All four things went into the tea, and they saw with both eyes.
flag-waterworks = The waterworks
    .recap = The King’s Tunnels are dry, and nobody else knows it.
flag-roster = The duty roster
    .recap = They have read who marches, where, and at which stroke.
flag-signet = The King’s signet
    .recap = One of the mice wears the King’s ring for a belt.
flag-clean-hands = Clean hands
    .recap = They came and went by night, and the watch wrote it down as a draught.
flag-vurst-word = The captain’s word
    .recap = Captain Vurst owes the prince one night, and has it in writing.
flag-vurst-pistol = The captain’s pistol
    .recap = Captain Vurst has his pistol still, but not the flint.
flag-cat-friend = A friend of the cat
    .recap = They scratched Brodie where the collar rubbed. He has not forgotten.
flag-cat-belled = The belled cat
    .recap = Brodie wears Granny Burdock’s bell, and all Barksburg hears him come.
flag-scouts = The lost scouts
    .recap = Three scouts were cut loose in the dark. They owe a volley.
flag-guard-half = Half the Guard
    .recap = Some of the rats remembered that they were men.
flag-guard-heart = The heart of the Guard
    .recap = The men of the Guard are with the prince, boots or no boots.
flag-bark-whole = The gate whole
    .recap = The gate of Barksburg hung straight at dawn.
