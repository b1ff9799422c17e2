import {
  BadInput,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOnly,
  readRecord,
  readString,
} from '@mousekeep/engine'
import { findMinionType } from '../content.ts'
import { MARKERS } from '../language/words.ts'
import { UNCOUNTED_RULES } from './chapter.ts'
import { CONDITION_WORDS, LISTED_MODS, MOD_WORDS, VERB_WORDS, type Parameter, type Shape } from './grammar.ts'
import { DEEPEST, LONGEST, MOST, type Names } from './names.ts'
import {
  checkCard,
  checkLink,
  checkPlace,
  checkSide,
  readFigures,
  readMinion,
  readPassage,
  readTrackCard,
  useToken,
} from './read-names.ts'

const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const
/** Places that are none of a tile's: of tokens, of the moment, of the rules. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  'it',
  'its space',
  'mouse',
  'near',
  'out',
  'stash',
  'unused',
  'anywhere',
  'normal',
  'M19.5',
])

export function readVerbs(json: unknown, path: string, names: Names, depth: number): void {
  if (depth > DEEPEST) throw new BadInput(`${path} stands too deep`)
  const verbs = readList(json, path)
  if (verbs.length > LONGEST) throw new BadInput(`${path} has at most ${LONGEST} verbs`)
  for (const [i, each] of verbs.entries()) readWord(each, VERB_WORDS, `${path}[${i}]`, names, depth)
}

export function readConditions(json: unknown, path: string, names: Names, depth = 0): void {
  if (depth > DEEPEST) throw new BadInput(`${path} stands too deep`)
  const conditions = readList(json, path)
  if (conditions.length > LONGEST) throw new BadInput(`${path} has at most ${LONGEST} conditions`)
  for (const [i, each] of conditions.entries()) readWord(each, CONDITION_WORDS, `${path}[${i}]`, names, depth)
}

/** One word of the language: an object with one key, and what belongs to it. */
export function readWord(
  json: unknown,
  words: Readonly<Record<string, Shape>>,
  path: string,
  names: Names,
  depth: number,
): void {
  const given = readRecord(json, path)
  const keys = Object.keys(given)
  if (keys.length !== 1) throw new BadInput(`${path} is one word`)
  const word = readOneOf(keys[0], Object.keys(words), path)
  readShape(given[word], words[word], `${path}.${word}`, names, depth)
}

function readShape(json: unknown, shape: Shape, path: string, names: Names, depth: number): void {
  if (typeof shape === 'string') return readParameter(json, shape, path, names, depth)
  const fields = readRecord(json, path)
  readOnly(
    fields,
    Object.keys(shape).map((name) => name.replace('*', '')),
    path,
  )
  for (const [name, parameter] of Object.entries(shape)) {
    const plain = name.replace('*', '')
    if (fields[plain] === undefined && name.endsWith('*')) continue
    readParameter(fields[plain], parameter, `${path}.${plain}`, names, depth)
  }
}

/** What a chapter changes of the rules. */
export function readMods(json: unknown, names: Names): void {
  for (const [name, value] of Object.entries(readRecord(json, 'mods'))) {
    const word = readOneOf(name, Object.keys(MOD_WORDS), 'mods')
    const shape = MOD_WORDS[word]
    const path = `mods.${word}`
    if (LISTED_MODS.has(word) && !isChoice(shape)) {
      const all = readList(value, path)
      if (all.length > LONGEST) throw new BadInput(`${path} has at most ${LONGEST} entries`)
      for (const [i, each] of all.entries()) readShape(each, shape, `${path}[${i}]`, names, 0)
    } else if (isChoice(shape)) {
      const [plain, full] = shape
      readShape(value, typeof value === 'object' ? full : plain, path, names, 0)
    } else readShape(value, shape, path, names, 0)
  }
}

function isChoice(shape: Shape | readonly Shape[]): shape is readonly Shape[] {
  return Array.isArray(shape)
}

/** A number, or one that depends on what holds. */
export function readAmount(json: unknown, path: string, names: Names, depth = 0): void {
  if (typeof json === 'number') return void readNumber(json, -MOST, MOST, path)
  const given = readRecord(json, path)
  readOnly(given, ['start', 'plus', 'least'], path)
  if (given['start'] !== 'lore') readNumber(given['start'], -MOST, MOST, `${path}.start`)
  if (given['least'] !== undefined) readNumber(given['least'], -MOST, MOST, `${path}.least`)
  for (const [i, each] of readList(given['plus'] ?? [], `${path}.plus`).entries()) {
    const at = `${path}.plus[${i}]`
    const term = readRecord(each, at)
    readOnly(term, ['n', 'if', 'per'], at)
    readNumber(term['n'], -MOST, MOST, `${at}.n`)
    if (term['if'] !== undefined) readConditions(term['if'], `${at}.if`, names, depth + 1)
    if (term['per'] === undefined) continue
    const per = readRecord(term['per'], `${at}.per`)
    readShape(
      per,
      'variable' in per ? { variable: 'variable' } : { of: 'figures', at: 'place' },
      `${at}.per`,
      names,
      depth,
    )
  }
}

/** Figures by name, or narrowed down. */
function readSelection(json: unknown, path: string, names: Names, depth: number): void {
  if (typeof json === 'string') return readFigures(json, path, names)
  const given = readRecord(json, path)
  readOnly(given, ['of', 'at', 'within', 'placed', 'noBoss', 'without', 'highest', 'choose'], path)
  for (const each of typeof given['of'] === 'string' ? [given['of']] : readList(given['of'], `${path}.of`))
    readFigures(each, `${path}.of`, names)
  const optional = {
    at: 'place',
    within: 'steps',
    placed: 'yes',
    noBoss: 'yes',
    without: 'marker',
    highest: 'yes',
  } as const
  for (const [field, parameter] of Object.entries(optional))
    if (given[field] !== undefined) readParameter(given[field], parameter, `${path}.${field}`, names, depth)
  if (given['choose'] !== undefined && given['choose'] !== 'space')
    readNumber(given['choose'], 1, MOST, `${path}.choose`)
}

function readParameter(json: unknown, parameter: Parameter, path: string, names: Names, depth: number): void {
  const known = (set: ReadonlySet<string>, what: string): void => {
    const name = readString(json, path)
    if (!set.has(name)) throw new BadInput(`${path}: the chapter declares no ${what} "${name}"`)
    names.used.add(name)
  }
  const each = (read: (one: unknown, at: string) => void): void => {
    for (const [i, one] of readList(json, path).entries()) read(one, `${path}[${i}]`)
  }
  switch (parameter) {
    case 'number':
      return void readNumber(json, -MOST, MOST, path)
    case 'amount':
      return readAmount(json, path, names, depth)
    case 'pointsLeft':
      return json === 'none' ? undefined : void readNumber(json, -MOST, MOST, path)
    case 'steps':
      return void readNumber(json, 0, 1, path)
    case 'text':
      return void readString(json, path)
    case 'passage':
      return readPassage(json, path, names)
    case 'open':
      return void readFlag(json, path)
    case 'colour':
      return void readOneOf(json, ['orange', 'blue'], path)
    case 'way':
      return void readOneOf(json, ['door', 'flip'], path)
    case 'difficulty':
      return void readOneOf(json, ['story', 'standard', 'heroic'], path)
    case 'melee':
      return void readOneOf(json, ['melee'], path)
    case 'adjacent':
      return void readOneOf(json, ['adjacent'], path)
    case 'uncountedRules':
      return each((one, at) => readOneOf(one, UNCOUNTED_RULES, at))
    case 'words':
      return each((one, at) => readString(one, at))
    case 'link':
      return checkLink(json, path, names)
    case 'yes':
      if (json !== true) throw new BadInput(`${path} is true`)
      return
    case 'round':
      if (json !== true && json !== 'cut short too') throw new BadInput(`${path} is true or "cut short too"`)
      return
    case 'flag':
      return known(names.flags, 'achievement')
    case 'variable':
      return known(names.variables, 'variable')
    case 'token': {
      const name = readString(json, path)
      if (!names.tokens.has(name) && !names.kinds.has(name))
        throw new BadInput(`${path}: the chapter declares no token "${name}"`)
      return useToken(name, names)
    }
    case 'side':
      return void checkSide(json, path, names)
    case 'anySide':
      return json === 'any' ? undefined : void checkSide(json, path, names)
    case 'surgeSide':
      return json === 'any' || json === 'orange' || json === 'blue' ? undefined : void checkSide(json, path, names)
    case 'place':
      return typeof json === 'string' && PLACE_WORDS.has(json) ? undefined : checkPlace(json, path, names)
    case 'figures':
      return readFigures(json, path, names)
    case 'select':
      return readSelection(json, path, names, depth)
    case 'who':
      return void readOneOf(json, ['mice', 'minions', 'small minions', 'any'], path)
    case 'minion':
      return readMinion(json, path)
    case 'minions':
      return each(readMinion)
    case 'boss':
      readMinion(json, path)
      if (findMinionType(String(json))?.boss !== true) throw new BadInput(`${path}: "${String(json)}" is no boss`)
      return
    case 'trackCard':
      return readTrackCard(json, path)
    case 'turnCard':
      return json === 'minions' ? undefined : readTrackCard(json, path)
    case 'cards':
      return each(readTrackCard)
    case 'card':
    case 'item':
      return checkCard(json, path)
    case 'marker':
      return void readOneOf(json, MARKERS, path)
    case 'comparison':
      return void readOneOf(json, COMPARISONS, path)
    case 'page':
      return json === 'any' ? undefined : void readNumber(json, 1, MOST, path)
    case 'limit':
      return void readOneOf(json, ['chapter', 'token'], path)
    case 'verbs':
      return readVerbs(json, path, names, depth + 1)
    case 'options':
      for (const [name, verbs] of Object.entries(readRecord(json, path)))
        readVerbs(verbs, `${path}.${name}`, names, depth + 1)
      return
    case 'conditions':
      return readConditions(json, path, names, depth + 1)
    case 'condition':
      if (depth > DEEPEST) throw new BadInput(`${path} stands too deep`)
      return readWord(json, CONDITION_WORDS, path, names, depth + 1)
  }
}
