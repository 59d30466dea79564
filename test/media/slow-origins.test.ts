import { expect, it } from 'vitest'
import { fakeNetwork } from './support/fake-network.ts'
import {
  depsOf,
  keepOrigins,
  otherAddress,
  outcome,
  publicAddress,
  uniformImageError,
} from './support/fetching.ts'
import { serve, serveSilence } from './support/origin.ts'
import { samples } from './support/samples.ts'

const keep = keepOrigins()
const text = (seconds: number) => uniformImageError.replace('20 seconds', `${seconds} seconds`)

let sent = 0
const origin = keep(
  serve((request, response) => {
    if (request.url === '/no-answer') return
    response.writeHead(200, { 'content-type': 'image/png' })
    response.write(samples.png)
    if (request.url === '/drip') {
      const timer = setInterval(() => response.write('\0'), 10)
      response.on('close', () => clearInterval(timer))
    } else if (request.url === '/cut') {
      setTimeout(() => request.socket.destroy(), 10)
    } else if (request.url === '/endless') {
      const chunk = Buffer.alloc(65_536)
      const pump = () => {
        sent += chunk.length
        if (!response.destroyed) response.write(chunk, pump)
      }
      pump()
    }
  }),
)
const silence = keep(serveSilence())

async function network() {
  return fakeNetwork({
    names: { 'media.example': [[publicAddress]], 'other.example': [[otherAddress]] },
    ports: { [publicAddress]: (await origin).port, [otherAddress]: (await silence).port },
  })
}

async function timed(url: string, changes: Parameters<typeof depsOf>[1]) {
  const deps = depsOf(await network(), changes)
  const started = performance.now()
  const found = await outcome(url, deps)
  return { ...found, took: performance.now() - started }
}

it.each(['/no-answer', '/drip'])(
  '%s is abandoned when the total time is up (decision 10)',
  async (path) => {
    const found = await timed(`https://media.example${path}`, { totalMs: 300 })
    expect(found).toMatchObject({ shown: text(0.3), reason: 'timeout' })
    expect(found.took).toBeGreaterThan(290)
    expect(found.took).toBeLessThan(20_000)
  },
)

it('a server that never completes the handshake is abandoned when the time to connect is up (decision 10)', async () => {
  const found = await timed('https://other.example/a.png', { connectMs: 100 })
  expect(found).toMatchObject({ shown: uniformImageError, reason: 'timeout' })
  expect(found.took).toBeLessThan(20_000)
})

it('the time to connect does not cut off what is being sent (decision 10)', async () => {
  const found = await timed('https://media.example/drip', { connectMs: 100, totalMs: 500 })
  expect(found.took).toBeGreaterThan(490)
})

it('a name server that never answers is abandoned when the time to connect is up (decision 10)', async () => {
  const slow = await network()
  const deps = depsOf(
    {
      ...slow,
      resolve: (_name, signal) =>
        new Promise((_settle, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    },
    { connectMs: 100 },
  )
  const found = await outcome('https://media.example/a.png', deps)
  expect(found).toEqual({ shown: uniformImageError, reason: 'timeout' })
})

it('R-SRC-05 a body without end is cut off at the size of an image (decision 10)', async () => {
  const found = await timed('https://media.example/endless', {})
  expect(found).toMatchObject({ shown: uniformImageError, reason: 'size' })
  // What the two machines' buffers hold may be under way.
  expect(sent).toBeLessThan(4 * 5_242_880)
})

it('a body that breaks off is not media (decision 10)', async () => {
  const found = await timed('https://media.example/cut', {})
  expect(found).toMatchObject({ shown: uniformImageError, reason: 'connection' })
})

it.each([
  [0, 250],
  [1, 249],
  [249, 1],
  [250, 0],
  [251, 249],
  [1_999, 1],
])(
  'a failure after %d ms is held for %d ms more, to the next step (decision 10)',
  async (took, held) => {
    const local = await network()
    const times = [0, took]
    const waits: number[] = []
    const timeless = {
      ...local,
      now: () => times.shift() ?? 0,
      wait: async (milliseconds: number) => void waits.push(milliseconds),
    }
    const deps = depsOf(timeless, { failureStepMs: 250 })
    expect((await outcome('https://127.0.0.1/a.png', deps)).shown).toBe(uniformImageError)
    expect(waits).toEqual([held])
  },
)

it('failures of all sorts are held (decision 10)', async () => {
  const urls = ['127.0.0.1/a.png', 'unknown.example/a.png', '9.9.9.9/a.png', 'media.example/cut']
  for (const url of urls) {
    const found = await timed(`https://${url}`, { failureStepMs: 200 })
    expect(found.shown).toBe(uniformImageError)
    expect(found.took).toBeGreaterThan(195)
  }
})

it('a server whose certificate is for another name is not believed (decision 10)', async () => {
  const { port } = await origin
  const local = fakeNetwork({
    names: { 'stranger.example': [[publicAddress]] },
    ports: { [publicAddress]: port },
  })
  const found = await outcome('https://stranger.example/a.png', depsOf(local))
  expect(found).toEqual({ shown: uniformImageError, reason: 'connection' })
})

it('a certificate that nobody vouches for is not believed (decision 10)', async () => {
  const { certificates: _, ...deps } = depsOf(await network())
  const found = await outcome('https://media.example/drip', deps)
  expect(found).toEqual({ shown: uniformImageError, reason: 'connection' })
})
