import lesson from '../../../text/castle-lesson.ru.ftl?raw'

export const sources = [lesson]
