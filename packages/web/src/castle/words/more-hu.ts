import more from '../../../text/castle-more.hu.ftl?raw'

export const sources = [more]
