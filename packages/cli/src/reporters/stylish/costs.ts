import { bandOf, scoreCosts, scoreLabels, shareText, whyText } from '@content-trust/engine/report'
import { cleanText, type Measure, wrap } from '../../terminal/display-text.ts'
import { INDENT, type Page, paintRisk } from '../../terminal/page.ts'
import { cutAfter } from '../../terminal/quote-line.ts'
import type { ScoredReport } from '../draft-report.ts'

/** Draws where to start: the costliest sentences of the scores that drive the decision; '' without any. */
export function drawCosts(
  { colors, columns }: Page,
  { lines, result }: ScoredReport,
  measure: Measure,
): string {
  const costs = scoreCosts(lines, result).filter(({ isDriver }) => isDriver)
  const places = costs.flatMap(({ sentences }) => sentences.map(({ from }) => placeText(from)))
  const placeWidth = Math.max(0, ...places.map((place) => place.length))
  // Two indents, the place, the share (up to 100%), and two gaps.
  const before = 2 * INDENT.length + placeWidth + 2 + 4 + 2
  const quoteWidth = columns - before - 2
  const drawWhy = (why: string) =>
    why === ''
      ? ''
      : wrap(cleanText(`why: ${why}`), columns - before, measure)
          .map((line) => `${' '.repeat(before)}${colors.dim(line)}\n`)
          .join('')
  return costs
    .map(({ score, value, sentences }) => {
      const rows = sentences.map((costly) => {
        const { from, share, quote } = costly
        const place = placeText(from).padStart(placeWidth)
        const shown = cutAfter(cleanText(quote), quoteWidth, measure, false)
        return `${INDENT}${INDENT}${colors.bold(place)}  ${shareText(share).padStart(4)}  “${shown}”\n${drawWhy(whyText(costly))}`
      })
      const label = paintRisk(colors, bandOf(value))(scoreLabels[score])
      return `${INDENT}what costs most in ${label}\n${rows.join('')}`
    })
    .join('')
}

function placeText({ line, column }: { readonly line: number; readonly column: number }): string {
  return `${line}:${column}`
}
