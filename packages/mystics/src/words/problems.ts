import type { Problem } from '@mousekeep/engine'
import type { Speech } from '@mousekeep/text'

/** What is wrong with a file that somebody has written, in a sentence (`text/problems.*.ftl`). */
export function tellProblem(speech: Speech, { path, code, params }: Problem): string {
  return speech.say(`problem-${code}`, { ...params, path: path === '' ? speech.say('problem-whole') : path })
}
