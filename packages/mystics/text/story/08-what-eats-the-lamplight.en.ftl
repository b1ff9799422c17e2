# What Eats the Lamplight: the passages. What a condition adds is under the passage.

story-8-intro =
    Three lamps were lit last night, and three scouts carried them down to the old workings under the forge. The lamps
    have come back. Nobody was carrying them. They had been rolled to the door, quite politely, all in a row, and all
    three were dark, with the oil still in them.

    “It ate the light,” says Lily, “and left the lamp.”

    “Friends,” says Collin, “even in the darkest—” And the candle goes out. It is only the draught.

    In the silence, something long puts down its feet, one after another, for quite some time.

story-8-kitchen-tunnels =
    The crossroads has never been so dark. You know it by the warm bricks and by the three winds.

    From the south comes a breath of hot iron: that is the forge, and the bell, and a fall of rock with the way through
    it choked shut. From the north comes a glow, very faint, like milk. From the east comes no sound at all.

    And then: clak.

    Whatever has blocked the southern way lives in the other two. It would rather that you went home. Which first?
    .hero-tilda =
        “Rule thirty-one,” says Tilda. “Whoever is frightened says so, and then we all are, and it’s less.”

story-8-crystal-tunnels =
    The stones still shine in here. It has seen to that: it has licked the dust from every one.

    It lies curled about the brightest like a ring about a finger, and its armour is black, and all down its sides go
    the feet, dozens and dozens, folded. There are good miners’ lamps here too, set out like cakes on a shelf. It was
    saving those.

    Now it lifts its head. The light behind it shows how long it is. “Skitter,” says the front end. From a good way
    further back comes the answer: “Clak.”
    .hero-maginos =
        “It’s not wicked,” says Maginos, with interest, backing. “It’s only hungry. I always find that so much worse.”
    .flag-full-cup =
        An owl-eye tea does not quite wear off. They can see it blink, all along: it has eyes in pairs, like buttons
        down a coat.

story-8-dining-tunnels =
    Three neat bundles hang by the wall, in the corner, done up like parcels. One of them is whistling, to keep its
    spirits up. It is an old marching song, and it only knows the one verse.

    “Don’t come in here!” calls the bundle, when it hears feet. “I mean, do! But it’s—”

    A thing like a long wet chain is drawn across the floor. The whistling stops. So, all at once, do the stripes of
    light between the boards, one after the other, from that end to this. It is coming along the ceiling.
    .hero-lily =
        “That’s Fennel,” says Lily, at the whistle. “He never did learn the second verse.” And her first arrow is on the
        string.

story-8-forge =
    The rocks are down, and the forge lies open. The furnace has been eaten down to a crust of red. By its side lies the
    bucket that is a bell.

    And round the bell, loop over loop over loop, lies what is left of the dark. It has brought everything it has here:
    spoons, buckles, a mirror, the glass eye out of a rocking-horse, everything in this castle that ever shone. It has
    put them all round the biggest thing, which does not shine, but sometimes sings to it.

    It will not want to let that go. Nobody would.
    .hero-nez =
        “That isn’t a hoard,” says Nez slowly. “That’s company.”

story-8-it-burrows =
    It rears up. It knocks on the roof with its forehead, and the roof gives. Then there is nothing but a hole, with
    gravel trickling into it, and the feet going away overhead, and away, and away, and still going away.

    On the floor lies its coat, all in one piece, empty from end to end, with every button done up. It has slipped out
    of it like a boy out of a jacket that someone has hold of.

    So it is not beaten. But it is cold, and it is cross, and now it knows your names.
    .hero-filch =
        Filch holds up a sleeve, and another, and another. “Wouldn’t fit anyone I know,” he says.

story-8-the-way-south =
    This time it does not dig. It runs. You hear it go by in the wall, from east to west, in a great hurry, like a whole
    school on a staircase; and then, to the south, a rumble, and the crash of many stones.

    When the dust has settled there is a way through to the forge, as wide as a barrel. It has gone home, to its
    treasure. And it has left the door open behind it, as everybody does who is frightened.

story-8-lamp =
    It is heavy, and it squeaks, and it is the best thing anyone has ever held. All round the bearer goes a room, as it
    were: a small gold room with no walls, and inside it everybody has a face again.

    Outside that it is the dark’s turn. You can hear it licking its lips. It will come for the lamp before it comes for
    you.

    So keep it lit, keep it close enough to see by, and keep it two good jumps away from anything with too many feet.
    .hero-collin =
        “I’ll carry one,” says Collin. “I have been afraid of the dark since I was four. I may as well see it coming.”

story-8-scouts =
    Snip; and a scout falls out on his head. He has been hung up since yesterday, next to two friends, with nothing to
    look at. He has names for all the knots in the boards.

    “It didn’t hurt us,” he says, rubbing his ears. “It only took the lamps. Then it came back and sat down, next to us,
    the whole length. I think it wanted to be talked to. So I whistled.”

    He picks up his bow. There are three of them, and they can stand, if they lean together. “We owe you a volley,” they
    say.

story-8-victory =
    It goes down link by link, like a chain being let into a well. Then, which no one had expected, it tucks its head
    under, and pulls all those feet in, and makes itself as small as it can.

    The furnace ticks. A hammer has been raised. It is put down again.

    “It’s shivering,” says a voice.

    So it is. They stand round it in what light they have left. Then, because it still has to be done, they go over to
    the bucket, all together, take the rim, and set the bell of Marigold the right way up.

story-8-defeat =
    It did not take them far. They hang in a row by the wall, in the dark, done up to the chin like the week’s washing.
    It is not even uncomfortable.

    By the sound of it, it has sat down beside them. After a long time a foot, quite a small one, from somewhere about
    the middle, gives the nearest bundle a push, so that it swings.

    Skitter? it says.

    “I suppose,” says a voice in the dark, “we might sing something.” And it turns out that the knots loosen when you
    breathe in for the high notes.

story-8-goes-on =
    It was only ever afraid of being alone in the dark, Tilda decides, and there the matter ends; so they leave it a
    lamp, and the rocking-horse’s eye, and it is seen to wave, for quite some time.

    Nez mends Marigold’s lip with crystal and a kind word. There she stands now, under the forge roof: rope, tongue and
    bell. It is only that she weighs nine hundred horseshoes. She wants lifting, and mice have such small hands.

    Eight strokes. “Who’s got big ones?” says a voice from the back.

story-8-goes-on-lost =
    It was Granny Burdock who went in the end, with her knitting and a night-light. She sat down in the dark and talked
    to it for three hours, mostly about her knees. When she came out again, it was carrying her bag.

    It was only lonely, she says, and has been given a lamp of its own. It let them have the bucket. It pushed it to the
    door itself, with forty feet.

    So there stands Marigold. But the night is gone, eight strokes of it, and she is as heavy as a hill.
