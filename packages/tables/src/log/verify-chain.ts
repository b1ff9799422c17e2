import { BadInput, canonical, type Game, type GameTypes } from '@mousekeep/engine'
import type { Body, CampaignStart } from './entries.ts'
import { replayLog, type ReplayedLog, type VerifiedLog } from './verify-log.ts'

/** What the logs of a campaign show, chapter by chapter. */
export interface VerifiedChain {
  readonly chapters: readonly (VerifiedLog & { readonly table: string; readonly told: unknown })[]
  /** Some of it was played elsewhere before, where nobody could verify it. */
  readonly isBrought: boolean
  /** The last of the logs ends the campaign. */
  readonly isClosed: boolean
}

/**
 * Verifies a campaign from the logs of its chapters, in their order and from the first: each log by itself, that what
 * each chapter began with is what the one before handed on, and that each names the other. The last may be of a chapter
 * that goes on if its length is told. Throws `BadInput` that says where it does not hold.
 */
export function verifyChain<T extends GameTypes>(
  game: Game<T>,
  logs: readonly unknown[],
  length: number | null = null,
): VerifiedChain {
  if (logs.length === 0) throw new BadInput('there are no logs')
  const chain = logs.map((log, i) => within(i, () => replayLog(game, log, i === logs.length - 1 ? length : null)))
  for (const [i, chapter] of chain.entries()) within(i, () => checkBeginning(game, chapter, chain[i - 1] ?? null))
  const last = chain[chain.length - 1]
  return {
    chapters: chain.map((log) => ({ ...log.verified, table: log.table, told: followedIn(log)?.told })),
    isBrought: openedIn(chain[0]).campaign?.brought !== undefined,
    isClosed: followedIn(last)?.table === null,
  }
}

function within<T>(index: number, look: () => T): T {
  try {
    return look()
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`log ${index + 1}: ${error.message}`)
    throw error
  }
}

function checkBeginning<T extends GameTypes>(game: Game<T>, chapter: ReplayedLog, before: ReplayedLog | null): void {
  const opened = openedIn(chapter)
  const { counts, campaign } = opened
  if (counts !== 'campaign' || campaign === undefined) throw new BadInput('this is no chapter of a campaign')
  if (before === null) {
    if (opened.carried !== undefined) throw new BadInput('the chapter before it is missing')
    return checkFirst(game, opened, campaign)
  }
  const followed = followedIn(before)
  if (followed === null || followed.table !== chapter.table) throw new BadInput('the chapter before went on elsewhere')
  const carried = { from: before.table, hash: followed.hash }
  if (canonical(opened.carried ?? null) !== canonical(carried))
    throw new BadInput('it does not follow the chapter before')
  if (!isHandedOn(game, campaign.baggage, before.onward?.baggage ?? null))
    throw new BadInput('it began with what the chapter before did not hand on')
  const firstBrought = openedIn(before).campaign?.brought ?? null
  if (canonical(campaign.brought ?? null) !== canonical(firstBrought))
    throw new BadInput('it hides or invents what was played elsewhere')
  checkOptions(game, opened, campaign)
}

function isHandedOn<T extends GameTypes>(game: Game<T>, baggage: object, handedOn: object | null): boolean {
  if (game.sequel === undefined || handedOn === null) return false
  return canonical(game.sequel.readBaggage(baggage)) === canonical(game.sequel.readBaggage(handedOn))
}

/** A campaign begins with nothing, or says openly what was brought along. */
function checkFirst<T extends GameTypes>(game: Game<T>, opened: Body<'opened'>, campaign: CampaignStart): void {
  if (campaign.brought !== undefined) return
  const options = game.readOptions(opened.options)
  if ((game.sequel?.carried(options) ?? []).length > 0) throw new BadInput('a campaign begins with nothing')
  const baggage = game.sequel?.prepare(campaign.baggage, {}) ?? {}
  if ((game.sequel?.carried(game.readOptions(baggage)) ?? []).length > 0)
    throw new BadInput('a campaign begins with nothing')
}

/** What is carried over is what the baggage gives for that party, whatever else was wished for. */
function checkOptions<T extends GameTypes>(game: Game<T>, opened: Body<'opened'>, campaign: CampaignStart): void {
  const { sequel } = game
  if (sequel === undefined) throw new BadInput('this game has no campaigns')
  const given = game.readOptions(opened.options)
  const right = sequel.prepare(campaign.baggage, sequel.wishOf(given))
  if (canonical(game.readOptions(right)) !== canonical(given))
    throw new BadInput('its options are not what was handed on')
}

function openedIn({ bodies }: ReplayedLog): Body<'opened'> {
  const [first] = bodies
  if (first?.kind !== 'opened') throw new BadInput('the log does not begin with its table')
  return first
}

/** The last word on where it went on; and the hash of the log before it. */
function followedIn({
  bodies,
  hashes,
}: ReplayedLog): { readonly table: string | null; readonly told: object; readonly hash: string } | null {
  const at = bodies.findLastIndex(({ kind }) => kind === 'followed')
  const body = bodies[at]
  return body?.kind === 'followed' && at > 0 ? { table: body.table, told: body.told, hash: hashes[at - 1] } : null
}
