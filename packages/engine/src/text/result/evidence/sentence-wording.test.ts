import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import type { Document } from '../../document/document.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import {
  evenWording,
  missingDetail,
  missingSource,
  slopWording,
} from '../details/contribution-reasons.ts'

type Weights = Readonly<Record<string, number>>

/** A model in which words weigh so much, by the vocabulary of a draft. */
function modelOf({ source, words }: Document, byWord: Weights, byRule: Weights) {
  const byId = new Map<number, number>()
  for (let word = 0; word < words.count; word++) {
    const weight = byWord[source.slice(words.starts[word], words.ends[word]).toLowerCase()]
    if (weight !== undefined) byId.set(words.ids[word], weight)
  }
  return {
    wordWeight: (id: number) => byId.get(id) ?? 0,
    ruleWeight: (id: string) => byRule[id] ?? 0,
  }
}

interface Analysis {
  readonly words?: Weights
  readonly rules?: Weights
  /** Quotes that are hits, by rule. */
  readonly hits?: Readonly<Record<string, string>>
  readonly more?: readonly Hit[]
  readonly sentence?: number
}

function wording(
  source: string,
  { words = {}, rules = {}, hits = {}, more = [], sentence = 0 }: Analysis,
) {
  const document = readDocument(source, 'plain')
  const found = Object.entries(hits).map(([id, quote]) => {
    const start = source.indexOf(quote)
    expect(start).toBeGreaterThanOrEqual(0)
    return makeHit(start, start + quote.length, { id })
  })
  return slopWording(document, sentence, [...found, ...more], modelOf(document, words, rules))
}

describe('the words that weigh in a sentence', () => {
  it('are named by their weight, three at most', () => {
    const words = { vibrant: 1, crucial: 3, robust: 2, seamless: 4 }
    expect(
      wording('A vibrant plan, a crucial team, a robust and a seamless one.', { words }),
    ).toEqual(['“seamless”', '“crucial”', '“robust”'])
    expect(wording('We went home.', { words })).toEqual([])
  })

  it('are named together where they are side by side, and weigh together', () => {
    const words = { vibrant: 2, robust: 2, dynamic: 2, crucial: 5 }
    expect(wording('A crucial plan for a robust vibrant dynamic team.', { words })).toEqual([
      '“robust vibrant dynamic”',
      '“crucial”',
    ])
    expect(wording('A crucial plan for a robust vibrant team.', { words })).toEqual([
      '“crucial”',
      '“robust vibrant”',
    ])
  })

  it('are apart where a comma or a word without weight is between them', () => {
    const words = { vibrant: 2, robust: 3 }
    expect(wording('A vibrant, robust team.', { words })).toEqual(['“robust”', '“vibrant”'])
    expect(wording('A vibrant and robust team.', { words })).toEqual(['“robust”', '“vibrant”'])
  })

  it('are named once, as they are first, and weigh as often as they come', () => {
    const words = { vibrant: 2, robust: 3 }
    expect(wording('Vibrant and robust and vibrant.', { words })).toEqual(['“Vibrant”', '“robust”'])
  })

  it('are not those of another sentence', () => {
    const source = 'A vibrant team. A robust plan.'
    const words = { vibrant: 2, robust: 3 }
    expect(wording(source, { words })).toEqual(['“vibrant”'])
    expect(wording(source, { words, sentence: 1 })).toEqual(['“robust”'])
  })

  it('are looked for among the first four hundred', () => {
    const words = { vibrant: 2, robust: 3 }
    const long = (count: number) => `${'so '.repeat(count)}vibrant robust.`
    expect(wording(long(398), { words })).toEqual(['“vibrant robust”'])
    expect(wording(long(399), { words })).toEqual(['“vibrant”'])
    expect(wording(long(400), { words })).toEqual([])
  })
})

describe('the hits that weigh in a sentence', () => {
  const source = 'It plays a crucial role in a vibrant team.'

  it('weigh what their words weigh too, which are not named again', () => {
    const hits = { phrase: 'crucial role' }
    const words = { crucial: 2, vibrant: 2.5 }
    expect(wording(source, { hits, words, rules: { phrase: 1 } })).toEqual([
      '“crucial role”',
      '“vibrant”',
    ])
    expect(wording(source, { hits, words, rules: { phrase: 0.2 } })).toEqual([
      '“vibrant”',
      '“crucial role”',
    ])
  })

  it('hold the words at their start and at their end, and none beside them', () => {
    const words = { robust: 1, crucial: 1, vibrant: 1, dynamic: 1 }
    const text = 'A robust crucial vibrant dynamic plan.'
    const rules = { phrase: 5 }
    expect(wording(text, { hits: { phrase: 'crucial vibrant' }, words, rules })).toEqual([
      '“crucial vibrant”',
      '“robust”',
      '“dynamic”',
    ])
    expect(wording(text, { hits: { phrase: 'crucial vibran' }, words, rules })).toEqual([
      '“crucial vibran”',
      '“vibrant dynamic”',
      '“robust”',
    ])
    expect(wording(text, { hits: { phrase: 'rucial vibrant' }, words, rules })).toEqual([
      '“rucial vibrant”',
      '“robust crucial”',
      '“dynamic”',
    ])
  })

  it('are not named where their rule weighs nothing', () => {
    const hits = { phrase: 'crucial role' }
    expect(wording(source, { hits })).toEqual([])
    expect(wording(source, { hits, words: { crucial: 1 } })).toEqual(['“crucial”'])
  })

  it('are named by their rule where they are longer than sixty characters', () => {
    const long = (count: number) => `${'a'.repeat(count)}.`
    for (const [count, name] of [
      [60, `“${'a'.repeat(60)}”`],
      [61, 'phrase'],
    ] as const) {
      const hits = { phrase: 'a'.repeat(count) }
      expect(wording(long(count), { hits, rules: { phrase: 1 } })).toEqual([name])
    }
  })

  it('are named by their rule where they reach beyond the sentence, and hold no word then', () => {
    const text = 'A vibrant team. It works.'
    const words = { vibrant: 2 }
    const rules = { phrase: 1 }
    expect(wording(text, { hits: { phrase: 'vibrant team.' }, words, rules })).toEqual([
      '“vibrant team.”',
    ])
    expect(wording(text, { hits: { phrase: 'vibrant team. It' }, words, rules })).toEqual([
      '“vibrant”',
      'phrase',
    ])
  })

  it('belong to the sentence in which they start', () => {
    const text = ' - One team. Two teams. Six. '
    const rules = { first: 3, second: 2, third: 1, last: 1, lead: 1 }
    const hits = { lead: '-', first: 'One', second: 'Two', third: 'Six', last: '. ' }
    const at = (sentence: number) => wording(text, { hits, rules, sentence })
    expect(at(0)).toEqual(['“One”', '“-”', 'last'])
    expect(at(1)).toEqual(['“Two”'])
    expect(at(2)).toEqual(['“Six”'])
    const more = [makeHit(text.length - 1, text.length, { id: 'last' })]
    expect(wording(text, { more, rules, sentence: 2 })).toEqual(['last'])
  })

  it('that decide by themselves come first, also those of a rule without weight', () => {
    const start = source.indexOf('team')
    const traits = { id: 'leftover', severity: 'high', decides: true } as const
    const analysis = {
      words: { crucial: 9000 },
      rules: { phrase: 9000 },
      hits: { phrase: 'plays' },
    }
    const more = [makeHit(start, start + 4, traits)]
    expect(wording(source, { ...analysis, more })[0]).toBe('“team”')
    const doubtful = [makeHit(start, start + 4, { ...traits, severity: 'medium' })]
    expect(wording(source, { ...analysis, more: doubtful })).not.toContain('“team”')
  })
})

describe('the detail that a sentence lacks', () => {
  it.each([
    ['They asked Anna Kowalski for 3 hours', 'few details for its length'],
    ['They asked Anna Kowalski for an hour', 'no number or date'],
    ['They asked for 3 hours', 'no name'],
    ['They asked for three hours', 'no name'],
    ['They asked in may and in september', 'no name'],
    ['They asked for the 3rd hour', 'no name'],
    ['They asked again', 'no name, number or date'],
  ])('of “%s” is: %s', (source, detail) => {
    expect(missingDetail(readDocument(source, 'plain'), 0)).toEqual([detail])
  })

  it('is looked for in the sentence alone, among its first four hundred words', () => {
    const detailOf = (source: string) => missingDetail(readDocument(source, 'plain'), 0)
    expect(detailOf('They asked again. 3 came.')).toEqual(['no name, number or date'])
    expect(detailOf(`${'so '.repeat(399)}3.`)).toEqual(['no name'])
    expect(detailOf(`${'so '.repeat(400)}3.`)).toEqual(['no name, number or date'])
  })
})

it.each([
  ['Most disks fail', 0.3, 'claim without a source'],
  ['Most disks fail', 0.29, 'no source'],
  ['Most disks fail (Smith 2019)', 0.9, 'claims much, even with a source'],
])('the source that “%s” lacks with a claim of %f: %s', (source, claim, lack) => {
  expect(missingSource(readDocument(source, 'plain'), 0, claim)).toEqual([lack])
})

it.each([
  [-1, []],
  [0, ['even wording, as in “We”']],
  [1, ['even wording, as in “We went”']],
  [2, ['even wording, as in “We went home”']],
  [3, ['even wording, as in “went home, late”']],
  [4, ['even wording, as in “It”']],
  [5, ['even wording, as in “It rained”']],
])('the words at which a sentence is raised most, word %i: %j', (peak, why) => {
  expect(evenWording(readDocument('We went home, late. It rained.', 'plain'), peak)).toEqual(why)
})
