import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { startPostgresServer } from '../test/ledger/support/postgres-server.ts'
import { describeMachine } from './machine.ts'
import { writeResult } from './result-file.ts'
import { type LoadRow, measureLoad } from './service/measure-load.ts'
import { type MemoryRow, measureMemory } from './service/measure-memory.ts'
import { requestKinds } from './service/requests.ts'
import { serviceMeasurements, serviceReport } from './service/service-report.ts'
import { startMeasuredServer } from './service/start-server.ts'

/** Measures the service under load and writes `bench/results/service-<version>.md`. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    /** Time in which the code becomes warm before anything is measured. */
    warm: { type: 'string', default: '20' },
    connections: { type: 'string', default: '20' },
    'memory-minutes': { type: 'string', default: '10' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const connections = Number(values.connections)
const seconds = Number(values.seconds)

const sqlite = await measure()
const postgres = await startPostgresServer()
const onPostgres = await measure(postgres.url)
await postgres.stop()

const report = serviceReport(
  [
    `Command: \`npm run bench service -- ${process.argv.slice(2).join(' ')}\``.replace(
      ' -- `',
      '`',
    ),
    `Engine ${engineVersion}; machine: ${describeMachine()}. The load is made on the same machine, by a process of its own.`,
    `${connections} connections, ${seconds} seconds for each row, after ${values.warm} seconds to get warm.`,
  ],
  { sqlite: sqlite.rows, postgres: onPostgres.rows, memory: sqlite.memory },
)
process.stdout.write(report)
if (values.write) {
  await writeResult(`service-${engineVersion}`, serviceMeasurements(sqlite.rows), report)
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
