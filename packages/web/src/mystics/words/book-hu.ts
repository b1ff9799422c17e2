import book from '../../../text/mystics-book.hu.ftl?raw'

export const sources = [book]
