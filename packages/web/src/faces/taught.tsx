import type { GameTypes } from '@mousekeep/engine'
import type { Choosing } from '../desk/choosing.ts'
import { LessonPage } from '../lesson/lesson-page.tsx'
import type { LessonScript } from '../lesson/script.ts'
import { lessonWords } from '../lesson/words/words.ts'
import type { GameFace } from '../page/face.ts'
import type { LessonComponent } from './closed.tsx'

/** Loads the words of a lesson and hides the game's types. */
export async function taught<T extends GameTypes, C extends Choosing<T>>(
  face: GameFace<T, C>,
  script: LessonScript<T>,
): Promise<LessonComponent> {
  await Promise.all([face.catalogue, script.catalogue, lessonWords].map((words) => words.load()))
  return ({ kept }) => (
    <div data-game={face.id}>
      <LessonPage face={face} script={script} kept={kept} />
    </div>
  )
}
