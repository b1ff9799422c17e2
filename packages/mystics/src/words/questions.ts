import type { Speech } from '@mousekeep/text'
import type { MysticsView } from '../view.ts'
import { isCode, nameOf } from './names.ts'

/** What is asked, in a sentence; of a chapter's own question the chapter's words. */
export function tellQuestion(speech: Speech, asked: string): string {
  if (speech.has(`ask-${asked}`)) return speech.say(`ask-${asked}`)
  const [what, ...about] = asked.split(' ')
  const key = speech.has(`question-${what}`) ? `question-${what}` : 'question'
  return speech.say(key, { about: about.length === 0 ? 'none' : nameOf(speech, about.join(' ')) })
}

/** A chapter's own question has an answer in a sentence; others are answered by names and spaces. */
export function tellOption(speech: Speech, asked: string, option: string): string {
  if (speech.attributes(`ask-${asked}`).includes(option)) return speech.say(`ask-${asked}.${option}`)
  const answer = `answer-${option}`
  if (speech.has(answer)) return speech.say(answer)
  const [first, second] = option.split(' ')
  switch (asked.split(' ')[0]) {
    case 'reroll':
      return speech.say(`sign-${option}`)
    case 'share':
      return speech.say(`answer-${first}`, {
        what: second === 'cheese' ? speech.say('face-cheese') : nameOf(speech, second),
      })
    case 'equip': {
      const card = nameOf(speech, first)
      if (second === 'pack') return speech.say('answer-into-pack', { card })
      return speech.say('answer-wear', { card, slot: nameOf(speech, second) })
    }
    default:
      return (
        option
          .split(' ')
          // A space is called by its code, as in the room: `n` is one, and not the way north.
          .map((id) => (isCode(id) ? id : nameOf(speech, id)))
          .join(' ')
      )
  }
}

/** What is asked, or whose turn it is and what is left of it. */
export function tellPrompt(speech: Speech, { question, turn }: Pick<MysticsView, 'question' | 'turn'>): string {
  if (question !== null) return tellQuestion(speech, question.what)
  return speech.say('question-turn', {
    mouse: nameOf(speech, turn?.card ?? ''),
    points: turn === null || turn.move === 'over' ? 0 : turn.points,
    acted: (turn?.acted ?? 0) > 0 ? 'yes' : 'no',
  })
}
