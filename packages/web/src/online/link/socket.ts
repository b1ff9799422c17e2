import type { SocketEvents, SocketLike } from '@mousekeep/protocol'

/** A socket to the server that the page came from. Closing it takes effect at once, whatever the network does. */
export function connectSocket(events: SocketEvents): SocketLike {
  const address = new URL('/live', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  let isOver = false
  const over = (): void => {
    if (isOver) return
    isOver = true
    removeEventListener('offline', over)
    socket.close()
    events.closed()
  }
  socket.addEventListener('open', events.opened)
  socket.addEventListener('message', ({ data }) => typeof data === 'string' && events.received(data))
  socket.addEventListener('close', over)
  // After a loss of the network a socket may stay open for minutes.
  addEventListener('offline', over)
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: over,
  }
}
