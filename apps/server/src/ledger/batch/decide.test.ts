import { describe, expect, it } from 'vitest'
import type { OperationRow, ReplayRow } from '../database/tables.ts'
import type { Begun, Completion, Lease, NewOperation } from '../ports.ts'
import { deriveSecrets } from '../privacy/secret.ts'
import { scopeOf } from '../replays.ts'
import { Batch } from './batch.ts'
import { decideBegin } from './decide-begin.ts'
import { decideCapture } from './decide-capture.ts'

const now = 1_000_000
const secrets = deriveSecrets(Buffer.alloc(32, 7))
const parts = { clock: () => now, secrets }

/** A batch of an account that has 100, and used 7 calls with 9 units for 11 so far. */
function batchOf(
  operations: readonly OperationRow[] = [],
  replays: readonly ReplayRow[] = [],
  lastCallAt: number | null = null,
): Batch {
  const totals = { calls_so_far: 7, units_so_far: 9, spent_so_far: 11 }
  const account = { balance: 100, last_call_at: lastCallAt, ...totals }
  return new Batch('acct', account, operations, replays)
}

const callOf = (change: Partial<NewOperation> = {}): NewOperation => ({
  accountId: 'acct',
  keyId: 'key',
  endpoint: 'POST /v1/analyze',
  bucket: 'text',
  units: 3,
  price: 40,
  payment: 'hold',
  ...change,
})

const keyed = (key: string, fingerprint = 'body') => callOf({ idempotency: { key, fingerprint } })

function begin(batch: Batch, call: NewOperation, at = now): Begun {
  return decideBegin(batch, { ...parts, clock: () => at }, call, scopeOf(secrets, call))
}

function leaseOf(begun: Begun): Lease {
  if (begun.kind !== 'started') throw new Error(`expected a lease, got ${begun.kind}`)
  return begun.lease
}

/** The rows that a call left, as a later batch reads them. */
function begunRows(call: NewOperation) {
  const batch = batchOf()
  const lease = leaseOf(begin(batch, call))
  return { lease, operations: batch.begun, replays: batch.claimed }
}

const completion = (available: number): Completion => ({
  status: 201,
  body: JSON.stringify({ left: available }),
  analysisId: 'an',
  modality: 'text',
  modelVersion: 'v1',
  latencyMs: 5,
  submitted: { kind: 'text', texts: ['a'], retain: true },
})

describe('a call that begins in a batch', () => {
  it('holds its price and is open', () => {
    const batch = batchOf()
    const begun = begin(batch, callOf())
    expect(begun).toMatchObject({ kind: 'started', available: 60, lease: { isKeyed: false } })
    const { operationId, token } = leaseOf(begun)
    expect(batch.balance).toBe(60)
    expect(batch.entries).toEqual([
      {
        account_id: 'acct',
        operation_id: operationId,
        kind: 'hold',
        amount: 40,
        delta: -40,
        balance_after: 60,
        at: now,
      },
    ])
    expect(batch.begun).toMatchObject([
      { id: operationId, token, state: 'open', price: 40, units: 3, expires_at: now + 300_000 },
    ])
    expect(batch.claimed).toEqual([])
    expect(batch.hasChangedAccount).toBe(true)
  })

  it('that is debited is captured at once', () => {
    const batch = batchOf()
    expect(begin(batch, callOf({ payment: 'debit' }))).toMatchObject({ available: 60 })
    expect(batch.entries.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['hold', -40],
      ['capture', 0],
    ])
  })

  it('may use up the balance, and not more', () => {
    const batch = batchOf()
    expect(begin(batch, callOf({ price: 101 }))).toEqual({
      kind: 'insufficient',
      required: 101,
      available: 100,
    })
    expect([batch.entries, batch.begun, batch.hasChangedAccount]).toEqual([[], [], false])
    expect(begin(batch, callOf({ price: 100 }))).toMatchObject({ kind: 'started', available: 0 })
    expect(begin(batch, callOf({ price: 1 }))).toMatchObject({ kind: 'insufficient', available: 0 })
  })

  it('for nothing leaves no row in the ledger', () => {
    const batch = batchOf()
    expect(begin(batch, callOf({ price: 0, payment: 'debit' }))).toMatchObject({ available: 100 })
    expect(batch.entries).toEqual([])
    expect(batch.begun).toHaveLength(1)
    expect(batch.hasChangedAccount).toBe(false)
  })
})

describe('a call with a key in a batch', () => {
  it('claims its key for a minute', () => {
    const batch = batchOf()
    const begun = begin(batch, keyed('k'))
    expect(leaseOf(begun).isKeyed).toBe(true)
    expect(batch.claimed).toMatchObject([
      {
        account_id: 'acct',
        endpoint: 'POST /v1/analyze',
        operation_id: leaseOf(begun).operationId,
        state: 'open',
        expires_at: now + 60_000,
        status: null,
        sealed_body: null,
      },
    ])
  })

  it('blocks the next one of the same batch, whatever its body', () => {
    const batch = batchOf()
    begin(batch, keyed('k'))
    expect(begin(batch, keyed('k'))).toEqual({ kind: 'in_progress' })
    expect(begin(batch, keyed('k', 'another'))).toEqual({ kind: 'conflict' })
    expect(begin(batch, keyed('other'))).toMatchObject({ kind: 'started', available: 20 })
    const other = { ...keyed('k'), endpoint: 'POST /v1/analyze-text', price: 1 }
    expect(begin(batch, other)).toMatchObject({ kind: 'started', available: 19 })
    expect(begin(batch, callOf({ price: 1 }))).toMatchObject({ kind: 'started', available: 18 })
  })

  it('blocks one of a later batch until its minute is over', () => {
    const { operations, replays } = begunRows(keyed('k'))
    const early = batchOf(operations, replays)
    expect(begin(early, keyed('k'), now + 59_999)).toEqual({ kind: 'in_progress' })
    expect([early.freed, early.entries]).toEqual([[], []])
  })

  it.each([
    ['hold', 'void'],
    ['debit', 'refund'],
  ] as const)('loses a %s to the one that comes after its minute', (payment, kind) => {
    const { lease, operations, replays } = begunRows({ ...keyed('k'), payment })
    const batch = batchOf(operations, replays)
    const begun = begin(batch, keyed('k'), now + 60_000)
    expect(begun).toMatchObject({ kind: 'started', available: 100 })
    expect(batch.entries[0]).toMatchObject({
      operation_id: lease.operationId,
      kind,
      amount: 40,
      delta: 40,
      balance_after: 140,
      at: now + 60_000,
    })
    expect(batch.abandoned).toEqual([{ id: lease.operationId, closed_at: now + 60_000 }])
    expect(batch.freed).toEqual([lease.operationId])
    expect(batch.openOperation(lease.operationId)).toBeUndefined()
    expect(decideCapture(batch, parts, lease, completion, undefined)).toEqual({ kind: 'lost' })
    // The key is that of the new call.
    expect(begin(batch, keyed('k'), now + 60_000)).toEqual({ kind: 'in_progress' })
  })

  it('that cannot be paid frees the key of the one before and takes none', () => {
    const { operations, replays } = begunRows(keyed('k'))
    const batch = batchOf(operations, replays)
    const dear = { ...keyed('k'), price: 141 }
    expect(begin(batch, dear, now + 60_000)).toMatchObject({ kind: 'insufficient' })
    expect(begin(batch, keyed('k'), now + 60_000)).toMatchObject({ kind: 'started' })
  })

  it('is answered again for 24 hours after it was captured, and is a new call then', () => {
    const before = batchOf()
    const lease = leaseOf(begin(before, keyed('k')))
    const other = leaseOf(begin(before, { ...keyed('other'), price: 1 }))
    const batch = batchOf(before.begun, before.claimed)
    decideCapture(batch, parts, lease, completion, undefined)
    const replay = { kind: 'replay', status: 201, body: '{"left":100}' }
    expect(begin(batch, keyed('k'))).toEqual(replay)
    expect(begin(batch, keyed('k', 'another'))).toEqual({ kind: 'conflict' })
    expect(begin(batch, keyed('other'))).toEqual({ kind: 'in_progress' })
    expect(begin(batch, keyed('k'), now + 86_399_999)).toEqual(replay)
    expect(batch.answered).toMatchObject([
      { operation_id: lease.operationId, status: 201, expires_at: now + 86_400_000 },
    ])
    const entries = batch.entries.length
    expect(begin(batch, { ...keyed('k'), price: 2 }, now + 86_400_000)).toMatchObject({
      kind: 'started',
      available: 98,
    })
    // What was captured is not given back with the key.
    expect(batch.entries.slice(entries).map(({ kind }) => kind)).toEqual(['hold'])
    expect(batch.freed).toEqual([lease.operationId])
    expect(batch.abandoned).toEqual([])
    expect(batch.openOperation(other.operationId)).toBeDefined()
  })
})

describe('a call that is captured in a batch', () => {
  it('is charged, counted and kept', () => {
    const { lease, operations } = begunRows(callOf())
    const batch = batchOf(operations)
    expect(decideCapture(batch, parts, lease, completion, undefined)).toEqual({
      kind: 'captured',
      status: 201,
      body: '{"left":100}',
      available: 100,
    })
    expect(batch.entries).toMatchObject([
      { operation_id: lease.operationId, kind: 'capture', amount: 40, delta: 0, at: now },
    ])
    expect(batch.done).toEqual([{ id: lease.operationId, closed_at: now }])
    expect(batch.calls).toMatchObject([
      {
        operation_id: lease.operationId,
        calls_so_far: 8,
        units_so_far: 12,
        spent_so_far: 51,
        units: 3,
        spent: 40,
        at: now,
      },
    ])
    expect(batch.totals).toEqual({ calls_so_far: 8, units_so_far: 12, spent_so_far: 51 })
    expect(batch.lastCallAt).toBe(now)
    expect(batch.retained).toEqual([
      { operationId: lease.operationId, submitted: completion(0).submitted, at: now },
    ])
    expect(batch.answered).toEqual([])
    expect(batch.hasChangedAccount).toBe(true)
    expect(decideCapture(batch, parts, lease, completion, undefined)).toEqual({ kind: 'lost' })
    expect(batch.calls).toHaveLength(1)
  })

  it('refunds what was not delivered', () => {
    const { lease, operations } = begunRows(callOf({ payment: 'debit' }))
    const batch = batchOf(operations)
    const net = { units: 1, price: 15 }
    expect(decideCapture(batch, parts, lease, completion, net)).toMatchObject({ available: 125 })
    // The debit was captured when it began.
    expect(batch.entries).toMatchObject([
      { kind: 'refund', amount: 25, delta: 25, balance_after: 125, at: now },
    ])
    expect(batch.calls).toMatchObject([{ units: 1, spent: 15, units_so_far: 10, spent_so_far: 26 }])
  })

  it('may be charged nothing, and never more than its price', () => {
    const { lease, operations } = begunRows(callOf())
    const free = batchOf(operations)
    const nothing = { units: 0, price: 0 }
    expect(decideCapture(free, parts, lease, completion, nothing)).toMatchObject({ available: 140 })
    const dear = { units: 3, price: 41 }
    expect(() => decideCapture(batchOf(operations), parts, lease, completion, dear)).toThrow(
      RangeError,
    )
  })

  it('for nothing is counted all the same', () => {
    const { lease, operations } = begunRows(callOf({ price: 0 }))
    const batch = batchOf(operations)
    expect(decideCapture(batch, parts, lease, completion, undefined)).toMatchObject({
      available: 100,
    })
    expect(batch.entries).toEqual([])
    expect(batch.hasChangedAccount).toBe(true)
  })

  it('is lost for another lease, and for one that was never begun', () => {
    const { lease, operations } = begunRows(callOf())
    const batch = batchOf(operations)
    for (const wrong of [
      { ...lease, token: 'another' },
      { ...lease, operationId: 'op_none' },
    ]) {
      expect(decideCapture(batch, parts, wrong, completion, undefined)).toEqual({ kind: 'lost' })
    }
    expect([batch.entries, batch.calls, batch.done, batch.retained]).toEqual([[], [], [], []])
  })

  it.each([
    [null, now],
    [now - 1, now],
    [now + 1, now + 1],
  ])('has a time that never falls: after %j it is %d', (last, at) => {
    const { lease, operations } = begunRows(callOf())
    const batch = batchOf(operations, [], last)
    decideCapture(batch, parts, lease, completion, undefined)
    expect(batch.calls).toMatchObject([{ at }])
    expect(batch.lastCallAt).toBe(at)
  })
})
