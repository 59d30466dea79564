import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { readable } from '../../bench/report.ts'
import { type Figure, type FigureSource, figureSources } from './figures.ts'

const rowSchema = z.object({ measure: z.string(), goal: z.string(), value: z.string() })
const evaluationSchema = z.union([
  z.object({ sections: z.array(z.object({ rows: z.array(rowSchema) })) }),
  z.object({ rows: z.array(rowSchema) }),
])
const goalSchema = z.union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })])
const measurementSchema = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  goal: goalSchema.exactOptional(),
})
const benchSchema = z.object({ measurements: z.array(measurementSchema) })

interface Measured {
  readonly goal: string
  readonly value: string
}

/** Every figure that docs/figures.md shows, beside its goal, from the files that the measuring commands wrote. */
export function figureTable(): string {
  return [
    '| Measure | Goal | Value | Made by |',
    '| --- | --- | --- | --- |',
    ...figureSources.flatMap(rowsOf),
  ].join('\n')
}

function rowsOf({ file, command, figures }: FigureSource): string[] {
  const path = newest(file)
  const measured = read(path)
  return figures.map((figure) => {
    const { goal, value } = figureOf(figure, measured, path)
    return `| ${figure.label} | ${goal} | ${value} | \`${command}\` |`
  })
}

/** The file with the highest version in the place of `VERSION`. */
function newest(file: string): string {
  const [before = '', after = ''] = file.split('VERSION')
  const pattern = file.replace('VERSION', '[0-9]*')
  const versions = globSync(pattern).map((path) =>
    path.slice(before.length, path.length - after.length),
  )
  const [version] = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  if (version === undefined) throw new Error(`No file ${pattern}, expected what was measured.`)
  return file.replace('VERSION', version)
}

function figureOf(figure: Figure, measured: ReadonlyMap<string, Measured>, path: string): Measured {
  const found = figure.rows.map((name) => {
    const row = measured.get(name)
    if (row === undefined) throw new Error(`${path} has no “${name}”, which docs/figures.md shows.`)
    return row
  })
  const values = found.map(({ value }) => value.split('; ').slice(0, figure.parts).join('; '))
  return { goal: found[0]?.goal ?? '', value: values.join('; ') }
}

function read(path: string): ReadonlyMap<string, Measured> {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const bench = benchSchema.safeParse(content)
  if (bench.success)
    return new Map(bench.data.measurements.map((one) => [one.label, withUnit(one)]))
  const evaluation = evaluationSchema.parse(content)
  const rows =
    'rows' in evaluation ? evaluation.rows : evaluation.sections.flatMap(({ rows }) => rows)
  return new Map(
    rows.map(({ measure, goal, value }) => [
      measure,
      {
        goal: goal.replace('≥', 'at least').replace('≤', 'at most'),
        // Without the interval, which the page of the evaluation has.
        value: value.replace(/ \([^)]*\)$/, ''),
      },
    ]),
  )
}

function withUnit({ value, unit, goal }: z.infer<typeof measurementSchema>): Measured {
  if (goal === undefined) return { goal: 'none', value: `${withCommas(value)} ${unit}` }
  const bound = 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`
  return { goal: `${bound} ${unit}`, value: `${withCommas(value)} ${unit}` }
}

function withCommas(value: number): string {
  return readable(value).replace(/\B(?=(?:\d{3})+$)/, ',')
}
