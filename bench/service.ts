import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { startPostgresServer } from '../test/ledger/support/postgres-server.ts'
import { describeMachine } from './machine.ts'
import { writeResult } from './result-file.ts'
import { type LoadRow, measureLoad } from './service/measure-load.ts'
import { type MemoryRow, measureMemory } from './service/measure-memory.ts'
import { hostileNames } from './service/neighbours/hostile-kinds.ts'
import { measureNeighbour, type NeighbourRow } from './service/neighbours/measure-neighbour.ts'
import {
  type Neighbours,
  neighbourLine,
  neighbourMeasurements,
  neighbourSection,
} from './service/neighbours/neighbour-report.ts'
import { soak } from './service/neighbours/soak.ts'
import { soakMeasurements, soakReport } from './service/neighbours/soak-report.ts'
import { requestKinds } from './service/requests.ts'
import { serviceMeasurements, serviceReport } from './service/service-report.ts'
import { startMeasuredServer } from './service/start-server.ts'

/**
 * Measures the service under load, and a neighbour beside hostile accounts, and writes
 * `bench/results/service-<version>.md`; with `--soak 30` it attacks a service for 30 minutes instead and
 * writes `bench/results/service-soak-<version>.md`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    /** Time in which the code becomes warm before anything is measured. */
    warm: { type: 'string', default: '20' },
    connections: { type: 'string', default: '20' },
    'memory-minutes': { type: 'string', default: '10' },
    /** The rates; `--no-rows` measures only neighbours, on a page of their own. */
    rows: { type: 'boolean', default: true },
    /** Seconds of each slice beside an attack; 0 leaves them out. */
    'neighbour-seconds': { type: 'string', default: '8' },
    /** Attacks to run, by name, separated by commas. */
    attacks: { type: 'string', default: hostileNames.join(',') },
    /** A checkout with its own libraries, whose service each attack meets as well. */
    before: { type: 'string' },
    /** Minutes of the soak, which runs alone. */
    soak: { type: 'string' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const connections = Number(values.connections)
const seconds = Number(values.seconds)
const facts = [
  `Command: \`npm run bench service -- ${process.argv.slice(2).join(' ')}\``.replace(' -- `', '`'),
  `Engine ${engineVersion}; machine: ${describeMachine()}. The load is made on the same machine, by a process of its own.`,
]

if (values.soak !== undefined) await soakFor(Number(values.soak))
else if (values.rows) await measureAll()
else await measureOnlyNeighbours()

/** Rates, memory and neighbours. */
async function measureAll(): Promise<void> {
  const sqlite = await measure()
  const postgres = await startPostgresServer()
  const onPostgres = await measure(postgres.url)
  await postgres.stop()
  const neighbours = await measureNeighbours()
  const report = serviceReport(
    [
      ...facts,
      `${connections} connections, ${seconds} seconds for each row, after ${values.warm} seconds to get warm.`,
    ],
    { sqlite: sqlite.rows, postgres: onPostgres.rows, memory: sqlite.memory, neighbours },
  )
  process.stdout.write(report)
  if (!values.write) return
  const measurements = [
    ...serviceMeasurements(sqlite.rows),
    ...neighbourMeasurements(neighbours.now),
  ]
  await writeResult(`service-${engineVersion}`, measurements, report)
}

async function measureOnlyNeighbours(): Promise<void> {
  const neighbours = await measureNeighbours()
  const lines = facts.map((fact) => `- ${fact}`)
  const report = [...lines, '', ...neighbourSection(neighbours)].join('\n')
  process.stdout.write(report)
  if (values.write) {
    const measurements = neighbourMeasurements(neighbours.now)
    await writeResult(`service-neighbours-${engineVersion}`, measurements, report)
  }
}

async function soakFor(minutes: number): Promise<void> {
  const result = await soak(minutes, values.before)
  const report = soakReport(facts, result)
  process.stdout.write(report)
  if (values.write) {
    await writeResult(`service-soak-${engineVersion}`, soakMeasurements(result), report)
  }
}

/** Each attack beside that of the earlier checkout in time as well, so that both meet the same machine. */
async function measureNeighbours(): Promise<Neighbours> {
  const slice = Number(values['neighbour-seconds'])
  const now: NeighbourRow[] = []
  const before: NeighbourRow[] = []
  if (slice === 0) return { now, before }
  const { before: checkout } = values
  for (const name of hostileNames.filter((each) => values.attacks.split(',').includes(each))) {
    const options = { seconds: slice, rounds: 2 }
    if (checkout !== undefined) {
      before.push(tell(await measureNeighbour(name, { ...options, checkout }), 'before'))
    }
    now.push(tell(await measureNeighbour(name, options), 'now'))
  }
  return { now, before }
}

/** All rows on SQLite; the first two on PostgreSQL, where the rest of a call is the same. */
async function measure(
  databaseUrl?: string,
): Promise<{ readonly rows: readonly LoadRow[]; readonly memory: MemoryRow | null }> {
  const server = await startMeasuredServer(databaseUrl)
  const kinds = requestKinds(server.key)
  const rows: LoadRow[] = []
  for (const [index, kind] of kinds.entries()) {
    if (databaseUrl !== undefined && index > 1) break
    await measureLoad(server, kind, {
      connections,
      seconds: index === 0 ? Number(values.warm) : seconds / 2,
    })
    rows.push(await measureLoad(server, kind, { connections, seconds }))
  }
  const minutes = databaseUrl === undefined ? Number(values['memory-minutes']) : 0
  const memory = minutes > 0 ? await measureMemory(server, kinds, minutes) : null
  await server.stop()
  return { rows, memory }
}

/** Says how far the run has come. */
function tell(row: NeighbourRow, service: string): NeighbourRow {
  process.stderr.write(`${neighbourLine(row, service)}\n`)
  return row
}
