import { plural, positionAt, severityRanks } from '@content-trust/engine/report'
import type { StyleResult } from '@content-trust/engine/schema'
import { cleanText, wrap } from '../terminal/display-text.ts'
import { INDENT, paintSeverity } from '../terminal/page.ts'
import { cutAfter } from '../terminal/quote-line.ts'
import type { StylePage } from './style-page.ts'

const MAX_FIXES = 8
const MAX_PLACES = 3

/** Draws what to fix first, with the places, and what is worth a second look. */
export function drawFixes(page: StylePage): string {
  const { colors, result } = page
  const flags = result.deep_scan?.semantic_risk_flags ?? []
  const shown = result.recommendations.slice(0, MAX_FIXES)
  const parts: string[] = []
  if (shown.length === 0)
    parts.push(`${colors.bold('What to fix first')}\n${INDENT}Nothing was found.\n`)
  else {
    parts.push(
      `${colors.bold('What to fix first')}\n${shown.map((item) => drawFix(page, item)).join('')}`,
    )
    const more = result.recommendations.length - shown.length
    if (more > 0) parts.push(`${INDENT}${colors.dim(`and ${more} more; --format json has all`)}\n`)
  }
  if (flags.length > 0) {
    const rows = flags.map(({ severity, explanation }) =>
      drawWrapped(page, paintSeverity(colors, severity)(severity.padEnd(6)), 6, explanation),
    )
    parts.push(`\n${colors.bold('Worth a second look')}\n${rows.join('')}`)
  }
  return parts.join('')
}

function drawFix(page: StylePage, item: StyleResult['recommendations'][number]): string {
  const { colors, result, lines, columns, measure } = page
  const { priority, title, action, evidence_span_ids: ids } = item
  const wanted = new Set(ids)
  // The places that cost most say more than the first ones.
  const spans = result.spans
    .filter(({ id }) => wanted.has(id))
    .sort((a, b) => severityRanks[a.severity] - severityRanks[b.severity] || a.start - b.start)
  const paint = paintSeverity(colors, priority)
  const head = drawWrapped(page, paint(priority.padEnd(6)), 6, colors.bold(title))
  const inside = ' '.repeat(INDENT.length + 8)
  const places = spans.slice(0, MAX_PLACES).map(({ start, end }) => {
    const { line, column } = positionAt(lines, start)
    const place = `${line}:${column}`
    const width = columns - inside.length - place.length - 4
    const quote = cutAfter(cleanText(lines.source.slice(start, end)), width, measure, false)
    return `${inside}${colors.bold(place)}  “${quote}”\n`
  })
  if (spans.length > MAX_PLACES) {
    places.push(
      `${inside}${colors.dim(`and ${plural(spans.length - MAX_PLACES, 'more place')}`)}\n`,
    )
  }
  const [first, ...rest] = wrap(action, columns - inside.length - 2, (text) => text.length)
  const advice = [
    `${inside}${colors.cyan('→')} ${first ?? ''}\n`,
    ...rest.map((line) => `${inside}  ${line}\n`),
  ]
  return [head, ...places, ...advice].join('')
}

function drawWrapped({ columns }: StylePage, label: string, width: number, text: string): string {
  const hang = ' '.repeat(INDENT.length + width + 2)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes start with an escape.
  const measure = (line: string): number => line.replaceAll(/\x1b\[\d+m/g, '').length
  const [first, ...rest] = wrap(text, columns - hang.length, measure)
  return [`${INDENT}${label}  ${first ?? ''}\n`, ...rest.map((line) => `${hang}${line}\n`)].join('')
}
