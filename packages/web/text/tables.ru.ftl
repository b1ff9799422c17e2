# What every table and the first page say, also of tables online; the rest of that is in online.*.ftl.

holder-nobody = свободно
copied = Скопировано
new-online = С друзьями по сети, по ссылке
new-open = Открыть стол
online-title = По сети
join-label = Войти или смотреть по коду
join-do = Перейти
tables-your-turn = Ваш ход
status-open = ждёт игроков
status-playing = ход не ваш
status-yours = ваш ход
status-over = игра окончена
status-archived = убран
arrival-coming = Идём к столу…
trouble-OFFLINE = Нет связи с сервером. Ничего не изменилось.
trouble-NO_SERVER = За этой копией страницы нет сервера. Столы на этом устройстве работают.
trouble-NO_SUCH_CODE = Ни стола, ни отряда с таким кодом нет.
trouble-FORBIDDEN = За этим столом вам этого делать нельзя.
trouble-UNKNOWN_ACTION = Игра такого не знает.
trouble-NOT_YOUR_TURN = Сейчас ходит кто-то другой.
trouble-ILLEGAL_ACTION = Правила этого не позволяют.
trouble-STALE_SEQ = За столом тем временем что-то произошло, и ваш ход не сделан. Взгляните ещё раз.
trouble-ID_REUSED = Это уже отправлено.
trouble-SEAT_TAKEN = Кто-то успел раньше: место занято.
trouble-SEATS_OPEN = Ещё есть свободные места.
trouble-WRONG_TIME = Сейчас, в этот момент игры, так сделать нельзя.
trouble-NOTHING_TO_UNDO = Нет вашего хода, который можно отменить.
trouble-READ_ONLY = Сервер сейчас ничего не может сохранить. Ничего не потеряно; попробуйте чуть позже.
trouble-RATE_LIMITED = Слишком много сразу. Подождите немного и попробуйте снова.
trouble-INTERNAL = Сервер ошибся. Ничего не изменилось; попробуйте снова.
trouble-BAD_SHAPE = Сервер этого не понял.
trouble-BAD_JSON = Сервер этого не понял.
trouble-AUTH_EXPIRED = Сервер вас больше не знает. Загрузите страницу заново.
trouble-LOG_BEHIND = Сервер потерял то, что эта страница уже видела. Сообщите тому, кто его держит, прежде чем играть дальше.
trouble-LOG_FORKED = История стола на сервере не та, что видела эта страница. Сообщите тому, кто его держит, прежде чем играть дальше.
trouble-NO_SUCH_NAME = Учётной записи с таким именем нет.
trouble-TABLE_FULL = За этот стол уже приглашено шестьдесят человек.
trouble-NAME_TAKEN = Это имя или очень похожее уже занято.
trouble-HAS_ACCOUNT = У вас уже есть учётная запись.
trouble-NO_ACCOUNT = Вы гость: пароля, который можно сменить, нет.
trouble-WRONG_LOGIN = Имя и пароль не подходят друг к другу.
moment-link = Ссылка на этот момент
moment-branch = А если? Попробовать отсюда
moment-now = К настоящему
moment-back = Назад к игре
mode-what-if = А если · проба на этом устройстве, с хода { $play } оконченной игры
mode-guess = А если · проба на этом устройстве, с хода { $play }; чего никто не видел, то угадано
mode-replay-link = Повтор
replay-broken = Ссылка неполна: игру в ней не прочесть. Попросите её ещё раз.
digest-title = { $count ->
    [one] Пока вас не было: { $count } ход
    [few] Пока вас не было: { $count } хода
    [many] Пока вас не было: { $count } ходов
   *[other] Пока вас не было: { $count } хода
}
digest-look = Показать, на чём всё остановилось
digest-read = Прочитано
luck-how = В этой игре жребий решает, кто начинает и где лежат тайлы; потом ничего не тянут. Поэтому удача — это то, что лежало под крышами, снятыми командой, рядом с тем, чего можно было ждать от тайлов, которых никто не видел.
luck-what = Найдено под крышами
luck-cheese = Сыр
luck-plain = Голый пол
luck-trap = Ловушки
account-link = Ваше имя и учётная запись
clock-title = Время на решение
clock-none = сколько угодно
clock-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
clock-how = Когда время выйдет, за отсутствующего решает бот, пока тот не вернёт себе место.
clock-due = { $name }: время до { $when }, затем решает бот.
clock-due-you = Ваше время до { $when }, затем за вас решает бот.
privacy-link = Что о вас хранится
digest-film = Показать
companies-link = Отряды: кампания с друзьями
trouble-CARRIED = Здесь есть то, что может дать только прежняя глава.
