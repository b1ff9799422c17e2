# Castle, to be learned and looked up, in English. It sits beside learn.en.ftl.

## How to play: the first page
how-first = A castle full of cheese
how-goal = What it is about
    .text = You have four mice and a castle whose rooms are all covered by roofs. Under them lie **seven kinds of cheese**, bare floor and three traps. The first to own **four different cheeses** wins at once.
how-cheese = How a cheese becomes yours
    .text = As soon as **two of your mice stand on the same kind of cheese**, on two different squares, you take one of that kind. You need only one of each. It counts in anybody’s turn, and no matter whether a mouse stepped there or the floor slid.
    .picture = Two mice of Rowan on Gouda: Rowan has it now.
how-start = To begin
    .text = Everybody puts one mouse on a free corner tower. The other three wait in your hand.
how-turn = Your turn: four points
    .text = Spend them as you like, in any order. Everything costs **1 point**; what is left over is lost.
how-lift = Uncover
    .text = Take the roof off a room that touches the square of one of your mice, even if only at a corner. Now everybody sees what lies there.
how-run = Step
    .text = One mouse goes to the next square: straight, never over a corner, only in open rooms, never onto a trap.
how-enter = Enter
    .text = A mouse from your hand comes onto a free tower, any of the four.
how-push = Slide, once a turn
    .text = The spare tile goes into one end of a line; the tile at the far end drops out and is the new spare. **Mice do not move along**: the floor slides away under them.
how-roofs = At the end of your turn
    .text = Every room without a mouse gets its roof back. Try to remember what you saw.

## The second page
how-second = One turn, point by point
how-example = Rowan (red, with an R on the shield) has Emmental and wants Gouda. The spare tile beside the castle shows Gouda, and one of Rowan’s mice already stands on Gouda, on d2. Lake (blue, L) has a mouse on b4.
how-before = Before: Rowan has four points. The numbers are the steps below.
how-after = After: Rowan has Gouda, and Lake has lost a mouse.
how-example-1 = Uncover, 1 point: from the tower Rowan takes the roof off room A. Under b1 there is only bare floor.
how-example-2 = Step, 1 point: the mouse goes from the tower to b1.
how-example-3 = Slide, 1 point: the Gouda goes in above b1, and the whole line moves down by one. The mouse stays on b1 and has Gouda under it now: two of Rowan’s mice on Gouda, so Rowan takes it. Under a roof farther down lay a trap that nobody knew of. It slides under Lake’s mouse on b4, and down she goes.
how-example-4 = Enter, 1 point: the tower is free again, and Rowan brings a new mouse.
how-example-end = Rowan ends the turn. Room I has no mouse left in it and gets its roof back; rooms A and E stay open.
how-traps = Traps
    .text = Nobody steps onto a trap. But if a slide brings a trap under a mouse, that mouse falls into the dungeon **for the rest of the game**, your own as well. On towers and on solid floor, the squares where nothing slides, mice are safe.
how-past = A mouse in the way
    .text = There is room for one mouse on a square. You may step over another mouse, but the same mouse has to step on until it stands on a free square, so count your points first.
how-end = The end
    .text = Four different cheeses win at once. The game is also over **when somebody has lost the third mouse**: then whoever has most cheeses wins. With two or three players you may agree on five or six cheeses.
how-hidden = What you may know
    .text = Open rooms, mice, cheeses and the spare tile are there for all to see. Nobody knows what lies under a roof, bots included. Whoever remembers well plays well.

## On one sheet
sheet-now = now
sheet-turn = A turn: 4 points
sheet-place = First mouse
    .text = At the start of the game, onto a free tower; costs nothing.
sheet-lift = Uncover, 1
    .text = A room that touches the square of one of your mice; corners count.
sheet-run = Step, 1
    .text = One square, straight; only into open rooms, not onto a trap, not into a tower.
sheet-enter = Enter, 1
    .text = From your hand onto a free tower.
sheet-push = Slide, 1
    .text = Once a turn: the spare tile into one of the 12 ends.
sheet-end = End
    .text = Whenever you like; points left are lost.
sheet-at-once = At once, in anybody’s turn
sheet-cheese = Cheese
    .text = Two of your mice on the same kind: take it, one of each kind.
sheet-trap = Trap
    .text = A mouse that a trap slides under is out for good, your own too.
sheet-win = Won
    .text = With 4 different cheeses (5 or 6 if agreed).
sheet-third = Third mouse lost
    .text = The game ends: most cheeses win; anyone with one mouse left is not counted.
sheet-always = Always
sheet-stay = Mice stay
    .text = They do not travel with the tiles.
sheet-solid = Solid floor and towers
    .text = Nothing slides there: safe, and no cheese.
sheet-past = Stepping past
    .text = Over another mouse, if the points last to a free square.
sheet-roofs = Roofs
    .text = At the end of a turn every room without a mouse is covered; a mouse on a tower keeps none open.
sheet-tie = A tie
    .text = Goes to the player whose last turn is longest ago.
sheet-tiles = The 34 tiles
sheet-count = { $kind }: { $count }

## Pictures in the rulebook
picture-C1-1 = The castle with all its roofs on; letters and numbers name the squares.
picture-C1-2 = Dark: holes with tiles under them. Light: solid floor. Arrows: the twelve ends of the lines.
picture-C1-4 = Every field of one colour with its letter is one room under one roof.
picture-C3-2 = The mouse lifts a roof that touches its square only at a corner.
picture-C3-3 = Straight to an open square; not over a corner, not onto a trap.
picture-C3-5 = Over the other mouse and on: two points.
picture-C3-6 = Gouda goes in on the left, provolone drops out on the right. The mouse stays where it is.
picture-C4-1 = The slide has brought the trap under a mouse, and it falls.
picture-C5-1 = Two mice on the same kind: one cheese.
