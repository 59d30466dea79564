import {
  type EvidenceItem,
  type Severity,
  type TextResult,
  textResultSchema,
} from '@content-trust/engine/schema'
import { expect } from 'vitest'
import { riskLevel } from '../../packages/engine/src/routing/route.ts'

const rank: Record<Severity, number> = { high: 0, medium: 1, low: 2 }

// Made once: a new schema is compiled at its first use, which takes longer than to score most drafts here.
const strictResult = textResultSchema.strict()

/** What holds for the result of every draft; `most` is the bound on evidence. */
export function assertSoundResult(source: string, result: TextResult, most = 50): void {
  strictResult.parse(result)
  assertScores(result)
  assertEvidence(source, result.evidence)
  expect(result.evidence.length).toBeLessThanOrEqual(most)
  assertEvidenceSpans(source, result.suppressed ?? [])
  const ranges = [
    ...(result.sentences ?? []),
    ...(result.unused_directives ?? []),
    ...Object.values(result.contributions ?? {}).flat(),
  ]
  for (const { start, end } of ranges) assertRange(source, start, end)
}

function assertScores(result: TextResult): void {
  const risks = [
    result.specificity_risk,
    result.provenance_weakness,
    result.slop_risk,
    result.synthetic_texture_risk,
  ]
  for (const score of [...risks, result.content_trust_score]) {
    if (!(score >= 0 && score <= 1)) expect(score).toBeGreaterThanOrEqual(0)
    expect(Math.round(score * 1e4) / 1e4).toBe(score)
  }
  expect(result.synthetic_risk).toBe(result.synthetic_texture_risk)
  expect(result.content_trust_score).toBe(Math.round((1 - Math.max(...risks)) * 1e4) / 1e4)
  expect(result.risk_level).toBe(riskLevel(result.synthetic_risk, result.slop_risk))
}

function assertEvidence(source: string, evidence: readonly EvidenceItem[]): void {
  assertEvidenceSpans(source, evidence)
  for (const [index, item] of evidence.entries()) {
    const before = evidence[index - 1]
    if (before === undefined) continue
    const order = rank[before.severity] - rank[item.severity]
    if (order > 0) expect(before.severity).toBe(item.severity)
    if (order === 0) expect(before.start ?? 0).toBeLessThanOrEqual(item.start ?? 0)
  }
}

function assertEvidenceSpans(source: string, evidence: readonly EvidenceItem[]): void {
  for (const { span, start = -1, end = -1 } of evidence) {
    assertRange(source, start, end)
    expect(source.slice(start, end)).toBe(span)
  }
}

/** A range of at least one character that splits no pair of surrogates. */
function assertRange(source: string, start: number, end: number): void {
  const isInside = Number.isInteger(start) && start >= 0 && start < end && end <= source.length
  if (!isInside) expect([start, end]).toBe(`a range within 0 to ${source.length}`)
  if (splitsPair(source, start) || splitsPair(source, end)) {
    expect(source.slice(Math.max(0, start - 1), end + 1)).toBe('a range of whole characters')
  }
}

function splitsPair(source: string, at: number): boolean {
  const before = source.charCodeAt(at - 1)
  const after = source.charCodeAt(at)
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff
}
