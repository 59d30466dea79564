import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

const QUICK_TURN_MS = 0.1

/**
 * Closes the listening socket when its accept queue is empty: the system resets connections that wait
 * there, though their requests may have been sent. The process accepts one connection in each turn of
 * the event loop, so under load some always wait; after `patienceMs` the socket is closed regardless.
 */
export async function stopListening(server: Server, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs
  let hasConnected = false
  const onConnection = () => {
    hasConnected = true
  }
  server.on('connection', onConnection)
  // Only a whole turn is sure to poll the socket.
  await nextTurn()
  let now = performance.now()
  let isQuiet = false
  while (!isQuiet && now < end) {
    hasConnected = false
    const start = now
    await nextTurn()
    now = performance.now()
    // In a long turn a connection may have arrived after the poll.
    isQuiet = !hasConnected && now - start < QUICK_TURN_MS
  }
  server.off('connection', onConnection)
  server.close()
}
