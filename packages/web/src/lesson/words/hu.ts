import lesson from '../../../text/lesson.hu.ftl?raw'

export const sources = [lesson]
