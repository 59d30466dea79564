import { capacityOf } from './capacity.ts'
import type { FleetRow } from './measure-fleet.ts'

export interface ScaleResults {
  readonly command: string
  readonly engine: string
  readonly machine: string
  readonly balancer: string
  readonly connections: number
  readonly seconds: number
  /** The same rows of an earlier commit. */
  readonly before: { readonly commit: string; readonly rows: readonly FleetRow[] } | null
  readonly rows: readonly FleetRow[]
}

/** The measurements as a page. */
export function scaleReport(results: ScaleResults): string {
  const { command, engine, machine, balancer, connections, seconds } = results
  return [
    '# Several processes of the service over one PostgreSQL',
    '',
    `- Command: \`${command}\``,
    `- Engine ${engine}; machine: ${machine}. Load, balancer (${balancer}), processes and PostgreSQL share it.`,
    `- Texts of 1,000 characters, ${connections} connections, ${seconds} seconds for each row. Each process has one scoring thread.`,
    '- CPU is in milliseconds for each request, of all threads and children. Rates and times say what was left of the machine; CPU says what a request costs.',
    '',
    ...scaleTables(results),
    '',
  ].join('\n')
}

/** The tables alone, as the documentation shows them. */
export function scaleTables({ rows, before }: ScaleResults): readonly string[] {
  return [
    ...table(rows),
    '',
    ...(before === null ? [] : [...comparison(before.rows, rows), '']),
    ...capacityTable(rows),
  ]
}

function table(rows: readonly FleetRow[]): readonly string[] {
  return markdown(
    [
      'accounts',
      'processes',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'CPU ms: service',
      'PostgreSQL',
      'balancer',
      'loader',
      'wait for the account ms',
      'commits a request',
      'machine load',
      'not 200',
    ],
    rows.map((row) => [
      `${row.accounts}`,
      `${row.processes}`,
      row.rate.toFixed(0),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      row.serviceCpu.toFixed(2),
      row.postgresCpu.toFixed(2),
      row.balancerCpu.toFixed(2),
      row.loaderCpu.toFixed(2),
      row.lockWait.toFixed(1),
      row.commits.toFixed(2),
      row.machineLoad.toFixed(1),
      `${row.failures} of ${row.requests}`,
    ]),
  )
}

/** Each row beside that of the earlier commit. */
function comparison(before: readonly FleetRow[], now: readonly FleetRow[]): readonly string[] {
  const pairs = now.flatMap((row) => {
    const old = before.find(
      ({ accounts, processes }) => accounts === row.accounts && processes === row.processes,
    )
    return old === undefined ? [] : [[old, row] as const]
  })
  const both = (one: number, other: number, digits: number) =>
    `${one.toFixed(digits)} → ${other.toFixed(digits)}`
  return markdown(
    [
      'accounts',
      'processes',
      'requests/s, one by one → together',
      'service CPU ms',
      'PostgreSQL CPU ms',
      'wait for the account ms',
      'commits a request',
    ],
    pairs.map(([old, row]) => [
      `${row.accounts}`,
      `${row.processes}`,
      both(old.rate, row.rate, 0),
      both(old.serviceCpu, row.serviceCpu, 2),
      both(old.postgresCpu, row.postgresCpu, 2),
      both(old.lockWait, row.lockWait, 1),
      both(old.commits, row.commits, 2),
    ]),
  )
}

/** What more cores would do, from the row with the most processes and many accounts. */
function capacityTable(rows: readonly FleetRow[]): readonly string[] {
  const many = rows.filter(({ accounts }) => accounts > 1)
  const base = many.at(-1) ?? rows.at(-1)
  if (base === undefined) return []
  return markdown(
    ['cores', 'requests/s', 'cores for the service', 'for PostgreSQL', 'for the balancer'],
    [2, 4, 8, 16, 32, 64].map((cores) => {
      const { rate, serviceCores, postgresCores, balancerCores } = capacityOf(base, cores)
      return [
        `${cores}`,
        rate.toFixed(0),
        serviceCores.toFixed(1),
        postgresCores.toFixed(1),
        balancerCores.toFixed(1),
      ]
    }),
  )
}

function markdown(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}
