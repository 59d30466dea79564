import { describe, expect, it } from 'vitest'
import { analyzeText } from '../../analyze-text.ts'
import { confidenceOf as decide, isCertain, likelyKinds } from './confidence.ts'

const measured = {
  coverage: 0.9,
  low: [
    { words: 70, below: 0 },
    { words: 500, below: 0.1 },
  ],
  high: { from: 0.8 },
  kinds: [
    { kind: 'tale', low: [{ words: 70, below: 0.2 }], high: { from: 0.9 } },
    { kind: 'log', low: [], high: { from: 0.7 } },
  ],
}

describe('a decision is certain', () => {
  it.each([
    [600, 1, 0.05, true],
    [600, 1, 0.1, false],
    [500, 1, 0.0999, true],
    [600, 0.9, 0.05, true],
    [69, 1, 0, false],
    [69, 1, 0.8, true],
    [499, 1, 0.05, false],
    [100, 1, 0.8, true],
    [100, 1, 0.79, false],
    [600, 1, 0.4, false],
    [600, 0.89, 0.05, false],
    [600, 0.89, 0.95, false],
  ])('at %i words, %f of lines prose and a risk of %f: %s', (words, coverage, risk, expected) => {
    expect(isCertain(measured, { words, coverage, risk, kinds: [] })).toBe(expected)
  })
})

describe('a decision is certain in its kind', () => {
  it.each([
    [['tale'], 0.05, true],
    [['tale'], 0.15, true],
    [['tale'], 0.25, false],
    [['tale'], 0.85, false],
    [['tale'], 0.9, true],
    [['log'], 0.75, true],
    [['log'], 0.65, false],
    [['log'], 0.8, true],
    [['log'], 0.05, false],
    [['tale', 'log'], 0.85, false],
    [['tale', 'log'], 0.95, true],
    [['unmeasured'], 0.99, false],
    [['log', 'unmeasured'], 0.99, false],
  ])('of %j at a risk of %f: %s', (kinds, risk, expected) => {
    expect(isCertain(measured, { words: 600, coverage: 1, risk, kinds })).toBe(expected)
  })
})

it('a draft may well be of each kind with a fifth of the probability', () => {
  expect(likelyKinds(['a', 'b', 'c'], [0.6, 0.2, 0.19])).toEqual(['a', 'b'])
})

describe('the confidence of a decision', () => {
  const trust = { language: 'english', coverage: 1, unjudged: undefined, isLifted: false } as const
  const risks = {
    specificity_risk: 0.95,
    provenance_weakness: 0.95,
    slop_risk: 0.05,
    synthetic_texture_risk: 0.05,
  }

  it.each([
    [0.05, 0.05, 'high'],
    [0.5, 0.05, 'medium'],
    [0.05, 0.5, 'medium'],
    [0.9, 0.5, 'high'],
    [0.5, 0.9, 'high'],
  ])(
    'is that of the larger of a slop risk of %f and a texture risk of %f: %s',
    (slop, texture, is) => {
      const read = { ...risks, slop_risk: slop, synthetic_texture_risk: texture }
      expect(decide({ proseWords: 600 }, trust, read, [], measured)).toBe(is)
    },
  )

  it('is that of the kinds that the draft may be of', () => {
    const sure = { ...risks, synthetic_texture_risk: 0.85 }
    expect(decide({ proseWords: 600 }, trust, sure, [], measured)).toBe('high')
    expect(decide({ proseWords: 600 }, trust, sure, ['tale'], measured)).toBe('medium')
  })

  it('is low where nothing can be judged, but for what was left over', () => {
    const unjudged = { ...trust, unjudged: 'a table' }
    expect(decide({ proseWords: 600 }, unjudged, risks, [], measured)).toBe('low')
    expect(decide({ proseWords: 600 }, { ...unjudged, isLifted: true }, risks, [], measured)).toBe(
      'medium',
    )
    expect(decide({ proseWords: 600 }, { ...trust, isLifted: true }, risks, [], measured)).toBe(
      'high',
    )
  })
})

const sentences = (count: number): string =>
  Array.from({ length: count }, (_, at) => `The pump in hall ${at} ran for ${at + 3} hours.`).join(
    ' ',
  )

const things = ['kettle', 'chair', 'fence', 'boat', 'ladder', 'coat', 'table']

/** So many words in sentences of ten, each about another thing: what comes again would decide by itself. */
const words = (count: number, ten = 'We made the THING by the river and came home') =>
  Array.from({ length: count }, (_, at) => {
    const word = ten.split(' ')[at % 10]?.replace('THING', things[Math.floor(at / 10) % 7] ?? '')
    return `${word}${at % 10 === 9 ? '.' : ''}`
  }).join(' ')

const analyze = (source: string) => analyzeText({ source, syntax: 'markdown' })
const confidenceOf = (source: string) => analyze(source).confidence

describe('confidence is low', () => {
  it('R-TXT-10 for fewer than 70 words', () => {
    expect(confidenceOf(sentences(3))).toBe('low')
    expect(confidenceOf(sentences(20))).not.toBe('low')
    expect(confidenceOf(words(69))).toBe('low')
    expect(confidenceOf(words(70))).toBe('medium')
  })

  it('for running text whose language is unclear', () => {
    const unclear = words(200, 'Blorv tamek drusil oppan fennik grale huvot plimsa sorrak tunvi')
    const { confidence, primary_reason, limitations } = analyze(unclear)
    expect([confidence, primary_reason]).toEqual(['low', 'cannot_judge'])
    expect(limitations[1]).toContain('does not read as English')
    expect(limitations).toContain('language_experimental')
  })

  it('for another language than English (decision 20)', () => {
    const german =
      'Die Pumpe in der Halle lief für drei Stunden und wurde dann von uns abgestellt. '
    expect(confidenceOf(german.repeat(20))).toBe('low')
  })

  it('where little of the draft is prose', () => {
    const code = `\n\n\`\`\`\n${'let x = 1\n'.repeat(400)}\`\`\`\n`
    expect(confidenceOf(sentences(20) + code)).toBe('low')
  })
})

it.each([
  [9, 'insufficient_text'],
  [10, 'cannot_judge'],
  [69, 'cannot_judge'],
  [70, 'low_risk'],
])('the reason at %i words is %s', (count, reason) => {
  expect(analyze(words(count)).primary_reason).toBe(reason)
})
