import type { EvidenceItem, EvidenceType, Severity, TextEdit } from '../../schema/index.ts'
import { type Lines, type Position, positionAt } from '../../text/document/lines.ts'
import { evidenceTypeLabels, severityRanks } from '../labels/labels.ts'

/** Where a finding is in the draft. */
export interface FindingPlace {
  readonly start: number
  readonly end: number
  readonly from: Position
  readonly to: Position
}

/** A clause of a policy. */
export interface NamedClause {
  /** The clause as written: text of the house, on any number of lines. */
  readonly words: string
  /** Its id in a policy file; null for a clause of `custom_policy`. */
  readonly id: string | null
}

/** Evidence, or what a policy met, prepared for a reader. */
export interface Finding {
  /** Id of the rule that saw it; the evidence type where no rule owns it, and `policy` for a clause. */
  readonly rule: string
  readonly type: EvidenceType
  /** The type in words. */
  readonly title: string
  /** The clause of a policy that was met; absent for evidence. */
  readonly clause?: NamedClause
  readonly severity: Severity
  /** The exact words, or the observable cue where the finding has no place. */
  readonly quote: string
  /** Null: the finding is about the whole draft; show it as a card. */
  readonly place: FindingPlace | null
  /** Further places of the same clause, in reading order; absent until `gatherByClause` finds some. */
  readonly others?: readonly FindingPlace[]
  readonly explanation: string
  /** Text that could replace the quote; '' proposes to delete it; null says nothing. */
  readonly suggestion: string | null
  /** The change that follows the suggestion; null without one. It may reach beyond the quote. */
  readonly edit: TextEdit | null
}

/** Finds evidence in the text: by offsets, else by the first match of its span. */
export function locate(lines: Lines, item: EvidenceItem): FindingPlace | null {
  const { source } = lines
  const { span } = item
  const isExact = hasExactPlace(source, item)
  const start = isExact ? (item.start ?? -1) : span === '' ? -1 : source.indexOf(span)
  if (start < 0) return null
  // A long span is cut in `span` but whole in its offsets.
  const end = isExact ? (item.end ?? start) : start + span.length
  return placeBetween(lines, start, end)
}

/** A range of offsets, with its lines and columns. */
export function placeBetween(lines: Lines, start: number, end: number): FindingPlace {
  return { start, end, from: positionAt(lines, start), to: positionAt(lines, end) }
}

/** Whether an item's offsets are those of its words in this text. */
function hasExactPlace(source: string, { span, start, end }: EvidenceItem): boolean {
  return start !== undefined && end !== undefined && source.slice(start, end).startsWith(span)
}

/** Prepares evidence for a reader, in reading order; findings without a place come last. */
export function prepareFindings(lines: Lines, evidence: readonly EvidenceItem[]): Finding[] {
  return evidence
    .map((item) => ({
      rule: item.rule ?? item.type,
      type: item.type,
      title: evidenceTypeLabels[item.type],
      severity: item.severity,
      quote: item.span,
      place: locate(lines, item),
      explanation: item.explanation,
      suggestion: item.suggestion ?? null,
      edit: item.edit !== undefined && hasExactPlace(lines.source, item) ? item.edit : null,
    }))
    .sort(byPlace)
}

/** Keeps the most severe findings, in reading order. */
export function mostSevere(findings: readonly Finding[], limit: number): Finding[] {
  if (findings.length <= limit) return [...findings]
  const kept = new Set(
    findings
      .map((finding, index) => ({ finding, index }))
      .sort(
        (a, b) =>
          severityRanks[a.finding.severity] - severityRanks[b.finding.severity] ||
          a.index - b.index,
      )
      .slice(0, limit)
      .map(({ finding }) => finding),
  )
  return findings.filter((finding) => kept.has(finding))
}

/** Counts findings by severity. */
export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}

/** Groups findings by type, the most frequent type first. */
export function groupByType(findings: readonly Finding[]): [EvidenceType, Finding[]][] {
  const groups = new Map<EvidenceType, Finding[]>()
  for (const finding of findings) {
    const group = groups.get(finding.type)
    if (group) group.push(finding)
    else groups.set(finding.type, [finding])
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length)
}

/** The suggestion as an instruction. */
export function suggestionText({ suggestion }: Finding): string | null {
  if (suggestion === null) return null
  return suggestion === '' ? 'Delete it.' : `Try “${suggestion}”.`
}

/** Lines that are named. */
const MOST_LINES = 5

/** Where else a gathered finding is, as a sentence; null where it has one place. */
export function alsoText({ others = [] }: Finding): string | null {
  const lines = [...new Set(others.map(({ from }) => from.line))]
  if (lines.length === 0) return null
  const named = lines.slice(0, MOST_LINES)
  const rest = lines.length - named.length
  const all = rest > 0 ? [...named, `${rest} more`] : named
  const last = all.at(-1)
  return all.length === 1
    ? `Also on line ${last}.`
    : `Also on lines ${all.slice(0, -1).join(', ')} and ${last}.`
}

/**
 * A finding on one line, where nothing else shows its words: the explanation, what to do, where else it is, and
 * before them what was seen where the finding has no place in the text.
 */
export function messageText(finding: Finding): string {
  const { place, quote, explanation } = finding
  const cue = place !== null || explanation.includes(quote) ? '' : `${quote}: `
  return [`${cue}${explanation}`, suggestionText(finding), alsoText(finding)]
    .filter((part) => part !== null)
    .join(' ')
}

/** Reading order; findings without a place come last. */
export function byPlace(a: Finding, b: Finding): number {
  if (!a.place || !b.place) return (a.place ? 0 : 1) - (b.place ? 0 : 1)
  return (
    a.place.start - b.place.start ||
    b.place.end - a.place.end ||
    severityRanks[a.severity] - severityRanks[b.severity] ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
  )
}
