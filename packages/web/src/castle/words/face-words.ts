import type { Castle } from '@mousekeep/castle'
import { readLine } from '@mousekeep/castle/words'
import type { FaceWords } from '../../page/face.ts'
import { readCommand } from '../../page/read-command.ts'
import { tell, tellAction, tellHint, whyNot } from '../tell.ts'
import { say } from './words.ts'

export const castleWords: FaceWords<Castle> = {
  title: () => say('castle-title'),
  tell,
  tellAction,
  whyNot,
  tellHint,
  readLine: (line, view) =>
    readCommand(line, (typed) => {
      const action = readLine(typed.toLowerCase() === say('typed-end') ? 'end' : typed, view)
      return 'do' in action ? action : null
    }),
  unclear: (word) => say('command-unclear', { word }),
  lines: () => `b1 c1 · H · a1 · > b1 · ${say('typed-end')}`,
}
