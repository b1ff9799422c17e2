import type { Mystics } from '@mousekeep/mystics'
import type { FaceWords } from '../page/face.ts'
import { readCommand } from '../page/read-command.ts'
import { tellAloud } from './words/tell.ts'
import { game, say } from './words/words.ts'

/** The sentences of Mystics at a table. */
export const faceWords: FaceWords<Mystics> = {
  title: () => say('mystics-title'),
  tell: tellAloud,
  tellAction: (action) => game.tellAction(action),
  whyNot: game.whyNot,
  tellHint: (hint) => (hint.line[0] === undefined ? say('hint-none') : game.tellHint(hint)),
  readLine: (line, view, legal) => readCommand(line, (typed) => game.readLine(typed, legal, view.question?.what)),
  unclear: (word) => say('command-unclear', { word }),
  lines: () => [`${game.verb('step')} b2`, game.verb('search'), game.verb('end')].join(' · '),
}
