import learn from '../../../../text/castle-learn.fr.ftl?raw'
import around from '../../../../text/learn.fr.ftl?raw'

export const sources = [around, learn]
