# Как учиться и где посмотреть, по-русски: то, что вокруг слов самой игры.

## Комнаты
learn-rooms = Как учиться
learn-how = Как играть
learn-rules = Правила
learn-sheet = Памятка
learn-print = Напечатать
learn-whole-rules = В правилах: { $rule }
learn-page = Страница { $page } из 2
learn-missing = Такой страницы у этой игры нет.
how-title-castle = Как играть в «Сырный замок»
how-title-mystics = Как играть в «О мышах и тайнах»
sheet-title-castle = «Сырный замок» на одном листе
sheet-title-mystics = «О мышах и тайнах» на одном листе

## Книга правил
rules-contents = Содержание
rules-words = Слова книги правил
rules-beginning = Об этих правилах
rules-none = Правила, где есть все эти слова, нет. Попробуйте меньше слов или только начало слова.
rules-notes = Решения и издания
rules-all-notes = Показать все решения и издания
rules-chapters = Правила глав
rules-picture = Рисунок к { $rule }
note-ruling = Это наше решение: издания здесь молчат или расходятся.
note-EN = Так в английской книге правил.
note-RU = Так в русской книге правил.
note-HU = Так в венгерской книге правил.
note-FR = Так во французской памятке.
rules-intro = Каждый отказ в игре называет один из этих номеров.
rules-english = Пронумерованные правила написаны по-английски.
rules-search = Искать в правилах
rules-books = Книги правил
rules-missing = Книгу правил не удалось получить. Загляните сюда, когда будет связь.
rules-title-castle = Правила «Сырного замка»
rules-title-mystics = Правила «О мышах и тайнах»
rules-found = { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
    [many] найдено { $count } правил
   *[other] найдено { $count } правила
}
