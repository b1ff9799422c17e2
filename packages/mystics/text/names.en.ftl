# What things of Mystics are called in English. Keys: side-, class-, kind-, slot-, marker-, face-, coin-, mode-, type-,
# minions-<type> by number, figure-<type> with its own number, warning-<flag of an encounter>, difficulty-.

## Sides of the tiles

side-courtyard = Courtyard
side-tunnel-entrance = Tunnel Entrance
side-kitchen = Kitchen
side-kitchen-tunnels = Kitchen Tunnels
side-guard-room = Guard Room
side-sewer = Sewer
side-dining-hall = Dining Hall
side-dining-tunnels = Dining Tunnels
side-alchemist = Alchemist’s Chamber
side-crystal-tunnels = Crystal Tunnels
side-kings-chamber = King’s Chamber
side-kings-tunnels = King’s Tunnels
side-queens-chamber = Queen’s Chamber
side-forge = Forge
side-pipes = Pipes
side-drain-pipe = Drain Pipe
side-straw = Straw
side-gutter = Gutter

## Spaces with a name of their own

spot-crack = the crack
spot-knot = the knot-hole
spot-tree = the tree
spot-steps = the steps
spot-counter = the counter
spot-ladder = the ladder
spot-chair = the chair
spot-rug1 = the rug
spot-rug2 = the rug
spot-rug3 = the rug
spot-stool = the stool
spot-table = the table
spot-desk = the desk
spot-shelf = the shelf
spot-bed = the bed
spot-chest = the chest
spot-mantel = the mantelpiece
spot-pile = the wood pile
spot-fork = the fork in the river
spot-clock = the clock
spot-hearth = the hearth
spot-chains = the chains
spot-bend = the bend
spot-gear = the gear
spot-pipe = the pipe

## Classes, kinds and slots

class-archer = Archer
class-healer = Healer
class-leader = Leader
class-mystic = Mystic
class-scamp = Scamp
class-tinkerer = Tinkerer
class-warrior = Warrior
kind-weapon = Weapon
kind-armor = Armour
kind-accessory = Accessory
kind-item = Item
kind-scroll = Scroll
kind-trick = Trick
kind-event = Event
kind-party-item = Party item
kind-ability = Ability
kind-innate = Innate ability
slot-paw = Paw
slot-tail = Tail
slot-head = Head
slot-body = Body
slot-cloak = Cloak
slot-accessory = Accessory

## Markers, dice and attacks

marker-stunned = stunned
    .effect = Its only action is Recover, which ends it.
marker-webbed = webbed
    .effect = It can neither step nor stand up nor scurry. A star on Recover ends it.
marker-charmed = charmed
    .effect = On its next turn it attacks its friends as a minion would. Then it is over.
face-sword = sword, with a star
face-shield = sword-and-shield
face-shield-star = sword-and-shield, with a star
face-bow = bow
face-bow-star = bow, with a star
face-cheese = cheese
coin-splat = splat
coin-whole = whole
mode-melee = melee
mode-ranged = ranged
type-sharp = sharp
type-blunt = blunt
type-magic = magic

## Minions and encounters

minions-rat-warriors = { $n ->
    [one] 1 rat warrior
   *[other] { $n } rat warriors
}
minions-elite-rat-warriors = { $n ->
    [one] 1 elite rat warrior
   *[other] { $n } elite rat warriors
}
minions-roaches = { $n ->
    [one] 1 roach
   *[other] { $n } roaches
}
minions-spider = { $n ->
    [one] 1 spider
   *[other] { $n } spiders
}
minions-centipede = { $n ->
    [one] 1 centipede
   *[other] { $n } centipedes
}
minions-captain-vurst = Captain Vurst
minions-skitter-clak = Skitter-Clak
minions-brodie = Brodie
minions-vanestra = Queen Vanestra
figure-rat-warriors = rat warrior { $n }
figure-elite-rat-warriors = elite rat warrior { $n }
figure-roaches = roach { $n }
figure-spider = spider
figure-centipede = centipede
figure-captain-vurst = Captain Vurst
figure-skitter-clak = Skitter-Clak
figure-brodie = Brodie
figure-vanestra = Queen Vanestra
encounter-row = Pages { $from } to { $to }: { $minions }
encounter-last-row = From page { $from }: { $minions }
encounter-surge = Surge: { $minions }
warning-ambush = Ambush
    .effect = Every minion card rolls 1 die and moves up that many places on the track.
warning-mousetraps = Mousetraps
    .effect = A mousetrap lies on every red cross of this side.
warning-greedy = Greedy roaches
    .effect = The cheese that roaches steal goes on the wheel.

## How hard it is

difficulty-story = Story
    .effect = For those who want to hear how it ends.
difficulty-standard = Standard
    .effect = As the book has it.
difficulty-heroic = Heroic
    .effect = For those who know how it ends.
