import fair from '../../../text/fair.fr.ftl?raw'

export const sources = [fair]
