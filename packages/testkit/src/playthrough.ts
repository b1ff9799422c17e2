import { legal, Match, pick, Seeded, type GameTypes } from '@mousekeep/engine'
import type { Subject } from './subject.ts'

/**
 * A game as text that people read: who had to decide among how many actions, what was chosen, what happened, and a
 * drawing whenever the turn passes. The file itself holds the seed, the options and every action, also those before
 * the part that is shown, so it can be played again and compared line by line.
 */
export interface Playthrough {
  readonly title: string
  readonly options: unknown
  readonly seed: string
  /** The numbers of the first and last action shown, counted from 1. */
  readonly from: number
  readonly to: number
  /** The actions as text; where they end, or are not allowed any more, random ones go on. */
  readonly actions: readonly string[]
}

const WIDTH = 110

/** Reads the head and the actions of a playthrough; the rest is only for people. */
export function readPlaythrough(text: string): Playthrough {
  const lines = text.split('\n')
  const head = (name: string): string => {
    const line = lines.find((each) => each.startsWith(`${name} `))
    if (line === undefined) throw new Error(`a playthrough has a line that begins with "${name}"`)
    return line.slice(name.length + 1)
  }
  const [from, to] = head('shown').split(' to ').map(Number)
  const unshown = lines.filter((line) => line.startsWith('~ ')).flatMap((line) => line.slice(2).split('; '))
  const shown = lines.filter((line) => line.includes(' > ')).map((line) => line.slice(line.indexOf(' > ') + 3))
  return {
    title: head('#'),
    options: JSON.parse(head('options')),
    seed: head('seed'),
    from,
    to,
    actions: [...unshown, ...shown],
  }
}

/** Plays it and writes it anew. What comes out is what went in, unless the rules have changed. */
export function writePlaythrough<T extends GameTypes>(subject: Subject<T>, script: Playthrough): string {
  const { game } = subject
  const match = new Match(game, { seed: script.seed, options: script.options })
  const chance = new Seeded(`${script.seed}, playthrough`)
  const unshown: string[] = []
  const shown: string[] = []
  let drawnFor: number | null = null
  for (let number = 1; number <= script.to && game.actor(match.state) !== null; number++) {
    const actions = legal(game, match.state)
    const actor = game.actor(match.state) ?? 0
    const before = match.state
    const action = actions.find((each) => game.text(each) === script.actions[number - 1]) ?? pick(actions, chance)
    const step = match.play(action)
    if (!step.ok) throw new Error(`Bug: ${game.text(action)} is listed, but refused`)
    if (number < script.from) {
      unshown.push(game.text(action))
      continue
    }
    if (drawnFor !== actor) shown.push('', subject.draw(before), '')
    drawnFor = actor
    shown.push(`${number} ${subject.seatName(actor)}, one of ${actions.length} > ${game.text(action)}`)
    shown.push(...step.events.map((event) => `    ${subject.tell(event)}`))
  }
  const start = new Match(game, match.start).seen('watcher').map((event) => `    ${subject.tell(event)}`)
  const last = ['', subject.draw(match.state)]
  return [...headLines(subject, script), ...start, ...wrapped(unshown), ...shown, ...last, ''].join('\n')
}

function headLines<T extends GameTypes>({ game }: Subject<T>, script: Playthrough): string[] {
  const { title, options, seed, from, to } = script
  return [
    `# ${title}`,
    `game ${game.id}, rules version ${game.version}`,
    `options ${JSON.stringify(options)}`,
    `seed ${seed}`,
    `shown ${from} to ${to}`,
    '',
  ]
}

function wrapped(texts: readonly string[]): string[] {
  const lines: string[] = []
  for (const text of texts) {
    const longer = lines.length === 0 ? '' : `${lines[lines.length - 1]}; ${text}`
    if (longer !== '' && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`~ ${text}`)
  }
  return lines
}
