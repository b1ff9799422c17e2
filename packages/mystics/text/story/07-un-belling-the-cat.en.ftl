# Un-belling the Cat: the passages. What a condition adds is under the passage.

story-7-intro =
    The council votes, forty years late and with every paw up, that somebody else should do it.

    So four mice stand on a moonlit floor, with a key, and ring a spoon.

    “Friends,” says Collin, “when mice of future days shall tell—”

    Behind the wall there is a sound like furniture being moved. It is a purr.

    Brodie has never been invited to anything before. He is delighted. Let him chase you silly, in one room after
    another; and when he tires, one of you must climb up and turn the key.
    .flag-maggie =
        In the kitchen, up on the counter, where it has no business to be, stands a jug of cream.
    .hero-tilda =
        “Rule twenty-three,” says Tilda, tying back her sleeves. “Never run from a cat in a straight line.”

story-7-kitchen =
    Copper pots, wet floor, one enormous tail round the door-post. The tail goes to the left. The tail goes to the
    right. The tip of it, all on its own, goes tap.

    “Shoo,” says Miz Maggie in her sleep. “Seven,” she adds, and sighs.

    There are forty saucepans in here, and every one of them has a cat in it, upside down and bright orange, looking
    out. Only one is real. It is the one that has just sat down and stuck out its behind.
    .flag-maggie =
        The jug stands on the very edge of the counter. A child could tip it. So could a mouse, with a run-up.

story-7-dining-hall =
    Between the chair-legs it is a forest; and something is enjoying the forest.

    You do not see him. You see that the moonlight at the end of the row is there, and then is not, and then is. You
    hear how the boards do not creak where he puts his feet. Once, quite near, he chirrups to himself, as people do who
    have thought of something funny and are saving it up.

    He could have had you twice by now. He is making it last.
    .hero-lily =
        “It’s like owls,” says Lily, “but without the manners.”

story-7-queens-chamber =
    He comes through the white door at a gallop. He sees the mirror. He stops.

    There, in the glass, is the handsomest cat in the world. Brodie looks at him. He looks from the left, and the cat
    looks back from the right. For the length of one breath he forgives everybody everything.

    Then, behind that other cat’s shoulder, he sees four mice tiptoeing along the skirting. All of their ears are flat,
    and one of them is carrying a key. His eyes go round, and black, and very, very happy.
    .hero-maginos =
        “Vanity,” says Maginos, smoothing his beard in the next mirror along.

story-7-crystal-tunnels =
    Safe. They lie on their backs in the blue light and pant.

    Something comes in at the hole. It is a paw, as big as a pillow, and it has been put through as far as the shoulder.
    It pats the floor to the left. It pats the floor to the right. It takes up a small crystal, feels it all over, and
    puts it politely down.

    Then it is withdrawn, offended.

    It is nice in here; but the longer you rest, the longer so does he.

story-7-kitchen-tunnels =
    They go down the crack like four letters through a box, and the fifth thing to arrive is a whisker.

    It is the length of a fishing-rod. It swings to and fro in the dark, and quivers, and takes note. Then comes one
    eye, in the gap between two bricks: green, and the shape of a slice of lemon. It looks at them for a long time. It
    blinks first.

    After that, you can hear him washing, just outside, loudly, as if he had never wanted to come in.
    .hero-filch =
        “I’ve had landladies like that,” says Filch.

story-7-dining-tunnels =
    Overhead he walks up and down on the boards. He knows they are there. At every gap he lies down flat with a thump
    and a sigh, and a line of dust falls on four noses.

    Then there is silence. It goes on.

    “Has he gone?” breathes one of the four. And through the floor, an inch above, comes the softest sound in the whole
    castle: a claw, just one, being drawn along a crack, like a finger along a row of books, to see which comes next.

story-7-forge =
    Behind the fire-back the bricks are still hot, and nobody can sit down. They stand and hop.

    Out there in the hearth he has found the coal-scuttle. He gets in. He turns round. He gets out again, black to the
    elbows, and leaves a row of very fine flowers right across the queen’s white rug, sits down in the middle, and is
    pleased.

    By the wall stands a bucket with too fine a rim. When he yawns, it hums. And the brass thing under his chin hums
    too, as if it knew the voice.

story-7-he-comes =
    First there is nothing. It comes along the passage, not in any hurry: a large, soft nothing.

    The door opens a hand’s breadth. Nobody opened it. In the gap, low down, are two green moons, and under them, in the
    fur, there is a collar with a padlock on it, and under the padlock hangs a thing like a brass hazelnut. There it is.
    That is what all of this is about.

    The moons grow. They sway a bit, from side to side. Everybody who is a mouse, anywhere, knows what that means. Run!

story-7-no-game =
    There is a point in every game when it has gone on for a bit too long, and somebody is going to cry.

    Brodie sits down. The tip of his tail has stopped. He is hot; his collar rubs; he has been round this castle like a
    rocking-horse, and what has he got for it? Not one mouse. He looks at them, and the fun goes out of his eyes, like a
    lamp being carried away down a corridor.

    Now he is only a cat. Be quick.

story-7-click =
    It takes a mouse with strong nerves: up the left fore-leg, paw over paw, like a flea with an appointment. There is
    thunder in there; it is only the purr. There is the padlock, as big as a door. In goes the key.

    Click.

    He holds still. He does not know why. Something has let go, right where it always itched, and it is years since
    anything did. Then he remembers what mice are for. Hold on!
    .hero-nez =
        “If it’s bent I can fix it,” calls Nez from the floor. “If it isn’t I can bend it!”

story-7-cream =
    The jug goes over. It takes its time; and then it all goes at once, in a long white tongue, down the cupboard doors
    and over the tiles.

    Brodie, in mid-leap, changes his mind. Cats can do this. He comes down all four feet together at the edge of it,
    looks round once to see whether anybody is going to say no, and puts his face in.

    From the chair by the fire comes a voice, quite wide awake. “Butter-fingers,” it says fondly, to nobody. You have as
    long as it takes to lap.

story-7-the-cat =
    Click; and the collar falls off.

    It lies on the floor like a dropped crown. Brodie puts up a hind foot, and scratches, slowly, the one place he has
    not been able to get at in all his life. His eyes shut. His chin comes down, and down, until it is in front of you.

    Now, if ever. Give him a hand with that scratching, and you may have a cat to call on. Or there is the bell that
    Granny Burdock has kept for forty years: tie that on, and nothing he walks with comes up unheard again.

story-7-friend =
    One of you walks up. It is the longest walk there is: in under the whiskers, where the breath is warm, and smells of
    fish. Two small arms go out. There is a bare place in the fur. They scratch.

    The purr begins a long way down, like a cart coming over a bridge. The floor takes it up. So do the saucepans.

    When at last they tiptoe off he follows them, as far as the crack, and lies down in front of it with his back to it.
    It takes them a while to understand. He is on guard.

story-7-bell =
    It takes four of them and a good knot. When it is done there is a bow under his chin, of faded pink, and in the bow
    there is a bell, made of a thimble and a pea.

    Brodie stands up. Tink. He stops. He takes another step. Tink. He looks all about, to see who is doing it, and goes
    off down the passage quicker and quicker: tink, tink, tinktinktink.

    You can hear him all over the castle. In Barksburg, old mice come out on their doorsteps, take off their hats, and
    listen.

story-7-victory =
    They have it. It lies in the middle of four pairs of paws: the tongue of Marigold, the size of a hazelnut, and as
    heavy as a promise. When one of them breathes on it, it stirs.

    “Rope,” says one, and counts on a claw. “Tongue.”

    “We rang for a cat,” says another, and all at once has to sit down. It is the laughing sort of sitting down. It
    takes some time. No one has ever laughed so hard on that particular floor, or so quietly.

story-7-defeat =
    He did not eat them. They want that put down clearly. He carried them by the scruff, one after the other, up five
    flights of stairs, with his head held high; and laid them in a row on the end of the queen’s own bed, as a present.

    Now they are in the bottom drawer, among the gloves. It is soft. Out there somebody is saying, “For me?” in a voice
    like a pin. And then, so as not to hurt his feelings: “Good cat.”

    Gloves have fingers. Fingers, with a bit of thought, have holes.

story-7-goes-on =
    In the great chamber of Barksburg Granny Burdock gets up on her chair. She takes down the item of business. It
    leaves a pale square on the wall.

    “Done,” she says; and there does not seem to be anything to add.

    There is cake. The band plays both its tunes. But by and by people begin to stand about in corners with their plates
    and look at the square. It has been forty years. Nobody knows what to talk about.

    Far off, seven strokes. “Well,” says Granny, “that, perhaps.”

story-7-goes-on-lost =
    When a cat has been told that he is good, he likes to think about it on the window-sill, in the sun. And when he is
    asleep like that, and a scout of Barksburg happens to come along the gutter with a bent pin and a steady hand, there
    is just about time.

    He never woke. There is one collar the less in the world, and he has not decided yet whom to blame.

    “Who did it, then?” asks the council. The scout was only little, and ran off. Seven strokes, that night.
