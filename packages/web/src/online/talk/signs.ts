import { signal } from '@preact/signals'
import type { PersonInfo, PointKind, ReactWord } from '@mousekeep/protocol'
import { announce } from '../../base/announcer.ts'
import { ring } from '../../base/sound/sound.ts'
import { say } from '../../base/words/words.ts'
import { me } from '../account/me.ts'
import type { Said } from './chatter.ts'
import { nameOf, type Target } from './target.ts'

/** What somebody says or does beside the game: everybody sees it for a few seconds. */
export interface Sign {
  readonly n: number
  readonly from: PersonInfo
  readonly what: { readonly said: string } | { readonly pointed: Target } | { readonly reacted: ReactWord }
}

const SHORTEST_MS = 4000
const LONGEST_MS = 12_000
/** The time it takes to read one letter. */
const LETTER_MS = 70
const POINT_MS = 5000
const REACT_MS = 2600

/** The signs that are shown now. */
export class Signs {
  readonly shown = signal<readonly Sign[]>([])
  private count = 0

  hear({ from, text }: Said): void {
    if (isMe(from)) return
    announce(say('chat-heard', { name: from.name, text }))
    this.show(from, { said: text }, Math.min(LONGEST_MS, SHORTEST_MS + text.length * LETTER_MS))
  }

  /** Shows our own signs too, to confirm that they were sent. */
  point(from: PersonInfo, kind: PointKind, name: string): void {
    const target = { kind, name }
    if (!isMe(from)) announce(say('pointed-at', { name: from.name, what: nameOf(target) }))
    this.show(from, { pointed: target }, POINT_MS)
  }

  react(from: PersonInfo, word: ReactWord): void {
    if (!isMe(from)) announce(say(`reacted-${word}`, { name: from.name }))
    void ring(word, () => import('./sounds.ts'))
    this.show(from, { reacted: word }, REACT_MS)
  }

  /** A new sign replaces the last one of its kind by the same person. */
  private show(from: PersonInfo, what: Sign['what'], ms: number): void {
    const sign: Sign = { n: (this.count += 1), from, what }
    const kindOf = (each: Sign): string => `${each.from.person} ${Object.keys(each.what).join('')}`
    this.shown.value = [...this.shown.value.filter((each) => kindOf(each) !== kindOf(sign)), sign]
    setTimeout(() => (this.shown.value = this.shown.value.filter((each) => each !== sign)), ms)
  }
}

function isMe({ person }: PersonInfo): boolean {
  return person === me.value?.person
}
