import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import type { TextureAnalysis } from '../../scores/texture-risk.ts'
import { textureHits, textureRule } from './texture-evidence.ts'

/** A sentence of so many words. */
const sentence = (count: number, first = 'The') => `${first}${' word'.repeat(count - 1)}.`

interface Analysis {
  readonly added?: readonly number[]
  readonly risk?: number
  readonly slop?: number
  readonly measures?: TextureAnalysis['measures']
  readonly words?: readonly number[]
}

function hitsIn(
  source: string,
  { added, risk = 0.5, slop = 0, measures = [], words = [] }: Analysis = {},
) {
  const document = readDocument(source)
  const bySentence = Float64Array.from(added ?? new Array(document.sentences.count).fill(1))
  const peaks = new Int32Array(bySentence.length)
  return textureHits(
    document,
    { risk, raw: 0, bySentence, peaks, style: 0, measures, structure: [], words },
    { synthetic_texture_risk: risk, slop_risk: slop },
  )
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

  it('is what can be counted first, then what the heaviest measures say, three things in all', () => {
    const alike = new Array(6).fill(sentence(10)).join(' ')
    const measures = ['number_rate', 'name_rate', 'short_sentence_share'].map((name, index) => ({
      name,
      value: 0,
      added: 3 - index,
    }))
    const counted =
      '6 of 6 sentences have 7 to 13 words; sentence openings repeat: “The”, “The”, “The”, “The”'
    expect(explanation(alike, { measures })).toBe(`${counted}; the prose has no numbers.`)
    expect(explanation(alike)).toBe(`${counted}.`)
    expect(explanation(sentence(10), { measures })).toBe(
      'The prose has no numbers; the prose has no names; no sentence is shorter than 8 words.',
    )
  })

  const source = 'Vibrant plans work well, And robust teams work better.'

  it('is followed by the words that move the score most, where there are two at least', () => {
    const said = (words: readonly number[]) =>
      explanation(source, { words, measures: [{ name: 'name_rate', value: 0, added: 1 }] })
    expect(said([0, 5])).toBe('The prose has no names; “vibrant” and “robust” move the score most.')
    expect(said([5])).toBe('The prose has no names.')
  })

  it('is left out where nothing is even, unless texture alone bears the decision', () => {
    expect(explanation(source, { words: [0, 4, 5] })).toBe(
      '“vibrant”, “and” and “robust” move the score most.',
    )
    expect(explanation(source)).toBe('The wording of this sentence moves the score most.')
    expect(hitsIn(source, { risk: 0.5, slop: 0.4999 })).toHaveLength(1)
    expect(hitsIn(source, { risk: 0.5, slop: 0.5 })).toEqual([])
    const measures = [{ name: 'name_rate', value: 0, added: 1 }]
    expect(hitsIn(source, { risk: 0.5, slop: 0.9, measures })).toHaveLength(1)
  })

  it('is explained in general where nobody measured it', () => {
    expect(textureRule.explain('', undefined)).toBe(
      'The wording of this sentence moves the score most.',
    )
  })
})
