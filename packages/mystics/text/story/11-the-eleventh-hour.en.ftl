# The Eleventh Hour: the passages. What a condition adds is under the passage.

story-11-intro =
    Marigold hangs in the forge, right way up. Her tongue is in; her rope goes over the beam and out by the roof, with
    plenty left over.

    “Two horseshoes of rope,” says Nez, tying the knot, “and one of luck.”

    The end of it must go down the King’s own chimney; and there it must be pulled, three times, before the clock says
    twelve. It takes two to pull. The queen has gone to sit by his bed, and has brought her knitting.

    Eleven strokes. It is the last night. Take up the rope.
    .flag-bark-whole =
        Barksburg has sent what it had in the larder: all of it.
    .hero-tilda =
        Tilda checks every strap, and every buckle, and then every strap. “Rule two,” she says. “Stay where I can see
        you.”

story-11-kitchen-tunnels =
    The old crossroads. They have come by here so often that there is a path in the dust.

    On the wall somebody small has been busy with a bit of chalk. THIS WAY, it says, with an arrow; and further on, THIS
    WAY STILL. Then comes a drawing of four mice, with a rope, all smiling, and one of a lady with eight arms who is
    not. At the end, where the ladder goes up to the kitchen, it says, very small: we are not scared. And under that, in
    another paw: a bit.
    .hero-maginos =
        Maginos reads it through, twice. “Excellent magic,” he says. “That is exactly how it’s done.”

story-11-queens-chamber =
    The Twelve-Clock has struck, and has not breathed out since. All its hands are up.

    She sits at her mirror with her back to you, doing her hair. There are more arms at it than you would expect.

    “You have come about the curtain,” says the queen. She does not turn round. “I was going to have you swept. But it
    is late, and one’s staff is so unreliable.” The pins go in one after the other. “Do you know that not one of the
    chairs in this castle has ever tried to leave? Think about that.”
    .hero-lily =
        “Eight arms,” says Lily under her breath, “and not one of them ever held a door.”

story-11-kitchen =
    It is the middle of the night, and all the pies are out. Miz Maggie stands among them with her sleeves rolled up,
    baking as though for a wedding.
    .flag-maggie =
        She does not look down. She goes over to the east door and opens it with her hip, and holds it. “Mind the step,”
        she says, to the ceiling. Her chin is not quite steady. “And tell him it’s steak and kidney.”
    .without-maggie =
        She sees something run. She has had a long week. And from where it leans beside the dresser she takes, without
        hurry, and with both hands, the mop.
    .hero-filch =
        Filch stops. He takes a pie out from under his jacket. He puts it back. “Well, don’t look at me,” he says.

story-11-guard-room =
    Nine hooks on the wall, and a lamp turned low. This was the first room that they ever ran through. They had thought
    that the stool was a tower.
    .flag-guard-heart =
        Rats, in a row, and every man of them with his name. One salute, and it is so smart that it knocks Barnaby’s
        helmet off. “Where do you want us, sir?” says Hobb. He has his boots on. That is, he is standing in one.
    .flag-guard-half =
        They are here, those who said that they would be. They have washed. “We can pull,” says Drew. “We’re good at
        that. Only say when.”
    .without-guard =
        There is nobody. The cloaks are gone, and the quivers are full. On the table somebody has left a game of
        knucklebones, half played. A stair creaks.

story-11-kings-chamber =
    Fire; bed; father. All is as it always was, but someone has spun a veil across the window, and someone sits on the
    quilt.

    The queen puts down her knitting. It has a great many sleeves. “Four mice,” she says. “And a piece of string. How
    many does it take?”

    And Collin steps out onto the rug, with soot on his nose. He has had a speech ready since the first night, and in
    ten nights he has never once got to the end. It turns out to be quite short.

    “As many as come,” he says.

story-11-peal-1 =
    One.

    You feel it in the rope before you hear it. Then it is there: not loud; but there does not seem to be any place
    where it is not. It goes along the floor. It goes through the webs at the window, and every drop on them rings.

    Whoever was charmed is their own mouse again. Webs let go. Heads clear. Whoever was down gets up. And everywhere in
    that room things with claws sit down quite suddenly, and look at their hands.

    “Stop that,” says a voice that was never raised before.
    .hero-nez =
        “Hear that?” says Nez, with tears in his whiskers. “That’s the bit I mended.”

story-11-peal-2 =
    Two.

    The clock on the other side of the wall lets out a whimper. The looking-glasses clear, one after another, as if a
    hand had wiped them.

    For a moment, wherever she is, you can see right through the queen, as through a thin curtain: and there is somebody
    quite small back there, at the end of a long corridor, with no lamp. Then she snatches herself together. Something
    falls and breaks. It was a face.

    “I only wanted it quiet,” says the voice. Once more. Hold on. Once more.

story-11-another-face =
    You would have sworn that she was finished. She came apart in the air like a dandelion; there was nothing on the bed
    but a dress.

    Now the dress sits up.

    It is a different queen who looks out of it, with the chin higher and the eyes set further apart. She has more than
    one of herself; she has never seen the need to wear them all at once. “Where were we?” she says. She picks up her
    needles. They have grown.

story-11-at-ease =
    “Guard,” calls Collin. “At ease!”

    It is the right word. It is what they have been waiting for, all of them, for eleven nights, on landings, in
    draughts, behind doors. You can hear it go through them. The spears come down. The shoulders come down. “You heard
    the prince,” says Corporal Hobb, from somewhere in the chimney. “Fall out. There’s soup.”

    And they do: they all go, they even say good-night. The last of them remembers his manners and shuts the door.

story-11-brodie =
    A spoon is rung. It is the same spoon; someone has carried it all this way, just in case.

    There is a thump in the passage. The door opens a hand’s breadth. In it are two green moons. Everyone looks round,
    everyone who is on her side, too; and they have just time to wish that they had not.

    He does not hurt them. He merely collects them, like so many cushions, and goes out with the lot, with his head held
    very high, to put them somewhere nice.

story-11-no-friend =
    And in the warm, in front of the range, with his feet tucked in, lies the cat.

    He had made up his mind to sleep right through tonight. Nobody has ever thanked him for anything. Then, on the
    flagstones, past the end of his nose, come four mice, with a rope. It is a long rope. It drags. The end of it goes
    flip, and flop, and flip, the way that the best things do.

    One eye opens. Oh, who could have resisted that?

story-11-victory =
    Three.

    It goes through the castle like the smell of warm bread. The saucepans have it, and the swords, and the icicles in
    the yard. In the next room the Twelve-Clock coughs up eleven strokes, and forgets the rest.

    Wherever she has got to, the queen looks down at her hands. There are too many, and then they are too small. “You
    might have knocked,” she says, in a tiny voice, and runs for the curtain, on eight legs, in tears.

    And in the bed the long slow breathing catches, turns into a yawn, and says: “What time is it?”

story-11-defeat =
    The clock is about to strike. They hear it wind itself up. They are in her work-basket, under the lid, among the
    wool, and the rope’s end lies out on the hearth, quite still.

    But the clock only gives eleven; it has not got its twelve yet. It has to save up for it, all day long, until
    tomorrow.

    “Then we’ve still got the stairs,” says a voice in the dark. “And the rope. And us.”

    They count. Yes. All here. There is a needle in the basket that will do for the lock. Up; once more; all together.

story-11-goes-on =
    Under a jam jar with holes in the lid sits a very small, very cross money-spider. It has been given a fly. It will
    not look at it.

    “Who,” says the King, “has been at my blanket?” No one can tell him for crying.

    The sun comes up. All over the castle there is a great noise of seams, and people are tall again in the oddest
    places: two of them in a cupboard. Boots are found. By the oak, a prince who is still four inches high looks up at
    them all.

    “One more minute,” says Collin. “Please.”

story-11-epilogue =
    There is a door in the oak now, with the royal arms on it, four inches high. The King knocks lying on his stomach.

    Marigold rings every morning. Nez sees to her: a horseshoe of oil a year. Lily has seen the upside-down tree by
    daylight, and is not sure. Maginos is six feet tall, and never felt any different. Nobody knows what Filch found. It
    was the clock.

    Tilda has the infirmary, and nobody argues.
    .flag-guard-heart =
        Corporal Hobb got into his boots with both feet, stood up, and would not sit down until evening.
    .flag-cat-friend =
        There is a cat on the council table. They tried, once, to bring up an item of business about it. It was
        adjourned: he had rolled over.
    .flag-cat-belled =
        Down in the lane something goes tink. “He’s early,” say the mice of Barksburg, and take the washing in.
    .flag-vurst-word =
        The captain’s last bill came framed. It says PAID. He had done it in gold.
    .flag-vurst-pistol =
        Over the captain’s mantelpiece there hangs a bill, and beside it, under glass, a flint no bigger than an apple
        pip.
    .flag-maggie =
        And Miz Maggie counted her pies. She counted them again. She sat down. They were all there.
    .without-maggie =
        Miz Maggie counted her pies, and was one short. “Good,” she said, and baked another.

story-11-last-page =
    On the last evening they stand at the gate of the oak, large and small, and nobody knows how to begin. Collin does
    not make a speech. Nez looks at his hammer. Filch has something in his eye, and says that he found it there.

    So Tilda takes out the little book with the rules in it. She turns back, past eighty, past fifty-two, past two, to
    the very first page, which nobody has ever been shown.

    “Rule one,” she reads.

    She has to stop, and wipe her glasses, and start again.

    “Come back.”
