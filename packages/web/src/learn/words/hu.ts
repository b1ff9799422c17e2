import learn from '../../../text/learn.hu.ftl?raw'

export const sources = [learn]
