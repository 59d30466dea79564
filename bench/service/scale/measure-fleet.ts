import { loadavg } from 'node:os'
import pg from 'pg'
import { type Fleet, startFleet } from '../../../test/ledger/support/fleet/fleet.ts'
import { fundAccounts } from '../../../test/ledger/support/fleet/fund-accounts.ts'
import {
  type BalancerKind,
  startBalancer,
} from '../../../test/ledger/support/fleet/start-balancer.ts'
import type { PostgresServer } from '../../../test/ledger/support/postgres-server.ts'
import { quantile } from '../../statistics.ts'
import { runLoad } from '../load.ts'
import { requestKinds } from '../requests.ts'
import { cpuOfTree } from './cpu-of-tree.ts'
import { watchDatabase } from './watch-database.ts'

export interface FleetSetup {
  readonly postgres: PostgresServer
  readonly balancer: BalancerKind
  readonly processes: number
  /** Accounts that the calls are spread over; one makes its row the hot one. */
  readonly accounts: number
  readonly connections: number
  readonly seconds: number
  /** Calls that each process answers before it is measured. */
  readonly warmCalls: number
  /** The checkout whose service is measured. */
  readonly checkout: string
}

/** One row of the table; CPU is in milliseconds for each request. */
export interface FleetRow {
  readonly processes: number
  readonly accounts: number
  readonly requests: number
  readonly failures: number
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly serviceCpu: number
  readonly postgresCpu: number
  readonly balancerCpu: number
  readonly loaderCpu: number
  /** How long a request's statements waited for the row of its account, in milliseconds. */
  readonly lockWait: number
  /** Transactions that PostgreSQL ended for each request. */
  readonly commits: number
  readonly machineLoad: number
}

const credit = 10 ** 12

/** Starts processes and a balancer, keeps them busy with texts of 1,000 characters, and measures all. */
export async function measureFleet(setup: FleetSetup): Promise<FleetRow> {
  const database = `fleet_${setup.processes}_${setup.accounts}_${Date.now()}`
  const databaseUrl = await createDatabase(setup.postgres.url, database)
  const fleet = await startFleet({
    databaseUrl,
    processes: setup.processes,
    checkout: setup.checkout,
    // The log is written as in production, and read by nobody.
    env: { LOG_LEVEL: 'info', CALLS_IN_FLIGHT: '1000', SCORING_QUEUE: '1000' },
  })
  const balancer = await startBalancer(setup.balancer, fleet.ports)
  try {
    const addresses =
      balancer.address === null
        ? fleet.ports.map((port) => `http://127.0.0.1:${port}`)
        : [balancer.address]
    const nextRequest = await requestsOf(fleet, setup.accounts)
    const { connections } = setup
    // Compilers of the processes work beside their first thousands of calls, which so cost more.
    let cold = setup.warmCalls * setup.processes
    while (cold > 0) {
      cold -= (await runLoad({ addresses, nextRequest, connections, seconds: 1 })).requests
    }
    const watch = await watchDatabase(databaseUrl)
    const used = () => ({
      service: sum(fleet.running().map(({ pid }) => cpuOfTree(pid))),
      postgres: cpuOfTree(setup.postgres.pid()),
      balancer: balancer.pid === null ? 0 : cpuOfTree(balancer.pid),
      loader: process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
    })
    const before = used()
    const load = await runLoad({ addresses, nextRequest, connections, seconds: setup.seconds })
    const after = used()
    const seen = await watch.stop()
    const each = (name: keyof typeof before) => (after[name] - before[name]) / load.requests
    return {
      processes: setup.processes,
      accounts: setup.accounts,
      requests: load.requests,
      failures: load.failures,
      rate: load.requests / load.seconds,
      p50: quantile(load.latencies, 0.5),
      p99: quantile(load.latencies, 0.99),
      serviceCpu: each('service'),
      postgresCpu: each('postgres'),
      balancerCpu: each('balancer'),
      loaderCpu: each('loader'),
      // Little's law: who waits at a time, over how many come in that time.
      lockWait: (seen.waiting * load.seconds * 1_000) / load.requests,
      commits: seen.commits / load.requests,
      machineLoad: loadavg()[0] ?? 0,
    }
  } finally {
    await balancer.close()
    await fleet.close()
  }
}

/** Texts of all accounts in turn. */
async function requestsOf(fleet: Fleet, accounts: number): Promise<() => string> {
  const funded = await fundAccounts(
    fleet,
    Array.from({ length: accounts }, () => credit),
  )
  const kinds = funded.map(({ account }) => requestKinds(account.key)[0])
  let turn = 0
  return () => {
    const kind = kinds[turn++ % kinds.length]
    if (kind === undefined) throw new Error('Expected an account.')
    return kind.next()
  }
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
