# A Mystics az első oldalon, magyarul.

mystics-title = Egerek és Igézetek
door-about = Egy történet tizenkét fejezetben, amelyet egy–⁠négy játékos együtt él át, a játék ellen. A vár népe egérré vált, nyomában a királyné patkányai, és jár az óra.
door-start = Nyissuk ki a könyvet
door-how = Egyedül négy egérrel, vagy a családdal egy képernyőnél. A prológus menet közben mindent megtanít.
door-open = A Tizenkettes Órához
door-together = Barátokkal, online
door-collin = Collin
door-nez = Nez
door-tilda = Tilda
door-maginos = Maginos
door-filch = Filch
door-lily = Lily
door-keywords = Minden szabály bemutatása, amikor először számít
door-room-tone = Egerek és Igézetek: a szoba is hallatszik, nappal a huzat, éjjel a gyertya
door-company = Társaság: az egész történet barátokkal
