import { actionLabels, bandOf, plural, scoreLabels, scoreText } from '@content-trust/engine/report'
import { textScoreNameSchema } from '@content-trust/engine/schema'
import type { ReportedDraft, Verdict } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'
import { gateCell } from './gate-words.ts'
import type { Links } from './links.ts'
import { movementOf, movementWords } from './movement.ts'

const scoreNames = textScoreNameSchema.options

/** Head of the table that `draftRow` fills. */
export const draftTableHead = `| draft | decision | ${scoreNames.map((name) => scoreLabels[name]).join(' | ')} | findings |
| --- | --- | ${scoreNames.map(() => '--:').join(' | ')} | --: |
`

/** Smallest change of a score that is shown. */
const SHOWN_CHANGE = 0.01

/** One scored draft as a row: its decision, four scores and what changed against the old version. */
export function draftRow(draft: ReportedDraft, verdict: Verdict, links: Links): string {
  const { path, base, findings, omitted } = draft
  const name = `[${escapeText(path) || 'a file without a name'}](${links.draft(path)})`
  const scores = scoreNames.map((score) => scoreCell(verdict[score], base?.[score]))
  const cells = [name, decisionCell(draft, verdict), ...scores, String(findings.length + omitted)]
  return `| ${cells.join(' | ')} |\n`
}

/** A draft without a score as a line of a list, with the reason. */
export function unscoredLine(draft: ReportedDraft, links: Links): string {
  const { path, status, note = '' } = draft
  const what = status === 'failed' ? '**Not checked**' : 'Skipped'
  return `- ${what}: [${escapeText(path) || 'a file without a name'}](${links.draft(path)}), ${escapeText(note)}\n`
}

function decisionCell(draft: ReportedDraft, verdict: Verdict): string {
  const { base, unjudged } = draft
  const decision = actionLabels[verdict.recommended_action]
  const isMild = verdict.recommended_action === 'allow'
  const before = base?.recommended_action
  const parts = [
    isMild ? decision : `**${decision}**`,
    before === undefined || before === verdict.recommended_action
      ? ''
      : `was ${actionLabels[before]}`,
    movementWords[movementOf(draft)],
    unjudged === undefined ? '' : 'cannot judge',
    gateCell(draft),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** A score, marked unless it is low, with its change. */
function scoreCell(value: number, before: number | undefined): string {
  const text = bandOf(value) === 'high' ? `**${scoreText(value)}**` : scoreText(value)
  const change = before === undefined ? 0 : value - before
  if (Math.abs(change) < SHOWN_CHANGE) return text
  return `${text}<br>${change > 0 ? '▲' : '▼'}&nbsp;${Math.abs(change).toFixed(2)}`
}

/** A line in place of the drafts that were left out. */
export function restLine(count: number): string {
  return `${plural(count, 'more draft')} not shown here for length.\n\n`
}
