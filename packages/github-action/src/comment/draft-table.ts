import {
  actionLabels,
  actionMeaning,
  decisionLabel,
  plural,
  primaryReasonLabels,
  verdictFacts,
} from '@content-trust/engine/report'
import type { ReportedDraft, Verdict } from '../report/pull-report.ts'
import { costliest } from './cost-lines.ts'
import { escapeText } from './escape-text.ts'
import { code, gateCell } from './gate-words.ts'
import { isNotJudged } from './headline.ts'
import { limitationsOf } from './limits.ts'
import type { Links } from './links.ts'
import { takeWhileFits } from './take-while-fits.ts'

/** Head of the table that `draftRow` fills: what decides comes first, so that it is seen on a narrow page. */
export const draftTableHead = `| decision | draft, and what to do |
| --- | --- |
`

/** Whether a draft asks for something and has a row. */
export function isAsking({ status, verdict, gate_failed }: ReportedDraft): boolean {
  if (status === 'failed') return true
  return verdict !== undefined && (gate_failed || verdict.recommended_action !== 'allow')
}

/** A draft that asks for something as a row: its decision, its name, and what to do about it. */
export function draftRow(draft: ReportedDraft, links: Links): string {
  const { path, note = '', verdict } = draft
  const name = `[${escapeText(path) || 'a file without a name'}](${links.draft(path)})`
  const [decision, step] =
    verdict === undefined
      ? ['**not&nbsp;checked**', `&#8203;${escapeText(note)}. Repair it so that it can be read.`]
      : [decisionCell(draft, verdict), stepOf(draft, verdict)]
  const lines = [name, step, costliest(draft, links)].filter((line) => line !== '')
  return `| ${decision} | ${lines.join('<br>')} |\n`
}

function decisionCell(draft: ReportedDraft, verdict: Verdict): string {
  const before = draft.base?.recommended_action
  const { recommended_action: action } = verdict
  const label = decisionLabel({ ...verdict, limitations: limitationsOf(draft.unjudged) })
  const parts = [
    action === 'allow' ? label : `**${label}**`,
    before === undefined || before === action ? '' : `was ${actionLabels[before]}`,
    gateCell(draft),
  ]
  // On a narrow page the other column gives way.
  const lines = parts.filter((part) => part !== '').map((part) => part.replaceAll(' ', '&nbsp;'))
  return lines.join('<br>')
}

/** Rules that a step names. */
const MOST_RULES = 3

function stepOf(draft: ReportedDraft, verdict: Verdict): string {
  const { unjudged, failed_by: rules = [] } = draft
  if (verdict.recommended_action === 'allow') {
    const rest = rules.length - MOST_RULES
    const named = rules.slice(0, MOST_RULES).map(code).join(', ')
    return `Change what ${named}${rest > 0 ? ` and ${plural(rest, 'more rule')}` : ''} found.`
  }
  const step = escapeText(actionMeaning({ ...verdict, limitations: limitationsOf(unjudged) }))
  return `${step} Main reason: ${primaryReasonLabels[verdict.primary_reason]}.`
}

/** Drafts that a line names. */
const MOST_NAMED = 10

/**
 * Drafts that ask for nothing, in at most so many characters: a line for those that are fine, and one for each reason
 * why others have no decision.
 */
export function quietLines(drafts: readonly ReportedDraft[], space: number): string {
  const quiet = drafts.filter((draft) => !isAsking(draft))
  const lines = new Map<string, string[]>()
  for (const draft of quiet) {
    const [label, name] = quietName(draft)
    lines.set(label, [...(lines.get(label) ?? []), name])
  }
  const write = ([label, names]: readonly [string, readonly string[]]) =>
    `${label}: ${namesOf(names)}`
  const written = takeWhileFits([...lines], write, space)
  return written.length === 0 ? '' : `${written.join('<br>\n')}\n\n`
}

/** The line that a draft is named on, and its name there. */
function quietName({ path, note = '', verdict, base, ...draft }: ReportedDraft): [string, string] {
  const name = shortPath(escapeText(path))
  if (verdict === undefined) return [`Skipped, ${escapeText(note)}`, name]
  if (isNotJudged({ path, verdict, ...draft })) {
    const [reason = ''] = verdictFacts({ ...verdict, limitations: limitationsOf(draft.unjudged) })
    return [`**Cannot judge**: ${escapeText(reason)}`, name]
  }
  const before = base?.recommended_action
  const isBetter = before !== undefined && before !== 'allow'
  return ['Allowed', isBetter ? `${name} (was ${actionLabels[before]})` : name]
}

function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

// A hostile path may fill the whole comment.
function shortPath(path: string): string {
  return path.length <= 200 ? path || 'a file without a name' : 'a file with a very long path'
}
