import {
  bandOf,
  coverageText,
  isUnjudged,
  type LeadingFinding,
  mediaScores,
  plural,
  positionAt,
  scoreLabels,
  scoresOf,
  scoreText,
  scoreTone,
  specificLimitations,
  suggestionText,
  verdictFacts,
  verdictOf,
} from '@content-trust/engine/report'
import type { RiskLevel } from '@content-trust/engine/schema'
import { cleanText, loadMeasure } from '../../terminal/display-text.ts'
import { INDENT, type Page, paintAction, paintRisk, wrapPainted } from '../../terminal/page.ts'
import { fixOf, type ScoredReport } from '../draft-report.ts'
import { drawCosts } from './costs.ts'
import { drawFinding } from './draft-finding.ts'

/** Edits that are listed; the others are counted. */
const MAX_NOTES = 20
const labelWidth = Math.max(...Object.values(scoreLabels).map((label) => label.length))

/** Draws a draft in full: headline, scores, costly sentences, edits, findings and notes. */
export async function drawDraft(
  page: Page,
  report: ScoredReport,
  shown: readonly LeadingFinding[],
  more: readonly string[],
): Promise<string> {
  const measure = await loadMeasure(report.source)
  const advised = new Set<string>()
  const findings = shown.map(({ finding, alike }) => {
    // The advice of a rule is shown with its first finding only.
    const advice =
      suggestionText(finding) ??
      (advised.has(finding.rule) ? null : (page.fixes.get(finding.rule) ?? null))
    advised.add(finding.rule)
    return drawFinding(page, report, { finding, alike, advice }, measure)
  })
  const costs = drawCosts(page, report, measure)
  const parts = [
    drawHeadline(page, report),
    ...drawWarnings(page, report),
    drawScores(page, rowsOf(report)),
    ...(costs === '' ? [] : [costs]),
    ...drawFix(page, report),
    ...findings,
  ]
  const footer = drawFooter(page, report, more)
  if (footer !== '') parts.push(footer)
  return parts.join('\n')
}

function drawHeadline({ colors, columns }: Page, report: ScoredReport): string {
  const { result, shown } = report
  const { action, label } = verdictOf(result)
  const badge = paintAction(colors, action, true)(` ${label.toUpperCase()} `)
  const { rules = [] } = report.gateFailure ?? {}
  const by = rules.length === 0 ? '' : ` by ${rules.join(', ')}`
  const gate = report.gateFailed ? `${colors.red(`fails the gate${by}`)} · ` : ''
  const words = result.coverage ? [coverageText(result.coverage)] : []
  const [first = '', ...others] = verdictFacts(result)
  const lead = action === null ? first : paintRisk(colors, result.risk_level)(first)
  const facts = `${gate}${[lead, ...others.slice(0, 1), ...words, ...others.slice(1)].join(' · ')}`
  const rule = colors.dim('─'.repeat(columns))
  return `${badge} ${colors.bold(cleanText(shown))}\n${rule}\n${wrapPainted(facts, columns, INDENT)}\n`
}

/** Problems in the draft that did not prevent scoring. */
function drawWarnings({ colors, columns }: Page, { warnings }: ScoredReport): string[] {
  return warnings.map(
    ({ line, problem }) =>
      `${wrapPainted(`${colors.yellow('warning')} line ${line}: ${cleanText(problem)}`, columns, INDENT)}\n`,
  )
}

/** The scores of a draft or a media file. */
function rowsOf(report: ScoredReport): ScoreRow[] {
  if (report.modality === 'media') {
    return mediaScores(report.media).map(([label, value]) => ({
      label,
      value,
      tone: bandOf(value),
      band: bandOf(value),
    }))
  }
  const { result } = report
  return scoresOf(result).map(([name, value]) => {
    const band = isUnjudged(result) ? '' : bandOf(value)
    return { label: scoreLabels[name], value, tone: scoreTone(result, name), band }
  })
}

interface ScoreRow {
  readonly label: string
  readonly value: number
  readonly tone: RiskLevel | 'none'
  /** Empty for a text that was not judged. */
  readonly band: RiskLevel | ''
}

function drawScores({ colors, columns }: Page, rows: readonly ScoreRow[]): string {
  const width = Math.max(labelWidth, ...rows.map(({ label }) => label.length))
  const barWidth = Math.max(3, Math.min(24, columns - width - 18))
  const lines = rows.map(({ label, value, tone, band }) => {
    const filled = Math.round(value * barWidth)
    const paint = paintRisk(colors, tone)
    const bar = paint('█'.repeat(filled)) + colors.dim('░'.repeat(barWidth - filled))
    return `${INDENT}${label.padEnd(width)}  ${bar}  ${scoreText(value)}${band === '' ? '' : `  ${paint(band)}`}`
  })
  return `${lines.join('\n')}\n`
}

/** The edits of a fix, one line each. */
function drawFix({ colors, columns }: Page, report: ScoredReport): string[] {
  const fix = fixOf(report)
  if (fix === null || fix.notes.length === 0) return []
  const shown = fix.notes.slice(0, MAX_NOTES)
  const more = fix.notes.length - shown.length
  const lines = [...shown, ...(more > 0 ? [`and ${plural(more, 'more edit')}`] : [])]
  const mark = colors.green('✓')
  return [
    `${lines.map((line) => `${wrapPainted(`${mark} ${cleanText(line)}`, columns, INDENT)}\n`).join('')}`,
  ]
}

function drawFooter(
  { colors, columns }: Page,
  report: ScoredReport,
  more: readonly string[],
): string {
  const { result, hidden } = report
  const lines: string[] = []
  // Advice for the whole draft repeats that of findings, and is hidden together with them.
  const hasNoFindings = report.findings.length === 0 && hidden.length === 0
  for (const fix of hasNoFindings ? result.recommended_fixes : []) lines.push(`→ ${fix}`)
  lines.push(...more)
  if (hidden.length > 0) lines.push(hiddenText(report))
  // Why there is no decision is told at the top.
  const verdict = verdictOf(result)
  const told = verdict.state === 'cannot_judge' ? verdict.sentence : ''
  lines.push(...specificLimitations(result.limitations).filter((text) => text !== told))
  for (const { start, reason } of result.unused_directives ?? []) {
    const { line, column } = positionAt(report.lines, start)
    lines.push(`${line}:${column}  ${reason}`)
  }
  if (lines.length === 0) return ''
  return lines
    .map((line) => `${colors.dim(wrapPainted(cleanText(line), columns, INDENT))}\n`)
    .join('')
}

function hiddenText({ hidden }: ScoredReport): string {
  const count = (by: string) => hidden.filter((item) => item.by === by).length
  const parts = [
    [count('directive'), 'ignored by comments or settings'],
    [count('baseline'), 'in the baseline'],
    [count('unchanged_line'), 'on unchanged lines'],
  ] as const
  const shown = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`)
  return `not shown: ${shown.join(', ')}`
}
