import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { evenMeasures, quoteAll } from './even-measures.ts'

const nothing = readDocument('')

/** What is said of one measure. */
const said = (name: string, value: number, document = nothing) =>
  evenMeasures(document, [{ name, value, added: 1 }], 9)[0]

describe('what a measure says of a draft', () => {
  it.each([
    ['short_sentence_share', 0, 'none is shorter than 8 words'],
    ['short_sentence_share', 0.01, undefined],
    ['long_sentence_share', 0, 'none is longer than 30 words'],
    ['long_sentence_share', 0.01, undefined],
    ['mean_word_letters', 5, 'words have 5 letters on average'],
    ['mean_word_letters', 5.26, 'words have 5.3 letters on average'],
    ['mean_word_letters', 4.99, undefined],
    ['long_word_share', 0.22, '22% of the words have 8 letters or more'],
    ['long_word_share', 0.219, undefined],
    [
      'repeated_start_share',
      0.1,
      '10% of the sentences begin with the same word as the one before',
    ],
    ['repeated_start_share', 0.09, undefined],
    ['comma_rate', 0.055, 'there is a comma every 18 words'],
    ['comma_rate', 0.054, undefined],
    ['colon_rate', 0.01, 'there is a colon every 100 words'],
    ['colon_rate', 0.009, undefined],
    ['class_article', 0.125, 'one word in 8 is an article'],
    ['class_article', 2, 'one word in 1 is an article'],
    ['class_article', 0.124, undefined],
    ['number_rate', 0, 'they contain no numbers'],
    ['number_rate', 0.005, 'numbers are rare (one word in 200)'],
    ['number_rate', 0.006, undefined],
    ['name_rate', 0, 'they contain no names'],
    ['name_rate', 0.019, 'names are rare (one word in 53)'],
    ['name_rate', 0.02, undefined],
    ['class_copula', 0, 'forms of “be” are missing'],
    ['class_copula', 0.02, undefined],
    ['class_modal', 0, '“can”, “may” and “must” are missing'],
    ['class_modal', 0.004, '“can”, “may” and their like are rare (one word in 250)'],
    ['class_modal', 0.008, undefined],
    ['class_negation', 0, 'nothing is negated'],
    ['class_negation', 0.004, undefined],
    ['class_first_person', 0, 'nobody says “I” or “we”'],
    ['class_first_person', 0.004, undefined],
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
    ['class_negation', 'number_rate', 'name_rate'].map((name, index) => ({
      name,
      value: 0,
      added: added[index] ?? 0,
    }))

  it('are those that add most, so many at most', () => {
    const [negation, number, name] = [
      'nothing is negated',
      'they contain no numbers',
      'they contain no names',
    ]
    expect(evenMeasures(nothing, measures(1, 3, 2), 3)).toEqual([number, name, negation])
    expect(evenMeasures(nothing, measures(1, 3, 2), 2)).toEqual([number, name])
    expect(evenMeasures(nothing, measures(1, 3, 2), 0)).toEqual([])
  })

  it('add two hundredths at least', () => {
    expect(evenMeasures(nothing, measures(0.02, 0.019), 3)).toEqual(['nothing is negated'])
  })

  it('leave their place to the next where nothing can be said', () => {
    const unsaid = { name: 'comma_rate', value: 0, added: 9 }
    expect(evenMeasures(nothing, [unsaid, ...measures(1)], 1)).toEqual(['nothing is negated'])
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
