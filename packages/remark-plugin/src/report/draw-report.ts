import {
  actionLabels,
  actionRanks,
  addToSummary,
  type DraftReport,
  disclaimer,
  emptySummary,
  mostSevere,
  plural,
  type ScoredReport,
  scoreLabels,
  scoresOf,
  scoreText,
} from '@content-trust/engine/report'
import { findingText } from '../finding-text.ts'

const MOST_PAGES = 20
const MOST_FINDINGS = 3

/** The report of a build for a terminal: a table of the pages that ask for something, and their top findings. */
export function drawReport(reports: readonly DraftReport[], notes: readonly string[]): string {
  const summary = emptySummary()
  for (const report of reports) addToSummary(summary, report)
  const scored = reports.filter((report) => report.status === 'scored')
  const asking = scored.filter(isAsking).sort(strictestFirst)
  const shown = asking.slice(0, MOST_PAGES)
  const lines = ['', headline(summary), ...drawTable(shown)]
  if (asking.length > shown.length)
    lines.push(`  and ${plural(asking.length - shown.length, 'more page')}.`)
  for (const report of shown) lines.push(...drawFindings(report))
  const { allow } = summary.actions
  if (asking.length > 0 && allow > 0)
    lines.push('', `  ${plural(allow, 'other page')}: ${actionLabels.allow}.`)
  lines.push(...tail(scored, summary), ...notes.map((note) => `  ${note}`), `  ${disclaimer}`, '')
  return lines.join('\n')
}

/** One page for a terminal, where no report of the whole build can be shown; '' when it asks for nothing. */
export function drawPage(report: DraftReport): string {
  if (report.status !== 'scored' || !isAsking(report)) return ''
  const { result, gateFailed, shown } = report
  const stop = gateFailed ? ' It stops the build.' : ''
  const head = `Content Trust: ${shown}: ${actionLabels[result.recommended_action]}, ${result.risk_level} risk.${stop}`
  return `${[head, ...findingLines(report)].join('\n')}\n`
}

type Summary = ReturnType<typeof emptySummary>

function headline({ scored, gateFailed, actions, skipped }: Summary): string {
  const rest = skipped === 0 ? '' : `, ${skipped} skipped`
  if (scored === 0)
    return `Content Trust: no page was checked${rest}. A host that keeps pages in a cache hands none to plugins.`
  const count = `Content Trust: ${plural(scored, 'page')} checked${rest}`
  if (gateFailed > 0) return `${count}, ${plural(gateFailed, 'page')} stopped the build.`
  return actions.allow === scored
    ? `${count}, the decision for all is ${actionLabels.allow}.`
    : `${count}, none stopped the build.`
}

function isAsking({ result, gateFailed }: ScoredReport): boolean {
  return gateFailed || result.recommended_action !== 'allow'
}

function strictestFirst(a: ScoredReport, b: ScoredReport): number {
  const ranks = actionRanks[b.result.recommended_action] - actionRanks[a.result.recommended_action]
  return Number(b.gateFailed) - Number(a.gateFailed) || ranks
}

function drawTable(reports: readonly ScoredReport[]): string[] {
  if (reports.length === 0) return []
  const head = ['decision', ...Object.values(scoreLabels), 'findings', 'page']
  const rows = reports.map((report) => [
    actionLabels[report.result.recommended_action],
    ...scoresOf(report.result).map(([, value]) => scoreText(value)),
    String(report.findings.length),
    report.gateFailed ? `${report.shown}  (stopped the build)` : report.shown,
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

function drawFindings(report: ScoredReport): string[] {
  const lines = findingLines(report)
  return lines.length === 0 ? [] : ['', `  ${report.shown}`, ...lines]
}

function findingLines({ findings }: ScoredReport): string[] {
  return mostSevere(findings, MOST_FINDINGS).map((finding) => {
    const { place, severity } = finding
    const where = place === null ? '' : `${place.from.line}:${place.from.column}  `
    return `    ${where}${severity}  ${findingText(finding)}`
  })
}

function tail(scored: readonly ScoredReport[], { hidden, findings }: Summary): string[] {
  if (scored.length === 0) return []
  const total = findings.high + findings.medium + findings.low
  const lines = scored.reduce((sum, { result }) => sum + (result.coverage?.lines ?? 0), 0)
  const read = scored.reduce((sum, { result }) => sum + (result.coverage?.scored_lines ?? 0), 0)
  const share = lines === 0 ? 100 : Math.round((read / lines) * 100)
  const notShown = hidden === 0 ? '' : `, ${hidden} hidden by comments, settings or a baseline`
  return [
    '',
    `  ${plural(total, 'finding')}: ${findings.high} high, ${findings.medium} medium, ${findings.low} low${notShown}. ${share}% of the lines are prose that was scored.`,
  ]
}
