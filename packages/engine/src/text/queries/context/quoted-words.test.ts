import { describe, expect, it } from 'vitest'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { compileRules } from '../../rule-engine/compile-rules.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { isInQuotation } from './quoted-words.ts'

const { vocabulary } = compileRules([], [])

/** The words that are in a quotation, in their order. */
function quotedIn(text: string): string {
  const document = createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)
  const words: string[] = []
  for (let word = 0; word < document.words.count; word++) {
    if (isInQuotation(document, word)) words.push(document.textOf(word, word))
  }
  return words.join(' ')
}

describe('isInQuotation', () => {
  it.each([
    ['reads straight marks', 'She said "it rains here" and left.', 'it rains here'],
    ['reads curly marks', 'She said “it rains here” and left.', 'it rains here'],
    ['reads two quotations', '"Yes," he said, "we do." They did.', 'Yes we do'],
    ['goes over emphasis', 'He wrote "**all** of it" there.', 'all of it'],
    [
      'goes on to the end of a paragraph of speech',
      '“It rains.\n\n“It pours.”',
      'It rains It pours',
    ],
    ['leaves a stray mark alone', 'The board is 9" wide and grey.', ''],
    ['leaves a mark that is never closed', 'He took the “best of it and went.', ''],
    ['leaves apostrophes alone', "The dogs' bowl is the cat's now.", ''],
  ])('%s', (_name, text, quoted) => {
    expect(quotedIn(text)).toBe(quoted)
  })
})
