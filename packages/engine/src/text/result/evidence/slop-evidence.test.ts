import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import type { Document } from '../../document/document.ts'
import { stockWordHits, stockWordsRule } from './slop-evidence.ts'

interface Analysis {
  readonly weights?: Readonly<Record<string, number>>
  readonly added?: readonly number[]
  readonly risk?: number
  readonly isLifted?: boolean
}

function hitsIn(source: string, { weights, added, risk = 0.5, isLifted = false }: Analysis) {
  const document = readDocument(source)
  return stockWordHits(
    document,
    {
      risk,
      isLifted,
      occurrences: new Float64Array(document.sentences.count),
      bySentence: Float64Array.from(added ?? new Array(document.sentences.count).fill(1)),
    },
    weightsOf(document, weights ?? { vibrant: 1, robust: 1, crucial: 1, pivotal: 1, dynamic: 1 }),
    risk,
  )
}

function weightsOf({ source, words }: Document, weights: Readonly<Record<string, number>>) {
  const byId = new Map<number, number>()
  for (let word = 0; word < words.count; word++) {
    const weight = weights[source.slice(words.starts[word], words.ends[word]).toLowerCase()]
    if (weight !== undefined) byId.set(words.ids[word], weight)
  }
  return (id: number) => byId.get(id) ?? 0
}

/** The words that are marked, and what is said of all. */
const found = (source: string, analysis: Analysis = {}) =>
  hitsIn(source, analysis).map(({ rule, start, end, data }) => [
    source.slice(start, end),
    rule.explain('', data),
  ])

const many = 'words that generic texts lean on, and several occur close together here.'

describe('the words that raise the slop score', () => {
  it.each([
    [0.3999, []],
    [0.4, ['low']],
    [0.6999, ['low']],
    [0.7, ['medium']],
    [1, ['medium']],
  ])('at a risk of %f are of severity %j', (risk, severities) => {
    expect(hitsIn('A vibrant team.', { risk }).map(({ severity }) => severity)).toEqual(severities)
  })

  it('are not named beside what was left over', () => {
    expect(hitsIn('A vibrant team.', { isLifted: true, risk: 0.8 })).toEqual([])
  })

  it('are absent where no word has weight', () => {
    expect(hitsIn('A good team.', { risk: 0.8 })).toEqual([])
  })

  it('are one finding at the heaviest, in a stock rule without an edit', () => {
    const weights = { vibrant: 1, robust: 3, crucial: 2 }
    expect(found('A vibrant, crucial and robust team.', { weights })).toEqual([
      ['robust', `“robust”, “crucial” and “vibrant” are ${many}`],
    ])
    const [hit] = hitsIn('A vibrant team.', {})
    expect(hit).toMatchObject({ rule: stockWordsRule, replacement: undefined })
  })

  it('come in the order of the draft where they weigh the same', () => {
    expect(found('Robust and vibrant.')).toEqual([['Robust', `“robust” and “vibrant” are ${many}`]])
  })

  it('weigh as often as they come, and are marked where they come first', () => {
    const weights = { vibrant: 2, robust: 3 }
    expect(found('Robust, vibrant, and vibrant.', { weights })).toEqual([
      ['vibrant', `“vibrant” (2 times) and “robust” are ${many}`],
    ])
    expect(hitsIn('So vibrant, and vibrant.', {})[0]?.start).toBe(3)
  })

  it('are said to be one word or more', () => {
    expect(found('A vibrant team.')).toEqual([
      [
        'vibrant',
        '“vibrant” is a word that generic texts lean on, and several occur close together here.',
      ],
    ])
    expect(found('Vibrant and vibrant.')).toEqual([['Vibrant', `“vibrant” (2 times) are ${many}`]])
  })

  it('are four by name, and the others by their number', () => {
    expect(found('Vibrant, robust, crucial, pivotal.')).toEqual([
      ['Vibrant', `“vibrant”, “robust”, “crucial” and “pivotal” are ${many}`],
    ])
    expect(found('Vibrant, robust, crucial, pivotal, dynamic.')).toEqual([
      ['Vibrant', `“vibrant”, “robust”, “crucial”, “pivotal” and 1 more are ${many}`],
    ])
  })

  it('are only those of sentences that add to the score', () => {
    const source = 'A vibrant team. A robust plan. A crucial step.'
    expect(found(source, { added: [0, 1, -1] }).map(([word]) => word)).toEqual(['robust'])
    expect(found(source, { added: [0, 0, 0] })).toEqual([])
    expect(found('A team is robust. Vibrant is it.', { added: [1, 0] }).flat()).toEqual([
      'robust',
      '“robust” is a word that generic texts lean on, and several occur close together here.',
    ])
  })

  it('are explained without their names where nobody found them', () => {
    expect(stockWordsRule.explain('', undefined)).toBe(
      'Words that generic texts lean on occur close together here.',
    )
  })
})
