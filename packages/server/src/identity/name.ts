import { BadInput } from '@mousekeep/engine'

const SHORTEST = 2
const LONGEST = 24
const MOST_MARKS = 2
/** Controls, zero-width characters, and marks that turn the direction of writing: names that are not what they seem. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/u
const MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u')
/** Alphabets whose letters look like each other's. A name is written in one of them. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** A name as it is kept; throws `BadInput`. */
export function readName(json: unknown): string {
  if (typeof json !== 'string' || json.length > 4 * LONGEST || !json.isWellFormed()) throw new BadInput('name is text')
  const name = json.normalize('NFKC').trim().replaceAll(/ +/g, ' ')
  // Code points, so that a letter outside the first plane counts once.
  const { length } = Array.from(name)
  if (length < SHORTEST || length > LONGEST) throw new BadInput(`name has ${SHORTEST} to ${LONGEST} letters`)
  if (UNSEEN.test(name)) throw new BadInput('name has characters that cannot be seen')
  if (!/[\p{L}\p{N}]/u.test(name)) throw new BadInput('name has at least one letter or digit')
  if (MARKS.test(name.normalize('NFD'))) throw new BadInput('name has too many marks on one letter')
  if (ALIKE.filter((script) => script.test(name)).length > 1) throw new BadInput('name is written in one alphabet')
  return name
}

/**
 * Letters that the eye takes for others, each with what it is taken for. Small letters: names are compared without
 * case, so capitals that look alike are here as their small ones.
 */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  // Cyrillic, small and capital shapes
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԝ: 'w',
  ғ: 'f',
  ӏ: 'l',
  з: '3',
  г: 'r',
  п: 'n',
  ь: 'b',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  ς: 'c',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  // Latin that looks like other Latin, and digits that look like letters
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ß: 'b',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  '0': 'o',
  '1': 'l',
  '5': 's',
  '|': 'l',
  '!': 'l',
  $: 's',
  '@': 'a',
}

/**
 * Equal for names that are easily taken for each other: case, accents, spaces and punctuation do not count, nor which
 * alphabet a letter is from. Two accounts never have the same.
 */
export function skeletonOf(name: string): string {
  const letters = Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\s]/gu, ''),
  )
  const alike = letters.map((letter) => TAKEN_FOR[letter] ?? letter).join('')
  const plain = alike.replaceAll(/[\p{P}\p{S}]/gu, '')
  // `i` and `l` last: a capital I is a small l to the eye.
  return (plain === '' ? alike : plain).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l')
}
