import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { say } from '../base/words/words.ts'
import { Asked } from './asked.tsx'
import type { ServerLink } from './link/server-link.ts'
import { seatText } from './lobby/seats.tsx'

/** What the others are asked, and our answer. */
export function VoteNotice({ online }: { online: ServerLink }): JSX.Element | null {
  const info = online.info.value
  if (info === null || info.vote === null) return null
  const { about, agreed } = info.vote
  const isAsked = online.mine.value.some((seat) => !agreed.includes(seat) && !isAbout(info, seat))
  return (
    <Asked>
      <p>
        {about.what === 'archive'
          ? say('vote-archive')
          : say(about.level === null ? 'vote-free' : 'vote-bot', {
              name: info.seats[about.seat].holder?.name ?? '',
              seat: seatText(info, about.seat),
            })}
      </p>
      {isAsked ? (
        <p class="row">
          <button type="button" class="btn" onClick={() => void online.send({ type: 'ballot', agree: true })}>
            {say('vote-agree')}
          </button>
          <button type="button" class="btn" onClick={() => void online.send({ type: 'ballot', agree: false })}>
            {say('vote-decline')}
          </button>
        </p>
      ) : (
        <p class="note">{say('vote-waits')}</p>
      )}
    </Asked>
  )
}

/** The person it is about has no vote. */
function isAbout({ vote, seats }: TableInfo, seat: number): boolean {
  if (vote?.about.what !== 'replace') return false
  return seats[seat].holder?.person === seats[vote.about.seat].holder?.person
}
