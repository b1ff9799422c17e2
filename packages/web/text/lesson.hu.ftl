# What every lesson says, in Hungarian.

lesson-title = Lecke
lesson-at = { $at }. lépés, összesen { $steps }
lesson-on = Tovább
lesson-show = Mutasd meg
lesson-back = Vissza
lesson-leave = Kilépés
lesson-anew = Még egyszer
lesson-play = Játsszunk
lesson-aside = Ez is szabad, de menjünk sorban.
