import fair from '../../../text/fair.ru.ftl?raw'

export const sources = [fair]
