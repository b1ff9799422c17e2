# The Waterworks: the passages. What a condition adds is under the passage.

story-4-intro =
    Nez draws the castle’s plumbing on a leaf: three basins, and water for two. “It’s got to go somewhere,” he says.

    Filch turns the leaf the right way up.

    The only quiet way to the upper floors is by the King’s Tunnels, and the King’s Tunnels are full of river. Dry one
    basin and you drown another. There is a brass wheel on the Drain Pipe’s ledges. There is a gear among the Pipes that
    has lost its handle. The handle is at the bottom of the Sewer.

    “Friends,” says Collin, “water is—”

    “Wet,” says Nez. “Come on.”
    .flag-full-cup =
        And they bring a fisherman’s line, hook and all. The tea had shown them where it hung.

story-4-drain-pipe =
    The pipe roars. It comes out of one wall and goes into the other, as thick as a barn, and everything that is poured
    away in the castle is poured away through it, with feeling.

    Somewhere under it lie all the spoons that were ever lost. Along the east side go ledges, high and low, and at the
    foot of the lowest drips a brass wheel, stiff with a hundred years.

    Whoever turns it sends the water home, and this is where it lives. Be sure you know where you mean to be standing.
    .hero-nez =
        Nez spits on his paws. “Stuck? It isn’t stuck. It’s shy.”

story-4-kitchen-tunnels =
    Somebody has hung up a fish here to dry. The fish is gone. The cat, perhaps; or somebody quicker. The smell is not
    gone.

    It is peaceful behind the ovens at this hour. The bricks tick as they cool. A roach goes by with a crumb on its
    back, sees company, thinks about its evening, and turns round.

    North, then: by the crystals to the wet places. Take a long breath. It is the last dry one you are promised.
    .without-full-cup =
        The line it hung on is still there, with a hook at the end, and nobody’s name on it.
    .flag-full-cup =
        The nail is bare. They have the line already. Mind the hook.
    .hero-lily =
        “Fish live in rivers,” says Lily to the nail in the wall. “However did it get up there? Poor thing.”

story-4-crystal-tunnels =
    Every crystal hums with the water behind it. The wall to the north hums high; the wall to the west hums low; and
    there is one in the middle that cannot make up its mind.

    Put your ear to the stone, and you can hear the whole river turn over in bed: a sigh, a long gurgle, and then, from
    upstairs, a bath coming down to join it.

    North lies the Sewer; west lie the Pipes. Behind the largest stone something else is humming along, half a beat
    late. When you stop to listen, it stops as well.
    .hero-maginos =
        Maginos conducts, with a whisker. “High, high, low,” he says. “A flat. They have let it go flat.”

story-4-sewer =
    There is that green light again, and that smell, which had been doing so well without them.

    Far down on the bed, just where the current is worst when there is a current, something brass winks. It is a handle.
    A hundred years ago a plumber dropped it there, said a word, and went home to supper.

    When the Sewer is dry you can walk over and pick it up. When it is not, you can dive, feel about, and hope. Nobody
    has to do it the brave way. It is only quicker.
    .hero-filch =
        “I could find that,” says Filch, looking at the water without love. “I’d sooner it found me.”
    .hero-tilda =
        “Rule twenty-six,” says Tilda, at the smell. “Mouths shut.”

story-4-pipes =
    Hot pipes, cold pipes, pipes that knock, and one that says “glup” whenever somebody upstairs has a bath. Steam
    stands about in the gaps like people waiting for news.

    And there on the east ledge, as high as a table, is the gear: a great toothed wheel, green at the edges. In the
    middle, where a handle ought to be, there is a square peg, and a small brass plate. It says RIVER. Under that, in
    smaller letters: MIND YOUR FEET.

    Nobody turns it by asking nicely. Have you brought it something?
    .hero-nez =
        Nez runs a paw along the teeth. “Good work, this,” he says. “Eleven horseshoes. Whoever cast it whistled.”

story-4-kings-tunnels =
    The water lets out one long breath, and is gone. It goes on being gone, gurgling, for quite some time.

    What it leaves is a stair: wet, wide and shining, cut for a king to walk down by night and look at his own river. No
    one has walked here since this one fell asleep. There are weeds on the banister.

    The steps go up, and up, and end at a ladder; and over the ladder there is a thread of firelight. So there is a
    fire. So somebody is keeping him warm. Go softly now.
    .hero-collin =
        “He used to bring me down here,” says Collin, “to show me the river. I thought he was showing me to it.”

story-4-guard-room =
    Empty bunks, wet boots. It is very tidy. Beside each bed stands a pair of boots, as big as a pair of boats, and on
    the toe of each is chalked a name: HOBB. DREW. LITTLE TOM. Nobody here has feet that would fit them any more.

    On a nail by the far corner hangs a sheet in the best handwriting in the kingdom. It is the duty roster. It says who
    marches, and where, and at which stroke.

    That would be worth a minute’s reading, if there were nobody here to mind.
    .hero-filch =
        “I only want to look at it,” says Filch, “for long enough to know it by heart.”

story-4-ledge-wheel =
    It does not move. Then it does not move a great deal harder. Then, with a shriek like a peacock sitting down on
    something, it moves.

    Under the ledges the pipe coughs. Brown water comes round the bend on its elbows, finds the spoons, and tucks them
    in. Behind the eastern wall there is a long, long sucking noise: it is the Sewer, going down like a bath.

    So that is one room dry and another full. It always will be. Remember which.

story-4-square-peg =
    The handle goes on the peg with a click. It has waited a hundred years to make that click, and it makes it well.

    One turn: nothing. Two turns: a knocking, far off, as though someone wanted to come in. At the third turn all the
    pipes in the castle draw breath together, and overhead a very large lady who was having a bath says, “Well, I
    never.”

    The river has gone somewhere else. In the Drain Pipe’s northern wall, a drowned door is dripping, and open.

story-4-handle =
    It is cold, and slippery, and longer than a mouse’s arm. It has a name scratched on it, as tools do when they are
    lent: PROPERTY OF BEN. Ben, wherever you are: it has been found.

    Now it only has to be carried to the place where it belongs, past everything that lives between here and there. It
    is not heavy, as such things go.

    But whoever has it, mind the current. It has been dropped in here once already.

story-4-roster =
    It is all there, in ink, with a ruled line under every Tuesday. Hobb, the north stair. Drew and Little Tom, the
    hall, by turns. And at the foot of the page, underlined twice: The Captain, with his best. Sixth stroke.

    In the margin the captain has done a sum. “Nine guards, nine pairs of boots, no feet,” it says, and under it, where
    a total ought to be, there is only a blot, as if the pen had been held there for some time.

story-4-victory =
    The ladder is slick, and there is a rung missing. They make a chain, paw to tail, and the last one up is pulled
    through a gap in the skirting, onto a rug.

    It is warm here. Firelight goes up and down the wall. From behind a bed-curtain comes a sound, very slow, like the
    sea a long way off: a man is breathing.

    Behind them, in the dark, the stair stays dry. It is a road now. It is their road. Nobody else in the castle is
    small enough to know about it.

story-4-defeat =
    It is a boot. Nobody says so at first, but in the end it has to be faced: they are all in a boot, up on a shelf,
    with a sock stuffed in the top.

    “I know this boot,” says a voice out of the dark. “Left. Size twelve. Belongs to Hobb. He’s a decent sort.”

    “He put us in it.”

    “He put a clean sock in.”

    They think about that. There is a hole at the toe, where a decent sort has been meaning to have it mended.

story-4-goes-on =
    Through the crack of a door they see him. The King lies in the middle of a bed the size of a field, with his hands
    on the cover, very large and very small at once. Nobody has shaved him. Nobody has shut his book.

    No one says anything. Collin, who has a speech for most things, has not got one for this.

    Then Tilda does up her bag. “Rule forty,” she says. “We come back for our own.”

    And through the wall, one after the other, the Twelve-Clock strikes four.

story-4-goes-on-lost =
    Old Ned Otterpaw of the Barksburg scouts had been a plumber in his youth. While the guards were all in the one
    place, looking pleased at a boot, he went down with a bit of bent wire and eleven nephews, and did what could be
    done.

    The King’s stair is passable now, he reports. It is not dry. He would not call it dry. There are frogs.

    Four strokes, that night; and in a high, warm room, a man who could not hear them breathed in, and out.
