# Задачи «Замка» по-русски.

puzzles-title = Задачи
puzzles-mode = «Сырный замок», по одному ходу
puzzles-about = Каждая взята из партии ботов — из того момента, когда нашёлся замечательный ход. Все крыши сняты, ничего не спрятано, и ответ ровно один.
puzzles-today = Замок дня
puzzles-today-go = Решать
puzzles-today-done = Решено. Завтра будет новая.
puzzles-shelf = Полка
puzzles-solved = Решено: { $solved } из { $all }
puzzles-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
puzzle-number = Задача { $number }
puzzle-number-solved = Задача { $number }, решена
puzzle-win = Выиграйте этим ходом.
puzzle-two = Возьмите за этот ход два сыра.
puzzle-safely = Возьмите за этот ход сыр, не потеряв мышек.
puzzle-points = { $points ->
    [one] У вас осталось { $points } очко.
    [few] У вас осталось { $points } очка.
    [many] У вас осталось { $points } очков.
   *[other] У вас осталось { $points } очка.
}
puzzle-free = Все крыши сняты. Вы ведёте мышек Рябины, в красных шапочках.
puzzle-solved = Решено!
puzzle-solved-tries = { $tries ->
    [one] С { $tries }-й попытки.
    [few] С { $tries }-й попытки.
    [many] С { $tries }-й попытки.
   *[other] С { $tries }-й попытки.
}
puzzle-missed = Пока не получилось.
puzzle-answer = Вот ответ.
puzzle-again = Ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-share = Поделиться картинкой
puzzle-share-text = «Сырный замок», задача { $number }
puzzle-shelf = К полке
puzzle-missing = Такой задачи на полке нет.
