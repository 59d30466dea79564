import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import specificityFile from '../../../models/specificity-risk/model.json' with { type: 'json' }
import { createSentenceFeatures, readSentenceFeatures } from '../features/sentence-features.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { loadSentenceModelSet } from './sentence-model.ts'

const set = loadSentenceModelSet([specificityFile])
const { vocabulary } = textEngine().compiled

/** The log-odds that the one sentence of a text is general. */
function rawOf(text: string): number {
  const document = createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)
  expect(document.sentences.count, text).toBe(1)
  const features = createSentenceFeatures()
  readSentenceFeatures(document, 0, 1, features)
  const out = new Float64Array(1)
  set.raws(document, 0, features, out)
  return out[0]
}

const split = (list: string): string[] => list.split(' ')

const openers = ['the team', 'our plan', 'this tool', 'a good library', 'every user', 'people']
const verbs = split('improves helps needs builds moves explains delivers breaks reads')
const fillers = split(
  'great value things quickly better pages result ways often lovely small servers coffee slowly approach solution with about bread solid window',
)
const names = ['Berlin', 'Anna Meier', 'Postgres', 'NASA', 'Kettlewell', 'Kyoto', 'Grafana', 'IKEA']
const numbers = ['37', '4,200', '3.5', '12 %', '2021', '250 ms', '14 kg', 'v2', 'twelve']
const dates = ['3 May 2021', 'Tuesday', '2024-03-17', 'March 1998', '12 June']
const links = ['https://example.org/a/b?c=1', '<https://example.org/>', '`npm ci`', 'x_y.py']
/** With the words of grammar and the marks that may come along. */
const phrases = [
  ...[...names, ...numbers, ...dates, ...links],
  ...names.map((name) => `in ${name}`),
  ...names.map((name) => `by the ${name}`),
  ...numbers.map((number) => `of ${number}`),
  ...numbers.map((number) => `(${number})`),
  ...dates.map((date) => `on ${date}`),
  ...dates.map((date) => `, at ${date},`),
]

/** The words of a sentence that begins with a small word that is known, and where to put a phrase. */
const sentences = fc.record({
  opener: fc.constantFrom(...openers),
  verb: fc.constantFrom(...verbs),
  rest: fc.array(fc.constantFrom(...fillers, ...names, ...numbers), {
    minLength: 1,
    maxLength: 25,
  }),
  end: fc.constantFrom('.', '?', '!'),
})
const cases = fc.record({
  sentence: sentences,
  added: fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 3 }),
  at: fc.nat(),
})

function write(words: readonly string[], end: string): string {
  const text = words.join(' ').replaceAll(' ,', ',')
  return `${text[0].toUpperCase()}${text.slice(1)}${end}`
}

describe('the specificity of a sentence', () => {
  it.each([1, 22, 333, 4444, 55_555])('never falls with a concrete word more, seed %i', (seed) => {
    fc.assert(
      fc.property(cases, ({ sentence: { opener, verb, rest, end }, added, at }) => {
        const before = [opener, verb, ...rest]
        const place = 2 + (at % (rest.length + 1))
        const after = before.toSpliced(place, 0, ...added)
        // Deleting is the same step the other way.
        expect(rawOf(write(after, end))).toBeLessThanOrEqual(rawOf(write(before, end)) + 1e-9)
      }),
      { seed, numRuns: 400 },
    )
  })

  it('never falls with a link on words that are there', () => {
    fc.assert(
      fc.property(sentences, fc.nat(), ({ opener, verb, rest, end }, at) => {
        const linked = rest.map((word, index) =>
          index === at % rest.length ? `[${word}](https://example.org/page)` : word,
        )
        const before = rawOf(write([opener, verb, ...rest], end))
        expect(rawOf(write([opener, verb, ...linked], end))).toBeLessThanOrEqual(before + 1e-9)
      }),
      { seed: 7, numRuns: 400 },
    )
  })

  it.each([
    ['a number', 'The library helps 37 teams.', 'The library helps teams.'],
    ['a name', 'The library helps Kettlewell.', 'The library helps.'],
    ['a date', 'The library was made on 3 May 2021.', 'The library was made.'],
    ['a bare link', 'The library helps at https://example.org/a.', 'The library helps at.'],
    ['code', 'The library helps `npm`.', 'The library helps.'],
  ])('rises with %s', (_, specific, general) => {
    expect(rawOf(specific)).toBeLessThan(rawOf(general) - 0.01)
  })

  it('knows names by their capital alone', () => {
    expect(rawOf('The library helps Kettlewell.')).toBe(rawOf('The library helps Kettledrum.'))
    expect(rawOf('The library helps bread.')).not.toBe(rawOf('The library helps window.'))
  })

  it('does not read the capitals of a headline as names', () => {
    const small = rawOf('lovely bread helps window.')
    expect(rawOf('The Lovely Bread.')).not.toBe(rawOf('The Solid Window.'))
    expect(small).not.toBe(rawOf('Lovely Bread Helps window.'))
  })
})
