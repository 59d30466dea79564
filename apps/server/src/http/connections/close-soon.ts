import type { Socket } from 'node:net'

/** How long a client has to read a last answer and close, in milliseconds. */
const lingerMs = 1_000

/**
 * Ends a connection after what was written, and destroys it within a second. `end()` alone leaves it open until the
 * client closes it too, and destroying it at once would take back an answer that the client has not read yet (RFC
 * 9112, 9.6). Nothing more is read: a client may be sending a body that nobody wants.
 */
export function closeSoon(socket: Socket): void {
  socket.end()
  // In the next turn, because Node begins to discard the rest of a request at the end of this one.
  setImmediate(() => socket.pause())
  const late = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(late))
}
