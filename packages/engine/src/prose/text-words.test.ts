import { expect, it } from 'vitest'
import { hashWord } from '../text/document/vocabulary.ts'
import { readTextWords } from './text-words.ts'

it('cuts a text into words and sentences, with the stems by which forms are found', () => {
  const text = 'Mr. Ode mends clocks. He mended 12 of them.'
  const { words, sentences } = readTextWords(text)
  const shown = Array.from({ length: sentences.count }, (_, at) =>
    text.slice(sentences.starts[at], sentences.ends[at]),
  )
  expect(shown).toEqual(['Mr. Ode mends clocks.', 'He mended 12 of them.'])
  const written = Array.from({ length: words.count }, (_, at) =>
    text.slice(words.starts[at], words.ends[at]),
  )
  expect(written).toEqual(['Mr', 'Ode', 'mends', 'clocks', 'He', 'mended', '12', 'of', 'them'])
  expect(words.stems[3]).toBe(hashWord('clock'))
  expect(words.hashes[3]).toBe(hashWord('clocks'))
  expect([...words.sentences.slice(0, words.count)]).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1])
})
