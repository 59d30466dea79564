import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '../errors/api-error.ts'
import { helpLink, toProblem } from '../errors/problem.ts'
import { newId } from '../ledger/ids.ts'
import { closeSoon } from './connections/close-soon.ts'
import { answersOwed, isAnsweredEarly } from './connections/owed-answers.ts'

/** Connections that are about to be closed. */
const refused = new WeakSet<Socket>()

/**
 * Answers a connection whose bytes are not a request: too slow, too long, or not HTTP. The answers to
 * requests before it go first, because a client takes answers in the order of its requests.
 */
export function refuseBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  now: number,
): void {
  if (refused.has(socket)) return
  refused.add(socket)
  if (error.code === 'ECONNRESET' || !socket.writable || isAnsweredEarly(socket)) {
    socket.destroy()
    return
  }
  const last = answersOwed(socket).at(-1)
  if (last === undefined) refuse(socket, problemOf(error.code), now)
  else refuseAfter(last, socket, problemOf(error.code), now)
}

function refuseAfter(answer: ServerResponse, socket: Socket, problem: ApiError, now: number): void {
  socket.pause()
  answer.once('close', () => {
    if (socket.writable) refuse(socket, problem, now)
    else socket.destroy()
  })
}

function refuse(socket: Socket, error: ApiError, now: number): void {
  const problem = toProblem(error, newId('req', now))
  const body = JSON.stringify(problem)
  socket.write(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${problem.request_id}`,
      `link: ${helpLink(problem.code)}`,
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  closeSoon(socket)
}

function problemOf(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiError('request_timeout', 'The request did not arrive in time.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new ApiError('bad_request', 'The headers are longer than 16 KB, or too many.')
  }
  return new ApiError('bad_request', 'The request is not valid HTTP.')
}
