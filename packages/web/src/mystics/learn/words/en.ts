import around from '../../../../text/learn.en.ftl?raw'
import learn from '../../../../text/mystics-learn.en.ftl?raw'

export const sources = [around, learn]
