# The puzzles of Castle in English.

puzzles-title = Puzzles
puzzles-mode = Castle, one turn each
puzzles-about = Each comes from a game between bots, at a moment when one turn could do something fine. All roofs are off, so nothing is hidden, and there is exactly one answer.
puzzles-today = Today’s castle
puzzles-today-go = Solve it
puzzles-today-done = Solved. A new one comes tomorrow.
puzzles-shelf = The shelf
puzzles-solved = Solved: { $solved } of { $all }
puzzles-stars = { $stars ->
    [one] One star
   *[other] { $stars } stars
}
puzzle-number = Puzzle { $number }
puzzle-number-solved = Puzzle { $number }, solved
puzzle-win = Win in this turn.
puzzle-two = Take two cheeses in this turn.
puzzle-safely = Take a cheese in this turn without losing a mouse.
puzzle-points = { $points ->
    [one] You have one point left.
   *[other] You have { $points } points left.
}
puzzle-free = All roofs are off. You lead Rowan, with the red caps.
puzzle-solved = Solved!
puzzle-solved-tries = { $tries ->
    [one] On the first try.
   *[other] On try number { $tries }.
}
puzzle-missed = That is not it yet.
puzzle-answer = This is the answer.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-share = Share as a picture
puzzle-share-text = Castle, puzzle { $number }
puzzle-shelf = To the shelf
puzzle-missing = There is no such puzzle on the shelf.
