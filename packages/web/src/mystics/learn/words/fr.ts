import around from '../../../../text/learn.fr.ftl?raw'
import learn from '../../../../text/mystics-learn.fr.ftl?raw'

export const sources = [around, learn]
