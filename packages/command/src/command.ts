import { parseArgs } from 'node:util'
import { BadInput, readNumber } from '@mousekeep/engine'
import { endWithReader } from './end-with-reader.ts'

/** The options of a command line, by name, each with what it is when left out. */
export interface Options {
  readonly text: (name: string, otherwise: string) => string
  readonly number: <Otherwise extends number | null>(name: string, otherwise: Otherwise) => number | Otherwise
  /** Whether a flag is given. */
  readonly has: (name: string) => boolean
  readonly words: readonly string[]
}

/** What a command takes beside options with a value: options without one, and so many words at most. */
export interface Takes {
  readonly flags?: readonly string[]
  readonly words?: number
}

/**
 * Runs a command: `--help` prints its help, bad input one clear line and exit code 2. Options are those that the help
 * lists as `  --name`.
 */
export async function command(
  help: string,
  run: (options: Options) => Promise<void> | void,
  takes: Takes = {},
): Promise<void> {
  endWithReader()
  if (process.argv.includes('--help')) {
    console.log(help)
    return
  }
  try {
    await run(readOptions(help, takes))
  } catch (error) {
    if (!(error instanceof BadInput) && !isArgumentError(error)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

/** For scripts: their options; after `--help` or bad input the process has ended, as with `command`. */
export function optionsOrEnd(help: string, takes: Takes = {}): Options {
  endWithReader()
  if (process.argv.includes('--help')) {
    console.log(help)
    process.exit(0)
  }
  const options = orEnd(() => readOptions(help, takes))
  return { ...options, number: (name, otherwise) => orEnd(() => options.number(name, otherwise)) }
}

function orEnd<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadInput) && !isArgumentError(error)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

function readOptions(help: string, { flags = [], words = 0 }: Takes): Options {
  const names = [...help.matchAll(/^ {2}--([a-z]+)/gm)].map((match) => match[1])
  const { values, positionals } = parseArgs({
    allowPositionals: words > 0,
    options: Object.fromEntries(
      names.map((name) => [name, { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) }]),
    ),
  })
  if (positionals.length > words) throw new BadInput(`${positionals[words]} is one word too many: see --help`)
  return optionsOf(new Map(Object.entries(values)), positionals)
}

function optionsOf(values: ReadonlyMap<string, unknown>, words: readonly string[]): Options {
  return {
    words,
    has: (name) => values.get(name) === true,
    text: (name, otherwise) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : otherwise
    },
    number: (name, otherwise) => {
      const value = values.get(name)
      return typeof value === 'string' ? readNumber(Number(value), 0, Number.MAX_SAFE_INTEGER, `--${name}`) : otherwise
    },
  }
}

/** `parseArgs` throws these for options that are not there. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
