import {
  decides,
  leadingFindings,
  messageText,
  plural,
  primaryReasonLabels,
  scoreCosts,
  scoreLabels,
  shareText,
  verdictOf,
  whyText,
} from '@content-trust/engine/report'
import { cleanText, loadMeasure, type Measure, wrap } from '../../terminal/display-text.ts'
import {
  INDENT,
  type Page,
  paintAction,
  paintRisk,
  paintSeverity,
  wrapPainted,
} from '../../terminal/page.ts'
import { cutAfter } from '../../terminal/quote-line.ts'
import type { ScoredReport } from '../draft-report.ts'
import { editsText, riskTexts } from './digest-row.ts'

/** How a draft is drawn with its findings. */
export interface DetailOptions {
  /** Most findings to show per draft. */
  readonly maxFindings: number
  /** Draws a draft in full where there is room; null: in a few lines. */
  readonly drawInFull: ((report: ScoredReport) => Promise<string>) | null
}

/** Draws a draft with its leading findings; `left` counts the findings that it leaves out. */
export async function drawDetail(
  page: Page,
  report: ScoredReport,
  { maxFindings, drawInFull }: DetailOptions,
): Promise<{ readonly text: string; readonly left: number }> {
  const { leading, left } = leadingFindings(report.findings, report.result, maxFindings)
  const hidden = left + leading.reduce((sum, { alike }) => sum + alike, 0)
  if (drawInFull !== null) return { text: await drawInFull(report), left: hidden }
  const measure = await loadMeasure(report.source)
  const lines = [
    ...drawHead(page, report),
    ...drawCost(page, report, measure),
    ...drawLeading(page, report, leading, measure),
    ...(left === 0
      ? []
      : [`${INDENT}${page.colors.dim(`${plural(left, 'more finding')}: --verbose shows them`)}`]),
  ]
  return { text: `${lines.join('\n')}\n`, left: hidden }
}

function drawHead(page: Page, report: ScoredReport): string[] {
  const { colors, columns } = page
  const { result, shown } = report
  const verdict = verdictOf(result)
  const badge = paintAction(colors, verdict.action, true)(` ${verdict.label.toUpperCase()} `)
  const facts = [
    report.gateFailed ? colors.red('fails the gate') : '',
    verdict.state === 'cannot_judge'
      ? verdict.reason
      : paintRisk(colors, result.risk_level)(`${result.risk_level} risk`),
    ...riskTexts(page, report),
    verdict.state === 'cannot_judge' ? '' : `confidence ${result.confidence}`,
    result.primary_reason === 'policy_match' ? primaryReasonLabels.policy_match : '',
    editsText(report),
  ]
  const shownFacts = facts.filter((fact) => fact !== '').join(' · ')
  return [`${badge} ${colors.bold(cleanText(shown))}`, wrapPainted(shownFacts, columns, INDENT)]
}

/** The sentence that raises a score most, and why. */
function drawCost({ colors, columns }: Page, report: ScoredReport, measure: Measure): string[] {
  const costs = scoreCosts(report.lines, report.result).filter(({ isDriver }) => isDriver)
  // Scores that decide come before scores that only inform.
  const [cost] = costs.sort(
    (a, b) => Number(decides(b.score)) - Number(decides(a.score)) || b.value - a.value,
  )
  const [costly] = cost?.sentences ?? []
  if (cost === undefined || costly === undefined) return []
  const { from, share, quote } = costly
  const start = `${shareText(share)} of ${scoreLabels[cost.score]}, ${from.line}:${from.column}: `
  const room = columns - INDENT.length - start.length - 2
  const why = whyText(costly)
  return [
    `${INDENT}${start}“${cutAfter(cleanText(quote), room, measure, false)}”`,
    ...(why === ''
      ? []
      : wrap(cleanText(`why: ${why}`), columns - 2 * INDENT.length, measure).map(
          (line) => `${INDENT}${INDENT}${colors.dim(line)}`,
        )),
  ]
}

function drawLeading(
  { colors, columns }: Page,
  report: ScoredReport,
  leading: ReturnType<typeof leadingFindings>['leading'],
  measure: Measure,
): string[] {
  const whole = report.modality === 'text' ? 'draft' : 'file'
  const rows = leading.map(({ finding, alike }) => ({
    finding,
    alike,
    at: finding.place ? `${finding.place.from.line}:${finding.place.from.column}` : whole,
  }))
  const width = Math.max(0, ...rows.map(({ at }) => at.length))
  return rows.flatMap(({ finding, alike, at }) => {
    const { severity, rule } = finding
    const more = alike === 0 ? '' : ` ${alike} more of this kind.`
    const text = cleanText(`${messageText(finding)}${more} [${rule}]`)
    const head = `${at.padStart(width)}  ${severity.padEnd(6)}  `
    const room = columns - INDENT.length - head.length
    const [first = '', ...rest] = wrap(text, room, measure)
    const shownHead = `${colors.bold(at.padStart(width))}  ${paintSeverity(colors, severity)(severity.padEnd(6))}  `
    const gap = ' '.repeat(INDENT.length + head.length)
    return [`${INDENT}${shownHead}${first}`, ...rest.map((line) => gap + line)]
  })
}
