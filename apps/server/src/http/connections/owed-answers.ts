import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Calls {
  /** The answers that are not sent yet, oldest first: a client may send a request before it has the last answer. */
  readonly owed: Set<ServerResponse>
  last: IncomingMessage
}

const calls = new WeakMap<Socket, Calls>()

/** Keeps which answers each connection of a server waits for. */
export function trackAnswers(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const { owed } = calls.get(socket) ?? { owed: new Set<ServerResponse>() }
    calls.set(socket, { owed, last: request })
    owed.add(response)
    response.once('close', () => owed.delete(response))
  })
}

/** The answers to requests that arrived in full, oldest first. */
export function answersOwed(socket: Socket): ServerResponse[] {
  const owed = calls.get(socket)?.owed ?? []
  return [...owed].filter((response) => response.req.complete)
}

/** Whether the request that is still arriving has been answered already, such as by 401. */
export function isAnsweredEarly(socket: Socket): boolean {
  const found = calls.get(socket)
  if (found === undefined || found.last.complete) return false
  const open = [...found.owed].find((response) => response.req === found.last)
  return open === undefined || open.headersSent
}
