# Tea egy bagolynak: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-3-intro =
    Aki meg akarja találni, amit Vanestra királyné elrejtett, annak úgy kell látnia, mint a bagolynak, és erre van egy
    tea.

    Maginos fejből mondja.

    – Menta, a hideg szemnek. Királyi morzsa, a messzi szemnek. Egy gyertya könnye. És, öhm. Valami. Csillogott.

    – Kristálypor – mondja Tilda. – És a könny a morzsa előtt megy bele.

    – Épp oda akartam kilyukadni. Bármelyik három megteszi. Négy jobb volna.

    – Barátaim – szól Collin –, midőn ma éjjel útnak indulunk egy csésze –

    De így kimondva nem tudja befejezni.

    A fazék Maginos régi szobájában van. Irány bevásárolni.
    .flag-three-cheers =
        Pip, Bogáncs és Pötty ajándékot hozott. Egy villa az, fel lehet rá mászni, és le lehet róla repülni.

        – Nálatok maradhat – mondja Pip –, amíg be nem fejeztétek.

story-3-kitchen-tunnels =
    Megint a kereszteződés. Egy létra fölfelé, egy járat nyugatnak. Föntről hangok, csörömpölés, meleg. Lentről, nyugat
    felől, sok apró láb nesze, és egyik sem siet.

    A király asztalához két út visz: az egyik a konyhán át, ahol a pitéket számolják, a másik a deszkák alatt, ahol
    valami a látogatókat számolja.

    A királyi morzsa így is, úgy is öt perc, ha senki sem áll meg okoskodni. Melyik út legyen?
    .hero-filch =
        – Tudok egy harmadikat – mondja Filch. – Az az első, csak gyorsabban. Akkor működik, ha senki se néz oda.

story-3-kitchen =
    Menta az üvegben, üveg a pulton, pult a felmosó tetején: innen nézve ennyi az egész recept.

    A konyha két étkezés között jár. Liszt lebeg a fényben. Maggie néni háttal áll a szobának, és úgy veszi sorra a
    pitéit, mint király a csapatait.

    – Kilenc. Tíz. Tizenegy. – Csend. – Tizenegy.

    Valami kicsi rág, aztán nem rág tovább.
    .flag-maggie =
        A repedés mellett egy szál menta hever a padlón, mintha csak leesett volna. Cérnával van átkötve. Masnira.
    .without-maggie =
        A felmosó megrezzen. Lehet, hogy csak a huzat.
    .hero-lily =
        Lily kinyújtja a mancsát, és nézi, mi száll rá.

        – Száraz eső – mondja. – Bent gyakran esik?

story-3-dining-tunnels =
    A nagy terem deszkái alatt minden csupa por és csík: egy csík fény, egy csík sötét, ameddig a szem ellát. Odafönt
    padok csikordulnak. Megkoppan egy csizmasarok. Nem, nem csizma. Karom, igen katonásan letéve.

    – Állj, ki vagy? – kérdezi egy hang odafönt. – Senki. Helyes. Morzsát őrizni tovább!

    Van egy morzsa. Őrsége van. A sötétben minden bajusz vigyorogni kezd. Van továbbá egy szögön néhány köpeny,
    nagyjából a megfelelő méretben.

story-3-dining-hall =
    Az abrosz úgy emelkedik, mint egy hómező. A tetején pedig, egy ezüst gyertyatartó alatt, két íjas patkány áll
    vigyázzban egy kenyérhéj két oldalán.

    A király ezt ette utoljára, mielőtt elaludt. Egyszer harapott bele, és letette, hogy kérdezzen valamit. Senkinek sem
    szabad elvinnie. A patkányok úgy őrzik, mintha korona volna, és majdnem olyan nehéz is.

    A széklábak közt többen is várnak, olyan képpel, mint akiknek azt mondták, számítsanak egerekre.
    .hero-collin =
        Collin egy pillanatig nézi a harapást.

        – Sosem fejezi be – mondja. – Mindig eszébe jut valami. Majd én viszem.
    .hero-filch =
        – Morzsát őrizni – mondja Filch. – Mifelénk a pitét őrzik. Az ilyenek elől, mint én.

story-3-alchemist =
    Az íróasztal, a borszeszégő, a polc. Egy hokedli, egyik lába rövidebb. Egy mancsnyira leégett gyertyacsonk, rajta
    egyetlen kövér könnycsepp, amely még nem egészen hullott le.

    A papírokat halomba söpörték, a csillagtérképre csészét tettek, és az karikát hagyott.

    Odafönt áll a fazék. Igazából tojástartó. Megteszi. Amit hoztatok, azt vigyétek fel a széken; amit nem, azért még
    elég hosszú az éjszaka.
    .hero-maginos =
        Maginos nagyon csendes. Ez az ő szobája volt. Egy idő múlva arrébb tolja a csészét, hogy a karikája egy bolygót
        kerüljön meg.

        – Így – mondja. – Most már pálya.
    .hero-tilda =
        – Puszta manccsal senki se nyúljon a viaszhoz – mondja Tilda. – Ez nem szabály. Ez csak viasz.

story-3-crystal-tunnels =
    Itt a kövekből jön a fény, és meg is fog. Egy perc közöttük, és mindenkinek por ül a bajuszán, minden szemcse a maga
    kis szikrájával, és olyanok, mint nagyon fontos egerek arcképei.

    Hangosan azért senki sem nevet. A kövek miatt van. És mélyen bent valami kapar, mintha jó messze tollat
    próbálgatnának papíron: szkriccs, aztán szünet; aztán egy szünet, amelyik hosszabb.

    Töltsetek meg egy gyűszűt. Lépjetek halkan. Ne válaszoljatok neki.
    .hero-nez =
        Nez tetőtől talpig ragyog, mint egy csillár.

        – Egy szót se – mondja. Senki sem szólt.

story-3-wax =
    Olyan szépen csúszik le a csonkról, mint szilva a tányérról. Kerek, aranyszínű, benne fejjel lefelé egy parányi
    láng, és egy lélegzetvételnyi ideig a legszebb dolog a várban.

    Aztán forró.

    Van némi ugrálás. Elhangzik egy szó, amelyet nem az udvarban tanul az ember. De senki sem ejti el, és ez az, amit
    meg kell jegyezni.

    – Egy gyógyító vagy egy igéző kanállal vette volna el – jegyzik meg a többiek, biztos távolból. Kanalat keresni már
    késő.

story-3-maggie =
    Egyik mancs a peremen, aztán a másik, aztán a fülek: és ott, egy arasznyira, vár egy arc, széles, mint a hold.

    Senki sem lélegzik. A felmosó a magasban. Az egér, jobb híján, meghajol.

    Maggie néni két királyra főzött, és ennyi idő alatt egyetlen lény sem hajolt meg előtte útban a lopás felé.
    Leereszti a felmosót. Egy ujjal odatolja a mentás üveget, éppen a pult széléig.

    – Tizenegy – közli határozottan a mennyezettel. – Biztos tizenegyet sütöttem.

story-3-mop =
    Vannak, akik odanéznek, mielőtt ütnek. Maggie néninek nyolc fiútestvére volt, nem tudott rászokni.

    Flotty. Elsuhan a pult; aztán a polc; aztán a tiszta kék kövek, elég közelről. Valahol odafönt kicsavarják a
    felmosót, alaposan, és aki csavarja, még mindig számol.

    – Mindkettőtöknek legyen ez tanulság – mondja, pedig csak egy van. Az a felmosónyél mellett fekszik, és ő is
    mindenből kettőt lát.

story-3-three-in =
    Három hozzávaló kering a tojástartóban, és a víz estszínű lett. Lámpaszaga van. Megtenné. Valamit biztosan tenne.

    Szóval: felmászhattok és megihatjátok, ahogy van, és akkor az egyik bagolyszemmel láttok. Vagy visszamehettek, át
    mindenen, ami köztetek és a negyedik között áll, és akkor mindkettővel.

    Ketyeg a borszeszégő. Az éjszaka is. Isztok, vagy még egy ajtó?

story-3-victory =
    Körbeadják. Lámpaíze van, aztán hóíze, aztán semmilyen, mert addigra már senki sem a nyelvére figyel.

    A falak elvékonyodnak. Úgy áll körülöttük a vár, mintha üvegből volna, szoba szoba fölött; és benne, aprón és
    fényesen, mint a gombostűk, három dolog, amely egyetlen hangon zümmög. Egy kötél. Egy harangnyelv. Egy harang.
    Valaha egyek voltak. Szeretnének újra.

    Valahol nagyon magasan megáll egy kötőtű, és egy királyné fölemeli a fejét.

    – Huzat van – mondja. Gyorsan kifelé, mielőtt lenéz.
    .flag-full-cup =
        Két nyitott szemmel az apróságokat is látják: hol szárad egy halász zsinórja, és melyik ajtó mögött vár valami.

story-3-defeat =
    Egy süveg alatt vannak. A magas fajtából. Püspöké volt, hely akad benne bőven, csak néznivaló nincs.

    – És végül milyen íze volt? – kérdezi egy hang.

    – Meg se ittuk.

    – Jó, de milyen íze lett volna?

    – Lámpa – feleli mindenki komoran.

    Üldögélnek. És a por a bajuszukon, amelyet senkinek sem jutott eszébe lekefélni, egészen halványan fényleni kezd:
    éppen annyira, hogy látsszon, hol rágta meg a szegélyt a moly.

story-3-goes-on =
    Elmondják a tanácsnak, mit láttak. Vanestra királyné függönyét egy harangkötél fogja össze. A kovácsműhelyben áll
    egy vödör, rajta a név: KÖRÖMVIRÁG. Ő a Hajnalharang. Ha háromszor megkondul, a várban minden varázslatnak vége: a
    király fölébred, és akit kicsivé tettek, megint magas. Csak a kötele kell hozzá, és a nyelve. A nyelve pedig…

    – Folytassátok – mondja Bojtorján anyó.

    …a macska nyakörvén lóg.

    Csend lesz. Negyven éve kérdezik, ki köt rá csengőt. Most valakinek le kell oldania róla egyet. Három ütés;
    felzúdulás; elnapolva.

story-3-goes-on-lost =
    A fazék alján mindig marad egy kevés. A felderítők egy gyűszűben vitték haza, jéghidegen, molylepkével a közepén.
    Mindenki kettőt látott tőle, és egy része igaz volt.

    Egy kötél, amely Vanestra királyné függönyét köti össze. Egy harang a kovácsműhelyben, fejjel lefelé: a
    Hajnalharang, és ha háromszor megkondul, a várban minden varázslatnak vége. És a nyelve, a macska nyakörvén.

    Három ütés, azon az éjszakán. Kéregháza tanácsa, amely negyven éve kérdezi, ki köt rá csengőt, kéri, hogy olvassák
    fel még egyszer a jegyzőkönyvet, lassan.
