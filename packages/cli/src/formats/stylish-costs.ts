import { bandOf, scoreCosts, scoreLabels, shareText } from '@content-trust/engine/report'
import type { ScoredReport } from '../check/draft-report.ts'
import { cleanText, type Measure } from './display-text.ts'
import { cutAfter } from './quote-line.ts'
import { INDENT, type Page, paintRisk } from './stylish-page.ts'

/** Draws where to start: the costliest sentences of the scores that drive the decision; '' without any. */
export function drawCosts(
  { colors, columns }: Page,
  { lines, result }: ScoredReport,
  measure: Measure,
): string {
  const costs = scoreCosts(lines, result).filter(({ isDriver }) => isDriver)
  const places = costs.flatMap(({ sentences }) => sentences.map(({ from }) => placeText(from)))
  const placeWidth = Math.max(0, ...places.map((place) => place.length))
  // Two indents, the place, the share (up to 100%), two gaps, and the quotation marks.
  const quoteWidth = columns - 2 * INDENT.length - placeWidth - 2 - 4 - 2 - 2
  return costs
    .map(({ score, value, sentences }) => {
      const rows = sentences.map(({ from, share, quote }) => {
        const place = placeText(from).padStart(placeWidth)
        const shown = cutAfter(cleanText(quote), quoteWidth, measure, false)
        return `${INDENT}${INDENT}${colors.bold(place)}  ${shareText(share).padStart(4)}  “${shown}”\n`
      })
      const label = paintRisk(colors, bandOf(value))(scoreLabels[score])
      return `${INDENT}what costs most in ${label}\n${rows.join('')}`
    })
    .join('')
}

function placeText({ line, column }: { readonly line: number; readonly column: number }): string {
  return `${line}:${column}`
}
