import { expect, it } from 'vitest'
import { accountCaller, demoCaller } from './caller.ts'
import { MediaTurns } from './media-turns.ts'
import { ScoringError } from './scoring.ts'

const [slow, quick] = [accountCaller('slow', '1'), accountCaller('quick', '1')]

function open(now: () => number = () => 0): MediaTurns {
  return new MediaTurns({ threads: 2, maxWaiting: 64, patienceMs: 1_000, now })
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(() => null).catch((reason: unknown) => reason)
  return error instanceof ScoringError ? `${error.reason} ${error.retryAfter}` : String(error)
}

it('runs one task of an account at a time, so that another finds a thread', async () => {
  const turns = open()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const works = Array.from({ length: 12 }, (_, index) =>
    turns.run(slow, async () => {
      order.push(`slow ${index}`)
      await gate.promise
    }),
  )
  await turns.run(quick, async () => void order.push('quick'))
  expect(order).toEqual(['slow 0', 'quick'])
  expect(turns.size).toBe(11)
  gate.resolve()
  await Promise.all(works)
  expect(order).toHaveLength(13)
})

it('refuses a caller whose failed files took too long, and says when to come back', async () => {
  let time = 0
  const turns = open(() => time)
  const fail = async () => {
    time += 8_000
    throw new Error('broken')
  }
  for (let round = 0; round < 3; round++) {
    expect(await refusalOf(turns.run(slow, fail))).toBe('Error: broken')
  }
  // 24 s were spent and 1.6 s forgiven, so 2.4 s are above what is allowed.
  expect(await refusalOf(turns.run(slow, fail))).toBe('unpaid 24')
  expect(() => turns.admit(slow)).toThrow(ScoringError)
  expect(await refusalOf(turns.run(quick, async () => {}))).toBe('null')
  time += 24_000
  expect(await refusalOf(turns.run(slow, async () => {}))).toBe('null')
})

it('time of files that were scored is not counted', async () => {
  let time = 0
  const turns = open(() => time)
  const work = async () => {
    time += 30_000
  }
  for (let round = 0; round < 3; round++) {
    expect(await refusalOf(turns.run(slow, work))).toBe('null')
  }
})

it('each address of the demo answers for its own files', async () => {
  let time = 0
  const turns = open(() => time)
  const fail = async () => {
    time += 30_000
    throw new Error('broken')
  }
  await refusalOf(turns.run(demoCaller('1.1.1.1'), fail))
  expect(() => turns.admit(demoCaller('1.1.1.1'))).toThrow(ScoringError)
  expect(() => turns.admit(demoCaller('2.2.2.2'))).not.toThrow()
})

it('refuses what had no turn in time', async () => {
  let time = 0
  const turns = open(() => time)
  const first = turns.run(slow, async () => {})
  const second = turns.run(slow, async () => {})
  time += 1_001
  expect(await Promise.all([refusalOf(first), refusalOf(second)])).toEqual(['null', 'overloaded 1'])
})
