import fair from '../../../text/fair.en.ftl?raw'

export const sources = [fair]
