import { evidenceTypeLabels, plural, verdictText } from '@content-trust/engine/report'
import type { ReportedDraft, ReportedFinding, Verdict } from '../report/pull-report.ts'
import type { PlacedFinding } from './by-importance.ts'
import { costLines } from './cost-lines.ts'
import { escapeText } from './escape-text.ts'
import { limitationsOf } from './limits.ts'
import type { Links } from './links.ts'

/** A finding on its own: place, quote, why, and what to try. */
export function leadFinding({ draft, finding }: PlacedFinding, links: Links): string {
  const { path } = draft
  const where = placeLink(`${escapeText(path)}, ${placeWords(finding)}`, path, finding, links)
  return `- ${where}: **${evidenceTypeLabels[finding.type]}** (${finding.severity})\n  > ${inContext(finding)}\n\n  &#8203;${advice(finding)}\n`
}

/** What costs most in one draft and all its kept findings, in reading order, as a part of a folded list. */
export function draftFindings(draft: ReportedDraft, links: Links): string {
  const { path, findings, omitted, verdict } = draft
  const items = findings.map((finding) => {
    const where = placeLink(placeWords(finding), path, finding, links)
    // Most explanations quote the words themselves.
    const words = escapeText(finding.quote)
    const quote = escapeText(finding.explanation).includes(words) ? '' : `“${words}” `
    return `- ${where}, ${evidenceTypeLabels[finding.type]} (${finding.severity}): ${quote}${advice(finding)}\n`
  })
  const more = omitted === 0 ? '' : `- ${plural(omitted, 'more finding')} left out for length\n`
  return `**[${escapeText(path)}](${links.draft(path)})**${verdict === undefined ? '' : `, ${verdictWords(draft, verdict)}`}\n\n${costLines(draft, links)}${items.join('')}${more}\n`
}

function verdictWords({ unjudged }: ReportedDraft, verdict: Verdict): string {
  return escapeText(verdictText({ ...verdict, limitations: limitationsOf(unjudged) }))
}

/** The quote, in bold, among the words of its line. */
function inContext({ quote, before = '', after = '' }: ReportedFinding): string {
  return `${spaced(before, 'before')}<b>${escapeText(quote)}</b>${spaced(after, 'after')}`
}

// Escaping takes the space at either end away, and no line may start with text of a draft.
function spaced(text: string, side: 'before' | 'after'): string {
  const escaped = escapeText(text)
  if (side === 'before') return `&#8203;${escaped}${/\s$/.test(text) ? ' ' : ''}`
  return `${/^\s/.test(text) ? ' ' : ''}${escaped}`
}

function advice({ explanation, suggestion, rule }: ReportedFinding): string {
  const change =
    suggestion === undefined
      ? ''
      : suggestion === ''
        ? ' Delete it.'
        : ` Try “${escapeText(suggestion)}”.`
  return `${escapeText(explanation)}${change} \`${rule.replaceAll(/[^\w-]/g, '')}\``
}

function placeWords({ line, end_line: end }: ReportedFinding): string {
  if (line === undefined) return 'whole draft'
  return end === undefined || end === line ? `line ${line}` : `lines ${line} to ${end}`
}

function placeLink(text: string, path: string, finding: ReportedFinding, links: Links): string {
  return `[${text}](${links.draft(path, finding.line, finding.end_line)})`
}
