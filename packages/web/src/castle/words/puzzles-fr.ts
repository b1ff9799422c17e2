import puzzles from '../../../text/castle-puzzles.fr.ftl?raw'

export const sources = [puzzles]
