import { isRecord, type Need } from '@mousekeep/engine'
import { mysticsWords } from '@mousekeep/mystics/words'
import type { Speech } from '@mousekeep/text'

/** What of a view says what somebody must decide; null where there is nothing to say but that it is their turn. */
export function waitingIn(game: string, view: object): object | null {
  if (game !== 'mystics' || !isRecord(view)) return null
  const { question, turn, waiting } = view
  const hits = Array.isArray(waiting) ? waiting.findLast((task) => typeof Object(task).hits === 'number') : undefined
  return { question, turn, hits: Object(hits).hits ?? 0 }
}

/** The same of what somebody must decide between two matches. */
export function choicesIn(needs: readonly Need[]): object {
  return { abouts: needs.map(({ about }) => about) }
}

/** The same in a sentence, in the language of whoever is to read it. Null for what another version wrote. */
export function tellWaiting(game: string, speech: Speech, waiting: object): string | null {
  if (game !== 'mystics') return null
  const { abouts, hits: struck } = isRecord(waiting) ? waiting : {}
  if (Array.isArray(abouts)) return tellChoices(speech, abouts.map(String))
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made above, from a view
    const what = mysticsWords(speech).prompt(waiting as Parameters<Prompt>[0])
    const hits = Number(struck)
    return hits > 0 ? speech.say('waiting-hits', { what, hits }) : what
  } catch {
    return null
  }
}

/** M23.3 is asked first and alone, then each mouse's card (M24.2). */
function tellChoices(speech: Speech, abouts: readonly string[]): string {
  if (abouts.includes('way')) return speech.say('waiting-way')
  const { name } = mysticsWords(speech)
  return speech.say('waiting-keep', { mice: abouts.map(name).join(', ') })
}

type Prompt = ReturnType<typeof mysticsWords>['prompt']
