import type { GameTypes } from '@mousekeep/engine'
import type { VerifiedLog } from '@mousekeep/tables'
import type { Told } from '@mousekeep/protocol'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { faceOf } from '../../faces/faces.ts'
import { Header } from '../../page/parts/header.tsx'
import type { Luck } from '../../page/luck.ts'
import { language } from '../../base/settings.ts'
import type { Tell } from '../../table/messages.ts'
import { startWorker } from '../../table/own-worker.ts'
import { becomeSomebody } from '../account/me.ts'
import { witness } from '../link/outbox.ts'
import { isOurSeedIn, type SealedLog } from '../link/own-seeds.ts'
import { FairChain } from '../company/fair-chain.tsx'
import { askServer } from '../link/server.ts'
import { recordOf } from '../link/record.ts'
import { fairWords, say } from './words.ts'

/** The log as the server hands it out. The worker reads it; the page only shows its seed and looks for one hash. */
interface Log extends SealedLog {
  readonly seed: string
}

interface Found {
  readonly log: Log
  readonly game: string
  readonly verified: VerifiedLog | null
  /** Whether this is the log that this device saw during the game; null if it was not there. */
  readonly isSeen: boolean | null
  /** Whether the seed of this browser is in the dice, as it saw it; null if it revealed none. */
  readonly isOurs: boolean | null
  readonly luck: Luck | null
  /** Who is played from each seat. */
  readonly seats: readonly string[]
  readonly why: string
}

/** The dice of a finished table, verified on this device, and what luck they brought to whom. */
export function FairPage({ id }: { id: string }): JSX.Element {
  const found = useSignal<Found | 'looking' | 'not-yet'>('looking')
  const isSpoken = useSignal(false)
  useEffect(() => {
    void fairWords.load().then(() => (isSpoken.value = true))
    void look(id).then((result) => (found.value = result ?? 'not-yet'))
  }, [id])
  const result = found.value
  if (!isSpoken.value) return <div class="page" />
  return (
    <div class="page">
      <Header title={say('fair-title')} page="fair" />
      <main>
        <section class="panel form">
          <h2>{say('fair-how-title')}</h2>
          <p>{say('fair-how')}</p>
          {result === 'looking' && <p role="status">{say('fair-looking')}</p>}
          {result === 'not-yet' && <p role="status">{say('fair-not-yet')}</p>}
          {id !== '' && (
            <p>
              <a class="btn small" href={`#/online/${id}`}>
                {say('fair-back')}
              </a>
            </p>
          )}
        </section>
        {typeof result === 'object' && <Result {...result} />}
      </main>
    </div>
  )
}

async function look(id: string): Promise<Found | null> {
  if (!(await becomeSomebody()).ok) return null
  const told = await recordOf(id)
  const answered = await askServer('GET', `tables/${id}/log`)
  if (told === null || !answered.ok) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
  const log = answered.json as Log
  const answer = await askWorker(log, told)
  const { game } = told.record
  if (answer.tell !== 'verified') {
    return {
      log,
      game,
      verified: null,
      isSeen: null,
      isOurs: null,
      luck: null,
      seats: [],
      why: answer.tell === 'broken' ? answer.why : '',
    }
  }
  const face = await faceOf(game)
  const { start } = told.record
  const options = 'options' in start ? start.options : {}
  const seen = witness(id)
  const isSeen =
    seen === null
      ? null
      : log.entries.at(seen.seq)?.hash === seen.hash && answer.verified.commitment === seen.commitment
  const isOurs = isOurSeedIn(id, log, answer.verified)
  return {
    log,
    game,
    verified: answer.verified,
    isSeen,
    isOurs,
    luck: (await face?.luck(answer.chapters)) ?? null,
    seats: answer.verified.seeds.map((_, seat) => face?.seatName(options, seat) ?? ''),
    why: '',
  }
}

/** The worker has the rules: it replays everything. */
function askWorker(log: Log, { record }: Told): Promise<Tell<GameTypes>> {
  return new Promise((resolve) => {
    const worker = startWorker<GameTypes>((message) => {
      worker.end()
      resolve(message)
    })
    worker.ask({ ask: 'verify', log, record })
  })
}

function Result({ log, game, verified, isSeen, isOurs, luck, seats, why }: Found): JSX.Element {
  return (
    <>
      <section class="panel form" aria-labelledby="verdict-title">
        <h2 id="verdict-title">{say('fair-verdict')}</h2>
        {verified === null ? (
          <p role="alert">{say('fair-broken', { why })}</p>
        ) : (
          <>
            <ul class="verdict">
              <li data-ok="true">{say('fair-promise-kept')}</li>
              <li data-ok="true">{say('fair-replayed', { plays: verified.plays })}</li>
              {isSeen !== null && <li data-ok={isSeen}>{say(isSeen ? 'fair-seen' : 'fair-not-seen')}</li>}
              {isOurs !== null && <li data-ok={isOurs}>{say(isOurs ? 'fair-own-seed' : 'fair-own-seed-not')}</li>}
              {verified.seeds.map((how, seat) => (
                <li key={seat} data-ok={how === 'promised' ? 'true' : undefined}>
                  {say(`fair-seed-${how}`, { seat: seats[seat] })}
                </li>
              ))}
              {verified.calledOff > 0 && (
                <li data-ok="false">{say('fair-called-off', { count: verified.calledOff })}</li>
              )}
              <FairChain log={log} game={game} />
              {verified.earlier > 0 && <li data-ok="false">{say('fair-unverifiable', { count: verified.earlier })}</li>}
            </ul>
            <details>
              <summary>{say('fair-numbers')}</summary>
              <dl class="numbers">
                <dt>{say('fair-commitment')}</dt>
                <dd class="hash">{verified.commitment}</dd>
                <dt>{say('fair-server-seed')}</dt>
                <dd class="hash">{log.seed}</dd>
                <dt>{say('fair-player-seeds')}</dt>
                <dd class="hash">{verified.playerSeeds.join(' · ')}</dd>
                <dt>{say('fair-state')}</dt>
                <dd class="hash">{verified.hash}</dd>
              </dl>
            </details>
          </>
        )}
      </section>
      {luck !== null && <LuckTable luck={luck} />}
    </>
  )
}

function LuckTable({ luck: { how, what: found, rows } }: { luck: Luck }): JSX.Element {
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <section class="panel form" aria-labelledby="luck-title">
      <h2 id="luck-title">{say('luck-title')}</h2>
      <p>{how}</p>
      <table class="luck">
        <thead>
          <tr>
            <th scope="col">{found}</th>
            {rows[0].seats.map(({ seat }) => (
              <th key={seat} scope="col">
                {seat}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, seats }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {seats.map(({ seat, had, expected }) => (
                <td key={seat}>
                  <b>{had}</b> <small>{say('luck-expected', { expected: number.format(expected) })}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
