import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { type Balancer, balanceCalls } from '../support/fleet/balance-calls.ts'
import { checkMoney, checkReplays, type Funded } from '../support/fleet/check-fleet.ts'
import { callDemo } from '../support/fleet/demo-callers.ts'
import { type Fleet, startFleet } from '../support/fleet/fleet.ts'
import { type ClientOptions, newJournal, runClients } from '../support/fleet/fleet-clients.ts'
import { fundAccounts } from '../support/fleet/fund-accounts.ts'
import type { Sent } from '../support/fleet/send.ts'
import { runSql } from '../support/open-test-store.ts'

const schema = `fleet_${randomBytes(6).toString('hex')}`
const journal = newJournal()
let fleet: Fleet
let balancer: Balancer
let funded: readonly Funded[]

beforeAll(async () => {
  const url = inject('databaseUrl') ?? ''
  await runSql(url, `create schema ${schema}`)
  fleet = await startFleet({
    databaseUrl: `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`,
    processes: 4,
    env: { TRUSTED_PROXIES: '127.0.0.1', DRAIN_MS: '300' },
  })
  balancer = balanceCalls(fleet.ports)
  // The first runs out of money, the second has the most calls by far to pay.
  funded = await fundAccounts(fleet, [0, fromCents(100_000)])
}, 60_000)

afterAll(async () => {
  await balancer?.close()
  await fleet?.close()
  await runSql(inject('databaseUrl') ?? '', `drop schema ${schema} cascade`)
})

/** Clients at work; `answered` resolves when they were told that many more answers. */
function startClients(options: Pick<ClientOptions, 'patienceMs'>) {
  const told = new EventEmitter()
  let answers = 0
  let isOver = false
  const accounts = funded.map(({ account }) => account)
  const send = async (request: Sent) => {
    const answer = await balancer.send(request)
    answers++
    told.emit('answer')
    return answer
  }
  const done = runClients({ ...options, accounts, send, clients: 6, isOver: () => isOver }, journal)
  return {
    answered: async (more: number) => {
      const wanted = answers + more
      while (answers < wanted) await Promise.race([once(told, 'answer'), done])
    },
    finish: () => {
      isOver = true
      return done
    },
  }
}

it('R-DEMO-08 four processes give one address twelve calls an hour together', async () => {
  const callers = ['192.0.2.1', '192.0.2.2'].map((address) => callDemo(balancer.send, address, 32))
  for (const answers of await Promise.all(callers)) {
    expect(answers).toEqual({ allowed: 12, limited: 20, unknown: 0 })
  }
})

it('processes that are stopped and started in turn fail no call (decision 36)', async () => {
  const clients = startClients({ patienceMs: 20_000 })
  for (const index of [0, 1]) {
    await clients.answered(60)
    expect(await fleet.stop(index)).toBe(0)
    await fleet.start(index)
  }
  await clients.answered(60)
  await clients.finish()
  expect(journal).toMatchObject({ brokenConnections: 0, otherFailures: [] })
  // The poor account runs out later; until then each call that was asked for is answered.
  expect(journal.bodies.size + journal.refusedForCredit).toBeGreaterThanOrEqual(journal.asked.size)
})

it('R-IDEM-05 R-BILL-16 R-BILL-20 processes are killed, and each key is charged once and answered alike by all (I1, I2, I3, I5; decision 37)', async () => {
  const clients = startClients({ patienceMs: 300 })
  await clients.answered(60)
  await fleet.kill(2)
  await clients.answered(60)
  await fleet.kill(3)
  await Promise.all([2, 3].map((index) => fleet.start(index)))
  await clients.answered(60)
  await clients.finish()
  const accounts = funded.map(({ account }) => account)
  const told = [...journal.bodies.keys()]
  const some = told.filter((_, index) => index % 11 === 0)
  expect(await checkReplays(fleet, accounts, journal, some)).toBe(4 * some.length)
  expect(some.length).toBeGreaterThan(20)
  for (const index of fleet.ports.keys()) await fleet.stop(index)
  const { charged, unheard } = await checkMoney(fleet, funded, journal)
  expect(charged).toBe(told.length + unheard)
  expect(journal.replays).toBeGreaterThan(100)
  expect(journal.refusedForCredit).toBeGreaterThan(0)
})
