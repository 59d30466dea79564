import {
  actionLabels,
  actionRanks,
  addToSummary,
  cannotJudge,
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
import type { PageReport } from './page-record.ts'

const MOST_PAGES = 20
const MOST_FINDINGS = 3
/** Reasons why pages could not be judged. */
const MOST_UNJUDGED = 5

/** The report of a build for a terminal: a table of the pages that ask for something, and their top findings. */
export function drawReport(reports: readonly PageReport[], notes: readonly string[]): string {
  const summary = emptySummary()
  for (const report of reports) addToSummary(summary, report)
  const scored = reports.filter((report) => report.status === 'scored')
  const images = scored.filter(({ image }) => image !== null).length
  const asking = scored.filter(isAsking).sort(strictestFirst)
  const shown = asking.slice(0, MOST_PAGES)
  const lines = ['', headline(summary, images), ...drawTables(shown)]
  if (asking.length > shown.length)
    lines.push(
      `  and ${plural(asking.length - shown.length, images === 0 ? 'more page' : 'more page or image')}.`,
    )
  for (const report of shown) lines.push(...drawFindings(report))
  const others = scored.length - asking.length
  if (asking.length > 0 && others > 0)
    lines.push(
      '',
      `  ${plural(others, images === 0 ? 'other page' : 'other page or image')}: ${actionLabels.allow}.`,
    )
  lines.push(
    ...unjudgedLines(scored),
    ...tail(scored, summary),
    ...notes.map((note) => `  ${note}`),
    `  ${disclaimer}`,
    '',
  )
  return lines.join('\n')
}

/** One page for a terminal, where no report of the whole build can be shown; '' when it asks for nothing. */
export function drawPage(report: PageReport): string {
  if (report.status !== 'scored' || !isAsking(report)) return ''
  const { result, gateFailed, shown } = report
  const stop = gateFailed ? ` It stops the build${byRules(report)}.` : ''
  const head = `Content Trust: ${shown}: ${actionLabels[result.recommended_action]}, ${result.risk_level} risk.${stop}`
  return `${[head, ...findingLines(report)].join('\n')}\n`
}

type Summary = ReturnType<typeof emptySummary>
type Scored = Extract<PageReport, { status: 'scored' }>

function headline(
  { scored, gateFailed, actions, skipped, failed }: Summary,
  images: number,
): string {
  const broken = failed === 0 ? '' : `, ${plural(failed, 'image')} could not be read`
  const rest = `${skipped === 0 ? '' : `, ${skipped} skipped`}${broken}`
  if (scored === 0)
    return `Content Trust: no page was checked${rest}. A host that keeps pages in a cache hands none to plugins.`
  const shown = images === 0 ? '' : ` and ${plural(images, 'image')}`
  const count = `Content Trust: ${plural(scored - images, 'page')}${shown} checked${rest}`
  if (gateFailed > 0)
    return `${count}, ${images === 0 ? plural(gateFailed, 'page') : gateFailed} stopped the build.`
  return actions.allow === scored
    ? `${count}, the decision for all is ${actionLabels.allow}.`
    : `${count}, none stopped the build.`
}

function isAsking({ result, gateFailed, warnings }: ScoredReport): boolean {
  return gateFailed || warnings.length > 0 || result.recommended_action !== 'allow'
}

function strictestFirst(a: ScoredReport, b: ScoredReport): number {
  const ranks = actionRanks[b.result.recommended_action] - actionRanks[a.result.recommended_action]
  return Number(b.gateFailed) - Number(a.gateFailed) || ranks
}

/** Pages with the scores of their words, and under them images with theirs. */
function drawTables(reports: readonly Scored[]): string[] {
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
    actionLabels[report.result.recommended_action],
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

function drawFindings(report: ScoredReport): string[] {
  const lines = findingLines(report)
  return lines.length === 0 ? [] : ['', `  ${report.shown}`, ...lines]
}

function findingLines({ findings, warnings }: ScoredReport): string[] {
  const warned = warnings.map(({ line, problem }) => `    ${line}  warning  ${problem}`)
  const found = mostSevere(findings, MOST_FINDINGS).map((finding) => {
    const { place, severity } = finding
    const where = place === null ? '' : `${place.from.line}:${place.from.column}  `
    return `    ${where}${severity}  ${findingText(finding)}`
  })
  return [...warned, ...found]
}

/** How many pages could not be judged, and why: `allow` alone would say that they are fine. */
function unjudgedLines(scored: readonly Scored[]): string[] {
  const counts = new Map<string, number>()
  for (const { result, image } of scored) {
    const reason = image === null ? cannotJudge(result.limitations) : undefined
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const reasons = [...counts].sort((a, b) => b[1] - a[1])
  const lines = reasons
    .slice(0, MOST_UNJUDGED)
    .map(([reason, count]) => `  ${plural(count, 'page')}: ${reason}`)
  return lines.length === 0 ? [] : ['', ...lines]
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

/** The rules that stop a page; '' where its risk does. */
function byRules({ gateFailure }: ScoredReport): string {
  const { rules = [] } = gateFailure ?? {}
  return rules.length === 0 ? '' : ` by ${rules.join(', ')}`
}
