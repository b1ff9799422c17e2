import book from '../../../text/mystics-book.ru.ftl?raw'

export const sources = [book]
