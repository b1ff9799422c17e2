import learn from '../../../text/learn.fr.ftl?raw'

export const sources = [learn]
