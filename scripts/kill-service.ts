import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fromCents } from '../apps/server/src/ledger/money.ts'
import { leaseLifetime } from '../apps/server/src/ledger/parts.ts'
import { checkMoney, checkReplays } from '../test/ledger/support/fleet/check-fleet.ts'
import { callDemo } from '../test/ledger/support/fleet/demo-callers.ts'
import { startFleet } from '../test/ledger/support/fleet/fleet.ts'
import { ask, newJournal, runClients } from '../test/ledger/support/fleet/fleet-clients.ts'
import { fundAccounts } from '../test/ledger/support/fleet/fund-accounts.ts'
import {
  balancerKinds,
  hasBalancer,
  startBalancer,
} from '../test/ledger/support/fleet/start-balancer.ts'
import { startPostgresServer } from '../test/ledger/support/postgres-server.ts'

/**
 * Kills processes of the service at random, four of them over one PostgreSQL behind a load balancer,
 * while clients call; stops at the first call that is lost, charged twice or answered in two ways.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    clients: { type: 'string', default: '24' },
    /** `haproxy`, `nginx` or `ours`; the first that is installed when absent. */
    balancer: { type: 'string' },
    /** The log of the balancer when absent. */
    log: { type: 'string' },
  },
})
const kind = balancerKinds.find((one) =>
  values.balancer === undefined ? hasBalancer(one) : one === values.balancer,
)
if (kind === undefined) throw new Error(`Expected one of ${balancerKinds.join(', ')}.`)
const kills = Number(values.kills)
const log = [
  `npm run kill:service -- --kills ${kills} --clients ${values.clients} --balancer ${kind}`,
  `Node ${process.version}, ${process.platform} ${process.arch}; 4 processes, 3 accounts`,
  '',
]

const postgres = await startPostgresServer()
const fleet = await startFleet({
  databaseUrl: postgres.url,
  processes: 4,
  env: { TRUSTED_PROXIES: '127.0.0.1', DRAIN_MS: '1500' },
})
const balancer = await startBalancer(kind, fleet.ports)
// The first runs out of money; the others pay for all.
const funded = await fundAccounts(fleet, [0, fromCents(1_000_000), fromCents(1_000_000)])
const accounts = funded.map(({ account }) => account)
const journal = newJournal()
let brokenDemos = 0
let addresses = 0
const newAddress = () => `192.0.2.${++addresses % 250}`
try {
  await demo('while all run', 4, true)
  await restartInTurn()
  await killAtRandom()
  await settle()
} finally {
  await balancer.close()
  await fleet.close()
  await postgres.stop()
}
writeFileSync(values.log ?? `test/ledger/kill-service-${kind}-log.txt`, `${log.join('\n')}\n`)

function tell(line: string): void {
  log.push(line)
  process.stdout.write(`${line}\n`)
}

/** Addresses that ask 40 times at once; each gets 12, or fewer where a process died with its answer. */
async function demo(when: string, callers: number, isExact: boolean): Promise<void> {
  const found = await Promise.all(
    Array.from({ length: callers }, () => callDemo(balancer.send, newAddress(), 40)),
  )
  const most = Math.max(...found.map(({ allowed }) => allowed))
  const least = Math.min(...found.map(({ allowed }) => allowed))
  const unknown = found.reduce((sum, answers) => sum + answers.unknown, 0)
  if (most > 12 || (isExact && least < 12)) throw new Error(`demo ${when}: ${least} to ${most}`)
  if (isExact) tell(`demo ${when}: ${callers} addresses asked 40 times at once; each got 12`)
  else if (unknown > 0) brokenDemos += unknown
}

function clientsUntil(isOver: () => boolean, patienceMs: number): Promise<void> {
  const { send } = balancer
  const clients = Number(values.clients)
  return runClients({ accounts, send, clients, patienceMs, isOver }, journal)
}

/** Each process is stopped and started once, and no client notices. */
async function restartInTurn(): Promise<void> {
  let isOver = false
  const clients = clientsUntil(() => isOver, 30_000)
  for (const index of fleet.ports.keys()) {
    await pause(500)
    const status = await fleet.stop(index)
    if (status !== 0) throw new Error(`process ${index} ended with ${status}`)
    await fleet.start(index)
  }
  isOver = true
  await clients
  const { brokenConnections, otherFailures, bodies, refusedForCredit } = journal
  if (brokenConnections + otherFailures.length > 0)
    throw new Error(`restarts: ${brokenConnections} broken, ${otherFailures.join('; ')}`)
  tell(
    `4 restarts in turn under load: ${bodies.size} calls answered, ${refusedForCredit} refused for credit, 0 failed`,
  )
}

async function killAtRandom(): Promise<void> {
  const before = journal.bodies.size
  const start = performance.now()
  let isOver = false
  const clients = clientsUntil(() => isOver, 1_000)
  let killed = 0
  while (killed < kills) {
    await pause(200 + Math.random() * 800)
    const first = Math.floor(Math.random() * 4)
    // Now and then two die together.
    const dead = killed % 5 === 4 ? [first, (first + 1) % 4] : [first]
    const asked = demo('under kills', 1, false)
    await Promise.all(dead.map((index) => fleet.kill(index)))
    await asked
    await Promise.all(dead.map((index) => fleet.start(index)))
    killed += dead.length
    if (killed % 10 < dead.length) process.stdout.write(`${killed} kills\n`)
  }
  isOver = true
  await clients
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  tell(
    `${killed} kills of one or two processes at a time in ${minutes} minutes: ${journal.bodies.size - before} calls answered`,
  )
  tell(
    `  connections and calls that failed and were asked for again: ${journal.brokenConnections + journal.otherFailures.length}`,
  )
  tell(
    `  demo calls that were answered beyond 12 for an address: 0; without an answer: ${brokenDemos}`,
  )
}

/** Waits until leases of the dead are over; then every key has its answer, the same from all. */
async function settle(): Promise<void> {
  const { send } = balancer
  const inDoubt = [...journal.asked].filter((call) => !journal.bodies.has(call))
  const patienceMs = leaseLifetime + 10_000
  const options = { accounts, send, clients: 1, patienceMs, isOver: () => true }
  await Promise.all(inDoubt.map((call) => ask(options, journal, call)))
  const without = [...journal.asked].filter((call) => !journal.bodies.has(call))
  // Of the account without money some stay unanswered, as they must.
  if (without.some((call) => call % accounts.length !== 0))
    throw new Error('a call stayed in doubt')
  tell(`calls in doubt at the end that their keys settled: ${inDoubt.length - without.length}`)
  const told = [...journal.bodies.keys()]
  const step = Math.max(1, Math.floor(told.length / 500))
  const some = told.filter((_, index) => index % step === 0)
  const replays = await checkReplays(fleet, accounts, journal, some)
  tell(
    `replays of ${some.length} keys by each of 4 processes: ${replays} equal to the first answer`,
  )
  for (const index of fleet.ports.keys()) await fleet.stop(index)
  const { charged, unheard } = await checkMoney(fleet, funded, journal)
  if (charged !== told.length + unheard) throw new Error(`${charged} charged, ${told.length} told`)
  tell(`charged: ${charged} calls, each once; of these never heard by a client: ${unheard}`)
  tell(
    `answers to repeated keys: ${journal.replays}, all equal; refused for credit: ${journal.refusedForCredit}`,
  )
  tell('balances below zero, sums that differ, violations of the invariants: 0')
}
