import { describe, expect, it } from 'vitest'
import { analyzeText } from '../text/analyze-text.ts'
import { findLines } from '../text/document/lines.ts'
import { type DraftReport, reportDraft } from './draft-report.ts'
import { prepareFindings } from './findings/findings.ts'
import { leadingFindings } from './findings/leading-findings.ts'
import { standingOf, worstFirst } from './standing.ts'

const source = 'It is very unique. Experts say so.\n'
const plain = analyzeText({ source, syntax: 'markdown' }, { details: true })

function draft(shown: string, change: Partial<typeof plain>, failOn: 'none' | 'high' = 'none') {
  const result = { ...plain, evidence: [], ...change }
  const scored = {
    shown,
    source,
    settings: { fail_on: failOn, fail_on_rules: [], severity: {}, ignore_rules: {} },
    result,
  }
  const narrowing = { limit: 20, changed: null, baseline: undefined }
  return reportDraft(scored, narrowing, (text) => text)
}

describe('the order of drafts', () => {
  it('is decision, then risk, then severity of findings, with what was not read before all', () => {
    const medium = { risk_level: 'medium', slop_risk: 0.5 } as const
    const item = { type: 'other', span: 'very', explanation: 'x', start: 6, end: 10 } as const
    const drafts: readonly DraftReport[] = [
      { status: 'skipped', shown: 'skipped', note: '' },
      draft('allowed', {}),
      draft('allowed, high finding', { evidence: [{ ...item, severity: 'high' }] }),
      draft('revise', { ...medium, recommended_action: 'revise' }),
      draft('revise, higher', { ...medium, slop_risk: 0.6, recommended_action: 'revise' }),
      draft('review', { ...medium, recommended_action: 'human_review' }),
      draft('gate', { risk_level: 'high', slop_risk: 0.8, recommended_action: 'revise' }, 'high'),
      { status: 'failed', shown: 'unread', problem: '' },
    ]
    const sorted = drafts
      .map((report) => ({ name: report.shown, standing: standingOf(report) }))
      .sort((a, b) => worstFirst(a.standing, b.standing))
    expect(sorted.map(({ name }) => name)).toEqual([
      'unread',
      'gate',
      'review',
      'revise, higher',
      'revise',
      'allowed, high finding',
      'allowed',
      'skipped',
    ])
  })
})

describe('the findings that matter most', () => {
  const text = 'One two. Three four. Five six. Seven eight.'
  const item = (rule: string, severity: 'low' | 'medium' | 'high', span: string) => ({
    type: 'other' as const,
    rule,
    severity,
    span,
    explanation: 'x',
    start: text.indexOf(span),
    end: text.indexOf(span) + span.length,
  })
  const lines = findLines(text)
  const none = { specificity_risk: [], provenance_weakness: [], synthetic_texture_risk: [] }
  const costly = { start: 21, end: 30, share: 0.6 }
  const result = { ...plain, contributions: { ...none, slop_risk: [costly] } }

  it('come by severity, then by the cost of their sentence, then in reading order', () => {
    const findings = prepareFindings(lines, [
      item('a', 'low', 'One'),
      item('b', 'low', 'Five'),
      item('c', 'medium', 'Seven'),
      item('d', 'low', 'Three'),
    ])
    const { leading, left } = leadingFindings(findings, result, 5)
    expect(leading.map(({ finding }) => finding.quote)).toEqual(['Seven', 'Five', 'One', 'Three'])
    expect(left).toBe(0)
  })

  it('stand for the others of their rule when there are more', () => {
    const findings = prepareFindings(lines, [
      item('a', 'low', 'One'),
      item('a', 'low', 'two'),
      item('a', 'low', 'Three'),
      item('b', 'low', 'four'),
      item('c', 'low', 'Seven'),
    ])
    const { leading, left } = leadingFindings(findings, result, 2)
    expect(leading.map(({ finding, alike }) => [finding.quote, alike])).toEqual([
      ['One', 2],
      ['four', 0],
    ])
    expect(left).toBe(1)
  })
})
