# Tables online, and what stands around them; what is also said elsewhere is in tables.*.ftl.

title-your-turn = ● Te jössz · { $name }
## Az asztalhoz vezető út

arrival-away = Nincs hálózat. Az asztal magától visszajön, amint lesz hálózat; semmi sem vész el.
arrival-gone = Nincs ilyen asztal, vagy számodra nem nyitott. Kérd el újra a hivatkozást.
arrival-elsewhere = Ez az asztal túl sok ablakban van nyitva nálad. Zárj be néhányat, és töltsd be újra az oldalt.
arrival-outdated = A kiszolgálón újabb változat van ebből az oldalból. Töltsd be újra.

mode-lobby = Online asztal: { $code } · még nem kezdődött el
mode-live = Élőben · online asztal: { $code }
mode-away = Nincs hálózat · online asztal: { $code } · ahogy utoljára látszott
mode-slow = Lépésről lépésre · online asztal: { $code } · a kiszolgáló őrzi, gyere vissza bármikor
mode-archived = Eltéve · online asztal: { $code }
mode-watching = Nézed · online asztal: { $code }
mode-replay = Befejezve · online asztal: { $code }

offline = Nincs kapcsolat. Az oldal magától visszatér; semmi sem vész el.
offline-kept = { $count ->
    [one] Nincs kapcsolat. A lépésedet ez az eszköz őrzi, és amint lesz kapcsolat, elküldi, csak egyszer.
   *[other] Nincs kapcsolat. { $count } dolgot őriz ez az eszköz, és amint lesz kapcsolat, elküldi, mindet csak egyszer.
}
sending = Küldés…

## Helyek

seats-title = Ki játszik?
seat-number = { $seat }. hely
seat-you = { $name } (te)
seat-take = Ide ülök
seat-take-first = Leülök játszani
seat-leave = Felállok
seat-leave-sure = Biztosan felállsz?
seat-bot = Gép játsszon
seat-hand-over = Átadom egy gépnek
seat-bot-label = Játsszon gép: { $seat }
seat-bot-away = Gép elküldése
seat-take-back = Újra én játszom
seat-bot-plays = most { $bot }
seat-no-seed = nincs magja a véletlenhez
seat-meant = fenntartva: { $name }
presence-here = itt van
presence-away = nincs itt
watchers = Nézik: { $names }
name-refused = A név 2–24 karakter, és mind látható.

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
start-showing = A véletlen magjai most láthatóvá válnak. Várunk rá: { $names }…
start-called-off = A kezdés elmaradt: { $names } nem mutatta meg a megígért magot. Kezdjétek újra; az a hely mag nélkül játszik.

invite-title = Meghívás
invite-how = Küldd el ezt a hivatkozást. Aki megnyitja, leülhet vagy nézheti; senkinek sem kell fiók.
invite-watch = Aki megnyitja ezt a hivatkozást, nézheti a játékot; játszani csak meghívással lehet.
invite-company = Aki megnyitja ezt a hivatkozást, nézheti a játékot. Aki játszani akar, a társaság hivatkozásával csatlakozik.
invite-copy = Hivatkozás másolása
invite-code = vagy mondd el a kódot
table-more = Hivatkozás, kockák, eltevés

## Vissza

rollback-ask = Kérem, menjünk vissza ide: { $play }. lépés
rollback-how = Akkor történik meg, ha minden játékos beleegyezik. Utána új véletlen jön, soha nem ugyanaz.
rollback-asks = { $name } visszamenne ide: { $play }. lépés. Beleegyezel?
rollback-waits = { $name } visszamenne ide: { $play }. lépés. A többiek beleegyezésére várunk.
rollback-agree = Beleegyezem
rollback-decline = Nem, játsszunk tovább
rollback-withdraw = Már nem kérem

note-claimed = { $name } leül: { $seat }.
note-left = { $name } feláll: { $seat }.
note-bot = Innen gép játszik: { $seat } ({ $name }).
note-bot-back = { $name } újra játszik: { $seat }.
note-undone = { $name } visszavont egy lépést; innen megy tovább: { $play }. lépés.
note-rollback-asked = { $name } visszamenne ide: { $play }. lépés.
note-rollback-agreed = { $name } beleegyezik a visszalépésbe.
note-rollback-declined = { $name } nem akar visszamenni.
note-rematch = Új játék nyílt.
note-removed = A házigazda elküldi { $name } játékost: { $seat }.
note-vote-bot = { $name } gépet kér: { $seat }.
note-vote-free = { $name } azt kéri, hogy más is játszhasson: { $seat }.
note-vote-archive = { $name } el szeretné tenni ezt az asztalt.
note-vote-agreed = { $name } egyetért.
note-vote-declined = { $name } nem ért egyet.
note-overdue = { $name } ideje lejárt, gép játszik helyette: { $seat }.
closed-host = A házigazda eltette ezt az asztalt: megnézhető, de itt több nem történik.
closed-agreed = Mindenki beleegyezett az asztal eltevésébe: megnézhető, de itt több nem történik.
closed-rules = Ezen az asztalon más szabályokkal játszottak: megnézhető, de itt több nem történik.
vote-archive = Eltegyük ezt az asztalt játék közben?
vote-bot = Innentől { $name } helyett gép játsszon: { $seat }?
vote-free = Játszhasson más { $name } helyett: { $seat }?
vote-agree = Igen
vote-decline = Nem
vote-waits = Várunk a többiek válaszára.
seat-remove = Elküldés
seat-remove-sure = Elküldöd { $name } játékost az asztaltól?
seat-replace-why = Nem válaszol?
seat-replace-bot = Gépet kérek ide
seat-replace-free = A hely felszabadítását kérem
watchers-count = { $count ->
    [one] Még egy ember nézi.
   *[other] Még { $count } ember nézi.
}

rematch-ask = Még egy játék
rematch-go = A következő játékhoz
archive-do = Asztal eltevése
archive-sure = Mindenkinek elteszed?
fair-link = Véletlen és tisztesség

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
note-lent = { $name } más helyett játszik: { $seat }.
note-lent-back = { $name } ismét maga játszik: { $seat }.
note-hosted = Mostantól { $name } a házigazda.
note-followed = A történet egy másik asztalnál folytatódik.
note-book-closed = A történet véget ért.
## Pillanatok, ágak, költözések

people-title = Az asztalnál
move-online = Folytatás online
move-online-how = A játék úgy költözik a kiszolgálóra, ahogy áll, és kapsz egy hivatkozást a többieknek. Amit a véletlen eddig eldöntött, ezen az eszközön dőlt el, és az asztal ezt meg is mondja; onnantól a kockák ellenőrizhetők. Később visszahozhatod egy eszközre.
move-online-do = A játék online legyen
moved-here = { $count ->
    [one] Az első lépést a házigazda eszközén játszották, mielőtt az asztal ide került. A véletlenje nem ellenőrizhető; ami utána jön, az igen.
   *[other] Az első { $count } lépést a házigazda eszközén játszották, mielőtt az asztal ide került. A véletlenjük nem ellenőrizhető; ami utánuk jön, az igen.
}
take-home = Folytatás ezen az eszközön
take-home-how = Az online asztalt mindenkinek elteszik, és a játék itt folytatódik, egy képernyőnél. A kockái nyilvánosak lesznek.
take-home-do = Elteszem, és itt folytatom
take-home-sure = Itt mindenkinek vége legyen?

## Beszélgetés, folytatás

chat-about = { $name } üzenetéről
chat-mute = Nem akarom hallani: { $name }
chat-unmute = Újra hallom: { $name }
chat-muted = nem hallható
chat-report = Jelentem a kiszolgáló üzemeltetőjének
chat-reported = Jelentve. Köszönjük.

## Kockák és tisztesség

fair-promise = Mielőtt bármi a véletlenre volt bízva, a kiszolgáló ezzel a lenyomattal ígérte meg a magját; a játék után bárki ellenőrizheti, hogy megtartotta:

## Being called

push-switch = Szóljon ezen az eszközön, ha én jövök
push-unable = Ez a böngésző nem tud értesítést fogadni. Hogy ki jön, azt az oldal címe mutatja.
push-forbidden = Letiltottad az értesítéseket ezen az oldalon. A böngésző beállításaiban engedélyezheted őket.
push-failed = Most nem sikerült: a böngésző nem érte el az értesítési szolgáltatását. Próbáld meg később.
push-off = Akkor is, ha az oldal be van csukva. Csak a te körödről és a játék végéről, semmi másról.
push-asking = Megkérdezzük a böngészőt…
push-on = Szólunk, ha te jössz, és nem vagy az asztalnál.
push-turn = Te jössz.
push-over = A játéknak vége. Nézd meg, hogyan végződött.
## Az asztal órája

awaited = Várunk rá: { $name }
## Beszélgetés az asztalnál

talk-title = Beszélgetés az asztalnál
chat-heard = { $name } szól: { $text }
chat-unread = { $count ->
    [one] { $count } olvasatlan üzenet
   *[other] { $count } olvasatlan üzenet
}
title-unread = ({ $count }) { $title }
## Több eszköz egy asztalnál

devices-title = Több eszköz ennél az asztalnál
devices-how = Tegyetek egy képernyőt oda, ahol mindenki látja: azon van a tábla és a történet. Aki erre a kódra tartja a telefonját, ott a saját holmiját és kérdéseit látja. Vagy legyen mindenkinek minden egy eszközön, ahogy tetszik.
device-screen = Ez a nagy képernyő
device-hand = Csak az én holmim
device-all = Minden ezen az eszközön
screen-join = Csatlakozás telefonnal
hand-room = Tábla
qr-label = Kód a kamerának: { $link }
point-do = Mutatás
point-how = Nyomd meg ezt, aztán egy mezőt, figurát, választ vagy kártyát; vagy tartsd rajta egy kicsit az ujjad. Mindenki látja pár másodpercig.
point-now = Most nyomd meg, amire gondolsz.
pointed-at = { $name } erre mutat: { $what }
react-squeak = Cincogás
react-cheer = Éljenzés
react-gasp = Hüledezés
reacted-squeak = { $name } cincog.
reacted-cheer = { $name } éljenez.
reacted-gasp = { $name } hüledezik.
## Egy társaság kampányai

company-link = A társasághoz
campaign-brought = Ennek a kampánynak egy részét egy eszközről hozták át: az nem ellenőrizhető.
table-custom = Kézzel állították be, amit csak kampány hozhat: ez a játszma egyetlen kampányba sem számít bele.
lend-do = Játsszon más
lend-label = Ki játszik helyette: { $name }?
lend-back = A hely visszaadása: { $name }
lent-by = helyette: { $name }
