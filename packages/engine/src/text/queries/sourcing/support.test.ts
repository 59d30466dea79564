import { describe, expect, it } from 'vitest'
import { createVocabulary } from '../../document/vocabulary.ts'
import { wordsByClass } from '../../document/word-classes.ts'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { hasSupport, lacksSupport, supportIn } from './support.ts'

const vocabulary = createVocabulary(wordsByClass, [])

function read(text: string) {
  return createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)
}

describe('supportIn', () => {
  it.each([
    ['It is the tallest [tower](https://example.org).', 'link'],
    ['It is the tallest tower.[^1]\n\n[^1]: Survey of 2019.', 'link'],
    ['It is the tallest tower (Smith 2019).', 'citation'],
    ['It is the tallest tower (see Smith et al., 2019).', 'citation'],
    ['It is the tallest tower [3].', 'citation'],
    ['In 2019 a team at Oxford found the tallest tower.', 'named_source'],
    ['Maria Smith says that it is the tallest tower.', 'named_source'],
    ['According to the World Bank it is the tallest tower.', 'named_source'],
    ['According to the 2023 travel survey it is the tallest tower.', 'named_source'],
    ['Gartner said that it is the tallest tower.', 'named_source'],
    ['NASA estimates that it is the tallest tower.', 'named_source'],
    ['We measured it, and it is the tallest tower.', 'measurement'],
  ])('accepts %j', (text, support) => {
    expect(supportIn(read(text), 0)).toBe(support)
  })

  it.each([
    'It is the tallest tower.',
    'Studies show that it is the tallest tower.',
    'In 2019 it was the tallest tower.',
    'Paris has the tallest tower.',
    'Engineers tested it.',
    'Teachers said that it is the tallest tower.',
    'It is the tallest tower (by far).',
    'There are 3 towers (and 4 of them lean).',
  ])('finds nothing in %j', (text) => {
    expect(supportIn(read(text), 0)).toBeUndefined()
  })
})

describe('hasSupport', () => {
  it('looks at the next sentence of the same block only', () => {
    expect(hasSupport(read('It is the tallest. See [the list](l.md).'), 0)).toBe(true)
    expect(hasSupport(read('It is the tallest.\n\nSee [the list](l.md).'), 0)).toBe(false)
    expect(hasSupport(read('It is the tallest. It leans. See [the list](l.md).'), 0)).toBe(false)
  })

  it('takes a list after a colon as support', () => {
    expect(hasSupport(read('It is the tallest:\n\n- [the list](l.md)'), 0)).toBe(true)
  })
})

describe('lacksSupport', () => {
  it('asks nothing of a question', () => {
    expect(lacksSupport({ first: 0 }, read('Is it the tallest?'))).toBe(false)
    expect(lacksSupport({ first: 0 }, read('It is the tallest.'))).toBe(true)
  })

  it('stays linear in one endless sentence', () => {
    const text = `${'best '.repeat(50_000)}.`
    const document = read(text)
    for (let word = 0; word < document.words.count; word += 10) {
      expect(lacksSupport({ first: word }, document)).toBe(true)
    }
  })

  it('asks nothing of a claim that is negated', () => {
    expect(lacksSupport({ first: 3 }, read('It is not proven.'))).toBe(false)
  })
})
