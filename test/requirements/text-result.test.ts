import { analyzeText } from '@content-trust/engine'
import {
  actionSchema,
  billedTextResultSchema,
  confidenceSchema,
  evidenceItemSchema,
  primaryReasonSchema,
  riskLevelSchema,
  type TextResult,
  textResultSchema,
} from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drafts, repeated } from '../support/drafts.ts'

/** As vague as the draft before it, in other words: a copy of it would decide by itself. */
const more = `People talk about such matters at work and at home. Some speak of them often, and others would rather
not. What one of them likes may not suit the next, and nobody can say why. It helps to wait a little and to see
what comes of it. After a while most things look different, or at least they look less bad than before.`

const results: readonly (readonly [string, TextResult])[] = [
  ...Object.entries(drafts),
  ['long and padded', repeated('padded', 6)] as const,
  ['long and vague', `${drafts.vague}\n\n${more}`] as const,
  ['nothing', ''] as const,
].map(([name, source]) => [name, analyzeText({ source, syntax: 'markdown' })] as const)

const risks = [
  'specificity_risk',
  'provenance_weakness',
  'synthetic_risk',
  'synthetic_texture_risk',
  'slop_risk',
] as const

function forEachResult(check: (result: TextResult, name: string) => void): void {
  for (const [name, result] of results) check(result, name)
}

describe('the text result', () => {
  it('has the shape of the published schema and no key beside it', () => {
    forEachResult((result, name) => {
      expect(textResultSchema.strict().parse(result), name).toEqual(result)
    })
  })

  // A billed host, the server, adds the two fields; it proves that it serves them.
  it('R-TXT-01 has an analysis_id, a string, once a host has added it', () => {
    const billing = {
      units_analyzed: 1,
      bucket: 'text_1k_units',
      price_cents: 0.5,
      remaining_balance_cents: 149.5,
    }
    const [, result] = results[0] ?? []
    expect(billedTextResultSchema.safeParse({ ...result, billing }).success).toBe(false)
    expect(billedTextResultSchema.safeParse({ ...result, billing, analysis_id: 7 }).success).toBe(
      false,
    )
    expect(billedTextResultSchema.parse({ ...result, billing, analysis_id: 'a1' })).toEqual({
      ...result,
      billing,
      analysis_id: 'a1',
    })
  })

  it('R-TXT-02 has the modality text', () => {
    forEachResult(({ modality }) => expect(modality).toBe('text'))
  })

  it('R-TXT-03 has a content_trust_score from 0 to 1, higher for better text', () => {
    forEachResult(({ content_trust_score }) => {
      expect(content_trust_score).toBeGreaterThanOrEqual(0)
      expect(content_trust_score).toBeLessThanOrEqual(1)
    })
    const scores = new Map(results.map(([name, result]) => [name, result.content_trust_score]))
    expect(scores.get('concrete')).toBeGreaterThan(scores.get('padded') ?? 1)
    expect(scores.get('concrete')).toBeGreaterThan(scores.get('vague') ?? 1)
  })

  it('R-TXT-04 derives content_trust_score from the strongest risk (decision 4)', () => {
    forEachResult((result) => {
      const strongest = Math.max(...risks.map((name) => result[name]))
      expect(result.content_trust_score).toBe(Math.round((1 - strongest) * 1e4) / 1e4)
    })
  })

  it.each([
    ['R-TXT-05', 'specificity_risk'],
    ['R-TXT-06', 'provenance_weakness'],
    ['R-TXT-07', 'synthetic_risk'],
    ['R-TXT-08', 'synthetic_texture_risk'],
    ['R-TXT-09', 'slop_risk'],
  ] as const)('%s has %s, 0 to 1 with at most four decimals (decision 4)', (_id, name) => {
    forEachResult((result) => {
      expect(result[name]).toBeGreaterThanOrEqual(0)
      expect(result[name]).toBeLessThanOrEqual(1)
      expect(Number(result[name].toFixed(4))).toBe(result[name])
    })
  })

  it('R-TXT-05 specificity_risk is higher for vague text', () => {
    const [vague, concrete] = [drafts.vague, drafts.concrete].map(
      (source) => analyzeText({ source, syntax: 'markdown' }).specificity_risk,
    )
    expect(vague).toBeGreaterThan((concrete ?? 1) + 0.15)
  })

  it('R-TXT-09 slop_risk is high for padded and low for concrete text', () => {
    const levels = new Map(results.map(([name, result]) => [name, result.slop_risk]))
    expect(levels.get('long and padded')).toBeGreaterThan(0.7)
    expect(levels.get('concrete')).toBeLessThan(0.4)
  })

  it('synthetic_risk equals synthetic_texture_risk (decision 4)', () => {
    forEachResult((result) => expect(result.synthetic_risk).toBe(result.synthetic_texture_risk))
  })

  it('R-TXT-10 has a confidence of low, medium or high', () => {
    expect(confidenceSchema.options).toEqual(['low', 'medium', 'high'])
    forEachResult(({ confidence }) => expect(confidenceSchema.options).toContain(confidence))
  })

  it('R-TXT-11 has a primary_reason of the closed list (decision 19)', () => {
    expect(new Set(primaryReasonSchema.options)).toEqual(
      new Set([
        ...evidenceItemSchema.shape.type.options,
        'low_risk',
        'insufficient_text',
        'cannot_judge',
        'policy_match',
      ]),
    )
    const reasons = new Map(results.map(([name, result]) => [name, result.primary_reason]))
    expect(reasons.get('long and vague')).toBe('low_risk')
    expect(reasons.get('concrete')).toBe('cannot_judge')
    expect(reasons.get('nothing')).toBe('insufficient_text')
    expect(reasons.get('padded')).toBe('generic_phrasing')
  })

  it('R-TXT-12 has evidence, an array of evidence items', () => {
    forEachResult(({ evidence }, name) => {
      for (const item of evidence) expect(evidenceItemSchema.parse(item), name).toEqual(item)
    })
    expect(results.find(([name]) => name === 'padded')?.[1].evidence.length).toBeGreaterThan(5)
  })

  it('R-TXT-13 has recommended_fixes, distinct instructions, where there is evidence', () => {
    forEachResult(({ recommended_fixes, evidence }) => {
      expect(recommended_fixes.length > 0).toBe(evidence.length > 0)
      expect(new Set(recommended_fixes).size).toBe(recommended_fixes.length)
      for (const fix of recommended_fixes) expect(fix).toMatch(/^[A-Z].*\.$/)
    })
  })

  it('R-TXT-14 has a risk_level of low, medium or high', () => {
    expect(riskLevelSchema.options).toEqual(['low', 'medium', 'high'])
    const levels = new Map(results.map(([name, result]) => [name, result.risk_level]))
    expect(levels.get('concrete')).toBe('low')
    expect(levels.get('long and padded')).toBe('high')
  })

  it('R-TXT-15 has a recommended_action of the four', () => {
    expect(actionSchema.options).toEqual(['allow', 'revise', 'human_review', 'reject'])
    const actions = new Map(results.map(([name, result]) => [name, result.recommended_action]))
    expect(actions.get('concrete')).toBe('allow')
    expect(actions.get('long and padded')).toBe('human_review')
  })

  // The engine does not revise yet; the revision issue proves when the text is present.
  it('R-TXT-16 has no revised_text key', () => {
    forEachResult((result) => expect(result).not.toHaveProperty('revised_text'))
    expect(textResultSchema.shape.revised_text.safeParse(undefined).success).toBe(true)
  })

  it('R-TXT-17 has revision_notes, an array of strings, empty where nothing was revised', () => {
    forEachResult(({ revision_notes }) => expect(revision_notes).toEqual([]))
    expect(textResultSchema.shape.revision_notes.safeParse(['Cut a phrase.']).success).toBe(true)
    expect(textResultSchema.shape.revision_notes.safeParse([1]).success).toBe(false)
  })

  it('R-TXT-18 and R-VER-04 has the model_version v0.1', () => {
    forEachResult(({ model_version }) => expect(model_version).toBe('v0.1'))
  })

  it('R-TXT-19 has limitations, each a string', () => {
    forEachResult(({ limitations }) => {
      expect(limitations.length).toBeGreaterThan(0)
      for (const limitation of limitations) expect(typeof limitation).toBe('string')
    })
  })

  it('R-TXT-20 has a billing object of four fields once a host has added it', () => {
    const billing = billedTextResultSchema.shape.billing
    const whole = {
      units_analyzed: 2,
      bucket: 'text_1k_units',
      price_cents: 1,
      remaining_balance_cents: 149,
    }
    expect(billing.parse(whole)).toEqual(whole)
    for (const name of Object.keys(whole)) {
      expect(billing.safeParse({ ...whole, [name]: undefined }).success, name).toBe(false)
    }
    expect(billing.safeParse({ ...whole, units_analyzed: 1.5 }).success).toBe(false)
    forEachResult((result) => expect(result).not.toHaveProperty('billing'))
  })

  it('R-TXT-21 has policy_matches where a custom policy is given, and no such key otherwise', () => {
    forEachResult((result) => expect(result).not.toHaveProperty('policy_matches'))
    const custom_policy = 'Reject unsupported medical claims.'
    const draft = { source: drafts.unsourced, syntax: 'markdown' } as const
    const { policy_matches = [], ...result } = analyzeText(draft, { context: { custom_policy } })
    expect(policy_matches.length).toBeGreaterThan(0)
    expect(result.recommended_action).toBe('reject')
    expect(result.primary_reason).toBe('policy_match')
    for (const { rule, span, action } of policy_matches) {
      expect(drafts.unsourced).toContain(span)
      expect(rule).toBe('Reject unsupported medical claims')
      expect(action).toBe('reject')
    }
  })
})
