# Hold the Tree: the passages. What a condition adds is under the passage.

story-10-intro =
    The queen has asked for an oak. Captain Vurst has brought axes, roaches, something with eight legs, and a bill for
    overtime.

    Inside, they roll the flour barrels up against the gate. The mouselings are sent to bed and do not go. Granny
    Burdock bars the door with her own stick, climbs on a chair, and opens the agenda.

    “Item one,” she says. “Not tonight.”

    It is the shortest meeting that Barksburg has ever had. Then everybody who can hold a thing picks something up and
    holds it. Ten strokes. The snow begins to move. Stand together until dawn.
    .flag-maggie =
        There is a light in the kitchen window, and it has been put there on purpose.
    .flag-cat-friend =
        On the wall lies a large warm shape with its paws tucked in. It is facing outward.
    .flag-cat-belled =
        Far off in the dark, something goes tink, and the whole tree hears it.
    .hero-lily =
        “Outdoors,” says Lily, and breathes in, right down to her boots. “At last.”

story-10-the-crow =
    On the lowest branch sits the crow. It is the same one; it would know you anywhere. It looks at the yard, which is
    filling up with rats. It looks at the gate: at the top hinge, which is brass, and has just been polished.

    “Kaa,” says the crow. It is only one syllable, but it has a question mark, a price, and a wink in it.

    It will peck at something tonight. For a hinge, it would see its way to pecking on one side only. But it is a very
    useful hinge.

story-10-bribe =
    It comes off with four twists. The gate sags, and says oof.

    The crow takes the hinge in its beak and turns it to the moon. It tucks it under a wing. Then it walks along the
    branch with its hands behind its back, in a manner of speaking, until it is right over the place where the rats are
    lining up; and there it sits down and looks at the backs of their necks.

    “Kaa,” it says, comfortably. It is amazing how loyal that can sound.

story-10-no-bribe =
    “No,” says Granny Burdock to the crow. “We need that. It holds the door on.”

    The crow considers it. It does not take offence. It has been refused by better trees. It shakes the snow off, first
    one foot and then the other, and flies up into the dark without another syllable.

    So it will be anybody’s tonight: theirs, ours, whoever is out in the open and nearest. But the gate hangs straight
    upon both its hinges, and shuts with a good, fat, wooden clop.

story-10-page-2 =
    They have sent the hungry ones first.

    You hear it before you see it: a pattering, like rain on dry leaves, in a yard where it is much too cold for rain.
    Then the snow under the western wall turns brown, and the brown comes on. They have been promised a whole tree. They
    are not angry with anyone. They merely mean to begin at the bottom and go up.

    “Brooms!” cries a voice in the oak, and out come the brooms, all sizes.
    .hero-tilda =
        “Rule eighty,” says Tilda, and takes the biggest. “What can be swept is not yet an emergency.”

story-10-page-3 =
    The moon comes out. On the snow lie eight shadows, thin as ink, and all eight have the same owner.

    It steps over the well without noticing it. It has its spinning with it, on its back, for it does not hold with
    waiting about. In between its feet come rats with axes, looking up rather often.

    “It’s only a big one,” says an old mouse, behind the barrels, to a young one. “I’ve had bigger in the bath.” He has
    not; but it is a kind thing to say.
    .hero-maginos =
        “Not an insect, technically,” says Maginos. “I mention it in case it helps.”

story-10-page-4 =
    A drum. The rats fall back on either side and leave a lane. Down the middle of it, in step with nobody but himself,
    comes Captain Vurst.

    His hat has been mended. You can see where. He stops at the regulation distance and bows, from the waist, to the
    gate and to all who are in front of it.

    “Barksburg,” he calls. “I am to inform you that you are a draught.” He coughs. He goes on in a lower voice: “I did
    not choose the word.” Then he draws his sword, because that is what it says next.
    .flag-vurst-word =
        He looks about for the prince’s people, and finds them. He touches his breast pocket, where a piece of paper is.
    .flag-vurst-pistol =
        There is a pistol in his belt as well. He gives it the look that old dogs get.
    .hero-collin =
        Collin bows back. It is only manners.

story-10-page-5 =
    Surely that was all of them. Surely anybody can see that it is getting light.

    But the wall by the midden shakes, and something comes over it that has more legs than sense, clicking; and behind
    it, running, comes the last of the watch, half buttoned, out of breath. They have been told that if they are late
    for this they need not come back.

    One more. Only this one more. Over the roofs the sky has gone the colour of the inside of a shell.

story-10-gnaw =
    Crrrk, says the gate.

    It is not a big noise. But everybody in the tree lifts their head. It is the noise of a front tooth going into
    something that was there before anybody’s grandmother; and after it comes another: crrrk, crrrk, quite steady, like
    someone eating toast.

    Nobody is standing in the hole. Somebody should be standing in the hole. While there is a mouse in it there is no
    room for teeth, and a gate is only as strong as the people in front.
    .hero-nez =
        “Two horseshoes thick, that gate,” says Nez, listening. “One and three quarters.”

story-10-runners =
    “Now?” say three voices, before anyone has finished saying it.

    Out from between the barrels shoot Pip, Burr and Dot, in walnut shells that come down to their knees, with a sack.
    They have been told to run once round and straight back in. They run round twice. There is a bit of cheese for
    everyone, rather sat upon; and for each, besides, a drawing of a cat with a cross through it.

    “That’s for luck,” says Dot, and she is gone before anybody can be cross.

story-10-volley =
    “Scouts,” says a voice, high up in the branches. “Nock.”

    There are three of them. They owe you this. One of them is whistling between his teeth: it is the old marching song,
    and by now he has learned the second verse.

    “Draw,” says the voice. “On the chorus.”

    They hung in the dark for a night and a day, thinking of what they would do when they had their hands free. Here
    comes the chorus. Tell them where.

story-10-pie =
    Over the snow from the kitchen window, at the end of a good long clothes-line, comes a pie.

    It comes down the wall with a bump. It steams. There is a hole in the crust just right for a mouse’s head, and on
    top of it, in pastry, stands a number: THIRTEEN.

    “That’s the one that was missing!” bawls a voice that shakes the icicles. “I baked it again! So now it’s right!” And
    the window is shut again with a bang. Eat up. It is mostly gravy, and it goes straight to the knees.
    .hero-filch =
        “I never touched that one,” says Filch. “I want it known. That one she gave us.”

story-10-brodie =
    There is a whistle, on two claws; and then, since nobody is sure that this is how it is done, the ringing of a
    spoon.

    The wall gets up.

    He has waited so politely. He stretches, first the front half and then the back. He yawns, and the moon shines right
    down to his tonsils. Then he goes through the air like a cushion thrown by an angel, and comes down exactly there,
    among a number of people who had been told that the cat was on their side.

story-10-no-friend =
    And with them comes the cat.

    No one has done him any kindness. No one has hung anything on him either. He walks in over the wall without a sound,
    as he always has, and sits down in the middle of it all: the rats look at him, the mice look at him, and no one at
    all knows whose side he is on.

    Nor does he. He only knows that wherever he turns his head, something small is running about. It is like a birthday.

story-10-debt =
    A touch; hardly more than that. A button flies off into the snow.

    Captain Vurst looks at the place where it was. “Ah,” he says. “There it is.” He puts up his sword, and takes out a
    piece of paper that has been folded for four nights, and tears it neatly across.

    “Debt, one,” he says. “Discharged. Company: about turn.” He does not look back at the towers. But he looks back at
    you. “I have rarely,” says the captain, “been so glad to be punctual.” And the sergeants go with him.

story-10-victory =
    Nobody sees it come. They are all too busy. Then a mouse looks down, and has a shadow.

    It lies on the snow, long and blue and thin, pointing west. They all have one. Across the yard a rat lowers his axe,
    and squints. It is morning. Their orders were for the night. It says so: it is underlined.

    They look at each other across the trampled snow, all out of breath. “Well,” says a rat on the other side. “Good
    morning, then.”

    “Good morning,” says Barksburg.
    .flag-bark-whole =
        The gate hangs straight. There are toothmarks on it, for the grandchildren to put their fingers in, and that is
        all.
    .without-bark-whole =
        There is more hole than gate. But it is still shut.
    .hero-collin =
        “Everybody,” says Collin. “I counted. Twice.”

story-10-defeat =
    The gate goes down with a long wooden groan. And then nothing happens, for a while.

    The tree is empty. There is soup on the hob, still warm. All forty stairs are swept; and behind the pantry, where
    somebody’s great-grandfather had always meant to put in a cellar, goes a tunnel, with three hundred tails just
    vanishing around the bend.

    “They have left,” says Captain Vurst. He takes his hat off, in the hall, since there are ladies’ coats there. “Touch
    nothing,” he tells his rats. “Wipe your feet.”

story-10-goes-on =
    The sun comes up over a tree with toothmarks. Captain Vurst salutes it. He files his last bill, “To one siege: no
    charge”, and marches what is left of his company to breakfast.

    In the oak they sit where they are, all up the stairs, leaning against each other. There is one stroke left.

    Collin gets up. His arm is in a sling. “Friends,” he says; and for once no one interrupts. They have not the breath.
    He opens his mouth; and over by the castle, the roof of the forge begins to glow.

story-10-goes-on-lost =
    They were back by evening. A town is not its door. The rats had gone; the axes lay in the snow; and nothing had been
    broken but a cup, and that had been glued. There was a note with it: “One cup. My fault. V.”

    It is draughty in Barksburg tonight. They have hung a quilt where the gate was, and Granny sits behind that with her
    stick.

    Ten strokes are gone, and there is one to come. Then Dot lifts the quilt. “Look,” she says. “The forge is on.”
