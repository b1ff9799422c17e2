import learn from '../../../../text/castle-learn.ru.ftl?raw'
import around from '../../../../text/learn.ru.ftl?raw'

export const sources = [around, learn]
