fair-title = Chance and fairness
fair-how-title = How chance is made
fair-how = Before the game the server locks a secret seed away and shows its hash. Every player’s browser promises a seed of its own in the same way; the seeds are shown only when all hashes are in the log. All chance is computed from these seeds, so nobody can choose last: not the server, not a player, not both together. When the game is over the server’s secret is shown, and your own browser plays everything again and compares.
fair-looking = Playing the game again…
fair-not-yet = This table is not over, or it is not open to you. The seeds are shown when nothing more can happen at it.
fair-back = To the table
fair-verdict = What your browser found
fair-broken = The record cannot be played by the rules: { $why }. Do not trust this table.
fair-promise-kept = The server kept its promise: the seed is the one it locked away before the game.
fair-seen = The log is the one this browser saw while it was at the table: nothing was rewritten since.
fair-not-seen = The log is not the one this browser saw at the table: something was rewritten since. Do not trust it.
fair-replayed = { $plays ->
    [one] 1 move was played again by the rules, with the same chance.
   *[other] All { $plays } moves were played again by the rules, with the same chance.
}
fair-unverifiable = { $count ->
    [one] The first move was played on a device before the table was moved here: its chance cannot be verified.
   *[other] The first { $count } moves were played on a device before the table was moved here: their chance cannot be verified.
}
fair-own-seed = Your own seed is in the dice, and all the others were fixed before your browser showed it.
fair-own-seed-not = Your browser showed a seed, but the log does not have it as your browser saw it. Do not trust this table.
fair-seed-promised = { $seat }: the seed was promised before any was shown.
fair-seed-open = { $seat }: the seed was given openly, when somebody sat down.
fair-seed-left-out = { $seat }: a seed was promised, but nobody was there at the start. It is not in the dice.
fair-seed-none = { $seat }: no seed.
fair-called-off = { $count ->
    [one] The start was called off once, because a promised seed was not shown.
   *[other] The start was called off { $count } times, because a promised seed was not shown.
}
fair-numbers = The numbers
fair-commitment = Promised hash
fair-server-seed = Seed of the server
fair-player-seeds = Seeds of the players
fair-state = Hash of the last entry
luck-title = Luck
luck-expected = expected { $expected }
