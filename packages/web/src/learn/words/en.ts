import learn from '../../../text/learn.en.ftl?raw'

export const sources = [learn]
