import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { problemSchema } from '@content-trust/engine/schema'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Store } from '../../apps/server/src/ledger/ports.ts'
import { StoreUnavailable } from '../../apps/server/src/ledger/store-error.ts'
import { routes } from '../../apps/server/src/routes.ts'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { type Service, startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

async function dial({ app }: Service): Promise<Socket> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function readAll(socket: Socket): Promise<string> {
  let said = ''
  for await (const chunk of socket) said += String(chunk)
  return said
}

/** The problem document after the headers of an answer. */
function problemOf(said: string) {
  return problemSchema.parse(JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4)))
}

/** Milliseconds that a busy machine may take. */
const PATIENCE = { timeout: 20_000, interval: 100 }

describe('slow, broken and leaving clients', () => {
  it('a request that does not arrive in time is 408 and its connection closed (decision 26)', async () => {
    const service = await startService({ config: { requestMs: 200 } })
    const socket = await dial(service)
    socket.write(`POST /v1/analyze HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\n`)
    socket.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
    const said = await readAll(socket)
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(problemOf(said).code).toBe('request_timeout')
    expect(await service.balance()).toBe(150)
  })

  it('headers of more than 16 KB are refused with a problem', async () => {
    const socket = await dial(await startService())
    socket.write(`GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(problemOf(await readAll(socket)).code).toBe('bad_request')
  })

  it('a client that leaves is charged, and can fetch its answer by replay (decision 36)', async () => {
    let scored = () => {}
    const isScoring = new Promise<void>((resolve) => {
      scored = resolve
    })
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const service = await startService({
      config: { callsInFlight: 1 },
      scoring: {
        scoreText: async (task) => {
          scored()
          await gate
          return runTextTask(task)
        },
      },
    })
    const socket = await dial(service)
    const body = JSON.stringify({ type: 'text', content: draft })
    socket.write(
      `POST /v1/analyze HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nIdempotency-Key: a\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await isScoring
    socket.destroy()
    // The work goes on, so it still counts as a call in flight.
    expect((await service.post('/v1/analyze-style', { text: draft })).status).toBe(429)
    release()
    const replay = await vi.waitFor(async () => {
      const answer = await service.post('/v1/analyze', body, { 'idempotency-key': 'a' })
      expect(answer.headers['idempotency-replayed']).toBe('true')
      return answer
    }, PATIENCE)
    expect(replay.status).toBe(200)
    expect(await service.balance()).toBe(149.5)
  })
})

describe('a store that fails', () => {
  const failing = (part: Partial<Store['operations']>) => (store: Store) => ({
    ...store,
    operations: { ...store.operations, ...part },
  })
  const gone = () => Promise.reject(new StoreUnavailable('canary'))
  const body = { type: 'text', content: draft }

  it('an answer whose lease was lost is not sent (decision 37)', async () => {
    const wrapStore = failing({ capture: async () => ({ kind: 'lost' }) })
    const { post } = await startService({ wrapStore })
    const answer = await post('/v1/analyze', body)
    expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } })
    expect(answer.headers['retry-after']).toBe('1')
  })

  it.each(['begin', 'capture'] as const)(
    'without a database at the %s there is no result, whatever else fails',
    async (step) => {
      const { post, lines } = await startService({
        wrapStore: failing({ [step]: gone, void: gone }),
      })
      const answer = await post('/v1/analyze', body)
      const style = await post('/v1/analyze-style', { text: draft }, { 'idempotency-key': 'k' })
      for (const { status, body: problem, headers } of [answer, style]) {
        expect([status, problem.code]).toEqual([503, 'records_unavailable'])
        expect(problem.detail).toMatch(/outcome is unknown.*`Idempotency-Key`/)
        expect(headers['retry-after']).toBe('1')
      }
      expect(style.body.detail).toContain('Repeat it with the same')
      expect(answer.text + style.text + lines.join('')).not.toMatch(/canary|Nothing was charged/)
    },
  )

  it('without a database no key can be checked and nothing counted: 503 everywhere', async () => {
    const wrapStore = (store: Store): Store => ({
      ...store,
      accounts: { ...store.accounts, findByKey: gone },
      rates: { take: gone },
    })
    const { post, get } = await startService({ wrapStore })
    for (const route of routes.filter(({ access }) => access !== 'open')) {
      const answer =
        route.method === 'GET'
          ? await get(route.path)
          : await post(route.path, validBodies[route.path])
      expect([route.path, answer.status, answer.body.code]).toEqual([
        route.path,
        503,
        'records_unavailable',
      ])
      expect(answer.text).not.toMatch(/canary|Nothing was charged/)
    }
    expect((await get('/health')).status).toBe(200)
  })

  it('without a database after the key was checked, the balance is 503 as well', async () => {
    const wrapStore = (store: Store): Store => ({
      ...store,
      accounts: { ...store.accounts, balance: gone },
    })
    const { get } = await startService({ wrapStore })
    expect(await get('/v1/balance')).toMatchObject({
      status: 503,
      body: { code: 'records_unavailable' },
    })
  })
})

describe('whatever is sent', () => {
  it('R-ERR-01 and R-ERR-10 gets a declared answer and never an internal error', async () => {
    const { post, credit, lines } = await startService({
      config: { demoCallsPerHour: 100_000, accessRequestsPerHour: 100_000 },
    })
    await credit(9000)
    const posts = routes.filter(({ method }) => method === 'POST')
    const names = ['type', 'content', 'text', 'items', 'source', 'context', 'store_content', 'mode']
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.string({ unit: 'binary' }),
        fc.constantFrom(draft, 'text', 'image', 'url', 'https://media.example/a', null, true, 7),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('node'), {
          maxKeys: 4,
        }),
      ),
    })).node
    const bodies = fc.oneof(
      value.map((each) => JSON.stringify(each)),
      fc.string({ unit: 'binary' }),
      fc
        .record({
          path: fc.constantFrom(...Object.keys(validBodies)),
          name: fc.constantFrom(...names),
          each: value,
        })
        .map(({ path, name, each }) => JSON.stringify({ ...validBodies[path], [name]: each })),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), bodies, async (route, body) => {
        const answer = await post(route.path, body)
        if (answer.status !== 200) problemSchema.parse(answer.body)
        const allowed = [
          200,
          400,
          402,
          415,
          ...(route.errors.some((code) => code === 'provider_unavailable') ? [503] : []),
        ]
        expect(allowed).toContain(answer.status)
      }),
      { numRuns: 300 },
    )
    expect(lines.join('')).not.toContain('"error_name"')
  })
})
