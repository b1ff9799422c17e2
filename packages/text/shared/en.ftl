# What every game says, whatever its rules.

refused-not-your-turn = It is not your turn: seat { $actor } must decide.
refused-nothing-to-undo = There is nothing to take back.
refused-revealed = This cannot be taken back: it showed something that was hidden.
refused-not-your-play = The last move was not yours.
