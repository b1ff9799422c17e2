import book from '../../../text/mystics-book.en.ftl?raw'

export const sources = [book]
