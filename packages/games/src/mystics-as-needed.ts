import type { Rules } from '@mousekeep/bots'
import { fetchBook, fetchChapter } from '@mousekeep/mystics/box'
import { mysticsWith, type Mystics } from '@mousekeep/mystics/game'
import type * as Bots from './mystics-bots.ts'

/** Mystics piece by piece: a chapter comes when it is opened, bots and advice when somebody wants them. */
function comingRules(): Rules<Mystics> {
  let bots: typeof Bots | null = null
  let whole: Rules<Mystics> | null = null
  const game = mysticsWith(() => need(bots).THINKING)
  return {
    /** With what follows a chapter, once that has been fetched. */
    get game() {
      return whole?.game ?? game
    },
    bot: (level, tools, limits) => need(whole).bot(level, tools, limits),
    advise: (view, seen, tools) => need(whole).advise(view, seen, tools),
    async prepare({ options, isThinking }) {
      const chapter = Object(options)['chapter'] ?? '1'
      const data = options === null ? fetchBook() : fetchChapter(String(chapter))
      if (isThinking) bots = await import('./mystics-bots.ts')
      if (bots !== null) whole ??= bots.withBots({ ...game, sequel: bots.sequel })
      await data
    },
  }
}

function need<Part>(part: Part | null): Part {
  if (part === null) throw new Error('Bug: nobody has prepared for thinking')
  return part
}

export const rules = comingRules()
