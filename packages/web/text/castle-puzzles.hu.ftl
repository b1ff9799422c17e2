# A Sajtvár rejtvényei magyarul.

puzzles-title = Rejtvények
puzzles-mode = Sajtvár, egy-egy kör
puzzles-about = Mindegyik gépek játékából való, abból a pillanatból, amikor egyetlen körben valami szépet lehetett tenni. Minden tető lekerült, semmi sincs elrejtve, és pontosan egy megoldás van.
puzzles-today = A mai vár
puzzles-today-go = Megoldom
puzzles-today-done = Megoldva. Holnap új jön.
puzzles-shelf = A polc
puzzles-solved = Megoldva: { $solved } / { $all }
puzzles-stars = { $stars ->
    [one] { $stars } csillag
   *[other] { $stars } csillag
}
puzzle-number = { $number }. rejtvény
puzzle-number-solved = { $number }. rejtvény, megoldva
puzzle-win = Nyerj ebben a körben!
puzzle-two = Szerezz két sajtot ebben a körben!
puzzle-safely = Szerezz egy sajtot ebben a körben úgy, hogy egyetlen egered se vesszen el!
puzzle-points = { $points ->
    [one] { $points } pontod maradt.
   *[other] { $points } pontod maradt.
}
puzzle-free = Minden tető lekerült. Berkenye piros sapkás egereit vezeted.
puzzle-solved = Megoldottad!
puzzle-solved-tries = { $tries ->
    [one] { $tries }. próbálkozásra.
   *[other] { $tries }. próbálkozásra.
}
puzzle-missed = Ez még nem az.
puzzle-answer = Ez a megoldás.
puzzle-again = Újra
puzzle-show = Mutasd a megoldást
puzzle-next = Következő rejtvény
puzzle-share = Megosztás képként
puzzle-share-text = Sajtvár, { $number }. rejtvény
puzzle-shelf = A polchoz
puzzle-missing = Ilyen rejtvény nincs a polcon.
