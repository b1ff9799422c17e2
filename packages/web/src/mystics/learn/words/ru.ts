import around from '../../../../text/learn.ru.ftl?raw'
import learn from '../../../../text/mystics-learn.ru.ftl?raw'

export const sources = [around, learn]
