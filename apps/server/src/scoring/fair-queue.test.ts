import { expect, it } from 'vitest'
import { accountCaller, demoCaller } from './caller.ts'
import { FairQueue } from './fair-queue.ts'
import { ScoringError } from './scoring.ts'

/** Adds tasks of calls, each named by its account, its call and its number. */
function fill(queue: FairQueue<string>, account: string, call: string, count: number): void {
  for (let index = 0; index < count; index++) {
    queue.add(accountCaller(account, call), `${account}${call}${index}`)
  }
}

/** What the turns take, one task each, until nobody may work. */
function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = []
  for (;;) {
    const turn = queue.next((lane) => [lane.shift() ?? 'nothing'])
    if (turn === null) return taken
    taken.push(...turn.items)
    turn.end()
  }
}

function open(maxWaiting: number, mostRunning = 1): FairQueue<string> {
  return new FairQueue({ maxWaiting, mostRunning: () => mostRunning })
}

function refusalOf(add: () => void): string {
  try {
    add()
    return 'none'
  } catch (error) {
    return error instanceof ScoringError ? error.reason : String(error)
  }
}

it('serves accounts in turn, and in an account its smallest call and its oldest one', () => {
  const queue = open(100)
  fill(queue, 'a', 'x', 3)
  fill(queue, 'a', 'y', 2)
  fill(queue, 'b', 'z', 2)
  fill(queue, 'c', 'z', 1)
  expect(takeAll(queue)).toEqual(['ay0', 'bz0', 'cz0', 'ax0', 'bz1', 'ay1', 'ax1', 'ax2'])
  expect(queue.size).toBe(0)
})

it('counts all addresses of the demo as one account, and lets none wait for another', () => {
  const queue = open(100)
  for (const address of ['1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    queue.add(demoCaller(address), address)
  }
  fill(queue, 'a', 'x', 2)
  const order = ['2.2.2.2', 'ax0', '1.1.1.1', 'ax1', '1.1.1.1', '3.3.3.3']
  expect(takeAll(queue)).toEqual(order)
})

it('refuses the account that fills its share, and keeps room for others', () => {
  const queue = open(16)
  for (let call = 0; call < 8; call++) fill(queue, 'a', `${call}`, 1)
  expect(refusalOf(() => fill(queue, 'a', '8', 1))).toBe('queue_full')
  for (let call = 0; call < 4; call++) fill(queue, 'b', `${call}`, 1)
  expect(refusalOf(() => fill(queue, 'b', '4', 1))).toBe('queue_full')
  expect(refusalOf(() => fill(queue, 'c', '0', 1))).toBe('none')
  expect(queue.size).toBe(13)
})

it('refuses everybody where accounts have taken every place', () => {
  const queue = open(2)
  fill(queue, 'a', 'x', 1)
  fill(queue, 'b', 'x', 1)
  expect(refusalOf(() => fill(queue, 'c', 'x', 1))).toBe('overloaded')
})

it('takes the rest of a call that has begun', () => {
  const queue = open(2)
  fill(queue, 'a', 'x', 25)
  expect(queue.size).toBe(25)
  expect(refusalOf(() => fill(queue, 'a', 'y', 1))).toBe('queue_full')
})

it('gives an account no more turns at a time than it may have', () => {
  const queue = open(100, 1)
  fill(queue, 'a', 'x', 2)
  fill(queue, 'b', 'x', 1)
  const take = () => queue.next((lane) => [lane.shift() ?? 'nothing'])
  const [first, second] = [take(), take()]
  expect([first?.items, second?.items, take()]).toEqual([['ax0'], ['bx0'], null])
  second?.end()
  expect(take()).toBeNull()
  first?.end()
  expect(take()?.items).toEqual(['ax1'])
})

it('serves first what had its turn and was not done', () => {
  const queue = open(100)
  fill(queue, 'a', 'x', 1)
  queue.addAgain('a', ['again', 'and again'])
  expect(takeAll(queue)).toEqual(['again', 'and again', 'ax0'])
})
