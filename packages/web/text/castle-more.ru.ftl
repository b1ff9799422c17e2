# «Замок» в веб-приложении по-русски: что после игры, и как сдаться. Загружается, когда понадобится.

review-go = Разобрать партию
review-working = Разбираем партию …
review-chance = Шансы команды «{ $team }» на победу, ход за ходом
review-curve = Шансы на победу от первого хода до последнего
review-turned = Ход команды «{ $team }»: ваши шансы были { $before } %, стали { $after } %.
review-played = Вы выбрали: { $what }.
review-look = Посмотреть
review-again = Сыграть этот момент ещё раз
review-memory = Снято крыш: { $rooms }; из них там, где вы уже всё видели: { $known }.
result-team = Команда
result-cheeses = Сыры
result-roofs = Снято крыш
result-pushes = Сдвиги
result-lost = Потеряно мышек
result-rounds = Раундов сыграно: { $rounds }.
resign-sure = Сдаться командой «{ $team }»?
resign-two = Тогда побеждает соперник.
resign-more = Ваши мышки покинут замок, остальные доиграют без вас.
resign-yes = Да, сдаюсь
resign-no = Играть дальше
review-none = Запись партии сейчас недоступна.
