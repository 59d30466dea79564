import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ClientOptions, ContentTrustError, createClient } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const problem = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, detail: 'why', request_id: 'req_1', status }, { status, headers })

/** A client whose calls get these answers in turn, and what it sent when. */
function clientOf(answers: readonly (() => Response)[], options: Partial<ClientOptions> = {}) {
  const sent: { at: number; url: string; key: string | null; init: RequestInit }[] = []
  const start = Date.now()
  const send: typeof fetch = async (input, init = {}) => {
    const key = new Headers(init.headers).get('idempotency-key')
    sent.push({ at: Date.now() - start, url: String(input), key, init })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer === undefined) throw new Error('no answer is planned')
    return answer()
  }
  const client = createClient({
    address: 'https://trust.example',
    key: 'ctk_a',
    fetch: send,
    ...options,
  })
  return { client, sent }
}

const ok = () => Response.json({ modality: 'text' })
const broken = () => {
  throw new TypeError('fetch failed')
}
const text = { type: 'text', content: 'The bridge opened on 4 May 1877.' } as const

/** How a call ends when time passes by itself. */
async function endOf<Value>(call: Promise<Value>): Promise<Value | ContentTrustError> {
  const end = call.catch((error: unknown) => {
    if (error instanceof ContentTrustError) return error
    throw error
  })
  await vi.runAllTimersAsync()
  return end
}

it('repeats what may pass with the same key, and waits as long as the answer asks', async () => {
  const { client, sent } = clientOf([
    broken,
    () => problem('idempotency_in_progress', 409, { 'retry-after': '2' }),
    () => problem('overloaded', 503),
    ok,
  ])
  expect(await endOf(client.analyze(text))).toEqual({ modality: 'text' })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/)
  const [first = 0, second = 0, third = 0, fourth = 0] = sent.map(({ at }) => at)
  expect(second - first).toBeGreaterThanOrEqual(250)
  expect(second - first).toBeLessThanOrEqual(500)
  expect(third - second).toBe(2000)
  expect(fourth - third).toBeGreaterThanOrEqual(1000)
})

it('gives up after its repetitions, and says what was answered last', async () => {
  const { client, sent } = clientOf([() => problem('rate_limited', 429, { 'retry-after': '1' })], {
    retries: 2,
  })
  const error = await endOf(client.balance())
  expect(error).toMatchObject({
    code: 'rate_limited',
    status: 429,
    retryAfter: 1,
    requestId: 'req_1',
  })
  expect(sent.length).toBe(3)
  expect(sent.every(({ key }) => key === null)).toBe(true)
})

it.each([
  ['bad_request', 400],
  ['unauthorized', 401],
  ['insufficient_credit', 402],
  ['idempotency_conflict', 409],
  ['internal_error', 500],
])('does not repeat %s', async (code, status) => {
  const { client, sent } = clientOf([() => problem(code, status)])
  expect(await endOf(client.analyze(text))).toMatchObject({ code, status, message: 'why' })
  expect(sent.length).toBe(1)
})

it('does not wait an hour for an answer that asks for it', async () => {
  const { client, sent } = clientOf([() => problem('rate_limited', 429, { 'retry-after': '3600' })])
  expect(await endOf(client.health())).toMatchObject({ code: 'rate_limited', retryAfter: 3600 })
  expect(sent.length).toBe(1)
})

it('reads a date in Retry-After', async () => {
  const at = new Date(Date.now() + 5_000).toUTCString()
  const { client, sent } = clientOf([() => problem('overloaded', 503, { 'retry-after': at }), ok])
  await endOf(client.analyze(text))
  expect(sent[1]?.at).toBeGreaterThan(3_000)
  expect(sent[1]?.at).toBeLessThanOrEqual(5_000)
})

it('tells a page of a proxy, a redirect and silence from answers of the service', async () => {
  const page = clientOf([() => new Response('<html>', { status: 404 })])
  expect(await endOf(page.client.health())).toMatchObject({
    code: 'unexpected_answer',
    status: 404,
  })
  const moved = clientOf([() => new Response(null, { status: 302, headers: { location: '/b' } })])
  expect(await endOf(moved.client.analyze(text))).toMatchObject({ code: 'unexpected_answer' })
  expect(moved.sent[0]?.init.redirect).toBe('manual')
  const silent = clientOf([broken], { retries: 1 })
  const error = await endOf(silent.client.analyze(text))
  expect(error).toMatchObject({
    code: 'no_answer',
    status: undefined,
    cause: expect.any(TypeError),
  })
  expect(silent.sent.length).toBe(2)
})

it('a call without an answer times out, text after 30 seconds and media after 60', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const client = createClient({ address: 'https://trust.example', fetch: never, retries: 0 })
  const start = Date.now()
  expect(await endOf(client.analyze(text))).toMatchObject({ code: 'timed_out' })
  expect(Date.now() - start).toBe(30_000)
  const image = { type: 'image', content: 'https://media.example/a.png' } as const
  expect(await endOf(client.analyze(image))).toMatchObject({ code: 'timed_out' })
  expect(Date.now() - start).toBe(90_000)
  expect(await endOf(client.analyze(text, { timeout: 5 }))).toMatchObject({ code: 'timed_out' })
  expect(Date.now() - start).toBe(90_005)
})

it('the signal of the caller ends a call at once, in a try and in a pause', async () => {
  const { client, sent } = clientOf([broken])
  const reason = new Error('changed my mind')
  const controller = new AbortController()
  const call = client.analyze(text, { signal: controller.signal })
  const end = expect(call).rejects.toBe(reason)
  await vi.advanceTimersByTimeAsync(1)
  controller.abort(reason)
  await end
  expect(sent.length).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
  await expect(client.analyze(text, { signal: controller.signal })).rejects.toBe(reason)
  expect(sent.length).toBe(1)
})

it('keeps a path of the address, and refuses keys that are no header without repeating them', async () => {
  const { client, sent } = clientOf([ok], { address: 'https://trust.example/scoring' })
  await endOf(client.analyze(text, { idempotencyKey: 'order-7' }))
  expect(sent[0]).toMatchObject({ url: 'https://trust.example/scoring/v1/analyze', key: 'order-7' })
  const address = 'https://trust.example'
  expect(() => createClient({ address, key: 'ctk_a\nb' })).toThrow(/^A key has characters/)
  await expect(client.analyze(text, { idempotencyKey: '' })).rejects.toThrow(TypeError)
  expect(() => createClient({ address: 'trust' })).toThrow(TypeError)
})
