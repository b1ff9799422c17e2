import more from '../../../text/castle-more.en.ftl?raw'

export const sources = [more]
