# A Vár a webalkalmazásban, magyarul: ami a játék után jön, és a feladás. Csak akkor töltődik be, amikor kell.

review-go = A játék elemzése
review-working = A játék átnézése …
review-chance = { $team } győzelmi esélye körről körre
review-curve = A győzelmi esély az első körtől az utolsóig
review-turned = { $team } köre: az esélyed { $before } % volt, { $after } % lett.
review-played = A választásod: { $what }.
review-look = Megnézem
review-again = Újra innen
review-memory = Leemelt tetők: { $rooms }, ebből { $known } alatt már minden lapot láttál.
result-team = Csapat
result-cheeses = Sajtok
result-roofs = Leemelt tetők
result-pushes = Tolások
result-lost = Elveszett egerek
result-rounds = A játék { $rounds } fordulóig tartott.
resign-sure = Feladod a játékot ({ $team })?
resign-two = Akkor a másik győz.
resign-more = Egereid elhagyják a várat, a többiek tovább játszanak.
resign-yes = Igen, feladom
resign-no = Tovább játszom
review-none = A játék most nem érhető el.
