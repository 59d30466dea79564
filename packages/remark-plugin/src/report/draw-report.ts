import {
  actionLabels,
  actionRanks,
  addToSummary,
  cannotJudge,
  disclaimer,
  emptySummary,
  isUnjudged,
  plural,
  type ScoredReport,
} from '@content-trust/engine/report'
import { findingLines, isAsking } from './draw-page.ts'
import { drawStopped } from './draw-stopped.ts'
import { drawTables } from './draw-table.ts'
import { isStopped, type PageReport } from './page-record.ts'

const MOST_PAGES = 20
/** Reasons why pages could not be judged. */
const MOST_UNJUDGED = 5

/**
 * The report of a build for a terminal: a table of the pages that ask for something, their top findings, and
 * last, where a reader looks, the pages that stopped the build.
 */
export function drawReport(reports: readonly PageReport[], notes: readonly string[]): string {
  const summary = emptySummary()
  for (const report of reports) addToSummary(summary, report)
  const scored = reports.filter((report) => report.status === 'scored')
  const images = scored.filter(({ image }) => image !== null).length
  const asking = scored.filter(isAsking).sort(strictestFirst)
  const shown = asking.slice(0, MOST_PAGES)
  const lines = ['', headline(summary, reports, images), ...drawTables(shown)]
  if (asking.length > shown.length)
    lines.push(
      `  and ${plural(asking.length - shown.length, images === 0 ? 'more page' : 'more page or image')}.`,
    )
  for (const report of shown) if (!report.gateFailed) lines.push(...drawFindings(report))
  const quiet = scored.filter((report) => !isAsking(report))
  const others = quiet.filter(({ result }) => !isUnjudged(result)).length
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
    ...drawStopped(reports),
    '',
  )
  return lines.join('\n')
}

type Summary = ReturnType<typeof emptySummary>
type Scored = Extract<PageReport, { status: 'scored' }>

function headline(
  { scored, actions, unjudged, skipped, failed }: Summary,
  reports: readonly PageReport[],
  images: number,
): string {
  const stopped = reports.filter(isStopped).length
  const brokenPages = reports.filter(({ status, isPage }) => status === 'failed' && isPage).length
  const brokenImages = failed - brokenPages
  const rest = [
    skipped === 0 ? '' : `, ${skipped} skipped`,
    brokenPages === 0 ? '' : `, ${plural(brokenPages, 'page')} could not be checked`,
    brokenImages === 0 ? '' : `, ${plural(brokenImages, 'image')} could not be read`,
  ].join('')
  if (scored === 0) {
    const cached = ' A host that keeps pages in a cache hands none to plugins.'
    return `Content Trust: no page was checked${rest}.${failed === 0 ? cached : ''}`
  }
  const shown = images === 0 ? '' : ` and ${plural(images, 'image')}`
  const count = `Content Trust: ${plural(scored - images, 'page')}${shown} checked${rest}`
  if (stopped > 0)
    return `${count}, ${images === 0 ? plural(stopped, 'page') : stopped} stopped the build.`
  return actions.allow === scored && unjudged === 0
    ? `${count}, the decision for all is ${actionLabels.allow}.`
    : `${count}, none stopped the build.`
}

function strictestFirst(a: ScoredReport, b: ScoredReport): number {
  const ranks = actionRanks[b.result.recommended_action] - actionRanks[a.result.recommended_action]
  return Number(b.gateFailed) - Number(a.gateFailed) || ranks
}

function drawFindings(report: ScoredReport): string[] {
  const lines = findingLines(report)
  return lines.length === 0 ? [] : ['', `  ${report.shown}`, ...lines]
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
