import puzzles from '../../../text/castle-puzzles.hu.ftl?raw'

export const sources = [puzzles]
