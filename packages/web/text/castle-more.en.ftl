# Castle in the web app, in English: what comes after the game, and giving up. Fetched when it is wanted.

review-go = Review this game
review-working = Looking at the game again …
review-chance = { $team }’s chance of winning, turn by turn
review-curve = The chance of winning from the first turn to the last
review-turned = Turn of { $team }: your chance goes from { $before }% to { $after }%.
review-played = You chose: { $what }.
review-look = Look at it
review-again = Try this moment again
review-memory = { $rooms ->
    [one] You uncovered 1 room
   *[other] You uncovered { $rooms } rooms
}; in { $known } of them you had seen every tile before.
result-team = Team
result-cheeses = Cheeses
result-roofs = Roofs uncovered
result-pushes = Slides
result-lost = Mice lost
result-rounds = { $rounds ->
    [one] The game took 1 round.
   *[other] The game took { $rounds } rounds.
}
resign-sure = Give up this game as { $team }?
resign-two = The other one wins then.
resign-more = Your mice leave the castle, and the others play on.
resign-yes = Yes, give up
resign-no = Play on
review-none = The game cannot be had just now.
