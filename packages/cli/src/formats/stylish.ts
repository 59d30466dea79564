import {
  actionLabels,
  disclaimer,
  type Finding,
  primaryReasonLabels,
  scoreLabels,
  suggestionText,
} from '@content-trust/engine/report'
import type { Action, RiskLevel, Severity, TextResult } from '@content-trust/engine/schema'
import pc from 'picocolors'
import type { ScoredReport } from '../check/draft-report.ts'
import type { Summary } from '../check/summary.ts'
import { cleanText, loadMeasure, type Measure, wrap } from './display-text.ts'
import type { Format, FormatOptions } from './format.ts'
import { quoteLine } from './quote-line.ts'
import { bandOf, plural, scoresOf } from './words.ts'

type Colors = ReturnType<typeof pc.createColors>

interface Page {
  readonly colors: Colors
  readonly columns: number
}

const LEAST_COLUMNS = 40
const MOST_COLUMNS = 110
const INDENT = '  '

/** The report for people: a headline a draft, findings with the words underlined, a summary. */
export function createStylish({ hasColors, columns }: FormatOptions): Format {
  const page: Page = {
    colors: pc.createColors(hasColors),
    columns: Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, columns)),
  }
  return {
    begin: () => '',
    // Drafts that were not scored are named on standard error, and counted in the summary.
    draft: async (report) => (report.status === 'scored' ? await drawDraft(page, report) : ''),
    end: (summary) => drawSummary(page, summary),
  }
}

async function drawDraft(page: Page, report: ScoredReport): Promise<string> {
  const measure = await loadMeasure(report.source)
  const findings = report.findings.map((finding) => drawFinding(page, report, finding, measure))
  const parts = [drawHeadline(page, report), drawScores(page, report.result), ...findings]
  const footer = drawFooter(page, report)
  if (footer !== '') parts.push(footer)
  return `\n${parts.join('\n')}`
}

function drawHeadline({ colors, columns }: Page, report: ScoredReport): string {
  const { result, shown } = report
  const action = result.recommended_action
  const badge = paintAction(colors, action)(` ${actionLabels[action].toUpperCase()} `)
  const gate = report.gateFailed ? `${colors.red('fails the gate')} · ` : ''
  const words = result.coverage ? `${plural(result.coverage.words, 'word')} · ` : ''
  const facts = `${gate}${paintRisk(colors, result.risk_level)(`${result.risk_level} risk`)} · confidence ${result.confidence} · ${words}main reason: ${primaryReasonLabels[result.primary_reason]}`
  const rule = colors.dim('─'.repeat(columns))
  return `${badge} ${colors.bold(cleanText(shown))}\n${rule}\n${wrapPainted(facts, columns, INDENT)}\n`
}

function drawScores({ colors, columns }: Page, result: TextResult): string {
  const width = Math.max(10, Math.min(24, columns - 30))
  const lines = scoresOf(result).map(([name, value]) => {
    const filled = Math.round(value * width)
    const band = bandOf(value)
    const paint = paintRisk(colors, band)
    const bar = paint('█'.repeat(filled)) + colors.dim('░'.repeat(width - filled))
    return `${INDENT}${scoreLabels[name].padEnd(11)}  ${bar}  ${value.toFixed(2)}  ${paint(band)}`
  })
  return `${lines.join('\n')}\n`
}

function drawFinding(
  { colors, columns }: Page,
  report: ScoredReport,
  finding: Finding,
  measure: Measure,
): string {
  const { place, severity } = finding
  const paint = paintSeverity(colors, severity)
  const at = place ? `${place.from.line}:${place.from.column}` : 'whole draft'
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
  for (const line of wrap(cleanText(finding.explanation), width, measure)) lines.push(inside + line)
  const suggestion = suggestionText(finding)
  if (suggestion !== null) {
    const [first, ...rest] = wrap(cleanText(suggestion), width - 2, measure)
    lines.push(`${inside}${colors.cyan('→')} ${first ?? ''}`)
    for (const line of rest) lines.push(`${inside}  ${line}`)
  }
  return `${lines.join('\n')}\n`
}

function drawFooter({ colors, columns }: Page, report: ScoredReport): string {
  const { result, omitted, hidden } = report
  const lines: string[] = []
  for (const fix of report.findings.length > 0 ? [] : result.recommended_fixes)
    lines.push(`→ ${fix}`)
  if (omitted > 0) lines.push(`and ${plural(omitted, 'more finding')}; --max-findings N shows more`)
  if (hidden.length > 0) lines.push(hiddenText(report))
  const coverage = result.coverage
  if (coverage && coverage.lines > 0 && coverage.share < 0.5) {
    lines.push(
      `${coverage.scored_lines} of ${coverage.lines} lines were read as prose; the rest is code, markup or data`,
    )
  }
  for (const limitation of result.limitations) lines.push(limitation)
  for (const directive of result.unused_directives ?? [])
    lines.push(`unused directive: ${directive.reason}`)
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

function drawSummary({ colors, columns }: Page, summary: Summary): string {
  const { drafts, scored, actions, findings, gateFailed, skipped, failed, hidden } = summary
  const headline = `${scored} of ${plural(drafts, 'draft')} checked`
  const lines: string[] = []
  if (scored === 0) {
    lines.push(colors.bold(colors.inverse(colors.red(` ${headline.toUpperCase()} `))))
  } else {
    const parts = (['allow', 'revise', 'human_review', 'reject'] as const)
      .filter((action) => actions[action] > 0)
      .map((action) =>
        paintAction(colors, action, false)(`${actions[action]} ${actionLabels[action]}`),
      )
    lines.push(`${colors.bold(headline)}: ${parts.join(', ')}`)
  }
  const left = [
    skipped > 0 ? `${skipped} skipped` : '',
    failed > 0 ? colors.red(`${failed} could not be checked`) : '',
  ]
  const rest = left.filter((text) => text !== '').join(', ')
  if (rest !== '') lines.push(rest)
  if (scored > 0) {
    const total = findings.high + findings.medium + findings.low
    const more = hidden > 0 ? `, ${hidden} not shown` : ''
    lines.push(
      `${plural(total, 'finding')}: ${findings.high} high, ${findings.medium} medium, ${findings.low} low${more}`,
    )
  }
  if (summary.hasGate) {
    lines.push(
      gateFailed > 0
        ? colors.red(`${plural(gateFailed, 'draft')} failed the gate`)
        : colors.green('the gate passed'),
    )
  }
  if (scored > 0) lines.push(colors.dim(disclaimer))
  const body = lines.map((line) => wrapPainted(line, columns, INDENT)).join('\n')
  return `\n${colors.dim('─'.repeat(columns))}\n${body}\n`
}

// Colour codes take no cells, so words are measured without them.
function wrapPainted(text: string, columns: number, indent: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes start with an escape.
  const measure: Measure = (line) => line.replaceAll(/\x1b\[\d+m/g, '').length
  return wrap(text, columns - indent.length, measure)
    .map((line) => indent + line)
    .join('\n')
}

function paintRisk(colors: Colors, level: RiskLevel) {
  return { low: colors.green, medium: colors.yellow, high: colors.red }[level]
}

function paintSeverity(colors: Colors, severity: Severity) {
  return { low: colors.cyan, medium: colors.yellow, high: colors.red }[severity]
}

function paintAction(colors: Colors, action: Action, isBadge = true) {
  const paint = {
    allow: colors.green,
    revise: colors.yellow,
    human_review: colors.magenta,
    reject: colors.red,
  }[action]
  return (text: string) =>
    isBadge && colors.isColorSupported ? colors.inverse(colors.bold(paint(text))) : paint(text)
}
