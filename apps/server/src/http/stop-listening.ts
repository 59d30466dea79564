import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

const QUICK_TURN_MS = 0.1

/**
 * Closes the listening socket at a moment when nobody waits in front of it. The system resets the
 * connections that it took and the process did not, though their requests may have been sent; and
 * the process takes only one in a turn of its loop, so under load some always wait. Who connects without a pause is waited
 * for no longer than `patienceMs`.
 */
export async function stopListening(server: Server, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  server.on('connection', note)
  // A whole turn looks at the socket; the rest of this one may not.
  await nextTurn()
  let now = performance.now()
  let isQuiet = false
  while (!isQuiet && now < end) {
    hasCome = false
    const start = now
    await nextTurn()
    now = performance.now()
    // In a long turn somebody may have come after the process had looked.
    isQuiet = !hasCome && now - start < QUICK_TURN_MS
  }
  server.off('connection', note)
  server.close()
}
