import { BadInput } from '@mousekeep/engine'

const SHORTEST = 2
const LONGEST = 24
const MOST_MARKS = 2
/** Controls, what is ignored where it is shown, marks that turn the direction of writing, and a blank of Braille. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u')
/** Alphabets whose letters look like each other's. A name is written in one of them. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return Array.from(text).every((letter) => UNSEEN.test(letter) || /\s/.test(letter))
}

/** A name as it is kept; throws `BadInput`. */
export function readName(json: unknown): string {
  if (typeof json !== 'string' || json.length > 4 * LONGEST || !json.isWellFormed()) throw new BadInput('name is text')
  const name = json.normalize('NFKC').trim().replaceAll(/ +/g, ' ')
  // Code points, so that a letter outside the first plane counts once.
  const { length } = Array.from(name)
  if (length < SHORTEST || length > LONGEST) throw new BadInput(`name has ${SHORTEST} to ${LONGEST} letters`)
  if (UNSEEN.test(name)) throw new BadInput('name has characters that cannot be seen')
  if (!/[\p{L}\p{N}]/u.test(name)) throw new BadInput('name must have at least one letter or digit')
  if (MARKS.test(name.normalize('NFD'))) throw new BadInput('name has too many marks on one letter')
  if (ALIKE.filter((script) => script.test(name)).length > 1) throw new BadInput('name is written in one alphabet')
  return name
}
