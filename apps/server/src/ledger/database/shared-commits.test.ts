import type { Kysely } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../store-error.ts'
import type { Work } from './database.ts'
import { type Settle, SharedCommits } from './shared-commits.ts'
import type { Tables } from './tables.ts'

/** What is done in one transaction: a name that is answered, and what happens to it. */
interface Task {
  readonly name: string
  readonly settle: () => Settle
}

interface Setting {
  readonly lanes?: number
  readonly largest?: number
  /** How many a transaction has time for. */
  readonly most?: number
  /** Waits before the tasks of a transaction are done, or fails. */
  readonly before?: (names: readonly string[]) => Promise<void> | void
  readonly commit?: (names: readonly string[]) => void
}

function start({ lanes = 1, largest = 10, most = 10, before, commit }: Setting = {}) {
  /** The names in each transaction, in the order in which they began. */
  const transactions: string[][] = []
  const onIdle = vi.fn()
  let current: string[] = []
  const db = {
    transaction: () => ({
      execute: async <Value>(work: (trx: Work) => Promise<Value>) => {
        const value = await work({} as Work)
        commit?.(current)
        return value
      },
    }),
  } as unknown as Kysely<Tables>
  const shared = new SharedCommits<Task>({
    db,
    lanes,
    largest,
    onIdle,
    together: async (_trx, tasks) => {
      const names = tasks.map(({ name }) => name)
      transactions.push(names)
      current = names
      await before?.(names)
      return tasks.slice(0, most).map(({ settle }) => settle())
    },
  })
  const run = (account: string, name: string) =>
    shared.run<string>(account, (settle) => ({ name, settle: () => settle(`${name} done`) }))
  return { run, transactions, onIdle }
}

describe('works that share commits', () => {
  it('that are asked for together have one transaction, and each its own answer', async () => {
    const { run, transactions, onIdle } = start()
    const answers = await Promise.all([run('a', '1'), run('b', '2'), run('a', '3')])
    expect(answers).toEqual(['1 done', '2 done', '3 done'])
    expect(transactions).toEqual([['1', '2', '3']])
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(1))
  })

  it('are at most so many in one transaction, and the rest follow in their order', async () => {
    const { run, transactions } = start({ largest: 2 })
    await Promise.all(['1', '2', '3', '4', '5'].map((name) => run('a', name)))
    expect(transactions).toEqual([['1', '2'], ['3', '4'], ['5']])
  })

  it('of accounts that wait take turns, whatever one of them has waiting', async () => {
    const { run, transactions } = start({ largest: 3 })
    await Promise.all([
      ...['1', '2', '3', '4', '5'].map((name) => run('a', name)),
      run('b', '6'),
      run('c', '7'),
      run('b', '8'),
    ])
    expect(transactions).toEqual([
      ['1', '6', '7'],
      ['2', '8', '3'],
      ['4', '5'],
    ])
  })

  it('for which a transaction has no time follow, those of accounts that had nothing first', async () => {
    const { run, transactions } = start({ most: 2 })
    const works = ['1', '2', '3', '4'].map((name) => run('a', name))
    const others = [run('b', '5'), run('c', '6'), run('c', '7')]
    expect(await Promise.all([...works, ...others])).toEqual(
      ['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name} done`),
    )
    const done = transactions.map((names) => names.slice(0, 2))
    expect(done).toEqual([['1', '5'], ['6', '2'], ['7', '3'], ['4']])
  })

  it('that come later have the next transaction, after the first has ended', async () => {
    const gate = Promise.withResolvers<void>()
    const { run, transactions, onIdle } = start({
      before: (names) => (names.includes('1') ? gate.promise : undefined),
    })
    const first = run('a', '1')
    await vi.waitFor(() => expect(transactions).toHaveLength(1))
    const later = [run('a', '2'), run('b', '3')]
    gate.resolve()
    await Promise.all([first, ...later])
    expect(transactions).toEqual([['1'], ['2', '3']])
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(1))
    await run('a', '4')
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(2))
  })

  it('are each done again when one of them fails, and that one alone fails', async () => {
    const { run, transactions } = start({
      before: (names) => {
        if (names.includes('2')) throw new RangeError('wrong')
      },
    })
    const ends = await Promise.allSettled([run('a', '1'), run('b', '2'), run('c', '3')])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(ends[1]).toMatchObject({ reason: new RangeError('wrong') })
    expect(transactions).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']])
  })

  it('all fail, and none is done again, when the commit fails', async () => {
    const { run, transactions } = start({
      commit: () => {
        throw new Error('nobody knows')
      },
    })
    const ends = await Promise.allSettled([run('a', '1'), run('b', '2')])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(transactions).toEqual([['1', '2']])
  })

  it('all fail, and none is done again, when the database is gone', async () => {
    const { run, transactions } = start({
      before: () => {
        throw new StoreUnavailable('gone')
      },
    })
    const ends = await Promise.allSettled([run('a', '1'), run('b', '2')])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(transactions).toEqual([['1', '2']])
  })

  it('wait for one that is blocked where there is one lane', async () => {
    const gate = Promise.withResolvers<void>()
    const { run, transactions } = start({
      before: (names) => (names.includes('1') ? gate.promise : undefined),
    })
    const first = run('a', '1')
    await vi.waitFor(() => expect(transactions).toHaveLength(1))
    const second = run('b', '2')
    await blocked()
    expect(transactions).toEqual([['1']])
    gate.resolve()
    await Promise.all([first, second])
    expect(transactions).toEqual([['1'], ['2']])
  })

  it('of other accounts get a lane beside one that is blocked, those of its accounts none', async () => {
    const gate = Promise.withResolvers<void>()
    const { run, transactions, onIdle } = start({
      lanes: 2,
      before: (names) => (names.includes('1') ? gate.promise : undefined),
    })
    const first = run('a', '1')
    await vi.waitFor(() => expect(transactions).toHaveLength(1))
    const same = run('a', '2')
    // Not yet blocked, so that this one still waits to share the next.
    const other = run('b', '3')
    expect(transactions).toEqual([['1']])
    expect(await other).toBe('3 done')
    expect(await run('b', '4')).toBe('4 done')
    expect(transactions).toEqual([['1'], ['3'], ['4']])
    expect(onIdle).not.toHaveBeenCalled()
    gate.resolve()
    await Promise.all([first, same])
    expect(transactions).toEqual([['1'], ['3'], ['4'], ['2']])
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(1))
  })

  it('have no more lanes than they may, however many are blocked', async () => {
    const gate = Promise.withResolvers<void>()
    const { run, transactions } = start({ lanes: 2, before: () => gate.promise })
    const all = [run('a', '1')]
    await vi.waitFor(() => expect(transactions).toHaveLength(1))
    all.push(run('b', '2'))
    await vi.waitFor(() => expect(transactions).toHaveLength(2))
    all.push(run('c', '3'))
    await blocked()
    expect(transactions).toEqual([['1'], ['2']])
    gate.resolve()
    await Promise.all(all)
    expect(transactions).toEqual([['1'], ['2'], ['3']])
  })
})

/** Time in which a transaction counts as blocked. */
function blocked(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 120)
  })
}
