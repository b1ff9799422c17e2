import learn from '../../../../text/castle-learn.hu.ftl?raw'
import around from '../../../../text/learn.hu.ftl?raw'

export const sources = [around, learn]
