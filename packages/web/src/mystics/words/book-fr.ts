import book from '../../../text/mystics-book.fr.ftl?raw'

export const sources = [book]
