import { readFileSync, writeFileSync } from 'node:fs'
import { castle, type Castle, type CastleAction, type CastleEvent, type CastleView } from '@mousekeep/castle'
import { castleWords } from '@mousekeep/castle/words'
import { BadInput, type Refusal } from '@mousekeep/engine'
import type { LocalTable } from '@mousekeep/tables'
import { writeSave } from '../protocol/save.ts'
import { wordsOf } from '../words.ts'
import { loadTable, openTable, type Seating } from './castle-table.ts'
import { planOf } from './plan.ts'
import { readCommand, type Command } from './read-command.ts'
import { chapters, ruleLines } from './rulebook.ts'
import { tellTurns } from './tell.ts'
import { wrap } from './wrap.ts'

const WIDTH = 79

/** What the program says to a line: words in lines, and whether the table looks different now. */
export interface Reply {
  readonly tone: 'told' | 'refused' | 'info'
  readonly lines: readonly string[]
  readonly isChanged: boolean
  readonly isLast: boolean
}

/** One game between a person and bots, line by line. Knows nothing of screens. */
export class Session {
  private readonly seating: Seating
  private table: LocalTable<Castle>
  /** Giving up is asked about once. */
  private isResigning = false
  private readonly words = wordsOf(castle.id)
  private readonly game = castleWords((key, params) => this.words.say(key, params))

  constructor(seating: Seating) {
    this.seating = seating
    this.table = openTable(seating)
  }

  get view(): CastleView {
    return this.table.now().view
  }

  get person(): number {
    return this.seating.person
  }

  get isOver(): boolean {
    return this.view.over !== null
  }

  get seed(): string {
    return this.table.record.start.seed
  }

  /** All that the person has seen so far. */
  private get seen(): CastleEvent[] {
    return this.table.eventsByPlay.flat()
  }

  /** What the person may do next, before the place to type. */
  get prompt(): string {
    const { turn, points, phase } = this.view
    const team = this.words.say(`team-${turn}`)
    if (this.isOver) return this.words.say('play-prompt-again')
    return phase === 'place'
      ? this.words.say('play-prompt-place', { team })
      : this.words.say('play-prompt', { team, points })
  }

  open(): Reply {
    const { seed, level } = this.seating
    const { players, target } = this.view
    const intro = this.words.say('play-intro', {
      team: this.words.say(`team-${this.person}`),
      letter: this.words.say(`team-letter-${this.person}`),
      bots: players.length - 1,
      level,
      target,
      seed,
    })
    this.playBots()
    return this.told([...linesIn(intro), ...this.news(0)])
  }

  answer(line: string): Reply {
    const command = readCommand(line, this.view)
    if (command.ask !== 'act' || command.action.do !== 'resign') this.isResigning = false
    switch (command.ask) {
      case 'act':
        return this.play(command.action)
      case 'undo':
        return this.undo()
      case 'board':
        return this.told([])
      case 'help':
        return { ...this.info([]), lines: linesIn(this.words.say('play-help', { target: this.view.target })) }
      case 'legal':
        return this.info(this.legal())
      case 'hint':
        return this.info(this.hint())
      case 'foresee':
        return this.info(this.foresee())
      case 'rules':
        return this.rules(command.number)
      case 'save':
      case 'load':
        return this.file(command)
      case 'quit':
        return { ...this.info([]), isLast: true }
      case 'unclear':
        return this.refused(this.words.say(command.key, { word: command.word, room: command.word.toUpperCase() }))
    }
  }

  private play(action: CastleAction): Reply {
    if (action.do === 'resign' && !this.isResigning) {
      this.isResigning = true
      return this.info([this.words.say('play-resign-sure')])
    }
    const before = this.seen.length
    const now = this.table.play(action)
    if ('refusal' in now) return this.refuse(now.refusal, action)
    this.playBots()
    return this.told(this.news(before))
  }

  private playBots(): void {
    while (this.table.stepBot() !== null);
  }

  /** What was seen since then; at the end also what it means for the person. */
  private news(since: number): string[] {
    const told = tellTurns(this.seen.slice(since), this.words)
    const { over } = this.view
    if (over === null) return told
    const ending = over.winner === this.person ? 'play-you-won' : 'play-you-lost'
    return [...told, this.words.say(ending, { seed: this.seed })]
  }

  private undo(): Reply {
    const back = this.table.undo()
    return 'refusal' in back ? this.refuse(back.refusal, {}) : this.told([this.words.say('play-undone')])
  }

  /** What is possible now, in the words in which it can be typed. */
  private legal(): string[] {
    const groups = Map.groupBy(this.table.now().legal, (action) => action.do)
    return [...groups].map(([kind, actions]) => {
      const choices = actions.map((action) => castle.text(action).slice(kind.length + 1))
      return this.words.say(`play-legal-${kind}`, { choices: choices.join(', ') })
    })
  }

  /** How far each mouse can run, and what would follow from each push. */
  private foresee(): string[] {
    const { foresight } = this.table.now()
    if (foresight === null) return []
    const { spare, turn } = this.view
    const runs = Object.entries(foresight.reach).flatMap(([from, routes]) => {
      const prices = Object.entries(routes).map(([to, { points }]) => `${to} ${points}`)
      return prices.length === 0 ? [] : [this.words.say('play-foresee-run', { from, prices: prices.join(', ') })]
    })
    const pushes = Object.entries(foresight.slides).map(([end, slide]) =>
      [
        this.words.say('foresee-push', { end, kind: this.game.kindName(spare) }),
        ...this.game.foretellSlide(turn, slide),
      ].join(' '),
    )
    return [...runs, ...pushes]
  }

  private hint(): string[] {
    const hint = this.table.hint()
    if (hint === null) return []
    return [this.game.tellHint(hint), this.words.say('play-hint-how', { typed: castle.text(hint.line[0]) })]
  }

  private rules(number: string): Reply {
    const lines = ruleLines('castle', number, WIDTH)
    if (lines !== null) return { ...this.info([]), lines }
    return this.info([this.words.say('play-rules', { example: '3.5' }), ...chapters('castle')])
  }

  private file({ ask, file }: Extract<Command, { readonly ask: 'load' | 'save' }>): Reply {
    try {
      if (ask === 'save') {
        writeFileSync(file, `${writeSave(this.table)}\n`)
        return this.info([this.words.say('play-saved', { file })])
      }
      this.table = loadTable(this.seating, readFileSync(file, 'utf8'))
      const since = this.seen.length
      this.playBots()
      return this.told([this.words.say('play-loaded', { file }), ...this.news(since)])
    } catch (error) {
      if (!(error instanceof BadInput) && !isFileError(error)) throw error
      return this.refused(
        this.words.say(`play-not-${ask === 'save' ? 'saved' : 'loaded'}`, { file, why: error.message }),
      )
    }
  }

  /** The catalogue's refusal with its rule and, where there is one, a tip on what to do instead. */
  private refuse(refused: Refusal, action: object): Reply {
    const { players, layout } = this.view
    const to = 'to' in action ? String(action.to) : ''
    const tower = 'tower' in action ? String(action.tower) : ''
    const mice = players[this.person].mice.join(', ')
    const key = `play-tip-${refused.code}`
    const tip = this.words.has(key)
      ? ` ${this.words.say(key, { mice, tower, room: planOf(layout).roomOf.get(to) ?? '' })}`
      : ''
    return this.refused(`${this.game.whyNot(refused, action)} (${refused.rule})${tip}`)
  }

  private refused(text: string): Reply {
    return { tone: 'refused', lines: wrap(text, WIDTH), isChanged: false, isLast: false }
  }

  private info(texts: readonly string[]): Reply {
    return { tone: 'info', lines: wrapAll(texts), isChanged: false, isLast: false }
  }

  private told(texts: readonly string[]): Reply {
    return { tone: 'told', lines: wrapAll(texts), isChanged: true, isLast: false }
  }
}

function linesIn(text: string): string[] {
  return text.split('\n')
}

/** Texts may begin with spaces, which are then kept for all their lines. */
function wrapAll(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const indent = ' '.repeat(text.length - text.trimStart().length)
    return wrap(text, WIDTH - indent.length, '  ').map((line) => indent + line)
  })
}

/** The system's own errors about files have a code. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error
}
