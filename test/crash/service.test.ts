import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { leaseLifetime } from '../../apps/server/src/ledger/parts.ts'
import { checkMoney, checkReplays, type Funded } from '../ledger/support/fleet/check-fleet.ts'
import { callDemo } from '../ledger/support/fleet/demo-callers.ts'
import { type Fleet, startFleet } from '../ledger/support/fleet/fleet.ts'
import { ask, newJournal, runClients } from '../ledger/support/fleet/fleet-clients.ts'
import { fundAccounts } from '../ledger/support/fleet/fund-accounts.ts'
import {
  balancerKinds,
  hasBalancer,
  type RunningBalancer,
  startBalancer,
} from '../ledger/support/fleet/start-balancer.ts'
import { type PostgresServer, startPostgresServer } from '../ledger/support/postgres-server.ts'
import { countKills, isShort, KillLog, timeFor } from './support/kills.ts'

const kills = countKills(4)
const clients = isShort ? 6 : 24
// `BALANCER` names one of those that are installed; the first of them otherwise.
const kind = balancerKinds.find(
  (one) => one === (process.env['BALANCER'] ?? one) && hasBalancer(one),
)
const log = new KillLog(`service-${kind}`, 'service')
const journal = newJournal()

/** Four processes of the service over one PostgreSQL behind a load balancer, while clients call. */
describe(`a service whose processes are killed at random behind ${kind}`, {
  timeout: timeFor(kills),
}, () => {
  let postgres: PostgresServer
  let fleet: Fleet
  let balancer: RunningBalancer
  let funded: readonly Funded[]
  let addresses = 0

  beforeAll(async () => {
    if (kind === undefined) throw new Error(`Expected BALANCER to be one of ${balancerKinds}.`)
    postgres = await startPostgresServer()
    const env = { TRUSTED_PROXIES: '127.0.0.1', DRAIN_MS: '1500' }
    fleet = await startFleet({ databaseUrl: postgres.url, processes: 4, env })
    balancer = await startBalancer(kind, fleet.ports)
    // The first runs out of money; the others pay for all.
    funded = await fundAccounts(fleet, [0, fromCents(1_000_000), fromCents(1_000_000)])
  }, 120_000)

  afterAll(async () => {
    await balancer?.close()
    await fleet?.close()
    await postgres?.stop()
  })

  const accounts = () => funded.map(({ account }) => account)
  const startClients = (patienceMs: number) => {
    let isOver = false
    const { send } = balancer
    const options = { accounts: accounts(), send, clients, patienceMs, isOver: () => isOver }
    const done = runClients(options, journal)
    return () => {
      isOver = true
      return done
    }
  }
  /** A new address that asks 40 times at once. */
  const demo = () => callDemo(balancer.send, `192.0.2.${++addresses % 250}`, 40)

  it('answers twelve demo calls for an address while all run', async () => {
    for (const { allowed } of await Promise.all([demo(), demo()])) expect(allowed).toBe(12)
  })

  // The lane `service` does this in little time.
  it.skipIf(isShort)('fails no call when each process is stopped and started in turn', async () => {
    const finish = startClients(30_000)
    for (const index of fleet.ports.keys()) {
      await pause(500)
      expect(await fleet.stop(index)).toBe(0)
      await fleet.start(index)
    }
    await finish()
    expect(journal).toMatchObject({ brokenConnections: 0, otherFailures: [] })
    log.add(`4 restarts in turn under load: ${journal.bodies.size} calls answered, 0 failed`)
  })

  it('goes on when one or two processes at a time are killed', async () => {
    const before = journal.bodies.size
    const finish = startClients(1_000)
    let killed = 0
    while (killed < kills) {
      await pause(200 + Math.random() * 800)
      const first = Math.floor(Math.random() * 4)
      // Now and then two die together.
      const dead = killed % 5 === 4 ? [first, (first + 1) % 4] : [first]
      const asked = demo()
      await Promise.all(dead.map((index) => fleet.kill(index)))
      // Some of its answers may have died with a process.
      expect((await asked).allowed).toBeLessThanOrEqual(12)
      await Promise.all(dead.map((index) => fleet.start(index)))
      killed += dead.length
    }
    await finish()
    const { brokenConnections, otherFailures } = journal
    expect(journal.bodies.size).toBeGreaterThan(before)
    log.add(
      `${killed} kills of one or two processes at a time: ${journal.bodies.size - before} calls answered`,
      `  connections and calls that failed and were asked for again: ${brokenConnections + otherFailures.length}`,
    )
  })

  it('gives each key its answer when the leases of the dead are over', async () => {
    // Calls of the account without money may stay refused, by the thousand in a long run.
    const owed = () =>
      [...journal.asked].filter((call) => call % funded.length !== 0 && !journal.bodies.has(call))
    const inDoubt = owed()
    const { send } = balancer
    const patienceMs = leaseLifetime + 10_000
    const options = { accounts: accounts(), send, clients: 1, patienceMs, isOver: () => true }
    await Promise.all(inDoubt.map((call) => ask(options, journal, call)))
    expect(owed()).toEqual([])
    log.add(`calls in doubt at the end that their keys settled: ${inDoubt.length}`)
  })

  it('charged each key once, and each process answers it alike', async () => {
    const told = [...journal.bodies.keys()]
    const step = Math.max(1, Math.floor(told.length / (isShort ? 40 : 500)))
    const some = told.filter((_, index) => index % step === 0)
    expect(await checkReplays(fleet, accounts(), journal, some)).toBe(4 * some.length)
    for (const index of fleet.ports.keys()) await fleet.stop(index)
    const { charged, unheard } = await checkMoney(fleet, funded, journal)
    expect(charged).toBe(told.length + unheard)
    log.add(
      `replays of ${some.length} keys by each of 4 processes: all equal to the first answer`,
      `charged: ${charged} calls, each once; of these never heard by a client: ${unheard}`,
      `answers to repeated keys: ${journal.replays}, all equal; refused for credit: ${journal.refusedForCredit}`,
      'balances below zero, sums that differ, violations of the invariants: 0',
    )
  })
})
