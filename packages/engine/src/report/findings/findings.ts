import type {
  EvidenceItem,
  EvidenceType,
  PolicyMatch,
  Severity,
  TextEdit,
  TextResult,
} from '../../schema/index.ts'
import { findLines, type Lines, type Position, positionAt } from '../../text/document/lines.ts'
import { evidenceTypeLabels, severityRanks } from '../labels/labels.ts'

/** Where a finding is in the draft. */
export interface FindingPlace {
  readonly start: number
  readonly end: number
  readonly from: Position
  readonly to: Position
}

/** Evidence prepared for a reader. */
export interface Finding {
  /** Id of the rule that saw it; the evidence type where no rule owns it. */
  readonly rule: string
  readonly type: EvidenceType
  /** The type in words. */
  readonly title: string
  readonly severity: Severity
  /** The exact words, or the observable cue where the finding has no place. */
  readonly quote: string
  /** Null: the finding is about the whole draft; show it as a card. */
  readonly place: FindingPlace | null
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

/** Prepares a result's evidence and policy matches for a reader. */
export function findingsOf(source: string, result: TextResult): Finding[] {
  return prepareFindings(findLines(source), [
    ...result.evidence,
    ...(result.policy_matches ?? []).map(policyEvidence),
  ])
}

/** Shows a policy match as evidence, so that every host lists it among the findings. */
export function policyEvidence(match: PolicyMatch): EvidenceItem {
  return {
    type: 'other',
    severity: match.severity,
    span: match.span,
    explanation: match.explanation,
    rule: 'policy',
  }
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

/**
 * A finding on one line, where nothing else shows its words: the explanation, what to do, and before them
 * what was seen where the finding has no place in the text.
 */
export function messageText(finding: Finding): string {
  const { place, quote, explanation } = finding
  const advice = suggestionText(finding)
  const cue = place !== null || explanation.includes(quote) ? '' : `${quote}: `
  return `${cue}${explanation}${advice === null ? '' : ` ${advice}`}`
}

function byPlace(a: Finding, b: Finding): number {
  if (!a.place || !b.place) return (a.place ? 0 : 1) - (b.place ? 0 : 1)
  return (
    a.place.start - b.place.start ||
    b.place.end - a.place.end ||
    severityRanks[a.severity] - severityRanks[b.severity] ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
  )
}
