import lesson from '../../../text/lesson.fr.ftl?raw'

export const sources = [lesson]
