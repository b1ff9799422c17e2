# Tanulás és utánanézés, magyarul: ami a játék saját szavai körül áll.

## Szobák
learn-rooms = Tanulás és utánanézés
learn-how = Tanulás
learn-rules = Utánanézés
learn-sheet = Segédlap
learn-print = Nyomtatás
learn-whole-rules = A szabályokban: { $rule }
learn-page = { $page }. oldal a 2-ből
learn-missing = Ehhez a játékhoz nincs ilyen oldal.
how-title-castle = Így játsszuk a Sajtvárat
how-title-mystics = Így játsszuk az Egerek és Igézeteket
sheet-title-castle = A Sajtvár egy lapon
sheet-title-mystics = Az Egerek és Igézetek egy lapon

## Szabálykönyv
rules-contents = Tartalom
rules-words = A szabálykönyv szavai
rules-beginning = Ezekről a szabályokról
rules-none = Nincs olyan szabály, amelyben mindezek a szavak szerepelnek. Próbáld kevesebb szóval, vagy csak a szó elejével.
rules-notes = Döntések és kiadások
rules-all-notes = Minden döntés és kiadás mutatása
rules-chapters = A fejezetek szabályai
rules-picture = Rajz ehhez: { $rule }
note-ruling = Ezt mi döntöttük el: a kiadások itt hallgatnak vagy eltérnek.
note-EN = Az angol szabálykönyv szerint.
note-RU = Az orosz szabálykönyv szerint.
note-HU = A magyar szabálykönyv szerint.
note-FR = A francia összefoglaló szerint.
rules-intro = A játékban minden elutasítás egy ilyen számra hivatkozik.
rules-english = A számozott szabályok angolul vannak.
rules-search = Keresés a szabályokban
rules-books = Szabálykönyvek
rules-missing = A szabálykönyvet nem sikerült letölteni. Próbáld újra, ha lesz kapcsolat.
rules-title-castle = A Sajtvár szabályai
rules-title-mystics = Az Egerek és Igézetek szabályai
rules-found = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}
