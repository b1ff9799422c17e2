# Les énigmes du Château en français.

puzzles-title = Énigmes
puzzles-mode = Le château des fromages, un tour à la fois
puzzles-about = Chacune vient d’une partie entre robots, au moment où un seul tour permettait un beau coup. Tous les toits sont soulevés, rien n’est caché, et il n’y a qu’une réponse.
puzzles-today = Le château du jour
puzzles-today-go = Chercher
puzzles-today-done = Trouvé. Une autre énigme arrive demain.
puzzles-shelf = L’étagère
puzzles-solved = Trouvées : { $solved } sur { $all }
puzzles-stars = { $stars ->
    [one] { $stars } étoile
    [many] { $stars } étoiles
   *[other] { $stars } étoiles
}
puzzle-number = Énigme { $number }
puzzle-number-solved = Énigme { $number }, trouvée
puzzle-win = Gagnez pendant ce tour.
puzzle-two = Prenez deux fromages pendant ce tour.
puzzle-safely = Prenez un fromage pendant ce tour sans perdre de souris.
puzzle-points = { $points ->
    [one] Il vous reste { $points } point.
    [many] Il vous reste { $points } points.
   *[other] Il vous reste { $points } points.
}
puzzle-free = Tous les toits sont soulevés. Vous menez Sorbier, aux bonnets rouges.
puzzle-solved = Trouvé !
puzzle-solved-tries = { $tries ->
    [one] Du premier coup.
    [many] En { $tries } essais.
   *[other] En { $tries } essais.
}
puzzle-missed = Ce n’est pas encore cela.
puzzle-answer = Voici la réponse.
puzzle-again = Recommencer
puzzle-show = Montrer la réponse
puzzle-next = Énigme suivante
puzzle-share = Partager en image
puzzle-share-text = Le château des fromages, énigme { $number }
puzzle-shelf = Vers l’étagère
puzzle-missing = Cette énigme n’est pas sur l’étagère.
