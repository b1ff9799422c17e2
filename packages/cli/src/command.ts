import { parseArgs } from 'node:util'
import { BadInput, readNumber } from '@mousekeep/engine'
import { endWithReader } from './end-with-reader.ts'

/** The options of a command line, by name, each with what it is when left out. */
export interface Options {
  readonly text: (name: string, otherwise: string) => string
  readonly number: <Otherwise extends number | null>(name: string, otherwise: Otherwise) => number | Otherwise
  readonly words: readonly string[]
}

/**
 * Runs a command: `--help` prints its help, bad input one clear line and exit code 2. Options are those that the help
 * lists as `  --name`.
 */
export async function command(help: string, run: (options: Options) => Promise<void> | void): Promise<void> {
  endWithReader()
  const names = [...help.matchAll(/^ {2}--([a-z]+)/gm)].map((match) => match[1])
  if (process.argv.includes('--help')) {
    console.log(help)
    return
  }
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    })
    await run(optionsOf(new Map(Object.entries(values)), positionals))
  } catch (error) {
    if (!(error instanceof BadInput) && !isArgumentError(error)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

function optionsOf(values: ReadonlyMap<string, unknown>, words: readonly string[]): Options {
  return {
    words,
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
