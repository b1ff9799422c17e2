fair-title = Véletlen és tisztesség
fair-how-title = Hogyan készül a véletlen
fair-how = A játék előtt a kiszolgáló elzár egy titkos magot, és megmutatja a lenyomatát. Minden játékos böngészője ugyanígy megígér egy saját magot; a magok csak akkor válnak láthatóvá, amikor minden lenyomat a naplóban van. Minden véletlen ezekből a magokból számolódik, így senki sem választhat utolsóként: sem a kiszolgáló, sem egy játékos, sem a kettő együtt. A játék végén a kiszolgáló titka is láthatóvá válik, és a saját böngésződ mindent újrajátszik és összehasonlít.
fair-looking = Újrajátsszuk a játékot…
fair-not-yet = Ennél az asztalnál még nem ért véget a játék, vagy számodra nem nyitott. A magok akkor láthatók, ha itt több már nem történhet.
fair-back = Az asztalhoz
fair-verdict = Amit a böngésződ talált
fair-broken = A feljegyzés nem játszható le a szabályok szerint: { $why }. Ne bízz ebben az asztalban.
fair-promise-kept = A kiszolgáló megtartotta az ígéretét: ez az a mag, amelyet a játék előtt elzárt.
fair-seen = Ez az a napló, amelyet ez a böngésző az asztalnál látott: azóta semmit sem írtak át.
fair-not-seen = Ez nem az a napló, amelyet ez a böngésző az asztalnál látott: azóta valamit átírtak. Ne bízz benne.
fair-replayed = { $plays ->
    [one] { $plays } lépést játszottunk újra a szabályok szerint, ugyanazzal a véletlennel.
   *[other] { $plays } lépést játszottunk újra, mindet, a szabályok szerint, ugyanazzal a véletlennel.
}
fair-unverifiable = { $count ->
    [one] Az első lépést egy eszközön játszották, mielőtt az asztal ide költözött: a véletlenje nem ellenőrizhető.
   *[other] Az első { $count } lépést egy eszközön játszották, mielőtt az asztal ide költözött: a véletlenjük nem ellenőrizhető.
}
fair-own-seed = A saját magod benne van a véletlenben, és minden más rögzítve volt, mielőtt a böngésződ megmutatta.
fair-own-seed-not = A böngésződ megmutatott egy magot, de a naplóban nem úgy áll, ahogy a böngésződ látta. Ne bízz ebben az asztalban.
fair-seed-promised = { $seat }: a magot megígérték, mielőtt bármelyik látható lett.
fair-seed-open = { $seat }: a magot nyíltan adták meg leüléskor.
fair-seed-left-out = { $seat }: egy magot megígértek, de a kezdéskor senki sem volt itt. Nincs benne a véletlenben.
fair-seed-none = { $seat }: nincs saját mag.
fair-called-off = { $count ->
    [one] A kezdés egyszer elmaradt, mert egy megígért magot nem mutattak meg.
   *[other] A kezdés { $count } alkalommal elmaradt, mert egy megígért magot nem mutattak meg.
}
fair-numbers = A számok
fair-commitment = Megígért lenyomat
fair-server-seed = A kiszolgáló magja
fair-player-seeds = A játékosok magjai
fair-state = Az utolsó bejegyzés lenyomata
luck-title = Szerencse
luck-expected = várható { $expected }
