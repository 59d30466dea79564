import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../test/support/make-hit.ts'
import { readDocument } from '../../../../../test/support/show-document.ts'
import type { EvidenceType, RiskLevel } from '../../schema/index.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import type { Trust } from './limits/limitations.ts'
import { primaryReasonOf } from './primary-reason.ts'

const trust: Trust = { language: 'english', coverage: 1, unjudged: undefined, isLifted: false }
const document = readDocument('one two three four five six seven eight nine ten')
const few = readDocument('one two three four five six seven eight nine')

interface Reading {
  readonly level?: RiskLevel
  readonly texture?: number
  readonly slop?: number
  readonly hits?: readonly Hit[]
}

const reasonOf = (
  change: Partial<Trust>,
  { level = 'medium', texture = 0.1, slop = 0.5, hits = [] }: Reading = {},
  draft = document,
) =>
  primaryReasonOf(
    draft,
    level,
    {
      specificity_risk: 0.9,
      provenance_weakness: 0.9,
      slop_risk: slop,
      synthetic_texture_risk: texture,
    },
    hits,
    { ...trust, ...change },
  )

const hitsOf = (...types: EvidenceType[]) => types.map((type, at) => makeHit(at, at + 1, { type }))

describe('the reason of a decision', () => {
  it('is what was left over, where that decides, whatever else is true (decision 19)', () => {
    const decisive = makeHit(3, 4, {
      type: 'missing_concrete_examples',
      severity: 'high',
      decides: true,
    })
    const weak = makeHit(1, 2, { type: 'weak_provenance', decides: true })
    const hits = [makeHit(0, 1, { severity: 'high' }), weak, decisive]
    for (const level of ['low', 'high'] as const) {
      for (const unjudged of [undefined, 'few words']) {
        expect(reasonOf({ isLifted: true, unjudged }, { level, hits })).toBe(
          'missing_concrete_examples',
        )
      }
    }
    expect(reasonOf({ isLifted: true }, { hits: [weak] })).toBe('generic_phrasing')
  })

  it('is that nothing can be judged, or that the text is too short for it', () => {
    for (const level of ['low', 'high'] as const) {
      expect(reasonOf({ unjudged: 'a table' }, { level })).toBe('cannot_judge')
      expect(reasonOf({ unjudged: 'a table' }, { level }, few)).toBe('insufficient_text')
    }
  })

  it('is the low risk, where it is low', () => {
    expect(reasonOf({}, { level: 'low', texture: 0.3 })).toBe('low_risk')
    expect(reasonOf({}, { level: 'low', texture: 0.3 }, few)).toBe('low_risk')
  })

  it.each([
    [0.6, 0.5, 'synthetic_texture'],
    [0.5, 0.5, 'generic_phrasing'],
    [0.4, 0.5, 'generic_phrasing'],
  ])('is the larger of a texture risk of %f and a slop risk of %f: %s', (texture, slop, reason) => {
    expect(reasonOf({}, { texture, slop })).toBe(reason)
  })

  it('is, of the types that make slop, the one with more hits', () => {
    const [phrase, structure, other] = [
      'generic_phrasing',
      'repetitive_structure',
      'weak_provenance',
    ] as const
    expect(reasonOf({}, { hits: hitsOf(phrase, structure, structure) })).toBe(structure)
    expect(reasonOf({}, { hits: hitsOf(phrase, phrase, structure) })).toBe(phrase)
    expect(reasonOf({}, { hits: hitsOf(structure, phrase) })).toBe(phrase)
    expect(reasonOf({}, { hits: hitsOf(other, other, structure) })).toBe(structure)
    expect(reasonOf({}, { hits: hitsOf(other, other) })).toBe(phrase)
  })
})
