import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { problemSchema } from '@content-trust/engine/schema'
import { describe, expect, it, vi } from 'vitest'
import { refuseBrokenRequest } from './broken-request.ts'

/** What is said to a client whose request broke with this code. */
function refuse(code: string | undefined, writable = true) {
  const write = vi.fn<(text: string) => void>()
  const end = vi.fn()
  const destroy = vi.fn()
  const socket: Socket = Object.assign(Object.create(EventEmitter.prototype), {
    writable,
    write,
    end,
    destroy,
    pause: vi.fn(),
  })
  refuseBrokenRequest(
    Object.assign(new Error('canary'), code === undefined ? {} : { code }),
    socket,
    0,
  )
  socket.emit('close')
  return { said: write.mock.lastCall?.[0], end, destroy }
}

describe('a request that never became one', () => {
  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'request_timeout', 'arrive in time'],
    ['HPE_HEADER_OVERFLOW', '400 Bad Request', 'bad_request', 'headers are longer than 16 KB'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'bad_request', 'not valid HTTP'],
    [undefined, '400 Bad Request', 'bad_request', 'not valid HTTP'],
  ])('is answered by a problem: %s', (cause, status, code, detail) => {
    const { said = '', end, destroy } = refuse(cause)
    const [head = '', body = ''] = said.split('\r\n\r\n')
    const [first, ...headers] = head.split('\r\n')
    const problem = problemSchema.parse(JSON.parse(body))
    expect(problem).toMatchObject({ code, detail: expect.stringContaining(detail) })
    expect(first).toBe(`HTTP/1.1 ${status}`)
    expect(headers).toEqual([
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${problem.request_id}`,
      `link: </problems/${code}>; rel="help"`,
      'x-content-type-options: nosniff',
      'connection: close',
    ])
    expect(said).not.toContain('canary')
    expect(end).toHaveBeenCalledOnce()
    expect(destroy).not.toHaveBeenCalled()
  })

  it.each([
    ['has gone', 'ECONNRESET', true],
    ['reads no more', 'HPE_INVALID_METHOD', false],
  ])('is dropped where the client %s', (_name, code, writable) => {
    const { said, destroy } = refuse(code, writable)
    expect(said).toBeUndefined()
    expect(destroy).toHaveBeenCalledOnce()
  })
})
