import door from '../../../text/mystics-door.hu.ftl?raw'

export const sources = [door]
