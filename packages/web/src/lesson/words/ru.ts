import lesson from '../../../text/lesson.ru.ftl?raw'

export const sources = [lesson]
