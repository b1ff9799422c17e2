# Mystics sur la première page, en français.

mystics-title = Mice & Mystics
door-about = Une histoire en douze chapitres, à vivre tous ensemble contre le jeu, pour une à quatre personnes. Les gens d’un château sont devenus des souris, les rats de la reine les poursuivent, et une horloge tourne.
door-start = Ouvrir le livre
door-how = En solo avec quatre souris, ou en famille devant un écran. Le prologue enseigne tout en chemin.
door-open = Vers l’Horloge aux Douze Coups
door-together = Entre amis, en ligne
door-collin = Collin
door-nez = Nez
door-tilda = Tilda
door-maginos = Maginos
door-filch = Filch
door-lily = Lily
door-keywords = Expliquer chaque règle quand elle sert pour la première fois
door-room-tone = Mice & Mystics : on entend aussi la pièce, un courant d’air le jour, une bougie la nuit
door-company = Une compagnie : toute l’histoire entre amis
