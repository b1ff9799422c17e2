# What every lesson says, in French.

lesson-title = Leçon
lesson-at = Étape { $at } sur { $steps }
lesson-on = Continuer
lesson-show = Montrez-moi
lesson-back = Retour
lesson-leave = Quitter
lesson-anew = Encore une fois
lesson-play = Jouer une partie
lesson-aside = C’est permis, mais faisons une chose après l’autre.
