import learn from '../../../text/learn.ru.ftl?raw'

export const sources = [learn]
