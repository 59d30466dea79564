import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { type Service, type ServiceOptions, startService } from '../server/support/start-service.ts'
import { draft } from '../server/support/valid-bodies.ts'

async function listen(options: ServiceOptions = {}) {
  const service = await startService(options)
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const dial = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    // A server that refuses may reset what is still being sent.
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { service, address, dial }
}

/** Milliseconds that a busy machine may take for what an idle one does immediately. */
const patience = { timeout: 20_000, interval: 50 }

/** All that is said until the connection is closed. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    socket.on('data', (chunk) => {
      said += String(chunk)
    })
    socket.once('close', () => resolve(said))
  })
}

const headOf = ({ key }: Service, length: number, more = '') =>
  `POST /v1/analyze HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n${more}` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

/** Sends a byte at a time for as long as the other side listens. */
async function drip(socket: Socket, bytes: string): Promise<void> {
  for (const byte of bytes) {
    if (socket.destroyed || !socket.writable) return
    socket.write(byte)
    await pause(20)
  }
}

it('API4 a head that comes byte by byte is 408 after the time for a request, however steady', async () => {
  const { dial, service } = await listen({ config: { requestMs: 300 } })
  const socket = await dial()
  const answer = readAll(socket)
  const start = performance.now()
  await drip(socket, `GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ${'x'.repeat(1_000)}`)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
  expect(performance.now() - start).toBeLessThan(15_000)
  expect((await service.get('/health')).status).toBe(200)
})

it('API4 a body that comes byte by byte is 408 as well, free, and leaves its place to others', async () => {
  const { dial, service } = await listen({ config: { requestMs: 300, callsInFlight: 1 } })
  const socket = await dial()
  const answer = readAll(socket)
  socket.write(headOf(service, 300))
  await drip(socket, `{"type":"text","content":"${'x'.repeat(250)}`)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/)
  await vi.waitFor(async () => {
    const next = await service.post('/v1/analyze', { type: 'text', content: draft })
    expect(next.status).toBe(200)
  }, patience)
  expect(await service.balance()).toBe(149.5)
})

it('API4 many silent connections block no other caller', async () => {
  // Long enough that a busy machine reads a head in time.
  const { dial, address } = await listen({ config: { requestMs: 2_000 } })
  const silent = await Promise.all(Array.from({ length: 200 }, dial))
  for (const socket of silent) socket.write('POST /v1/analyze HTTP/1.1\r\n')
  expect((await fetch(`${address}/health`)).status).toBe(200)
  await Promise.all(
    silent.map((socket) => (socket.destroyed ? undefined : once(socket.resume(), 'close'))),
  )
})

it('API4 an endless body is cut off at the cap and not gathered', async () => {
  const { dial, service } = await listen()
  const socket = await dial()
  const answer = readAll(socket)
  socket.write(
    `POST /v1/analyze-text HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\n` +
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
  let sent = 0
  while (!socket.destroyed && socket.writable && sent < 64 * 1_048_576) {
    // Refused while it is sent, so a write may fail instead of ending.
    if (!socket.write(chunk)) {
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
    }
    sent += 65_536
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"payload_too_large"/)
  expect(sent).toBeLessThan(64 * 1_048_576)
})

it.each([
  ['one long header', `X-Long: ${'x'.repeat(17_000)}\r\n`, '/health'],
  ['many short headers', 'X-A: b\r\n'.repeat(3_000), '/health'],
  ['a long cookie', `Cookie: ${'c=1; '.repeat(4_000)}\r\n`, '/account'],
  ['a long path', '', `/${'p'.repeat(17_000)}`],
])('API4 %s is refused before it is kept', async (_, headers, path) => {
  const { dial } = await listen()
  const socket = await dial()
  const answer = readAll(socket)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
})

it.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-A: b\r\n c\r\n\r\n'],
  ['a bare line feed', 'X-A: b\nX-B: c\r\n\r\n'],
])('API8 what two servers could read in two ways is 400: %s', async (_, rest) => {
  const { dial, service } = await listen()
  const socket = await dial()
  const answer = readAll(socket)
  socket.write(
    `POST /v1/analyze HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\n${rest}`,
  )
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(await service.balance()).toBe(150)
})

it.each([
  ['the same key twice', (key: string) => [`Authorization: Bearer ${key}`, key]],
  ['a key before a wrong one', (key: string) => [`Authorization: Bearer ${key}`, 'ctk_wrong']],
  ['a key behind a wrong one', (key: string) => ['Authorization: Bearer ctk_wrong', key]],
  ['a key behind another scheme', (key: string) => ['Authorization: Basic dTpw', key]],
  ['a key behind nothing', (key: string) => ['Authorization:', key]],
])('API2 two Authorization headers open nothing: %s', async (_, twice) => {
  const { dial, service } = await listen()
  const [first, second] = twice(service.key)
  const body = JSON.stringify({ type: 'text', content: draft })
  for (const line of [
    'POST /v1/analyze',
    'GET /v1/balance',
    'POST /mcp',
    `POST /mcp?key=${service.key}`,
  ]) {
    const socket = await dial()
    const answer = readAll(socket)
    socket.write(
      `${line} HTTP/1.1\r\nHost: localhost\r\n${first}\r\nConnection: close\r\n` +
        `AUTHORIZATION: Bearer ${second}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    )
    const said = await answer
    expect([line, said]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 401 /)])
    expect(said).toMatch(/\r\nwww-authenticate: Bearer [^\r]*error="invalid_token"\r\n/)
  }
  expect(await service.balance()).toBe(150)
})

it.each(['Host: a', 'HOST: b', 'Host:'])('API8 two Host headers are 400: %s', async (second) => {
  const { dial, service } = await listen()
  const body = JSON.stringify({ type: 'text', content: draft })
  for (const start of ['POST /v1/analyze', 'GET /health', 'GET /nowhere']) {
    const socket = await dial()
    const answer = readAll(socket)
    socket.write(
      `${start} HTTP/1.1\r\nHost: a\r\n${second}\r\nAuthorization: Bearer ${service.key}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    const said = await answer
    expect([start, said]).toEqual([start, expect.stringMatching(/^HTTP\/1\.1 400 /)])
    expect(said).toContain('"code":"bad_request"')
  }
  expect(await service.balance()).toBe(150)
})

it('API8 two keys of idempotency are 400, and nothing is charged', async () => {
  const { dial, service } = await listen()
  const socket = await dial()
  const answer = readAll(socket)
  const body = JSON.stringify({ type: 'text', content: draft })
  const twice = 'Idempotency-Key: a\r\nidempotency-key: b\r\nConnection: close\r\n'
  socket.write(headOf(service, body.length, twice) + body)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
  expect(await service.balance()).toBe(150)
})

it('a client may leave at any moment: who got no result pays only for what was scored', async () => {
  let scoring = () => {}
  let release: Promise<void> = Promise.resolve()
  const { dial, service } = await listen({
    // Fewer than the clients that disconnect, so that an unreleased slot would be noticed.
    config: { callsInFlight: 3 },
    scoring: {
      scoreText: async (task) => {
        scoring()
        await release
        return runTextTask(task)
      },
    },
  })
  const body = JSON.stringify({ type: 'text', content: draft })
  const whole = headOf(service, body.length) + body
  const leaveAfter = async (sent: string) => {
    const socket = await dial()
    socket.write(sent)
    await pause(30)
    socket.destroy()
  }
  await leaveAfter('')
  await leaveAfter('POST /v1/an')
  await leaveAfter(headOf(service, body.length).slice(0, -2))
  await leaveAfter(headOf(service, body.length))
  await leaveAfter(whole.slice(0, -5))
  await vi.waitFor(
    async () => expect((await service.get('/v1/balance')).body.balance_cents).toBe(150),
    patience,
  )

  // While it is scored: the work ends, is charged, and is there for a replay.
  let open = () => {}
  release = new Promise((resolve) => {
    open = resolve
  })
  const isScoring = new Promise<void>((resolve) => {
    scoring = resolve
  })
  const keyed = headOf(service, body.length, 'Idempotency-Key: left\r\n') + body
  const socket = await dial()
  socket.write(keyed)
  await isScoring
  socket.destroy()
  open()
  await vi.waitFor(async () => expect(await service.balance()).toBe(149.5), patience)

  // While the answer is on its way, and after it.
  const late = await dial()
  late.write(whole)
  await once(late, 'data')
  late.destroy()
  await vi.waitFor(async () => expect(await service.balance()).toBe(149), patience)
  const replay = await vi.waitFor(async () => {
    const answer = await service.post('/v1/analyze', body, { 'idempotency-key': 'left' })
    expect(answer.status).toBe(200)
    return answer
  }, patience)
  expect(replay.headers['idempotency-replayed']).toBe('true')
  expect(await service.balance()).toBe(149)
  expect(await service.store.verify()).toEqual([])
})
