import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { unread } from '../../../../../../test/support/unread-documents.ts'
import type { SentenceTrait } from '../../../policy/lexicons/evidence-kind.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import type { ModelScores } from '../../scores/score-readings.ts'
import { policyDraft } from './policy-draft.ts'

const of = (...values: number[]) => Float64Array.from(values)

/** Sentences that cost most: 0 in slop, 1 in texture, 2 in specificity and 3 in provenance. */
function scoresOf(slopRisk = 0.2, textureRisk = 0.1): ModelScores {
  return {
    risks: {
      specificity_risk: 0.3,
      provenance_weakness: 0.4,
      slop_risk: slopRisk,
      synthetic_texture_risk: textureRisk,
    },
    slop: { risk: 0, isLifted: false, occurrences: of(), bySentence: of(9, 1, 1, 1) },
    texture: {
      risk: 0,
      bySentence: of(1, 9, 1, 1),
      peaks: new Int32Array(4),
      style: 0,
      measures: [],
      structure: [],
      raw: 0,
      words: [],
    },
    kinds: new Float64Array(0),
    sentences: {
      specificity: of(0.9, 0.1, 0.8, 0.1),
      provenance: of(0.1, 0.1, 0.1, 0.9),
      claim: of(),
      hedging: of(),
    },
    documents: unread,
  }
}

const source = 'One. Two three. Four five six. Seven.'
const draftOf = (
  text = source,
  scores: ModelScores = scoresOf(),
  hits: readonly Hit[] = [],
  syntax: 'markdown' | 'plain' = 'markdown',
) => policyDraft(readDocument(text, syntax), hits, scores)

describe('a draft that a policy asks', () => {
  it('names evidence in the order of the hits, with its sentence', () => {
    const hits = [makeHit(5, 8, { id: 'two' }), makeHit(0, 3, { id: 'one' }), makeHit(31, 36)]
    const { evidence } = draftOf(source, scoresOf(), hits)
    expect(evidence.map((each) => [each.rule, each.explain().span, each.sentence])).toEqual([
      ['two', 'Two', 1],
      ['one', 'One', 0],
      ['a-rule', 'Seven', 3],
    ])
  })

  it('knows its sentences and their places', () => {
    const draft = draftOf()
    expect(draft.sentenceCount).toBe(4)
    expect(draft.sentenceRange(1)).toEqual({ start: 5, end: 15 })
  })

  it('quotes four hundred characters at most', () => {
    expect(draftOf().quote(5, 14)).toBe('Two three')
    expect(draftOf('a'.repeat(500)).quote(10, 500)).toHaveLength(400)
  })

  it('finds the terms of the policy', () => {
    expect([...draftOf().findTerms(new Map([['five', ['the key']]]))]).toEqual([
      ['the key', [{ sentence: 2, start: 21, end: 25 }]],
    ])
  })

  it('has a source where its sentence is backed', () => {
    const draft = draftOf('We saw it. Disks fail (Smith 2019). It rained.')
    expect([-1, 0, 1, 2].map((sentence) => draft.hasSource(sentence))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a score that a policy asks for', () => {
  it.each([
    ['words', 7],
    ['slop_risk', 0.2],
    ['synthetic_texture_risk', 0.1],
    ['specificity_risk', 0.3],
    ['provenance_weakness', 0.4],
    ['content_trust_score', 0.6],
  ] as const)('%s is %f', (score, value) => {
    expect(draftOf().score(score)).toBe(value)
  })

  it('risk is the larger of the two that route', () => {
    expect(draftOf(source, scoresOf(0.7, 0.1)).score('risk')).toBe(0.7)
    expect(draftOf(source, scoresOf(0.1, 0.6)).score('risk')).toBe(0.6)
  })

  it('content_trust_score is what the largest of all risks leaves', () => {
    expect(draftOf(source, scoresOf(0.7123, 0.1)).score('content_trust_score')).toBe(0.2877)
  })
})

describe('the costliest sentence', () => {
  it.each([
    ['slop_risk', 0],
    ['synthetic_texture_risk', 1],
    ['specificity_risk', 2],
    ['provenance_weakness', 3],
    ['words', 0],
  ] as const)('of %s is sentence %i', (score, sentence) => {
    expect(draftOf().costliest(score)).toBe(sentence)
  })

  it.each(['risk', 'content_trust_score'] as const)(
    'of %s is that of the larger risk that routes, of two that are equal the texture',
    (score) => {
      const at = (slop: number, texture: number) =>
        draftOf(source, scoresOf(slop, texture)).costliest(score)
      expect([at(0.7, 0.1), at(0.1, 0.7), at(0.7, 0.7)]).toEqual([0, 1, 1])
    },
  )

  it('is undefined in a draft without sentences, and the first where no sentence costs', () => {
    expect(draftOf('').costliest('slop_risk')).toBe(-1)
    const calm = scoresOf()
    const texture = { ...calm.texture, bySentence: of(0, -1, -2, -1) }
    expect(draftOf(source, { ...calm, texture }).costliest('synthetic_texture_risk')).toBe(0)
  })
})

describe('a sentence of the draft', () => {
  const has = (text: string, trait: SentenceTrait, sentence = 0) =>
    draftOf(text, scoresOf(), [], 'markdown').has(sentence, trait)

  it.each([
    ['He said “never” to it.', true],
    ['He said "never" to it.', true],
    ['He said «never» to it.', true],
    ['He said „never“ to it.', true],
    ['He called it "never".', true],
    ['“Never” is what he said.', true],
    ['> He said never.', true],
    ["He said 'never' to it.", false],
    ['He said never to it.', false],
    ['He called `say("never")` then.', false],
  ])('quotes in %s: %s', (text, is) => {
    expect(has(text, 'quote')).toBe(is)
  })

  it('quotes only where its own words do', () => {
    expect(has('He said never. “So be it”, they said.', 'quote')).toBe(false)
    expect(has('He said never. “So be it”, they said.', 'quote', 1)).toBe(true)
    expect(has('> Quoted.\n\nNot quoted.', 'quote', 1)).toBe(false)
    expect(has('“So it is. And so it was.” They left.', 'quote', 1)).toBe(true)
    expect(has('“So it is. And so it was.” They left.', 'quote', 2)).toBe(false)
  })

  it.each([
    ['It ran for 3 hours.', true],
    ['3 of them ran.', true],
    ['They ran for 3', true],
    ['It ran for hours. 3 more came.', false],
    ['It ran for hours.', false],
  ])('has a number in “%s”: %s', (text, is) => {
    expect(has(text, 'number')).toBe(is)
  })

  it.each([
    ['Some 40 % failed.', true],
    ['Some 40 percent failed.', true],
    ['Some percent failed.', false],
    ['Some 40 of them failed.', false],
    ['They failed. Some 40 % did.', false],
  ])('has a statistic in “%s”: %s', (text, is) => {
    expect(has(text, 'statistic')).toBe(is)
  })

  it('has no trait where it is not one', () => {
    for (const trait of ['quote', 'number', 'statistic'] as const) {
      expect(has('> Some 40 % failed.', trait, -1)).toBe(false)
    }
  })

  it('is in a heading, or in the opening, which is the first paragraph', () => {
    const draft = draftOf('# Title\n\nFirst one. And two.\n\nSecond.\n\n## More\n')
    const scopes = (scope: 'heading' | 'opening') =>
      [-1, 0, 1, 2, 3, 4].filter((sentence) => draft.isIn(sentence, scope))
    expect(scopes('heading')).toEqual([0, 4])
    expect(scopes('opening')).toEqual([1, 2])
  })

  it('is the first sentence of the opening, or the last one of the ending', () => {
    const draft = draftOf('# Title\n\nFirst one. And two.\n\nSecond. And last.\n\n## More\n')
    const placed = (place: 'first-sentence' | 'last-sentence') =>
      [-1, 0, 1, 2, 3, 4, 5].filter((sentence) => draft.isIn(sentence, place))
    expect(placed('first-sentence')).toEqual([1])
    expect(placed('last-sentence')).toEqual([4])
  })

  it('is in no opening where no paragraph is', () => {
    const draft = draftOf('# Title\n\n- One item\n')
    expect([0, 1].map((sentence) => draft.isIn(sentence, 'opening'))).toEqual([false, false])
  })
})
