import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors/api-error.ts'

const waiting = new WeakSet<IncomingMessage>()

/**
 * Takes requests with `Expect` like others: Node would answer an unknown expectation without a body, and ask for a
 * body before anybody has looked at the key.
 */
export function takeExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response)
  })
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request)
    server.emit('request', request, response)
  })
}

/** Refuses what a client expects besides `100-continue`; HTTP/1.0 has no expectations (RFC 9110, 10.1.1). */
export function checkExpectation({ headers: { expect }, raw }: FastifyRequest): void {
  if (expect === undefined || raw.httpVersion === '1.0') return
  if (expect.toLowerCase() === '100-continue') return
  throw new ApiError('bad_request', 'Unexpected `Expect`, expected `100-continue` or none.')
}

/** Asks for the body of a client that waits to be asked; a request that was refused never gets here. */
export async function askForBody({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (waiting.delete(raw)) reply.raw.writeContinue()
}
