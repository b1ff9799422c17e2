# A legkisebb ajtó: a részletek. Amit egy feltétel hozzátesz, a részlet alatt áll.

story-prologue-intro =
    Egy cella, egy kihűlt vacsora, és öt ember, aki túl hangosan kérdezte, miért nem ébred fel a király.

    – Tökéletesen visszafordítható – mondja Maginos, és útjára engedi a varázslatot.

    Olyan hangja van, mint egy dugónak, amely meggondolta magát. Aztán mindenki ruhája nagyon-nagyon nagy lesz. Collin
    kimászik a saját gallérjából. Egy csizma magasodik fölé, akár egy kápolna.

    – Tessék – szól egy bajuszos hang. – Kicsi. Ahogy rendelték.

    Ketten mennek előre megnézni, ki tud-e jutni egér onnan, ahonnan herceg nem tudott: Collin, aki a bátorságot
    gyakorolja, és Filch, aki elejtette a tőrét a szalmában.

story-prologue-gutter =
    A vájat úgy fut a fal mentén, mint egy utca, amelyből kifelejtették a házakat. A túlsó végén fáklyafény csíkja,
    vékony, akár az oldalára fektetett kés: a rés a cellaajtó alatt.

    Itt és ott között valami zizzen. Valami más visszazizzen. A sarok mögül előbb a csápjaik jönnek, aztán ők maguk,
    barnán, fényesen, és mindegyikük pontosan akkora, mint Filch.

    – Csótányok – mondja Filch. – Régebben rájuk szoktam lépni.

    A csótányok hallottak már erről.

story-prologue-victory =
    Az utolsó a hátára fordul, megszámolja a lábait, és sietve távozik. Csend van a vájatban. A köveken fáklyafény
    hever, az ajtó alól vékony, hideg szél szivárog be, csizmaszaggal, levesszaggal és az egész világ szagával.

    Collin bedugja a résbe az egyik mancsát. Elfér. Bedugja a fejét. Az is elfér.

    – Nem valami nagy ajtó – suttogja.

    – Nagyobb, mint egy egér – mondja Filch –, kisebb, mint egy baj. – És már odaát is van.

story-prologue-defeat =
    A szalmában ébrednek, azzal az érzéssel, hogy igen sok láb cipelte őket idáig.

    – No – mondja Maginos –, megtudtatok valamit a csótányokról.

    – Mit? – kérdezi Filch, akinek mindkét füléből szalma áll ki.

    – Azt, hogy ketten voltak. – Felrázza a szalmát, megigazítja a vacsorás tálat, és megköszörüli a torkát, mintha az
    égvilágon semmi sem történt volna. – Egy cella. Egy kihűlt vacsora. Öt ember. Kezdhetjük innen?

story-prologue-goes-on =
    Egy füttyszó, halkan. Ez a jel. A szalmából előbújnak a többiek: Nez, aki beszorul, és úgy szorul ki, hogy behúzza a
    hasát; Tilda, aki már csomagolt; és Maginos, aki hátrafelé lépked ki az ajtó alatt, hogy ne lássák távozni.

    Odakint az Őrszoba. Van ott egy toronymagas hokedli. Van egy horkolás, amely fölemeli a port, és szépen visszateszi.
    És a padló közepén, feketén, szögletesen és éppen eléggé lazán, ott a rács.
