import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { BadInput } from '@mousekeep/engine'
import { isCommon } from './common-password.ts'
import { skeletonOf } from './skeleton.ts'

const SHORTEST = 8
const LONGEST = 128
const FEWEST_DIFFERENT = 4

/** The least that is advised for argon2id: 19 MiB, two passes, one lane. Kept with each hash, so it can be raised. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const BYTES = 32

const kept = (salt: Buffer, hash: Buffer): string =>
  ['argon2id', COST.memory, COST.passes, COST.parallelism, b64(salt), b64(hash)].join('$')

/** What unknown names are compared with, so that they take as long as known ones. No password has this hash. */
const NOBODY = kept(Buffer.alloc(16), Buffer.alloc(BYTES))

/** Before the secret of an account that nobody may use for the time being. */
export const SUSPENDED = 'suspended$'

/** Hashes take memory and a core each: a flood of logins must not starve the tables (promise 19). */
const AT_ONCE = 2
const MOST_WAITING = 30

/** A password as it is hashed; throws `BadInput`, never with the password in it. */
export function readPassword(json: unknown, name: string): string {
  const password = readGivenPassword(json)
  const { length } = Array.from(password)
  if (length < SHORTEST) throw new BadInput(`the password must have at least ${SHORTEST} characters`)
  if (new Set(password).size < FEWEST_DIFFERENT) throw new BadInput('the password repeats the same few characters')
  if (isCommon(password)) throw new BadInput('this is among the passwords that are tried first: take another')
  if (skeletonOf(password) === skeletonOf(name)) throw new BadInput('the password is not the name')
  return password
}

/** A password that somebody gives to prove who they are: whatever was once taken. */
export function readGivenPassword(json: unknown): string {
  if (typeof json !== 'string' || !json.isWellFormed()) throw new BadInput('the password is text')
  if (json.length > LONGEST) throw new BadInput(`the password must have at most ${LONGEST} characters`)
  return json.normalize('NFKC')
}

/** Too many hashes wait already: come back later. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

export class Passwords {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** The secret to keep: parameters, salt and hash. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return kept(salt, await this.derive(password, salt, COST))
  }

  /** Whether the password is the one of the secret. `null` is nobody's: false, after as much work. */
  async isRight(password: string, secret: string | null): Promise<boolean> {
    const known = secret === null || secret.startsWith(SUSPENDED) ? NOBODY : secret
    const [kind, memory, passes, parallelism, salt, hash] = known.split('$')
    if (kind !== 'argon2id') throw new Error(`Bug: a secret of kind ${kind}`)
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const derived = await this.derive(password, Buffer.from(salt, 'base64url'), cost)
    return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && secret !== null
  }

  private async derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
    await this.turn()
    try {
      return await new Promise((resolve, reject) => {
        const parameters = { message: password, nonce: salt, tagLength: BYTES, ...cost }
        argon2('argon2id', parameters, (error, derived) => (error === null ? resolve(derived) : reject(error)))
      })
    } finally {
      const next = this.waiting.shift()
      // Whoever waits takes over the place, so that nobody slips in between.
      if (next === undefined) this.running--
      else next()
    }
  }

  private async turn(): Promise<void> {
    if (this.running < AT_ONCE) {
      this.running++
      return
    }
    if (this.waiting.length >= MOST_WAITING) throw new Busy('too many logins at once')
    await new Promise<void>((resolve) => this.waiting.push(resolve))
  }
}

function b64(bytes: Buffer): string {
  return bytes.toString('base64url')
}
