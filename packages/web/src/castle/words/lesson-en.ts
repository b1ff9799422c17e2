import lesson from '../../../text/castle-lesson.en.ftl?raw'

export const sources = [lesson]
