import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '../errors/api-error.ts'
import { helpLink, toProblem } from '../errors/problem.ts'
import { newId } from '../ledger/ids.ts'

/** Answers a connection whose bytes are not a request: too slow, too long, or not HTTP. */
export function refuseBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  now: number,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = toProblem(problemOf(error.code), newId('req', now))
  const body = JSON.stringify(problem)
  socket.end(
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
}

function problemOf(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiError('request_timeout', 'The request did not arrive in time.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new ApiError('bad_request', 'The headers are longer than 16 KB.')
  }
  return new ApiError('bad_request', 'The request is not valid HTTP.')
}
