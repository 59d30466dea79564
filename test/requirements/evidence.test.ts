import { analyzeText } from '@content-trust/engine'
import {
  type EvidenceItem,
  evidenceItemSchema,
  evidenceTypeSchema,
  severitySchema,
} from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { locate } from '../../packages/engine/src/report/findings/findings.ts'
import { findLines } from '../../packages/engine/src/text/document/lines.ts'
import { drafts, repeated } from '../support/drafts.ts'

const sources = [...Object.values(drafts), repeated('padded', 5), repeated('unsourced', 9)]

function evidenceOf(source: string): EvidenceItem[] {
  return analyzeText({ source, syntax: 'markdown' }).evidence
}

const item: EvidenceItem = {
  type: 'weak_provenance',
  severity: 'high',
  span: 'Experts say',
  explanation: '“Experts say” names nobody.',
}

describe('an evidence item', () => {
  it.each(['type', 'severity', 'span', 'explanation'] as const)('R-EVD-01 requires %s', (name) => {
    expect(evidenceItemSchema.safeParse(item).success).toBe(true)
    const { [name]: _left, ...rest } = item
    expect(evidenceItemSchema.safeParse(rest).success).toBe(false)
  })

  it('R-EVD-02 has one of the fourteen types', () => {
    expect(evidenceTypeSchema.options).toEqual([
      'generic_phrasing',
      'low_specificity',
      'weak_provenance',
      'unsupported_claim',
      'hedging_and_absolutes',
      'synthetic_texture',
      'repetitive_structure',
      'missing_concrete_examples',
      'absence_of_specificity',
      'source_quality',
      'visual_artifact',
      'audio_signal',
      'prosody_consistency',
      'other',
    ])
    expect(evidenceItemSchema.safeParse({ ...item, type: 'typo' }).success).toBe(false)
  })

  it('R-EVD-03 has the severity low, medium or high', () => {
    expect(severitySchema.options).toEqual(['low', 'medium', 'high'])
    expect(evidenceItemSchema.safeParse({ ...item, severity: 'none' }).success).toBe(false)
  })

  it('R-EVD-04 quotes words in span, not an offset', () => {
    expect(evidenceItemSchema.safeParse({ ...item, span: 12 }).success).toBe(false)
    for (const source of sources) {
      for (const { span } of evidenceOf(source)) expect(span).toMatch(/\S/)
    }
  })

  it('R-EVD-05 copies span verbatim from the text, at its offsets (decision 2)', () => {
    let count = 0
    for (const source of sources) {
      for (const { span, start, end } of evidenceOf(source)) {
        expect(source).toContain(span)
        expect(source.slice(start, end)).toBe(span)
        count++
      }
    }
    expect(count).toBeGreaterThan(50)
  })

  it('R-EVD-06 is located by offsets, else at the first match of its span, else nowhere', () => {
    const lines = findLines('He agrees.\nExperts say so. Experts say no.')
    expect(locate(lines, { ...item, start: 27, end: 38 })?.from).toEqual({ line: 2, column: 17 })
    expect(locate(lines, item)?.from).toEqual({ line: 2, column: 1 })
    expect(locate(lines, { ...item, start: 0, end: 11 })?.from).toEqual({ line: 2, column: 1 })
    expect(locate(lines, { ...item, span: 'an even rhythm' })).toBeNull()
  })

  it('R-EVD-07 explains the text in words', () => {
    expect(evidenceItemSchema.safeParse({ ...item, explanation: 3 }).success).toBe(false)
    for (const source of sources) {
      for (const { explanation } of evidenceOf(source)) expect(explanation).toMatch(/\S.*[.?]$/)
    }
  })

  it('is sorted by severity, then position; at most 50, spans at most 400 characters (decision 19)', () => {
    const rank = { high: 0, medium: 1, low: 2 }
    let most = 0
    for (const source of sources) {
      const evidence = evidenceOf(source)
      most = Math.max(most, evidence.length)
      for (const [index, { severity, start = 0, span }] of evidence.entries()) {
        expect([...span].length).toBeLessThanOrEqual(400)
        const before = evidence[index - 1]
        if (before === undefined) continue
        const sign = rank[before.severity] - rank[severity] || (before.start ?? 0) - start
        expect(sign).toBeLessThanOrEqual(0)
      }
    }
    expect(most).toBe(50)
  })

  it('cuts a long span at a whole character, where the text goes on (decision 19)', () => {
    const long = `In conclusion, ${'😀 word '.repeat(90)}`
    const everything = analyzeText(
      { source: `${long}\n\n${long}\n\n${long}`, syntax: 'plain' },
      { maxEvidence: Number.POSITIVE_INFINITY },
    ).evidence
    for (const { span, start, end } of everything) {
      expect(span.length).toBeLessThanOrEqual(400)
      expect(span).not.toMatch(/[\ud800-\udbff]$/)
      expect((end ?? 0) - (start ?? 0)).toBe(span.length)
    }
    expect(everything.some(({ span }) => span.length >= 399)).toBe(true)
  })
})
