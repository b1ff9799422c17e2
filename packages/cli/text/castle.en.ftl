# Castle in the terminal, in English: its signs, its teams, and what the program says.

## Signs of things, one letter each

letter-blue = b
letter-braid = s
letter-emmental = e
letter-gouda = g
letter-halloumi = h
letter-neufchatel = n
letter-provolone = p
letter-plain = ·
letter-trap = x

## At the table: what stands beside the castle

play-round = Round { $round } · { $target } cheeses win
play-you = you
play-you-are = { $team } (you)
play-turn = { $who }: { $points } { $pips }
play-turn-place = { $who }: first mouse
play-turn-over = { $who } won
play-slide-ready = ► slide not yet used
play-slide-used = slide used this turn
play-spare = Spare tile
play-head-hand = hand
play-head-dungeon = dungeon
play-head-tokens = cheese
play-legend-solid = solid floor
play-legend-roof = roof
play-legend-tower = tower
play-legend-mouse = (R) mouse

## At the table: what the program says

play-usage =
    Castle in the terminal, against bots.

      npm run play
      npm run -s play -- --bot hard --players 3 --seed cheddar

      --bot      how well the bots play: { $levels } (normal)
      --players  2 to 4, you among them (2)
      --layout   how the rooms lie: hof or mill (hof)
      --target   how many different cheeses win: 4 to 6 (4)
      --seed     any text: the same seed builds the same castle (random, and shown)
      --seat     where you sit, from 1 on; 1 is Rowan (1)

    Commands can also be piped in, one a line.
play-intro =
    You are { $team } ({ $letter }), against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    } of level { $level }. Seed: { $seed }
    { $target } different cheeses win. When two of your mice stand on the same cheese, you take it. Type help for more.
play-help =
    THE GOAL  { $target } different cheeses. As soon as two of your mice stand on holes that
              show the same cheese, you take a token of it.
    YOUR TURN 4 points, one for each of these, in any order:
      step b1 c1  or b1 c1: a mouse to the next square, straight, in an open room
      uncover H   or H: lift a roof beside one of your mice, diagonally too
      enter a1    or a1: bring a mouse from your hand onto a free tower
      slide b1    once a turn: push the spare tile in at an arrow, here above b1;
                  the line moves on by one, its last tile drops out, mice stay
      end         that was your turn: rooms without a mouse are covered again
    TRAPS     A trap that slides under a mouse takes it to the dungeon, yours too.
              The game ends when somebody loses a third mouse: most cheeses win.
    TO LEARN  legal: what you can do now     hint: what a bot would do
              foresee: how far your mice can step, and what a slide would bring
              rules 3.5: that rule in full   rules: what there is to read
    TABLE     undo: as long as nothing hidden was shown
              save FILE, load FILE     quit     Enter: see the castle again
              resign: give this game up
play-footer = b1 c1 · uncover H · enter a1 · slide b1 · end │ legal foresee hint undo rules help quit
play-back = Press Enter to see the castle again.
play-prompt = { $team }, { $points ->
    [0] no points left: end
    [one] 1 point left
   *[other] { $points } points left
} > { "" }
play-prompt-place = { $team }, put your first mouse on a tower (a1, g1, a7 or g7) > { "" }
play-prompt-again = Another game? (yes or no) > { "" }
play-legal-place = place: { $choices }
play-legal-step = step: { $choices }
play-legal-uncover = uncover: { $choices }
play-legal-enter = enter: { $choices }
play-legal-slide = slide: { $choices }
play-legal-end = end
play-foresee-run = { $from } can step to (points): { $prices }
play-hint-how = To do so, type: { $typed }
play-undone = Taken back.
play-idle = { $team } does nothing.
play-rules = Which rule? Type its number, like rules { $example }, or the number of a chapter:
play-saved = Saved in { $file }.
play-loaded = This is the game from { $file }.
play-not-saved = This could not be saved in { $file }: { $why }.
play-not-loaded = This could not be loaded from { $file }: { $why }.
play-you-won = You have won! (Seed: { $seed })
play-you-lost = You have lost this time. (Seed: { $seed })
play-bye = Goodbye. For the same castle again: --seed { $seed }

play-unknown = I do not know “{ $word }”. Type legal for what you can do now, or help for all commands.
play-unclear-letter = Do you mean room { $room }? Type it as a capital letter: { $room }. Commands are whole words: type help.
play-unclear-square = What about { $word }? To step, name two squares: b1 c1. To push the spare tile in, type: slide b1.
play-how-place = Name one tower, like this: place a1
play-how-step = Name two squares, from and to, like this: step b1 c1
play-how-uncover = Name one room by its letter, like this: uncover H
play-how-enter = Name one tower, like this: enter a1
play-how-slide = Name the square at one of the arrows, like this: slide b1
play-how-end = Type just: end
play-how-resign = Type just: resign
play-resign-sure = Give up this game? Type resign once more to do it; anything else goes on.
play-how-save = Name a file, like this: save game.json
play-how-load = Name a file, like this: load game.json

## A tip after a refusal: play-tip-<code>

play-tip-place-first = Type: place a1, or another tower.
play-tip-already-placed = Type: enter { $tower }
play-tip-no-such-room = Rooms are A to R.
play-tip-out-of-reach = Type legal for the rooms that are.
play-tip-not-your-mouse = Your mice are on { $mice }.
play-tip-under-roof = Type: uncover { $room }
play-tip-not-an-end = The ends are at the arrows: b1, d1, f1, b7, d7, f7, a2, a4, a6, g2, g4 and g6.
