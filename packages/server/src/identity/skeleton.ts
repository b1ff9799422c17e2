import { readFileSync } from 'node:fs'

const TABLE = new URL('../../data/confusables.txt', import.meta.url)

/** By character: the plain letters that the eye takes it for, by Unicode's own table (its terms lie beside the data). */
const CONFUSABLE = new Map<string, string>()
for (const line of readFileSync(TABLE, 'utf8').trimEnd().split('\n')) {
  const [shape, alike] = line.split(' ')
  for (const letter of alike) CONFUSABLE.set(letter, shape)
}

/** What people write for letters and the table does not have. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '5': 's',
  '|': 'l',
  '!': 'l',
  $: 's',
  '@': 'a',
  ß: 'b',
  ω: 'w',
  п: 'n',
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
  const alike = letters.map(shapeOf).join('')
  const plain = alike.replaceAll(/[\p{P}\p{S}]/gu, '')
  // `i` and `l` last: a capital I is a small l to the eye.
  return (plain === '' ? alike : plain).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l')
}

/** By the shape of the small letter, or of the capital where only that is like another. */
function shapeOf(letter: string): string {
  const written = WRITTEN_FOR[letter]
  if (written !== undefined) return written
  const shapes = [CONFUSABLE.get(letter), CONFUSABLE.get(letter.toUpperCase())]
  return shapes.find((shape) => shape !== undefined && /^[\x20-\x7E]+$/.test(shape))?.toLowerCase() ?? letter
}
