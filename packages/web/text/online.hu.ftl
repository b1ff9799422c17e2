# Az online asztalok, és ami minden asztalnál megvan.

holder-nobody = szabad
title-your-turn = ● Te jössz · { $name }
copied = Kimásolva

## Kezdőlap

new-online = Barátok online, hivatkozással
new-open = Asztal nyitása
online-title = Online
join-label = Csatlakozás egy asztalhoz vagy nézés a kódjával
join-do = Odamegyek
tables-your-turn = Te jössz
status-open = játékosokra vár
status-playing = más következik
status-yours = te következel
status-over = befejezve
status-archived = eltéve

## Az asztalhoz vezető út

arrival-coming = Úton az asztalhoz …
arrival-gone = Nincs ilyen asztal, vagy számodra nem nyitott. Kérd el újra a hivatkozást.
arrival-elsewhere = Ez az asztal túl sok ablakban van nyitva nálad. Zárj be néhányat, és töltsd be újra az oldalt.
arrival-outdated = A kiszolgálón újabb változat van ebből az oldalból. Töltsd be újra.

mode-lobby = Online asztal: { $code } · még nem kezdődött el
mode-live = Élőben · online asztal: { $code }
mode-slow = Lépésről lépésre · online asztal: { $code } · a kiszolgáló őrzi, gyere vissza bármikor
mode-watching = Nézed · online asztal: { $code }
mode-replay = Befejezve · online asztal: { $code }

trouble-OFFLINE = Nincs kapcsolat a kiszolgálóval. Semmi sem változott.
trouble-NO_SERVER = Az oldal e példánya mögött nincs kiszolgáló. Az eszközön lévő asztalok működnek.
trouble-NO_SUCH_CODE = Nincs asztal ezzel a kóddal. A kód hat betűből és számból áll.
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

offline = Nincs kapcsolat. Az oldal magától visszatér; semmi sem vész el.
offline-kept = { $count ->
    [one] Nincs kapcsolat. A lépésedet ez az eszköz őrzi, és egyszer küldi el, amint lesz.
   *[other] Nincs kapcsolat. { $count } dolgot őriz ez az eszköz, és egyszer küldi el, amint lesz.
}
sending = Küldés …

## Helyek

seats-title = Ki játszik?
seat-number = { $seat }. hely
seat-you = { $name } (te)
seat-take = Ide ülök
seat-take-first = Leülök játszani
seat-leave = Felállok
seat-bot = Gép játsszon
seat-hand-over = Átadom egy gépnek
seat-bot-label = Játsszon gép: { $seat }. hely
seat-bot-away = Gép elküldése
seat-take-back = Újra én játszom
seat-bot-plays = most { $bot }
presence-here = itt van
presence-away = nincs itt
watchers = Nézik: { $names }
name-refused = A név 2–24 betű, és mind látható.

start-title = Kezdés
start-waits = { $count ->
    [0] Minden hely foglalt. A játékot a házigazda kezdi el.
    [one] Egy hely még szabad. A házigazda kezd, ha foglalt lesz.
   *[other] { $count } hely még szabad. A házigazda kezd, ha foglaltak lesznek.
}
start-free = { $count ->
    [0] Minden hely foglalt: kezdhetsz.
    [one] Egy hely még szabad: hívj meg valakit, ülj oda te is, vagy játsszon gép.
   *[other] { $count } hely még szabad: hívj meg másokat, ülj oda te is, vagy játsszanak gépek.
}
start-do = A játék kezdése

invite-title = Meghívás
invite-how = Küldd el ezt a hivatkozást. Aki megnyitja, leülhet vagy nézheti; senkinek sem kell fiók.
invite-copy = Hivatkozás másolása
invite-code = vagy mondd el a kódot
table-more = Hivatkozás, kockák, eltevés

## Vissza

rollback-ask = Kérek mindenkit: vissza ide: { $play }. lépés
rollback-how = Akkor történik meg, ha minden játékos beleegyezik. Utána új véletlen jön, soha nem ugyanaz.
rollback-asks = { $name } visszamenne ide: { $play }. lépés. Beleegyezel?
rollback-waits = { $name } visszamenne ide: { $play }. lépés. A többiek beleegyezésére várunk.
rollback-agree = Beleegyezem
rollback-decline = Nem, játsszunk tovább
rollback-withdraw = Már nem kérem

note-claimed = { $name } leül: { $seat }. hely.
note-left = { $name } feláll: { $seat }. hely.
note-bot = Innen gép játszik: { $seat }. hely ({ $name }).
note-bot-back = { $name } újra játszik: { $seat }. hely.
note-undone = { $name } visszavont egy lépést; újra a { $play }. lépésnél.
note-rollback-asked = { $name } visszamenne ide: { $play }. lépés.
note-rollback-agreed = { $name } beleegyezik a visszalépésbe.
note-rollback-declined = { $name } nem akar visszamenni.
note-rematch = Új játék nyílt.
note-archived = Ezt az asztalt eltették: megnézhető, de itt több nem történik.

rematch-ask = Még egy játék
rematch-go = A következő játékhoz
archive-do = Asztal eltevése
fair-link = Kockák és tisztesség

## Beszélgetés

chat-title = Beszélgetés
chat-empty = Még senki sem szólt.
chat-label = Szólj az asztalhoz
chat-send = Mondom

## Ki jöhet

access-title = Ki jöhet?
access-join = Ki ülhet le?
access-watch = Ki nézheti?
join-anyone = bárki, akinek megvan a hivatkozás
join-invited = csak akit meghívok
watch-anyone = bárki, akinek megvan a hivatkozás
watch-invited = csak akit meghívok
watch-nobody = senki
invite-name = Fiók meghívása a nevével
invite-do = Meghívás
invited-are = Meghívottak
uninvite = { $name } meghívásának visszavonása
note-access = A házigazda döntött. Leülhet: { $join }. Nézheti: { $watch }.
note-invited = { $name } meghívást kapott.
note-uninvited = { $name } meghívását visszavonták.
note-moved = { $name } belépett, és megtartja a helyét.
note-gone = Ennél az asztalnál töröltek egy fiókot ({ $name }).
trouble-NO_SUCH_NAME = Nincs ilyen nevű fiók.
trouble-NAME_TAKEN = Egy fióknak már ez a neve, vagy nagyon hasonló.
trouble-HAS_ACCOUNT = Már van fiókod.
trouble-NO_ACCOUNT = Vendég vagy: nincs jelszó, amit meg lehetne változtatni.
trouble-WRONG_LOGIN = A név és a jelszó nem tartozik össze.
