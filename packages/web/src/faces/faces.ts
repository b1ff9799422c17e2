import { GAME_IDS, type GameId } from '@mousekeep/games'
import type { AnyFace, LessonComponent } from './closed.tsx'

/** Each game's face is a script of its own, with its styles and words. */
const FACES: { readonly [Id in GameId]: () => Promise<AnyFace> } = {
  castle: async () => {
    const [{ closed }, { castleFace }] = await Promise.all([import('./closed.tsx'), import('../castle/face.ts')])
    return closed(castleFace)
  },
  mystics: async () => {
    const [{ closed }, { mysticsFace }] = await Promise.all([import('./closed.tsx'), import('../mystics/face.ts')])
    return closed(mysticsFace)
  },
}

const LESSONS: { readonly [Id in GameId]: (() => Promise<LessonComponent>) | null } = {
  castle: async () => {
    const [{ taught }, { castleFace }, { lessonScript }] = await Promise.all([
      import('./taught.tsx'),
      import('../castle/face.ts'),
      import('../castle/learn/lesson-script.ts'),
    ])
    return taught(castleFace, lessonScript)
  },
  mystics: null,
}

const idOf = (game: string): GameId | undefined => GAME_IDS.find((id) => id === game)

/** The face of a game; null for one that has none in the web app. */
export async function faceOf(game: string): Promise<AnyFace | null> {
  const id = idOf(game)
  return id === undefined ? null : FACES[id]()
}

/** The lesson of a game; null for one that has none. */
export async function lessonOf(game: string): Promise<LessonComponent | null> {
  const id = idOf(game)
  return id === undefined ? null : (LESSONS[id]?.() ?? null)
}
