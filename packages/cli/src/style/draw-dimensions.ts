import { INDENT } from '../terminal/page.ts'
import { paintVerdict, type StylePage } from './style-page.ts'

const verdicts = { strong: 'good', adequate: 'watch', weak: 'poor' } as const
/** What the engine says of a dimension that it could not judge. */
const TOO_SHORT = 'The draft is too short to judge this.'
const MAX_CELLS = 24

/** Draws the dimensions of a deep scan as bars of their score; '' in fast mode. */
export function drawDimensions({ colors, columns, result }: StylePage): string {
  const all = result.deep_scan?.style_dimensions ?? []
  const dimensions = all.filter(({ explanation }) => explanation !== TOO_SHORT)
  if (dimensions.length === 0) return ''
  const labelWidth = Math.max(...dimensions.map(({ label }) => label.length))
  const width = Math.max(3, Math.min(MAX_CELLS, columns - labelWidth - 22))
  const rows = dimensions.map(({ label, score, status }) => {
    const filled = Math.round(score * width)
    const paint = paintVerdict(colors, verdicts[status])
    const bar = paint('█'.repeat(filled)) + colors.dim('░'.repeat(width - filled))
    return `${INDENT}${label.padEnd(labelWidth)}  ${bar}  ${score.toFixed(2)}  ${paint(status)}\n`
  })
  return rows.join('')
}
