import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { evenMeasures } from './even-measures.ts'
import { quoteAll } from './quote-all.ts'

const nothing = readDocument('')

/** What is said of one measure. */
const said = (name: string, value: number, document = nothing) =>
  evenMeasures(document, [{ name, value, added: 1 }], 9)[0]

describe('what a measure says of a draft', () => {
  it.each([
    ['short_sentence_share', 0, 'no sentence is shorter than 8 words'],
    ['short_sentence_share', 0.01, undefined],
    ['long_sentence_share', 0, 'no sentence is longer than 30 words'],
    ['long_sentence_share', 0.01, undefined],
    ['long_word_share', 0.22, '22% of the words have 8 letters or more'],
    ['long_word_share', 0.219, undefined],
    ['number_rate', 0, 'the prose has no numbers'],
    ['number_rate', 0.005, 'numbers are rare (one word in 200)'],
    ['number_rate', 0.006, undefined],
    ['name_rate', 0, 'the prose has no names'],
    ['name_rate', 0.019, 'names are rare (one word in 53)'],
    ['name_rate', 0.02, undefined],
    ['class_article', 0.2, undefined],
    ['of_another_kind', 1, undefined],
  ])('%s of %f: %s', (name, value, words) => {
    expect(said(name, value)).toBe(words)
  })

  const draft = readDocument('Vibrant and robust. A pivotal, vibrant and dynamic plan.')

  it('names the words of a class, each once, three at most', () => {
    expect(said('class_inflated_adjective', 0.1, draft)).toBe(
      'grand adjectives such as “vibrant”, “robust” and “pivotal” come often',
    )
  })

  it.each([
    ['class_abstract_noun', 'A process and a solution', 'abstract nouns'],
    ['class_inflated_noun', 'A realm and a journey', 'grand nouns'],
    ['class_inflated_verb', 'To delve and to foster', 'grand verbs'],
    ['class_benefit_verb', 'To boost and to enhance', 'verbs of benefit'],
    ['class_puffery', 'Iconic and legendary', 'words of praise'],
  ])('%s in “%s” names %s', (name, source, label) => {
    expect(said(name, 0.1, readDocument(source))).toMatch(
      new RegExp(`^${label} such as “[a-z]+” and “[a-z]+” come often$`),
    )
  })

  it('says nothing of a class of which one word is in the draft', () => {
    const one = readDocument('Vibrant and vibrant.')
    expect(said('class_inflated_adjective', 0.1, one)).toBeUndefined()
    expect(said('class_inflated_noun', 0.1, draft)).toBeUndefined()
    expect(said('of_another_kind', 0.1, draft)).toBeUndefined()
  })
})

describe('the measures that are named', () => {
  const measures = (...added: number[]) =>
    ['short_sentence_share', 'number_rate', 'name_rate'].map((name, index) => ({
      name,
      value: 0,
      added: added[index] ?? 0,
    }))

  it('are those that add most, so many at most', () => {
    const [lengths, number, name] = [
      'no sentence is shorter than 8 words',
      'the prose has no numbers',
      'the prose has no names',
    ]
    expect(evenMeasures(nothing, measures(1, 3, 2), 3)).toEqual([number, name, lengths])
    expect(evenMeasures(nothing, measures(1, 3, 2), 2)).toEqual([number, name])
    expect(evenMeasures(nothing, measures(1, 3, 2), 0)).toEqual([])
  })

  it('add two hundredths at least', () => {
    expect(evenMeasures(nothing, measures(0.02, 0.019), 3)).toEqual([
      'no sentence is shorter than 8 words',
    ])
  })

  it('leave their place to the next where nothing can be said', () => {
    const unsaid = { name: 'long_word_share', value: 0, added: 9 }
    expect(evenMeasures(nothing, [unsaid, ...measures(1)], 1)).toEqual([
      'no sentence is shorter than 8 words',
    ])
  })
})

it.each([
  [[], ''],
  [['a'], '“a”'],
  [['a', 'b'], '“a” and “b”'],
  [['a', 'b', 'c'], '“a”, “b” and “c”'],
])('%j are quoted as %s', (words, quoted) => {
  expect(quoteAll(words)).toBe(quoted)
})
