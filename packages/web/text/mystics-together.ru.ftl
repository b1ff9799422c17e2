# Открыть главу Mystics с друзьями, по-русски.
together-title = С друзьями
together-how = Вы получите ссылку и код для остальных. У каждого игрока свои мыши; за того, кого нет, может играть бот.
together-chapter = Глава
together-players = Сколько игроков?
together-mice = Кто за какую мышь?
together-whose = Кто играет за мышь по имени { $mouse }?
together-you = Вы
together-open = Открыть стол
company-closed = Книга закрыта
company-way = Глава проиграна. Что теперь?
company-again = Попробовать ещё раз
company-on = Идти дальше ценой удара часов
company-keep = Какую карту оставляет { $mouse }?
company-keep-none = Никакую
