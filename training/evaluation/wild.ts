import { rateOf, rateText } from './rate.ts'
import {
  areaOf,
  groupWeights,
  HIGH,
  MEDIUM,
  massFrom,
  type RatedSample,
  shareFrom,
  weightedArea,
} from './rated-samples.ts'
import { percent, type Row } from './row.ts'

/** A share of fewer texts than this says little. */
const FEW = 30

/**
 * The rows of a file of whole documents of public repositories, repositories left out. Each value
 * is given twice: documents weighed 1/√(documents of their repository), then each alike.
 */
export function wildRows(file: string, samples: readonly RatedSample[]): Row[] {
  const own = samples.filter((sample) => sample.file === file)
  const people = own.filter(({ machine }) => machine === 0)
  const machines = own.filter(({ machine }) => machine === 1)
  const row = (what: string, floor: string, goal: string, values: readonly string[]): Row => ({
    measure: `${file}, repositories left out, ${what}`,
    floor,
    goal: values.map(() => goal).join('; '),
    value: values.join('; '),
  })
  const shares = (rows: readonly RatedSample[], mark: number): string[] => [
    percent(massFrom(rows, groupWeights(rows), mark)),
    percent(shareFrom(rows, mark)),
  ]
  return [
    row('AUROC (weighed by repository; each document alike)', '0.874', '≥ 0.97', [
      weightedArea(own, groupWeights(own)).toFixed(3),
      areaOf(own).toFixed(3),
    ]),
    row('machine at high', '6.7 %', '≥ 60 %', shares(machines, HIGH)),
    row('machine at medium or above', '–', '≥ 80 %', shares(machines, MEDIUM)),
    row('human at high', '0.4 %', '≤ 0.3 %', shares(people, HIGH)),
    row('human at medium or above', '2.3 %', '≤ 3 %', shares(people, MEDIUM)),
  ]
}

/** Ways to part the documents of the wild files, by what the corpora say of them. */
const parts: readonly (readonly [name: string, (sample: RatedSample) => string | null])[] = [
  ['genre', ({ genre }) => genre],
  ['generator', ({ generator }) => generator],
  ['model', ({ model }) => model],
  ['year', ({ year }) => (year === null ? null : String(year))],
  ['evidence', ({ evidence }) => evidence],
]

/** A table for each way to part the documents of a file: who is seen, and who is flagged. */
export function wildTables(file: string, samples: readonly RatedSample[]): string[][] {
  const own = samples.filter((sample) => sample.file === file)
  return parts.map(([name, keyOf]) => partTable(`${file}, ${name}`, own, keyOf))
}

/**
 * One line for each part of the documents. The area is against the people of the same part where
 * it has enough of them, else against all people of the file.
 */
function partTable(
  name: string,
  rows: readonly RatedSample[],
  keyOf: (sample: RatedSample) => string | null,
): string[] {
  const people = rows.filter(({ machine }) => machine === 0)
  const keys = new Map<string, RatedSample[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const part = keys.get(key)
    if (part === undefined) keys.set(key, [row])
    else part.push(row)
  }
  const falling = [...keys].sort(([a, own], [b, other]) => {
    return other.length - own.length || (a < b ? -1 : 1)
  })
  return [
    `| ${name} | human (repositories) | medium+ | high | machine (repositories) | AUROC | medium+ | high |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...falling.map(([key, own]) => partLine(key, own, people)),
  ]
}

function partLine(
  key: string,
  own: readonly RatedSample[],
  people: readonly RatedSample[],
): string {
  const side = (machine: number): RatedSample[] => own.filter((row) => row.machine === machine)
  const machines = side(1)
  const foes = side(0).length >= FEW ? side(0) : people
  const area = machines.length === 0 ? '–' : areaOf([...machines, ...foes]).toFixed(3)
  const cells = (rows: readonly RatedSample[]): [string, string, string] => [
    rows.length === 0
      ? '–'
      : `${rows.length} (${new Set(rows.map(({ group }) => group)).size})${rows.length < FEW ? ', few' : ''}`,
    rows.length === 0 ? '–' : percent(shareFrom(rows, MEDIUM)),
    rows.length === 0 ? '–' : percent(shareFrom(rows, HIGH)),
  ]
  const [count, medium, high] = cells(machines)
  return `| ${[key, ...cells(side(0)), count, area, medium, high].join(' | ')} |`
}

/** A set of human documentation or posts whose whole source is left out of the fit. */
interface ForeignSet {
  readonly name: string
  readonly holds: (sample: RatedSample) => boolean
}

const foreign: readonly ForeignSet[] = [
  { name: 'docs-debian-human', holds: ({ file }) => file === 'docs-debian-human' },
  { name: 'docs', holds: ({ file }) => file === 'docs' },
  { name: 'markdown', holds: ({ file }) => file === 'markdown' },
  { name: 'blogs-human', holds: ({ file }) => file === 'blogs-human' },
]

/** People's documentation and posts of sources that are left out: the row of their calm, and a table by set. */
export function foreignPeople(samples: readonly RatedSample[]): { row: Row; table: string[] } {
  const people = samples.filter(({ machine }) => machine === 0)
  const sets = foreign.map(({ name, holds }) => ({ name, rows: people.filter(holds) }))
  const all = sets.flatMap(({ rows }) => rows)
  const rate = (rows: readonly RatedSample[], mark: number): string =>
    rateText(rateOf(rows.filter(({ risk }) => risk >= mark).length, rows.length), rows.length)
  return {
    row: {
      measure: `human documentation and blogs of sources left out, at high (of ${all.length}; the worst set)`,
      floor: '–',
      goal: '≤ 0.2 %; ≤ 0.2 %',
      value: `${percent(shareFrom(all, HIGH))}; ${percent(Math.max(...sets.map(({ rows }) => shareFrom(rows, HIGH))))}`,
    },
    table: [
      '| people, source left out | texts | medium+ | high |',
      '| --- | ---: | ---: | ---: |',
      ...sets.map(
        ({ name, rows }) =>
          `| ${name} | ${rows.length} | ${rate(rows, MEDIUM)} | ${rate(rows, HIGH)} |`,
      ),
    ],
  }
}
