import type { Server } from 'node:http'
import { ConnectionTable } from './connection-table.ts'
import { trackAnswers } from './owed-answers.ts'
import { UnreadAnswers } from './unread-answers.ts'

export interface ConnectionLimits {
  /** Connections that may be open at once. */
  readonly most: number
  /** How long a client may take to read what it was sent, in milliseconds. */
  readonly readMs: number
}

const CHECK_MS = 1_000

/**
 * Bounds what clients can hold that connect and then do not send, read or close; returns a function that
 * counts the open connections.
 */
export function guardConnections(server: Server, { most, readMs }: ConnectionLimits): () => number {
  trackAnswers(server)
  const table = new ConnectionTable(most)
  const unread = new UnreadAnswers(readMs)
  server.on('connection', (socket) => table.add(socket))
  const check = setInterval(
    () => {
      const now = performance.now()
      for (const socket of table.all()) if (unread.isStuck(socket, now)) socket.destroy()
    },
    Math.min(CHECK_MS, readMs),
  )
  check.unref()
  server.once('close', () => clearInterval(check))
  return () => table.count
}
