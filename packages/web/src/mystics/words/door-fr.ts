import door from '../../../text/mystics-door.fr.ftl?raw'

export const sources = [door]
