import fair from '../../../text/fair.hu.ftl?raw'

export const sources = [fair]
