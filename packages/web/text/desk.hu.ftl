# Az alkalmazás magyarul, második rész: szabálykönyvek, jegyzetek a táblán, napló, hang, új változatok, lecke.

rules-title-castle = A Sajtvár szabályai
rules-title-mystics = Az Egerek és Igézetek szabályai
rules-books = Szabálykönyvek
rules-book-castle = Sajtvár
rules-book-mystics = Egerek és Igézetek
rules-missing = A szabálykönyvet nem sikerült letölteni. Nézz vissza, ha van kapcsolat.

tip-final = Ez megmutat valami rejtettet: nem vonható vissza.

home-lesson = Először jársz itt? Tanuld meg a Sajtvárat játék közben: öt perc.
home-lesson-go = A lecke kezdése
home-lesson-on = A lecke folytatása

log-filter = Mutasd
log-all = minden
log-big = sajtok és zuhanások
log-nothing = Ilyen még nem volt.

settings-sound = Hang
sound-off = ki
sound-on = be
volume-moves = A lépések hangereje
volume-events = A sajtok és zuhanások hangereje
volume-notices = A jelzések hangereje

version-ready = Elkészült egy új változat.
version-now = Használjuk ezt
version-later = Később
version-kept = Az eszközön lévő játékok onnan folytatódnak, ahol vannak.
