import { describe, expect, it } from 'vitest'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { isOpen, ROLE, roleOf, tellsNames } from './word-roles.ts'

const { vocabulary } = textEngine().compiled
const letters = ['w', 'f', 'C']

function read(text: string) {
  return createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker).words
}

/** A letter for the role of each word: content word, frame, concrete. */
function rolesOf(text: string): string {
  const words = read(text)
  const tells = tellsNames(words, 0, words.count)
  return Array.from(
    { length: words.count },
    (_, word) => letters[roleOf(words, word, word === 0, tells)],
  ).join('')
}

describe('the roles of words', () => {
  it.each([
    ['The team met Anna in Berlin.', 'fwwCfC'],
    ['It took 37 minutes at 12:30.', 'wwCCfC'],
    ['They run `npm ci` on Tuesday with version v2.', 'wwCfCwwC'],
    ['We wrote of twelve pages in March 1998.', 'wwfCwfCC'],
    // “May” is a month and “Will” a name, “may” and “will” are none.
    ['We will meet Will.', 'wwwC'],
    ['May we leave?', 'www'],
    ['It may break on 3 May again.', 'wwwfCCw'],
    // A known first word is no name, an unknown one is.
    ['Lovely bread helps.', 'www'],
    ['Kettlewell helps people.', 'Cww'],
    // In a headline capitals tell nothing; numbers still do.
    ['The Lovely Bread Of Kyoto 1998', 'fwwfwC'],
    // A word of a lexicon is no name, whatever its capital.
    ['They said that We never Always win.', 'wwwwwww'],
  ])('of “%s” are %s', (text, roles) => {
    expect(rolesOf(text)).toBe(roles)
  })

  it.each([
    ['Lovely bread.', true],
    ['THE BREAD OF KYOTO', false],
    // No concrete word, word of grammar or short word tells.
    ['In Two minutes via a big bus', false],
    ['In Two minutes via a bigger Bus', true],
  ])('tell names in “%s”: %s', (text, tells) => {
    const words = read(text)
    expect(tellsNames(words, 0, words.count)).toBe(tells)
  })

  it('are open where the letters may be those of any word', () => {
    const words = read('They met Anna on Tuesday, 3 May, at v2 of `x`.')
    const open = Array.from({ length: words.count }, (_, word) => word).filter(
      (word) =>
        isOpen(words.flags[word]) && roleOf(words, word, word === 0, true) === ROLE.concrete,
    )
    const texts = open.map((word) => words.ends[word] - words.starts[word])
    expect(texts).toEqual([4, 7, 3, 2])
  })
})
