import { Seeded } from '@mousekeep/engine'
import type { SocketEvents, SocketLike } from '@mousekeep/protocol'
import type { Player } from '../support/player.ts'

/** Promises 8, 9: messages are doubled, dropped, delayed past each other, and connections cut, both ways. */
export function badNetwork(seed: string): (player: Player, events: SocketEvents) => SocketLike {
  const chance = new Seeded(seed)
  const pass = (deliver: () => void): void => {
    const fate = chance.below(200)
    if (fate < 10) return
    if (fate < 30) deliver()
    if (fate < 50) setTimeout(deliver, chance.below(15))
    else deliver()
  }
  return (player, events) => {
    const socket = player.connect({
      opened: events.opened,
      closed: events.closed,
      received: (text) => {
        pass(() => events.received(text))
        if (chance.below(300) === 0) socket.close()
      },
    })
    return { send: (text) => pass(() => socket.send(text)), close: () => socket.close() }
  }
}
