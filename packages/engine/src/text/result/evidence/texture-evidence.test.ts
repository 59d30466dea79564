import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import type { TextureAnalysis } from '../../scores/texture-risk.ts'
import { textureHits, textureRule } from './texture-evidence.ts'

/** A sentence of so many words. */
const sentence = (count: number, first = 'The') => `${first}${' word'.repeat(count - 1)}.`

interface Analysis {
  readonly added?: readonly number[]
  readonly risk?: number
  readonly measures?: TextureAnalysis['measures']
  readonly words?: readonly number[]
}

function hitsIn(source: string, { added, risk = 0.5, measures = [], words = [] }: Analysis = {}) {
  const document = readDocument(source)
  const bySentence = Float64Array.from(added ?? new Array(document.sentences.count).fill(1))
  const peaks = new Int32Array(bySentence.length)
  return textureHits(document, { risk, bySentence, peaks, style: 0, measures, words }, risk)
}

const explanation = (source: string, analysis: Analysis = {}) =>
  hitsIn(source, analysis).map(({ rule, data }) => rule.explain('', data))[0]

describe('what is even in a draft', () => {
  it.each([
    [0.3999, []],
    [0.4, ['low']],
    [0.6999, ['low']],
    [0.7, ['medium']],
    [1, ['medium']],
  ])('at a texture risk of %f is of severity %j', (risk, severities) => {
    expect(hitsIn(sentence(8), { risk }).map(({ severity }) => severity)).toEqual(severities)
  })

  it('is one finding at the sentence that moves the score most', () => {
    const source = `${sentence(8, 'One')} ${sentence(9, 'Two')} ${sentence(10, 'Three')}`
    const marked = (...added: number[]) =>
      hitsIn(source, { added }).map(({ start, end }) => source.slice(start, end).split(' ')[0])
    expect(marked(1, 3, 2)).toEqual(['Two'])
    expect(marked(-3, -2, -1)).toEqual(['Three'])
    expect(marked(2, 2, 1)).toEqual(['One'])
    const [hit] = hitsIn(source)
    expect(hit).toMatchObject({
      rule: textureRule,
      start: 0,
      end: sentence(8, 'One').length,
      replacement: undefined,
    })
  })

  it('is never marked at a fragment or a heading', () => {
    const source = `# ${sentence(9, 'Title')}\n\n${sentence(7, 'Short')} ${sentence(8, 'Whole')}`
    const [hit] = hitsIn(source, { added: [9, 8, -1] })
    expect(source.slice(hit?.start, hit?.end)).toBe(sentence(8, 'Whole'))
    expect(hitsIn(sentence(7))).toEqual([])
  })

  it('is how many sentences are about as long as the middle one', () => {
    const draft = (...counts: number[]) => counts.map((count) => sentence(count)).join(' ')
    expect(explanation(draft(10, 10, 10))).toBe('3 of 3 sentences have 7 to 13 words.')
    expect(explanation(draft(20, 14, 13, 26, 27))).toBe('3 of 5 sentences have 14 to 26 words.')
    expect(explanation(draft(30, 9, 10, 100))).toBe('1 of 4 sentences have 21 to 39 words.')
    expect(explanation(draft(9, 12, 10, 5))).toBe('3 of 3 sentences have 7 to 13 words.')
  })

  it('is what the two heaviest measures say, after the lengths', () => {
    const measures = ['number_rate', 'name_rate', 'class_negation'].map((name, index) => ({
      name,
      value: 0,
      added: 3 - index,
    }))
    expect(explanation(sentence(10), { measures })).toBe(
      '1 of 1 sentences have 7 to 13 words, they contain no numbers, they contain no names.',
    )
  })

  it('is the words that move the score most, where there are two at least', () => {
    const source = 'Vibrant plans work well, And robust teams work better.'
    const lengths = '1 of 1 sentences have 7 to 11 words'
    expect(explanation(source, { words: [0, 5] })).toBe(
      `${lengths}; “vibrant” and “robust” move the score most.`,
    )
    expect(explanation(source, { words: [0, 4, 5] })).toBe(
      `${lengths}; “vibrant”, “and” and “robust” move the score most.`,
    )
    expect(explanation(source, { words: [5] })).toBe(`${lengths}.`)
  })

  it('is explained without its lengths where nobody measured them', () => {
    expect(textureRule.explain('', undefined)).toBe('The sentences are built alike.')
  })
})
