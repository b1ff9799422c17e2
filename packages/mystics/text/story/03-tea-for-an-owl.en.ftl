# Tea for an Owl: the passages. What a condition adds is under the passage.

story-3-intro =
    To find what Queen Vanestra has hidden you must see as an owl sees, and for that there is a tea.

    Maginos recites. “Mint, for the cold eye. Royal crumb, for the long eye. The tear of a candle. And, ah. Something.
    It glittered.”

    “Crystal dust,” says Tilda. “And the tear goes in before the crumb.”

    “I was coming to that. Any three will do. Four would be better.”

    “Friends,” says Collin, “as we set out tonight to make a cup of—” But put like that, he cannot finish it.

    The pot is in Maginos’ old room. Go shopping.
    .flag-three-cheers =
        Pip, Burr and Dot have brought a present. It is a dinner fork, for climbing on and being thrown off. “You can
        keep it,” says Pip, “till you’ve finished with it.”

story-3-kitchen-tunnels =
    The crossroads again. A ladder goes up; a tunnel goes west. From above come voices, a clatter, and warmth. From
    below, in the west, comes the sound of many small feet that are not in a hurry.

    Two roads go to the King’s table: one through the kitchen, where they count the pies, and one under the boards,
    where something counts the visitors.

    It is five minutes to the King’s crumb either way, if nobody stops to be clever. Which road?
    .hero-filch =
        “I know a third,” says Filch. “It’s the first one, but quicker. It only works if nobody’s looking.”

story-3-kitchen =
    Mint in a jar, jar on the counter, counter up the mop: that is the whole of the recipe from here.

    The kitchen is between two meals. Flour hangs in the light. Miz Maggie stands with her back to the room, telling her
    pies over like a king reviewing troops. “Nine. Ten. Eleven.” Silence. “Eleven.”

    Something small chews, and stops chewing.
    .flag-maggie =
        A sprig of mint lies on the floor by the crack, as if it had fallen there. It has been tied with thread. In a
        bow.
    .without-maggie =
        The mop twitches. It may only be the draught.
    .hero-lily =
        Lily holds out a paw and looks at what settles on it. “Dry rain,” she says. “Does it rain indoors often?”

story-3-dining-tunnels =
    Under the boards of the great hall it is all dust and stripes: a stripe of light, a stripe of dark, as far as you
    can see. Overhead, benches scrape. A boot heel rings. No, not a boot. A claw, being put down very smartly.

    “Halt,” says a voice up there. “Who goes there? Nobody. Very good. Carry on guarding the crumb.”

    There is a crumb. It has a guard. In the dark, all the whiskers begin to grin. There are also, on a nail, some
    cloaks of about the right size.

story-3-dining-hall =
    The tablecloth goes up like a snowfield. And at the top of it, under a silver candlestick, two rats with bows stand
    to attention on either side of a crust.

    It is the last the King ate before he slept. He had bitten it once, and put it down to ask a question. No one has
    been allowed to clear it away. The rats guard it as if it were a crown, and it is nearly as heavy.

    More of them wait among the chair-legs, with the look of people who have been told to expect mice.
    .hero-collin =
        Collin looks at the bite for a moment. “He never finishes,” he says. “He always thinks of something. I’ll carry
        it.”
    .hero-filch =
        “Guarding a crumb,” says Filch. “Where I come from we guard pies. From people like me.”

story-3-alchemist =
    The desk, the burner, the shelf. A stool with one short leg. A candle stub, burned down to the width of a paw, with
    a single fat tear on it that has not quite fallen.

    The papers have been swept into a heap, and a cup has been put down on the star-map and has left a ring.

    Up there stands the pot. It is an egg-cup, in fact. It will do. Whatever you have brought, bring it up the chair;
    and whatever you have not, the night is still long enough to fetch.
    .hero-maginos =
        Maginos is very quiet. This was his room. After a while he turns the cup so that the ring goes round a planet.
        “There,” he says. “Now it is an orbit.”
    .hero-tilda =
        “Don’t touch the wax with bare paws,” says Tilda. “That isn’t a rule. That’s just wax.”

story-3-crystal-tunnels =
    The light here comes out of the stones, and it comes off on you. A minute among them and there is dust on
    everybody’s whiskers, each grain with its own small spark, so that they look like the portraits of very important
    mice.

    Nobody laughs loudly, though. The stones have that effect. And there is scratching, deep in, like a pen being tried
    on paper a long way off: skritch, and a pause; and then a pause that is longer.

    Fill a thimble. Tread softly. Do not answer it.
    .hero-nez =
        Nez shines all over like a chandelier. “Don’t,” he says. Nobody has said anything.

story-3-wax =
    It slides off the stub as neatly as a plum off a plate. It is round and golden, with a tiny flame upside down inside
    it, and for the space of one breath it is the prettiest thing in the castle.

    Then it is hot.

    There is some hopping. There is a word that was not learned at court. But nobody lets go of it, which is the part to
    remember. “A healer or a mystic would have used a spoon,” remarks a friend, from a safe distance. It is too late to
    look for a spoon.

story-3-maggie =
    One paw over the edge, then the other, then the ears: and there, a foot away, is a face as wide as the moon,
    waiting.

    Nobody breathes. The mop is up. The mouse, for want of anything better, bows.

    Miz Maggie has cooked for two kings, and in all that time not one creature has ever bowed to her on its way to steal
    something. She lowers the mop. With one finger she pushes the mint jar over, just as far as the edge. “Eleven,” she
    says firmly, to the ceiling. “I must have baked eleven.”

story-3-mop =
    There are people who look before they swing. Miz Maggie had eight brothers, and never got the habit.

    Flomp. The counter goes by; then the shelf; then the clean blue tiles, from rather close. Somewhere overhead the mop
    is wrung out, thoroughly, by someone who is still counting. “And let that be a lesson to the pair of you,” she says,
    though there is only one. It is lying by the mop handle, and seeing two of everything as well.

story-3-three-in =
    Three things go round in the egg-cup, and the water has turned the colour of evening. It smells of lamp. It would
    do. It would certainly do something.

    So: you may climb up and drink it as it is, and see with one owl’s eye. Or you may go back out there, through
    whatever stands between you and the fourth thing, and see with both.

    The burner ticks. The night does too. Drink, or one more door?

story-3-victory =
    They pass it round. It tastes of lamp, then of snow, and then of nothing, because by then nobody is paying attention
    to their tongue.

    The walls go thin. The castle stands round them like a house of glass, room over room; and in it, small and bright
    as pins, three things that hum on one note. A rope. A clapper. A bell. They were one thing once. They want to be.

    Somewhere very far up, a needle stops clicking, and a queen raises her head. “Draughty,” she says. Quick: out,
    before she looks down.
    .flag-full-cup =
        With both eyes open they see the small things too: where a fisherman’s line hangs drying, and which doors have
        something waiting behind them.

story-3-defeat =
    They are under a hat. It is the tall kind. It was a bishop’s, and there is a good deal of room, but nothing to look
    at.

    “What did it taste like, in the end?” asks a voice.

    “We never drank it.”

    “No. But what would it have tasted like?”

    “Lamp,” says everybody gloomily. They sit. And the dust on their whiskers, which nobody had thought to brush off,
    begins very faintly to shine: just enough to show where the moths have been at the brim.

story-3-goes-on =
    They tell the council what they saw. Queen Vanestra’s curtain is tied back with a bell-rope. In the forge stands a
    bucket marked MARIGOLD: the Dawn Bell. Ring her three times, and every spell in the castle is over: the King wakes,
    and whoever was made small is tall. She wants only her rope and her tongue. And her tongue—

    “Go on,” says Granny Burdock.

    —hangs on the collar of the cat.

    There is a silence. For forty years they have asked who would put a bell on him. Now somebody must take one off.
    Three strokes; uproar; adjourned.

story-3-goes-on-lost =
    There is always some left in the pot. The scouts carried it home in a thimble, stone cold, with a moth in it. It
    made everyone see double, and some of that was true.

    A rope that ties back Queen Vanestra’s curtain. A bell in the forge, upside down: the Dawn Bell, who ends every
    spell in the castle if she is rung three times. And her tongue, on the collar of the cat.

    Three strokes, that night. The council of Barksburg, which for forty years has asked who will bell him, asks to have
    the minutes read again, slowly.
