import more from '../../../text/castle-more.fr.ftl?raw'

export const sources = [more]
