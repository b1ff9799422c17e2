import puzzles from '../../../text/castle-puzzles.ru.ftl?raw'

export const sources = [puzzles]
