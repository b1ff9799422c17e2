# Castle in the web app, in English: what comes after the game, and giving up. Fetched when it is wanted.

review-go = Review this game
review-working = Looking at the game again…
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
review-none = The game cannot be fetched just now.

temper-legend = Who plays against you
temper-any = any mouse
temper-bramble = pushes first and asks later
temper-clover = has to look under every roof
temper-dart = is never where you left her
temper-moss = trusts no floor, least of all one that moves
says-bramble-slide = When in doubt, shove.
says-bramble-uncover = A roof in my way. Not any more.
says-bramble-run = On foot? Fine, if I must.
says-bramble-take = I said I would have it.
says-bramble-drop = Mind the gap. Too late.
says-bramble-fall = Who pushed? I do the pushing here!
says-clover-slide = I wonder what drops out at the other end…
says-clover-uncover = I had to know what is under there.
says-clover-run = Something new is that way, I can smell it.
says-clover-take = So that is where you were hiding!
says-clover-drop = Oh! Is it deep?
says-clover-fall = Interesting. It is dark down here.
says-dart-slide = Quick, before somebody stands on it.
says-dart-uncover = Open, and off I go.
says-dart-run = Standing still is for statues.
says-dart-take = First there, first served.
says-dart-drop = You should have kept moving.
says-dart-fall = I stood still for one moment!
says-moss-slide = I have counted the tiles twice. This line may move.
says-moss-uncover = Look first, step later.
says-moss-run = Here the floor is firm. I like firm.
says-moss-take = Slowly does it.
says-moss-drop = I did say that floors move.
says-moss-fall = I knew it. I knew it.
