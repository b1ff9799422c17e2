# Men of the Guard: the passages. What a condition adds is under the passage.

story-9-intro =
    A bell wants lifting, and the only paws in the castle strong enough to do it belong to the rats.

    But they were guardsmen once. They had names, and boots, and mothers. Call a rat by his name, and he may remember
    it. Hit him and he won’t; and he will tell the others.

    So all night Collin has walked up and down, moving his lips. “Hobb. Drew. Little Tom. Barnaby, who has the bad
    knee.”

    “Men of the guard,” he begins, to try it out.

    “Nine strokes,” says the sentry at the window. “That’s you.”
    .flag-roster =
        And they have the roster, in the captain’s own hand. Every name is spelled right. It makes a difference to a
        man.

story-9-kitchen =
    Nine bowls stand on the floor by the hearth, in a row, with something hot in each. There is a spoon beside every
    one. They are proper spoons, and no rat could hold them. They have been laid all the same.

    Miz Maggie has her back to the room. She has not asked for whom she is doing it. She was seen to count the bowls, on
    her fingers, and to get it right.

    West lies the hall. There is a light on there; someone is on duty, and stamping his feet to keep warm.
    .flag-maggie =
        There is a tenth thing in the row: a saucer, with four thimbles on it, full. “And them,” says Miz Maggie to the
        stove.
    .hero-filch =
        Filch counts the bowls too. “Nine,” he says. “All there. I don’t know what’s come over me.”

story-9-dining-hall =
    “Halt!” calls the rat by the door. He stands to attention, in a breastplate that comes down to his knees, with his
    tail in a puddle. “Halt, or… oh, please halt.”

    That is Corporal Hobb. He has been a rat for a week and a day, and he misses his boots. Behind him are two lads from
    his own village, with spears, and behind them is a sergeant, who has always been rather like this.

    “Don’t talk to them, Hobb!” barks the sergeant.

    Somebody had better talk to Hobb.
    .flag-clean-hands =
        “They’re the quiet ones,” whispers one of the lads. “They were all through here, that night, and never woke my
        nan.”
    .hero-lily =
        “He has no boots and no hat,” says Lily. “Where I come from that is just a person.”

story-9-alchemist =
    Here, in the old mystic’s room, with the dust on the star-map, a voice with no mouth to it says each of their names.

    It says them kindly. It is like being stroked by a hand in a glove. “You must be so tired,” it says. “All those
    stairs. And for whom? He does not even know that you are here. Do sit down.”

    It would be a good deal better if she shouted. There is a chair. It has never looked so much like a chair. Walk on.
    Say your own name, out loud, in your own voice.
    .hero-tilda =
        “Rule fifty-two,” says Tilda, rather loudly. “I’ll sit down when I’m finished.”
    .hero-maginos =
        “She has moved my chair,” says Maginos, and that, for him, settles it.

story-9-guard-room =
    Nine hooks, nine cloaks, nine names in chalk. They have not been rubbed out. Somebody has even gone over Little
    Tom’s, where it had begun to fade.

    On the tenth hook there is a blade, thin and grey, that nobody has asked for since the old king’s day. It hangs
    apart from the rest, and nobody cares to stand under it.

    “Eyes front!” bark the sergeants, both together. The men are not looking front. They are looking at the hooks, each
    at his own.
    .hero-filch =
        Filch looks at the hooks, and at the keys beside them, and for once finds nothing.

story-9-sewer =
    Under the grate there is dripping, and a round of light with bars across. Overhead the roll is being called.

    “Drew?” “Sir.” “Barnaby?” “Sir.” “Hobb?”

    The water goes by. “Hobb?” And there is no answer; there is only, somewhere up there, a sniff, the sort that a big
    man allows himself when he thinks nobody is about.

    It is a hard climb to them from here, without a hook. But nobody is expecting to be rescued from underneath.

story-9-kings-chamber =
    The last post. They stand before the bed, in line, with their spears down. Behind them the King breathes, in and
    out, as he has since the autumn.

    Only the blanket has been straightened. Someone has folded it back, under the chin, just so, the way it is done for
    children. It is not the queen’s work. It was done with claws; there is a thread pulled.

    So one of these did it, in the middle of the night, on duty. Remember that, whatever they shout at you. Which of
    them looks away?
    .flag-signet =
        And they see the ring. It goes along the line like wind through barley.
    .hero-tilda =
        “Whoever did that blanket,” says Tilda, “has had a child, or been one properly.”

story-9-by-name =
    He stops with his spear half up. “What did you say?”

    You say it again.

    He turns it over, like a man who has found an old coat in the attic and puts his hand into the pocket. “That’s me,”
    says the rat. “I had a dog. I had a… she’ll be wondering where I’ve got to.” He looks at the spear. He looks at his
    paws, both sides. Then he lays the spear on the floor, gently, as if it were somebody else’s baby.

    “I’ll wait outside,” he says gruffly. “If that’s all right. I’ve something in my eye.”

story-9-grudge =
    Another of them goes down, and after that there is a change in the air.

    They do not shout any more. They look at those who are lying there, at Drew with his helmet over his eyes, and they
    look at you; and one by one, quite slowly, all the faces close, like shops.

    “You said you were on our side,” says a voice at the back.

    It is going to be harder now. Names still work. But you will have to mean them.

story-9-enough =
    That makes enough. They stand outside in the passage with their caps in their hands, big and shy, and bump into one
    another, and say “Sorry, Barnaby”, and “No, no, my fault.”

    With these you could lift a bell. There may be more behind the next door, of course. There are always more behind
    the next door, and each of them has somebody who is wondering where he’s got to.

    Bring them to the King. Or first, while the night lasts, go and knock once more?

story-9-sergeant =
    “You!” roars the sergeant. “Where do you think you’re going?”

    A rat who was nearly at the door stands still. You can see him shrink. He had got as far as his own name; he had not
    got as far as his number, rank, and what happens to deserters.

    “Nowhere, sarge,” he says. He comes back. He picks up his spear without looking at anybody. There is only one cure
    for that, and it has three stripes on its sleeve.

story-9-voice =
    The lamps burn low and blue. “That one,” says the voice, to nobody, as if it were choosing a cushion. “That one is
    nice.”

    And one of you turns round. The face is just the same. The eyes are open, but somebody else is standing at the
    window. “Why are we being so unkind to her?” your friend asks, in a puzzled way, and raises a weapon.

    It will pass. It always does; hold on to that. Stand where you can be missed, and go on talking.

story-9-victory =
    They go down on one knee, which is not easy for a rat, and lay their spears on the carpet in a row.

    “Men of the guard,” says Collin. He has been up all night over it. It has three parts, and a bit about the dawn.

    “Sir,” says a voice from the end of the line. “Permission to get up, sir. It’s my knee, sir.”

    “Oh,” says the prince. “Of course, Barnaby.” So that is as far as it went. But they all heard that he knew the name.
    .flag-guard-heart =
        There are so many of them that they have to kneel in the corridor as well. Hobb has brought his boots. It took
        four to push them.
    .flag-guard-half =
        It is not all of them. It is enough for a bell.

story-9-defeat =
    It is the punishment cell: that is to say, a biscuit tin. It says ASSORTED on the lid.

    Towards morning, somebody taps. “It’s me,” whispers the tin. “Hobb. I’ve been thinking. What did you call me,
    before? When I was on the door?”

    You tell him.

    “Yes,” says the voice. “I thought that was it.” There is a pause, a scrape, and then the sound of a lid, being quite
    by accident leaned on by an elbow. “I never saw a thing,” says Corporal Hobb.

story-9-goes-on =
    By morning Marigold hangs in the forge, from the great beam, on a chain; and nobody has seen who carried her. Nobody
    saw them on the stairs, and nobody heard one of them say, “To me, to me. To you, Drew.”

    In the Guard Room, one hook after another is bare. Under each somebody has chalked a boot.

    The queen counts her guards. She comes out short. And for once she does not smile. “Very well,” she says to the
    captain, and her needles stop. “Burn out the tree.”

story-9-goes-on-lost =
    They came by themselves in the end, by ones and twos. Nobody had asked them to. They came down to the forge, after
    lights-out, with a chain, and stood about and said that they couldn’t stop.

    There were not nine. But Hobb had brought a pulley. So the bell hangs; and in the morning there they were again,
    every one, at their posts, and shouting “Halt”. They did not want their mothers to hear of it.

    “Very well,” says the queen, after nine strokes. “Burn out the tree.”
