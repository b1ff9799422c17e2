import lesson from '../../../text/castle-lesson.fr.ftl?raw'

export const sources = [lesson]
