import learn from '../../../../text/castle-learn.en.ftl?raw'
import around from '../../../../text/learn.en.ftl?raw'

export const sources = [around, learn]
