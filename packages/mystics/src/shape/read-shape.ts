import { isRecord } from '@mousekeep/engine'
import type { Problems } from './problem.ts'
import { LIKES, type Fields, type Named, type Shape, type Shapes, type Size } from './shape.ts'

/** What a reader of shapes must know besides: the words that stand in words, and which names there are. */
export interface Vocabulary {
  readonly slots: Readonly<Record<string, Shapes>>
  /** Collects a problem unless there is such a thing. */
  name(name: string, of: Named, path: string, problems: Problems): void
}

/** How deep words may stand in words. */
const DEEPEST = 8

/**
 * Reads data by its shape: collects everything that is wrong with it, and builds a copy that has what the shape says
 * and nothing else. What could not be read is undefined, or left out of its object or list.
 */
export class ShapeReader {
  readonly #vocabulary: Vocabulary
  readonly #problems: Problems

  constructor(vocabulary: Vocabulary, problems: Problems) {
    this.#vocabulary = vocabulary
    this.#problems = problems
  }

  read(json: unknown, shape: Shape, path: string, depth = 0): unknown {
    switch (shape.is) {
      case 'number':
        return isWhole(json, shape.least, shape.most) ? json : this.#wrong(path, 'number', shape)
      case 'yes':
        return json === true ? json : this.#wrong(path, 'yes')
      case 'no':
        return json === false ? json : this.#wrong(path, 'no')
      case 'boolean':
        return typeof json === 'boolean' ? json : this.#wrong(path, 'flag')
      case 'text':
        return this.#text(json, shape.like, path)
      case 'one of':
        return typeof json === 'string' && shape.values.includes(json)
          ? json
          : this.#wrong(path, 'one-of', { names: shape.values.join(', ') })
      case 'name':
        return this.#name(json, shape.of, path)
      case 'word':
        return this.word(json, this.#vocabulary.slots[shape.slot], path, depth + 1)
      case 'list':
        return this.#list(json, shape.each, shape.size, path, depth)
      case 'point':
        return this.#point(json, shape.most, path)
      case 'record':
        return this.#record(json, shape, path, depth)
      case 'fields':
        return this.fields(json, shape.fields, path, depth)
      case 'any of':
        return this.read(json, shape.shapes.find((each) => mayBe(json, each)) ?? shape.shapes[0], path, depth)
      case 'or null':
        return json === null ? null : this.read(json, shape.shape, path, depth)
    }
  }

  /** One word of a table: an object with one key, and what belongs to it. */
  word(json: unknown, words: Shapes, path: string, depth = 0): unknown {
    if (depth > DEEPEST) return this.#wrong(path, 'too-deep')
    if (!isRecord(json)) return this.#wrong(path, 'object')
    const [word, ...others] = Object.keys(json)
    if (word === undefined || others.length > 0) return this.#wrong(path, 'one-word')
    if (!Object.hasOwn(words, word)) return this.#wrong(path, 'one-of', { names: Object.keys(words).join(', ') })
    return { [word]: this.read(json[word], words[word], `${path}.${word}`, depth) }
  }

  /** What is wrong anywhere in a field leaves the whole field out. */
  fields(json: unknown, shapes: Fields, path: string, depth = 0): Record<string, unknown> | undefined {
    if (!isRecord(json)) return this.#wrong(path, 'object')
    const names = Object.keys(shapes)
    for (const name of Object.keys(json)) {
      if (!names.includes(name)) this.#problems.add(path, 'no-field', { name, names: names.join(', ') })
    }
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(shapes)) {
      const given = Object.hasOwn(json, name) ? json[name] : undefined
      if (shape.is === 'maybe' && given === undefined) continue
      const before = this.#problems.count
      const value = this.read(given, shape.is === 'maybe' ? shape.shape : shape, within(path, name), depth)
      if (this.#problems.count === before) read[name] = value
    }
    return read
  }

  #list(json: unknown, each: Shape, size: Size, path: string, depth: number): unknown[] | undefined {
    if (!Array.isArray(json)) return this.#wrong(path, 'list')
    if (!this.#fits(json.length, size, path)) return undefined
    return json.map((one, i) => this.read(one, each, `${path}[${i}]`, depth))
  }

  #record(json: unknown, shape: Extract<Shape, { is: 'record' }>, path: string, depth: number): object | undefined {
    if (!isRecord(json)) return this.#wrong(path, 'object')
    const names = Object.keys(json)
    if (!this.#fits(names.length, shape.size, path)) return undefined
    const entries = names.map((name): [string, unknown] => {
      this.read(name, shape.by, path, depth)
      return [name, this.read(json[name], shape.each, within(path, name), depth)]
    })
    return Object.fromEntries(entries)
  }

  #fits(n: number, [least, most]: Size, path: string): boolean {
    if (n < least) this.#problems.add(path, 'too-few', { least })
    if (n > most) this.#problems.add(path, 'too-many', { most })
    return n >= least && n <= most
  }

  #point(json: unknown, most: number, path: string): unknown {
    const isPoint = Array.isArray(json) && json.length === 2 && json.every((each) => isWhole(each, 0, most))
    return isPoint ? [...json] : this.#wrong(path, 'point', { most })
  }

  #text(json: unknown, like: keyof typeof LIKES, path: string): unknown {
    if (typeof json !== 'string') return this.#wrong(path, 'text')
    const { pattern, example } = LIKES[like]
    return new RegExp(pattern).test(json) ? json : this.#wrong(path, 'like', { name: json, example })
  }

  #name(json: unknown, of: Named, path: string): unknown {
    if (typeof json !== 'string') return this.#wrong(path, 'text')
    this.#vocabulary.name(json, of, path, this.#problems)
    return json
  }

  #wrong(...problem: Parameters<Problems['add']>): undefined {
    this.#problems.add(...problem)
    return undefined
  }
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function isWhole(json: unknown, least: number, most: number): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
}

/** Whether a value looks like this shape: which of several is meant. */
function mayBe(json: unknown, shape: Shape): boolean {
  switch (shape.is) {
    case 'number':
      return typeof json === 'number'
    case 'yes':
      return json === true
    case 'no':
      return json === false
    case 'boolean':
      return typeof json === 'boolean'
    case 'one of':
      return typeof json === 'string' && shape.values.includes(json)
    case 'text':
    case 'name':
      return typeof json === 'string'
    case 'list':
    case 'point':
      return Array.isArray(json)
    case 'word':
    case 'record':
      return isRecord(json)
    case 'fields':
      return isRecord(json) && Object.entries(shape.fields).every(([name, each]) => each.is === 'maybe' || name in json)
    case 'any of':
      return shape.shapes.some((each) => mayBe(json, each))
    case 'or null':
      return json === null || mayBe(json, shape.shape)
  }
}
