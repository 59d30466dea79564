import type { Measurement } from '../../measurement.ts'
import type { NeighbourRow, Wait } from './measure-neighbour.ts'

/** The rows of this service, and those of an earlier one where it was measured beside it. */
export interface Neighbours {
  readonly now: readonly NeighbourRow[]
  readonly before: readonly NeighbourRow[]
}

/** The neighbour's median may be this many times its quiet one. */
const mostTimes = 3

/** How many times its quiet median the neighbour waited. */
function timesQuiet({ quiet, attacked }: NeighbourRow): number {
  return attacked.p50 / quiet.p50
}

/** What is beside a goal. */
export function neighbourMeasurements(rows: readonly NeighbourRow[]): Measurement[] {
  return rows.map((row) => ({
    label: `service, a neighbour's p50 beside ${row.label}`,
    value: timesQuiet(row),
    unit: '× quiet',
    goal: { atMost: mostTimes },
  }))
}

/** The part of the page about neighbours; empty where none was measured. */
export function neighbourSection({ now, before }: Neighbours): string[] {
  if (now.length === 0) return []
  const columns = [
    'one account sends',
    'service',
    'quiet p50 / p99 ms',
    'attacked p50 / p99 ms',
    'p50, times quiet',
    'neighbour refused',
    'answers to the attack',
    'descriptors',
  ]
  return [
    '## A neighbour beside a hostile account',
    '',
    `Another account calls at leisure, one call at a time: alone and beside each attack in turn. The goal is at most ${mostTimes} times its quiet median. Status 0 is a connection that ended without an answer.`,
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...now.flatMap((row) => {
      const earlier = before.filter(({ name }) => name === row.name)
      return [...earlier.map((one) => neighbourLine(one, 'before')), neighbourLine(row, 'now')]
    }),
    '',
  ]
}

/** One row of the table. */
export function neighbourLine(row: NeighbourRow, service: string): string {
  const statuses = Object.entries(row.statuses).map(([status, count]) => `${count} × ${status}`)
  const cells = [
    row.label,
    service,
    waitText(row.quiet),
    waitText(row.attacked),
    timesQuiet(row).toFixed(1),
    `${row.attacked.failures} of ${row.attacked.calls}`,
    statuses.join(', ') || 'none',
    String(row.descriptors),
  ]
  return `| ${cells.join(' | ')} |`
}

function waitText({ p50, p99 }: Wait): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`
}
