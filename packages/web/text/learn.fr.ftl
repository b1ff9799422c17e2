# Apprendre et chercher, en français : ce qui entoure ce qu’apporte un jeu.

## Les pièces
learn-rooms = Façons d’apprendre
learn-how = Apprendre
learn-rules = Chercher
learn-sheet = Aide-mémoire
learn-print = Imprimer
learn-whole-rules = Dans les règles : { $rule }
learn-page = Page { $page } sur 2
learn-missing = Ce jeu n’a pas cette page.
how-title-castle = Comment jouer au château des fromages
how-title-mystics = Comment jouer à Mice & Mystics
sheet-title-castle = Le château sur une feuille
sheet-title-mystics = Mice & Mystics sur une feuille

## Le livre de règles
rules-contents = Sommaire
rules-words = Mots du livre de règles
rules-beginning = À propos de ces règles
rules-none = Aucune règle ne contient tous ces mots. Essayez-en moins, ou seulement un début de mot.
rules-notes = Décisions et éditions
rules-all-notes = Montrer toutes les décisions et éditions
rules-chapters = Règles des chapitres
rules-picture = Dessin pour { $rule }
note-ruling = C’est nous qui l’avons décidé : ici les éditions se taisent ou se contredisent.
note-EN = D’après le livret anglais.
note-RU = D’après le livret russe.
note-HU = D’après le livret hongrois.
note-FR = D’après le résumé français.
rules-intro = Chaque refus dans le jeu cite un de ces numéros.
rules-english = Les règles numérotées sont écrites en anglais.
rules-search = Chercher dans les règles
rules-books = Livres de règles
rules-missing = Le livre de règles n’a pas pu être chargé. Revenez quand la connexion sera rétablie.
rules-title-castle = Les règles du château
rules-title-mystics = Les règles de Mice & Mystics
rules-found = { $count ->
    [one] { $count } règle trouvée
    [many] { $count } règles trouvées
   *[other] { $count } règles trouvées
}
