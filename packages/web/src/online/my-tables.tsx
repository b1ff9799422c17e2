import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../base/settings.ts'
import { say } from '../base/words/words.ts'
import { becomeSomebody } from './account/me.ts'
import { askPages } from './link/server.ts'

const AGAIN_MS = 20_000
/** The number of lines shown at first, and added each time somebody asks for more. */
const LINES = 12
/** The size of a page of the server's list. */
const PAGE = 100

interface ListedTable {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly status: string
  readonly turn: number | null
  readonly updatedAt: number
  readonly seats: readonly number[]
}

/** My tables on the server. They have a script of their own, only for people who have been on the server before. */
export function MyTables(): JSX.Element | null {
  const tables = useSignal<readonly ListedTable[]>([])
  const most = useSignal(LINES)
  const hasMore = useSignal(false)
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (document.hidden || !(await becomeSomebody()).ok) return
      const answered = await askPages('tables', Math.ceil(most.value / PAGE))
      if (!answered.ok) return
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
      const listed = answered.pages.flatMap((page) => (page as { readonly tables: readonly ListedTable[] }).tables)
      tables.value = awaitedFirst(listed).slice(0, most.value)
      hasMore.value = !answered.isAll || listed.length > most.value
    }
    void load()
    const timer = setInterval(() => void load(), AGAIN_MS)
    const again = (): void => void load()
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [most.value])
  const [first] = tables.value
  if (first === undefined) return null
  return (
    <>
      {/* Wherever the list is on the page, a table that waits for us is announced in sight. */}
      {isAwaited(first) && (
        <a class="btn go awaited" href={`#/online/${first.id}`}>
          {say('tables-your-turn')} · {say(`${first.game}-title`)} · {first.code}
        </a>
      )}
      <ul class="tables">
        {tables.value.map((table) => (
          <OnlineLine key={table.id} table={table} />
        ))}
      </ul>
      {hasMore.value && (
        <button type="button" class="btn small" onClick={() => (most.value += LINES)}>
          {say('tables-more')}
        </button>
      )}
    </>
  )
}

const isAwaited = ({ turn, seats, status }: ListedTable): boolean =>
  status === 'playing' && turn !== null && seats.includes(turn)

/** First the tables that wait for us, then those in progress; otherwise in the server's order. */
function awaitedFirst(tables: readonly ListedTable[]): readonly ListedTable[] {
  const rank = (table: ListedTable): number =>
    isAwaited(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'open' ? 2 : 3
  return tables.toSorted((a, b) => rank(a) - rank(b))
}

function OnlineLine({
  table: { id, code, game, status, turn, updatedAt, seats },
}: {
  table: ListedTable
}): JSX.Element {
  const isMine = turn !== null && seats.includes(turn)
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(updatedAt)
  const label = status === 'over' || status === 'archived' ? 'tables-look' : 'tables-go-on'
  return (
    <li>
      <a class={isMine ? 'btn go' : 'btn'} href={`#/online/${id}`}>
        {isMine ? say('tables-your-turn') : say(label)}
      </a>
      <span>
        {say(`${game}-title`)} · {code} · {say(`status-${status === 'playing' && isMine ? 'yours' : status}`)}
        <small>{when}</small>
      </span>
    </li>
  )
}
