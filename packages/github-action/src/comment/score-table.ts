import { actionLabels, bandOf, scoreLabels, scoreText } from '@content-trust/engine/report'
import { textScoreNameSchema } from '@content-trust/engine/schema'
import type { ReportedDraft, Verdict } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'
import type { Links } from './links.ts'

const scoreNames = textScoreNameSchema.options

/** Head of the table that `scoreRow` fills. */
export const scoreTableHead = `| decision | draft | ${scoreNames.map((name) => scoreLabels[name]).join(' | ')} |
| --- | --- | ${scoreNames.map(() => '--:').join(' | ')} |
`

/** Smallest change of a score that is shown. */
const SHOWN_CHANGE = 0.01

/** The four scores of a draft and what changed against the old version. */
export function scoreRow({ path, base }: ReportedDraft, verdict: Verdict, links: Links): string {
  const name = `[${escapeText(path) || 'a file without a name'}](${links.draft(path)})`
  const scores = scoreNames.map((score) => scoreCell(verdict[score], base?.[score]))
  const cells = [actionLabels[verdict.recommended_action], name, ...scores]
  return `| ${cells.join(' | ')} |\n`
}

/** A score, marked where it is high, with its change. */
function scoreCell(value: number, before: number | undefined): string {
  const text = bandOf(value) === 'high' ? `**${scoreText(value)}**` : scoreText(value)
  const change = before === undefined ? 0 : value - before
  if (Math.abs(change) < SHOWN_CHANGE) return text
  return `${text}<br>${change > 0 ? '▲' : '▼'}&nbsp;${Math.abs(change).toFixed(2)}`
}
