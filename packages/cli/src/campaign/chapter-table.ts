import { refusalOf, Seeded, type Match } from '@mousekeep/engine'
import { boardHere, mystics, partyBot, type Mystics, type MysticsAction, type MysticsEvent } from '@mousekeep/mystics'
import { chapters, ruleLines } from '../play/rulebook.ts'
import { wrap } from '../play/wrap.ts'
import { refusalText, wordsOf } from '../words.ts'
import { lookAt } from './look.ts'
import { drawMap } from './map.ts'
import { choicesAt, menuLines, promptText, readTyped, typedOf } from './menu.ts'
import { idOf } from './names.ts'
import { panelLines } from './panel.ts'
import { tell } from './story.ts'
import { tellEvents } from './tell.ts'
import type { Terminal } from './terminal.ts'

const WIDTH = 100
const words = wordsOf(mystics.id)

/** What may be said at the table beside an action, and what it answers. */
type Answer = (about: string) => readonly string[]

/** One chapter in the terminal: the map, what lies around it, what can be done, and an answer to every line. */
export class ChapterTable {
  private match: Match<Mystics>
  private readonly terminal: Terminal
  private readonly bot: ReturnType<typeof partyBot>
  private readonly answers: Readonly<Record<string, Answer>>
  /** The map as it was last shown: one that looks the same is not shown again unasked. */
  private shown = ''

  constructor(match: Match<Mystics>, terminal: Terminal, campaign: Readonly<Record<'story' | 'chronicle', Answer>>) {
    this.match = match
    this.terminal = terminal
    this.bot = partyBot(new Seeded(`${match.start.seed} hints`))
    this.answers = {
      help: () => words.say('table-help').split('\n'),
      goal: () => this.goal(),
      look: (called) => this.look(called),
      rules: (number) => ruleLines('mystics', number, WIDTH) ?? [words.say('table-which-rule'), ...chapters('mystics')],
      hint: () => [words.say('table-hint', { what: typedOf(this.advice()) })],
      ...campaign,
    }
  }

  /** Plays to the end of the chapter, keeping every action; null: the player stops before. */
  async play(keep: (match: Match<Mystics>) => void): Promise<Match<Mystics> | null> {
    if (this.match.record.entries.length === 0) this.tell(this.match.seen(0))
    let isShown = false
    while (this.match.state.over === null) {
      const choices = choicesAt(this.match.state)
      if (!isShown) this.show(choices)
      const line = await this.terminal.ask('> ')
      if (line === null || line === 'quit') return null
      isShown = !this.answer(line, choices)
      if (!isShown) keep(this.match)
    }
    return this.match
  }

  /** Whether the table has changed, or is to be shown again. */
  private answer(line: string, choices: readonly MysticsAction[]): boolean {
    const [word, ...rest] = line.split(/\s+/)
    if (line === '' || word === 'map') {
      this.shown = ''
      return true
    }
    if (word === 'undo') return this.undo()
    if (word === 'bot') return this.act(this.advice())
    if (Object.hasOwn(this.answers, word)) return this.say(this.answers[word](rest.join(' ')))
    if (/^\d+$/.test(line) && choices[Number(line) - 1] !== undefined) return this.act(choices[Number(line) - 1])
    const typed = readTyped(words, line, choices)
    return typed === null ? this.say([words.say('table-unknown', { line })]) : this.act(typed)
  }

  private act(action: MysticsAction): boolean {
    const { state } = this.match
    const refused = refusalOf(mystics, state, mystics.actor(state) ?? 0, action)
    if (refused !== null) return this.say([refusalText(mystics.id, refused, action)])
    const step = this.match.play(action)
    if (!step.ok) throw new Error(`Bug: an action that was checked is refused: ${step.refusal.code}`)
    this.tell(step.events)
    return true
  }

  private undo(): boolean {
    const before = this.match.undo()
    if ('code' in before) return this.say([refusalText(mystics.id, before, {})])
    this.match = before
    this.say([words.say('table-undone')])
    return true
  }

  private advice(): MysticsAction {
    return this.bot.choose(mystics.view(this.match.state, 0))
  }

  private show(choices: readonly MysticsAction[]): void {
    const { table } = mystics.view(this.match.state, 0)
    const map = drawMap(table, boardHere(table), this.terminal.isColoured).join('\n')
    const lines = [
      ...(map === this.shown ? [] : ['', map]),
      '',
      ...panelLines(words, table, WIDTH),
      '',
      promptText(words, table),
      ...menuLines(words, table, choices, WIDTH),
    ]
    this.shown = map
    this.terminal.say(lines.join('\n'))
  }

  /** What happened, passages of the story in between. */
  private tell(events: readonly MysticsEvent[]): void {
    const { mice, flags } = this.match.state
    const party = mice.map(({ id }) => id)
    let since = 0
    events.forEach((event, i) => {
      if (event.type !== 'story') return
      this.say(tellEvents(words, events.slice(since, i)))
      this.terminal.say(`\n${tell({ passage: event.passage, party, flags })}\n`)
      since = i + 1
    })
    this.say(tellEvents(words, events.slice(since)))
  }

  private goal(): string[] {
    const { chapter } = this.match.state.setup
    const rules: string[] = []
    for (let n = 1; words.has(`rule-R${chapter}-${n}`); n++) {
      const key = `rule-R${chapter}-${n}`
      rules.push(words.say('table-rule', { name: words.say(key), text: words.say(`${key}.text`) }))
    }
    return [
      words.say('table-goal', { goal: words.say(`chapter-${chapter}.goal`) }),
      words.say('table-lost', { lost: words.say(`chapter-${chapter}.lost`) }),
      ...rules,
      words.say('table-legend'),
    ]
  }

  private look(called: string): string[] {
    const { setup, mice, track } = this.match.state
    const ids = [
      ...new Set([
        ...setup.cards,
        ...mice.flatMap(({ abilities }) => abilities),
        ...track,
        ...choicesIn(this.match.state),
      ]),
    ]
    const id = idOf(words, called, ids) ?? called
    const seen = lookAt(words, id)
    return seen.length > 0 ? seen : [words.say('table-no-such-thing', { name: called })]
  }

  /** Always false: nothing has changed. */
  private say(lines: readonly string[]): boolean {
    for (const line of lines) {
      const indent = ' '.repeat(line.length - line.trimStart().length)
      this.terminal.say(line.length <= WIDTH ? line : wrap(line, WIDTH, `${indent}  `).join('\n'))
    }
    return false
  }
}

/** Ids that the choices speak of: abilities to be learned are in nobody's paws yet. */
function choicesIn(state: Match<Mystics>['state']): string[] {
  return choicesAt(state).flatMap((action) => typedOf(action).split(' ').slice(1))
}
