import { ruleCatalogue } from '@content-trust/engine'
import { evidenceTypeLabels, plural, verdictText } from '@content-trust/engine/report'
import { sourceRuleTexts } from '@content-trust/sources/labels'
import { isSourceRule } from '@content-trust/sources/rules'
import type { ReportedDraft, ReportedFinding, Verdict } from '../report/pull-report.ts'
import { costLines } from './cost-lines.ts'
import { codeText, escapeText } from './escape-text.ts'
import type { Place } from './first-places.ts'
import { limitationsOf } from './limits.ts'
import type { Links } from './links.ts'
import { plainQuotation, plainWords } from './plain-words.ts'

/** A place on its own, on two lines: where it is and the words, then why they are named and what fixes them. */
export function leadPlace({ draft: { path }, finding, alike }: Place, links: Links): string {
  const { line, end_line: end } = finding
  const where = `[${escapeText(path)}, ${placeWords(line, end)}](${links.draft(path, line, end)})`
  const more = alike === 0 ? '' : ` ${alike} more of this kind.`
  const why = advice({ ...finding, explanation: withoutQuote(finding) })
  const also = alsoLinks(path, finding, links)
  return `- ${where}: “${inContext(finding)}”<br>${why}${also}${more} ${ruleLink(finding, links)}\n`
}

/** `Cites a finding without saying which one.`, where the words are quoted just above. */
function withoutQuote({ explanation }: ReportedFinding): string {
  const [, first = '', rest = ''] = /^“[^“”]*” (?!and |or )([a-z])(.*)$/s.exec(explanation) ?? []
  return first === '' ? explanation : `${first.toUpperCase()}${rest}`
}

/** What costs most in one draft and all its kept findings, in reading order, as a part of a folded list. */
export function draftFindings(draft: ReportedDraft, links: Links): string {
  const { path, findings, omitted, verdict } = draft
  const items = findings.map((finding) => {
    const { line, end_line: end } = finding
    const where = `[${placeWords(line, end)}](${links.draft(path, line, end)})`
    // Most explanations quote the words themselves.
    const words = escapeText(plainWords(finding.quote))
    const quote = explanationOf(finding).includes(words) ? '' : `“${words}” `
    return `- ${where}, ${kindOf(finding)} (${finding.severity}): ${quote}${advice(finding)}${alsoLinks(path, finding, links)} ${ruleLink(finding, links)}\n`
  })
  const more = omitted === 0 ? '' : `- ${plural(omitted, 'more finding')} left out for length\n`
  const costs = costLines(draft, links)
  const title = costs === '' || items.length === 0 ? '' : 'Findings:\n\n'
  return `**[${escapeText(path)}](${links.draft(path)})**${verdict === undefined ? '' : `, ${verdictWords(draft, verdict)}`}\n\n${costs}${title}${items.join('')}${more}\n`
}

function kindOf({ type, clause }: ReportedFinding): string {
  return clause === undefined ? evidenceTypeLabels[type] : 'policy clause'
}

function verdictWords(draft: ReportedDraft, verdict: Verdict): string {
  return escapeText(verdictText({ ...verdict, limitations: limitationsOf(draft.unjudged) }))
}

/** The quote, in bold, among the words of its line. */
function inContext({ quote, before: left = '', after: right = '' }: ReportedFinding): string {
  const { before, words, after } = plainQuotation({ before: left, words: quote, after: right })
  return `${spaced(before, 'before')}<b>${escapeText(words)}</b>${spaced(after, 'after')}`
}

// Escaping takes the space at either end away, and no line may start with text of a draft.
function spaced(text: string, side: 'before' | 'after'): string {
  const escaped = escapeText(text)
  if (side === 'before') return `&#8203;${escaped}${/\s$/.test(text) ? ' ' : ''}`
  return `${/^\s/.test(text) ? ' ' : ''}${escaped}`
}

const fixes = new Map<string, string>([
  ...ruleCatalogue.map(({ id, fix }) => [id, fix] as const),
  ...Object.entries(sourceRuleTexts).map(([id, { fix }]) => [id, fix] as const),
])

/** Why, what to write instead, and the sentence of the rule that says what fixes it. */
function advice(finding: ReportedFinding): string {
  const { suggestion, rule, source } = finding
  const fix = fixes.get(rule)
  const change =
    suggestion === undefined || (suggestion === '' && fix?.startsWith('Delete'))
      ? ''
      : suggestion === ''
        ? ' Delete it.'
        : ` Try ${replacement(rule, suggestion)}.`
  const named = source === undefined ? '' : ` Source: ${codeText(source)}.`
  return `${explanationOf(finding)}${change}${fix === undefined ? '' : ` ${escapeText(fix)}`}${named}`
}

/** New words in quotes; a new address as code, from which it can be copied. */
function replacement(rule: string, suggestion: string): string {
  return isSourceRule(rule) ? codeText(suggestion) : `“${escapeText(plainWords(suggestion))}”`
}

/** The explanation, with the words that it quotes as a reader sees them. */
function explanationOf({ explanation }: ReportedFinding): string {
  return escapeText(
    explanation.replaceAll(/“[^“”]*”/g, (quoted) => `“${plainWords(quoted.slice(1, -1))}”`),
  )
}

/** The further places of a clause. */
function alsoLinks(path: string, { also = [] }: ReportedFinding, links: Links): string {
  if (also.length === 0) return ''
  const lines = also.map((line) => `[${line}](${links.draft(path, line)})`)
  return ` Also on ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`
}

function ruleLink({ rule }: ReportedFinding, links: Links): string {
  const name = `\`${rule.replaceAll(/[^\w-]/g, '')}\``
  const page = links.rule(rule)
  return page === null ? name : `[${name}](${page})`
}

function placeWords(line: number | undefined, end: number | undefined): string {
  if (line === undefined) return 'whole draft'
  return end === undefined || end === line ? `line ${line}` : `lines ${line} to ${end}`
}
