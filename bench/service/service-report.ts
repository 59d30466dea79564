import type { Measurement } from '../measurement.ts'
import type { LoadRow } from './measure-load.ts'
import type { MemoryRow } from './measure-memory.ts'
import { type Neighbours, neighbourSection } from './neighbours/neighbour-report.ts'

/** What was asked of the first row, on two cores that do nothing else. */
const goal = { rate: 800, p99: 40 }

interface Measured {
  readonly sqlite: readonly LoadRow[]
  readonly postgres: readonly LoadRow[]
  readonly memory: MemoryRow | null
  readonly neighbours: Neighbours
}

/** What is beside a goal. */
export function serviceMeasurements([target]: readonly LoadRow[]): Measurement[] {
  if (target === undefined) throw new Error('Expected at least one row.')
  const { label, rate, p99 } = target
  return [
    { label: `service, ${label}`, value: rate, unit: 'requests/s', goal: { atLeast: goal.rate } },
    { label: `service, ${label}, p99`, value: p99, unit: 'ms', goal: { atMost: goal.p99 } },
  ]
}

/** The measurements as a page. */
export function serviceReport(facts: readonly string[], measured: Measured): string {
  const [target] = measured.sqlite
  if (target === undefined) throw new Error('Expected at least one row.')
  return [
    '# Speed and memory of the service',
    '',
    ...facts.map((fact) => `- ${fact}`),
    '- CPU is that of the whole server, all threads and its compiler with it. Cores is what the server got of the machine: where others work too, the rate says how much was left, and CPU for each request says what a request costs.',
    '',
    '## Goal',
    '',
    '| measure | value | goal |',
    '| --- | --- | --- |',
    `| ${target.label}, requests a second | ${target.rate.toFixed(0)} | ≥ ${goal.rate}, ${verdict(target.rate >= goal.rate)} |`,
    `| p99 of these | ${target.p99.toFixed(1)} ms | ≤ ${goal.p99} ms, ${verdict(target.p99 <= goal.p99)} |`,
    '',
    '## SQLite',
    '',
    ...table(measured.sqlite),
    '',
    '## PostgreSQL',
    '',
    'One account, whose calls must follow each other; PostgreSQL runs on the same machine.',
    '',
    ...table(measured.postgres),
    '',
    ...neighbourSection(measured.neighbours),
    '## Memory',
    '',
    memoryText(measured.memory),
    '',
  ].join('\n')
}

function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'missed'
}

function table(rows: readonly LoadRow[]): string[] {
  return [
    '| request | requests/s | p50 ms | p99 ms | CPU ms a request | cores | loader CPU ms | machine load | not 200 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) =>
      [
        '',
        row.label,
        row.rate.toFixed(0),
        row.p50.toFixed(1),
        row.p99.toFixed(1),
        row.serverCpu.toFixed(2),
        row.cores.toFixed(2),
        row.loaderCpu.toFixed(2),
        row.machineLoad.toFixed(1),
        `${row.failures} of ${row.requests}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ]
}

function memoryText(memory: MemoryRow | null): string {
  if (memory === null) return 'Not measured in this run.'
  const { minutes, requests, megabytes } = memory
  const list = megabytes.map((size) => size.toFixed(0)).join(', ')
  return `All kinds of requests in turn for ${minutes} minutes, ${requests} requests. Resident megabytes after each tenth of the time: ${list}.`
}
