# The cards of Mystics in English: name, effect, and a line that has no effect at all. Costs, requirements, paws and
# numbers of minions are read from the data. “You” is the mouse that has the card.

## Innate abilities

card-born-to-lead = Born to Lead
    .effect = Whenever cards are laid on the track and yours is not the top one, you gain 1 cheese.
    .flavour = Princes wait badly, but they learn.
card-slow-to-anger = Slow to Anger
    .effect = Each attack of a minion that wounds you gives you 1 cheese, unless it captures you.
    .flavour = Now you have done it.
card-empathetic-power = Empathetic Power
    .effect = When another mouse on the tile takes poison, or is stunned, webbed or charmed, you gain 1 cheese.
    .flavour = She feels it before they squeak.
card-draw-power = Draw Power
    .effect = Each cheese you roll in an attack gives you 2 cheese instead of 1.
    .flavour = Even the air tastes faintly of cheddar.
card-pilfer = Pilfer
    .effect =
        When you defeat a minion you gain 1 cheese. If it was a rat warrior or an elite, that cheese may come
        off the wheel.
    .flavour = It was in his pocket, where he had lost it.
card-prehensile-tail = Prehensile Tail
    .effect = You may hold one more dagger, with your tail.
    .flavour = Why stop at two paws?
card-shoot-and-scoot = Shoot and Scoot
    .effect = A Battle action does not end your move: you may go on with the points you have left.
    .flavour = Never stay where the arrow started.

## Abilities

card-first-aid = First Aid
    .effect =
        Free action: remove 1 plain wound from a mouse on your space, yourself included. A healer pays only 1
        cheese.
    .flavour = Spit, rag, brave face.
card-accurate-shot = Accurate Shot
    .effect = Before a ranged weapon attack: the target rolls 2 defence dice fewer against it.
    .flavour = Between the plates and under the chin.
card-aimed-shot = Aimed Shot
    .effect = Before a ranged weapon attack: +1 battle for it.
    .flavour = Breathe in. Hold. There.
card-power-shot = Power Shot
    .effect =
        Before a ranged weapon attack: double its dice (for battle, weapon and what you wear). What helps this one
        attack only, such as Ankle Bite, is added after that.
    .flavour = The string sings, and somebody else dances.
card-preemptive-shot = Preemptive Shot
    .effect = When minions are placed: at once make 1 weapon attack on one of them with a ranged weapon you hold.
    .flavour = They were announced by their smell.
card-cure = Cure
    .effect =
        Action: pay 1 to 3 cheese. For each, remove 1 poison wound or 1 marker (stunned, webbed or charmed) from
        a mouse on your space, yourself included.
    .flavour = Bitter root, sweet relief.
card-fortify = Fortify
    .effect = In your turn: every free mouse on the tile, yourself included, has +1 defence until your next turn.
    .flavour = Stand close. Tails in.
card-major-heal = Major Heal
    .effect = Action: remove all plain wounds from one mouse on your space or next to it, yourself included.
    .flavour = Up you get, little hero.
card-inspire = Inspire
    .effect =
        Before your turn: until the round ends every free mouse may, after an action in its own turn, pay 1
        cheese for one more action, once.
    .flavour = For the King! And for supper!
card-give-order = Give Order
    .effect = In your turn: another free mouse on the tile takes one action at once: Battle, Search or Recover.
    .flavour = You there! Left flank! Your other left!
card-battle-leader = Battle Leader
    .effect =
        In your turn: until your next turn the other mice have +1 battle with weapons while they are on your
        space or next to it.
    .flavour = Follow my tail.
card-chain-lightning = Chain Lightning
    .effect =
        As your Battle: one magic ranged attack, one roll of 3 dice, against up to as many minions as you have lore.
        Each defends on its own against the same hits.
    .flavour = It leaps from whisker to whisker.
card-mystic-bolt = Mystic Bolt
    .effect = As your Battle: a magic ranged attack with as many dice as you have lore. You need not see the target.
    .flavour = Round the corner and down the hall.
card-mystic-blast = Mystic Blast
    .effect =
        As your Battle: one magic melee attack with as many dice as you have lore against every minion on your
        space. Small ones still standing are knocked down.
    .flavour = Never corner a wizard.
card-invisibility = Invisibility
    .effect = In your turn: minions neither seek nor attack you until your next turn, or until you attack.
    .flavour = Only the footprints looked surprised.
card-meeps = Meeps
    .effect = In your turn: one minion you see rolls 1 defence die fewer until your next turn.
    .flavour = One ladybird, no manners.
card-knife-strike = Knife Strike
    .effect = As your Battle: one weapon attack with each knife you hold, one after another, at any targets.
    .flavour = Left, right, and round the back.
card-find = Find
    .effect = When your search succeeds: look at the top 3 search cards and keep 1. The others are shuffled back.
    .flavour = Third loose brick. It always is.
card-dodge = Dodge
    .effect = When you defend: in this roll a die with a star blocks 1 hit too. No die blocks more than 1.
    .flavour = Missed me by a whisker.
card-energy-rush = Energy Rush
    .effect =
        In your turn, while you can still move: 2 more movement points. This turn you walk through spaces with minions,
        and leave them though outnumbered.
    .flavour = Under, over, between, gone.
card-keen-eye = Keen Eye
    .effect = Before you search: roll 2 dice more.
    .flavour = That crumb is the wrong colour.
card-set-trap = Set Snare
    .effect =
        Action: put a snare on a dry space without a minion, your own or one next to it; 2 on a tile at most. The first
        minion to step there stops and takes 2 hits, against which it defends.
    .flavour = Spring, thread, patience.
card-thundersqueak = Thundersqueak
    .effect =
        In your turn: a minion card that has not acted this round goes to the bottom of the track. It acts
        there, last.
    .flavour = Small lungs, enormous opinion.
card-battle-squeak = Battle Squeak
    .effect = Before a weapon attack: +1 battle for it.
    .flavour = EEEEEEK! That is to say: charge!
card-feint = Feint
    .effect = Before a melee weapon attack: a sword-and-shield with a star blocks nothing for the target.
    .flavour = Look behind you! A cat!
card-backslash = Backslash
    .effect =
        When your melee weapon attack in a Battle defeats its target: attack another minion in reach with the
        same weapon.
    .flavour = The swing was not finished.
card-resolve = Resolve
    .effect = When you are about to take wounds: take 1 fewer.
    .flavour = Not today, tail.
card-protect = Protect
    .effect =
        When an attack hits another mouse on your space or next to it: you defend in its place, and the wounds that get
        through are yours.
    .flavour = Behind me. Now.

## Weapons

card-collins-sword = Collin’s Sword
    .effect = Melee, sharp: +1 battle.
    .flavour = It used to open letters. Now it answers them.
card-nezs-hammer = Nez’s Hammer
    .effect = Melee, blunt: +2 battle. Takes both paws.
    .flavour = Fixes everything. Breaks the rest.
card-tildas-mace = Tilda’s Mace
    .effect = Melee, blunt: +1 battle for each other wounded mouse on your space.
    .flavour = Gentle paws, firm arguments.
card-maginos-staff = Maginos’ Staff
    .effect = Ranged, magic: +1 battle. Against a target on your own space it is melee and blunt. Takes both paws.
    .flavour = Older than the castle, and grumpier.
card-lilys-bow = Lily’s Bow
    .effect =
        Ranged, sharp: +1 battle. Cheese the target rolls in defence goes to you, not on the wheel. Takes both paws.
    .flavour = One arrow. That is usually the price.
card-dagger = Dagger
    .effect = Melee, sharp, a knife: a target whose card is lower on the track than yours rolls 1 defence die fewer.
    .flavour = Short, quiet, found.
card-fishbone-knife = Fishbone Knife
    .effect = Melee, sharp, a knife: +1 battle if another mouse is on the target’s space.
    .flavour = Smells of Friday.
card-darning-needle = Darning Needle
    .effect = Melee, sharp: +1 battle. The target may be 2 steps away, if you see it. Takes both paws.
    .flavour = A lance, for those of lance’s height.
card-ribbon-sling = Ribbon Sling
    .effect = Ranged, blunt: if you roll a hit, a small target is knocked down, blocked or not.
    .flavour = One hair ribbon, one cherry stone.
card-toothpick = Toothpick
    .effect =
        Melee, sharp: when you roll cheese defending against a minion on your space or next to it, you may give
        it 1 wound. Takes both paws.
    .flavour = Olive still attached.
card-accurate-bow = Accurate Bow
    .effect = Ranged, sharp: +1 battle. Each bow with a star is 2 hits. Takes both paws.
    .flavour = It knows where it is going.
card-long-bow = Long Bow
    .effect =
        Ranged, sharp: +1 battle, and 1 more against large minions. With no minion on your own space you may
        shoot past those next to you. Takes both paws.
    .flavour = Twice as tall as its owner.
card-enchanted-bow = Enchanted Bow
    .effect = Ranged, magic: +1 battle. If you roll cheese, you may attack once more with it. Takes both paws.
    .flavour = It hums before it laughs.
card-scorching-wand = Scorching Wand
    .effect = Ranged, magic: +1 battle. If the target is defeated, every other minion on its space takes 1 hit.
    .flavour = Warm to the touch. Too warm.
card-sorrow-blade = Sorrow Blade
    .effect = Melee, sharp: +2 battle. For each sword-and-shield with a star you roll with it you take 1 wound.
    .flavour = It remembers every king.

## Armour

card-leather-breastplate = Leather Breastplate
    .effect = +1 defence.
    .flavour = Cut from the tongue of a boot.
card-walnut-shell-armor = Walnut Shell Armour
    .effect = +2 defence, −1 move.
    .flavour = Half a walnut, all the courage.
card-fish-scale-armor = Fish-Scale Armour
    .effect = +1 defence. You leave water without a roll, and no current carries you.
    .flavour = Still a little slippery.
card-shifting-cloak = Shifting Cloak
    .effect =
        +1 defence. When you block every hit you may stand on any space of the tile that has room, but not in water and
        not on a special area.
    .flavour = There. No, there.
card-oak-leaf-cloak = Oak-Leaf Cloak
    .effect = +2 defence against ranged attacks.
    .flavour = From above, you are a leaf.
card-thimble-helmet = Thimble Helmet
    .effect = +1 defence.
    .flavour = Dented by real needles.
card-acorn-cap = Acorn Cap
    .effect = You cannot be stunned or knocked down.
    .flavour = What all the sentries are wearing.
card-button-shield = Button Shield
    .effect = +1 defence. Takes a paw.
    .flavour = Four holes, no complaints.
card-penny-shield = Penny Shield
    .effect = Every other mouse on your space has +1 defence. Takes a paw.
    .flavour = The King’s face, on our side.

## Accessories

card-ring-of-cat-strength = Ring of Cat Strength
    .effect = +1 battle with melee weapons.
    .flavour = It purrs when you hit.
card-clover-locket = Clover Locket
    .effect = Once a round, after your attack or defence roll: roll 1 of its dice again, but not one that shows cheese.
    .flavour = Four leaves. We counted twice.
card-dewdrop-monocle = Dewdrop Monocle
    .effect = Even with a minion on your space or next to it you may make ranged attacks on any minion you see.
    .flavour = The far wall looks quite edible.
card-spider-silk-scarf = Spider-Silk Scarf
    .effect = You cannot be webbed. Poison wounds are plain ones for you, also those you have when you put it on.
    .flavour = Knitted by somebody who did not ask.
card-grasshopper-boots = Grasshopper Boots
    .effect = +1 move. A step against a yellow arrow costs you 1 point instead of 3.
    .flavour = Please do not startle them.
card-weathervane-pin = Weathervane Pin
    .effect = After the whole track is dealt you may change places with the card above yours.
    .flavour = Always points at trouble.

## Items

card-tinkerers-treasure = Tinkerer’s Treasure
    .effect = Free action: take any weapon or armour out of the search deck into your pack. This card is shuffled in.
    .flavour = Everything is a part of something.
card-drop-of-honey = Drop of Honey
    .effect = Free action, then discard: remove 1 plain wound from a mouse on your space, yourself included.
    .flavour = Sweet, sticky, and surprisingly medical.
card-milkweed-antidote = Milkweed Antidote
    .effect = Free action, then discard: remove all poison wounds from a mouse on your space, yourself included.
    .flavour = Hold your nose. Both nostrils.
card-pebble-whetstone = Pebble Whetstone
    .effect = Before an attack with a sharp weapon, if you have not begun your move: give the move up for +1 battle.
    .flavour = Shhhk. Shhhk. Shhhk.
card-pinch-of-pepper = Pinch of Pepper
    .effect =
        Free action, then discard: the minions on one space, yours or next to it, roll 1 attack die fewer until
        your next turn; not Brodie.
    .flavour = Ah… ah… wait for it…
card-glowworm-lamp = Glowworm Lamp
    .effect = While you carry it: +1 lore.
    .flavour = Please do not tap the glass.
card-candle-stub = Candle Stub
    .effect = While you carry it: 1 die more when you search.
    .flavour = An evening’s worth of courage.
card-bent-pin-picklock = Bent-Pin Picklock
    .effect =
        While you carry it you may explore by crafty flip spaces, as tinkerers and scamps do, and you roll 1 die more
        against mousetraps.
    .flavour = Click.

## Scrolls

card-levitate = Levitate
    .effect = Until your turn ends you step over red lines and gaps, and over yellow lines either way, for 1 point each.
    .flavour = Up is only sideways, with confidence.
card-mousehole = Mousehole
    .effect = Put a mouse from your space or next to it, or yourself, on any dry space of the tile that has room.
    .flavour = Every wall has one.
card-summon-cat = Summon Cat
    .effect =
        If Brodie is not on the board, he pounces once on the space of the tile with the most figures, and is gone.
        Everybody there defends, mice too.
    .flavour = Read quietly. Then run.
card-balm-for-all = Balm for All
    .effect = Every free mouse on the tile removes 1 wound of either kind and all its markers.
    .flavour = Smells of home.
card-treacle-feet = Treacle Feet
    .effect = Choose a minion card, not Brodie’s: its figures do not move until your next turn. They still attack.
    .flavour = Squelch. Squelch. Squelch.
card-invoke-cheddar-golem = Invoke Cheddar Golem
    .effect =
        Only with a minion on the board: until none is left you have battle 4, defence 3 and a blunt melee weapon. What
        you wear does nothing.
    .flavour = Large. Orange. Annoyed.
card-shower-of-sparks = Shower of Sparks
    .effect =
        As your Battle: one magic ranged attack with 4 dice against every minion on one space. Each defends on
        its own.
    .flavour = Mind your whiskers.
card-lullaby = Lullaby
    .effect = One minion on the tile, no boss, does nothing in its card’s next turn.
    .flavour = Hush, many-legs, don’t you bite.
card-curdle = Curdle
    .effect = Empty the cheese wheel.
    .flavour = Blue, green, and moving slightly.

## Tricks

card-lurk-in-the-shadows = Lurk in the Shadows
    .effect =
        When a minion card is about to act and another free mouse is on the tile: minions neither seek nor
        attack you in that turn.
    .flavour = Just another smudge.
card-lucky-whisker = Lucky Whisker
    .effect = After your attack or defence roll: roll any of its dice again, but none that shows cheese.
    .flavour = It twitches when it matters.
card-owl-hoot = Owl Hoot
    .effect = When a minion card is about to act: it goes to the bottom of the track and acts there, later in the round.
    .flavour = Even rats look up.
card-play-dead = Play Dead
    .effect = When you would be captured: you keep 1 life, lose all your cheese, and are knocked down instead.
    .flavour = Tongue out. Very convincing.
card-loose-brick = Loose Brick
    .effect =
        In your turn: a captured mouse is free again and stands on your space or next to it, minions or no
        minions.
    .flavour = Third from the left. Push hard.
card-spoilt-cheese = Spoilt Cheese
    .effect = When cheese is about to fill the wheel: that cheese is lost instead.
    .flavour = They never noticed the fur.
card-ankle-bite = Ankle Bite
    .effect = Before a weapon attack: +2 battle for it.
    .flavour = Undignified. Effective.

## Events

card-forgotten-larder = Forgotten Larder
    .effect = Every free mouse on the tile gains 1 cheese, and you 1 more.
    .flavour = Someone hid this in a hurry.
card-warm-hearth = Warm Hearth
    .effect = Every free mouse on the tile removes 1 plain wound.
    .flavour = Embers enough for small feet.
card-guards-at-dice = Guards at Dice
    .effect = Take up to 3 cheese off the wheel.
    .flavour = The watch has better things to do.
card-loose-floorboard = Loose Floorboard
    .effect = Look at the top 3 search cards and keep 1. The others are shuffled back.
    .flavour = Creak. Oh. Oh, my.
card-a-page-of-wisdom = A Page of Wisdom
    .effect = You may take one ability card you are fit for, for only 3 cheese.
    .flavour = Torn, chewed, still legible.
card-abduction = Abduction
    .effect =
        The other free mouse lowest on the track is taken away: off the board, but not captured, and no page passes.
        With no minion on the board, a search with a star brings it back.
    .flavour = One squeak, then nothing.
card-rats-in-the-walls = Rats in the Walls
    .effect = 2 rat warriors are placed on the tile.
    .flavour = The wall said hush.
card-cheese-thief = Cheese Thief
    .effect = Every free mouse on the tile loses 1 cheese, and all of it goes on the wheel.
    .flavour = Six legs, no shame.
card-hidden-snap = Hidden Snap
    .effect = Test at once for a mousetrap where you stand.
    .flavour = It was not a cheese.

## Party items

card-disguises = Disguises
    .effect = When an encounter is revealed: discard them, and its rat warriors stay away. Elites do not fall for it.
    .flavour = Moustaches help.
card-fishhook-and-thread = Fishhook and Thread
    .effect =
        Lay it from your space to another up to 3 widths away: mice step between the two for 1 point, over red
        lines and gaps too. In the stash it opens hook flip spaces.
    .flavour = Barbed, knotted, beloved.
card-dinner-fork = Dinner Fork
    .effect =
        Lay it on your space. As an action, a mouse there flings another mouse of that space to any space the
        flyer sees, or launches the grape.
    .flavour = Prongs away from face.
card-grape = Grape
    .effect =
        Lay it on an empty space next to yours: roaches run to it, and those that reach it are gone when their turn
        ends. Or launch it from the fork. Splat: small figures there take 1 hit. Whole: they fall.
    .flavour = Please do not eat the ammunition.

## Heroes

hero-collin = Collin
    .effect =
        A prince who practises being brave. He begins speeches, asks before he orders, and counts his friends
        twice.
    .flavour = I am not tall enough to be afraid of that.
hero-nez = Nez
    .effect = The smith: a big heart and a bigger hammer. He measures everything in horseshoes, worry included.
    .flavour = I don’t hit hard. I hit once.
hero-tilda = Tilda
    .effect = The healer: kind, exact, and not to be argued with. Her rules have numbers. Nobody has seen the first.
    .flavour = I have seen worse, and I have told worse to wash.
hero-maginos = Maginos
    .effect = The mystic: old, vain of his beard, and wise when it counts. He keeps forgetting that he is small.
    .flavour = Technically that is not an explosion. Technically, run.
hero-filch = Filch
    .effect = The thief: quick, sideways and loyal, though he would deny it. He never steals. He finds.
    .flavour = Don’t thank me. It makes my tail itch.
hero-lily = Lily
    .effect = The archer of Barksburg, who has never been indoors and calls what she sees there by outdoor names.
    .flavour = Indoors is just outdoors with a lid.

## Minions

initiative-rat-warriors = Rat Warriors
    .effect = Aggressive: after its turn this card changes places with the card directly above it.
    .flavour = A week ago they had boots.
initiative-elite-rat-warriors = Elite Rat Warriors
    .effect = Aggressive: after its turn this card changes places with the card directly above it.
    .flavour = They were sergeants before, too.
initiative-roaches = Roaches
    .effect = Steal: each wound takes 1 cheese from the mouse instead, while it has any.
    .flavour = Nothing personal. It never is.
initiative-spider = Spider
    .effect = Poison: its wounds are poison wounds.
    .flavour = Eight knees, and all of them up.
initiative-centipede = Centipede
    .effect = Stun: a mouse it wounds is stunned.
    .flavour = It is still arriving when it has bitten you.
initiative-captain-vurst = Captain Vurst
    .effect =
        Pistoleer: cheese of his attack rolls does not go on the wheel. If his first attack shows cheese he
        attacks once more.
    .flavour = One dignity, bruised: no charge.
initiative-skitter-clak = Skitter-Clak
    .effect =
        Constrict: nobody rolls defence against it. Carapace: each sword-and-shield with a star it rolls in defence
        blocks 2 hits.
    .flavour = It has counted its feet. It has all night.
initiative-brodie-pounces = Brodie Pounces
    .effect =
        He goes to the space with the most figures. Every figure there, minions too, defends on its own against
        one roll.
    .flavour = If it fits, he sits. On you.
initiative-brodie-chases = Brodie Chases
    .effect =
        He runs as far as 2 dice say, from mouse to mouse. Every figure on a space he touched defends on its own
        against one roll.
    .flavour = Oh, were you using that hallway?
initiative-vanestras-charm = Vanestra’s Charm
    .effect = A mouse she wounds with this card is charmed.
    .flavour = You must be so tired.
initiative-vanestras-sting = Vanestra’s Sting
    .effect = Wounds she deals with this card are poison wounds.
    .flavour = It is only a pin, dear.
initiative-vanestras-web = Vanestra’s Web
    .effect = A mouse she wounds with this card is webbed.
    .flavour = She never drops a stitch.
initiative-vanestras-call = Vanestra’s Call
    .effect = At the start of this card’s turn 1 rat warrior is placed.
    .flavour = One rings, and somebody comes.

## Encounters

encounter-gate-patrol = Gate Patrol
    .flavour = Left, left, left, tail, left.
encounter-crumbs-and-wires = Crumbs and Wires
    .flavour = A picnic, laid out by a locksmith.
encounter-pantry-swarm = Pantry Swarm
    .flavour = They started with the labels.
encounter-web-in-the-rafters = Web in the Rafters
    .flavour = Look up. No. Do not look up.
encounter-bows-on-the-shelf = Bows on the Shelf
    .flavour = Between the jam and the other jam.
encounter-night-watch = Night Watch
    .flavour = Nine o’clock, and all is about to be.
encounter-legs-in-the-wall = Legs in the Wall
    .flavour = The plaster is breathing.
encounter-scavengers = Scavengers
    .flavour = Everything must go. So must you.
encounter-rat-hunters = Rat Hunters
    .flavour = They hunt for rats. They mean on behalf of.
encounter-captains-drill = Captain’s Drill
    .flavour = By numbers. You are number one.
encounter-roach-tide = Roach Tide
    .flavour = It comes in. Nobody has seen it go out.
encounter-snapping-alley = Snapping Alley
    .flavour = Mind the gap, and the things either side of it.
encounter-weavers-den = Weaver’s Den
    .flavour = She has company tonight, and company is hungry.
encounter-hundred-legs = Hundred Legs
    .flavour = Ninety-eight, if we are being exact.
encounter-roof-sharpshooters = Roof Sharpshooters
    .flavour = The gutter has grown feathers.
encounter-the-long-hunger = The Long Hunger
    .flavour = It has been a lean week behind the wainscot.
encounter-two-old-terrors = Two Old Terrors
    .flavour = They were at school together.
encounter-knives-in-the-dark = Knives in the Dark
    .flavour = The dark would like its knives back.

## Personal achievements

achievement-cheesemaster = Cheesemaster
    .effect =
        First to roll 3 cheese or more in one attack or defence. The end marker moves 1 page on. Each later defence roll
        of yours with cheese gives every free mouse 1 cheese.
    .flavour = It is all in the wrist.
achievement-roachmaster = Roachmaster
    .effect =
        First to defeat 4 roaches in one encounter. The end marker moves 1 page on. Roaches on your tile are not
        greedy.
    .flavour = Six legs good. Twenty-four legs better.
achievement-poisonmaster = Poisonmaster
    .effect = First to be captured with a poison wound. From then on your poison wounds are plain ones.
    .flavour = By the second sip you hardly notice.
achievement-scaper = Scaper
    .effect =
        First to be captured twice. The end marker moves 1 page on. The 3rd time you are placed again at once
        and keep what you wear.
    .flavour = No flowerpot can hold me. I tried two.
achievement-cat-tamer = Cat Tamer
    .effect = First to defeat Brodie. Large minions roll 1 defence die fewer against you.
    .flavour = He started it. I finished it. He is washing.
