# What every lesson says, in Russian.

lesson-title = Урок
lesson-at = Шаг { $at } из { $steps }
lesson-on = Дальше
lesson-show = Покажите
lesson-back = Назад
lesson-leave = Уйти
lesson-anew = Ещё раз
lesson-play = Играть
lesson-aside = Так тоже можно, но давайте по порядку.
