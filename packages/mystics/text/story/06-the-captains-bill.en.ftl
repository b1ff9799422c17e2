# The Captain's Bill: the passages. What a condition adds is under the passage.

story-6-intro =
    The cat’s collar has a lock. The key to the lock hangs on Captain Vurst’s belt. And Captain Vurst marches at the
    sixth stroke, with his best, by the hall, the kitchen and the guard room. He always does. He is a punctual rat.

    So, for once, the mice are there before him: a ball of thread, a knife to cut it with, and a pawful of minutes.

    “Friends,” whispers Collin, in his best whisper, “in this dark hour—”

    “Stop,” whispers everybody.

    Choose the ground. Stretch the wires. And don’t get greedy.
    .flag-roster =
        They know the hour, and the order of march, and that Drew always stumbles. There is even thread to spare.
    .flag-clean-hands =
        One sergeant has been let off this march. There was nothing in the book to march about.

story-6-dining-hall =
    The cloth hangs to the floor. Behind it runs a long white corridor, with legs in it: chair-legs, table-legs, and,
    when the moment comes, the legs of a whole patrol, one after the other, at just the right height for the bootlaces.
    If they still had bootlaces.

    To get at anyone under here they would have to come in among the chairs, bows and all, with no time to climb. It is
    a good place. It has crumbs, too.

    The hall listens. Far away a sergeant is calling the step. Left. Left.
    .hero-lily =
        “A white cliff,” says Lily, and touches the tablecloth. It stirs. “I don’t hold with cliffs that move.”

story-6-kitchen =
    A drum of pot-lids, stacked to fall. A slick of soup, just where the tiles go down. A rack of ladles that wants only
    a nudge. You would say that somebody had been at work here already.

    Miz Maggie’s chair is empty. The cushion is still warm, and there is a number on the slate: eight. It has been
    rubbed out and written again, smaller.

    From the west door to the south door is thirty steps, for a rat. He will come this way with his head up. He never
    looks at his feet.
    .flag-maggie =
        On the slate, under the number, is an arrow. It points at the soup. Under that is drawn a boot, with its sole in
        the air.
    .hero-tilda =
        “Rule seventeen,” says Tilda, stepping round the soup. “Never slip in anything I may have to treat.”

story-6-kitchen-tunnels =
    Nobody marches here. It is only the back of the ovens, with the bricks ticking, and the old crossroads going off
    three ways into the warm dark.

    It is a good place to lose your nerve, and to find it again. There is generally some lying about; people leave it
    here. You sit down for a moment. You tie your belt again. You tell a joke that is not very good, and everyone laughs
    a good deal too much.

    There. That was it. Now up, before the captain has gone by.
    .hero-nez =
        “Seven horseshoes of worry,” says Nez. “Down from nine.”

story-6-guard-room =
    Their own room! Their own stools, their own bunks, their own keys on their own hooks. The lamp is lit and there is a
    supper laid for nine. Somebody has polished the grate and nailed it down, with a great many nails, rather late.

    It has one narrow door on the yard side, that lets in one rat at a time, if he breathes in. The big ones would have
    to wait outside and listen.

    To lie in wait for a captain in his own chair! It is rude, it is mad, and he will never expect it.
    .hero-filch =
        “Cheek’s a weapon,” says Filch, putting his feet on the table. “Doesn’t even want sharpening.”

story-6-found =
    Somebody wanted one more wire. There is always somebody.

    “Company,” says a dry voice, from quite the wrong side, “halt.” And the lanterns open, all at once, like eyes.

    There he stands on the step, not a hair out of place, with his hat on. He looks at the thread. He looks at the
    knife, the knot, and the mouse with its tongue between its teeth. He takes out a small notebook.

    “Loitering,” says Captain Vurst, “with string.” He writes it down. “Take them, if you please.”

story-6-sprung =
    Now!

    Everything goes at once. Something falls, and something rolls, and something that had been a table is suddenly full
    of mice. The first rat walks into the second, who has stopped. The third says, “Which way are we—” and finds out.

    And in the middle of it the captain stands quite still, straightens his cuffs, and looks about him: at the ground,
    at the knots, at the hour. For the first time in his life somebody has kept him waiting.

    “Ah,” he says. “Very good.” And draws. But it is your move first.

story-6-tripwire =
    Twang, says the thread; and then, for about as long as it takes to say “mind the string”, there is a rat in the air.

    He has time to see the whole room upside down, and to think of his mother. What he lands on is mainly his dignity.
    His spear arrives a little after, and sticks up out of the floor next to his ear, humming.

    Somewhere a pencil can be heard to scratch. “Item,” says a dry voice. “One rat, dropped.”

story-6-whistle =
    His hat has come down over one ear. There is soup, or something like it, on his sleeve. He looks at the sleeve for a
    good while.

    “I had not wished,” says Captain Vurst, “to get the night shift up.” And he puts two claws to his lips.

    It is not a loud whistle, but it goes through three walls. Somewhere a bench falls over. One voice says, “That’s
    us!” and another, “Where are my trousers?” and then there are feet on the stairs, and they are coming.

story-6-the-captain =
    Captain Vurst sits down. He had not meant to; and what he sits down on is his hat. He thinks it over. Then he
    unhooks the key from his belt and lays it on the floor between you, very straight.

    “You have won,” he says. “One key: yours. What else is usual? I have never been on this end of it.”

    There is his word. It is good; it has never yet been out on loan. He would owe the prince one night. Or there is his
    pistol, lying where it fell. Well? He has his pencil ready.
    .hero-collin =
        “I am sorry about the hat,” says Collin, and the odd thing is that he means it.

story-6-word =
    He stands up for it. He even puts on the hat, such as it now is.

    “One night,” says Captain Vurst. “Of my choosing. No: of yours. I shall fight until I am touched, because I am a
    captain; and then I shall go home, because I am a rat of my word.” He writes it out, signs it, and blots it. “There
    is no charge for that,” he adds. “It appears to be the only thing I own.”

    And he salutes; and before they have thought about it, all of them have saluted back.

story-6-pistol =
    It takes two to lift it. It is a beautiful thing, all cherry-wood and scroll, made for a man’s waistcoat pocket; and
    out of its jaws, with one good twist, comes a flint no bigger than an apple pip.

    “There,” says the mouse with the steadiest paws, and gives him back the rest.

    The captain looks down his nose, and then along the barrel, and pulls the trigger. It says tick. He nods slowly.
    “One flint,” he writes. “Removed. With, I must say, great tact.” And he puts it in its holster, as though nothing
    were the matter.

story-6-victory =
    The last of the patrol backs out of the door, dragging the second to last. It is very quiet. A pot-lid that has been
    going round and round on its rim, all this while, in some corner, lies down at last.

    And there is the key. They stand about it. It is as long as Filch’s tail. It is iron, with a ring at one end and, at
    the other, three small teeth in the shape of a fish.

    “So,” says a small voice. “Now we’ve got to.”

story-6-defeat =
    A soup-plate, upside down, with a flat-iron on it. Through the crack come the light of one candle and the scratching
    of one pen.

    “Ambush,” reads Captain Vurst aloud as he writes, “one. Attempted. Thread, four lengths, at a crumb the length.
    Nails, to be taken out of the grate again: ninety-one. Whose idea was it to do the kitchen floor with soup?”

    Nobody answers.

    “It was excellent,” says the captain, and he underlines something. “One plate,” he adds after a while. “Chipped at
    the edge. Someone ought to look at that.”

story-6-goes-on =
    The bill is at the oak before they are. “Ambush, one: very good. Hat, one: flattened. Night shift, woken: two
    crumbs. I remain, etc.” It is addressed to the prince, and marked URGENT, and has a blot on it where the captain may
    have laughed.

    They lay the key on the council table. It is a long table, and everybody at it looks at the key, and then, slowly,
    down to the far end, where the item of business has hung on the wall for forty years.

    Six strokes. Nobody adjourns.

story-6-goes-on-lost =
    There was a chip in the plate. They left by it.

    And in the morning, on the doorstep of the oak, lay something long wrapped in paper. Two scouts had taken it off a
    hook while a captain looked for his spectacles. They were on his nose. He is not a careless rat; the scouts talked
    about it for days.

    Round the key is a slip. “One plate, chipped. One key, mislaid. I begin to lose count. V.” Six strokes, that night;
    and everybody looks at the item of business.
