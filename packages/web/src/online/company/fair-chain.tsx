import type { GameTypes } from '@mousekeep/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Tell } from '../../table/messages.ts'
import { startWorker } from '../../table/own-worker.ts'
import { askServer } from '../link/server.ts'
import { companyWords, say } from './words.ts'

/** No campaign is longer than this, however often its chapters were tried. */
const MOST = 200

type Chain = Extract<Tell<GameTypes>, { readonly tell: 'chain' }>

/** For a chapter of a campaign: all chapters up to it, verified on this device as one story. Empty for other tables. */
export function FairChain({ log, game }: { log: object; game: string }): JSX.Element | null {
  const found = useSignal<Chain | { readonly why: string } | 'looking' | null>(null)
  useEffect(() => {
    const look = async (): Promise<void> => {
      await companyWords.load()
      found.value = 'looking'
      found.value = await verified(log, game)
    }
    if (carriedFrom(log) !== undefined) void look()
  }, [log])
  const chain = found.value
  if (chain === null) return null
  if (chain === 'looking') return <li data-ok="unknown">{say('fair-chain-looking')}</li>
  if ('why' in chain) return <li data-ok="false">{say('fair-chain-broken', { why: chain.why })}</li>
  return (
    <>
      <li data-ok="true">{say('fair-chain', { chapters: chain.chapters, plays: chain.plays })}</li>
      {chain.isBrought && <li data-ok="false">{say('company-brought')}</li>}
    </>
  )
}

/** The table of the chapter before; null for a first chapter, undefined for a table outside any campaign. */
function carriedFrom(log: object): string | null | undefined {
  const { entries }: { entries?: readonly { readonly body?: { counts?: string; carried?: { from: string } } }[] } = log
  const opened = entries?.[0]?.body
  return opened?.counts === 'campaign' ? (opened.carried?.from ?? null) : undefined
}

async function verified(last: object, game: string): Promise<Chain | { readonly why: string }> {
  const logs = [last]
  for (let before = carriedFrom(last); typeof before === 'string' && logs.length < MOST;) {
    const answered = await askServer('GET', `tables/${encodeURIComponent(before)}/log`)
    if (!answered.ok) return { why: say('fair-chain-missing') }
    logs.unshift(answered.json)
    before = carriedFrom(answered.json)
  }
  return new Promise((resolve) => {
    const worker = startWorker<GameTypes>((message) => {
      worker.end()
      resolve(message.tell === 'chain' ? message : { why: message.tell === 'broken' ? message.why : '' })
    })
    worker.ask({ ask: 'verify', record: { game }, chain: logs })
  })
}
