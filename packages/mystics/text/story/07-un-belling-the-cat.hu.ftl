# Ki oldja le a csengőt?: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-7-intro =
    A tanács negyven év késéssel, egyhangúlag megszavazza, hogy valaki más csinálja.

    Így aztán négy egér áll a holdfényes padlón, egy kulccsal, és kanalat kongat.

    – Barátaim – szól Collin –, ha majd eljövendő idők egerei regélik –

    A fal mögül olyan hang, mintha bútort tologatnának. Dorombolás az.

    Brodie-t még soha sehová nem hívták meg. El van ragadtatva. Kergessen csak benneteket szobáról szobára, amíg bele
    nem szédül; és ha elfáradt, egyikőtöknek föl kell másznia rá, és el kell fordítania a kulcsot.
    .flag-maggie =
        A konyhában, fönt a pulton, ahol semmi keresnivalója, ott áll egy köcsög tejszín.
    .hero-tilda =
        – Huszonharmadik szabály – mondja Tilda, és felköti a ruhaujját. – Macska elől sose fussunk egyenesen.

story-7-kitchen =
    Rézfazekak, vizes padló, az ajtófélfa mögül egy óriási farok. A farok balra megy. A farok jobbra megy. A hegye, csak
    úgy magában, azt mondja, kopp.

    – Sicc – mondja álmában Maggie néni. – Hét – teszi hozzá, és sóhajt.

    Negyven lábas van itt, és mindegyikben egy macska, fejjel lefelé, tüzes narancssárgán, és kifelé néz. Csak egy az
    igazi. Az, amelyik épp most lapult le, és föltolta a hátulját.
    .flag-maggie =
        A köcsög a pult legszélén áll. Egy gyerek is földöntené. Egy egér is, ha nekifut.

story-7-dining-hall =
    A széklábak közt erdő van; és valaki élvezi az erdőt.

    Nem látjátok. Azt látjátok, hogy a sor végén ott a holdfény, aztán nincs ott, aztán megint ott van. Azt halljátok,
    hogyan nem reccsen a deszka ott, ahová lép. Egyszer, egészen közel, kurrant egyet magában: eszébe jutott valami
    mulatságos, és elteszi későbbre.

    Kétszer is elkaphatott volna már. Beosztja.
    .hero-lily =
        – Olyan, mint a bagoly – mondja Lily –, csak neveletlen.

story-7-queens-chamber =
    Vágtatva jön be a fehér ajtón. Meglátja a tükröt. Megáll.

    Ott, az üvegben, a világ legszebb macskája. Brodie nézi. Nézi balról, és a macska visszanéz jobbról. Egy
    lélegzetvételnyi időre mindenkinek megbocsát mindent.

    Aztán meglát a másik macska válla fölött négy egeret, amint lábujjhegyen osonnak a szegélyléc mentén. Mind lesunyják
    a fülüket, és az egyiküknél kulcs van. A szeme kerek lesz, és fekete, és nagyon, nagyon boldog.
    .hero-maginos =
        – Hiúság – mondja Maginos, és a szomszéd tükörben elsimítja a szakállát.

story-7-crystal-tunnels =
    Biztonság. Hanyatt fekszenek a kék fényben, és lihegnek.

    A lyukon bejön valami. Egy mancs, akkora, mint egy párna, és vállig benyomták. Megpaskolja a padlót balra.
    Megpaskolja a padlót jobbra. Fölvesz egy kis kristályt, végigtapogatja, és udvariasan leteszi.

    Aztán visszahúzódik, sértődötten.

    Kellemes idebent; de minél tovább pihentek, annál tovább pihen ő is.

story-7-kitchen-tunnels =
    Úgy hullanak a repedésbe, mint négy levél a postaládába, és az ötödik, ami megérkezik, egy bajuszszál.

    Olyan hosszú, mint egy horgászbot. Ide-oda ing a sötétben, rezeg, és megjegyez mindent. Aztán egy szem jön, két
    tégla közt a résben: zöld, és olyan formájú, mint egy gerezd citrom. Sokáig nézi őket. Ő pislant előbb.

    Azután hallani, ahogy odakint mosakszik, hangosan, mint aki soha nem is akart bejönni.
    .hero-filch =
        – Volt már ilyen háziasszonyom – mondja Filch.

story-7-dining-tunnels =
    Föl-alá jár fölöttük a deszkákon. Tudja, hogy ott vannak. Minden résnél hasra vágja magát, egy puffanás, egy sóhaj,
    és négy orra egy-egy csík por hull.

    Aztán csend. Egyre csak csend.

    – Elment? – leheli egyikük. És a padlón át, egy ujjnyival fölöttük, a vár leghalkabb hangja: egy karom, csak egy,
    végighúzva egy résen, mint ujj a könyvek gerincén, hogy melyik lesz a következő.

story-7-forge =
    A kandalló hátfala mögött még forró a tégla, nem lehet leülni. Állnak és szökdécselnek.

    Odakint a kandallóban megtalálta a szenesvödröt. Belebújik. Megfordul benne. Kibújik, könyékig feketén, igen szép
    virágokat hagy végig a királyné fehér szőnyegén, leül a közepére, és meg van elégedve.

    A falnál vödör áll, finom a pereme, túl finom. Ha a macska ásít, a vödör zümmög. És zümmög az a rézholmi is a macska
    álla alatt, mintha ismerné a hangját.

story-7-he-comes =
    Először semmi. Odakint a folyosón jön, és nem siet sehová: egy nagy, puha semmi.

    Az ajtó kinyílik, tenyérnyire. Senki sem nyitotta ki. A résben, alacsonyan, két zöld hold, alattuk a szőrben
    nyakörv, rajta lakat, és a lakat alatt lóg valami, olyan, mint egy rézmogyoró. Ott van. Arról szól itt minden.

    A holdak nőnek. Imbolyognak egy kicsit, egyik oldalról a másikra. Aki egér, akárhol a világon, tudja, mit jelent ez.
    Fussatok!

story-7-no-game =
    Minden játékban van egy pont, amikor már kicsit túl régóta tart, és valaki mindjárt sírva fakad.

    Brodie leül. A farka hegye megállt. Melege van; dörzsöli a nyakörv; körbevágtázta a várat, mint egy hintaló, és mit
    kapott érte? Egyetlen egeret sem. Rájuk néz, és a szeméből kimegy a jókedv, mint amikor egy lámpát elvisznek a
    folyosón.

    Most már csak macska. Igyekezzetek.

story-7-click =
    Erős idegzetű egér kell hozzá: föl a bal mellső lábon, mancsról mancsra, mint egy bolha, akit várnak valahol.
    Odabent mennydörög; csak a dorombolás az. És ott a lakat, akkora, mint egy ajtó. Bele a kulccsal.

    Katt.

    Nem moccan. Nem tudja, miért. Valami engedett, épp ott, ahol mindig viszketett, és évek óta nem engedett semmi.
    Aztán eszébe jut, mire való az egér. Kapaszkodj!
    .hero-nez =
        – Ha görbe, meg tudom javítani – kiabál föl Nez a padlóról. – Ha nem görbe, meg tudom görbíteni!

story-7-cream =
    A köcsög eldől. Ráér; aztán egyszerre jön az egész, hosszú fehér nyelvként, le a szekrényajtón és végig a kövön.

    Brodie ugrás közben meggondolja magát. Macskáknál ez lehetséges. Mind a négy lábával egyszerre ér földet a szélénél,
    egyszer körülnéz, szól-e valaki, hogy nem szabad, és belemártja az arcát.

    A tűz melletti székből egy hang, teljesen éber.

    – Vajkezű népség – mondja gyöngéden, senkinek. Annyi időtök van, amíg lefetyel.

story-7-the-cat =
    Katt; és lehull a nyakörv.

    Úgy hever a padlón, mint egy elejtett korona. Brodie fölemeli a hátsó lábát, és lassan, alaposan megvakarja azt az
    egyetlen helyet, amelyhez egész életében nem fért hozzá. A szeme becsukódik. Az álla ereszkedik, egyre ereszkedik,
    míg le nem ér elétek a padlóra.

    Most vagy soha. Segítsetek neki vakarózni, és talán lesz egy macskátok, akit hívni lehet. Vagy itt a csengő, amelyet
    Bojtorján anyó negyven éve tartogat: kössétek rá, és aki vele jár, az soha többé nem jön úgy, hogy ne hallanátok.

story-7-friend =
    Egyikőtök odasétál. Ez a leghosszabb séta, ami csak létezik: be a bajusz alá, ahol meleg a lehelet, és halszagú. Két
    kis kar kinyúlik. A szőrben van egy kopasz hely. Megvakarják.

    A dorombolás nagyon mélyről indul, mint egy szekér, amely hídra hajt. A padló átveszi. Aztán a lábasok is.

    Amikor végül lábujjhegyen elindulnak, utánuk megy egészen a repedésig, és lefekszik elé, háttal neki. Beletelik egy
    időbe, míg megértik. Őrködik.

story-7-bell =
    Négyen kellenek hozzá, meg egy jó csomó. Mire kész, az álla alatt fakó rózsaszín masni van, a masniban meg egy
    csengő, gyűszűből és borsószemből.

    Brodie föláll. Tink. Megáll. Lép még egyet. Tink. Körbenéz, ki csinálja, és elindul a folyosón, egyre gyorsabban:
    tink, tink, tinktinktink.

    Az egész várban hallani. Kéregházán az öreg egerek kiállnak a küszöbre, leveszik a kalapjukat, és hallgatják.

story-7-victory =
    Megvan. Négy pár mancs közepén fekszik: Körömvirág nyelve, mogyorónyi, és súlyos, mint egy ígéret. Ha valamelyikük
    ráfúj, megrezdül.

    – Kötél – mondja az egyik, és a karmain számolja. – Nyelv.

    – Becsöngettünk egy macskát – mondja a másik, és hirtelen le kell ülnie. A nevetős fajta leülés. Jó ideig eltart.
    Azon a padlón soha senki nem nevetett ilyen nagyot, és ilyen halkan.

story-7-defeat =
    Nem ette meg őket. Kérik, hogy ezt írjuk le világosan. A nyakuk bőrénél fogva vitte föl őket, egyenként, öt
    emeletet, magasra tartott fejjel; és sorba rakta valamennyit a királyné tulajdon ágyának végében, ajándékba.

    Most a legalsó fiókban vannak, a kesztyűk között. Puha. Odakint azt mondja valaki: „Nekem?”, gombostűhangon. Aztán,
    hogy meg ne bántsa: „Jó cica.”

    A kesztyűnek ujja van. Az ujjnak pedig, ha az ember gondolkodik egy kicsit, lyuka.

story-7-goes-on =
    Kéregháza nagytermében Bojtorján anyó fölmászik a székére. Leveszi a falról a napirendi pontot. Halvány négyszög
    marad a helyén.

    – Elintézve – mondja; és úgy tűnik, ehhez nincs mit hozzátenni.

    Van sütemény. A zenekar eljátssza mindkét számát. De lassan mindenki ácsorogni kezd a sarkokban, tányérral a kézben,
    és a négyszöget nézi. Negyven év volt. Senki sem tudja, miről beszélgessen.

    A távolban hét ütés.

    – No – mondja az anyó –, akkor talán erről.

story-7-goes-on-lost =
    Ha egy macskának azt mondják, hogy jó, azon szeret elgondolkodni, az ablakpárkányon, a napon. És ha így elalszik, és
    épp arra jön az ereszen egy kéregházi felderítő, egy görbe gombostűvel és biztos kézzel, akkor van rá idő, éppen
    annyi.

    Föl sem ébredt. Eggyel kevesebb nyakörv van a világon, és ő még nem döntötte el, kit okoljon érte.

    – És ki volt az? – kérdezi a tanács. A felderítő kicsi volt, és elszaladt. Hét ütés, azon az éjszakán.
