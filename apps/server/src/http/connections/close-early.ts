import type { FastifyReply, FastifyRequest } from 'fastify'
import { closeSoon } from './close-soon.ts'

/** A body up to this many bytes is read to its end, so that the connection can be used again. */
const mostDiscarded = 65_536

/**
 * Closes the connection of a request that is answered before its body has arrived, by 401 or 413 for
 * example: Node would read and discard the rest, however long it is.
 */
export async function closeEarly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw } = request
  if (raw.complete || isShort(request)) return
  reply.header('connection', 'close')
  // What Node calls when the answer is written; it would destroy the connection there and then.
  raw.socket.destroySoon = () => closeSoon(raw.socket)
}

function isShort({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return false
  return Number(headers['content-length'] ?? 0) <= mostDiscarded
}
