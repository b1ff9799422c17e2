# Az Egerek és Igézetek tanuláshoz és utánanézéshez, magyarul. A learn.hu.ftl mellett áll.

## Így játsszuk: az első oldal
how-first = Apró hősök, nagy vár
how-about = Miről szól?
    .text = Egy királyné elfoglalta a várat, és akik hűek maradtak a királyhoz, most egerek. Az ő történetüket mesélitek és játsszátok végig együtt tizenkét fejezetben, legfeljebb négyen, többnyire **négy egérrel**. Nem egymás ellen játszotok: az egerek együtt győznek, vagy együtt veszítenek.
how-goal = Győzelem és vereség
    .text = Minden fejezet megmondja, mivel nyerhető meg; többnyire egy hely az, ahová minden egérnek el kell jutnia. Akkor veszítetek, ha **a homokóra eléri a fejezet vége jelzőt**, vagy ha **egyszerre minden egér el van fogva**.
how-time = Az idő
    .text = A homokóra a fejezet oldalain áll. Minden felbukkanásnál egy oldallal továbblép, és akkor is, ha egy egeret elfognak. A pecsétes oldal a fejezet vége jelző.
how-track = Ki következik?
    .text = A cselekvési sor kártyái mondják meg, **elölről hátrafelé**; utána új forduló kezdődik. Egy egérnek saját kártyája van, egy ellenfélfajta minden figurájának közös.
how-turn = Egy egér cselekvése
    .text = Dobj egy kockával. Annyi mezőt mehetsz, amennyi **a mozgási értéked és a kocka száma együtt**. A mozgás mellé **egy akciód** van, előtte vagy utána:
how-scurry = Dobj újra, és mozogj még egyszer.
how-battle = Támadj meg egy ellenfelet a viselt fegyvereddel.
how-search = Dobj egy kockával: csillagra találsz egy kártyát. Amelyik egér már talált valamit egy helyiségben, ott többé nem kereshet.
how-explore = Hagyd el a helyiséget, ha nincs benne ellenfél. Minden egér veled megy.
how-recover = Rázd le a kábulatot, vagy szabadulj ki a hálóból.
how-free = Ami nem kerül akcióba
    .text = Cselekvésenként mindegyik egyszer: **megoszthatsz** sajtot és kártyát egy közeli egérrel, **felszerelhetsz** valamit a hátizsákodból, és hat sajtért **szintet léphetsz**: új képességet kapsz.
how-minions = Az ellenfelek cselekvése
    .text = Az ellenfeleket senki sem irányítja: a maguk szabályait követik. Egymás után dobnak egy kockával, **annyi mezőt mennek a legközelebbi egér felé**, és támadnak. Amelyiknek íja van, helyben marad, ha lát egeret.
how-lines = Keretek a padlón
    .text = A sárga kereten a nyíl irányában 1 lépéspont átmenni, azzal szemben 3. **A piros kereten egér nem megy át, ellenfél igen.** Ami fekete, az fal. Egy mezőn négyen férnek el, és ahol ellenfél áll, ott véget ér a mozgásod.
how-die = A kocka
    .text = A szám a mozgáshoz kell. A kép mondja meg, mi talál és mi véd. A **csillag** kell szinte minden más dobáshoz.
face-use-sword = közelről talál; csillag; mozgás 2
face-use-shield = közelről talál, véd; mozgás 3
face-use-shield-star = közelről talál, véd; csillag; mozgás 3
face-use-bow = távolról talál; mozgás 2
face-use-bow-star = távolról talál; csillag; mozgás 1
face-use-cheese = sajt; mozgás 1

## A második oldal
how-second = Egy csapás, kockáról kockára
how-fight = Collin van soron, mellette áll az utolsó patkány. Harcol. A keréken öt sajt van, a homokóra az első oldalon áll, és a felfordított összetűzéskártyán ez olvasható: felbukkanás, három csótány.
how-fight-attack = Támadás. Collin harcértéke 2, a kardja 1-et ad hozzá: három kocka. Közelről a kard talál, és a kard-pajzs is: két találat. A sajt azonnal Colliné.
how-fight-defence = Védekezés. A patkány a védelmi értékével dob, két kockával. Csak a kard-pajzs véd: eggyel kevesebb találat. De a patkány sajtot is dobott, és az ellenfelek sajtja a kerékre kerül.
how-fight-surge = Felbukkanás. Ez a hatodik sajt a keréken. Minden más vár: a homokóra a 2. oldalra lép, bejön három csótány, a kártyájuk a sor végére kerül, és a kerék megint üres.
how-fight-wound = Seb. Két találat, egy kivédve: egy seb. A patkánynak egy életpontja van, tehát legyőztük. Ő volt az utolsó a fajtájából, a kártyája kikerül a sorból.
how-track-before = A sor előtte: Collin után a patkány jön.
how-track-after = A sor utána: nincs patkánykártya, a csótányok az utolsók.
how-cheese = Sajt
    .text = Amit támadásban vagy védekezésben dobnak, **a dobó egér sajtja lesz**: ezzel fizeti a képességeket. Amit **az ellenfelek** dobnak, **a kerékre** kerül. Hatnál felbukkanás jön: elmúlik egy oldal, és új ellenfelek jöhetnek.
how-wounds = Sebek és elfogás
    .text = Akinek annyi sebe van, ahány életpontja, azt **elfogják**: elveszti a sajtját és szinte mindent, amit visel, és elmúlik egy oldal. Ha sorra kerül, és nincs ellenfél a táblán, újra ott áll egy barátja mellett.
how-rooms = Helyiségről helyiségre
    .text = Ha már nincs ellenfél a helyiségben, egy kijáratnál vagy fordító mezőn álló egér felfedezhet, és mindenki vele megy. **Ahová először léptek be, ott összetűzés vár**: egy kártya mondja meg, kik vannak ott.
how-short = Fogy az idő
    .text = Ha minden egér sorra került, és nincs ellenfél a táblán, akkor is kerül egy sajt a kerékre. A várakozás is időbe telik.

## Értékek a kártyákon
value-battle = harcérték
value-defence = védelmi érték
value-lore = tudásszint
value-move = mozgási érték
value-life = életpont

## Egy lapon
sheet-now = most
sheet-turn = Egy egér cselekvése: egy mozgás és egy akció
sheet-move = Mozgás
    .text = 1 kocka + mozgási érték; az akció nem szakítja meg. A felállás vagy a kijutás a vízből elviszi az egészet.
sheet-scurry = Sietés
    .text = A mozgás után: még egyszer 1 kocka + mozgási érték.
sheet-battle = Harc
    .text = Viselt fegyverrel, szabályos célpontra.
sheet-search = Keresés
    .text = 1 kocka, csillagra kártya; ha volt, ezen a lapoldalon többé nem.
sheet-recover = Pihenés
    .text = A kábulat elmúlik. Háló: 1 kocka, csillag.
sheet-explore = Felfedezés
    .text = Nincs ellenfél a játéklapon; kijáratnál vagy fordító mezőn.
sheet-act = Ami még akció
    .text = A fejezet, egy kártya, egy csapattárgy akciója; a felvétel.
sheet-free = Nem akció
sheet-share = Megosztás
    .text = Egy közeli egérrel, cselekvésenként egyszer.
sheet-equip = Felszerelés
    .text = A helyek és a hátizsák (3 kártya) között, cselekvésenként egyszer.
sheet-level = Szintlépés
    .text = 6 sajtért foglalkozáshoz illő képesség, cselekvésenként egyszer.
sheet-cards = Kártyák
    .text = Egy cselekvésben egy képességkártya; tárgy és tekercs úgy, ahogy rajta áll.
sheet-place = Letétel, átadás, hívás
    .text = Csapattárgyak, hordott dolgok, amit a fejezet kínál.
sheet-choose = Válasz
    .text = Ha a szabályok kérdeznek, előbb válaszolj.
sheet-end = Befejezés
    .text = Utána a sodrás továbbviszi azt, aki benne van.
sheet-die = A kocka
sheet-fight = Harc
sheet-target = Célpont
    .text = Közelharc: aki közel van. Távolsági: akit látsz; de ha van közel ellenfél, azok egyike.
sheet-attack = Támadás
    .text = Harcérték + fegyver + bónuszok. Közelről a kard és a kard-pajzs talál, távolról az íj.
sheet-defence = Védekezés
    .text = Csak ha volt találat. Minden kard-pajzs egyet véd ki.
sheet-paid = Sajt
    .text = Az egéré az egérhez, az ellenfélé a kerékre, azonnal.
sheet-down = Sebek
    .text = Ami maradt. Ha annyi, mint az életpont: legyőzve vagy elfogva.
sheet-minions = Egy ellenfél cselekvése
sheet-melee = Közelharci
    .text = 1 kocka a legközelebbi egér felé, aztán támad. Ha egér van a mezőjén, marad.
sheet-ranged = Távolsági
    .text = Csak akkor mozog, ha nem lát egeret.
sheet-whom = Kit
    .text = A legközelebbit, akit ebben a cselekvésben még nem támadtak; ha több van, a sorban előbb állót.
sheet-time = Idő és veszély
sheet-surge = Felbukkanás
    .text = 6 a keréken: egy oldal; lapoldalanként egyszer új ellenfelek, a sor végére; a kerék kiürül.
sheet-short = Fogy az idő
    .text = A sor utolsó egere után, ha nincs ellenfél a táblán: 1 sajt a kerékre.
sheet-captured = Elfogva
    .text = Egy oldal; oda a sajt és a viselt kártyák, a kezdőkártyák nem. Visszatér, ha nincs ellenfél a táblán.
sheet-lost = Vereség
    .text = A homokóra a fejezet vége jelzőn, vagy minden egér elfogva.
sheet-ways = Útközben
sheet-yellow = Sárga keret
    .text = A nyíllal 1, ellene 3.
sheet-red = Piros keret
    .text = Egér nem megy át rajta, ellenfél igen.
sheet-four = Megtelt
    .text = Egy mezőn négy kis figura, vagy egyetlen nagy.
sheet-stop = Ellenfelek
    .text = A mezőjükön véget ér a mozgás; elmenni csak akkor lehet, ha az egerek nincsenek kevesebben.
sheet-water = Víz
    .text = Véget vet a mozgásnak. Kijutni: az egész mozgás, 1 kocka és 1 minden ott álló egérért, csillag.
sheet-mousetrap = Egérfogó
    .text = Annyi kocka, amennyi a mozgási érték, csillag; ha nincs, 1 seb, +1 sajt, kiütve, vége.
sheet-states = Állapotok
sheet-stunned = Elkábulva
    .text = Egyetlen akciója a Pihenés.
sheet-webbed = Behálózva
    .text = Se lépés, se Sietés, se felállás.
sheet-knocked = Kiütve
    .text = A felállás elviszi a mozgást.
sheet-poison = Méreg
    .text = Seb; csak ellenszer vagy gyógyír veszi le.
sheet-charmed = Elbűvölve
    .text = Következő cselekvésében a többi egér ellen harcol.

## Szövegrészek a szabálykönyvben
passages-read = { $count ->
    [one] A már elolvasott szövegrész
   *[other] Már elolvasott szövegrészek: { $count }
}
passages-unread = { $count ->
    [one] Az is, amelyet még nem olvastatok
   *[other] Azok is, amelyeket még nem olvastatok: { $count }
}

## Rajzok a szabálykönyvben
picture-M1-2 = Egy hős kártyája: foglalkozások és öt érték.
picture-M1-3 = Ellenfélkártya: a fajta minden figurájának közös.
picture-M2-1 = A kocka hat oldala.
picture-M3-6 = A homokóra az első oldalon; a pecsét a fejezet vége jelző.
picture-M4-2 = Az új ellenfélfajta a többi mögé kerül.
picture-M7-2 = A nyíllal 1, ellene 3.
picture-M7-3 = A patkány átjön a piros kereten; egér nem.
picture-M8-4 = A cselekvése végén Nez egy mezővel továbbsodródik.
picture-M10-2 = Lily mellett patkány áll: csak rá lőhet.
picture-M10-3 = Lily látja az íjászt. A csótánytól fekete rész választja el.
picture-M13-2 = Két azonos színű kijárat egymással szemben: mindenki átmegy.
picture-M13-4 = A játéklapot megfordítjuk: az egyik lapoldal fordító mezőjéről a másikéra.
picture-M15-1 = Öt sajt a keréken: a következőnél felbukkanás jön.
