import { REACT_WORDS } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { useComesIntoSight } from '../../page/comes-into-sight.ts'
import { device } from '../../base/device.ts'
import { Drawn, LINES } from '../../page/parts/icons.tsx'
import { say } from '../../base/words/words.ts'
import { me } from '../account/me.ts'
import { isInside } from '../link/inside.ts'
import type { ServerLink } from '../link/server-link.ts'
import { Chat } from './chat.tsx'
import { isPointing } from './pointing.tsx'
import { Reaction } from './reaction.tsx'

const SPEECH = <path {...LINES} d="M4 5h16v11h-9l-5 4v-4H4z" />

const HAND = <path {...LINES} d="M9 21l-4-6 2-1 2 2V5q0-2 2-2t2 2v6l5 1q2 1 2 3l-1 6z" />

/** A pointing hand, and three voices. */
function SignButtons({ online }: { online: ServerLink }): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="btn small"
        aria-pressed={isPointing.value}
        aria-label={say('point-do')}
        title={say('point-how')}
        onClick={() => (isPointing.value = !isPointing.value)}
      >
        <Drawn drawing={HAND} />
      </button>
      {REACT_WORDS.map((word) => (
        <button
          key={word}
          type="button"
          class="btn small"
          aria-label={say(`react-${word}`)}
          title={say(`react-${word}`)}
          onClick={() => online.sign({ type: 'react', word })}
        >
          <Reaction word={word} />
        </button>
      ))}
      {isPointing.value && <p class="note">{say('point-now')}</p>}
    </>
  )
}

function OpenedChat({ online }: { online: ServerLink }): JSX.Element {
  const part = useComesIntoSight<HTMLDivElement>()
  return (
    <div ref={part}>
      <Chat online={online} />
    </div>
  )
}

/** Below the prompt: the button that opens the chat, with a mark for unread messages. */
export function TalkBar({ online }: { online: ServerLink }): JSX.Element {
  const { isOpen, unread } = online.chatter
  const info = online.info.value
  return (
    <>
      <div class="talk-bar" role="group" aria-label={say('talk-title')}>
        <button
          type="button"
          class="btn small"
          aria-expanded={isOpen.value}
          data-unread={unread.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <Drawn drawing={SPEECH} />
          {say('chat-title')}
          {unread.value > 0 && (
            <span class="unread" aria-label={say('chat-unread', { count: unread.value })}>
              {unread.value}
            </span>
          )}
        </button>
        {info !== null && isInside(info, me.value?.person ?? '') && <SignButtons online={online} />}
        {device.value === 'hand' && (
          <button
            type="button"
            class="btn small"
            aria-pressed={online.isRoomOpen.value}
            onClick={() => (online.isRoomOpen.value = !online.isRoomOpen.value)}
          >
            {say('hand-room')}
          </button>
        )}
      </div>
      {isOpen.value && <OpenedChat online={online} />}
    </>
  )
}
