# Egy Mystics-fejezet nyitása barátokkal, magyarul.
together-title = Barátokkal
together-how = Kapsz egy hivatkozást és egy kódot a többieknek. Mindenkinek megvan a maga egere; aki nincs itt, ahelyett gép is játszhat.
together-chapter = Fejezet
together-players = Hány játékos?
together-mice = Melyik egér kié?
together-whose = Ki játszik ezzel: { $mouse }?
together-you = Te
together-open = Asztal nyitása
company-closed = A könyv becsukva
company-way = Ezt a fejezetet elvesztettétek. Most mi legyen?
company-again = Próbáljuk újra
company-on = Tovább, egy óraütés árán
company-keep = Melyik kártyát tartja meg { $mouse }?
company-keep-none = Egyiket sem
