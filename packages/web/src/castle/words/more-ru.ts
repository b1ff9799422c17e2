import more from '../../../text/castle-more.ru.ftl?raw'

export const sources = [more]
