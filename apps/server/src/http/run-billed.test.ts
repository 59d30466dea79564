import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { defineBilledRoute } from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import { fromCents } from '../ledger/money.ts'
import type { Begun, Captured, Completion } from '../ledger/ports.ts'
import { StoreUnavailable } from '../ledger/store-error.ts'
import type { Services } from '../services.ts'
import { type BilledCall, runBilled } from './run-billed.ts'

const lease = { operationId: 'op_1', accountId: 'acct_1', token: 't', isKeyed: false }
const keyedLease = { ...lease, isKeyed: true }
const started = { kind: 'started', lease, available: fromCents(10) } as const
const call: BilledCall = {
  requestId: 'req_1',
  holder: { accountId: 'acct_1', keyId: 'key_1', hasVideoBeta: false },
  method: 'POST',
  path: '/v1/twice',
  body: { n: 7 },
  idempotencyKey: undefined,
}
const submitted = { kind: 'text', texts: ['x'], retain: false } as const

interface Steps {
  readonly begun?: Begun | Error
  /** Null: the lease was lost. */
  readonly captured?: Captured | Error | null
  readonly work?: () => Promise<void>
  readonly net?: { readonly bucket: 'demo'; readonly units: number; readonly price: number }
  readonly voided?: () => Promise<boolean>
}

/** A ledger that answers so, and an operation that answers twice a number. */
async function run(steps: Steps, more: Partial<BilledCall> = {}) {
  let now = 1000
  const completions: Completion[] = []
  const begin = vi.fn(async () => {
    if (steps.begun instanceof Error) throw steps.begun
    return steps.begun ?? started
  })
  const free = vi.fn(steps.voided ?? (async () => true))
  const capture = vi.fn(async (_lease, complete: (available: number) => Completion, _net) => {
    if (steps.captured instanceof Error) throw steps.captured
    if (steps.captured === null) return { kind: 'lost' }
    const completion = complete(fromCents(9))
    completions.push(completion)
    return { kind: 'captured', ...completion, available: fromCents(9) }
  })
  const operations = { begin, capture, void: free }
  const services: Services = Object.assign(Object.create(null), {
    store: { operations },
    clock: () => now,
  })
  const route = defineBilledRoute({
    name: 'twice',
    path: '/v1/twice',
    tag: '',
    summary: '',
    description: '',
    maxBytes: 100,
    errors: [],
    input: z.object({ n: z.number() }),
    output: z.object({ twice: z.number(), left: z.number() }),
    job: ({ n }) => ({
      charge: { bucket: 'demo', units: 3, price: fromCents(1) },
      payment: 'hold',
      submitted,
      work: async () => {
        now += 40
        await steps.work?.()
        return {
          id: 'an_1',
          modality: 'text',
          modelVersion: 'v1',
          ...(steps.net === undefined ? {} : { net: steps.net }),
          answer: (available) => ({ twice: 2 * n, left: available, hidden: 'canary' }),
        }
      },
    }),
  })
  if (route.work.kind !== 'billed') throw new Error('Expected a billed route.')
  const { work } = route
  const done = runBilled({ ...route, work }, { ...call, ...more }, services)
  const [answer, error] = await done.then(
    (value) => [value, null] as const,
    (reason: unknown) => [null, reason] as const,
  )
  return { answer, error, begin, capture, free, completions }
}

describe('a billed call', () => {
  it('holds the price, works, charges and answers with the balance', async () => {
    const { answer, begin, capture, free, completions } = await run({})
    const body = JSON.stringify({ twice: 14, left: fromCents(9) })
    expect(answer).toEqual({ status: 200, body, isReplay: false })
    expect(begin).toHaveBeenCalledExactlyOnceWith({
      accountId: 'acct_1',
      keyId: 'key_1',
      endpoint: 'POST /v1/twice',
      bucket: 'demo',
      units: 3,
      price: fromCents(1),
      payment: 'hold',
    })
    expect(capture).toHaveBeenCalledExactlyOnceWith(lease, expect.any(Function), undefined)
    expect(completions).toEqual([
      {
        status: 200,
        body,
        analysisId: 'an_1',
        modality: 'text',
        modelVersion: 'v1',
        latencyMs: 40,
        submitted,
      },
    ])
    expect(free).not.toHaveBeenCalled()
  })

  it('is charged what was delivered where that is less', async () => {
    const net = { bucket: 'demo', units: 1, price: 5 } as const
    const { capture } = await run({ net })
    expect(capture).toHaveBeenCalledExactlyOnceWith(lease, expect.any(Function), net)
  })

  it('costs nothing where its body is wrong', async () => {
    const { error, begin } = await run({}, { body: { n: 'x' } })
    expect(error).toMatchObject({ code: 'bad_request' })
    expect(begin).not.toHaveBeenCalled()
  })
})

describe('a key of a caller', () => {
  it('goes to the ledger with a print of the body', async () => {
    const key = { idempotencyKey: 'k' }
    const { begin } = await run({}, key)
    const other = await run({}, { ...key, body: { n: 8 } })
    const prints = [begin, other.begin].map((each) =>
      Reflect.get(each.mock.lastCall?.at(0) ?? {}, 'idempotency'),
    )
    expect(prints[0]).toEqual({ key: 'k', fingerprint: expect.stringMatching(/.{10}/) })
    expect(prints[1].fingerprint).not.toBe(prints[0].fingerprint)
  })

  it('replays the stored answer byte for byte, without doing the work again', async () => {
    const work = vi.fn(async () => {})
    const begun = { kind: 'replay', status: 207, body: '{"a": 1}' } as const
    const { answer, capture } = await run({ begun, work })
    expect(answer).toEqual({ status: 207, body: '{"a": 1}', isReplay: true })
    expect(work).not.toHaveBeenCalled()
    expect(capture).not.toHaveBeenCalled()
  })

  it.each([
    [{ kind: 'conflict' }, 'idempotency_conflict', {}],
    [{ kind: 'in_progress' }, 'idempotency_in_progress', { headers: { 'retry-after': '1' } }],
    [
      { kind: 'insufficient', required: fromCents(2), available: fromCents(0.5) },
      'insufficient_credit',
      { required_cents: 2, balance_cents: 0.5 },
    ],
  ] as const)('or an account is refused: %j', async (begun, code, extras) => {
    const work = vi.fn(async () => {})
    const { error, free } = await run({ begun, work })
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code, extras })
    expect(work).not.toHaveBeenCalled()
    expect(free).not.toHaveBeenCalled()
  })
})

describe('a call that fails on its way', () => {
  const failure = new ApiError('media_fetch_failed', 'No media.')

  it('releases the hold, with the reason, and says why', async () => {
    const { error, free, capture } = await run({ work: () => Promise.reject(failure) })
    expect(error).toBe(failure)
    expect(free).toHaveBeenCalledExactlyOnceWith(lease, '400 media_fetch_failed')
    expect(capture).not.toHaveBeenCalled()
  })

  it('passes nothing of an internal error to the ledger', async () => {
    const ours = new Error('canary')
    const { error, free } = await run({ captured: ours })
    expect(error).toBe(ours)
    expect(free).toHaveBeenCalledExactlyOnceWith(lease, 'error')
  })

  it('fails with the original error where the hold cannot be released at once', async () => {
    const voided = () => Promise.reject(new Error('no database'))
    const { error } = await run({ work: () => Promise.reject(failure), voided })
    expect(error).toBe(failure)
  })

  it.each([
    ['the database is gone', () => Promise.reject(new StoreUnavailable('gone'))],
    ['it was charged, or recovered', async () => false],
  ])(
    'while it is charged has an unknown outcome where %s, and a key settles it',
    async (_, voided) => {
      for (const captured of [new StoreUnavailable('canary'), new Error('canary')]) {
        const { error } = await run({ captured, voided })
        expect(error).toMatchObject({ code: 'records_unavailable' })
        expect(String(error)).toMatch(/outcome is unknown.*Idempotency-Key/)
        expect(String(error)).not.toMatch(/canary|Nothing was charged/)
        const keyed = await run({ captured, voided, begun: { ...started, lease: keyedLease } })
        expect(String(keyed.error)).toMatch(/Repeat it with the same `Idempotency-Key`/)
      }
    },
  )

  it('while its price is reserved has an unknown outcome, and a key settles it', async () => {
    const begun = new StoreUnavailable('canary')
    const { error, free } = await run({ begun })
    expect(error).toMatchObject({ code: 'records_unavailable' })
    expect(String(error)).not.toMatch(/canary|Nothing was charged|Repeat it with/)
    expect(free).not.toHaveBeenCalled()
    const keyed = await run({ begun }, { idempotencyKey: 'k' })
    expect(String(keyed.error)).toMatch(/Repeat it with the same `Idempotency-Key`/)
    const ours = new Error('a defect')
    expect((await run({ begun: ours })).error).toBe(ours)
  })

  it('sends no answer once its lease is lost', async () => {
    const { answer, error, free } = await run({ captured: null })
    expect(answer).toBeNull()
    expect(error).toMatchObject({
      code: 'overloaded',
      extras: { headers: { 'retry-after': '1' } },
    })
    expect(free).toHaveBeenCalledExactlyOnceWith(lease, '503 overloaded')
  })
})
