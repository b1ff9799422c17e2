# L’application en français, deuxième partie : livres de règles, notes sur le plateau, journal, son, versions, leçon.

rules-title-castle = Les règles du château
rules-title-mystics = Les règles de Mice & Mystics
rules-books = Livres de règles
rules-book-castle = Le château
rules-book-mystics = Mice & Mystics
rules-missing = Le livre de règles n’a pas pu être chargé. Revenez ici une fois connecté.

tip-final = Cela montre ce qui est caché : impossible de le reprendre.

home-lesson = Première fois ? Apprenez le château en jouant : cinq minutes.
home-lesson-go = Commencer la leçon
home-lesson-on = Continuer la leçon

log-filter = Montrer
log-all = tout
log-big = fromages et chutes
log-nothing = Rien de tel pour le moment.

settings-sound = Son
sound-off = coupé
sound-on = activé
volume-moves = Volume des coups
volume-events = Volume des fromages et des chutes
volume-notices = Volume des signaux

version-ready = Une nouvelle version est prête.
version-now = L’utiliser
version-later = Plus tard
version-kept = Les parties sur cet appareil reprennent où elles sont.
