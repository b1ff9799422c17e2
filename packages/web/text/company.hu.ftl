# Társaságok: kampányok barátokkal, magyarul.
companies-title = Társaságok
companies-mine = A társaságaid
companies-people = { $count ->
    [one] { $count } ember
   *[other] { $count } ember
}
companies-new = Társaság alapítása
companies-new-how = Egy társaság együtt játssza végig a történetet, ma este vagy mindennap egy kicsit: a fejezetek egymást követik, és amit megszereztek, megmarad. Hivatkozással lehet csatlakozni.
companies-begins = Hol kezdődik a történet?
companies-found = Alapítsuk meg
companies-join = Csatlakozás egy társasághoz
companies-join-code = A kód nyolc betűből és számból áll
companies-bring = Kampány áthozása
companies-bring-how = Az egy képernyőn kezdett kampány társasággal folytatódik, a múltjával és a krónikájával együtt. Mindig látszik majd rajta, hogy áthozták.
companies-bring-name = A mi társaságunk
companies-bring-this = Áthozás: { $title }
companies-bring-file = Vagy fájlból
company-mode = Társaság
company-name = A társaság neve
company-rename = Átnevezés
company-tonight = Ma este
company-here = Most itt van: { $names }
company-to-lobby = Az asztalhoz, még nem kezdődött el
company-to-table = Az asztalhoz
company-to-end = A fejezet végéhez
company-begin = A fejezet megnyitása
company-begin-anew = Újranyitás ezekkel
company-waits = Az első fejezetet a házigazda nyitja meg.
company-put-away = Ezt a fejezetet eltették. Onnan folytatódik, ahol megállt: vidd a kampányt egy eszközre a „Név, másolat, kilépés” alatt, majd onnan hozd át egy társasághoz.
company-people = Kik tartoznak ide
company-mice-how = Koppints azokra az egerekre, amelyekkel játszanál. Ha ketten is kérik ugyanazt, azé lesz, aki itt előbb áll; akit senki sem kér, azt kiosztjuk.
company-mice-later = A következő fejezetben nincs ott: { $names }
company-host = házigazda
company-mice-of = Egerek: { $name }
company-hand-over = Legyen ő a házigazda
company-hand-over-sure = { $name } legyen a házigazda?
company-remove = Elküldés
company-remove-sure = Elküldöd: { $name }?
company-invite-how = Aki megnyitja ezt a hivatkozást, a társasághoz tartozik; fiók nem kell hozzá.
company-qr = Kód telefonnak
company-chronicle = Krónika
company-nothing-yet = Még semmi: a történet veletek kezdődik.
company-brought = Az elejét egy eszközről hozták át: azt a részt senki sem ellenőrizheti.
company-elsewhere = egy eszközön játszották
company-replay = Visszanézés
company-more = Név, másolat, kilépés
company-home-how = A kampány másolata egy képernyőn megy tovább; a társaságé megmarad.
company-home = Másolat erre az eszközre
company-file = Mentés fájlba
company-is-home = Ezen az eszközön van.
company-to-hall = A Tizenkettes Órához
company-leave = Kilépés a társaságból
company-leave-sure = Biztosan kilépsz?
company-to = A társasághoz
following-title = A fejezet után
following-waits = { $name } még nem döntött.
following-choose = Legyen ez: { $choice }
following-on = Tovább a következő fejezethez
following-party = Ki játszik, ki megy, milyen nehéz legyen?
following-go = A következő fejezethez
following-close = A könyv becsukása
trouble-NO_SUCH_COMPANY = Nincs társaság ezzel a kóddal.
trouble-NO_CAMPAIGN = Ebben a fájlban nincs kampány.
trouble-COMPANY_FULL = Ez a társaság betelt.
trouble-BAD_SHAPE = Ez így nem lehet jó. Nézd meg újra.
company-who-plays = { $count ->
    [one] Ki játszik? Legfeljebb { $count }
   *[other] Ki játszik? Legfeljebb { $count }
}
fair-chain-looking = Az egész kampány ellenőrzése…
fair-chain = Az egész kampány rendben van eddig: { $chapters ->
    [one] { $chapters } fejezet
   *[other] { $chapters } fejezet
}, { $plays ->
    [one] { $plays } lépés
   *[other] { $plays } lépés
}; minden fejezet pontosan azzal kezdődött, amit az előző továbbadott.
fair-chain-broken = A fejezetek nem egymást követik: { $why }
fair-chain-missing = Egy korábbi fejezet naplója nem érhető el.
