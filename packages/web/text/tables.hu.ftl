# What every table and the first page say, also of tables online; the rest of that is in online.*.ftl.

holder-nobody = szabad
copied = Kimásolva
new-online = Barátok online, hivatkozás­sal
new-open = Asztal nyitása
online-title = Online
join-label = Csatlakozás vagy nézés kóddal
join-do = Odamegyek
tables-your-turn = Te jössz
status-open = játékosokra vár
status-playing = más következik
status-yours = te következel
status-over = befejezve
status-archived = eltéve
arrival-coming = Úton az asztalhoz…
trouble-OFFLINE = Nincs kapcsolat a kiszolgálóval. Semmi sem változott.
trouble-NO_SERVER = Az oldal e példánya mögött nincs kiszolgáló. Az eszközön lévő asztalok működnek.
trouble-NO_SUCH_CODE = Nincs asztal vagy társaság ezzel a kóddal.
trouble-FORBIDDEN = Ennél az asztalnál ezt nem te teheted meg.
trouble-UNKNOWN_ACTION = A játék nem ismer ilyet.
trouble-NOT_YOUR_TURN = Most más következik.
trouble-ILLEGAL_ACTION = A szabályok nem engedik.
trouble-STALE_SEQ = Közben történt valami az asztalnál, ezért a lépésed nem jött létre. Nézd meg újra.
trouble-ID_REUSED = Ezt már elküldted.
trouble-SEAT_TAKEN = Valaki gyorsabb volt: a hely foglalt.
trouble-SEATS_OPEN = Vannak még szabad helyek.
trouble-WRONG_TIME = A játéknak ebben a pillanatában ez nem lehetséges.
trouble-NOTHING_TO_UNDO = Nincs visszavonható lépésed.
trouble-READ_ONLY = A kiszolgáló most nem tud semmit eltárolni. Semmi sem veszett el; próbáld meg kicsit később.
trouble-RATE_LIMITED = Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
trouble-INTERNAL = A kiszolgáló hibázott. Semmi sem változott; próbáld újra.
trouble-BAD_SHAPE = A kiszolgáló ezt nem értette.
trouble-BAD_JSON = A kiszolgáló ezt nem értette.
trouble-AUTH_EXPIRED = A kiszolgáló már nem ismer téged. Töltsd be újra az oldalt.
trouble-LOG_BEHIND = A kiszolgáló elvesztett valamit, amit ez az oldal már látott. Szólj az üzemeltetőnek, mielőtt továbbjátszol.
trouble-LOG_FORKED = A kiszolgálón ennek az asztalnak más a története, mint amit ez az oldal látott. Szólj az üzemeltetőnek, mielőtt továbbjátszol.
trouble-NO_SUCH_NAME = Nincs ilyen nevű fiók.
trouble-TABLE_FULL = Ehhez az asztalhoz már hatvan ember van meghívva.
trouble-NAME_TAKEN = Ez a név, vagy egy nagyon hasonló, már foglalt.
trouble-HAS_ACCOUNT = Már van fiókod.
trouble-NO_ACCOUNT = Vendég vagy: nincs jelszó, amit meg lehetne változtatni.
trouble-WRONG_LOGIN = A név és a jelszó nem tartozik össze.
moment-link = Hivatkozás erre a pillanatra
moment-branch = Mi lenne, ha? Innen kipróbálom
moment-now = Vissza a jelenbe
moment-back = Vissza a játékhoz
mode-what-if = Mi lenne, ha · próba ezen az eszközön, egy befejezett játék { $play }. lépésétől
mode-guess = Mi lenne, ha · próba ezen az eszközön, innen: { $play }. lépés; amit senki sem látott, az kitalált
mode-replay-link = Visszajátszás
replay-broken = Ez a hivatkozás nem teljes: a benne lévő játék nem olvasható. Kérd el újra.
digest-title = { $count ->
    [one] Amíg nem voltál itt: { $count } lépés
   *[other] Amíg nem voltál itt: { $count } lépés
}
digest-look = Megnézem, hol hagytam abba
digest-read = Elolvastam
luck-how = Ebben a játékban a véletlen dönti el, ki kezd, és hol vannak a lapok; később nincs húzás. A szerencse tehát az, ami a csapat által leemelt tetők alatt volt, ahhoz képest, amit a senki által nem látott lapoktól várni lehetett.
luck-what = Tetők alatt találva
luck-cheese = Sajt
luck-plain = Üres padló
luck-trap = Csapda
account-link = Neved és fiókod
clock-title = Idő egy döntésre
clock-none = ameddig tetszik
clock-minutes = { $n ->
    [one] { $n } perc
   *[other] { $n } perc
}
clock-days = { $n ->
    [one] { $n } nap
   *[other] { $n } nap
}
clock-how = Ha lejár az idő, a távollévő helyett gép dönt, amíg vissza nem veszi a helyét.
clock-due = { $name } ideje eddig tart: { $when }; utána gép dönt.
clock-due-you = Az időd eddig tart: { $when }; utána gép dönt helyetted.
privacy-link = Mit tárolunk rólad
digest-film = Mutasd meg
companies-link = Társaságok: kampány barátokkal
trouble-CARRIED = Olyasmit hoz, amit csak egy korábbi fejezet adhat.
