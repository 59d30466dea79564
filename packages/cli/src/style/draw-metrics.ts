import { plural } from '@content-trust/engine/report'
import { INDENT } from '../terminal/page.ts'
import { cutAfter } from '../terminal/quote-line.ts'
import { paintVerdict, type StylePage } from './style-page.ts'

const VERDICT_WIDTH = 5
/** The bounds of a verdict are left out where less room than this is left. */
const LEAST_ROOM = 34

interface MetricRow {
  readonly name: string
  readonly value: string
  readonly verdict: 'good' | 'watch' | 'poor'
  readonly bounds: string
}

/** Draws every metric that could be judged with its value, its verdict and what the verdict means. */
export function drawMetrics({ colors, columns, result }: StylePage): string {
  const metrics = Object.entries(result.metrics)
  const rows = metrics.flatMap(([name, { value, verdict, explanation }]): MetricRow[] => {
    // An explanation is the number followed by what makes it good or poor.
    const bounds = explanation.replace(/^.*?: \S+\. /, '')
    if (bounds.startsWith('Not judged')) return []
    return [{ name: name.replaceAll('_', ' '), value: String(value), verdict, bounds }]
  })
  const unjudged = metrics.length - rows.length
  const note =
    unjudged === 0
      ? ''
      : `${INDENT}${colors.dim(`${plural(unjudged, 'metric')} not judged: too little text`)}\n`
  if (rows.length === 0) return note
  const valueWidth = Math.max(...rows.map(({ value }) => value.length))
  const fixed = INDENT.length + valueWidth + VERDICT_WIDTH + 4
  const nameWidth = Math.min(columns - fixed, Math.max(...rows.map(({ name }) => name.length)))
  const hasRoom = columns - fixed - nameWidth - 2 >= LEAST_ROOM
  const lines = rows.map(({ name, value, verdict, bounds }) => {
    const shown = cutAfter(name, nameWidth, (text) => text.length, false)
    const head = `${INDENT}${shown.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  `
    const paint = paintVerdict(colors, verdict)
    if (!hasRoom) return `${head}${paint(verdict)}\n`
    return `${head}${paint(verdict.padEnd(VERDICT_WIDTH))}  ${colors.dim(bounds)}\n`
  })
  return `${colors.bold('Metrics')}  ${countsOf(rows)}\n${lines.join('')}${note}`
}

function countsOf(rows: readonly MetricRow[]): string {
  const count = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length
  return `${count('good')} good, ${count('watch')} watch, ${count('poor')} poor`
}
