import puzzles from '../../../text/castle-puzzles.en.ftl?raw'

export const sources = [puzzles]
