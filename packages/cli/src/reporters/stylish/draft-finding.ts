import { alsoText, type Finding } from '@content-trust/engine/report'
import { cleanText, type Measure, wrap } from '../../terminal/display-text.ts'
import { INDENT, type Page, paintSeverity } from '../../terminal/page.ts'
import { quoteLine } from '../../terminal/quote-line.ts'
import type { ScoredReport } from '../draft-report.ts'

/** A finding to draw, with what is said once for several. */
export interface ShownFinding {
  readonly finding: Finding
  /** Further findings of its kind that are not shown. */
  readonly alike: number
  /** How to fix it; null where that was already said. */
  readonly advice: string | null
}

/** Draws a finding: its place, the quoted line with the words underlined, and what to do. */
export function drawFinding(
  page: Page,
  report: ScoredReport,
  shown: ShownFinding,
  measure: Measure,
): string {
  const { colors, columns } = page
  const inside = INDENT + INDENT
  const width = columns - inside.length
  const { finding, alike, advice } = shown
  const lines = [...drawHead(page, report, finding), ...drawQuote(page, report, finding, measure)]
  const explanation =
    report.modality === 'text' ? finding.explanation : `${finding.quote}: ${finding.explanation}`
  const also = alsoText(finding)
  const text = also === null ? explanation : `${explanation} ${also}`
  for (const line of wrap(cleanText(text), width, measure)) lines.push(inside + line)
  if (advice !== null) {
    const [first, ...rest] = wrap(cleanText(advice), width - 2, measure)
    lines.push(`${inside}${colors.cyan('→')} ${first ?? ''}`)
    for (const line of rest) lines.push(`${inside}  ${line}`)
  }
  if (alike > 0) lines.push(`${inside}${colors.dim(`${alike} more of this kind`)}`)
  return `${lines.join('\n')}\n`
}

function drawHead({ colors, columns }: Page, report: ScoredReport, finding: Finding): string[] {
  const { place, severity, title, rule } = finding
  const whole = report.modality === 'text' ? 'whole draft' : 'whole file'
  const at = place ? `${place.from.line}:${place.from.column}` : whole
  const fits = `${INDENT}${at}  ${severity}  ${title}  ${rule}`.length <= columns
  const head = `${INDENT}${colors.bold(at)}  ${paintSeverity(colors, severity)(severity)}  ${title}`
  return fits ? [`${head}  ${colors.dim(rule)}`] : [head, `${INDENT}${INDENT}${colors.dim(rule)}`]
}

function drawQuote(
  { colors, columns }: Page,
  { lines }: ScoredReport,
  { place, severity }: Finding,
  measure: Measure,
): string[] {
  if (!place) return []
  const paint = paintSeverity(colors, severity)
  const inside = INDENT + INDENT
  const { before, marked, after } = quoteLine(lines, place, columns - inside.length, measure)
  const underline = '^'.repeat(Math.max(1, measure(marked)))
  return [
    `${inside}${before}${paint(marked)}${after}`,
    `${inside}${' '.repeat(measure(before))}${paint(underline)}`,
  ]
}
