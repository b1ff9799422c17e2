# Приложение по-русски, вторая часть: книги правил, пометки на поле, журнал, звук, новые версии, вход в урок.

rules-title-castle = Правила Сырного замка
rules-title-mystics = Правила «О мышах и тайнах»
rules-books = Книги правил
rules-book-castle = Сырный замок
rules-book-mystics = О мышах и тайнах
rules-missing = Книгу правил не удалось получить. Загляните сюда, когда будет связь.

tip-final = Это покажет скрытое: отменить будет нельзя.

home-lesson = Впервые здесь? Урок Сырного замка — пять минут игры.
home-lesson-go = Начать урок
home-lesson-on = Продолжить урок

log-filter = Показать
log-all = всё
log-big = сыр и падения
log-nothing = Такого ещё не было.

settings-sound = Звук
sound-off = выключен
sound-on = включён
volume-moves = Громкость действий
volume-events = Громкость сыра и падений
volume-notices = Громкость сигналов

version-ready = Готова новая версия.
version-now = Перейти на неё
version-later = Позже
version-kept = Игры на этом устройстве продолжатся с того же места.
