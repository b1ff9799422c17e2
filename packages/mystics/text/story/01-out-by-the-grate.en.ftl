# Out by the Grate: the passages. What a condition adds is under the passage.

story-1-intro =
    Five people were locked in this cell, and five mice walk out of it. The stool is a tower. The bucket is a well. “And
    mind the keys,” says Filch, “they’re bigger than you.”

    “Friends,” Collin begins, “on this night of all nights—”

    “Boot,” says everybody.

    The boot has moved. But nobody is standing in it. Down its side, holding on by their tails, come three rats in the
    breastplates of the King’s own guard, and they look as surprised as you are. The queen has made her guards small, to
    catch small things.

    The grate is that way. Run.
    .hero-maginos =
        “I should mention,” says Maginos, running, “that ‘perfectly reversible’ is a term of art.”
    .hero-nez =
        “Grate,” says Nez. “Four horseshoes. Loose at one corner. I loosened it.”

story-1-sewer =
    They land with a splash apiece and one large opinion, which is about sewers and goes on for some time.

    Green light. Brick like a cliff. The water has plans of its own and means to take everybody with it: past the ledge,
    past the bank, under the arch and away. On the far side is a round black opening where the bricks have given up.

    Nobody can swim in boots, but then nobody has boots any more. Hold tails, count noses, and leave no one in the
    water.
    .hero-tilda =
        “Rule four,” says Tilda, wringing out her sleeves. “Count everybody. Twice, if wet.”
    .hero-filch =
        Something silver turns over in the current. “Fishhook,” says Filch. “With thread on it. Somebody lost that. I
        mean to find it very hard.”

story-1-kitchen-tunnels =
    A crossroads behind the ovens, where it is always a warm evening. One way goes west and smells of stones. One goes
    up a crooked ladder of nails and smells of bread.

    They have all smelled bread before. But they have never in their lives smelled an amount of bread you could live in.

    Overhead a chair creaks, a spoon drops, and a huge voice says: “Thirteen.” A pause. “Twelve. I baked thirteen.”
    Everybody looks at the ladder. Nobody is hungry, of course. The way out is west.
    .hero-filch =
        “What?” says Filch, with his mouth full.

story-1-kitchen =
    The ceiling is so far up that it has weather. Miz Maggie, who is a hill in an apron, counts her pies, comes out one
    short, and reaches for the mop without looking.

    She has not seen the mice. She has not seen the roaches either, three of them, feasting on the counter with their
    elbows out. But she has seen that somebody is at her pies, and in this kitchen that is treason, and the mop is judge
    and jury.

    Chase the thieves off, and she may see who her friends are. Or the mop may see you first.
    .hero-nez =
        “She used to give me crusts,” says Nez. “When I was six foot. Good crusts. Half a horseshoe each.”

story-1-tunnel-entrance =
    Moonlight, thin as a thread, lies on a step as tall as a wall. There is air here that has never been indoors: cold,
    and clean, and a little rude.

    Behind them, far back in the tunnel, claws go by the crossroads, stop, and come on. One rat is whistling for the
    rest. It is not a nice whistle.

    Seven steps. Every one of them has a crack in it that could be a foothold, if you were a fly. Well, you are not much
    more than that. Up.
    .hero-collin =
        “I have run down these steps a hundred times,” says Collin. “I owe them an apology. They are enormous.”

story-1-courtyard =
    Snow, and sky, and far too much of both.

    The yard is as wide as a county. On the wall sits an old crow, who turns one eye on the mice, then the other, as
    though comparing prices. Below it the yard watch stamps its cold paws. And there, in the corner, black against the
    white, stands the oak, with a knot-hole low on its trunk and, unless the cold is playing tricks, a very small light
    in it.

    “I climbed that tree when it was smaller,” says Collin. “No. When I was—”

    “Run,” says everybody.
    .flag-maggie =
        Behind them, a kitchen window is pushed open from inside, a hand’s breadth, as if by accident. The warm air
        blows all the way to the wall.

story-1-maggie =
    A crumb falls. The mop comes down, and stops, a whisker above one small wet head.

    Miz Maggie bends. It takes some time; there is a good deal of her. Her eye is as big as a plate and as brown as
    gravy. It looks at the roach on its back. It looks at the mouse with its fists up.

    “Well,” she says at last, “at least somebody round here works for a supper.” And she turns her back, whistling, and
    takes very long about finding a lid. Out with you, while nobody sees.

story-1-mop =
    A roach goes head over heels. Miz Maggie sees something small run away from something smaller, and does not wait to
    be introduced.

    The mop comes down like a wet tree. Flomp. When the world has stopped being grey and stringy, there is a mouse flat
    on the tiles with suds on its nose, and the roach is back among the pies, bowing to its friends.

    Nobody is hurt. Nobody is dry, either. Get up and try that again.

story-1-crow =
    A shadow slides over the snow, and there is a great dry clap of wings.

    “Kaa,” says the crow. It may mean “mine”, or “mouse”, or “move along there”, but it is said with a beak as long as a
    sword. It pecks once, to see what happens. Then it hops aside and looks at its work with its head on one side.

    It does not mind whom it pecks. It is old, it is cold, and this is its yard. Do not stroll.

story-1-victory =
    The last of them tumbles over the knot-hole’s edge, and four arms reach out of the dark and pull.

    Two sentries stand there, in breastplates of walnut shell, with acorn caps down over their ears. They look at the
    prince. They look at the rats outside, who are explaining something to the crow.

    “Password?” says the first sentry.

    “Help,” says Collin.

    The sentries look at each other. “That’ll be it,” says the second, and shuts the door.

story-1-defeat =
    It is dark, and it smells of geraniums. There is a sneeze. “Is that my tail,” says a voice, “or yours?”

    They are under a flowerpot, on a sill, in the Guard Room, with a brick on top. Outside, a rat with a very straight
    back walks up and down and dictates. “One grate, lifted. One bucket, splashed. One prince, small. Have it put on the
    bill.”

    The brick is heavy. But the flowerpot, as every gardener knows, has a hole in the bottom, and it is exactly one
    mouse wide.

story-1-goes-on =
    Inside the oak there are streets, and doors with numbers, and washing; and up forty stairs there is a council, in
    session. This is Barksburg.

    Granny Burdock, in the chair, bids the strangers welcome, notes with interest that one is a prince, and returns to
    the item of business. It has been the same for forty years: who will bell the cat? It is adjourned.

    Then, far above, a clock strikes. Once. “The queen’s,” says Maginos. “One stroke more every midnight. At twelve,
    whoever sleeps will sleep on, and whoever is small stays small.”

    Suddenly forty years seems rather long.

story-1-goes-on-lost =
    It was the flowerpot’s own fault for having a hole. Out through it they go, one by one, by night, over the sill and
    down the ivy, until two sentries in walnut shells find them sitting in the snow under the oak and too cold to be
    proud.

    So they come to Barksburg after all, by the back door, wrapped in a mitten. Granny Burdock sends for soup.

    Far above, a clock strikes, once, and sounds pleased about it. “The queen’s,” says Maginos, through his blanket.
    “One stroke more every midnight. At twelve, whoever is small stays small.”
