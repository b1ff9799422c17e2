# The Queen's Curtain-Cord: the passages. What a condition adds is under the passage.

story-5-intro =
    Filch has drawn the plan on a flagstone. It has two ways in, eleven arrows, and a small portrait of himself,
    escaping. The portrait is admired.

    “By the door,” he says: “near, and it rings like a bell. Or by the hearth: it’s round three corners and as quiet as
    soot. The cord’s on her dressing table. And whichever way we go in, we don’t come home by it. Rule of the trade.”

    “Friends,” says Collin, “a prince does not steal—”

    “No,” says Filch kindly. “He finds.”

    Above them the clock strikes five, and waits for you to start.
    .flag-waterworks =
        And this time the King’s Tunnels are dry. They walked up to look. There were footprints on the stair, and all of
        them were their own.

story-5-kitchen =
    The night kitchen. The fire has been banked, and looks out through the ash with one red eye. The pies stand under
    cloths in rows, like a dormitory.

    Miz Maggie is asleep in her chair with her mouth open, and counting. “Four,” she breathes. “Five. Five. Five.” A
    frown goes over her face like a cloud over a field.

    Everything that can ring in here is hung on a hook. Every hook is loose. Breathe through your nose, and walk on the
    cracks.
    .hero-filch =
        Filch puts something back. It nearly kills him.
    .flag-maggie =
        In her sleep she reaches out, finds the end of her shawl, and lets it fall over the squeaky tile.

story-5-dining-hall =
    By day this is a dining hall. By night it is an ear. It is all stone and polish, with a table down the middle like a
    frozen river, and it hears every step you take, and says it over to itself, and passes it on.

    Tic, say your claws. Tic, tic, tic, says the hall.

    In the eastern wall there is a tall white door with a light under it. It smells of powder there, and cold, and roses
    that were cut a long time ago.
    .hero-lily =
        Lily is looking straight up. “An upside-down tree,” she says, “with the stars left in it.” It is the chandelier.

story-5-dining-tunnels =
    Under the floor, the noise stops as though a lid had been put on it. Here there is only dust, as soft as flour, and
    the dark, and your own heart getting its breath back.

    Rats have sat here between watches. They have left a candle-end, half a game of knucklebones, and five scratches on
    a plank, one for each night without boots. On a nail hang cloaks, grey, with hoods, cut for persons of about your
    height. One or six would not be missed.

    Nobody can hear you here. That is worth something, tonight.

story-5-kings-chamber =
    He breathes. That is all. In; and the fire goes down a little. Out; and it comes up again.

    The chamber is vast and kind, and someone has let the dust come in. A chair stands by the bed for a visitor. There
    is a ribbon marking the place in a book. On the wall hangs a picture of a boy on a pony, and the boy’s whole face is
    laughing because the pony has just sat down.

    Behind the wood pile the stair goes down. The plan allows a minute for this room.
    .hero-collin =
        Collin takes two. He does not say anything. He straightens the ribbon in the book, which takes both arms.
    .hero-tilda =
        Tilda listens, with her ear to a hand as big as a bench. “Strong,” she says. “Slow, but strong. He is only a
        very long way down.”

story-5-kings-tunnels =
    Somebody has swept here. That is the first thing. It is a small, neat, careful sort of sweeping that goes round the
    edges of things, and round and round some things in particular.

    Those are the second thing. They are flat, they are made of wood and wire, and each has a crumb of cheese on it,
    laid out as nicely as a shop. It says on the side of them BEST QUALITY.

    Walk where it has not been swept. And nobody is so hungry as that. Say it aloud.
    .without-waterworks =
        And between the traps, black and quiet, stands the river.

story-5-forge =
    The forge is asleep, and snores: a long red breath, a long black one. Hammers hang along the wall in order of size,
    like a family.

    Beside the furnace stands a bucket. It holds slops, and a mop, and one lost glove. It is quite an ordinary bucket,
    except for the rim, which is far too fine for one. One claw goes out, all by itself, and taps it.

    It sings. It is only one note, and hardly louder than a thought; but every hammer on the wall leans a little to
    hear.
    .hero-nez =
        Nez takes off his hat. He stands there for a moment. “Hello, girl,” he says. “We’ll not be long.”

story-5-queens-chamber =
    Mirrors. Wherever you look, there are more of you than there were, and each looks as frightened as the last.

    On the wall the Twelve-Clock breathes through its teeth. On the bed, nobody; the covers are drawn as flat as paper.
    There is a dressing table, up beyond a velvet stool, with bottles on it like a city. And at the window hang two
    curtains; and round the left one, tied in a bow by someone with no feeling for knots, goes a plain old rope that is
    trying not to hum.
    .hero-maginos =
        “I know who made that,” says Maginos, looking at the clock. “He was top of my class. I ought to have failed
        him.”

story-5-cord =
    The bow comes undone as if it had been waiting to. The cord slides down over your shoulder, heavier than it looks,
    warm, and purring like a kettle.

    Then the curtain falls.

    It takes its time. It comes down the whole height of the wall, fold upon fold, with a sigh, and with it a rail, two
    rings and a vase. All the mirrors say crash to each other. And behind you, in the way by which you came, something
    heavy is being pushed across. Well: never home by the road you know.

story-5-signet =
    There is one thing more. Among the pins and powder, thrown down like something out of a cracker, lies a ring. It has
    an oak leaf on it. A king takes off such a ring for nobody.

    She has been using it to keep her place in a novel.

    It would make a belt for a mouse. It would clink at every step, too, all the way home, in a castle that is just now
    sitting up in bed and asking what that was. Take it? Or leave it for the day when he can put it on himself?

story-5-signet-take =
    Up it goes, over the nearest pair of ears, and settles round the middle with a chink. It is as heavy as a good idea,
    and as hard to keep quiet.

    Chink, down the stool. Chink, over the rug. Every mirror has a mouse in it with a king’s ring on, and every one of
    them stands up a little straighter.

    There are men in this castle who knelt to that ring once. If they are men still, under the fur, they will know it
    again.

story-5-signet-leave =
    They turn it, carefully, so that the leaf is upright. That is all. Then they turn the novel on by two chapters, and
    lay the ring back in it to mark the place. That will teach her.

    It is a small wrong thing in a large wrong room, but it helps. And they go down the stool as they came up it: with
    both paws free, a rope on one shoulder, and no more noise than snow.

story-5-they-wake =
    “What,” says a voice in the passage, “was that?”

    “Nothing,” says a second. “It’s always nothing. It was nothing on Tuesday, sergeant, and you had us out till four.”

    “It was a tinkling nothing.”

    There is the sound of two people getting out of bed who are not used to having tails. Bowstrings are tried. A
    lantern is lit. Then comes the tread of those who know exactly where they are going, and it is here.

story-5-the-clock =
    All the bells of the house begin at once: the little ones for tea, the middle ones for hot water, and the cracked
    one for fire. Doors bang. Someone runs by in curlers.

    Through it all the Twelve-Clock is heard to clear its throat. It does not strike; it is not time. It only moves its
    long hand on, by a minute that has not happened yet, as a person moves their chair up to watch.

    So much for quiet. What is left is quick.

story-5-victory =
    The crack in the wall behind the ovens is just wide enough for a mouse and a rope. They go through it in that order,
    several times, for the rope is long.

    Then they sit down, all in a heap, with their backs against the warm bricks and the cord in their laps. It has
    stopped pretending. It hums right out loud, one low glad note, like a person who has been told that they may take
    their shoes off.

    “Told you,” comes a whisper. “Found it.”
    .flag-clean-hands =
        A curtain fell, and there was a noise; but nobody saw a whisker. In the morning the guard will write in the
        book: draught.
    .flag-signet =
        And in the firelight, where one of them ought to have a belt buckle, shines an oak leaf.

story-5-defeat =
    It is round, and dark, and smells of violets. There is powder in it, up to the knees. Whenever anybody moves, a
    small white cloud goes up and everybody sneezes, and from beyond the lid comes laughter. There are sentries out
    there, and they are counting the sneezes.

    “Fourteen,” says one. “I had twelve in the pool.”

    “The rope?” comes a whisper, when it is quiet.

    “Back on its hook,” comes another. “But I know that knot now. I tied that knot. One pull, and it’ll come away in
    their paws.”

story-5-goes-on =
    The rope is coiled under the council table, where it hums in its sleep. Small mice are brought in to look at it, and
    told not to touch; by noon it has been touched all over.

    High up, a queen sees her curtain on the floor. She looks at one paw-print in the powder. She does not raise her
    voice. She smiles, and sends for her captain, and has the mirrors turned to the wall, for they are giggling.

    “Mice,” she says, “are simply a kind of draught. See to it.”

story-5-goes-on-lost =
    The scouts of Barksburg are not thieves. They wish this to be known. They were passing the window, on the ivy, about
    some nuts; and a knot had been left in such a state that when a scout took hold of the end, merely for balance, it
    all came down.

    So there is a rope under the council table, and it hums. They had to leave in a hurry, and an hour of the night went
    with it.

    “Mice,” says a voice above, to a captain, “are a kind of draught. See to it.”
