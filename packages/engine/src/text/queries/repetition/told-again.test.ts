import { describe, expect, it } from 'vitest'
import type { Document } from '../../document/document.ts'
import { createVocabulary } from '../../document/vocabulary.ts'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { sharedContent, toldAgain } from './told-again.ts'

const vocabulary = createVocabulary([], [])
const read = (text: string): Document =>
  createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)

const ships = 'Large ships enter the northern harbour only during spring tides.'
const other = 'During spring tides only, large ships enter the northern harbour.'
/** Thirty words of content and more, none of them said before. */
const between =
  'Pilots meet every captain at the lighthouse, check papers, weigh cargo, and collect a fee that pays for lamps, buoys, ropes and dredging along that narrow channel. Fishermen mend nets on a quay, sell herring, mackerel and crabs, drink beer, smoke pipes, sing, whistle, quarrel and sleep.'

describe('what is told again', () => {
  it('is found across blocks, in other words of the same stems', () => {
    const document = read(`${ships}\n\n${between}\n\n${other}`)
    const { earlier } = toldAgain(document)
    expect(Array.from(earlier)).toEqual([-1, -1, -1, 0])
    expect(sharedContent(document, 3, 0)).toEqual({ own: 7, earlier: 7, shared: 7 })
  })

  it('is not what goes on at once, nor what a block says twice', () => {
    expect(Array.from(toldAgain(read(`${ships}\n\n${other}`)).earlier)).toEqual([-1, -1])
    const block = read(`${ships} ${between} ${other}`)
    expect(Array.from(toldAgain(block).earlier)).toEqual([-1, -1, -1, -1])
  })

  it('is not looked for in headings and quotations', () => {
    for (const again of [`## ${other}`, `> ${other}`]) {
      expect(toldAgain(read(`${ships}\n\n${between}\n\n${again}`)).earlier.at(-1)).toBe(-1)
    }
  })

  it('marks words of content that a reader still has in mind, and no others', () => {
    const document = read(`${ships}\n\nThese ships carry salt.`)
    const { known } = toldAgain(document)
    const marked = Array.from(known.keys()).filter((word) => known[word] === 1)
    expect(marked.map((word) => document.textOf(word, word))).toEqual(['ships'])
    const far = read(`${ships}\n\n${`${between}\n\n`.repeat(8)}These ships carry salt.`)
    expect(toldAgain(far).known.at(-3)).toBe(0)
  })

  it('takes time in proportion to the length', () => {
    const best = (times: number): number => {
      const document = read(`${ships} ${other}\n\n`.repeat(times))
      const runs = Array.from({ length: 4 }, () => {
        const start = performance.now()
        toldAgain(document)
        return performance.now() - start
      })
      return Math.min(...runs)
    }
    best(500)
    // Ten times the length; in proportion to its square it would be a hundred times the time.
    expect(best(8000)).toBeLessThan(40 * Math.max(1, best(800)))
  })
})
