import lesson from '../../../text/lesson.en.ftl?raw'

export const sources = [lesson]
