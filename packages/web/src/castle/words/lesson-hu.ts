import lesson from '../../../text/castle-lesson.hu.ftl?raw'

export const sources = [lesson]
