import around from '../../../../text/learn.hu.ftl?raw'
import learn from '../../../../text/mystics-learn.hu.ftl?raw'

export const sources = [around, learn]
