import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { listen, readAll } from '../server/support/raw-client.ts'
import { draft } from '../server/support/valid-bodies.ts'

/** Milliseconds that a busy machine may take for what an idle one does in one or two seconds. */
const patience = { timeout: 20_000, interval: 50 }
const mebibyte = 1_048_576

const jsonHead = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}\r\n`

const chunkedHead = (coding: string) =>
  jsonHead('/demo/analyze', `Transfer-Encoding: ${coding}\r\n`).slice(0, -2)

/** Sends a body for as long as the other side takes it, at most 64 MiB. */
async function flood(socket: Socket, chunk: string): Promise<void> {
  let sent = 0
  while (!socket.destroyed && socket.writable && sent < 64 * mebibyte) {
    await new Promise((resolve) => {
      socket.write(chunk, resolve)
    })
    sent += chunk.length
  }
}

it.each([
  ['says nothing', ''],
  ['stops in its head', 'POST /v1/analyze HTTP/1.1\r\nHost: a\r\n'],
  ['stops in its body', jsonHead('/demo/analyze', 'Content-Length: 100\r\n')],
  ['speaks something else', 'nonsense\r\n\r\n'],
  ['sends too many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`],
  ['asks for a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('API4 a client that %s, reads nothing and does not close is gone soon', async (_, sent) => {
  const { dial, open, accepted } = await listen({ config: { requestMs: 200 } })
  const clients = await Promise.all(Array.from({ length: 20 }, () => dial()))
  for (const client of clients) client.write(sent)
  await vi.waitFor(() => expect(accepted).toHaveLength(20), patience)
  await vi.waitFor(async () => expect(await open()).toBe(0), patience)
})

it.each([
  ['401', jsonHead('/v1/analyze', `Content-Length: ${64 * mebibyte}\r\n`), 'x'.repeat(65_536)],
  ['401', jsonHead('/mcp', 'Transfer-Encoding: chunked\r\n'), `10000\r\n${' '.repeat(65_536)}\r\n`],
  ['404', jsonHead('/nowhere', `Content-Length: ${64 * mebibyte}\r\n`), 'x'.repeat(65_536)],
  ['413', jsonHead('/demo/analyze', `Content-Length: ${64 * mebibyte}\r\n`), 'x'.repeat(65_536)],
  [
    '413',
    jsonHead('/demo/analyze', 'Transfer-Encoding: chunked\r\n'),
    `10000\r\n${' '.repeat(65_536)}\r\n`,
  ],
  [
    '415',
    jsonHead('/demo/analyze', `Content-Length: ${64 * mebibyte}\r\nContent-Encoding: gzip\r\n`),
    'x'.repeat(65_536),
  ],
])(
  'API4 after %s the body is not read, and the answer arrives: %j',
  async (status, head, chunk) => {
    const { dial, open, accepted } = await listen()
    const socket = await dial()
    const answer = readAll(socket)
    socket.write(head.replace('Host: a', 'Host: localhost'))
    await flood(socket, chunk)
    expect(await answer).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\\r\\nconnection: close\\r\\n`),
    )
    await vi.waitFor(async () => expect(await open()).toBe(0), patience)
    expect(accepted[0]?.bytesRead).toBeLessThan(8 * mebibyte)
  },
)

it('a short body that is refused leaves its connection to the next request', async () => {
  const { dial, accepted } = await listen()
  const socket = await dial()
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  socket.write(jsonHead('/v1/analyze', 'Content-Length: 10\r\n'))
  await vi.waitFor(() => expect(said).toMatch(/^HTTP\/1\.1 401 /), patience)
  expect(said).not.toMatch(/connection: close/)
  socket.write('0123456789GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  await vi.waitFor(() => expect(said).toMatch(/HTTP\/1\.1 200 /), patience)
  expect(accepted).toHaveLength(1)
})

it('API4 a client that asks and never reads is gone after the time for reading', async () => {
  const { dial, open, accepted } = await listen({ config: { requestMs: 300 } })
  const socket = await dial()
  const asked = 'GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500)
  socket.write(asked)
  await vi.waitFor(() => expect(accepted[0]?.writableLength).toBeGreaterThan(0), patience)
  await vi.waitFor(async () => expect(await open()).toBe(0), patience)
})

it('API4 one address that takes all connections loses its idle ones, and nobody else does', async () => {
  const { dial, open, address, service, accepted } = await listen({
    config: { connections: 20 },
  })
  const neighbour = await dial('127.0.0.2')
  await Promise.all(Array.from({ length: 60 }, () => dial()))
  await vi.waitFor(() => expect(accepted).toHaveLength(61), patience)
  await vi.waitFor(async () => expect(await open()).toBeLessThanOrEqual(20), patience)
  expect(service.metrics.render()).toMatch(/^content_trust_connections 20$/m)
  expect((await fetch(`${address}/health`)).status).toBe(200)
  const answer = readAll(neighbour)
  neighbour.write('GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

it('API8 what is broken behind a request is answered after it, so that no answer is taken for another', async () => {
  let scoring = () => {}
  const isScoring = new Promise<void>((resolve) => {
    scoring = resolve
  })
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const { dial, service } = await listen({
    scoring: {
      scoreText: async (task) => {
        scoring()
        await gate
        return runTextTask(task)
      },
    },
  })
  const body = JSON.stringify({ type: 'text', content: draft })
  const socket = await dial()
  const answer = readAll(socket)
  const more = `Authorization: Bearer ${service.key}\r\nContent-Length: ${body.length}\r\n`
  socket.write(`${jsonHead('/v1/analyze', more)}${body}nonsense\r\n\r\n`)
  await isScoring
  socket.write('more nonsense\r\n\r\n')
  await pause(50)
  release()
  expect([...(await answer).matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)).toEqual([
    '200',
    '400',
  ])
  expect(await service.balance()).toBe(149.5)
})

it('a client that waits to be asked for its body is asked, and after 401 it is not', async () => {
  const { dial, service } = await listen()
  const body = JSON.stringify({ type: 'text', content: draft })
  const waits = `Content-Length: ${body.length}\r\nConnection: close\r\nExpect: 100-continue\r\n`
  const refused = await dial()
  const refusal = readAll(refused)
  refused.write(jsonHead('/v1/analyze', waits))
  expect(await refusal).toMatch(/^HTTP\/1\.1 401 /)

  const socket = await dial()
  const answer = readAll(socket)
  socket.write(jsonHead('/v1/analyze', `Authorization: Bearer ${service.key}\r\n${waits}`))
  const [asked] = await once(socket, 'data')
  expect(String(asked)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  socket.write(body)
  expect(await answer).toMatch(/HTTP\/1\.1 200 /)
})

it.each([
  ['another expectation', 'GET /health HTTP/1.1\r\nHost: a\r\nExpect: x\r\n'],
  [
    'another expectation with a body',
    `${jsonHead('/demo/analyze', 'Content-Length: 2\r\nExpect: x\r\n')}{}`,
  ],
  ['two hosts', 'GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
  ['the same host twice', 'GET /docs HTTP/1.1\r\nHost: a\r\nhost: a\r\n'],
  ['no host', 'GET /health HTTP/1.1\r\n'],
  ['a host that is none', 'GET /health HTTP/1.1\r\nHost: a b\r\n'],
  ['U+0000 in the path', 'GET /problems/%00 HTTP/1.1\r\nHost: a\r\n'],
  ['another version', 'GET /health HTTP/2.0\r\nHost: a\r\n'],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n'],
  ['two types', jsonHead('/demo/analyze', 'Content-Type: text/plain\r\n').slice(0, -2)],
  ['a coding before chunks', chunkedHead('gzip, chunked')],
  ['an old coding', chunkedHead('identity, chunked')],
  ['chunks in HTTP/1.0', chunkedHead('chunked').replace('HTTP/1.1', 'HTTP/1.0')],
  ['300 headers', `GET /health HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(300)}`],
  [
    'a second host far behind',
    `GET /health HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(2_500)}Host: b\r\n`,
  ],
])('API8 %s is 400, with a problem', async (_, head) => {
  const { dial } = await listen()
  const socket = await dial()
  const answer = readAll(socket)
  socket.write(`${head}Connection: close\r\n\r\n`)
  const said = await answer
  expect(said).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\ncontent-type: application\/problem\+json/)
  expect(said).toContain('"code":"bad_request"')
})

it('HTTP/1.0 needs no host and has no expectations', async () => {
  const { dial } = await listen()
  const socket = await dial()
  const answer = readAll(socket)
  socket.write('GET /health HTTP/1.0\r\nExpect: x\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})
