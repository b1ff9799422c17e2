import door from '../../../text/mystics-door.ru.ftl?raw'

export const sources = [door]
