# The Smallest Door: the passages. What a condition adds is under the passage.

story-prologue-intro =
    One cell, one cold supper, and five people who asked too loudly why the King does not wake. “Perfectly reversible,”
    says Maginos, and lets go of the spell.

    It makes a noise like a cork thinking better of it. Then everybody’s clothes become very large indeed. Collin climbs
    out of his own collar. A boot stands over him like a chapel.

    “There,” says a whiskery voice. “Small. As ordered.”

    Two go first, to see whether a mouse can leave where a prince could not: Collin, who is practising being brave, and
    Filch, who has dropped his dagger in the straw.

story-prologue-gutter =
    The gutter runs along the wall like a street with no houses. At the far end there is a line of torchlight, thin as a
    knife laid on its side: the slit under the cell door.

    Between here and there, something rustles. Something else rustles back. They come round the corner feelers first,
    brown and shiny, and each of them is exactly as big as Filch.

    “Roaches,” says Filch. “I used to step on those.”

    The roaches have heard about that.

story-prologue-victory =
    The last one rolls over, counts its legs and leaves in a hurry. It is quiet in the gutter. Torchlight lies on the
    stones, and a small cold wind comes under the door with the smell of boots, soup, and everywhere else.

    Collin puts one paw into the slit. It fits. He puts his head in. It fits. “It is not a very big door,” he whispers.

    “Bigger than a mouse,” says Filch, “smaller than a problem,” and is through.

story-prologue-defeat =
    They wake up in the straw with a feeling of having been carried there by a great many feet.

    “Well,” says Maginos, “you have learned a thing about roaches.”

    “What?” says Filch, who has straw in both ears.

    “That there were two of them.” He puffs up the straw, sets the supper bowl straight, and clears his throat as if
    nothing at all had happened. “One cell. One cold supper. Five people. Shall we go from there?”

story-prologue-goes-on =
    One whistle, low. That is the signal. Out of the straw come the others: Nez, who gets stuck and un-sticks himself by
    breathing in; Tilda, who has packed; and Maginos, who walks under the door backwards so as not to be seen leaving.

    Beyond it lies the Guard Room. There is a stool as high as a tower. There is a snore that lifts the dust and sets it
    down again. And in the middle of the floor, black and square and just loose enough, there is the grate.
