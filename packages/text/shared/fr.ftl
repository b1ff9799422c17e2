# Ce que dit tout jeu, quelles que soient ses règles.

refused-not-your-turn = Ce n’est pas votre tour : c’est à la place { $actor } de décider.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-revealed = Impossible de revenir en arrière : quelque chose de caché a été révélé.
refused-not-your-play = Le dernier coup n’était pas le vôtre.
