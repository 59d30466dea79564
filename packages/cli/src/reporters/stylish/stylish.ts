import {
  actionLabels,
  bandOf,
  coverageText,
  type Finding,
  type LeadingFinding,
  leadingFindings,
  mediaScores,
  mostSevere,
  plural,
  positionAt,
  primaryReasonLabels,
  scoreLabels,
  scoresOf,
  scoreText,
  specificLimitations,
  suggestionText,
} from '@content-trust/engine/report'
import pc from 'picocolors'
import { cleanText, loadMeasure, type Measure, wrap } from '../../terminal/display-text.ts'
import {
  INDENT,
  type Page,
  paintAction,
  paintRisk,
  paintSeverity,
  wrapPainted,
} from '../../terminal/page.ts'
import { quoteLine } from '../../terminal/quote-line.ts'
import { fixOf, isAboutMedia, type ScoredReport } from '../draft-report.ts'
import type { Reporter, ReporterOptions } from '../reporter.ts'
import { drawCosts } from './costs.ts'
import { createDigest } from './digest.ts'
import { drawSummary } from './ending.ts'
import { createRuleTally } from './rule-tally.ts'

const MAX_NOTES = 20
const MIN_COLUMNS = 40
const MAX_COLUMNS = 110
/** Findings shown of a draft that is drawn at length: of one alone, and of one among others. */
const MAX_ALONE = 20
const MAX_AMONG = 5
/** So few drafts are drawn at length. */
const FEW_DRAFTS = 3
const textWidth = Math.max(...Object.values(scoreLabels).map((label) => label.length))

/**
 * The report for people. A draft alone, or every draft with --verbose, is drawn at length: a headline,
 * scores, and findings with the words underlined. Of many drafts the worst come first, in a few lines each.
 */
export function createStylish(options: ReporterOptions): Reporter {
  const { hasColors, columns, rules, maxFindings, drafts, isVerbose, isNarrowed } = options
  const page: Page = {
    colors: pc.createColors(hasColors),
    columns: Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, columns)),
    fixes: new Map(rules.map(({ id, fix }) => [id, fix])),
  }
  const tally = createRuleTally()
  const digest =
    isVerbose || drafts <= 1
      ? null
      : createDigest(page, {
          drafts,
          isNarrowed,
          most: maxFindings ?? MAX_AMONG,
          drawAtLength:
            drafts > FEW_DRAFTS ? null : (report) => drawLeading(page, report, maxFindings),
        })
  let noun = 'draft'
  return {
    begin: () => '',
    // Drafts that were not scored are named on standard error, and counted in the summary.
    draft: async (report) => {
      if (isAboutMedia(report)) noun = 'file'
      if (report.status !== 'scored') return ''
      tally.add(report)
      if (digest === null) return `\n${await drawInOrder(page, report, maxFindings ?? MAX_ALONE)}`
      await digest.add(report)
      return ''
    },
    end: (summary) => {
      const body = digest?.draw() ?? ''
      const counts = tally.counts()
      const { hasGate, gateFailed } = summary
      const steps = options.isQuiet
        ? []
        : options.nextSteps({
            ...tally.facts,
            topRule: counts[0]?.rule ?? null,
            hasMore: digest?.hasMore ?? false,
            hasGate,
            gateFailed,
          })
      return body + drawSummary(page, summary, { noun, counts, steps })
    },
  }
}

/** A draft at length, its most severe findings in reading order. */
async function drawInOrder(page: Page, report: ScoredReport, most: number): Promise<string> {
  const findings = mostSevere(report.findings, most)
  const left = report.findings.length - findings.length
  const more =
    left === 0 ? [] : [`and ${plural(left, 'more finding')}; --max-findings N shows more`]
  return await drawDraft(
    page,
    report,
    findings.map((finding) => ({ finding, alike: 0 })),
    more,
  )
}

/** A draft at length, with the findings that matter most. */
async function drawLeading(page: Page, report: ScoredReport, most: number | null): Promise<string> {
  const { leading, left } = leadingFindings(report.findings, report.result, most ?? MAX_AMONG)
  const more = left === 0 ? [] : [`${plural(left, 'more finding')}: --verbose shows them`]
  return await drawDraft(page, report, leading, more)
}

async function drawDraft(
  page: Page,
  report: ScoredReport,
  shown: readonly LeadingFinding[],
  more: readonly string[],
): Promise<string> {
  const measure = await loadMeasure(report.source)
  const advised = new Set<string>()
  const findings = shown.map(({ finding, alike }) => {
    // What fixes a rule's findings is said at the first of them.
    const advice =
      suggestionText(finding) ??
      (advised.has(finding.rule) ? null : (page.fixes.get(finding.rule) ?? null))
    advised.add(finding.rule)
    return drawFinding(page, report, finding, alike, advice, measure)
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
  const action = result.recommended_action
  const badge = paintAction(colors, action, true)(` ${actionLabels[action].toUpperCase()} `)
  const { rules = [] } = report.gateFailure ?? {}
  const by = rules.length === 0 ? '' : ` by ${rules.join(', ')}`
  const gate = report.gateFailed ? `${colors.red(`fails the gate${by}`)} · ` : ''
  const words = result.coverage ? `${coverageText(result.coverage)} · ` : ''
  const facts = `${gate}${paintRisk(colors, result.risk_level)(`${result.risk_level} risk`)} · confidence ${result.confidence} · ${words}main reason: ${primaryReasonLabels[result.primary_reason]}`
  const rule = colors.dim('─'.repeat(columns))
  return `${badge} ${colors.bold(cleanText(shown))}\n${rule}\n${wrapPainted(facts, columns, INDENT)}\n`
}

/** What is wrong with the draft and kept nobody from scoring it. */
function drawWarnings({ colors, columns }: Page, { warnings }: ScoredReport): string[] {
  return warnings.map(
    ({ line, problem }) =>
      `${wrapPainted(`${colors.yellow('warning')} line ${line}: ${cleanText(problem)}`, columns, INDENT)}\n`,
  )
}

/** The scores of a draft or of a media file. */
function rowsOf(report: ScoredReport): (readonly [label: string, value: number])[] {
  if (report.modality === 'media') return mediaScores(report.media)
  return scoresOf(report.result).map(([name, value]) => [scoreLabels[name], value])
}

function drawScores(
  { colors, columns }: Page,
  rows: readonly (readonly [label: string, value: number])[],
): string {
  const labelWidth = Math.max(textWidth, ...rows.map(([label]) => label.length))
  const width = Math.max(3, Math.min(24, columns - labelWidth - 18))
  const lines = rows.map(([label, value]) => {
    const filled = Math.round(value * width)
    const band = bandOf(value)
    const paint = paintRisk(colors, band)
    const bar = paint('█'.repeat(filled)) + colors.dim('░'.repeat(width - filled))
    return `${INDENT}${label.padEnd(labelWidth)}  ${bar}  ${scoreText(value)}  ${paint(band)}`
  })
  return `${lines.join('\n')}\n`
}

/** What was edited, a line each. */
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

function drawFinding(
  { colors, columns }: Page,
  report: ScoredReport,
  finding: Finding,
  alike: number,
  advice: string | null,
  measure: Measure,
): string {
  const { place, severity } = finding
  const paint = paintSeverity(colors, severity)
  const whole = report.modality === 'text' ? 'whole draft' : 'whole file'
  const at = place ? `${place.from.line}:${place.from.column}` : whole
  const inside = `${INDENT}${INDENT}`
  const width = columns - inside.length
  const head = `${at}  ${severity}  ${finding.title}  ${finding.rule}`
  const fits = INDENT.length + head.length <= columns
  const lines = [
    `${INDENT}${colors.bold(at)}  ${paint(severity)}  ${finding.title}${fits ? `  ${colors.dim(finding.rule)}` : ''}`,
    ...(fits ? [] : [`${inside}${colors.dim(finding.rule)}`]),
  ]
  if (place) {
    const { before, marked, after } = quoteLine(report.lines, place, width, measure)
    lines.push(`${inside}${before}${paint(marked)}${after}`)
    lines.push(
      `${inside}${' '.repeat(measure(before))}${paint('^'.repeat(Math.max(1, measure(marked))))}`,
    )
  }
  const explanation =
    report.modality === 'text' ? finding.explanation : `${finding.quote}: ${finding.explanation}`
  for (const line of wrap(cleanText(explanation), width, measure)) lines.push(inside + line)
  if (advice !== null) {
    const [first, ...rest] = wrap(cleanText(advice), width - 2, measure)
    lines.push(`${inside}${colors.cyan('→')} ${first ?? ''}`)
    for (const line of rest) lines.push(`${inside}  ${line}`)
  }
  if (alike > 0) lines.push(`${inside}${colors.dim(`${alike} more of this kind`)}`)
  return `${lines.join('\n')}\n`
}

function drawFooter(
  { colors, columns }: Page,
  report: ScoredReport,
  more: readonly string[],
): string {
  const { result, hidden } = report
  const lines: string[] = []
  // Fixes of the whole draft stand for findings; where those are hidden, their fixes are too.
  const hasNoFindings = report.findings.length === 0 && hidden.length === 0
  for (const fix of hasNoFindings ? result.recommended_fixes : []) lines.push(`→ ${fix}`)
  lines.push(...more)
  if (hidden.length > 0) lines.push(hiddenText(report))
  for (const limitation of specificLimitations(result.limitations)) lines.push(limitation)
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
    [count('baseline'), 'known to the baseline'],
    [count('unchanged_line'), 'on unchanged lines'],
  ] as const
  const shown = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`)
  return `not shown: ${shown.join(', ')}`
}
