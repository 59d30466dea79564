import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { balancerKinds, hasBalancer } from '../test/ledger/support/fleet/start-balancer.ts'
import { startPostgresServer } from '../test/ledger/support/postgres-server.ts'
import { describeMachine } from './machine.ts'
import { checkOut } from './service/scale/check-out.ts'
import { documentScale } from './service/scale/document-scale.ts'
import { type FleetRow, measureFleet } from './service/scale/measure-fleet.ts'
import { type ScaleResults, scaleReport } from './service/scale/scale-report.ts'

/**
 * Measures one to four processes over one PostgreSQL behind a load balancer, with one account and with
 * many, and writes `bench/results/service-scale-<version>.{json,md}`
 * and the tables of `docs/scale.md`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    /** Calls of each process before it is measured. */
    warm: { type: 'string', default: '4000' },
    connections: { type: 'string', default: '32' },
    processes: { type: 'string', default: '1,2,4' },
    accounts: { type: 'string', default: '64' },
    /** A commit to compare with: its service, everything else from here. */
    before: { type: 'string' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const balancer = balancerKinds.find(hasBalancer) ?? 'ours'
const counts = values.processes.split(',').map(Number)
const postgres = await startPostgresServer()
const earlier = values.before === undefined ? null : checkOut(values.before)
const before: FleetRow[] = []
const rows: FleetRow[] = []
// Each row beside that of the earlier commit in time as well, so that both meet the same machine.
for (const accounts of [1, Number(values.accounts)]) {
  for (const processes of counts) {
    if (earlier !== null) before.push(await measure(earlier.folder, accounts, processes))
    rows.push(await measure(fileURLToPath(new URL('..', import.meta.url)), accounts, processes))
  }
}
earlier?.remove()
await postgres.stop()

const results: ScaleResults = {
  command: `npm run bench service-scale -- ${process.argv.slice(2).join(' ')}`.replace(/ -- $/, ''),
  engine: engineVersion,
  machine: describeMachine(),
  balancer,
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  before: values.before === undefined ? null : { commit: values.before, rows: before },
  rows,
}
const report = scaleReport(results)
process.stdout.write(report)
if (values.write) {
  await mkdir('bench/results', { recursive: true })
  const file = `bench/results/service-scale-${engineVersion}`
  await writeFile(`${file}.json`, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(`${file}.md`, report)
  await documentScale(results)
}

async function measure(checkout: string, accounts: number, processes: number): Promise<FleetRow> {
  const row = await measureFleet({
    postgres,
    balancer,
    processes,
    accounts,
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    warmCalls: Number(values.warm),
    checkout,
  })
  process.stderr.write(`${accounts} accounts, ${processes} processes: ${row.rate.toFixed(0)}/s\n`)
  return row
}
