# Отряды: кампании с друзьями, по-русски.
companies-title = Отряды
companies-mine = Ваши отряды
companies-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
companies-new = Собрать отряд
companies-new-how = Отряд проходит всю историю вместе, за вечер или понемногу каждый день: главы идут одна за другой, а добытое остаётся. Все приходят по ссылке.
companies-begins = Где начинается история?
companies-found = Собрать отряд
companies-join = Войти в отряд
companies-join-code = В его коде восемь букв и цифр
companies-bring = Взять кампанию с собой
companies-bring-how = Кампания, начатая за одним экраном, продолжится в отряде, со своим прошлым и летописью. На ней останется пометка, что её принесли с устройства.
companies-bring-name = Наш отряд
companies-bring-this = Взять с собой: { $title }
companies-bring-file = Или из файла
company-mode = Отряд
company-name = Название отряда
company-rename = Переименовать
company-tonight = Сегодня
company-here = Сейчас здесь: { $names }
company-to-lobby = К столу, игра ещё не началась
company-to-table = К столу
company-to-end = К концу главы
company-begin = Открыть главу
company-begin-anew = Открыть заново с этим выбором
company-waits = Первую главу открывает хозяин.
company-put-away = Эта глава отложена. Её можно продолжить с того же места: возьмите кампанию на устройство («Название, копия, уход») и перенесите её оттуда в отряд.
company-people = Кто в отряде
company-mice-how = Нажмите на мышей, которыми хотите играть. Если одну хотят двое, она достаётся тому, кто здесь выше; кого не выбрали, тех раздадут.
company-mice-later = В следующей главе нет: { $names }
company-host = хозяин
company-mice-of = Мыши: { $name }
company-hand-over = Сделать хозяином
company-hand-over-sure = { $name } станет хозяином?
company-remove = Попросить уйти
company-remove-sure = Попросить уйти: { $name }?
company-invite-how = Кто откроет эту ссылку, тот в отряде; учётная запись не нужна.
company-qr = Код для телефона
company-chronicle = Летопись
company-nothing-yet = Пока пусто: история начинается с вас.
company-brought = Начало принесено с устройства: эту часть никто не может проверить.
company-elsewhere = сыграно на устройстве
company-replay = Посмотреть ещё раз
company-more = Название, копия, уход
company-home-how = Копия кампании продолжится за одним экраном; у отряда остаётся своя.
company-home = Взять на это устройство
company-file = Сохранить в файл
company-is-home = Кампания на этом устройстве.
company-to-hall = К Двенадцатибою
company-leave = Покинуть отряд
company-leave-sure = Точно уйти?
company-to = К отряду
following-title = После главы
following-waits = { $name } ещё решает.
following-choose = Решено: { $choice }
following-on = К следующей главе
following-party = Кто играет, кто идёт, какая сложность?
following-go = К следующей главе
following-close = Закрыть книгу
trouble-NO_SUCH_COMPANY = Отряда с таким кодом нет.
trouble-NO_CAMPAIGN = В этом файле нет кампании.
trouble-COMPANY_FULL = В этом отряде больше нет мест.
trouble-BAD_SHAPE = Так быть не может. Проверьте ещё раз.
company-who-plays = { $count ->
    [one] Кто играет? Не больше { $count }
    [few] Кто играет? Не больше { $count }
    [many] Кто играет? Не больше { $count }
   *[other] Кто играет? Не больше { $count }
}
fair-chain-looking = Проверяем всю кампанию…
fair-chain = Вся кампания сходится: { $chapters ->
    [one] { $chapters } глава
    [few] { $chapters } главы
    [many] { $chapters } глав
   *[other] { $chapters } главы
}, { $plays ->
    [one] { $plays } ход
    [few] { $plays } хода
    [many] { $plays } ходов
   *[other] { $plays } хода
}; каждая глава началась ровно с того, что передала предыдущая.
fair-chain-broken = Главы не продолжают друг друга: { $why }
fair-chain-missing = Журнала одной из прежних глав не получить.
