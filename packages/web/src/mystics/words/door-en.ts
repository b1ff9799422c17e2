import door from '../../../text/mystics-door.en.ftl?raw'

export const sources = [door]
