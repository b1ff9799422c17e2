# То, что говорит любая игра, каковы бы ни были её правила.

refused-not-your-turn = Сейчас не ваш ход: решает место { $actor }.
refused-nothing-to-undo = Отменять нечего.
refused-revealed = Это нельзя отменить: открылось то, что было скрыто.
refused-not-your-play = Последний ход был не ваш.
