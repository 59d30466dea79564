import { decisionLabel, scoreLabels, scoresOf, scoreText } from '@content-trust/engine/report'
import type { PageReport } from './page-record.ts'

type Scored = Extract<PageReport, { status: 'scored' }>

/** Pages with the scores of their words, and under them images with theirs. */
export function drawTables(reports: readonly Scored[]): string[] {
  const pages = reports.filter(({ image }) => image === null)
  const images = reports.filter(({ image }) => image !== null)
  const pageScores = ({ result }: Scored) => scoresOf(result).map(([, value]) => scoreText(value))
  const imageScore = ({ result }: Scored) => [scoreText(result.synthetic_risk)]
  const table = drawTable([...Object.values(scoreLabels), 'findings', 'page'], pages, pageScores)
  const below = drawTable(['synthetic image risk', 'findings', 'image'], images, imageScore)
  return table.length > 0 && below.length > 0 ? [...table, '', ...below] : [...table, ...below]
}

function drawTable(
  columns: readonly string[],
  reports: readonly Scored[],
  scores: (report: Scored) => readonly string[],
): string[] {
  if (reports.length === 0) return []
  const head = ['decision', ...columns]
  const rows = reports.map((report) => [
    decisionLabel(report.result),
    ...scores(report),
    String(report.findings.length),
    report.gateFailed ? `${report.shown}  (stopped the build${byRules(report)})` : report.shown,
  ])
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const last = head.length - 1
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        if (column === last) return cell
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .replace(/^/, '  '),
  )
}

/** The rules that stop a page; '' where its risk does. */
function byRules({ gateFailure }: Scored): string {
  const { rules = [] } = gateFailure ?? {}
  return rules.length === 0 ? '' : ` by ${rules.join(', ')}`
}
