# Three Who Went to Look: the passages. What a condition adds is under the passage.

story-2-intro =
    Three small beds are empty. Pip, Burr and Dot have gone to see “where the prince came out”. They took one acorn cap
    of lamp oil and no sense whatever.

    Lily was supposed to be watching them. She kneels on the steps, and reads. “Three of them. One hops. One drags a
    stick. One stopped to draw a cat.”

    “People of Barksburg,” says Collin behind her, “in such an hour—”

    But she is already through the door, stringing her bow, and has never in her life been indoors. “Well?” she says
    from the dark. “It’s only outdoors with a lid.”

story-2-kitchen-tunnels =
    Three tunnels, three small voices, and three different echoes. From the left comes counting, with long gaps in it.
    From the right comes whispering. From overhead comes nothing, and with Dot, says Lily, nothing is the one to worry
    about.

    The lamp oil has been spilt here, in a puddle, and three sets of footprints leave it by three ways. On the wall, in
    charcoal, is a cat. It is a good cat. It has a great many teeth.

    “We could split up,” says one of them. “No,” say all the others.
    .hero-filch =
        “Two ways in,” says Filch. “I counted five. They’ll have used the sixth.”
    .hero-collin =
        “Nobody is left behind,” says Collin. “We count. Then we count again.”

story-2-dining-tunnels =
    There is a pit in the middle of the tunnel, and on the edge of it, legs dangling, sits Pip. He has a heap of crumbs
    beside him. He lets one fall. He counts, on his fingers, and then on his toes.

    “It hasn’t landed yet,” he says, without turning round. “I’m on my third day.”

    He does not mean days. He is not sure what he means. What he does not see, because he is looking down, is what has
    put its feelers over the other side of the pit, to see who is throwing food.
    .hero-tilda =
        “Rule eleven,” says Tilda. “Not near the edge. I see I shall have to write it down.”
    .hero-nez =
        Nez drops a nail over the edge, and waits. “Deep,” he says. “Forty horseshoes. Still falling.”

story-2-crystal-tunnels =
    Here nobody needs a lamp. The light is in the stones: blue, and milk-white, and one that is the green of a glass of
    water.

    At the far end stands Burr with his stick, nose to nose with the largest, whispering. He has told it his name. He
    has told it that he is not lost. He waits politely for it to say something too.

    And something does. It is not the stone. It comes from a long way behind the stones, and there is a great deal of
    it. Skitter, it says. And then, quite softly: clak.
    .hero-maginos =
        “That,” says Maginos, “is not in any of my books. I should like to be not in any of its.”

story-2-kitchen =
    They look behind the flour. They look under the dresser. Then they look up.

    On the counter stands a basket, in the basket lies a loaf, and round the loaf, like a very small cat round a very
    large hearth, lies Dot, asleep, with her thumb in a hole in the crust. A charcoal stub has rolled out of her paw.
    There is a moustache on the gingerbread man.

    And beside the basket, an arm’s length away, Miz Maggie is counting her buns.
    .flag-maggie =
        She is humming as she counts, with her eyes on the ceiling. She has counted that basket three times now and not
        once looked into it.
    .without-maggie =
        The mop stands ready by her knee, and is still damp.
    .hero-lily =
        Lily watches something white sift down from the sieve. “Dry rain,” she says, and puts up her hood.

story-2-pip =
    “I was busy,” says Pip, going up over a shoulder like a sack of walnuts. “I was finding out how deep down is.”

    How deep is it, then? He thinks about that for the length of a tunnel. “It’s not done yet,” he says. He has a crumb
    left over. He eats it, in the spirit of science, and after that he is heavier.

    He is not a large mouse. It is odd how much of him there is when he does not want to go.

story-2-burr =
    Burr says goodbye to the stone. He says goodbye to the one beside it, so as not to hurt its feelings. He will not
    let go of his stick, which is twice as long as he is and gets caught in everything.

    “It talked,” he tells whoever is carrying him. “It said skitter clak. I said Burr. Then it said my name.” A little
    later, from under a hood: “It said it wrong.”

    Nobody feels like stopping to ask how.

story-2-dot =
    Dot does not wake up. She is lifted out of the bread like a bun from the oven, warm, floury, and limp as a sock.
    Once she opens one eye. “I drew the prince’s cat,” she says. “So it would know where not to come.” Then the eye
    shuts.

    A sleeping mouseling weighs as much as two awake ones. All mothers know this. Now so does whoever is carrying her.
    Down the mop handle, mind the bucket, and not one sneeze.

story-2-hush =
    Somewhere in the castle a door slams. All the tunnels breathe in.

    After that there are no small voices any more. No counting; no whispering; not so much as a giggle. They have been
    brave for hours, those who are still out there, and now all at once they have remembered that they are little. They
    have done what little ones do. They have hidden, and shut their eyes, so that nobody can see them.

    You know where they were. Now you must look.

story-2-two-home =
    Two are in bed. You can hear them from the steps: one is telling the other what happened, and the other is telling
    him that it happened differently.

    “That’s two,” says the sentry, and bites his lip, and counts the beds again, and then looks very hard at his own
    feet.

    It could be called a night now. No one would say a word. Lily’s scouts are good; they would see the last one home by
    morning. Or there is what is left of the night, and one small bed with nobody in it. One more?

story-2-victory =
    The gate in the oak goes to, the bar comes down, and inside it a great many people who were not crying blow their
    noses.

    “I told them you’d come,” says a voice from under a blanket. “I said so. I only said it quietly.”

    Down in the deep tunnels there is a sound like a long row of small doors closing. Skitter. Then, in its own time:
    clak.

    Nobody sleeps much.
    .flag-three-cheers =
        Three beds, three lumps, six ears. Barksburg gives three cheers, one each, and Dot sleeps through all of them.
    .without-three-cheers =
        One bed is empty. A candle stays lit beside it, and the scouts are already on the stairs.

story-2-defeat =
    They are under a colander. It is a good colander, from the kitchen, with a flat-iron on it, and the light comes in
    by a hundred little holes and makes everyone look as if they had the measles.

    “Could be worse,” says a voice. “We could be lost.”

    “We are—” a second voice begins. But behind them, in the dark, something giggles. “We came to rescue you,” says a
    third voice, a very small one. “We got in by the handle. Do you want to see?”

story-2-goes-on =
    The mouselings are scolded, fed and made honorary scouts, in that order.

    In the guest-room a pine-cone fire is burning. Lily stands in the door and looks at the rafters as if there might be
    birds there. “The weather’s turning,” she says. And then, in just the same voice: “I suppose you couldn’t use an
    archer.”

    They budge up. Far above, a clock strikes two, and all of them hear it.
    .without-three-cheers =
        The last one is carried in at breakfast, asleep, with a beetle it refuses to give up.

story-2-goes-on-lost =
    They come home in a line, just before light: mouselings in front, being quiet in the way that can be heard a mile
    off, and the company behind, being, on the whole, carried.

    The scouts had gone out for the small ones. They came back with the large ones as well, and are not going to let
    anyone forget it. Lily says nothing at all. She restrings her bow, sits down on the prince’s side of the fire, and
    stays there.

    Two strokes, that night. And down in the dark, skitter; and clak.
