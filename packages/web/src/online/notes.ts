import type { PublicEntry, Step, VoteMatter } from '@mousekeep/protocol'
import type { Note } from '../page/around.ts'
import { say } from '../base/words/words.ts'

/**
 * What happened at the table besides the game, in sentences, each at its place in the log. `seatName` calls a seat by
 * whoever is played from it.
 */
export function notesIn(steps: readonly Step[], seatName: (seat: number) => string): Note[] {
  const names: string[] = []
  const begun = steps.findIndex(({ entry }) => entry.kind === 'started')
  return steps.flatMap(({ entry, plays }, i) => {
    const told = tellEntry(entry, names, seatName)
    if (entry.kind === 'claimed') names[entry.seat] = entry.name
    // Who sat down before the start is no news: the list of players shows it.
    return told === null || i < begun ? [] : [{ play: plays, text: told }]
  })
}

function tellEntry(entry: PublicEntry, names: readonly string[], seatName: (seat: number) => string): string | null {
  const nameOf = (seat: number): string => names[seat] ?? seatName(seat)
  const all = (seats: readonly number[]): string => [...new Set(seats.map(nameOf))].join(', ')
  switch (entry.kind) {
    case 'opened':
    case 'started':
    case 'played':
    case 'chosen':
    case 'promised':
    case 'sealed':
    case 'shown':
    case 'called-off':
      return null
    case 'claimed':
      return say('note-claimed', { name: entry.name, seat: seatName(entry.seat) })
    case 'left':
      return say('note-left', { name: nameOf(entry.seat), seat: seatName(entry.seat) })
    case 'bot':
      return entry.level === null
        ? say('note-bot-back', { name: nameOf(entry.seat), seat: seatName(entry.seat) })
        : say('note-bot', { name: nameOf(entry.seat), seat: seatName(entry.seat) })
    case 'undone':
      return say('note-undone', { name: nameOf(entry.seat), play: entry.plays })
    case 'rollback-asked':
      return say('note-rollback-asked', { name: all(entry.seats), play: entry.plays })
    case 'rollback-answered':
      return say(entry.agree ? 'note-rollback-agreed' : 'note-rollback-declined', { name: all(entry.seats) })
    case 'rematch':
      return say('note-rematch')
    case 'archived':
      return say(`closed-${entry.why}`)
    case 'removed':
      return say('note-removed', { name: entry.name, seat: seatName(entry.seat) })
    case 'vote-asked':
      return tellAsked(entry.about, all(entry.seats), seatName)
    case 'vote-answered':
      return say(entry.agree ? 'note-vote-agreed' : 'note-vote-declined', { name: all(entry.seats) })
    case 'overdue':
      return say('note-overdue', { name: nameOf(entry.seat), seat: seatName(entry.seat) })
    case 'access':
      return say('note-access', { join: say(`join-${entry.join}`), watch: say(`watch-${entry.watch}`) })
    case 'invited':
    case 'uninvited':
      return entry.name === '' ? null : say(`note-${entry.kind}`, { name: entry.name })
    case 'moved':
      return say('note-moved', { name: entry.name })
    case 'gone':
      return say('note-gone', { name: all(entry.seats) })
    case 'lent':
      return say(entry.isBack ? 'note-lent-back' : 'note-lent', { name: entry.name, seat: seatName(entry.seat) })
    case 'hosted':
      return say('note-hosted', { name: entry.name })
    case 'followed':
      return say(entry.table === null ? 'note-book-closed' : 'note-followed')
  }
}

function tellAsked(about: VoteMatter, name: string, seatName: (seat: number) => string): string {
  if (about.what === 'archive') return say('note-vote-archive', { name })
  return say(about.level === null ? 'note-vote-free' : 'note-vote-bot', { name, seat: seatName(about.seat) })
}
