import type { JSX } from 'preact'
import type { ServerLink } from '../link/server-link.ts'
import { Anchored } from './anchored.tsx'
import { Reaction } from './reaction.tsx'
import type { Sign } from './signs.ts'
import { placesOf } from './target.ts'

const LONGEST = 160

/** What people say, shown where they sit, and what they point at. A person without a seat speaks from the edge. */
export function Bubbles({ online }: { online: ServerLink }): JSX.Element {
  return (
    <div class="bubbles" aria-hidden="true">
      {online.signs.shown.value.map((sign) => (
        <Shown key={sign.n} online={online} sign={sign} />
      ))}
    </div>
  )
}

function Shown({ online, sign: { from, what } }: { online: ServerLink; sign: Sign }): JSX.Element | null {
  const seats = (online.info.value?.seats ?? []).flatMap(({ holder }, seat) =>
    holder?.person === from.person ? [`[data-portrait="${seat}"]`] : [],
  )
  if ('pointed' in what) {
    return (
      <Anchored at={placesOf(what.pointed)} how="over" class="pointed">
        <span class="pointed-by">{from.name}</span>
      </Anchored>
    )
  }
  if ('reacted' in what) {
    return (
      <Anchored at={seats} how="beside" class="reacted">
        <Reaction word={what.reacted} />
        <span class="pointed-by">{from.name}</span>
      </Anchored>
    )
  }
  // Whoever reads the chat sees it there.
  if (online.chatter.isOpen.value) return null
  return (
    <Anchored at={seats} how="beside" class="bubble">
      <b>{from.name}</b> {what.said.length > LONGEST ? `${what.said.slice(0, LONGEST)} …` : what.said}
    </Anchored>
  )
}
