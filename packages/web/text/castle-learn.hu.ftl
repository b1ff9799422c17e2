# A Sajtvár tanuláshoz és utánanézéshez, magyarul. A learn.hu.ftl mellett áll.

## Így játsszuk: az első oldal
how-first = Egy vár, tele sajttal
how-goal = Miről szól?
    .text = Van négy egered és egy vár, amelynek minden termét tető fedi. A tetők alatt **hétféle sajt**, üres padló és három csapda rejtőzik. Aki elsőként szerez **négy különböző sajtot**, azonnal győz.
how-cheese = Így lesz tiéd a sajt
    .text = Amint **két egered ugyanolyan sajton áll**, két külön mezőn, elveszel egy olyan sajtot. Mindegyikből csak egy kell. Mindegy, ki van soron, és az is, hogy az egér futott oda, vagy a padlót tolták alá.
    .picture = Berkenye két egere goudán áll: most már az övé a gouda.
how-start = Kezdés
    .text = Mindenki feltesz egy egeret egy szabad saroktoronyra. A másik három a kezedben vár.
how-turn = A köröd: négy pont
    .text = Arra költöd őket, amire akarod, bármilyen sorrendben. Mindegyik tett **1 pontba** kerül; ami megmarad, elvész.
how-lift = Tető
    .text = Emeld le egy olyan terem tetejét, amely érinti valamelyik egered mezőjét, akár csak a sarkánál. Most már mindenki látja, mi van alatta.
how-run = Futás
    .text = Egy egér a szomszédos mezőre megy: egyenesen, soha nem átlósan, csak nyitott teremben, csapdára soha.
how-enter = Belépés
    .text = Egy egér a kezedből szabad toronyra lép, a négy közül bármelyikre.
how-push = Tolás, körönként egyszer
    .text = A tartalék lapot betolod egy sor végén; a túlsó végén kieső lap lesz az új tartalék. **Az egerek nem mennek vele**: a padló csúszik el alattuk.
how-roofs = A köröd végén
    .text = Minden terem, amelyben nincs egér, visszakapja a tetejét. Jegyezd meg, mit láttál.

## A második oldal
how-second = Egy kör, pontról pontra
how-example = Berkenyének (piros, a pajzsán B) megvan az ementáli, és a goudát szeretné. A vár melletti tartalék lapon gouda van, és Berkenye egyik egere már goudán áll, a d2 mezőn. Tónak (kék, T) a b4 mezőn áll egy egere.
how-before = Előtte: Berkenyének négy pontja van. A számok a lenti lépések.
how-after = Utána: Berkenyéé a gouda, Tó elvesztett egy egeret.
how-example-1 = Tető, 1 pont: Berkenye a toronyból leemeli az A terem tetejét. A b1 alatt csak üres padló van.
how-example-2 = Futás, 1 pont: az egér a toronyból a b1 mezőre megy.
how-example-3 = Tolás, 1 pont: a gouda felül, a b1-nél megy be, és az egész sor egy mezővel lejjebb csúszik. Az egér a b1-en marad, és most gouda van alatta: Berkenye két egere goudán áll, tehát Berkenye elvesz egy goudát. Lejjebb, egy tető alatt csapda feküdt, amelyről senki sem tudott. Most Tó egere alá csúszik a b4-en, és az egér lezuhan.
how-example-4 = Belépés, 1 pont: a torony megint szabad, Berkenye új egeret hoz be.
how-example-end = Berkenye befejezi a körét. Az I teremben nem maradt egér, ezért visszakapja a tetejét; az A és az E terem nyitva marad.
how-traps = Csapdák
    .text = Csapdára senki sem fut. De ha egy tolás csapdát visz egy egér alá, az egér **a játék végéig** a tömlöcbe zuhan, akkor is, ha a tiéd. A tornyokon és a szilárd padlón, ahol semmi sem csúszik, nem eshet baja.
how-past = Egér áll az úton
    .text = Egy mezőn egy egér fér el. Másik egér mezőjén átfuthatsz, de ugyanannak az egérnek tovább kell futnia, amíg szabad mezőre nem ér. Előbb tehát számold meg a pontjaidat.
how-end = A játék vége
    .text = Négy különböző sajttal azonnal győzöl. A játék akkor is véget ér, **ha valaki elvesztette a harmadik egerét**: ilyenkor a legtöbb sajt győz. Ketten-hárman öt vagy hat sajtban is megegyezhettek.
how-hidden = Amit tudni lehet
    .text = A nyitott termeket, az egereket, a megszerzett sajtokat és a tartalék lapot mindenki látja. Hogy mi van egy tető alatt, senki sem tudja, a gépek sem. Aki jól emlékszik, jól játszik.

## Egy lapon
sheet-now = most
sheet-turn = Egy kör: 4 pont
sheet-place = Első egér
    .text = A játék elején szabad toronyra, ingyen.
sheet-lift = Tető, 1
    .text = Olyan teremé, amely érinti egy egered mezőjét; a sarok is számít.
sheet-run = Futás, 1
    .text = Egy mezőnyit, egyenesen; csak nyitott terembe, csapdára nem, toronyba nem.
sheet-enter = Belépés, 1
    .text = Kézből szabad toronyra.
sheet-push = Tolás, 1
    .text = Körönként egyszer: a tartalék lap a 12 sorvég egyikén.
sheet-end = Befejezés
    .text = Amikor akarod; a maradék pont elvész.
sheet-at-once = Azonnal, bárki körében
sheet-cheese = Sajt
    .text = Két egered azonos fajtán: elveszed, mindegyikből egyet.
sheet-trap = Csapda
    .text = Az egér, amely alá csapdát tolnak, végleg kiesik, a sajátod is.
sheet-win = Győzelem
    .text = 4 különböző sajttal (5 vagy 6, ha így egyeztetek meg).
sheet-third = Oda a harmadik egér
    .text = Vége a játéknak: a legtöbb sajt győz; akinek csak egy egere maradt, nem számít.
sheet-always = Mindig
sheet-stay = Az egér marad
    .text = Nem utazik a lapokkal.
sheet-solid = Szilárd padló és torony
    .text = Ott semmi sem csúszik: nincs veszély, és sajt sincs.
sheet-past = Átfutás
    .text = Másik egér mezőjén át, ha a pontok szabad mezőig kitartanak.
sheet-roofs = Tetők
    .text = A kör végén minden egér nélküli terem visszakapja a tetejét; toronyból nem lehet termet nyitva tartani.
sheet-tie = Döntetlen
    .text = Az győz, akinek az utolsó köre a legrégebben volt.
sheet-tiles = A 34 lap
sheet-count = { $kind }: { $count }

## Rajzok a szabálykönyvben
picture-C1-1 = A vár, minden tetővel; betűk és számok nevezik meg a mezőket.
picture-C1-2 = Sötét: lyukak, alattuk lapok. Világos: szilárd padló. Nyilak: a tizenkét sorvég.
picture-C1-4 = Egy szín és egy betű: egy terem, egy tető alatt.
picture-C3-2 = Az egér olyan tetőt emel le, amely csak a sarkánál érinti a mezőjét.
picture-C3-3 = Egyenesen nyitott mezőre; átlósan nem, csapdára nem.
picture-C3-5 = Át a másik egér mezőjén és tovább: két pont.
picture-C3-6 = Balról bemegy a gouda, jobbról kiesik a provolone. Az egér ott marad, ahol volt.
picture-C4-1 = A tolás csapdát vitt egy egér alá, és az egér lezuhan.
picture-C5-1 = Két egér azonos fajtán: egy sajt.
